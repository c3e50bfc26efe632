// Odds of fountains, thrones, sinks and treacherous ground, as the faces show them.

import { describe, expect, it } from 'vitest';
import { Enumerator } from '../chance/index.ts';
import { squareQuestion } from '../face/index.ts';
import { answerQuestion } from '../host/index.ts';
import { squareLines } from '../words/index.ts';
import { setCondition } from './body/afflict.ts';
import { setCharges } from './fixtures/change-fixture.ts';
import { fixtureAt } from './testing/fixtures.ts';
import { Scene } from './testing/scene.ts';
import { viewFor } from './views/view-for.ts';

const FEATURES = {
  path: 'features.arc',
  text: `Object test_fountain
name fountain
type 206
glyph {
end
Object test_throne
name throne
type 207
glyph \\
end
Object test_sink
name sink
type 208
hp 2
glyph #
end
`,
};

const WORDS = {
  percent: (share: number) => `${Math.round(1000 * share) / 10} %`,
  decimal: (value: number) => value.toFixed(1),
};

function at(id: string): Scene {
  const scene = new Scene(['#####', '#.@.#', '#...#', '#####'], { luck: [], content: [FEATURES] });
  fixtureAt(scene, id, 2, 1);
  return scene;
}

/** The question that a face asks about a square, answered. */
function asked(scene: Scene, x: number, y: number) {
  const question = squareQuestion(viewFor(scene.state), { x, y });
  expect(question).toEqual({ ask: 'place', x, y });
  return answerQuestion(scene.state, new Enumerator(), question);
}

function actsOf(scene: Scene, x = 2, y = 1) {
  return Object.fromEntries(asked(scene, x, y).place!.acts.map(act => [act.act, act]));
}

describe('odds of a place', () => {
  it('are those of the rule for a fountain, with its damage and its end', () => {
    const { drink, dip } = actsOf(at('test_fountain'));
    expect(Object.fromEntries(drink!.outcomes)).toMatchObject({ cool: 20 / 30, poisoned: 2 / 30 });
    expect(drink!.meanDamage).toBeCloseTo((5.5 * 2) / 30, 9);
    expect(drink!.ends).toBeCloseTo(1 / 3, 9);
    expect(Object.fromEntries(dip!.outcomes)).toMatchObject({ nothing: 2 / 3, snakes: 2 / 30 });
    expect(dip!.ends).toBeCloseTo(1 / 3, 9);
  });

  it('add up to 1 for every act of every feature', () => {
    for (const id of ['test_fountain', 'test_throne', 'test_sink']) {
      for (const { outcomes } of asked(at(id), 2, 1).place!.acts) {
        expect(outcomes.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 9);
      }
    }
  });

  it('are those of the rule for a throne, and say when it kills', () => {
    const scene = at('test_throne');
    scene.state.hero.hitPoints = 10;
    const { sit } = actsOf(scene);
    expect(Object.fromEntries(sit!.outcomes)).toMatchObject({
      nothing: expect.closeTo(1 / 3 + (2 / 3) * (2 / 22), 9),
      wish: expect.closeTo((2 / 3) * (1 / 22), 9),
    });
    expect(sit!.killChance).toBeGreaterThan(0.05);
    expect(squareLines(asked(scene, 2, 1), WORDS).join(' ')).toContain(
      'It vanishes afterwards 33.3 % of the time.',
    );
  });

  it('don’t tell what a sink still holds', () => {
    const [full, empty] = [at('test_sink'), at('test_sink')];
    for (const fixture of empty.state.level.fixtures.on(empty.state.hero.square)) {
      setCharges(fixture, 0);
    }
    expect(asked(empty, 2, 1)).toEqual(asked(full, 2, 1));
    expect(asked(full, 2, 1).asFarAsYouKnow).toBe(true);
    expect(squareLines(asked(full, 2, 1), WORDS)).toContain(
      'A ring that you drop into it is lost, and you learn its kind.',
    );
  });

  it('tell how far ice carries, by the ice that the hero remembers', () => {
    const scene = new Scene(['######', '#@░░.#', '######'], { luck: [] });
    expect(actsOf(scene, 2, 1).step!.outcomes).toEqual([
      ['0', 0.5],
      ['1', 0.25],
      ['2', 0.25],
    ]);
  });

  it('tell what lava and sewage do, and that one who floats is out of reach', () => {
    const lava = new Scene(['#####', '#@▒.#', '#####'], { luck: [] });
    expect(actsOf(lava, 2, 1).land!.meanDamage).toBeCloseTo(21, 9);
    const scene = at('test_fountain');
    setCondition(scene.state, scene.state.hero, 'levitating', 50);
    expect(squareLines(asked(scene, 2, 1), WORDS)).toEqual([
      'You are in the air, out of reach of the fountain.',
    ]);
  });

  it('are refused for bare ground', () => {
    const scene = at('test_fountain');
    expect(() =>
      answerQuestion(scene.state, new Enumerator(), { ask: 'place', x: 1, y: 1 }),
    ).toThrow('the square of a fountain');
  });
});
