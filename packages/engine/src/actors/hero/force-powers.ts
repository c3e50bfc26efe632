// What forces give, in this game's terms: Crossfire's points of armour, to-hit and speed by the numbers of the slot
// `world`, and attack types of blows as brands.

import type { SlayFlag } from '../../combat/index.ts';
import { floorDiv } from '../../integers/index.ts';
import { movementBit, namesIn } from '../../objects/index.ts';
import type { Attribute, Ruleset } from '../../rulesets/index.ts';
import { type AttackType, attackBit, attackNumber } from '../../spellcraft/index.ts';
import type { ForceSum, Score } from '../../spells/index.ts';
import type { WornPowers } from './powers-view.ts';

/** The score of each attribute, by its key in files. */
export const SCORE_OF: Readonly<Record<Attribute, Exclude<Score, 'pow'>>> = {
  strength: 'str',
  intelligence: 'int',
  wisdom: 'wis',
  dexterity: 'dex',
  constitution: 'con',
  charisma: 'cha',
};

/** The brand of each attack type that has one. */
const BRANDS: readonly (readonly [type: AttackType, brand: SlayFlag])[] = [
  ['fire', 'brand-fire'],
  ['cold', 'brand-cold'],
  ['electricity', 'brand-lightning'],
  ['acid', 'brand-acid'],
  ['poison', 'brand-poison'],
];

/** Bits of flying, low and high. */
const FLYING = movementBit('flying');

/** The part of a hero's powers that forces give alone. */
export function forcePowers(
  ruleset: Ruleset,
  forces: ForceSum,
): Pick<WornPowers, 'toHit' | 'pace' | 'power'> {
  const { toHitPerPoint } = ruleset.slots.world.forces;
  return {
    toHit: toHitPerPoint * forces.toHit,
    pace: forcePace(ruleset, forces),
    power: forces.scores.pow,
  };
}

/** The lowest score of a hero. */
const LEAST_SCORE = 3;

/** The brands of attack types. @param attackTypes their bits */
export function brandsOf(attackTypes: number): SlayFlag[] {
  return BRANDS.flatMap(([type, brand]) => ((attackTypes & attackBit(type)) === 0 ? [] : [brand]));
}

/** The brands that forces give to blows. */
export function forceBrands(ruleset: Ruleset, forces: ForceSum): SlayFlag[] {
  return [...brandsOf(forces.attackTypes), ...slaysOf(ruleset, forces)];
}

/**
 * How much more a creature's blow does by attack types that its target doesn't resist, in percent of its dice: the
 * brand that counts most, as it multiplies the dice of a weapon. House rule, after Crossfire server/attack.c
 * (hit_player: the attack type that does most).
 * @param resistances of the target, in percent by attack type number
 */
export function brandPercent(
  { slots }: Ruleset,
  attackTypes: number,
  resistances: Readonly<Record<number, number>>,
): number {
  let most = 0;
  for (const [type, brand] of attackTypes === 0 ? [] : BRANDS) {
    const multiplier = slots.combat.slays[brand]?.multiplier ?? 1;
    if ((attackTypes & attackBit(type)) !== 0) {
      const through = WHOLE - Math.min(WHOLE, resistances[attackNumber(type)] ?? 0);
      most = Math.max(most, (multiplier - 1) * through);
    }
  }
  return most;
}

/** Percent of a whole. */
const WHOLE = 100;

/** The slays of blows: races of a god that combat knows. */
function slaysOf({ slots }: Ruleset, { slaying }: ForceSum): SlayFlag[] {
  return namesIn(slaying)
    .map(race => `slay-${race}` as SlayFlag)
    .filter(flag => slots.combat.slays[flag] !== undefined);
}

/**
 * An attribute raised or lowered by points of forces, which count on the short scale: 15 and 2 more are 17, and above
 * 18 the least value of the next score.
 */
export function raisedByForce(
  { slots, bridges }: Ruleset,
  attribute: Attribute,
  value: number,
  points: number,
): number {
  const { attributes: rows } = slots.world.scales;
  const most = rows[0]!.value;
  if (attribute !== 'strength' && attribute !== 'dexterity') {
    return points < 0
      ? Math.min(value, Math.max(LEAST_SCORE, value + points))
      : Math.max(value, Math.min(value + points, most));
  }
  const score = Math.min(bridges.shortScale(value) + points, most);
  const row = rows.find(step => step.value === score);
  if (points < 0) {
    return Math.min(value, row?.least ?? Math.max(LEAST_SCORE, score));
  }
  return row === undefined ? value + points : Math.max(value, row.least);
}

/** Points of armour class of the best force; 0 for none. */
export function forceArmour({ slots }: Ruleset, { armour }: ForceSum): number {
  return slots.world.forces.armourPerPoint * armour;
}

/** Movement points a turn that forces add. Rounding: towards 0. */
export function forcePace({ slots }: Ruleset, { speed }: ForceSum): number {
  const { foreign } = slots.world;
  return speed === 0
    ? 0
    : Math.trunc(speed * slots.spells.forces.speedUnit * foreign.creatures.speed.points);
}

/** Hit points that forces bring back in a turn; below 0: that they keep from coming back. @param turn its number */
export function forceRegeneration(
  ruleset: Ruleset,
  { regeneration }: ForceSum,
  turn: number,
): number {
  return pointsInTurn(ruleset, regeneration, turn);
}

/** Energy that forces bring back in a turn; below 0: that they keep from coming back. @param turn its number */
export function forceRecovery(ruleset: Ruleset, { recovery }: ForceSum, turn: number): number {
  return pointsInTurn(ruleset, recovery, turn);
}

/** Nutrition that forces take in a turn; below 0: that they spare. @param turn its number */
export function forceHunger(ruleset: Ruleset, { digestion }: ForceSum, turn: number): number {
  return -pointsInTurn(ruleset, digestion, turn);
}

function pointsInTurn({ slots }: Ruleset, strength: number, turn: number): number {
  const { turnsPerPoint } = slots.world.forces.regeneration;
  const until = (turns: number) => Math.trunc((strength * turns) / turnsPerPoint);
  return strength === 0 ? 0 : until(turn) - until(turn - 1);
}

/** A speed under what forces take from it. Rounding: down; what moves at all keeps 1. */
export function keptPace({ pace }: ForceSum, points: number): number {
  return pace >= FULL || points <= 0 ? points : Math.max(1, floorDiv(points * pace, FULL));
}

/** Percent of a speed that nothing takes from. */
const FULL = 100;

/** Whether forces carry their bearer through the air. */
export function flies({ moves }: ForceSum): boolean {
  return (moves & FLYING) !== 0;
}
