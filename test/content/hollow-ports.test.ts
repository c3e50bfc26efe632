import { describe, expect, it } from 'vitest';
import { portMethods } from './hollow-ports.ts';
import { PORT_SCENES, playPortScene } from './port-scenes.ts';

/** Seeds that are tried: some spells miss now and then. */
const SEEDS = Array.from({ length: 12 }, (_, seed) => `port ${seed}`);

const METHODS = portMethods().map(each => ({ ...each, name: `${each.port}.${each.method}` }));

describe('the ports of spells', () => {
  it('have a scene for each method, and no scene is left over', () => {
    expect(Object.keys(PORT_SCENES).sort()).toEqual(METHODS.map(({ name }) => name).sort());
  });

  it.each(METHODS)(
    'are used: a scene fails when $name answers as if there were nothing',
    method => {
      const scene = PORT_SCENES[method.name]!;
      const seed = SEEDS.find(each => playPortScene(scene, each));
      expect(seed, 'the scene shows what it should').toBeDefined();
      expect(playPortScene(scene, seed!, method)).toBe(false);
    },
  );
});
