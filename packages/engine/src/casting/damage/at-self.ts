// Effects of a spell on a caster who aims it at himself, and of a bounced ray. NetHack 3.6.7 src/zap.c
// (zapyourself, zhitu), src/explode.c (explode).

import type { Chance } from '../../chance/index.ts';
import { nearest, UsageError } from '../../errors/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingRules } from '../slot/rules.ts';
import { shareOf } from '../slot/share.ts';
import { halfUp } from './resistance.ts';

/** A caster and his own spell. */
export interface AtSelfView {
  /** Kebab-case name of the spell. */
  readonly spell: string;
  readonly role: string;
  /** The caster resists the magic or the element in full. */
  readonly immune: boolean;
  readonly halfPhysicalDamage: boolean;
}

/** The effect. */
export interface AtSelf {
  readonly gives: 'harm' | 'healing' | 'sleep';
  /** Hit points or turns. */
  readonly amount: number;
}

/**
 * The effect of a spell on its own caster. Label: `at-self`. Throws a UsageError for a spell without a row.
 */
export function castAtSelf(chance: Chance, rules: CastingRules, view: AtSelfView): AtSelf {
  const rows = rules.attack.atSelf;
  const row = rows[view.spell];
  if (row === undefined) {
    const names = Object.keys(rows);
    const close = nearest(view.spell, names);
    const hint = close === undefined ? '' : ` (did you mean ${close}?)`;
    throw new UsageError('spell', view.spell, `one of ${names.join(', ')}${hint}`);
  }
  const { gives } = row;
  if (view.immune && gives !== 'healing') {
    return { gives, amount: 0 };
  }
  const rolled = chance.roll(row.count, row.sides, 'at-self');
  const share = row.roles[view.role];
  const own = share === undefined ? rolled : shareOf(rolled, share);
  const amount = row.physical && view.halfPhysicalDamage ? halfUp(own) : own;
  const notes: CastingNotebook = chance;
  notes.note('at-self', amount, rolled);
  return { gives, amount };
}

/**
 * Hit points lost to a bounced ray: its dice without the caster's bonus.
 * @param dice number of the ray's dice. Label: `ray-damage`
 */
export function returningRay(
  chance: Chance,
  rules: CastingRules,
  view: {
    readonly dice: number;
    readonly immune: boolean;
    readonly halfSpellDamage: boolean;
  },
): number {
  if (view.immune) {
    return 0;
  }
  const rolled = chance.roll(view.dice, rules.attack.ray.sides, 'ray-damage');
  return view.halfSpellDamage ? halfUp(rolled) : rolled;
}
