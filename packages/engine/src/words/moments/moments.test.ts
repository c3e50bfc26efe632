import { describe, expect, it } from 'vitest';
import type { GameEvent, GameView, Performed } from '../../game/index.ts';
import { isLifeLow, momentOf } from './moments.ts';

const view = {
  dungeonLevel: 3,
  deepestLevel: 3,
  hero: { hitPoints: 20, maxHitPoints: 20, maxEnergy: 5 },
  things: [{ id: 2, hostile: true }],
} as unknown as GameView;

const names = {
  1: { name: 'Ada', isHero: true, common: false },
  2: { name: 'Snagtooth', isHero: false, common: false },
  5: { name: 'dagger', isHero: false, common: true, one: 'the dagger Winterwink' },
  6: { name: 'Amulet', isHero: false, common: true, one: 'the Amulet of the Deep' },
  7: { name: 'dagger', isHero: false, common: true, one: 'a dagger' },
};

function titleOf(...events: GameEvent[]): string | undefined {
  const performed = { view, events, names, renamed: {}, looks: {}, sequence: 1 } as unknown;
  return momentOf(performed as Performed)?.title;
}

const picked = (item: number): GameEvent => ({
  kind: 'picked-up',
  actor: 1,
  item,
  letter: 0,
  more: 0,
});

describe('a moment', () => {
  it('is a new level of the dungeon or of the hero, a creature with a name, or a treasure', () => {
    expect(titleOf({ kind: 'climbed', actor: 1, level: 3, from: 2 })).toBe('Dungeon level 3');
    expect(titleOf({ kind: 'level-gained', actor: 1, level: 4 })).toBe('Level 4');
    expect(titleOf({ kind: 'came-in-sight', target: 2 })).toBe('Snagtooth');
    expect(titleOf(picked(5))).toBe('Dagger Winterwink');
    expect(titleOf(picked(6))).toBe('Amulet of the Deep');
  });

  it('is nothing of what happens every day, nor what happens to others', () => {
    expect(titleOf(picked(7))).toBeUndefined();
    expect(titleOf({ kind: 'level-gained', actor: 2, level: 4 })).toBeUndefined();
    expect(titleOf()).toBeUndefined();
  });

  it('is the greatest of those that come together', () => {
    expect(titleOf({ kind: 'level-gained', actor: 1, level: 4 }, picked(6))).toBe(
      'Amulet of the Deep',
    );
  });

  it('of low life lasts while a quarter is left', () => {
    const { hero } = view;
    const at = (hitPoints: number) => isLifeLow({ ...view, hero: { ...hero, hitPoints } });
    expect(at(Math.floor(hero.maxHitPoints / 4))).toBe(true);
    expect(at(hero.maxHitPoints)).toBe(false);
  });
});
