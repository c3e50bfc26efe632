import { drawView } from '@roguewright/engine/face/testing';
import type { GameEvent, Performed } from '@roguewright/engine/game';
import { expect, it } from 'vitest';
import { soundsOf } from './sounds.ts';

const view = drawView(['####', '#@d#', '####'], {});

const names = {
  1: { name: 'Ada', isHero: true, common: false },
  2: { name: 'jackal', isHero: false, common: true },
};

function heard(hitPoints: number, ...events: GameEvent[]): readonly string[] {
  const hurt = { ...view, hero: { ...view.hero, hitPoints } };
  return soundsOf({ view: hurt, events, names } as unknown as Performed);
}

const bite: GameEvent = { kind: 'hit', actor: 2, target: 1, damage: 2, critical: 'none' };
const blow: GameEvent = { kind: 'hit', actor: 1, target: 2, damage: 2, critical: 'none' };
const most = view.hero.maxHitPoints;

it('sounds for blows, doors and levels, the gravest first, and never for more than two', () => {
  expect(heard(most)).toEqual([]);
  expect(heard(most, blow)).toEqual(['strike']);
  expect(heard(most, blow, bite)).toEqual(['hurt', 'strike']);
  expect(heard(most, { kind: 'door-opened', actor: 1, x: 1, y: 1 })).toEqual(['door']);
  expect(heard(most, bite, blow, { kind: 'level-gained', actor: 1, level: 2 })).toEqual([
    'level',
    'hurt',
  ]);
});

it('lets the heart beat where a blow leaves little life', () => {
  expect(heard(1, bite)).toEqual(['hurt', 'heart']);
});
