// The odds of drinking a potion of polymorph: exact, as often played as told, and blind to what isn't known.

import { describe, expect, it, vi } from 'vitest';
import { Enumerator, Streams } from '../../chance/index.ts';
import { answerQuestion } from '../../host/index.ts';
import type { Patch, WorldRules } from '../../rulesets/index.ts';
import { BODY_FILES, inForm } from '../testing/bodies.ts';
import { Scene } from '../testing/scene.ts';
import { give } from '../testing/wardrobe.ts';

function drinker(seed = 'change', world: Patch<WorldRules> = {}) {
  const scene = new Scene(['#####', '#@..#', '#####'], {
    content: BODY_FILES,
    streams: new Streams(seed),
    world,
  });
  const { state } = scene;
  state.sheet.level = 1;
  state.hero.hitPoints = 12;
  state.hero.maxHitPoints = 12;
  state.sheet.attributes.constitution = 11;
  const potion = give(scene, 'potion_of_polymorph');
  vi.spyOn(state.sheet.lore, 'isIdentified').mockReturnValue(true);
  return { scene, state, potion };
}

function told({ state, potion }: ReturnType<typeof drinker>): Readonly<Record<string, number>> {
  const ask = { ask: 'zap', item: potion.id, direction: 0 } as const;
  const { outcomes } = answerQuestion(state, new Enumerator(), ask);
  return Object.fromEntries(outcomes!.map(({ text, probability }) => [text, probability]));
}

const sum = (odds: Readonly<Record<string, number>>) =>
  Object.values(odds).reduce((all, one) => all + one, 0);

const share = (odds: Readonly<Record<string, number>>, part: RegExp) =>
  Object.entries(odds).reduce((all, [text, one]) => all + (part.test(text) ? one : 0), 0);

describe('a potion of polymorph', () => {
  it('tells the shock, the kinds and the new self, which add up to 1', () => {
    const odds = told(drinker());
    expect(sum(odds)).toBeCloseTo(1, 12);
    // A draw below 20 exceeds a constitution of 11 in 8 of 20; 1 to 30 points, of which 12 leave him alive.
    expect(share(odds, /can’t bear it/)).toBeCloseTo((8 / 20) * (12 / 30), 12);
    expect(share(odds, /shock kills/)).toBeCloseTo((8 / 20) * (18 / 30), 12);
    expect(share(odds, /one of \d+ kinds/)).toBeCloseTo((12 / 20) * (4 / 5), 12);
    // At level 1 two of five changes of level are below 1.
    expect(share(odds, /isn’t fit to live/)).toBeCloseTo((12 / 20) * (1 / 5) * (2 / 5), 12);
    expect(share(odds, /new version/)).toBeCloseTo((12 / 20) * (1 / 5) * (3 / 5), 12);
  });

  it('comes to what is told', () => {
    const odds = told(drinker());
    const games = 300;
    const came = { died: 0, forms: 0 };
    for (let game = 0; game < games; game++) {
      const { scene, state, potion } = drinker(`change ${game}`);
      scene.perform({ kind: 'quaff', item: potion.id });
      came.died += Number(state.ending !== undefined);
      came.forms += Number(state.sheet.powers.form !== undefined);
    }
    const dies = share(odds, /kills you|fit to live/);
    expect(Math.abs(came.died / games - dies)).toBeLessThan(0.1);
    expect(Math.abs(came.forms / games - share(odds, /kinds/))).toBeLessThan(0.1);
  });

  it('moves with the numbers of the ruleset', () => {
    const never = told(drinker('change', { forms: { newSelfOneIn: 1_000_000 } }));
    expect(share(never, /new self|new version/)).toBeLessThan(0.001);
    const weak = told(drinker('change', { forms: { shock: { die: 5 } } }));
    expect(share(weak, /shock kills/)).toBe(0);
    const far = told(drinker('change', { forms: { newSelf: { levels: 0 } } }));
    expect(share(far, /fit to live/)).toBe(0);
  });

  it('lets a hero choose who knows that he may', () => {
    const made = drinker();
    const ring = give(made.scene, 'ring_of_polymorph_control');
    made.scene.perform({ kind: 'wear', item: ring.id });
    const odds = told(made);
    expect(share(odds, /You choose what you become: 5 names/)).toBeCloseTo(4 / 5, 12);
    expect(sum(odds)).toBeCloseTo(1, 12);
    // A ring of which he doesn't know the kind changes nothing that he is told.
    vi.spyOn(made.state.sheet.lore, 'isIdentified').mockImplementation(
      kind => kind !== ring.archetype,
    );
    expect(told(made)).toEqual(told(drinker()));
  });

  it('kills no hero whose form takes the shock', () => {
    const made = drinker();
    inForm(made.scene, 'dog');
    made.state.sheet.attributes.constitution = 11;
    const odds = told(made);
    expect(share(odds, /shock kills/)).toBe(0);
    expect(sum(odds)).toBeCloseTo(1, 12);
  });
});
