// What several forces give together. Crossfire common/living.c (fix_object): scores, speed and regeneration add
// up; of armour class and to-hit only the best counts, and a negative one never does.

import { RESIST_KEYS } from '../../objects/index.ts';
import type { PathSets } from '../../spellcraft/index.ts';
import { type Force, SCORES, type Score } from './force.ts';

/** What a creature's forces give together. */
export interface ForceSum {
  /** Points by score. */
  readonly scores: Readonly<Record<Score, number>>;
  /** Whether any score is raised. */
  readonly raises: boolean;
  /** Percent resisted by each force that resists anything, by attack type number, in their order. */
  readonly resists: readonly (readonly [type: number, percent: number])[];
  readonly armour: number;
  readonly toHit: number;
  readonly regeneration: number;
  /** Energy that comes back, and digestion; below 0: less. */
  readonly recovery: number;
  readonly digestion: number;
  /** Percent of its speed that a creature keeps; 100: all. */
  readonly pace: number;
  /** Extra speed, in the units of the rules. */
  readonly speed: number;
  /** Bits of ways of moving. */
  readonly moves: number;
  /** Bits of attack types of blows. */
  readonly attackTypes: number;
  /** Races that blows slay, as one comma-separated text; empty for none. */
  readonly slaying: string;
  readonly seesThroughWalls: boolean;
  readonly seesInDark: boolean;
  /** Radius of light in squares. */
  readonly glow: number;
  readonly paths: PathSets;
  /** The force that hides its bearer, if any. */
  readonly unseen: Force | undefined;
  /** Whether any is an aura. */
  readonly aura: boolean;
}

/** Percent of a speed that nothing takes from. */
const FULL = 100;

/** Sums forces up, the oldest first. */
export function sumOf(forces: readonly Force[]): ForceSum {
  const add = (key: string) => forces.reduce((sum, { gives }) => sum + (gives[key] ?? 0), 0);
  const best = (key: string) =>
    forces.reduce((most, { gives }) => Math.max(most, gives[key] ?? 0), 0);
  const union = (key: string) =>
    forces.reduce((bits, { gives }) => bits | (gives[key] ?? 0), 0) >>> 0;
  const scores = Object.fromEntries(SCORES.map(score => [score, add(score)]));
  return {
    scores: scores as Record<Score, number>,
    raises: SCORES.some(score => scores[score] !== 0),
    resists: forces.flatMap(resistsOf),
    armour: best('ac') - best('armourLost'),
    toHit: best('wc') - best('toHitLost'),
    regeneration: add('hp'),
    recovery: add('sp'),
    digestion: add('lastEat'),
    pace: forces.reduce((least, { gives }) => Math.min(least, gives.lastSp ?? least), FULL),
    speed: add('exp'),
    moves: union('moveType'),
    attackTypes: union('attacktype'),
    slaying: forces
      .flatMap(({ kind, against }) => (kind === 'ability' && against !== '' ? [against] : []))
      .join(','),
    seesThroughWalls: best('xrays') > 0,
    seesInDark: best('canSeeInDark') > 0,
    glow: best('glowRadius'),
    paths: {
      attuned: union('pathAttuned'),
      repelled: union('pathRepelled'),
      denied: union('pathDenied'),
    },
    unseen: forces.find(({ kind }) => kind === 'unseen'),
    aura: forces.some(({ kind }) => kind === 'aura'),
  };
}

/** Percent that one force gives, by attack type number. */
function resistsOf({ gives }: Force): (readonly [type: number, percent: number])[] {
  return RESIST_KEYS.flatMap((key, type) => {
    const percent = gives[key] ?? 0;
    return percent === 0 ? [] : [[type, percent] as const];
  });
}

/** The sum of no forces. */
export const NO_FORCES: ForceSum = sumOf([]);
