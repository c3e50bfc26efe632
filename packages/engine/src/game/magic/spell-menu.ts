// The order of the spell menu. Spells keep their letters until the hero reletters them. NetHack 3.6.7
// src/spell.c (dospellmenu, sortspells).

import { castingChance, knownSpell } from '../../actors/index.ts';
import { orderMenu } from '../../casting/index.ts';
import type { GameObject } from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';

/** The known spells in menu order. */
export function spellsInOrder({ ruleset, sheet, scratch }: GameState): readonly GameObject[] {
  const { spells } = sheet;
  const { menuOrder } = sheet.memory;
  if (menuOrder === 'letter') {
    return spells;
  }
  const { casting } = ruleset.slots;
  const rows = spells.map(spell => {
    const known = knownSpell(ruleset, sheet, spell);
    const { facts, spellLevel: level, school, price } = known;
    const failure = 100 - castingChance(ruleset, sheet, spell, known, scratch.oracle);
    return { name: facts.name, level, school, failure, price };
  });
  return orderMenu(casting, menuOrder, rows).map(index => spells[index]!);
}
