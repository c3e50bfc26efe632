// Cursed potions with a spell in them: under Crossfire's rules they explode, under the house's they don't.

import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../chance/index.ts';
import { makeObject, setBeatitude } from '../objects/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { cursedPotion } from '../spellcraft/index.ts';
import { Scene } from './testing/scene.ts';

const FILE = {
  path: 'flask.arc',
  text: `Object tonic
name tonic
type 5
subtype 1
weight 100
arch spell_tonic
end
end
Object spell_tonic
name tonic
type 101
subtype 21
level 1
sp 1
casting_time 10
path_attuned 256
dam 3
invisible 1
no_drop 1
end
Object bursting_flask
name bursting flask
type 102
subtype 5
speed 1
move_type fly_low
no_pick 1
other_arch blaze
end
Object blaze
name blaze
type 102
subtype 6
speed 0.2
move_type fly_low
no_pick 1
attacktype 4
end
`,
};

const HALL = ['#######', '#.....#', '#..@..#', '#.....#', '#######'];

/** Drinks a tonic and rests a turn. */
function drink(ruleset: string, beatitude: 'cursed' | 'uncursed') {
  const scene = new Scene(HALL, { ruleset, streams: new Streams('flask'), content: [FILE] });
  const { state } = scene;
  state.hero.hitPoints = 5;
  const tonic = makeObject(state.content, state.content.archetype('tonic'), () => state.newId());
  setBeatitude(tonic, beatitude);
  state.sheet.inventory.add(tonic);
  expect(scene.perform({ kind: 'quaff', item: tonic.id })).toBeUndefined();
  return scene;
}

describe('a cursed potion with a spell in it', () => {
  it('explodes around its drinker under crossfire, and the hero feels it', () => {
    const scene = drink('crossfire', 'cursed');
    expect(scene.kinds).toContain('potion-bursts');
    expect(scene.state.hero.hitPoints).toBeLessThan(5);
    expect(scene.draw().join('')).toContain('*');
  });

  it('does what its spell does when it isn’t cursed, and under the house’s rules', () => {
    for (const scene of [drink('crossfire', 'uncursed'), drink('house', 'cursed')]) {
      expect(scene.kinds).not.toContain('potion-bursts');
      expect(scene.state.hero.hitPoints).toBeGreaterThan(5);
    }
  });

  it('explodes by two rolls of the drinker’s level, as asked', () => {
    const { spells } = createRulesets().resolve('crossfire').slots;
    const asked = new Enumerator().ask(cursedPotion, spells, { level: 12, luck: 0 });
    const chanceOf = (damage: number, radius: number) =>
      asked.list
        .filter(({ value }) => value?.damage === damage && value.radius === radius)
        .reduce((sum, { probability }) => sum + probability, 0);
    expect(chanceOf(1, 2)).toBeCloseTo((4 / 12) * (9 / 12), 12);
    expect(chanceOf(3, 3)).toBeCloseTo((3 / 12) * (3 / 12), 12);
    expect(asked.list.every(({ value }) => value?.duration === 15)).toBe(true);
  });
});
