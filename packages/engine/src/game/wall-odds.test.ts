// The odds of blows at a wall, beside the blows themselves.

import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../chance/index.ts';
import { aimQuestion } from '../face/index.ts';
import { answerQuestion } from '../host/index.ts';
import { Scene } from './testing/scene.ts';
import { releaseFrom, WALLS_FILE } from './testing/walls.ts';
import { viewFor } from './views/view-for.ts';

const LANE = ['#########', '#.@.....#', '#########'];

/** A hero before a wall that he, or nobody, has raised. */
function beforeWall(owner: 'own' | 'foreign', seed = 'wall odds') {
  const scene = new Scene(LANE, { streams: new Streams(seed), content: [WALLS_FILE] });
  const { state } = scene;
  releaseFrom(scene, 'earth', state.hero.id, 3);
  const [wall] = state.level.fixtures.all;
  for (const thing of state.sheet.inventory.things) {
    state.sheet.lore.identify(thing);
  }
  if (owner === 'foreign') {
    wall!.owner = 0;
  }
  return { scene, wall: wall! };
}

/** The odds of a turn of blows eastwards, as a face asks for them. */
function odds({ state }: Scene) {
  const square = { x: 3, y: 1 };
  const question = aimQuestion(viewFor(state), { kind: 'attack' }, { direction: 3, square });
  return answerQuestion(state, new Enumerator(), question);
}

describe('the odds of blows at a wall', () => {
  it('count its own hit points down to those with which it still stands', () => {
    const { scene, wall } = beforeWall('own');
    const { targets, asFarAsYouKnow } = odds(scene);
    const [target] = targets;
    expect(target).toMatchObject({ id: wall.id, name: 'heap', falls: true });
    // A heap of four pictures falls when less than half of its points are left.
    const most = wall.thing.fact('maxhp');
    expect(target!.hitPoints).toEqual([[most - Math.ceil(most / 2), 1]]);
    expect(asFarAsYouKnow).toBe(false);
    wall.thing.setFact('hp', Math.ceil(most / 2));
    const [last] = odds(scene).targets;
    expect(last!.hitPoints).toEqual([[0, 1]]);
    expect(last!.killChance).toBeGreaterThan(target!.killChance);
  });

  it('suppose a whole wall of its kind where another creature raised it', () => {
    const { scene, wall } = beforeWall('foreign');
    wall.thing.setFact('hp', 3);
    const { targets, asFarAsYouKnow } = odds(scene);
    expect(asFarAsYouKnow).toBe(true);
    expect(targets[0]!.hitPoints).toEqual([[2, 1]]);
  });

  it('are those of the blows', () => {
    const turns = 300;
    const ready = (seed: string) => {
      const { scene, wall } = beforeWall('own', seed);
      wall.thing.setFact('hp', Math.ceil(wall.thing.fact('maxhp') / 2) + 1);
      return { scene, wall };
    };
    const { killChance } = odds(ready('asked').scene).targets[0]!;
    let fell = 0;
    for (let turn = 0; turn < turns; turn++) {
      const { scene, wall } = ready(`blow ${turn}`);
      scene.perform({ kind: 'attack', direction: 3 });
      fell += Number(wall.gone);
    }
    const deviation = Math.sqrt((killChance * (1 - killChance)) / turns);
    expect(killChance).toBeGreaterThan(0);
    expect(Math.abs(fell / turns - killChance)).toBeLessThan(4 * deviation + 1e-9);
  });

  it('are refused for what the hero doesn’t see', () => {
    const { scene, wall } = beforeWall('own');
    scene.state.sheet.conditions.set('blind', 90);
    scene.perform({ kind: 'search', count: 1 });
    const question = { ask: 'attack', target: wall.id };
    expect(() => answerQuestion(scene.state, new Enumerator(), question)).toThrow(
      'a creature or a wall in sight',
    );
  });
});
