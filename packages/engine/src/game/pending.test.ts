import { describe, expect, it } from 'vitest';
import { type ScriptedLuck, Streams } from '../chance/index.ts';
import { chargesOf, Lore } from '../objects/index.ts';
import { hashGame, restoreGame, type SavedGame, saveGame } from './saves/save.ts';
import { savedFlaw } from './saves/saved-flaw.ts';
import { ask } from './state/pending.ts';
import { asVersion8 } from './testing/older-saves.ts';
import type { Scene } from './testing/scene.ts';
import { workshop } from './testing/tools.ts';
import { give } from './testing/wardrobe.ts';
import { viewFor } from './views/view-for.ts';

const FACTS = { scroll: 0, source: 'uncursed', known: true } as const;

const CHARGES: readonly ScriptedLuck[] = [
  ['charges', 0],
  ['part', 3],
];

/** A hero with a wand and a pending question from a scroll. */
function asked(
  paid = false,
  luck: readonly ScriptedLuck[] = [],
): { scene: Scene; wand: ReturnType<typeof give> } {
  const scene = workshop(luck);
  const wand = give(scene, 'nothing_wand');
  ask(scene.state, { about: 'charging', facts: FACTS, paid });
  return { scene, wand };
}

describe('a question that waits', () => {
  it('is answered by something carried, at the price of a move', () => {
    const { scene, wand } = asked(false, CHARGES);
    const { turn } = scene.state.clock;
    expect(scene.perform({ kind: 'answer', answer: { item: wand.id } })).toBeUndefined();
    expect(chargesOf(wand).recharged).toBe(1);
    expect(scene.state.pending).toBeUndefined();
    expect(scene.state.clock.turn).toBe(turn + 1);
  });

  it('is answered by the older command as well', () => {
    const { scene, wand } = asked(false, CHARGES);
    expect(scene.perform({ kind: 'charge', item: 0, target: wand.id })).toBeUndefined();
    expect(chargesOf(wand).recharged).toBe(1);
    expect(scene.state.pending).toBeUndefined();
  });

  it('is cancelled by naming nothing, which costs what the view says', () => {
    for (const [paid, turns, costs] of [
      [false, 1, 'move'],
      [true, 0, 'nothing'],
    ] as const) {
      const { scene, wand } = asked(paid);
      const { turn } = scene.state.clock;
      expect(viewFor(scene.state).pending?.costs).toBe(costs);
      expect(scene.perform({ kind: 'answer', answer: { nothing: true } })).toBeUndefined();
      expect(scene.kinds).toContain('charging-wasted');
      expect(scene.state.pending).toBeUndefined();
      expect(scene.state.clock.turn).toBe(turn + turns);
      expect(chargesOf(wand).recharged).toBe(0);
    }
  });

  it('goes on waiting after an answer that can’t be, and after what costs nothing', () => {
    const { scene } = asked();
    expect(scene.perform({ kind: 'answer', answer: { item: 9999 } })?.reason).toBe('unknown-item');
    expect(scene.perform({ kind: 'move', direction: 1 })?.usesMove).toBe(false);
    expect(scene.state.pending?.about).toBe('charging');
    expect(viewFor(scene.state).pending).toMatchObject({
      asks: { kind: 'item' },
      beatitude: 'uncursed',
    });
  });

  it('has to be there', () => {
    const scene = workshop();
    const refused = { reason: 'nothing-asked', usesMove: false };
    expect(scene.perform({ kind: 'answer', answer: { nothing: true } })).toEqual(refused);
    expect(viewFor(scene.state).pending).toBeUndefined();
  });

  it.each([
    undefined,
    'nothing',
    {},
    { item: -1 },
    { item: '1' },
    { nothing: false },
    { item: 1, nothing: true },
    { direction: 9 },
    { text: 7 },
    { yes: 'yes' },
    { choice: '' },
    { square: [1] },
    { square: [1, 900] },
    { count: 1.5 },
  ])('takes no %j for an answer', answer => {
    const { scene } = asked();
    expect(() => scene.perform({ kind: 'answer', answer } as never)).toThrow('answer');
  });
});

/** A hero in a scene, and his save. */
function saved(): { scene: Scene; present: SavedGame } {
  const scene = workshop([], undefined, new Streams('six'));
  scene.state.sheet.lore = new Lore(new Map([['charger', 'OBB']]));
  return { scene, present: saveGame(scene.state) };
}

