// What a hero learns of a wand's charges by using it. The charges of a new wand are 1d5+3: 4 to 8.

import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../../../chance/index.ts';
import { type Beatitude, chargesOf, setCharges } from '../../../objects/index.ts';
import { restoreGame, saveGame } from '../../saves/save.ts';
import type { Scene } from '../../testing/scene.ts';
import { workshop } from '../../testing/tools.ts';
import { give } from '../../testing/wardrobe.ts';
import { knownCondition } from '../known-condition.ts';
import { knownZap } from '../known-zap.ts';

const ROWS = ['#######', '#@....#', '#######'];
const WREST = 1 / 121;

function withWand(charges: number) {
  const scene = workshop([], ROWS, new Streams('wand'));
  const wand = give(scene, 'nothing_wand');
  setCharges(wand, { left: charges, recharged: 0 });
  scene.state.sheet.lore.identifyKind(wand.archetype);
  scene.state.sheet.lore.learn(wand, 'beatitude');
  return { scene, wand };
}

const works = (scene: Scene, id: number) => {
  const known = knownZap(scene.state, new Enumerator(), id, 3);
  return known === undefined || known === 'unknown' ? undefined : known.works;
};

const chargesKnown = (scene: Scene, wand: Parameters<typeof knownCondition>[2]) =>
  knownCondition(scene.state, new Enumerator(), wand).condition.list.map(
    ({ value, probability }) => [value.charges, Math.round(probability * 1e9) / 1e9],
  );

function zap(scene: Scene, id: number, times: number): void {
  for (let time = 0; time < times; time++) {
    scene.perform({ kind: 'zap', item: id, direction: 3 });
  }
}

describe('the charges of a wand that was used', () => {
  it('are fewer by each zap that worked', () => {
    const { scene, wand } = withWand(8);
    expect(works(scene, wand.id)).toBe(1);
    zap(scene, wand.id, 4);
    expect(works(scene, wand.id)).toBeCloseTo(4 / 5 + WREST / 5, 12);
    zap(scene, wand.id, 1);
    expect(works(scene, wand.id)).toBeCloseTo(3 / 4 + WREST / 4, 12);
    zap(scene, wand.id, 3);
    expect(chargesKnown(scene, wand)).toEqual([[0, 1]]);
  });

  it('are none after a zap in vain', () => {
    const { scene, wand } = withWand(0);
    zap(scene, wand.id, 1);
    expect(scene.kinds).toContain('nothing-happens');
    expect(works(scene, wand.id)).toBeCloseTo(WREST, 12);
  });

  it('are those of a new wand as long as it holds more uses than a new one could', () => {
    const { scene, wand } = withWand(20);
    zap(scene, wand.id, 9);
    expect(chargesKnown(scene, wand).map(([charges]) => charges)).toEqual([4, 5, 6, 7, 8]);
  });

  it('no longer count once they are known', () => {
    const { scene, wand } = withWand(6);
    zap(scene, wand.id, 2);
    scene.state.sheet.lore.identify(wand);
    expect(chargesKnown(scene, wand)).toEqual([[4, 1]]);
    expect(scene.state.sheet.lore.save().charges).toBeUndefined();
  });

  it('are saved', () => {
    const { scene, wand } = withWand(8);
    zap(scene, wand.id, 5);
    const saved = saveGame(scene.state);
    expect(saved.seats[0]!.sheet.lore.charges).toEqual([[wand.id, [['worked', 5]]]]);
    const { content, ruleset } = scene.state;
    const again = restoreGame(content, ruleset, saved);
    expect(saveGame(again).seats[0]!.sheet.lore).toEqual(saved.seats[0]!.sheet.lore);
  });
});

describe('the charges of a wand that was charged', () => {
  /** An emptied wand that a source of a beatitude charges; the hero knows that or doesn't. */
  function charged(beatitude: Beatitude, known: boolean) {
    const made = withWand(0);
    const { scene, wand } = made;
    zap(scene, wand.id, 1);
    const scroll = give(scene, 'charger', { beatitude });
    scene.state.sheet.lore.identifyKind(scroll.archetype);
    if (known) {
      scene.state.sheet.lore.learn(scroll, 'beatitude');
    }
    scene.perform({ kind: 'charge', item: scroll.id, target: wand.id });
    return made;
  }

  it('are as many as its source may have given and its glow allows', () => {
    const { scene, wand } = charged('uncursed', true);
    expect(scene.kinds).toContain('charged');
    const list = chargesKnown(scene, wand);
    expect(list.reduce((sum, [, share]) => sum + share!, 0)).toBeCloseTo(1, 6);
    expect(list.every(([charges]) => charges! >= 1)).toBe(true);
    expect(list.map(([charges]) => charges)).toContain(chargesOf(wand).left);
    expect(works(scene, wand.id)).toBe(1);
  });

  it('may be none after a source that may have been cursed', () => {
    const { scene, wand } = charged('cursed', false);
    // An empty wand that doesn't glow was charged by a cursed scroll, whatever the hero knows of it.
    expect(chargesKnown(scene, wand)).toEqual([[0, 1]]);
  });
});
