// Objects: archetypes, the items made from them, and their file formats.

export { type Archetype, factOf, TYPE, textOf } from './archetype.ts';
export { BOX, hasLock, isBoxTrapped, isLocked } from './boxes.ts';
export { DEEPEST_INVENTORY, MOST_CONTENTS, OWN_TEXTS } from './carried/bounds.ts';
export {
  BARE,
  type Carried,
  type Equipment,
  putOn,
  slotOf,
  takeOff,
  type WearRefusal,
  type WearResult,
  without,
} from './carried/equipment.ts';
export {
  type Addition,
  type AddOptions,
  Inventory,
  type InventoryState,
  LETTERS,
} from './carried/inventory.ts';
export { canJoin, joinPiles, splitPile, type ThingKnowledge, weightOf } from './carried/pile.ts';
export {
  ARMOUR_SLOTS,
  type ArmourFacts,
  armourFacts,
  EQUIPMENT_SLOTS,
  type EquipmentSlot,
  isArmourSlot,
  isTwoHanded,
  type LauncherFacts,
  launcherFacts,
  type WearKind,
  wearKindOf,
} from './carried/wearing.ts';
export {
  carrierKindOf,
  isCarrierKind,
  isDust,
  isFilled,
  kindOf,
  kindWith,
} from './carriers/carrier-kind.ts';
export { drawCarrier, finishCarrier, settleCarrier } from './carriers/fill-carrier.ts';
export { type FormerKind, formerKinds } from './carriers/former-kinds.ts';
export { kindsIn } from './carriers/kinds-in.ts';
export { spellsFor } from './carriers/list-spells.ts';
export {
  type RodCharge,
  rodChargeAt,
  rodReadyIn,
  rodShotCost,
  setRodEnergy,
} from './carriers/rod-energy.ts';
export { CARRIED_NUMBERS } from './checks/check-fields.ts';
export { SCHOOLS } from './checks/field-rules.ts';
export type { PowerWords, WordChoice } from './checks/power-words.ts';
export {
  BEATITUDES,
  type Beatitude,
  beatitudeOf,
  type Charges,
  chargesOf,
  classOf,
  type Enchantments,
  enchantmentsOf,
  gainCharges,
  type ItemClass,
  setBeatitude,
  setCharges,
  setEnchantments,
} from './condition.ts';
export {
  Content,
  type ContentFile,
  type ContentSurvey,
  loadContent,
  mountBeside,
  surveyContent,
} from './content.ts';
export { ReadKeys, recordedContent, recordTranslation } from './coverage/recorded-content.ts';
export { thingKind } from './coverage/thing-kinds.ts';
export { FIXTURE_TYPES, isFixture } from './fixture-types.ts';
export * from './formats/index.ts';
export { GameObject, type GameObjectState } from './game-object.ts';
export {
  type Condition,
  drawCondition,
  type GenerationView,
  generationView,
} from './generation/draw-condition.ts';
export {
  type DrawnEgo,
  drawEgo,
  drawEgoOf,
  egosFor,
} from './generation/draw-ego.ts';
export { likelyEgos } from './generation/likely-ego.ts';
export { type KindWish, makeOfKind } from './generation/make-kind.ts';
export {
  applyEgo,
  makeTreasure,
  type TreasureWish,
} from './generation/make-treasure.ts';
export {
  type God,
  godCalled,
  godFacts,
  isGod,
  namesIn,
  ownsRace,
  type Sending,
  sentBy,
  slaysAny,
  slaysRace,
} from './gods/god.ts';
export type { HueAlias, PaletteHue } from './hues.ts';
export {
  DILUTED,
  GOD_GIVEN,
  GREASED,
  isDamned,
  isDiluted,
  isGodGiven,
  isGreased,
  isProofed,
  setProofed,
} from './item-states.ts';
export { dealAppearances } from './knowledge/appearances.ts';
export type { FeltBlow } from './knowledge/arms-lore.ts';
export type { Bestiary, FoeWord } from './knowledge/bestiary.ts';
export {
  type ChargeDisplay,
  type ChargeDisplayView,
  chargeDisplay,
} from './knowledge/charge-display.ts';
export {
  type ChargeNote,
  MOST_NOTES,
  NOTE_WORDS,
  type NotedSource,
} from './knowledge/charge-notes.ts';
export { type Discovery, discoveries } from './knowledge/discoveries.ts';
export {
  carrierPrior,
  type LikelyKind,
  likelyKinds,
  likelyValues,
  type Origins,
} from './knowledge/known-carrier.ts';
export { conditionOf, type KnownThing, knownFrom, knownThing } from './knowledge/known-view.ts';
export {
  ALL_KNOWN,
  KNOWN_PARTS,
  type KnownPart,
  LONGEST_GIVEN_NAME,
  Lore,
  type LoreState,
  MOST_KNOWN,
} from './knowledge/lore.ts';
export { isMagical } from './knowledge/magical.ts';
export {
  isCallable,
  lookOf,
  type NameOptions,
  type NameParts,
  nameOf,
  nameOfKind,
  type OwnName,
  ownNameOf,
  seenAs,
} from './knowledge/name-of.ts';
export {
  MOST_PRICES,
  type PossibleValues,
  type PriceNote,
  tellsPrice,
} from './knowledge/price-notes.ts';
export {
  type AroundKind,
  aroundKind,
  aThing,
  nounOf,
  thingName,
  thingNameAround,
  uncountedName,
} from './knowledge/thing-name.ts';
export { makeContent, makeObject } from './make.ts';
export {
  BODY_SIZES,
  type BodySize,
  type BodyTrait,
  COMPANIES,
  type Company,
  DOOR_WAYS,
  type DoorWay,
  GAITS,
  type Gait,
  PASSIVE_WORDS,
  type PassiveWord,
} from './monster-words.ts';
export {
  type FightPattern,
  fightPattern,
  type RoamPattern,
  roamPattern,
} from './movement-patterns.ts';
export {
  checkPackName,
  type Pack,
  packNameOf,
  packOf,
  writtenName,
} from './packs/pack.ts';
export type {
  PackClash,
  PackKind,
  PackReport,
  PassedOverFact,
  UncastableSpell,
} from './packs/pack-report.ts';
export { type SentPacks, sentPacks, withSentPacks } from './packs/sent-packs.ts';
export { type Translated, translate } from './packs/translate.ts';
export {
  type DrawingPlan,
  drawingPlan,
  holds,
  isDrawing,
  type Legend,
} from './places/drawing-plan.ts';
export {
  ARRIVAL,
  type PlaceName,
  type PlacePlan,
  placePlan,
} from './places/place-plan.ts';
export { powerProblems } from './powers/check-powers.ts';
export { type EgoFacts, egoTargetOf } from './powers/ego-kinds.ts';
export { hasPaths, pathsOf } from './powers/paths.ts';
export {
  BONUS_TARGETS,
  type BonusTarget,
  bonusFor,
  hasProperty,
  ITEM_PROPERTIES,
  isArtifact,
  kindResists,
  knownPowers,
  RESIST_KEYS,
  resistsOf,
  slaysOf,
  slaysUnder,
} from './powers/powers.ts';
export { ruleKindOf } from './rule-kind.ts';
export { type ArchetypePart, ONE_SQUARE, Shape } from './shape.ts';
export { lineOf, lineWithin } from './source-lines.ts';
export {
  LAST_CROSSFIRE_SUBTYPE,
  SPELL_SUBTYPES,
  type SpellSubtypeEntry,
  subtypeName,
} from './spell-subtypes.ts';
export { isOpenTrap, leadsBelow, type TrapEffect, trapEffect } from './trap-effects.ts';
export { drawTreasure, type TreasureOrder, type TreasureView } from './treasure/draw-treasure.ts';
export { TreasureBook, type TreasureKind } from './treasure/treasure-book.ts';
export { isVain } from './vain-spell.ts';
export {
  type Appearance,
  aboutOf,
  aboutThing,
  appearanceOf,
  type CreatureBlow,
  type CreatureFacts,
  creatureFacts,
  isUnseen,
  type SpellFacts,
  spellFacts,
  type WeaponFacts,
  weaponFacts,
  wordsIn,
} from './views.ts';
export { wallFacing } from './wall-names.ts';
