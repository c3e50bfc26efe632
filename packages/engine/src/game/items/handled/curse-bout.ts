// A bout of cursing: some of what the hero carries is cursed, and what was blessed no longer is. NetHack 3.6.7
// src/sit.c (rndcurse); FIQHack libnethack/src/sit.c (rndcurse).

import { heroFacts } from '../../../actors/index.ts';
import { itemsCursed } from '../../../casting/index.ts';
import { beatitudeOf, type GameObject, setBeatitude } from '../../../objects/index.ts';
import type { GameState } from '../../state/state.ts';

/** Whether a carried thing has a key of the wards against curses. */
function isWarded(things: readonly GameObject[], key: 'absorbsCurses' | 'wardsCurses'): boolean {
  return things.some(({ archetype }) => (archetype.numbers[key] ?? 0) !== 0);
}

/** Curses things at random. Labels: those of the rule, `curse-falls-on`, `keeps-free`. */
export function curseBout(state: GameState): void {
  const { sheet, ruleset, hero } = state;
  const chance = state.luck('monsters');
  const { casting } = ruleset.slots;
  const { things } = sheet.inventory;
  const wielded = things.filter(({ id }) => id === sheet.equipment.weapon);
  const count = itemsCursed(chance, casting, {
    magicResistant: heroFacts(ruleset, sheet, hero).magicResistant,
    halfSpellDamage: false,
    magicbane: isWarded(wielded, 'absorbsCurses'),
    heartOfAhriman: isWarded(things, 'wardsCurses'),
  });
  const keepsFree = casting.creatures.lists?.curses.artifactKeepsFree ?? 0;
  state.logFelt('curses-fall', hero.id, things.length === 0 ? 0 : count);
  for (let left = things.length === 0 ? 0 : count; left > 0; left--) {
    const item = things[chance.below(things.length, 'curse-falls-on')]!;
    const hasWill = item.fact('artifact') !== 0;
    if (hasWill && chance.test(keepsFree, 100, 'keeps-free')) {
      continue;
    }
    setBeatitude(item, beatitudeOf(item) === 'blessed' ? 'uncursed' : 'cursed');
    sheet.lore.doubt(item, 'beatitude');
  }
}
