// Game: commands in, events out.

export { COMMAND_FIELDS, COMMAND_KINDS, type Command } from './actions/commands.ts';
export {
  beatsOf,
  type MissilePlan,
  planShot,
  planThrow,
} from './actions/missiles/missile-plans.ts';
export { slideOf } from './actions/walking/step-over.ts';
export { type ArenaPlan, arenaGame, MOST_FOES } from './assembly/arena-game.ts';
export { lessonGame } from './assembly/lesson-game.ts';
export { newGame } from './assembly/new-game.ts';
export { joinerOf } from './assembly/new-seat.ts';
export { trialGame } from './assembly/trial-game.ts';
export { bonesLeft, risenAs } from './body/bones/leave-bones.ts';
export { isInNeed, turnsToHelp } from './body/faith/call-for-help.ts';
export { heal } from './body/harm.ts';
export { lavaBurn } from './body/lava.ts';
export {
  branchBelow,
  type DungeonPlan,
  dangerOf,
  dealDungeon,
  keyAbove,
  keysOf,
  leadsDown,
} from './dungeon/branches/dungeon-plan.ts';
export { branchOf } from './dungeon/branches/level-keys.ts';
export { Fixture } from './dungeon/fixture.ts';
export { obstacleOf } from './dungeon/fixtures.ts';
export type { Level } from './dungeon/level.ts';
export { makeLevel } from './dungeon/make-level.ts';
export { putFixture } from './fixtures/change-fixture.ts';
export {
  dipOf,
  driesUp,
  drinkAt,
  sinkDrinkAt,
  sinkKick,
  sitOn,
  throneVanishes,
} from './fixtures/features/feature-rules.ts';
export { catches, statueWakes } from './fixtures/traps/trap-rules.ts';
export { trapVictim } from './fixtures/traps/trap-victim.ts';
export { isForm } from './forms/take-form.ts';
export { cancelPack } from './items/cancel-thing.ts';
export { curseBout, curseView } from './items/handled/curse-bout.ts';
export { isPrecious } from './items/handled/precious.ts';
export { receive } from './items/handled/receive.ts';
export { hitThing } from './items/hit-things.ts';
export { destroyingElement } from './items/item-loss.ts';
export { thingNameOf } from './items/learn-kind.ts';
export { type KnownCharge, knownCharge } from './knowledge/charges/known-charge.ts';
export { type KnownCatch, knownCatch } from './knowledge/companions/known-catch.ts';
export {
  BLOWS,
  knownAnswer,
  type ToldPassive,
} from './knowledge/companions/known-passive.ts';
export { type KnownRide, knownRide } from './knowledge/companions/known-ride.ts';
export { knownDeed } from './knowledge/deeds/known-deed.ts';
export { type KnownFighter, knownFighters } from './knowledge/fight/known-fighters.ts';
export { type KnownGrowth, knownGrowth } from './knowledge/fight/known-growth.ts';
export { type KnownLife, type KnownLives, knownLives } from './knowledge/fight/known-lives.ts';
export { knownLosses } from './knowledge/fight/known-losses.ts';
export {
  type KnownMending,
  knownMending,
  knownMendingOf,
  type TurnsAhead,
  turnsAhead,
} from './knowledge/fight/known-mending.ts';
export { type KnownPlace, knownPlaceOn } from './knowledge/ground/known-place.ts';
export {
  isGuess,
  type KnownCast,
  type KnownCreature,
  knownCast,
  knownCreatures,
  knownGround,
  knownSelf,
  knownSpellPort,
} from './knowledge/known.ts';
export { type KnownBearers, knownBearers } from './knowledge/known-bearers.ts';
export { type KnownBlows, knownBlows, type LikelyBlows } from './knowledge/known-blows.ts';
export {
  type KnownBuilding,
  type KnownWall,
  knownBuilding,
  knownWall,
} from './knowledge/known-building.ts';
export { possibleKinds } from './knowledge/known-condition.ts';
export { paysForDrawn, type SpentPools } from './knowledge/known-drawn.ts';
export { type KnownFaith, knownFaith } from './knowledge/known-faith.ts';
export { type KnownFoe, type KnownKind, knownFoe, knownKinds } from './knowledge/known-foe.ts';
export { knownLacks } from './knowledge/known-lacks.ts';
export { knownCarried, knownLying, knownPiles } from './knowledge/known-lying.ts';
export { knownMatter } from './knowledge/known-matter.ts';
export { type KnownMissile, knownMissile } from './knowledge/known-missiles.ts';
export { type KnownSides, knownSides } from './knowledge/known-sides.ts';
export { knownSpellThings } from './knowledge/known-things.ts';
export { type KnownTrap, knownTrapOn, runeOrder } from './knowledge/known-trap.ts';
export { knownBeyond } from './knowledge/known-ways.ts';
export { knownAttackers, type LikelyAttacker, wearsUnknownRing } from './knowledge/known-weapon.ts';
export { type KnownZap, knownZap, zapObstacle } from './knowledge/known-zap.ts';
export { type LikelyMissile, likelyMissiles } from './knowledge/likely-missiles.ts';
export { mysteriesAtHand } from './knowledge/mysteries.ts';
export { type KnownBreaking, knownBreaking } from './knowledge/tools/known-breaking.ts';
export { type KnownChange, knownChange } from './knowledge/tools/known-change.ts';
export { knownDigging } from './knowledge/tools/known-digging.ts';
export { type KnownFormPower, knownFormPower } from './knowledge/tools/known-form-power.ts';
export { type KnownKick, knownKick } from './knowledge/tools/known-kick.ts';
export { type KnownMeal, knownMeal, type LikelyBite } from './knowledge/tools/known-meal.ts';
export { knownToolOutcomes } from './knowledge/tools/known-tool.ts';
export { type TypicalFoe, typicalFoe } from './knowledge/typical-foe.ts';
export { struckBackWith } from './monsters/hit-back.ts';
export { blowView } from './monsters/monster-weapon.ts';
export { directionTo, likelyDirections } from './movement/reeling.ts';
export { checkCommand, performCommand } from './perform.ts';
export { POWERS } from './powers/index.ts';
export { loadContent, mountBeside, surveyContent } from './powers/load-content.ts';
export { chargeThing } from './powers/things/charge-thing.ts';
export {
  type Answer,
  type AnswerKind,
  type AnswerValues,
  LONGEST_ANSWER,
} from './protocol/answers.ts';
export type { AskedChoice, Asking, AskingOf } from './protocol/asking.ts';
export { type Bones, MOST_BONES } from './protocol/bones/bones.ts';
export type { ChargingEventKind } from './protocol/charging-events.ts';
export {
  type CommandField,
  type Direction,
  FIELD_RANGES,
  LONGEST_WORD,
  type Refusal,
  type RefusalReason,
} from './protocol/commands.ts';
export type { CompanionEventKind } from './protocol/companions/companion-events.ts';
export type { PartyMember, PartyPart, PartyStanding } from './protocol/companions/party-view.ts';
export type { PetView, SteedView } from './protocol/companions/pet-view.ts';
export { isWorldOrder, type WorldOrder } from './protocol/companions/world-orders.ts';
export type {
  EventKind,
  GameEvent,
  GameEventOf,
} from './protocol/events.ts';
export type { FaithEventKind } from './protocol/faith/faith-events.ts';
export type { GodOffer, GodView, PrayerView } from './protocol/faith/god-view.ts';
export type { FeatureEventKind } from './protocol/feature-events.ts';
export type { FixtureEventKind } from './protocol/fixture-events.ts';
export type { ForceEventKind } from './protocol/force-events.ts';
export type { ContagionView, IllnessView } from './protocol/force-view.ts';
export type { FormEventKind } from './protocol/forms/form-events.ts';
export type { FormView } from './protocol/forms/form-view.ts';
export type { HitEventKind } from './protocol/hit-events.ts';
export type { InsightEventKind } from './protocol/insight-events.ts';
export type { ItemUse, LearningView } from './protocol/item-use.ts';
export type { ListEventKind } from './protocol/monsters/list-events.ts';
export {
  LONGEST_NOTE,
  type Note,
  type OwnWords,
  WISHES,
  type Wish,
} from './protocol/own/own-words.ts';
export {
  type Companion,
  FIRST_PETS,
  type FirstPet,
  MOST_SEATS,
  type NewGame,
  type Performed,
} from './protocol/performed.ts';
export type { QuestionEventKind } from './protocol/question-events.ts';
export type {
  Conduct,
  ConductBreach,
  ConductView,
} from './protocol/results/conducts.ts';
export {
  HALL_BEGINNING,
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
} from './protocol/results/hall.ts';
export {
  type Milestone,
  type MilestoneKind,
  type MilestoneMark,
  milestoneMark,
  milestonesBetween,
} from './protocol/results/milestones.ts';
export type { ShopEventKind } from './protocol/shop-events.ts';
export type { SideEventKind } from './protocol/sides/side-events.ts';
export type { SpellEventKind } from './protocol/spell-events.ts';
export type { FixtureUse } from './protocol/thing-part.ts';
export { checkCastArguments } from './protocol/told/given-arguments.ts';
export type { ToldEventKind } from './protocol/told/told-events.ts';
export type { WayEventKind } from './protocol/told/way-events.ts';
export type { BoxEventKind } from './protocol/tools/box-events.ts';
export type { DeedOutcome } from './protocol/tools/deed-outcome.ts';
export type { DeedName } from './protocol/tools/deeds.ts';
export type { FleshEventKind } from './protocol/tools/flesh-events.ts';
export type { KickOutcome } from './protocol/tools/kick-outcome.ts';
export type { ToolEventKind } from './protocol/tools/tool-events.ts';
export type { LikelyToolOutcome, ToolOutcome } from './protocol/tools/tool-outcome.ts';
export {
  type ArmsView,
  type DiscoveryView,
  type Ending,
  type GameView,
  type HeroView,
  type ItemView,
  type LoadView,
  type MapView,
  type NextMover,
  type PendingView,
  type ShopView,
  type SkillView,
  type SpellAffinity,
  type SpellMenuView,
  type SpellPathView,
  type SpellView,
  TERRAIN_CODES,
  type TerrainName,
  type ThingLook,
  type ThingName,
  type ThingView,
  type UnderfootView,
} from './protocol/view.ts';
export { type MigrationStep, migrate } from './saves/migrations.ts';
export {
  areOtherStates,
  beginningOfSave,
  hashGame,
  isComparableHash,
  isStateHash,
  migrateSave,
  presentSave,
  restoreGame,
  SAVE_VERSION,
  type SavedGame,
  saveGame,
} from './saves/save.ts';
export { savedFlaw } from './saves/saved-flaw.ts';
export { splitWhenStruck } from './sides/splitting.ts';
export {
  castFreely,
  type FreeCast,
  Stage,
  type StageCreature,
  type StageHero,
  type StagePlan,
} from './stage.ts';
export { altarOn, godOfAltar } from './state/altars.ts';
export { isAway, isUp } from './state/company.ts';
export { EventLog } from './state/event-log.ts';
export { godOfKind } from './state/faith.ts';
export type { DrawKind, DrawListener, HeardDraw } from './state/heard/draw.ts';
export { listenToDraws } from './state/heard/hearing.ts';
export { ruleAbout } from './state/own/own-words.ts';
export type { GameState } from './state/state.ts';
export { trueFactsOf } from './state/true-facts.ts';
export { TICKS_PER_TURN } from './state/world.ts';
export { armsPart } from './views/arms-view.ts';
export { performedFor } from './views/events-for.ts';
export { formView } from './views/form-view.ts';
export { godOffer } from './views/god-views.ts';
export { rememberedName } from './views/item-views.ts';
export { heroPathViews } from './views/path-views.ts';
export {
  checkWorldOrder,
  type Order,
  type OrderResult,
  performOrder,
  type SeatedOrder,
} from './world-orders.ts';
