// Whether a new thing is of an ego kind, which one, and with what numbers. The same rule, asked, is the
// prior of whoever sees runes on a thing and can't read them yet.
// Angband 3.0.5 src/object2.c (apply_magic, make_ego_item, a_m_aux_1): one in so many by depth, a weight
// each, every "up to n" is 1dn, cursed kinds count downwards. How often is a number of the slot `world`: the
// game has five levels.

import type { Chance } from '../../chance/index.ts';
import type { EgoRules } from '../../worldrules/index.ts';
import type { Archetype } from '../archetype.ts';
import type { Content } from '../content.ts';
import { type EgoFacts, egoTargetOf } from '../powers/ego-kinds.ts';

/** The ego kind of a thing and the numbers that it adds. */
export interface DrawnEgo {
  /** Its archetype. */
  readonly ego: string;
  readonly toHit: number;
  readonly toDam: number;
  /** Points of Angband's armour class. */
  readonly armour: number;
  /** The number of what its powers count for. */
  readonly bonus: number;
  readonly cursed: boolean;
}

/** The ego kinds that things of an archetype can be of, in the order of the catalogue. */
export function egosFor({ egos }: Content, archetype: Archetype): readonly EgoFacts[] {
  const target = egoTargetOf(archetype);
  return target === undefined ? NO_EGOS : egos.filter(({ of }) => of.includes(target));
}

const NO_EGOS: readonly EgoFacts[] = [];

/**
 * The ego kind of a new thing, or undefined for a plain one. Labels: `ego`, and those of `drawEgoOf`.
 * @param depth of the place where it is made, 1 or more
 */
export function drawEgo(
  chance: Chance,
  rules: EgoRules,
  view: { readonly egos: readonly EgoFacts[]; readonly depth: number },
): DrawnEgo | undefined {
  const { egos, depth } = view;
  const share = rules.sure + rules.perDepth * depth;
  return egos.length > 0 && chance.test(share, rules.outOf, 'ego')
    ? drawEgoOf(chance, rules, egos)
    : undefined;
}

/** Which ego kind, given that it is one. Labels: `ego-kind`, `ego-to-hit`, `ego-to-dam`, `ego-armour`, `ego-bonus`. */
export function drawEgoOf(chance: Chance, _: object, egos: readonly EgoFacts[]): DrawnEgo {
  const weights = egos.map(({ weight }) => weight);
  const { id, cursed, ...most } = egos[chance.pick(weights, 'ego-kind')]!;
  const sign = cursed ? -1 : 1;
  return {
    ego: id,
    toHit: sign * chance.roll(1, most.toHitMost, 'ego-to-hit'),
    toDam: sign * chance.roll(1, most.toDamMost, 'ego-to-dam'),
    armour: sign * chance.roll(1, most.armourMost, 'ego-armour'),
    bonus: sign * chance.roll(1, most.bonusMost, 'ego-bonus'),
    cursed,
  };
}
