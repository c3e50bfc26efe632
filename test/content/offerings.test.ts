// Bodies offered at altars, and the artifacts that gods give: for them, and to a hero whom they crown.

import { Enumerator } from '@roguewright/engine/chance';
import { askedIn } from '@roguewright/engine/face';
import {
  type Command,
  type GameState,
  hashGame,
  performCommand,
  performedFor,
  restoreGame,
  saveGame,
} from '@roguewright/engine/game';
import { answerQuestion } from '@roguewright/engine/host';
import { beatitudeOf, type GameObject, TYPE } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { tellEvents } from '@roguewright/engine/words';
import { describe, expect, it } from 'vitest';
import { altarUnder, follow } from './scenes/god-scenes.ts';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const house = createRulesets().resolve('house');
const { offerings, prayers } = house.slots.world.faith;
const HALL = ['##########', '#........#', '#@.......#', '#........#', '##########'];

interface Standing {
  readonly seed?: string;
  readonly altar?: string;
  readonly god?: string;
  readonly favour?: number;
  readonly patience?: number;
  readonly ruleset?: typeof house;
}

/** A follower of Mother Mabbet on an altar, who would be heard. */
function kneeling({
  seed = 'offerings',
  altar = 'altar_mabbet',
  god = 'god_mabbet',
  favour = 0,
  patience = 0,
  ruleset = house,
}: Standing = {}): Stage {
  const stage = new Stage(content, ruleset, HALL, { seed });
  follow(god)(stage);
  altarUnder(altar)(stage);
  const { state } = stage;
  Object.assign(state.sheet.faith, {
    heardFrom: state.clock.turn + patience,
    favour: [favour, state.clock.turn],
  });
  state.seat.conducts = {};
  return stage;
}

/** The body of a kind that died some turns ago, in the hero's pack. */
function body(stage: Stage, kind: string, age = 0): GameObject {
  const { state } = stage;
  const made = stage.thing('corpse');
  made.setText('fleshOf', kind);
  made.setText('name', `${kind} corpse`);
  made.setFact('diedAt', state.clock.turn + 1 - age);
  state.sheet.inventory.add(made);
  return made;
}

function told(state: GameState, command: Command): string {
  const refusal = performCommand(state, command);
  return refusal?.reason ?? tellEvents(performedFor(state, undefined)).join(' ');
}

const viewFor = (state: GameState) => performedFor(state, undefined).view;
const prayerOf = ({ state }: Stage) => viewFor(state).hero.god!.prayer!;
const offer = (stage: Stage, thing: GameObject) =>
  told(stage.state, { kind: 'offer', item: thing.id });

/** Answers with their odds, of the only body at hand. */
function oddsOf({ state }: Stage): readonly (readonly [text: string, probability: number])[] {
  performCommand(state, { kind: 'offer', item: 0 });
  const { odds } = askedIn(viewFor(state))!.offers[0]!;
  return answerQuestion(state, new Enumerator(), odds!).outcomes!.map(
    ({ text, probability }) => [text, probability] as const,
  );
}

