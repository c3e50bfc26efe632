// What the hero knows of things that his spells make or charge.

import { kindOf, spellFacts, TYPE } from '../../objects/index.ts';
import type { ThingPort } from '../../spells/index.ts';
import type { GameState } from '../state/state.ts';

/** The stock of spells that make things, and the wands that the hero carries, as far as he knows them. */
export function knownSpellThings(state: GameState): Pick<
  ThingPort,
  'foods' | 'missiles' | 'qualities' | 'usualMissile'
> & {
  isHero(creature: number): boolean;
  /** As in ThingPort; undefined: a wand of a kind that he doesn't know. */
  wandLevel(owner: number, item: number): number | undefined;
} {
  const { sheet, hero } = state;
  const { foods, missiles, qualities } = state.spells.things!;
  return {
    foods,
    missiles,
    qualities,
    usualMissile: creature => state.spells.things!.usualMissile(creature),
    isHero: creature => state.of(creature) !== undefined,
    wandLevel: (owner, item) => {
      const wand = owner === hero.id ? sheet.inventory.find(item) : undefined;
      if (wand?.archetype.type !== TYPE.wand) {
        return -1;
      }
      if (!sheet.lore.isIdentified(kindOf(wand))) {
        return undefined;
      }
      const [spell] = wand.inventory;
      return spell === undefined ? 0 : spellFacts(spell.archetype).level;
    },
  };
}
