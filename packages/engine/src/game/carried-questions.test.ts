// Scrolls and wands whose spell must be told something: they ask.

import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { askedIn } from '../face/index.ts';
import { chargesOf, kindOf, Lore, makeObject } from '../objects/index.ts';
import { hashGame, restoreGame, saveGame } from './saves/save.ts';
import { Scene } from './testing/scene.ts';
import { viewFor } from './views/view-for.ts';

const SPELLS = `Object feed
name feed
type 101
subtype 28
level 1
spell_level 1
school enchantment
sp 1
dam 6
end
Object feeding_scroll
name scroll of feeding
type 111
weight 50
level 5
arch feed
end
end
Object feeding_wand
name wand of feeding
type 109
charges 3
weight 70
level 5
arch feed
end
end
Object words
name words
type 101
subtype 3
level 1
spell_level 1
school enchantment
sp 1
other_arch note
end
Object note
name note
type 98
no_pick 1
end
Object writing_scroll
name scroll of writing
type 111
weight 50
level 5
arch words
end
end
Object stick
name stick
type 109
charges_dice 1d5+3
charges 2
weight 100
arch spell_ball
end
end
`;

const ROOM = ['#######', '#.@...#', '#######'];

/** @param known the hero recognises the carrier */
function play(carrier: string, known: boolean, seed = 'carried') {
  const scene = new Scene(ROOM, {
    streams: new Streams(seed),
    content: [{ path: 'carried.arc', text: SPELLS }],
  });
  const { state } = scene;
  const add = (id: string) => {
    const thing = makeObject(state.content, state.content.archetype(id), () => state.newId());
    const added = state.sheet.inventory.add(thing);
    return added.kind === 'full' ? thing : added.thing;
  };
  const [item, wand] = [add(carrier), add('stick')];
  if (!known) {
    state.sheet.lore = new Lore(new Map([[carrier, 'oak']]));
  }
  const use = () =>
    scene.perform(
      carrier.endsWith('wand')
        ? { kind: 'zap', item: item.id, direction: 0 }
        : { kind: 'read', item: item.id },
    );
  const has = (id: number) => state.sheet.inventory.find(id) !== undefined;
  return { scene, state, item, wand, use, has };
}

describe('a scroll that charges a wand', () => {
  it('asks which, and is read when the hero answers', () => {
    const outcomes = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const { scene, state, item, wand, use, has } = play('feeding_scroll', true, `feed ${seed}`);
      use();
      expect([has(item.id), state.clock.turn, scene.kinds]).toEqual([true, 1, []]);
      const asked = askedIn(viewFor(state))!;
      expect(asked.title).toBe('Charge which wand?');
      expect(asked.offers.find(({ isMeant }) => isMeant)?.item?.id).toBe(wand.id);
      expect(asked.offers.map(({ item: offered }) => offered?.id)).not.toContain(item.id);
      scene.perform({ kind: 'answer', answer: { item: wand.id } });
      expect(has(item.id)).toBe(false);
      expect(scene.kinds[0]).toBe('read-scroll');
      outcomes.add(has(wand.id) ? 'charged' : 'exploded');
      expect(scene.kinds).toContain(has(wand.id) ? 'wand-fed' : 'wand-burst');
      expect(!has(wand.id) || chargesOf(wand).left > 2).toBe(true);
      expect(state.clock.turn).toBe(2);
    }
    expect([...outcomes].sort()).toEqual(['charged', 'exploded']);
  });

  it('is kept, and costs no move, when the question is left', () => {
    const { scene, state, item, use, has } = play('feeding_scroll', true);
    use();
    scene.perform({ kind: 'answer', answer: { nothing: true } });
    expect([has(item.id), state.clock.turn, state.pending]).toEqual([true, 1, undefined]);
  });

  it('that was unknown is recognised, asks after the move, and is wasted when the question is left', () => {
    const { scene, state, item, wand, use, has } = play('feeding_scroll', false);
    use();
    expect(scene.kinds).toContain('read-scroll');
    expect(state.sheet.lore.isIdentified(kindOf(item))).toBe(true);
    expect([has(item.id), state.clock.turn]).toEqual([true, 2]);
    expect(askedIn(viewFor(state))?.warning).toContain('wastes');
    scene.perform({ kind: 'answer', answer: { nothing: true } });
    expect([has(item.id), has(wand.id), state.clock.turn]).toEqual([false, true, 2]);
    expect(scene.events.find(({ kind }) => kind === 'cast-in-vain')).toMatchObject({
      why: 'nothing-chosen',
    });
    expect(chargesOf(wand).left).toBe(2);
  });

  it('waits in a save, and goes on as before', () => {
    const { scene, state, wand, use } = play('feeding_scroll', true);
    use();
    const restored = restoreGame(state.content, state.ruleset, saveGame(state));
    expect(restored.pending).toEqual(state.pending);
    expect(hashGame(restored)).toBe(hashGame(state));
    scene.perform({ kind: 'answer', answer: { item: wand.id } });
    expect(state.pending).toBeUndefined();
  });

  it('that is gone by the time of the answer does nothing', () => {
    const { scene, state, item, wand, use } = play('feeding_scroll', true);
    use();
    state.sheet.inventory.remove(item.id);
    scene.perform({ kind: 'answer', answer: { item: wand.id } });
    expect(scene.kinds).toEqual([]);
    expect(chargesOf(wand).left).toBe(2);
  });
});

describe('a wand that charges a wand', () => {
  it('of a known kind asks before it spends a charge', () => {
    const { scene, state, item, wand, use } = play('feeding_wand', true);
    use();
    expect([chargesOf(item).left, state.clock.turn]).toEqual([3, 1]);
    scene.perform({ kind: 'answer', answer: { item: wand.id } });
    expect(chargesOf(item).left).toBe(2);
    expect(scene.kinds.some(kind => kind === 'wand-fed' || kind === 'wand-burst')).toBe(true);
  });

  it('of an unknown kind has nothing to act on', () => {
    const { scene, item, use } = play('feeding_wand', false);
    use();
    expect(chargesOf(item).left).toBe(2);
    expect(scene.kinds).toContain('cast-in-vain');
  });
});

describe('a scroll that leaves a mark', () => {
  it('asks what it says', () => {
    const { scene, state, use } = play('writing_scroll', true);
    use();
    expect(askedIn(viewFor(state))?.asks).toMatchObject({ kind: 'text', mayBeEmpty: false });
    expect(scene.perform({ kind: 'answer', answer: { text: '  ' } })?.reason).toBe('empty-text');
    scene.perform({ kind: 'answer', answer: { text: 'not this way' } });
    expect(state.level.fixtures.countOn(state.hero.square)).toBe(1);
  });
});
