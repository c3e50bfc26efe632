import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { Lore, makeObject } from '../objects/index.ts';
import { take } from './items/pack.ts';
import { hashGame, restoreGame, saveGame } from './saves/save.ts';
import { ask } from './state/pending.ts';
import { room } from './testing/carriers.ts';
import type { Scene } from './testing/scene.ts';
import { workshop } from './testing/tools.ts';
import { give } from './testing/wardrobe.ts';
import { viewFor } from './views/view-for.ts';

/** A hero who doesn't know red potions. */
function someone() {
  const scene = room([], { streams: new Streams('names') });
  scene.state.sheet.lore = new Lore(new Map([['red_potion', 'murky']]));
  const { things } = scene.state.sheet.inventory;
  const potion = things.find(({ archetype }) => archetype.id === 'red_potion')!;
  return { scene, potion };
}

function write(scene: Scene, text: string) {
  return scene.perform({ kind: 'answer', answer: { text } });
}

const nameIn = ({ state }: Scene, id: number) =>
  viewFor(state).inventory.find(item => item.id === id)!.name;

describe('naming an item', () => {
  it('asks for the name, and takes no time', () => {
    const { scene, potion } = someone();
    const { turn } = scene.state.clock;
    expect(scene.perform({ kind: 'name', item: potion.id })).toBeUndefined();
    expect(viewFor(scene.state).pending).toEqual({
      about: 'naming',
      asks: { kind: 'text', longest: 40, now: '', mayBeEmpty: true },
      subject: 'murky potion',
      costs: 'nothing',
      harmless: true,
    });
    write(scene, ' Winterwink ');
    expect(scene.kinds).toEqual(['named']);
    expect(nameIn(scene, potion.id)).toBe('murky potion named Winterwink');
    expect(scene.state.clock.turn).toBe(turn);
  });

  it('asks which item first where none is told', () => {
    const { scene, potion } = someone();
    scene.perform({ kind: 'name', item: 0 });
    expect(viewFor(scene.state).pending).toMatchObject({ about: 'what-to-name', harmless: true });
    scene.perform({ kind: 'answer', answer: { item: potion.id } });
    expect(viewFor(scene.state).pending).toMatchObject({ about: 'naming' });
    write(scene, 'Sting');
    expect(nameIn(scene, potion.id)).toContain('named Sting');
  });

  it('proposes the present name, and an empty one takes it away', () => {
    const { scene, potion } = someone();
    scene.state.sheet.lore.nameThing(potion.id, 'Sting');
    scene.perform({ kind: 'name', item: potion.id });
    expect(viewFor(scene.state).pending?.asks).toMatchObject({ now: 'Sting' });
    write(scene, '  ');
    expect(nameIn(scene, potion.id)).toBe('murky potion');
    expect(scene.state.sheet.lore.save().named).toEqual([]);
  });

  it('refuses what can’t be seen, and asks on', () => {
    const { scene, potion } = someone();
    scene.perform({ kind: 'name', item: potion.id });
    for (const [text, reason] of [
      ['a\u202Eb', 'unseen-letters'],
      ['a\u200Bb', 'unseen-letters'],
      ['x'.repeat(41), 'long-text'],
    ] as const) {
      expect(write(scene, text)?.reason).toBe(reason);
    }
    expect(scene.state.pending?.about).toBe('naming');
  });

  it('keeps named things apart from others, and both halves of a pile named', () => {
    const { scene, potion } = someone();
    const { state } = scene;
    const { inventory, lore } = state.sheet;
    give(scene, 'red_potion');
    lore.nameThing(potion.id, 'Nightcap');
    const before = potion.count;
    expect(before).toBeGreaterThan(1);
    scene.perform({ kind: 'drop', item: potion.id, count: 1 });
    const lying = state.level.items.get(state.hero.square)!.at(-1)!;
    expect(lore.nameGiven(lying.id)).toBe('Nightcap');
    const other = take(
      state,
      makeObject(state.content, potion.archetype, () => state.newId()),
    );
    expect(other).not.toBe(potion);
    scene.perform({ kind: 'pick-up', item: lying.id });
    expect(inventory.find(potion.id)!.count).toBe(before);
    expect(inventory.find(other.id)!.count).toBe(1);
    expect(lore.nameGiven(lying.id)).toBeUndefined();
  });

  it('is kept in a save', () => {
    const { scene, potion } = someone();
    scene.perform({ kind: 'name', item: potion.id });
    const { state } = scene;
    const asked = restoreGame(state.content, state.ruleset, saveGame(state));
    expect(viewFor(asked).pending).toEqual(viewFor(state).pending);
    write(scene, 'Sting');
    const again = restoreGame(state.content, state.ruleset, saveGame(state));
    expect(again.sheet.lore.nameGiven(potion.id)).toBe('Sting');
    expect(hashGame(again)).toBe(hashGame(state));
  });
});

