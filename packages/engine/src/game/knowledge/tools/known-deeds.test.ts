// Kicks, meals and broken wands as the hero foresees them.

import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../../../chance/index.ts';
import { makeObject, setCharges } from '../../../objects/index.ts';
import { Scene } from '../../testing/scene.ts';
import { workshop } from '../../testing/tools.ts';
import { give } from '../../testing/wardrobe.ts';
import { knownBreaking } from './known-breaking.ts';
import { knownKick } from './known-kick.ts';
import { knownMeal } from './known-meal.ts';

const ask = new Enumerator();
const at = (room: string) => workshop([], ['########', room, '########']);

describe('a kick that is foreseen', () => {
  it('breaks a door by the mean of three attributes in 35, whether it is locked or only shut', () => {
    const scene = at('#@+....#');
    const { strength, dexterity, constitution } = scene.state.sheet.present;
    const mean = Math.floor((strength + dexterity + constitution) / 3);
    const shut = knownKick(scene.state, ask, 3);
    expect(shut.outcomes).toEqual([
      { outcome: { kind: 'door-breaks' }, probability: expect.closeTo(mean / 35, 12) as number },
      { outcome: { kind: 'door-holds' }, probability: expect.closeTo(1 - mean / 35, 12) as number },
    ]);
    expect(knownKick(at('#@¤....#').state, ask, 3)).toEqual(shut);
  });

  it('hurts the foot at a wall, and a creature, which may dodge', () => {
    expect(knownKick(at('#@.....#').state, ask, 1).outcomes).toMatchObject([
      { outcome: { kind: 'wall-lames', least: 1, most: 5 }, probability: 1 / 3 },
      { outcome: { kind: 'wall', least: 1, most: 5 }, probability: expect.closeTo(2 / 3, 12) },
    ]);
    const scene = at('#@j....#');
    const kinds = knownKick(scene.state, ask, 3).outcomes.map(({ outcome }) => outcome.kind);
    expect(kinds).toContain('hits');
  });

  it('isn’t dodged by who can be seen to lie helpless, but may be by who is blind', () => {
    const dodges = (condition?: 'helpless' | 'blind') => {
      const scene = at('#@S....#');
      const [creature] = scene.state.level.creatures.all;
      if (condition !== undefined) {
        creature!.conditions.set(condition, 50);
      }
      return knownKick(scene.state, ask, 3).outcomes.some(
        ({ outcome }) => outcome.kind === 'blocked',
      );
    };
    expect([dodges(), dodges('blind'), dodges('helpless')]).toEqual([true, true, false]);
  });

  it('sends a light thing as far as it slides when it is played', () => {
    const scene = workshop([], ['############', '#@!........#', '############']);
    const [told] = knownKick(scene.state, ask, 3).outcomes;
    scene.perform({ kind: 'kick', direction: 3 });
    const { items, map } = scene.state.level;
    const slid = Array.from({ length: 9 }, (_, far) => far).find(
      far => items.get(map.square(2 + far, 1)) !== undefined,
    );
    expect(told).toMatchObject({ outcome: { kind: 'slides', most: slid } });
  });

  it('of a bag tells nothing of what is in it until the hero has looked', () => {
    const asked = (inside: number, looks: boolean) => {
      const scene = workshop([], ['############', '#@.........#', '############']);
      const { state } = scene;
      const sack = makeObject(state.content, state.content.archetype('carry_sack'), () =>
        state.newId(),
      );
      for (let number = 0; number < inside; number++) {
        sack.inventory.push(
          makeObject(state.content, state.content.archetype('crystal'), () => state.newId()),
        );
      }
      state.level.drop(state.level.map.neighbour(state.hero.square, 3), sack);
      state.sheet.lore.identifyKind(sack.archetype);
      if (looks) {
        state.sheet.lore.learnContents(sack);
      }
      return knownKick(state, ask, 3);
    };
    const empty = asked(0, false);
    expect(asked(9, false)).toEqual(empty);
    expect(empty).toMatchObject({ isGuess: true, outcomes: [{ outcome: { kind: 'slides' } }] });
    expect(asked(0, true)).toEqual({ ...empty, isGuess: false });
    expect(asked(9, true).outcomes).not.toEqual(empty.outcomes);
  });

  it('is refused without a direction', () => {
    expect(knownKick(at('#@.....#').state, ask, 0).refused).toBe('which-way');
  });
});

const FLESH = `Object corpse
name corpse
type 6
nutrition 100
weight 100
end
Object asp
name asp
monster 1
level 2
movement 12
blow_1 bite 1d2 poison
combat_flags animal immune-poison
weight 1600
glyph S
end
`;

describe('a meal that is foreseen', () => {
  function larder() {
    const scene = new Scene(['@...'], {
      content: [{ path: 'flesh.arc', text: FLESH }],
      streams: new Streams('larder'),
    });
    const { state } = scene;
    const body = makeObject(state.content, state.content.archetype('corpse'), () => state.newId());
    body.setText('fleshOf', 'asp');
    body.setFact('diedAt', 1);
    state.sheet.inventory.add(body);
    const tellings = () =>
      knownMeal(state, ask, body)!.bites[0]!.ends.map(({ telling }) => telling);
    return { state, body, tellings };
  }

  it('is poisonous once a blow of its kind has shown it, and gives what is known of it', () => {
    const { state, body, tellings } = larder();
    const asp = state.content.archetype('asp');
    expect(tellings()).toEqual(['plain', 'stale']);
    expect(knownMeal(state, ask, body)).toMatchObject({ gifts: [], isGuess: true });
    state.sheet.lore.monsters.felt(asp, 0);
    expect(tellings()).toEqual(['poisonous', 'plain', 'stale']);
    const [poison] = knownMeal(state, ask, body)!.bites[0]!.ends;
    expect(poison!.probability).toBeCloseTo(4 / 5, 12);
    expect(poison).toMatchObject({ damage: [1, 15], weakness: [1, 4] });
    state.sheet.lore.monsters.learnAll(asp, ['animal', 'immune-poison']);
    // Level 2 of 15.
    expect(knownMeal(state, ask, body)!.gifts).toEqual([
      ['poison', expect.closeTo(2 / 15, 12) as number],
    ]);
  });

  it('doesn’t know when the body died, nor an unknown curse', () => {
    const { state, body } = larder();
    const before = knownMeal(state, ask, body);
    body.setFact('diedAt', 900);
    body.setFlag('cursed', true);
    expect(knownMeal(state, ask, body)).toEqual(before);
  });
});

describe('a wand that is broken in thought', () => {
  it('knows no charges that the hero doesn’t know, and nothing of other things', () => {
    const scene = workshop([], ['####', '#@.#', '####']);
    const { state } = scene;
    const wand = give(scene, 'cancellation_wand');
    state.sheet.lore.identifyKind(wand.archetype);
    state.sheet.lore.doubt(wand, 'charges');
    setCharges(wand, { left: 1, recharged: 0 });
    const told = knownBreaking(state, ask, wand);
    setCharges(wand, { left: 7, recharged: 0 });
    expect(knownBreaking(state, ask, wand)).toEqual(told);
    state.sheet.lore.learn(wand, 'charges');
    const sure = knownBreaking(state, ask, wand);
    // A die of 4 a charge: 1 to 28.
    expect(sure).toMatchObject({ isGuess: false });
    expect(sure !== 'unknown' && sure?.damage.map(([damage]) => damage)).toEqual(
      Array.from({ length: 28 }, (_, at) => at + 1),
    );
    expect(knownBreaking(state, ask, give(scene, 'flute'))).toBeUndefined();
  });
});
