// The attacks of a form that a hero has taken, as the combat slot sees them. NetHack 3.6.7 src/uhitm.c (hmonas).

import type { NaturalAttack } from '../../combat/index.ts';
import { clamp } from '../../integers/index.ts';
import { type Archetype, creatureFacts } from '../../objects/index.ts';

/**
 * A form's attacks: its armed ones are struck with what is wielded. House rule: without a weapon they have the form's
 * own dice, as those of monsters.
 * @param isArmed he wields a weapon, or has learned to fight with his hands
 */
export function naturalAttack(kind: Archetype, isArmed: boolean): NaturalAttack {
  const { blows } = creatureFacts(kind);
  const isWielded = (method: string) => isArmed && method === 'weapon';
  return {
    armed: blows.filter(({ method }) => isWielded(method)).length,
    blows: blows
      .filter(({ method }) => !isWielded(method))
      .map(({ dice: { count, sides, bonus } }) => ({ dice: count, sides, toDam: bonus })),
  };
}

/** The effect of each part of a form's attack, in the order of `naturalAttack`; empty: none. */
export function partEffects(kind: Archetype, isArmed: boolean): readonly string[] {
  const { blows } = creatureFacts(kind);
  const natural = blows.filter(({ method }) => !isArmed || method !== 'weapon');
  const effects = natural.map(({ effect }) => effect);
  return natural.length === blows.length ? effects : ['', ...effects];
}

/** The levels of heroes. */
const LEVELS = { least: 1, most: 30 };

/** The level at which a hero strikes: that of his form. NetHack 3.6.7 src/uhitm.c (find_roll_to_hit). */
export function levelInForm(own: number, kind: Archetype | undefined): number {
  return kind === undefined ? own : clamp(creatureFacts(kind).level, LEVELS.least, LEVELS.most);
}
