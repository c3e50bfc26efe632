// Actors: heroes and monsters, what they are and how the rules see them.

export { Creature, type CreatureState } from './creature.ts';
export { HeroSheet, type HeroSheetState } from './hero-sheet.ts';
export {
  attackerView,
  attemptView,
  burdenOf,
  chanceView,
  HeroPace,
  type KnownSpell,
  knownSpell,
  speedView,
} from './hero-views.ts';
export { HUNGER_STATES, type Hunger, hungerOf, starvesBelow } from './hunger.ts';
export { knownHitPoints } from './known-creature.ts';
export { grow, type HeroPlan, makeHero, type NewHero } from './make-hero.ts';
export { energyBack, hitPointsBack, type RegenerationView } from './regeneration.ts';
export { Roster } from './roster.ts';
