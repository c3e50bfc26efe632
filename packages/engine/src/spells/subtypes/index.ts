// The registry of subtypes, the only lookup by subtype number.

import { type Archetype, factOf, subtypeName } from '../../objects/index.ts';
import type { Subtype, TakenArguments } from '../spell-world.ts';
import { destruction } from './around/destruction.ts';
import { faeryFire } from './around/faery-fire.ts';
import { beam } from './beam.ts';
import { bolt } from './bolt.ts';
import { bomb } from './bomb.ts';
import { bullet } from './bullet.ts';
import { burst } from './burst.ts';
import { changeMana } from './change-mana.ts';
import { cone } from './cone.ts';
import { cure } from './cure.ts';
import { dig } from './dig.ts';
import { bless } from './divine/bless.ts';
import { consecrate } from './divine/consecrate.ts';
import { curse } from './divine/curse.ts';
import { smite } from './divine/smite.ts';
import { explosion } from './explosion.ts';
import { healing } from './healing.ts';
import { aura, elementalShield } from './lasting/aura.ts';
import { changeAbility } from './lasting/change-ability.ts';
import { invisible } from './lasting/invisible.ts';
import { leap } from './leap.ts';
import { magicMissile } from './magic-missile.ts';
import { alchemy } from './matter/alchemy.ts';
import { causeDisease } from './matter/cause-disease.ts';
import { itemCurseBless } from './matter/item-curse-bless.ts';
import { polymorph } from './matter/polymorph.ts';
import { removeCurse } from './matter/remove-curse.ts';
import { movingBall } from './moving-ball.ts';
import { power } from './power.ts';
import { ray } from './ray.ts';
import { animateWeapon } from './sides/animate-weapon.ts';
import { moodSpell } from './sides/mood-change.ts';
import { summonGolem } from './sides/summon-golem.ts';
import { changeMapLight } from './sight/change-map-light.ts';
import { detection } from './sight/detection.ts';
import { identify } from './sight/identify.ts';
import { light } from './sight/light.ts';
import { magicMapping } from './sight/magic-mapping.ts';
import { perceiveSelf } from './sight/perceive-self.ts';
import { dispelRune } from './standing/dispel-rune.ts';
import { earthToDust } from './standing/earth-to-dust.ts';
import { magicWall } from './standing/magic-wall.ts';
import { makeMark } from './standing/make-mark.ts';
import { rune } from './standing/rune.ts';
import { summonMonster } from './summon-monster.ts';
import { swarm } from './swarm.ts';
import { charging } from './told/charging.ts';
import { createFood } from './told/create-food.ts';
import { createMissile } from './told/create-missile.ts';
import { dimensionDoor } from './told/dimension-door.ts';
import { probe } from './told/probe.ts';
import { portal, townPortal } from './ways/portals.ts';
import { raiseDead } from './ways/raise-dead.ts';
import { wordOfPenalty, wordOfRecall } from './ways/word-of-recall.ts';
import { wonder } from './wonder.ts';

/** Every subtype, in numerical order. */
export const SUBTYPES: readonly Subtype[] = [
  raiseDead,
  rune,
  makeMark,
  bolt,
  bullet,
  explosion,
  cone,
  bomb,
  wonder,
  smite,
  magicMissile,
  summonGolem,
  dimensionDoor,
  magicMapping,
  magicWall,
  destruction,
  perceiveSelf,
  wordOfRecall,
  invisible,
  probe,
  healing,
  createFood,
  earthToDust,
  changeAbility,
  bless,
  curse,
  summonMonster,
  charging,
  polymorph,
  alchemy,
  removeCurse,
  identify,
  detection,
  moodSpell,
  movingBall,
  swarm,
  changeMana,
  dispelRune,
  createMissile,
  consecrate,
  animateWeapon,
  light,
  changeMapLight,
  faeryFire,
  causeDisease,
  aura,
  townPortal,
  itemCurseBless,
  elementalShield,
  wordOfPenalty,
  portal,
  ray,
  burst,
  beam,
  power,
  cure,
  leap,
  dig,
];

const BY_NUMBER: readonly (Subtype | undefined)[] = Array.from(
  { length: Math.max(...SUBTYPES.map(({ number }) => number)) + 1 },
  (_, number) => SUBTYPES.find(subtype => subtype.number === number),
);

/** The subtype with that number, or undefined: effects without one are inert. */
export function findSubtype(number: number): Subtype | undefined {
  return BY_NUMBER[number];
}

/**
 * The subtype with that number. An unimplemented one behaves like any other, but its casts have no effect.
 */
export function subtypeOf(number: number): Subtype {
  return findSubtype(number) ?? unbuilt(number);
}

/** Whether spells of that subtype can be cast. */
export function isCastable(number: number): boolean {
  return findSubtype(number) !== undefined;
}

function unbuilt(number: number): Subtype {
  return { number, name: subtypeName(number), needsDirection: false, cast: () => false };
}

/** The arguments that a spell takes. */
export function takenBy(spell: Archetype): TakenArguments {
  return subtypeOf(spell.subtype).takes?.(spell) ?? NO_ARGUMENTS;
}

const NO_ARGUMENTS: TakenArguments = {};

/** Whether a cast of a spell is an attack, which gives a hidden hero away. */
export function isAttack(spell: Archetype): boolean {
  return subtypeOf(spell.subtype).attacks?.(spell) ?? false;
}

/** Whether a spell needs a direction: its subtype does, and the spell isn't cast in all directions. */
export function asksDirection(spell: Archetype): boolean {
  return subtypeOf(spell.subtype).needsDirection && factOf(spell, 'allAround') === 0;
}