describe('an offering', () => {
  it('soothes an angry god, by what the body is worth', () => {
    const stage = kneeling({ favour: -5 });
    const ogre = content.archetype('ogre').numbers.level ?? 0;
    const by = Math.trunc(((ogre + 1) * offerings.brings.anger) / offerings.worth.most);
    const giant = kneeling({ favour: -5 });
    expect(offer(giant, body(giant, 'frost_giant'))).toContain('is less angry');
    expect(prayerOf(giant).favour).toBeGreaterThan(-5);
    const lines = offer(stage, body(stage, 'ogre'));
    expect(prayerOf(stage).favour).toBe(-5 + by);
    expect(lines).toContain(by === 0 ? 'too little' : 'is less angry');
    expect(viewFor(stage.state).inventory.some(({ name }) => name.includes('corpse'))).toBe(false);
    expect(viewFor(stage.state).conducts).toContainEqual(
      expect.objectContaining({ conduct: 'atheist', broken: expect.anything() }),
    );
  });

  it('shortens the wait of a god that isn’t angry, and says by how much before', () => {
    const stage = kneeling({ patience: 500 });
    const thing = body(stage, 'ogre');
    const level = content.archetype('ogre').numbers.level ?? 0;
    const by = Math.trunc(((level + 1) * offerings.brings.turns) / offerings.worth.most);
    expect(oddsOf(stage)).toEqual([[`Your god hears you ${by} turns sooner.`, 1]]);
    expect(offer(stage, thing)).toContain('will hear you sooner');
    expect(500 - by - prayerOf(stage).heardIn).toBeLessThanOrEqual(1);
  });

  it('pleases a god that has nothing to forgive, but never beyond what the body is worth', () => {
    const stage = kneeling({ seed: 'pleases' });
    stage.state.sheet.level = 1;
    expect(offer(stage, body(stage, 'frost_giant'))).toContain('is pleased');
    const { favour } = prayerOf(stage);
    expect(favour).toBeGreaterThan(0);
    const small = kneeling({ favour: 4 });
    small.state.sheet.level = 1;
    expect(oddsOf(withBody(small, 'newt'))).toEqual([
      ['Your god thinks as well of you as before.', 1],
    ]);
  });

  it('of something that has been dead too long is left on the altar', () => {
    const stage = kneeling({ patience: 500 });
    const thing = body(stage, 'ogre', offerings.freshFor + 1);
    expect(offer(stage, thing)).toContain('dead too long');
    expect(prayerOf(stage).heardIn).toBeGreaterThan(495);
    expect(stage.state.sheet.inventory.find(thing.id)).toBeDefined();
    const fresh = kneeling({ patience: 500 });
    expect(offer(fresh, body(fresh, 'ogre', offerings.freshFor))).toContain('sooner');
  });

  it('takes a body that lies on the altar', () => {
    const stage = kneeling({ patience: 500 });
    const thing = body(stage, 'ogre');
    performCommand(stage.state, { kind: 'drop', item: thing.id, count: 1 });
    performCommand(stage.state, { kind: 'offer', item: 0 });
    expect(askedIn(viewFor(stage.state))!.offers[0]!.text).toContain('on the altar');
    expect(told(stage.state, { kind: 'answer', answer: { choice: String(thing.id) } })).toContain(
      'sooner',
    );
    expect(stage.state.level.items.get(stage.state.hero.square) ?? []).toEqual([]);
  });

  it('is refused without an altar, a god or a body', () => {
    const bare = new Stage(content, house, HALL, { seed: 'bare' });
    expect(told(bare.state, { kind: 'offer', item: 0 })).toBe('no-altar-to-offer');
    const godless = new Stage(content, house, HALL, { seed: 'bare' });
    altarUnder('altar_mabbet')(godless);
    expect(told(godless.state, { kind: 'offer', item: 0 })).toBe('no-god-of-yours');
    expect(told(kneeling({ altar: 'altar_bare' }).state, { kind: 'offer', item: 0 })).toBe(
      'altar-of-nobody',
    );
    expect(told(kneeling().state, { kind: 'offer', item: 0 })).toBe('nothing-to-offer');
  });

  it('is as the view says of the altar under the hero: it has a god, and a body is at hand', () => {
    const bodiless = kneeling();
    expect(viewFor(bodiless.state).altar).toEqual({ god: 'Mother Mabbet', hasBody: false });
    const bare = kneeling({ altar: 'altar_bare' });
    body(bare, 'jackal');
    expect(viewFor(bare.state).altar).toEqual({ god: '', hasBody: true });
    const ready = kneeling();
    const thing = body(ready, 'jackal');
    expect(viewFor(ready.state).altar).toEqual({ god: 'Mother Mabbet', hasBody: true });
    performCommand(ready.state, { kind: 'drop', item: thing.id, count: 1 });
    expect(viewFor(ready.state).altar).toEqual({ god: 'Mother Mabbet', hasBody: true });
    performCommand(ready.state, { kind: 'move', direction: 3 });
    expect(viewFor(ready.state)).not.toHaveProperty('altar');
  });
});

function withBody(stage: Stage, kind: string): Stage {
  body(stage, kind);
  return stage;
}

