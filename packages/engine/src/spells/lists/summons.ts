// The creatures of a treasure list, for spells that summon one of them. Crossfire server/pets.c
// (choose_cult_monster, pets_summon_object).

import type { TreasureBook } from '../../objects/index.ts';
import type { SummonEntry } from '../../spellcraft/index.ts';

/** The entries of a list: `magic` is the minimum caster level, `nrof` the number of creatures. */
export function summonsOf(book: TreasureBook, list: string): readonly SummonEntry[] {
  return (book.find(list)?.items ?? []).flatMap(({ arch, magic = 0, nrof = 0 }) =>
    arch === undefined ? [] : [{ creature: arch, level: magic, count: Math.max(1, nrof) }],
  );
}
