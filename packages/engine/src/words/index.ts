// Words: events, facts, refusals and endings into prose, one place for every face.

export {
  capitalised,
  listOf,
  matchesWords,
  pluralOf,
  withArticle,
  withThe,
} from '../english/index.ts';
export { tellBrought, tellBroughtTurns, tellEffect } from './brought.ts';
export { type Sureness, tellCertainty } from './certainty.ts';
export { tellChanceChange } from './chance-changes.ts';
export { COMMAND_HELP } from './command-help.ts';
export { PET_CHOICES, petWish, untoldPet } from './companions/first-pets.ts';
export { squareLines, tellRideOutcome } from './companions/pet-lines.ts';
export {
  NO_BLOW_FELT,
  tellAbilities,
  tellArms,
  tellBlow,
  tellList,
  tellListDamage,
  tellPassive,
  UNFELT_BLOWS,
  UNTOLD_EFFECT,
} from './dangers.ts';
export { type Names, tellEvent } from './events.ts';
export { everyReason, explainNotes, sectionsOf } from './facts/explain.ts';
export { tellFact } from './facts/facts.ts';
export { EXPLAINING_SECTIONS } from './facts/sections.ts';
export {
  tellBones,
  tellCallDoubt,
  tellDeath,
  tellFirstGodDoubt,
  tellGod,
  tellGodOffer,
  tellPrayerDoubt,
} from './faith/god-lines.ts';
export {
  type ComparedRow,
  comparisonRows,
  kindLines,
  kindsText,
  type NumberWords,
  recallLines,
} from './fight-lines.ts';
export {
  BUILD_FLAW_WORDS,
  type RaisedFacts,
  tellFalling,
  tellRaised,
  tellRemoving,
} from './fixtures/built.ts';
export { trapLines } from './fixtures/trap-lines.ts';
export { tellForbidden, tellForm } from './forms/form-lines.ts';
export { helpLines, tellVerdict } from './hero/advice.ts';
export { tellNoEnemy } from './hero/nobody-seen.ts';
export { heroNameFor } from './hero/offered-name.ts';
export { tellRank, tellRanks } from './hero/rank-lines.ts';
export {
  type PageSection,
  sheetSections,
  tellHamperedSpell,
  tellHinderingArmour,
  tellWoundedLegs,
} from './hero/sheet-lines.ts';
export {
  riskOf,
  survivalIn,
  type ToldRisk,
  type ToldSurvival,
  tellDoubt,
  tellFallDoubt,
  tellInscriptionDoubt,
  tellMovesAhead,
  tellRisen,
  tellSurvival,
  tellTheftDoubt,
  tellUnansweredDoubt,
} from './hero/survival.ts';
export { tellHitEffects } from './hit-effects.ts';
export { tellHitSquares } from './hit-squares.ts';
export { tellDarkness } from './insight/insight-events.ts';
export { itemSections } from './items/item-page.ts';
export { tellMayBe, tellWorth } from './items/item-worth.ts';
export { kindWords } from './items/kind-words.ts';
export {
  tellNumbers,
  tellQualities,
} from './items/qualities.ts';
export { tellCarriedEnd, tellPileEnd } from './items/thing-ends.ts';
export {
  type Cause,
  type Causes,
  causeLines,
  causesAfter,
  tellCause,
} from './lasting/causes.ts';
export { tellChain } from './lasting/chain-lines.ts';
export type { ConditionHelp } from './lasting/condition-help.ts';
export { forceLines, type Lasting, lastingOn, tellLasting } from './lasting/lasting.ts';
export { tellLearning } from './learning.ts';
export { MENU_ORDER_NAMES, tellRetention, tellSpellLevel } from './menu-words.ts';
export { isLifeLow, type Moment, momentOf } from './moments/moments.ts';
export { type Weight, weightOf } from './moments/weights.ts';
export { tellBearing } from './monsters/bearing.ts';
export { tellDim } from './monsters/dim.ts';
export { tellGamePacks, tellPack } from './packs/pack-words.ts';
export {
  HUE_NAMES,
  type HueLook,
  hueLook,
  isHue,
  isPalette,
  PALETTES,
  type PaletteHelp,
  type PaletteName,
  type Texture,
} from './palettes.ts';
export { pendingWords } from './pending.ts';
export { tellRefusal } from './refusals.ts';
export { tellConduct, tellConducts, tellKeptConducts } from './results/conducts.ts';
export { tellEnding, tellHallEnd, tellHallMarks, tellScore } from './results/ending.ts';
export { tellMilestone } from './results/milestones.ts';
export { tellBill, tellShopping } from './shops/bill.ts';
export { skillName } from './skill-names.ts';
export { PATH_HELP, tellAffinity, tellItemPaths, tellPaths } from './spell-paths.ts';
export {
  lackingPool,
  tellCosts,
  tellLacking,
  tellMoves,
  tellPools,
  tellPrice,
} from './spell-price.ts';
export {
  tellDrain,
  tellDrainRisk,
  tellDrawn,
  tellGift,
  tellNobodyThere,
  tellOvercharge,
  tellOwnCone,
  tellPowerBurst,
  tellShots,
  tellUnknownHold,
} from './spells/release-lines.ts';
export { type KnownSquare, tellMood, tellSquare } from './squares.ts';
export { tellOpening } from './story/opening.ts';
export {
  REELING,
  STEP_REELS,
  tellCatch,
  tellLavaUnder,
  tellMissileMirror,
  tellSpellMirror,
  tellStrikes,
} from './strikes.ts';
export { tellEvents } from './tell-events.ts';
export { tellCures } from './told/cures.ts';
export { tellFuse } from './told/fuse.ts';
export { outcomeLines, tellOffset, tellOutcome } from './told/told-outcomes.ts';
export { placeName, shortPlaceName, tellPlace } from './told/way-events.ts';
export { tellDeedOutcome } from './tools/deed-outcomes.ts';
export { PICKUP_CHOICES, pickupWish } from './tools/first-pickup.ts';
export { tellKickOutcome } from './tools/kick-outcomes.ts';
export { noteLines, tellWish, WISH_HELP } from './tools/own-lines.ts';
export type { PendingWords } from './tools/pending-words.ts';
export { tellToolOutcome } from './tools/tool-outcomes.ts';
