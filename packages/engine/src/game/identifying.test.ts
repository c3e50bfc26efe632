import { describe, expect, it } from 'vitest';
import { type ScriptedLuck, Streams } from '../chance/index.ts';
import { ALL_KNOWN, type GameObject, Lore } from '../objects/index.ts';
import { identify } from './powers/things/identify.ts';
import { hashGame, restoreGame, saveGame } from './saves/save.ts';
import { room } from './testing/carriers.ts';
import type { Scene } from './testing/scene.ts';
import { give } from './testing/wardrobe.ts';
import { viewFor } from './views/view-for.ts';

const LOOKS = ['identify', 'red_potion', 'thin_book'];

/** A hero who has read a scroll of identification and carries unknown things. */
function reader(luck: readonly ScriptedLuck[], beatitude: 'cursed' | 'uncursed' | 'blessed') {
  const scene = room(luck);
  const { state } = scene;
  state.sheet.lore = new Lore(new Map(LOOKS.map(id => [id, id])));
  for (const id of ['speed', 'confusion', 'light', 'detection']) {
    give(scene, id);
  }
  const scroll = give(scene, 'identify', { beatitude });
  scene.perform({ kind: 'read', item: scroll.id });
  return { scene, things: [...state.sheet.inventory] };
}

const known = ({ state }: Scene, { id }: GameObject) => state.sheet.lore.knownOf(id) === ALL_KNOWN;

function choose(scene: Scene, { id }: GameObject) {
  return scene.perform({ kind: 'answer', answer: { item: id } });
}

describe('a scroll of identification', () => {
  it('asks what it identifies, within its own move', () => {
    const { scene, things } = reader([['more', false]], 'uncursed');
    const [first, second] = things;
    const { clock } = scene.state;
    const { turn } = clock;
    expect(viewFor(scene.state).pending).toEqual({
      about: 'identification',
      asks: { kind: 'item', offered: things.map(({ id }) => id), others: [] },
      left: 1,
      costs: 'move',
      harmless: false,
    });
    expect(clock.turn).toBe(turn);
    choose(scene, second!);
    expect([known(scene, first!), known(scene, second!)]).toEqual([false, true]);
    expect(scene.state.pending).toBeUndefined();
    expect(clock.turn).toBe(turn + 1);
    scene.end();
  });

  it('asks for one after the other, and identifies the last without asking', () => {
    const { scene, things } = reader([['number', 4]], 'blessed');
    expect(things.length).toBeGreaterThan(4);
    const { turn } = scene.state.clock;
    for (const [place, thing] of things.slice(0, 4).entries()) {
      expect(viewFor(scene.state).pending?.left).toBe(4 - place);
      expect(scene.state.clock.turn).toBe(turn);
      choose(scene, thing);
      expect(choose(scene, thing)?.reason).toBe(place === 3 ? 'nothing-asked' : 'not-offered');
    }
    expect(things.map(thing => known(scene, thing))).toEqual(things.map((_, place) => place < 4));
    expect(scene.state.clock.turn).toBe(turn + 1);
  });

  it('asks nothing where it identifies everything', () => {
    const { scene, things } = reader([['number', 0]], 'blessed');
    expect(scene.state.pending).toBeUndefined();
    expect(things.every(thing => known(scene, thing))).toBe(true);
    const alone = room([]);
    const { lore } = alone.state.sheet;
    const [last, ...others] = alone.state.sheet.inventory.things;
    for (const thing of others) {
      lore.identify(thing);
    }
    const scroll = give(alone, 'identify', { beatitude: 'cursed' });
    alone.perform({ kind: 'read', item: scroll.id });
    expect(alone.state.pending).toBeUndefined();
    expect(known(alone, last!)).toBe(true);
  });

  it('loses what is left when the player does something else', () => {
    const { scene, things } = reader([['number', 3]], 'blessed');
    choose(scene, things[0]!);
    const { turn } = scene.state.clock;
    scene.perform({ kind: 'search', count: 1 });
    expect(scene.kinds).toContain('identify-left');
    expect(scene.state.pending).toBeUndefined();
    expect(things.filter(thing => known(scene, thing))).toEqual([things[0]]);
    // The move of the scroll is paid then.
    expect(scene.state.clock.turn).toBe(turn + 2);
  });

  it('waits in a save', () => {
    const scene = room([], { streams: new Streams('waits') });
    const scroll = give(scene, 'identify', { beatitude: 'cursed' });
    scene.perform({ kind: 'read', item: scroll.id });
    const { state } = scene;
    const again = restoreGame(state.content, state.ruleset, saveGame(state));
    expect(viewFor(again).pending).toEqual(viewFor(state).pending);
    expect(hashGame(again)).toBe(hashGame(state));
  });
});

describe('a spell of identifying', () => {
  const cast = (scene: Scene, skill: 'basic' | 'expert', blessed: boolean) =>
    identify.cast!(scene.state, { skill } as never, blessed);

  it('asks within the move of the cast', () => {
    const scene = room([['more', false]]);
    const [thing] = scene.state.sheet.inventory.things;
    const { turn } = scene.state.clock;
    cast(scene, 'expert', false);
    expect(viewFor(scene.state).pending).toMatchObject({
      about: 'identification',
      costs: 'nothing',
    });
    choose(scene, thing!);
    expect(known(scene, thing!)).toBe(true);
    expect(scene.state.clock.turn).toBe(turn);
  });

  it('offers only what it can tell more of, where skill decides', () => {
    const scene = room([['more', false]], { ruleset: 'casting=fiqhack' });
    give(scene, 'speed');
    const { lore, inventory } = scene.state.sheet;
    const [first, ...others] = inventory.things;
    for (const part of ['enchantment', 'charges', 'ego'] as const) {
      lore.learn(first!, part);
    }
    cast(scene, 'basic', false);
    const asks = viewFor(scene.state).pending?.asks;
    expect(asks).toMatchObject({ offered: others.map(({ id }) => id) });
    choose(scene, others[0]!);
    expect(lore.knows(others[0]!, 'enchantment')).toBe(true);
    expect(lore.knows(others[0]!, 'beatitude')).toBe(false);
  });
});
