// The question what a scroll of charging is for: before it is read, or once it is used up.

import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../chance/index.ts';
import { chargesOf, Lore } from '../objects/index.ts';
import { knownCharge } from './knowledge/charges/known-charge.ts';
import { hashGame, restoreGame, saveGame } from './saves/save.ts';
import type { Scene } from './testing/scene.ts';
import { workshop } from './testing/tools.ts';
import { give } from './testing/wardrobe.ts';
import { viewFor } from './views/view-for.ts';

/** A hero who doesn't know what a scroll of charging looks like. */
function forget(scene: Scene): void {
  scene.state.sheet.lore = new Lore(new Map([['charger', 'OBB']]));
}

describe('a scroll of charging that is known', () => {
  it('asks what it is for before it is read', () => {
    const scene = workshop([['charges', 4]]);
    const wand = give(scene, 'nothing_wand');
    const scroll = give(scene, 'charger', { beatitude: 'blessed' });
    const { turn } = scene.state.clock;
    expect(scene.perform({ kind: 'read', item: scroll.id })).toBeUndefined();
    const { inventory, pending } = viewFor(scene.state);
    expect(inventory.find(({ id }) => id === scroll.id)).toMatchObject({ charger: true });
    expect(pending).toMatchObject({ harmless: true, costs: 'move', asks: { offered: [wand.id] } });
    expect(scene.state.clock.turn).toBe(turn);
    const own = { kind: 'answer', answer: { item: scroll.id } } as const;
    expect(scene.perform(own)?.reason).toBe('not-offered');
    scene.perform({ kind: 'answer', answer: { item: wand.id } });
    expect(chargesOf(wand)).toEqual({ left: 8, recharged: 1 });
    expect(scene.kinds.slice(0, 2)).toEqual(['read-scroll', 'charged']);
    expect(scene.state.sheet.inventory.find(scroll.id)).toBeUndefined();
    expect(scene.state.clock.turn).toBe(turn + 1);
  });

  it('is kept, for nothing, when the question is left', () => {
    for (const [command, turns] of [
      [{ kind: 'answer', answer: { nothing: true } }, 0],
      [{ kind: 'search', count: 1 }, 1],
    ] as const) {
      const scene = workshop([], undefined, new Streams('kept'));
      const scroll = give(scene, 'charger');
      const { turn } = scene.state.clock;
      scene.perform({ kind: 'read', item: scroll.id });
      scene.perform(command);
      expect(scene.state.pending).toBeUndefined();
      expect(scene.kinds).not.toContain('charging-wasted');
      expect(scene.state.clock.turn).toBe(turn + turns);
      expect(scene.state.sheet.inventory.find(scroll.id)).toBe(scroll);
    }
  });

  it('is asked about with the odds of its beatitude, as far as the hero knows it', () => {
    const scene = workshop();
    const wand = give(scene, 'nothing_wand');
    const scroll = give(scene, 'charger', { beatitude: 'blessed' });
    scene.perform({ kind: 'read', item: scroll.id });
    expect(knownCharge(scene.state, new Enumerator(), 0, wand.id)).toEqual(
      knownCharge(scene.state, new Enumerator(), scroll.id, wand.id),
    );
  });
});

describe('a scroll of charging that is not known', () => {
  it('is recognised, used up, and waits to be told what for, all in one move', () => {
    const scene = workshop([['charges', 0]]);
    forget(scene);
    const wand = give(scene, 'nothing_wand');
    const scroll = give(scene, 'charger', { beatitude: 'blessed' });
    const { turn } = scene.state.clock;
    scene.perform({ kind: 'read', item: scroll.id });
    expect(scene.kinds).toEqual(['read-scroll', 'recognised', 'charging-asked']);
    expect(scene.state.clock.turn).toBe(turn);
    expect(viewFor(scene.state).pending).toMatchObject({
      asks: { kind: 'item', offered: [wand.id] },
      costs: 'move',
    });
    scene.perform({ kind: 'charge', item: 0, target: wand.id });
    expect(chargesOf(wand)).toEqual({ left: 4, recharged: 1 });
    expect(viewFor(scene.state).pending).toBeUndefined();
    expect(scene.state.clock.turn).toBe(turn + 1);
  });

  it('is wasted by anything else that takes time, and then costs its move as well', () => {
    const scene = workshop();
    forget(scene);
    const scroll = give(scene, 'charger');
    scene.perform({ kind: 'read', item: scroll.id });
    expect(scene.perform({ kind: 'move', direction: 1 })?.usesMove).toBe(false);
    expect(scene.state.pending?.facts).toEqual({ scroll: 0, source: 'uncursed', known: false });
    const { turn } = scene.state.clock;
    scene.perform({ kind: 'move', direction: 3 });
    expect(scene.kinds).toContain('charging-wasted');
    expect(scene.state.pending).toBeUndefined();
    expect(scene.state.clock.turn).toBe(turn + 2);
  });

  it('still waits after the game was saved', () => {
    const scene = workshop([], undefined, new Streams('waits'));
    forget(scene);
    const scroll = give(scene, 'charger', { beatitude: 'blessed' });
    scene.perform({ kind: 'read', item: scroll.id });
    const { state } = scene;
    const again = restoreGame(state.content, state.ruleset, saveGame(state));
    expect(again.pending?.facts).toEqual({ scroll: 0, source: 'blessed', known: false });
    expect(hashGame(again)).toBe(hashGame(state));
  });
});
