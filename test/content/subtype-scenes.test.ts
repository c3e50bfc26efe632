import type { GameEvent } from '@roguewright/engine/game';
import { SUBTYPES } from '@roguewright/engine/spells';
import { describe, expect, it } from 'vitest';
import { byCarrier, byHero, byMonster, carriersOf } from './play-subtypes.ts';
import type { SubtypeScene } from './scenes/subtype-scene.ts';
import { SUBTYPE_SCENES } from './scenes/subtype-scenes.ts';

/** Seeds that are tried: some spells miss now and then. */
const SEEDS = Array.from({ length: 8 }, (_, seed) => `subtype ${seed}`);

/** An explosion is what bullets make; no spell is one. */
const NOT_CAST = [6];

const CAST = SUBTYPES.filter(({ number }) => !NOT_CAST.includes(number)).map(
  ({ number, name }) => [`${name} (${number})`, number] as const,
);

/** The kinds of what was told, of the seed that told most. */
function told(
  play: (scene: SubtypeScene, seed: string) => readonly GameEvent[],
  scene: SubtypeScene,
  wanted: string,
): readonly string[] {
  let most: readonly string[] = [];
  for (const seed of SEEDS) {
    const kinds = play(scene, seed).map(({ kind }) => kind);
    if ((kinds as readonly string[]).includes(wanted)) {
      return kinds;
    }
    most = kinds.length > most.length ? kinds : most;
  }
  return most;
}

describe('every kind of spell', () => {
  it('has a scene, and every scene a kind', () => {
    expect(Object.keys(SUBTYPE_SCENES).map(Number)).toEqual(CAST.map(([, number]) => number));
  });

  it.each(CAST)('is cast by a hero: %s', (_, number) => {
    const scene = SUBTYPE_SCENES[number]!;
    expect(told(byHero, scene, scene.hero).join(' ')).toMatch(scene.hero);
  });

  it.each(CAST)('is cast by a monster, or never: %s', (_, number) => {
    const scene = SUBTYPE_SCENES[number]!;
    const wanted = scene.monster === 'never' ? 'cast' : scene.monster;
    const kinds = told(byMonster, scene, wanted);
    if (scene.monster === 'never') {
      expect(kinds).toEqual([]);
    } else {
      expect(kinds.join(' ')).toMatch(scene.monster);
    }
  });

  it.each(CAST)('is released from every carrier that lists fill with it: %s', (_, number) => {
    const scene = SUBTYPE_SCENES[number]!;
    for (const kind of carriersOf(scene)) {
      const play = (one: SubtypeScene, seed: string) => byCarrier(one, kind, seed);
      expect(`${kind}: ${told(play, scene, scene.carrier).join(' ')}`).toMatch(scene.carrier);
    }
  });
});
