// The spell that a monster casts, and where to. Crossfire server/monster.c (monster_cast_spell,
// monster_choose_random_spell, monster_should_cast_spell).

import type { Chance } from '../../chance/index.ts';
import type { SpellcraftRules } from '../rules.ts';

/** A spell that a monster carries. */
export interface CarriedSpell {
  readonly subtype: number;
  readonly range: number;
  readonly damage: number;
  /** What it costs at the monster's level. */
  readonly mana: number;
  readonly grace: number;
}

/** A monster that is about to cast. */
export interface MonsterChoiceView {
  /** In the order of its inventory. */
  readonly spells: readonly CarriedSpell[];
  /** Direction of a clear straight way to its enemy, 1…8; 0: none. */
  readonly path: number;
  readonly mana: number;
  readonly grace: number;
  readonly confused: boolean;
  /** Direction of its owner, if it is a servant; absent: it serves no hero. */
  readonly ownerDirection?: number;
}

/** What it does. */
export type MonsterChoice =
  | { readonly kind: 'casts'; readonly spell: number; readonly direction: number }
  /** It doesn't cast in this move, or never again. */
  | { readonly kind: 'nothing'; readonly keepsCasting: boolean };

const NOTHING: MonsterChoice = { kind: 'nothing', keepsCasting: true };

/** Directions of the compass. */
const DIRECTIONS = 8;

/** Chooses a spell and a direction. Labels: `confused-aim` (twice), `which-spell`. */
export function monsterChoice(
  chance: Chance,
  { sides: { choice }, monsterSubtypes }: SpellcraftRules,
  view: MonsterChoiceView,
): MonsterChoice {
  const { spells, path, ownerDirection } = view;
  if (path === 0) {
    return NOTHING;
  }
  if (ownerDirection !== undefined && stepsBetween(path, ownerDirection) <= choice.sparesOwner) {
    return NOTHING;
  }
  const direction = view.confused ? confusedAim(chance, path, choice.confusedShift) : path;
  const isUsable = (subtype: number) =>
    monsterSubtypes.length === 0 || monsterSubtypes.includes(subtype);
  const usable = spells
    .map(({ subtype }, index) => (isUsable(subtype) ? index : -1))
    .filter(index => index >= 0)
    .slice(0, choice.mostSpells);
  if (usable.length === 0) {
    return { kind: 'nothing', keepsCasting: false };
  }
  const index = usable[usable.length === 1 ? 0 : chance.below(usable.length, 'which-spell')]!;
  const { range, damage, mana, grace } = spells[index]!;
  if (mana > view.mana || grace > view.grace) {
    return NOTHING;
  }
  const isUndirected = range <= choice.undirectedRange || damage < 0;
  return { kind: 'casts', spell: index, direction: isUndirected ? 0 : direction };
}

function confusedAim(chance: Chance, path: number, shift: number): number {
  const turned =
    path +
    chance.below(shift + 1, 'confused-aim') +
    chance.below(shift + 1, 'confused-aim') -
    shift;
  return ((turned + 2 * DIRECTIONS - 1) % DIRECTIONS) + 1;
}

/** Steps between two directions of the compass, 0…4; a direction 0 counts as its number, as in the program. */
function stepsBetween(one: number, other: number): number {
  const apart = Math.abs(one - other);
  return Math.min(apart, DIRECTIONS - apart);
}
