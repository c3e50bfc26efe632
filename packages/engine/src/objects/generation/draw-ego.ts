// Draws whether a new item has an ego kind, which one, and its numbers. Asked, the same rule is the prior for
// unread runes. Angband 3.0.5 src/object2.c (apply_magic, make_ego_item, a_m_aux_1): the frequency depends on
// depth, kinds are drawn by weight, every "up to n" is 1dn, and cursed kinds count downwards. The frequency
// is a number of the slot `world`, as the game has only five levels.

import type { Chance } from '../../chance/index.ts';
import type { EgoRules } from '../../worldrules/index.ts';
import type { Archetype } from '../archetype.ts';
import type { Content } from '../content.ts';
import { type EgoFacts, egoTargetOf } from '../powers/ego-kinds.ts';

/** The ego kind of an item and its bonuses. */
export interface DrawnEgo {
  /** Its archetype. */
  readonly ego: string;
  readonly toHit: number;
  readonly toDam: number;
  /** Points of Angband's armour class. */
  readonly armour: number;
  /** The bonus of its powers. */
  readonly bonus: number;
  readonly cursed: boolean;
}

/** The ego kinds possible for an archetype, in the order of the catalogue. */
export function egosFor({ egos }: Content, archetype: Archetype): readonly EgoFacts[] {
  const target = egoTargetOf(archetype);
  return target === undefined ? NO_EGOS : egos.filter(({ of }) => of.includes(target));
}

const NO_EGOS: readonly EgoFacts[] = [];

/**
 * The ego kind of a new item, or undefined for a plain one. Labels: `ego`, and those of `drawEgoOf`.
 * @param depth of the level where it is made, 1 or more
 */
export function drawEgo(
  chance: Chance,
  rules: EgoRules,
  view: { readonly egos: readonly EgoFacts[]; readonly depth: number },
): DrawnEgo | undefined {
  const { egos, depth } = view;
  const share = Math.min(rules.most, rules.sure + rules.perDepth * depth);
  return egos.length > 0 && chance.test(share, rules.outOf, 'ego')
    ? drawEgoOf(chance, rules, egos)
    : undefined;
}

/**
 * The ego kind, given that there is one. Labels: `ego-kind`, `ego-to-hit`, `ego-to-dam`, `ego-armour`,
 * `ego-bonus`.
 */
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
