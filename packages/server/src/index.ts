// The door of the server: start one, or keep games without one.

export { engineGames } from './games/engine-games.ts';
export {
  GameKeeper,
  type GameSummary,
  type KeeperOptions,
  type NewGameTicket,
} from './games/keeper.ts';
export type { OpenGame } from './games/open-game.ts';
export { GameProblem, StartError } from './problems.ts';
export type { RunningServer, ServerOptions } from './server.ts';
export { dataFolderOf, type Environment, type Settings, settingsOf } from './settings.ts';
export { startServer } from './start-server.ts';
export { backUp, restoreBackup } from './storage/backup.ts';
