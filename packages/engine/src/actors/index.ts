// Actors: heroes and monsters, what they are and how the rules see them.

export { type Ability, healingPotionIn } from './abilities.ts';
export { type BlowTouch, paralysedFor, touchOf } from './blow-effects.ts';
export {
  CONDITIONS,
  type Condition,
  Conditions,
  type ConditionsState,
  HELPLESS_REASONS,
  type HelplessReason,
} from './conditions.ts';
export { Creature, type CreatureState } from './creature.ts';
export {
  type FoeFacts,
  flagsOf,
  heroFacts,
  knownFacts,
  knownHeroFacts,
  trueFacts,
} from './foe-facts.ts';
export { sorceryTarget, struckView, targetView } from './foe-views.ts';
export { gainExperience, HIGHEST_LEVEL, type LevelGain } from './growth.ts';
export { type ChargingBegun, HeroSheet, type HeroSheetState } from './hero-sheet.ts';
export {
  attackerView,
  attemptView,
  burdenOf,
  chanceView,
  HeroPace,
  type InHand,
  type KnownSpell,
  knownSpell,
  speedView,
} from './hero-views.ts';
export { hitDice } from './hit-dice.ts';
export {
  HUNGER_STATES,
  type Hunger,
  hungerOf,
  type Meal,
  starvesBelow,
  swallow,
} from './hunger.ts';
export { knownHitPoints } from './known-creature.ts';
export { madeDice } from './made-charges.ts';
export { type HeroPlan, makeHero, type NewHero } from './make-hero.ts';
export { meleeSkill } from './martial-arts.ts';
export {
  type AbilityMoment,
  decide,
  emptyMindView,
  type Intention,
  type MindView,
  WAY,
} from './minds/index.ts';
export {
  ammunitionView,
  firedBy,
  missileView,
  shooterView,
  throwerView,
} from './missile-views.ts';
export { monsterTraits } from './monster-traits.ts';
export {
  carriesAmulet,
  changeAttribute,
  feelOutfit,
  refit,
  unprotectedArmour,
  wear,
  wears,
  wornAt,
} from './outfit.ts';
export { energyBack, hitPointsBack, type RegenerationView } from './regeneration.ts';
export { ringKind, ringOn, ringShows, ringsAsKnown } from './rings.ts';
export { type FormerCreature, Roster } from './roster.ts';
export {
  type Enhancement,
  enhance,
  type SkillStanding,
  skillOf,
  standings,
  train,
  weaponSkill,
} from './skills.ts';
export { sorcererView } from './sorcery-views.ts';
export {
  castBy,
  chooseKind,
  groupSize,
  makeMonster,
  type SpawnEntry,
  type SpawnView,
  spawnTable,
} from './spawn.ts';
export { graceInEnergy, type SpellPrice, spellPrice } from './spell-price.ts';
export { isBookOfNone, plainSpellTerms, type SpellTerms, spellTerms } from './spell-terms.ts';
export { drawSpells } from './starting-spells.ts';
export { stumbledDirection } from './stumbling.ts';
export { escapeScrollIn, strikingWandIn } from './usables.ts';
export { footingOf, mayEnter, Ways } from './ways.ts';
export { wornPowers, wornThings } from './worn-powers.ts';