type Sheet = SavedGame['seats'][number]['sheet'];

/** Without a field. */
function less(from: object, field: string): object {
  return Object.fromEntries(Object.entries(from).filter(([key]) => key !== field));
}

describe('a save of version 6', () => {
  /** A save as version 6 wrote it, of a hero whose sheet says what waits. */
  function older(charging: unknown): SavedGame {
    const { present } = saved();
    const eight = asVersion8(present);
    const sheet = eight.sheet as Sheet;
    const six = { ...sheet, lore: less(sheet.lore, 'named'), charging };
    return { ...less(eight, 'pending'), version: 6, sheet: six } as unknown as SavedGame;
  }

  it.each([
    [{ source: 'blessed', known: false }, { source: 'blessed', known: false }, false],
    [{ source: 'uncursed', known: true, paid: true }, { source: 'uncursed', known: true }, true],
  ])('that waits for what a scroll charges goes on waiting: %j', (charging, facts, paid) => {
    const { state } = saved().scene;
    const again = restoreGame(state.content, state.ruleset, older(charging));
    expect(again.pending).toEqual({ about: 'charging', facts: { scroll: 0, ...facts }, paid });
    const now = saveGame(again);
    expect(now.seats[0]!.sheet).not.toHaveProperty('charging');
    // Scenes have ids that no game deals.
    expect(savedFlaw(now)?.field).toBe('nextId');
    expect(hashGame(restoreGame(state.content, state.ruleset, now))).toBe(hashGame(again));
  });

  it('in which nothing waits is the same game', () => {
    const { scene, present } = saved();
    const again = restoreGame(scene.state.content, scene.state.ruleset, older(null));
    expect(saveGame(again)).toEqual(present);
  });
});

describe('a save of version 7', () => {
  it('goes on waiting for what a scroll charges, and has no names', () => {
    const { scene, present } = saved();
    const facts = { source: 'cursed', known: true };
    const eight = asVersion8(present);
    const sheet = eight.sheet as Sheet;
    const seven = {
      ...eight,
      version: 7,
      sheet: { ...sheet, lore: less(sheet.lore, 'named') },
      pending: { about: 'charging', facts, paid: true },
    } as unknown as SavedGame;
    const again = restoreGame(scene.state.content, scene.state.ruleset, seven);
    expect(again.pending).toEqual({
      about: 'charging',
      facts: { scroll: 0, ...facts },
      paid: true,
    });
    expect(saveGame(again).seats[0]!.sheet.lore.named).toEqual([]);
  });
});

describe('a save of today', () => {
  it.each([
    [{ about: 'riddle', facts: FACTS, paid: false }, 'about'],
    [{ about: 'charging', facts: { ...FACTS, source: 'holy' }, paid: false }, 'facts.source'],
    [{ about: 'charging', facts: { left: 1, parts: [] }, paid: false }, 'facts.scroll'],
    [{ about: 'identification', facts: { left: 5, parts: [] }, paid: false }, 'facts.left'],
    [
      { about: 'identification', facts: { left: 1, parts: ['colour'] }, paid: true },
      'facts.parts.0',
    ],
    [{ about: 'what-to-name', facts: { names: 'dog' }, paid: true }, 'facts.names'],
    [{ about: 'naming', facts: { names: 'item', item: 0 }, paid: true }, 'facts.item'],
    [{ about: 'naming', facts: { names: 'item', item: 77 }, paid: true }, 'facts.item'],
    [{ about: 'charging', facts: { ...FACTS, scroll: 77 }, paid: false }, 'facts.scroll'],
  ])('is refused with %j', (pending, field) => {
    const { present } = saved();
    const seats = [{ ...present.seats[0]!, pending }];
    expect(savedFlaw({ ...present, seats } as never)?.field).toBe(`seats.0.pending.${field}`);
  });

  it('is refused with a name that can’t be seen', () => {
    const { present } = saved();
    const [seat] = present.seats;
    const lore = { ...seat!.sheet.lore, named: [[5, 'a\u202Eb']] };
    const seats = [{ ...seat!, sheet: { ...seat!.sheet, lore } }];
    const field = 'seats.0.sheet.lore.named.0.1';
    expect(savedFlaw({ ...present, seats } as never)?.field).toBe(field);
  });
});
