// Casts that find nothing say so, and only they.

import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const house = createRulesets().resolve('house');

const HALL = ['#######', '#@.,..#', '#######'];

function kindsOf(spell: string, floor: string): readonly string[] {
  const stage = new Stage(content, house, HALL, { floor });
  // Spells of prayers are paid from energy where a role has no grace.
  stage.cast(spell, 0, 0);
  return stage.events.map(({ kind }) => kind);
}

describe('a cast that tells nothing', () => {
  it.each(['spell_sense_magic', 'spell_smell_malice', 'spell_unclench', 'spell_cure_blindness'])(
    'of %s says that nothing happens',
    spell => {
      expect(kindsOf(spell, 'apple')).toEqual(expect.arrayContaining(['cast', 'nothing-happens']));
    },
  );

  it('is none when something is found', () => {
    const kinds = kindsOf('spell_sense_magic', 'wand_of_haste');
    expect(kinds).toContain('detected');
    expect(kinds).not.toContain('nothing-happens');
  });
});