describe('what no god wants', () => {
  it('is a body of the hero’s own race, however old', () => {
    const stage = kneeling();
    const { wisdom } = stage.state.sheet.present;
    const thing = body(stage, 'coughing_pilgrim', 900);
    expect(content.archetype('coughing_pilgrim').texts.race).toContain('human');
    expect(offer(stage, thing)).toContain('won’t forget that');
    expect(prayerOf(stage).favour).toBe(-offerings.sins['own-race'].favour);
    expect(stage.state.sheet.present.wisdom).toBe(wisdom - 1);
  });

  it('is a companion, whose body tells its master', () => {
    const stage = kneeling();
    const made = stage.thing('mortal_remains');
    expect(made.archetype.type).toBe(TYPE.corpse);
    made.setText('soul', 'kitten');
    made.setFact('master', stage.state.hero.id);
    stage.state.sheet.inventory.add(made);
    expect(offer(stage, made)).toContain('It trusted you');
    expect(prayerOf(stage).favour).toBe(-offerings.sins.companion.favour);
  });

  it('is one of the god’s own, and the odds say so', () => {
    const stage = kneeling({ god: 'god_corrow', altar: 'altar_corrow' });
    const thing = body(stage, 'jackal');
    const odds = oddsOf(stage);
    expect(odds.every(([text]) => text.startsWith('An outrage'))).toBe(true);
    expect(odds.reduce((sum, [, probability]) => sum + probability, 0)).toBeCloseTo(1, 12);
    offer(stage, thing);
    expect(prayerOf(stage).favour).toBe(-offerings.sins['gods-own'].favour);
  });
});

describe('another god’s altar', () => {
  it('is won about as often as the hero is told', () => {
    const tries = Array.from({ length: 80 }, (_, at) => {
      const stage = kneeling({ altar: 'altar_hush', seed: `turn ${at}` });
      stage.state.sheet.level = 4;
      const odds = oddsOf(withBody(stage, 'ogre'));
      const [thing] = stage.state.sheet.inventory.things.filter(one => one.fact('diedAt') > 0);
      return { stage, odds, lines: offer(stage, thing!) };
    });
    const { odds } = tries[0]!;
    expect(odds).toEqual([
      ['The altar becomes one of Mother Mabbet.', 6 / 12],
      ['The altar holds out, and Mother Mabbet thinks worse of you.', 6 / 12],
    ]);
    const won = tries.filter(({ lines }) => lines.includes('wins it'));
    expect(Math.abs(won.length / tries.length - 6 / 12)).toBeLessThan(0.15);
    const { state } = won[0]!.stage;
    expect(state.level.fixtures.all.at(-1)!.archetype.id).toBe('altar_mabbet');
    const lost = tries.find(({ lines }) => lines.includes('holds out'))!;
    expect([prayerOf(won[0]!.stage).favour, prayerOf(lost.stage).favour]).toEqual([1, -1]);
  });

  it('takes a hero over with whom his own god is angry', () => {
    const stage = kneeling({ altar: 'altar_hush', favour: -2 });
    expect(offer(stage, body(stage, 'ogre'))).toContain('and you with it');
    expect(stage.state.sheet.faith.god?.id).toBe('god_hush');
    expect(prayerOf(stage).favour).toBe(-offerings.desertion.favour);
  });
});

