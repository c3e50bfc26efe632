// A bout of cursing: some of what the hero carries is cursed, and what was blessed no longer is. NetHack 3.6.7
// src/sit.c (rndcurse); FIQHack libnethack/src/sit.c (rndcurse).

import { type FoeFacts, heroFacts } from '../../../actors/index.ts';
import {
  type CurseView,
  itemsCursed,
  keepsFree,
  knowsBouts,
  saddleStruck,
} from '../../../casting/index.ts';
import type { Chance } from '../../../chance/index.ts';
import { beatitudeOf, type GameObject, setBeatitude } from '../../../objects/index.ts';
import type { GameState } from '../../state/state.ts';
import { saddleOn } from './saddle.ts';

/** Whether a carried thing has a key of the wards against curses. */
function isWarded(things: readonly GameObject[], key: 'absorbsCurses' | 'wardsCurses'): boolean {
  return things.some(({ archetype }) => (archetype.numbers[key] ?? 0) !== 0);
}

/**
 * What protects the hero from curses. Artifacts are named on sight, so he knows which of them do.
 * @param facts his own, as they are or as he knows them
 */
export function curseView(
  { sheet }: GameState,
  { magicResistant }: Pick<FoeFacts, 'magicResistant'>,
): CurseView {
  const { things } = sheet.inventory;
  return {
    magicResistant,
    halfSpellDamage: false,
    magicbane: isWarded(
      things.filter(({ id }) => id === sheet.equipment.weapon),
      'absorbsCurses',
    ),
    heartOfAhriman: isWarded(things, 'wardsCurses'),
  };
}

/**
 * Curses things at random. Labels: those of the rule, `curse-falls-on`, `keeps-free`, `saddle-struck`.
 * @returns whether the casting rules know such bouts; without them nothing happens
 */
export function curseBout(state: GameState, chance: Chance = state.luck('monsters')): boolean {
  const { sheet, ruleset, hero } = state;
  const { casting } = ruleset.slots;
  if (!knowsBouts(casting)) {
    return false;
  }
  const { things } = sheet.inventory;
  const view = curseView(state, heroFacts(ruleset, sheet, hero));
  const count = itemsCursed(chance, casting, view);
  state.logFelt('curses-fall', hero.id, things.length === 0 ? 0 : count);
  for (let left = things.length === 0 ? 0 : count; left > 0; left--) {
    const item = things[chance.below(things.length, 'curse-falls-on')]!;
    if (item.fact('artifact') === 0 || !keepsFree(chance, casting)) {
      worsen(state, item);
    }
  }
  const saddle = sheet.riding && saddleOn(sheet.riding.steed);
  if (count > 0 && saddle !== undefined && saddleStruck(chance, casting)) {
    worsen(state, saddle);
  }
  return true;
}

/** A blessed thing is so no longer, any other is cursed. */
function worsen({ sheet }: GameState, item: GameObject): void {
  setBeatitude(item, beatitudeOf(item) === 'blessed' ? 'uncursed' : 'cursed');
  sheet.lore.doubt(item, 'beatitude');
}
