// Summoning spells that bring something else than creatures (subtype 27), and names in their lists.

import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { makeObject } from '../objects/index.ts';
import { loadContent } from './powers/load-content.ts';
import { dungeonFiles } from './testing/content.ts';
import { Scene } from './testing/scene.ts';

const CALL = 'type 101\nsubtype 27\nlevel 1\nsp 2\n';

const SPELLS = `Object spell_apple\n${CALL}dam 2\nother_arch wild_apple\nend
Object wild_apple\nname wild apple\nname_pl wild apples\ntype 6\nfood 50\nweight 100\nend
Object spell_trap\n${CALL}other_arch small_trap\nend
Object small_trap\ntype 155\nlevel 3\nhp 1\nCha 1\nend
Object spell_mist\n${CALL}other_arch mist\nend
Object mist\ntype 67\nno_pick 1\nis_used_up 1\nspeed 0.5\nfood 4\nend
Object spell_pets\n${CALL}randomitems pets\nend
Object small_hound\nmonster 1\nalive 1\nlevel 1\nhp 4\nspeed 0.1\nend
Object big_hound\nmonster 1\nalive 1\nlevel 4\nhp 9\nspeed 0.1\nend
`;

const LISTS =
  'treasure pets\narch small_hound\nmagic 1\nnrof 1\nmore\narch big_hound\nmagic 2\nnrof 1\nend\n';

const content = loadContent([
  ...dungeonFiles(),
  { path: 'a.arc', text: SPELLS, pack: 'wood' },
  { path: 'a.trs', text: LISTS, pack: 'wood' },
]);

function cast(id: string, text?: string) {
  const scene = new Scene(['#######', '#.....#', '#..@..#', '#.....#', '#######'], {
    loaded: content,
    streams: new Streams(id),
  });
  const { state } = scene;
  const kind = content.archetype(`wood:${id}`);
  const spell = makeObject(content, kind, () => state.newId());
  state.sheet.spells.push(spell);
  state.sheet.memory.set(spell.id, 1000);
  Object.assign(state.sheet, { energy: 99, maxEnergy: 99, level: 20 });
  for (let tries = 0; tries < 20 && !scene.kinds.includes('cast'); tries++) {
    scene.perform({ kind: 'cast', spell: spell.id, direction: 3 });
    if (state.pending !== undefined) {
      scene.perform({ kind: 'answer', answer: { text: text ?? '' } });
    }
  }
  return scene;
}

describe('a summoning spell', () => {
  it('brings a thing: it lies on the squares ahead and can be picked up', () => {
    const scene = cast('spell_apple');
    const { level, hero, sheet } = scene.state;
    const ahead = level.map.neighbour(hero.square, 3);
    expect(level.items.get(ahead)?.map(({ name }) => name)).toEqual(['wild apple']);
    expect(scene.kinds).toContain('things-made');
    expect(scene.kinds).not.toContain('effect-born');
    scene.perform({ kind: 'move', direction: 3 });
    scene.perform({ kind: 'pick-up', item: 0 });
    expect(sheet.inventory.things.some(({ name }) => name === 'wild apple')).toBe(true);
  });

  it('sets up what stands on squares, and puts fog among the effects', () => {
    expect(cast('spell_trap').state.level.fixtures.all).toHaveLength(1);
    const mist = cast('spell_mist');
    expect(mist.kinds).toContain('effect-born');
    expect([...mist.state.level.items.keys()]).toEqual([]);
  });

  it('asks which creature of its list, and brings the best without an answer', () => {
    const came = (text?: string) =>
      cast('spell_pets', text).state.level.creatures.all.map(({ archetype }) => archetype.id);
    expect(came()).toEqual(['wood:big_hound']);
    expect(came('small_hound')).toEqual(['wood:small_hound']);
  });
});