describe('calling a kind', () => {
  it('names every item of it, here and in the discoveries', () => {
    const { scene, potion } = someone();
    scene.perform({ kind: 'call', item: potion.id });
    write(scene, 'healing?');
    expect(nameIn(scene, potion.id)).toBe('potion called healing?');
    expect(viewFor(scene.state).discoveries.map(({ name }) => name)).toEqual([
      'potion called healing?',
    ]);
    scene.perform({ kind: 'call', item: potion.id });
    expect(viewFor(scene.state).pending?.asks).toMatchObject({ now: 'healing?' });
    write(scene, '');
    expect(nameIn(scene, potion.id)).toBe('murky potion');
  });

  it('offers and takes only kinds that the hero doesn’t know', () => {
    const { scene, potion } = someone();
    const book = give(scene, 'thin_book');
    scene.perform({ kind: 'call', item: 0 });
    expect(viewFor(scene.state).pending?.asks).toEqual({
      kind: 'item',
      offered: [potion.id],
      others: [],
    });
    expect(scene.perform({ kind: 'call', item: book.id })?.reason).toBe('kind-known');
    scene.state.sheet.lore.identify(potion);
    expect(scene.perform({ kind: 'call', item: 0 })?.reason).toBe('nothing-to-call');
    const items = viewFor(scene.state).inventory;
    expect(items.every(({ callable }) => callable === undefined)).toBe(true);
  });
});

describe('a name', () => {
  it('is not given to a kind that looks like another: that would tell them apart', () => {
    const scene = workshop([], undefined, new Streams('horns'));
    const horns = ['zot_horn', 'plain_horn'].map(id => give(scene, id));
    const { state } = scene;
    state.sheet.lore = new Lore(new Map(horns.map(({ archetype }) => [archetype.id, 'horn'])));
    for (const { id } of horns) {
      expect(scene.perform({ kind: 'call', item: id })?.reason).toBe('looks-alike');
      expect(viewFor(state).inventory.find(item => item.id === id)!.callable).toBeUndefined();
    }
  });

  it('is not given to what already has one', () => {
    const { scene } = someone();
    const amulet = give(scene, 'amulet_of_the_deep');
    expect(scene.perform({ kind: 'name', item: amulet.id })?.reason).toBe('has-a-name');
  });

  it('is asked for only when nothing else waits that would be lost', () => {
    const { scene, potion } = someone();
    const facts = { scroll: 0, source: 'blessed', known: true } as const;
    ask(scene.state, { about: 'charging', facts, paid: false });
    expect(scene.perform({ kind: 'name', item: potion.id })).toEqual({
      reason: 'question-waits',
      usesMove: false,
    });
    expect(scene.state.pending?.about).toBe('charging');
  });

  it('is not given when the player does something else, which loses nothing', () => {
    const { scene, potion } = someone();
    const { turn } = scene.state.clock;
    scene.perform({ kind: 'name', item: potion.id });
    scene.perform({ kind: 'search', count: 1 });
    expect(scene.state.pending).toBeUndefined();
    expect(scene.state.clock.turn).toBe(turn + 1);
    expect(scene.perform({ kind: 'name', item: 9999 })?.reason).toBe('unknown-item');
  });

  it('in place of another is the newest question', () => {
    const { scene, potion } = someone();
    scene.perform({ kind: 'name', item: potion.id });
    scene.perform({ kind: 'call', item: potion.id });
    expect(scene.state.pending).toMatchObject({ about: 'naming', facts: { names: 'kind' } });
  });
});
