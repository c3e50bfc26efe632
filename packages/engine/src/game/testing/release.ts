// Releases powers as a successful cast of one of the hero's spells does.

import { type Archetype, ONE_SQUARE, spellFacts } from '../../objects/index.ts';
import { type CasterView, castSpell } from '../../spells/index.ts';
import type { Scene } from './scene.ts';

/** Releases the power with that word through a spell of subtype 104. @returns whether it had any effect */
export function release({ state }: Scene, word: string, casterView: CasterView): boolean {
  const spell: Archetype = {
    index: -1,
    id: 'spell',
    name: 'spell',
    plural: 'spells',
    type: 101,
    subtype: 104,
    numbers: {},
    texts: { effect: word },
    flags: new Set(),
    inventory: [],
    parts: [],
    shape: ONE_SQUARE,
    file: '',
  };
  return castSpell(state.spells, {
    spell,
    facts: spellFacts(spell),
    caster: state.hero.id,
    direction: 0,
    level: casterView.level,
    damageBonus: 0,
    attuned: 0,
    repelled: 0,
    denied: 0,
    casterView,
  });
}
