// Game: commands in, events out.

export type { ChargingEventKind } from './charging-events.ts';
export {
  COMMAND_FIELDS,
  COMMAND_KINDS,
  type Command,
  type Direction,
  FIELD_RANGES,
  LONGEST_WORD,
  type Refusal,
  type RefusalReason,
} from './commands.ts';
export { EventLog } from './event-log.ts';
export { EVENT_FIELDS, type EventKind, type GameEvent, type GameEventOf } from './events.ts';
export { performedFor } from './events-for.ts';
export {
  HALL_BEGINNING,
  HALL_MARKS,
  HALL_ORDERS,
  HALL_RANKINGS,
  type HallEntry,
  type HallLine,
  type HallMark,
  type HallOrder,
  type HallPage,
  type HallQuestion,
  type HallRanking,
  type HallStart,
  hallEntry,
  hallPage,
  MOST_HALL_LINES,
} from './hall.ts';
export {
  isGuess,
  type KnownCast,
  type KnownCreature,
  knownCast,
  knownCreatures,
  knownGround,
  knownSelf,
  knownSorcery,
} from './known.ts';
export { type KnownBlows, knownBlows, type LikelyBlows } from './known-blows.ts';
export { type KnownCharge, knownCharge } from './known-charge.ts';
export { type KnownFoe, type KnownKind, knownFoe, knownKinds } from './known-foe.ts';
export { knownMissile } from './known-missiles.ts';
export { knownAttackers, type LikelyAttacker, wearsUnknownRing } from './known-weapon.ts';
export { type KnownZap, knownZap } from './known-zap.ts';
export { thingNameOf } from './learn-kind.ts';
export { type LikelyPlan, likelyPlans } from './likely-missiles.ts';
export { type MigrationStep, migrate } from './migrations.ts';
export { checkNewGame, newGame } from './new-game.ts';
export { checkCommand, performCommand } from './perform.ts';
export type { NewGame, Performed } from './performed.ts';
export {
  areOtherStates,
  beginningOfSave,
  hashGame,
  isComparableHash,
  isStateHash,
  migrateSave,
  restoreGame,
  SAVE_VERSION,
  type SavedGame,
  saveGame,
} from './save.ts';
export { savedFlaw } from './saved-flaw.ts';
export type { GameState } from './state.ts';
export { trialGame } from './trial-game.ts';
export { type TypicalFoe, typicalFoe } from './typical-foe.ts';
export {
  type DiscoveryView,
  type Ending,
  type GameView,
  type HeroView,
  type ItemUse,
  type ItemView,
  type LoadView,
  type MapView,
  type NextMover,
  type SkillView,
  type SpellMenuView,
  type SpellView,
  TERRAIN_LETTERS,
  type TerrainName,
  type ThingLook,
  type ThingName,
  type ThingView,
  type UnderfootView,
} from './view.ts';
