// Actors: heroes and monsters, and their views for the rules.

export { casterView } from './caster-view.ts';
export { type Ability, abilitiesOf, healingPotionIn } from './creature/abilities.ts';
export {
  type CompanionKind,
  type Taste,
  tasteOf,
} from './creature/companions/companion-kind.ts';
export {
  type Grown,
  type GrowthView,
  growUp,
} from './creature/companions/growing.ts';
export {
  fallDamage,
  lameAfterFall,
  type Mounted,
  type MountView,
  mount,
  type SaddleView,
  saddleChance,
  whipProficiency,
} from './creature/companions/mounting.ts';
export {
  type PassiveAttack,
  type PassiveOutcome,
  passiveOf,
  type StruckView,
  suffer,
} from './creature/companions/passive.ts';
export type { PetState, SavedPet } from './creature/companions/pet.ts';
export {
  RIDERS_GAITS,
  type RidersGait,
  type Riding,
} from './creature/companions/riding.ts';
export {
  feeds,
  firstTameness,
  type PetHunger,
  petHunger,
  tamenessAgain,
  tamenessLeft,
  tamenessStruck,
  weakenedBy,
  wildFromHunger,
} from './creature/companions/taming.ts';
export { Creature, type CreatureState } from './creature/creature.ts';
export type { GolemState } from './creature/golem.ts';
export { hitDice } from './creature/hit-dice.ts';
export { knownHitPoints } from './creature/known-creature.ts';
export { MOODS, type Mood, moodBit, moodsOf } from './creature/moods.ts';
export { grownInto, inBodyOf } from './creature/new-body.ts';
export { type FormerCreature, Roster } from './creature/roster.ts';
export {
  FORM_DEEDS,
  type FormDeed,
  type FormObstacle,
  formObstacle,
  wearsArmour,
} from './forms/deeds.ts';
export {
  type BodyObstacle,
  handObstacle,
  type OutfitFate,
  outfitFate,
  rides,
  wearObstacle,
} from './forms/fitting.ts';
export { SIZE_NUMBERS } from './forms/form-load.ts';
export { type FormPower, formPowers } from './forms/form-powers.ts';
export { type FormTraits, formTraits, GRAMS_PER_UNIT } from './forms/form-traits.ts';
export { formView } from './forms/form-view.ts';
export { HeroForm } from './forms/hero-form.ts';
export {
  brandPercent,
  brandsOf,
  flies,
  forceHunger,
  forcePace,
  forceRecovery,
  forceRegeneration,
  keptPace,
} from './hero/force-powers.ts';
export {
  gainExperience,
  HIGHEST_LEVEL,
  type LevelGain,
  levelHitPoints,
} from './hero/growth.ts';
export { HeroSheet, type HeroSheetState } from './hero/hero-sheet.ts';
export {
  attackerView,
  attemptView,
  burdenOf,
  chanceView,
  HeroPace,
  type InHand,
  type KnownSpell,
  knownSpell,
  nerveView,
  ridingSkill,
  speedView,
} from './hero/hero-views.ts';
export {
  HUNGER_STATES,
  type Hunger,
  hungerOf,
  type Meal,
  starvesBelow,
  swallow,
} from './hero/hunger.ts';
export {
  drawHero,
  type HeroPlan,
  heroDrawn,
  makeHero,
  type NewHero,
  rolesGods,
} from './hero/make-hero.ts';
export { meleeSkill, naturalEffects } from './hero/martial-arts.ts';
export {
  ammunitionView,
  equipmentFor,
  firedBy,
  missileView,
  shooterView,
  throwerView,
} from './hero/missile-views.ts';
export { casterLevelOf, castsByObject } from './hero/objects/caster-level.ts';
export { castingChance } from './hero/objects/casting-chance.ts';
export { countPools, poolMaxima, poolsByObject } from './hero/objects/count-pools.ts';
export { objectAttemptView, objectChance } from './hero/objects/object-attempt.ts';
export { studiesByObject, studyObjectView } from './hero/objects/study-view.ts';
export {
  carriedLight,
  carriesAmulet,
  castingOutfit,
  changeAttribute,
  changed,
  feelOutfit,
  refit,
  unprotectedArmour,
  wear,
  wornAt,
} from './hero/outfit.ts';
export { changeRace } from './hero/rebirth.ts';
export {
  energyBack,
  hitPointsBack,
  hitPointsOfTurn,
  type MendingView,
  mendingView,
  type RegenerationView,
} from './hero/regeneration.ts';
export { ringBonus, ringKind, ringOn, ringShows } from './hero/rings.ts';
export {
  type Enhancement,
  enhance,
  type SkillStanding,
  skillOf,
  standings,
  train,
  weaponSkill,
} from './hero/skills.ts';
export { graceInEnergy, type SpellPrice } from './hero/spell-price.ts';
export { isBookOfNone, plainSpellTerms, type SpellTerms, spellTerms } from './hero/spell-terms.ts';
export { drawSpells, learnDrawn, spellDraw } from './hero/starting-spells.ts';
export { attributeOf } from './hero/struck-attributes.ts';
export { stumbledDirection } from './hero/stumbling.ts';
export { wornPowers, wornThings } from './hero/worn-powers.ts';
export {
  type AbilityMoment,
  type AbilityView,
  decide,
  emptyMindView,
  type Intention,
  losesHeart,
  losesHeartByWounds,
  type MindView,
  roamStep,
  WAY,
} from './minds/index.ts';
export {
  type BlowTouch,
  type LegBlowView,
  lamesFor,
  paralysedFor,
  touchOf,
} from './monsters/blow-effects.ts';
export { type Flesh, type FleshGift, fleshOf, knownFlesh } from './monsters/flesh.ts';
export {
  type FoeFacts,
  heroFacts,
  knownFacts,
  knownHeroFacts,
  trueFacts,
} from './monsters/foe-facts.ts';
export { spellTarget, struckView, targetView } from './monsters/foe-views.ts';
export { flagsOf } from './monsters/kind-facts.ts';
export { companionFacts, companionHitPoints } from './monsters/known-companion.ts';
export { madeDice } from './monsters/made-charges.ts';
export { type Reflects, reflectsWhat } from './monsters/reflecting.ts';
export {
  castBy,
  chooseKind,
  groupSize,
  makeMonster,
  monsterKinds,
  type SpawnEntry,
  type SpawnView,
  spawnTable,
} from './monsters/spawn.ts';
export {
  hasHabit,
  mostStruckBack,
  type StruckHabit,
  struckBack,
  struckBackDamage,
} from './monsters/struck-habits.ts';
export { escapeScrollIn, strikingWandIn } from './monsters/usables.ts';
export { type Footing, footingOf, mayEnter, Ways } from './monsters/ways.ts';
export {
  CONDITIONS,
  type Condition,
  Conditions,
  type ConditionsState,
  HELPLESS_REASONS,
  type HelplessReason,
  legsWounded,
} from './shared/conditions.ts';
export { type DigEffort, spentOn } from './shared/dig-effort.ts';
export { type MonsterTraits, monsterTraits } from './shared/monster-traits.ts';
