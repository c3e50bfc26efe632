// The door of the server: start one, or keep games without one.

export { announce } from './announce.ts';
export { engineGames } from './games/engine-games.ts';
export type { PackOffer } from './games/game-maker.ts';
export { GameKeeper } from './games/keeper.ts';
export type { KeeperOptions } from './games/keeper-options.ts';
export type { OpenGame } from './games/open-game.ts';
export type { GameSummary } from './games/summary.ts';
export type { NewGameTicket } from './games/tickets.ts';
export { sharedOf } from './hosts/shared-settings.ts';
export { modsFolderOf, type OfferedPack, offeredPacks } from './packs/offered-packs.ts';
export { readPackFolder } from './packs/pack-folder.ts';
export { openOperator } from './people/operator.ts';
export { GameProblem, StartError } from './problems.ts';
export type { RunningServer, ServerOptions } from './server.ts';
export { dataFolderOf, type Environment, type Settings, settingsOf } from './settings.ts';
export { startServer } from './start-server.ts';
export { backUpGames, restoreGames } from './storage/backup-place.ts';
