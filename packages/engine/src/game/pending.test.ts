import { describe, expect, it } from 'vitest';
import { type ScriptedLuck, Streams } from '../chance/index.ts';
import { chargesOf, Lore } from '../objects/index.ts';
import { hashGame, restoreGame, type SavedGame, saveGame } from './saves/save.ts';
import { savedFlaw } from './saves/saved-flaw.ts';
import { ask } from './state/pending.ts';
import type { Scene } from './testing/scene.ts';
import { workshop } from './testing/tools.ts';
import { give } from './testing/wardrobe.ts';
import { viewFor } from './views/view-for.ts';

const FACTS = { source: 'uncursed', known: true } as const;

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

describe('a save of version 6', () => {
  /** A save as version 6 wrote it, of a hero whose sheet says what waits. */
  function older(charging: unknown): { present: SavedGame; older: SavedGame; scene: Scene } {
    const scene = workshop([], undefined, new Streams('six'));
    scene.state.sheet.lore = new Lore(new Map([['charger', 'OBB']]));
    const { pending, ...saved } = saveGame(scene.state);
    const sheet = { ...saved.sheet, charging };
    return {
      scene,
      present: { pending, ...saved },
      older: { ...saved, version: 6, sheet } as unknown as SavedGame,
    };
  }

  it.each([
    [{ source: 'blessed', known: false }, { source: 'blessed', known: false }, false],
    [{ source: 'uncursed', known: true, paid: true }, { source: 'uncursed', known: true }, true],
  ])('that waits for what a scroll charges goes on waiting: %j', (charging, facts, paid) => {
    const { scene, older: six } = older(charging);
    const { state } = scene;
    const again = restoreGame(state.content, state.ruleset, six);
    expect(again.pending).toEqual({ about: 'charging', facts, paid });
    const saved = saveGame(again);
    expect(saved.sheet).not.toHaveProperty('charging');
    // Scenes have ids that no game deals.
    expect(savedFlaw(saved)?.field).toBe('nextId');
    expect(hashGame(restoreGame(state.content, state.ruleset, saved))).toBe(hashGame(again));
  });

  it('in which nothing waits is the same game', () => {
    const { scene, older: six, present } = older(null);
    const again = restoreGame(scene.state.content, scene.state.ruleset, six);
    expect(saveGame(again)).toEqual(present);
  });

  it('of the current version is refused with an unknown question', () => {
    const { present } = older(null);
    const wrong = { ...present, pending: { about: 'naming', facts: FACTS, paid: false } };
    expect(savedFlaw(wrong as never)).toMatchObject({ field: 'pending.about' });
  });
});
