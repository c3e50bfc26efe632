// Most spells of NetHack have a sibling: a wand, a scroll or a potion that does the same. Those of the lists hold the
// very spell; others are things of their own.

import { performCommand } from '@roguewright/engine/game';
import { kindWith, makeObject, spellsFor } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const house = createRulesets().resolve('house');

/** What happens to a hero beside a foe who uses a carrier with a spell: the kinds of events. */
function used(carrier: 'wand' | 'scroll' | 'spell_potion', spell: string): readonly string[] {
  const kind = content.archetype(carrier);
  const inside = content.archetype(spell);
  expect(spellsFor(content, kind), `${carrier} of ${spell}`).toContain(inside);
  const stage = new Stage(content, house, ['#########', '#@.M....#', '#.......#', '#########'], {
    seed: 'siblings',
    kinds: { M: 'gutter_rat' },
  });
  const { state } = stage;
  const thing = makeObject(content, kindWith(kind, inside), () => state.newId());
  thing.setFact('level', Math.max(10, thing.fact('level')));
  thing.setFact('charges', 5);
  state.sheet.inventory.add(thing);
  const item = thing.id;
  const refusal =
    carrier === 'wand'
      ? performCommand(state, { kind: 'zap', item, direction: 3 })
      : performCommand(state, { kind: carrier === 'scroll' ? 'read' : 'quaff', item });
  expect(refusal).toBeUndefined();
  return state.log.perceived().map(event => event.kind);
}

describe('a spell and its sibling', () => {
  it.each([
    'force_bolt',
    'sleep',
    'missile_ray',
    'knock',
    'slow_monster',
    'wizard_lock',
    'dig',
    'turn_undead',
    'polymorph',
    'teleport_away',
    'finger_of_death',
    'light',
    'detect_unseen',
    'drain_life',
  ])('SC-097: a wand does what the spell does: %s', spell => {
    expect(used('wand', `spell_${spell}`).filter(kind => kind !== 'tick')).not.toEqual([]);
  });

  it('SC-097: cancellation and speed have wands of their own', () => {
    expect(content.find('wand_of_cancellation')).toBeDefined();
    expect(content.find('wand_of_haste')).toBeDefined();
  });

  it.each([
    ['remove_curse', 'is-helped'],
    ['confuse_monster', 'hands-glow'],
    ['detect_food', 'odd-feeling'],
    ['create_monster', 'summoned'],
    ['magic_mapping', 'level-mapped'],
  ])('SC-098: a scroll does what the spell does: %s', (spell, tells) => {
    expect(used('scroll', `spell_${spell}`)).toContain(tells);
  });

  it.each(['cause_fear', 'charm_monster', 'identify'])(
    'SC-098: a scroll holds the spell: %s',
    spell => {
      expect(used('scroll', `spell_${spell}`)).toContain('read-scroll');
    },
  );

  it.each([
    ['haste_self', 'speed-changed'],
    ['levitation', 'condition-began'],
    ['invisibility', 'condition-began'],
    ['restore_ability', 'odd-feeling'],
    ['detect_monsters', 'detected'],
    ['detect_treasure', 'odd-feeling'],
  ])('SC-099: a potion does what the spell does: %s', (spell, tells) => {
    expect(used('spell_potion', `spell_${spell}`)).toContain(tells);
  });
});