describe('an artifact', () => {
  const gifted = (level: number, artifacts: number) => {
    const stage = kneeling();
    Object.assign(stage.state.sheet, { level });
    Object.assign(stage.state.sheet.faith, { artifacts });
    return oddsOf(withBody(stage, 'newt')).find(([text]) => text.includes('artifact'))?.[1];
  };

  it('is rarer the more of them a hero has had, and for no beginner', () => {
    expect([gifted(30, 0), gifted(30, 3), gifted(2, 0)]).toEqual([1 / 10, 1 / 16, undefined]);
  });

  /** A game in which every offering brings one. */
  const generous = {
    ...house,
    slots: {
      ...house.slots,
      world: {
        ...house.slots.world,
        faith: {
          ...house.slots.world.faith,
          offerings: { ...offerings, gift: { level: 1, oneIn: 1, perGift: 0 } },
        },
      },
    },
  } as typeof house;

  it('lies at the hero’s feet, blessed and known, and no god gives it twice', () => {
    const stage = kneeling({ ruleset: generous });
    const { state } = stage;
    const before = content.artifacts.filter(({ id }) => !state.world.dealt.artifacts.has(id));
    const given: string[] = [];
    for (let time = 0; time < 40; time++) {
      state.sheet.faith.heardFrom = 0;
      Object.assign(state.sheet.faith, { favour: [0, state.clock.turn] });
      const lines = offer(stage, body(stage, 'newt'));
      const [thing] = (state.level.items.get(state.hero.square) ?? []).slice(-1);
      if (!lines.includes('gives you')) {
        break;
      }
      expect(beatitudeOf(thing!)).toBe('blessed');
      expect(state.sheet.lore.isKnownWhole(thing!)).toBe(true);
      given.push(thing!.archetype.id);
    }
    expect(given.length).toBeGreaterThan(5);
    expect(new Set(given).size).toBe(given.length);
    expect(before.map(({ id }) => id)).toEqual(expect.arrayContaining(given));
    // What other gods love, and what a wizard can't use, stays away.
    expect(given).not.toContain('evensong');
    expect(given).not.toContain('heronstoop');
    const restored = restoreGame(content, generous, saveGame(state));
    expect(hashGame(restored)).toBe(hashGame(state));
    expect(restored.sheet.faith.artifacts).toBe(given.length);
  });

  it('for a first offering is of a kind with which the role begins', () => {
    const first = Array.from({ length: 6 }, (_, at) => {
      const stage = kneeling({ ruleset: generous, seed: `first ${at}`, god: 'god_mabbet' });
      stage.state.world.dealt.artifacts.clear();
      offer(stage, body(stage, 'newt'));
      return (stage.state.level.items.get(stage.state.hero.square) ?? []).at(-1)?.archetype.id;
    });
    // A wizard begins with a quarterstaff.
    expect(new Set(first)).toEqual(new Set(['last_orders']));
  });

  it('is the god’s own for a hero whom it crowns', () => {
    const crowning = {
      ...house,
      slots: {
        ...house.slots,
        world: {
          ...house.slots.world,
          faith: {
            ...house.slots.world.faith,
            prayers: { ...prayers, boons: [0, 0, 0, 0, 0, 1] },
          },
        },
      },
    } as typeof house;
    const crowned = (god: string, dealt: readonly string[]) => {
      const stage = new Stage(content, crowning, HALL, { seed: 'crown' });
      follow(god)(stage);
      const { state } = stage;
      state.hero.hitPoints = state.hero.maxHitPoints;
      Object.assign(state.sheet.faith, { heardFrom: 0, favour: [5, state.clock.turn] });
      state.world.dealt.artifacts.clear();
      for (const id of dealt) {
        state.world.dealt.artifacts.set(id, 3);
      }
      const lines = told(state, { kind: 'pray' });
      expect(lines).toContain('You are its champion.');
      const thing = (state.level.items.get(state.hero.square) ?? []).at(-1)!;
      expect(lines).toContain('gives you');
      expect(beatitudeOf(thing)).toBe('blessed');
      return thing.archetype.id;
    };
    expect(crowned('god_hush', [])).toBe('the_quiet_tenant');
    expect(crowned('god_hush', ['the_quiet_tenant'])).toBe('whalebone');
    // Nothing of its own is left: what becomes a wizard, whose cloak one god loves and another artifact doubles.
    expect(crowned('god_hush', ['the_quiet_tenant', 'whalebone'])).toBe('embassy');
  });
});

describe('each number of offerings', () => {
  const withNumbers = (numbers: Partial<typeof offerings>) => {
    const faith = { ...house.slots.world.faith, offerings: { ...offerings, ...numbers } };
    const world = { ...house.slots.world, faith };
    return { ...house, slots: { ...house.slots, world } } as typeof house;
  };
  const odds = (numbers: Partial<typeof offerings>, standing: Standing = {}) =>
    JSON.stringify(
      oddsOf(withBody(kneeling({ ...standing, ruleset: withNumbers(numbers) }), 'ogre')),
    );

  it.each([
    ['worth', { worth: { sure: 9, foe: 1, most: 24 } }, { patience: 500 }],
    ['worth.most', { worth: { sure: 1, foe: 1, most: 12 } }, { patience: 500 }],
    ['brings.anger', { brings: { ...offerings.brings, anger: 20 } }, { favour: -9 }],
    ['brings.turns', { brings: { ...offerings.brings, turns: 90 } }, { patience: 500 }],
    ['brings.favour', { brings: { ...offerings.brings, favour: 24 } }, {}],
    ['gift', { gift: { level: 3, oneIn: 4, perGift: 2 } }, {}],
    ['conversion', { conversion: { sides: 20, holds: 5, favour: 1 } }, { altar: 'altar_hush' }],
    [
      'conversion.holds',
      { conversion: { sides: 8, holds: 9, favour: 1 } },
      { altar: 'altar_hush' },
    ],
  ] as const)('%s moves the odds', (_, numbers, standing) => {
    expect(odds(numbers, standing)).not.toBe(odds({}, standing));
  });
});
