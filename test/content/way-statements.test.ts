// Statements of the document on spells about raising the dead, recalls and portals, each by its number.

import { readContent } from '@roguewright/content';
import { Enumerator, Streams } from '@roguewright/engine/chance';
import {
  castFreely,
  type GameEvent,
  type GameState,
  Stage as Island,
  loadContent,
  newGame,
  performCommand,
} from '@roguewright/engine/game';
import { answerQuestion } from '@roguewright/engine/host';
import { createRulesets, type Ruleset } from '@roguewright/engine/rulesets';
import { drawLevel } from '@roguewright/engine/world';
import { describe, expect, it } from 'vitest';
import { Stage } from './stage.ts';

/** The number of the level on which heroes wake up. */
const HOME = -1;

const library = createRulesets();
const house = library.resolve('house');
/** Rules by which a town portal leads to the square to which its caster is attuned. */
const attuned = library.resolve({ spells: 'crossfire' });

/** A spell of level 1. */
const spell = (id: string, subtype: number, lines: string) =>
  `Object ${id}\nname ${id}\ntype 101\nsubtype ${subtype}\nlevel 1\nsp 1\n${lines}\nend\n`;

/** Spells that only these tests need. */
const EXTRA = [
  spell('raise_plain', 1, ''),
  spell('raise_weak', 1, 'con 4'),
  spell('raise_poor', 1, 'exp 5'),
  spell('raise_wrong', 1, 'randomitems unlikely_answers'),
  spell('raise_other', 1, 'race only_elves'),
  spell('hurry_home', 18, 'duration 30\nduration_modifier 4'),
  spell('open_rift', 47, 'slaying town_rift'),
  spell('open_thread', 47, 'slaying thread_gate'),
  spell('open_slow', 47, 'slaying town_rift\nopening portal_opening'),
].join('');
const LISTS = `treasure unlikely_answers
arch bone_soldier
nrof 3
chance 1
more
arch ghoul
nrof 2
chance 1
end
treasureone only_elves
arch shape_of_an_elf
chance 1
end
`;
const content = loadContent([
  ...readContent(),
  { path: 'ways.arc', text: EXTRA },
  { path: 'ways.trs', text: LISTS },
]);

const EMPTY = ['##########', '#........#', '#@.......#', '#........#', '##########'];

const free = (state: GameState, id: string, level = 1, direction = 0) =>
  castFreely(state, { spell: content.archetype(id), caster: state.hero.id, direction, level });

/** A hero whose companion Bren, a dwarf, has died, and lies beside him. @param level of the dead */
function withBody(
  level = 1,
  seed = 'raising',
): { readonly stage: Stage; readonly dead: GameState } {
  const stage = new Stage(content, house, EMPTY, { seed, dead: 'Bren' });
  const { state } = stage;
  const dead = state.states[1]!;
  dead.sheet.experience = 1003;
  const body = stage.thing('mortal_remains');
  body.setFact('soulOf', dead.hero.id);
  body.setText('dead', 'Bren');
  body.setFact('level', level);
  state.level.drop(state.hero.square + 1, body);
  return { stage, dead };
}

/** The two sheets' numbers that raising may change. */
const numbers = ({ sheet }: GameState) => ({
  constitution: sheet.attributes.constitution,
  experience: sheet.experience,
});

/** Bren is raised. @returns his numbers before and after */
function raised(id: string) {
  const { stage, dead } = withBody();
  const before = numbers(dead);
  expect(free(stage.state, id, 60, 3)).toBe(true);
  expect(dead.seat.present).toBe(true);
  return { before, after: numbers(dead) };
}

describe('raising the dead', () => {
  it('SP-086: brings a dead hero back by the body, which burns', () => {
    const { stage, dead } = withBody();
    const { state } = stage;
    expect([dead.seat.present, dead.seat.ending?.kind]).toEqual([false, 'died']);
    expect(free(state, 'raise_plain', 60, 7)).toBe(false);
    expect(dead.seat.present).toBe(false);
    expect(free(state, 'raise_plain', 60, 3)).toBe(true);
    expect([dead.seat.present, dead.seat.ending, dead.hero.alive]).toEqual([true, undefined, true]);
    expect(state.level.map.occupant[dead.hero.square]).toBe(dead.hero.id);
    expect(state.level.items.has(state.hero.square + 1)).toBe(false);
    expect(state.log.perceived().map(({ kind }) => kind)).toContain('raised');
  });

  it('SP-087: is of use only where death is final: elsewhere nobody leaves a body', () => {
    for (const revives of [false, true]) {
      const hero = { heroName: 'Ada', role: 'wizard', race: 'human', seed: 'final' };
      const companions = [{ heroName: 'Bren', role: 'priest', race: 'dwarf' }];
      const state = newGame(content, house, {
        ...{ ...hero, companions },
        ...(revives && { revives }),
      });
      const bren = state.states[1]!;
      bren.hero.hitPoints = 1;
      const spell = content.archetype('spell_fireball');
      castFreely(bren, { spell, caster: bren.hero.id, direction: 0, level: 30 });
      for (let turn = 0; turn < 4; turn++) {
        state.hero.hitPoints = state.hero.maxHitPoints;
        for (const own of [state, bren]) {
          performCommand(own, { kind: 'search', count: 1 });
        }
      }
      const things = [...state.world.levels.values()].flatMap(({ items }) => [...items.values()]);
      const bodies = things.flat().filter(({ archetype }) => archetype.id === 'mortal_remains');
      const isOf = bodies.map(body => body.fact('soulOf') === bren.hero.id);
      expect(isOf).toEqual(revives ? [] : [true]);
      expect([bren.seat.present, bren.seat.depth]).toEqual(revives ? [true, HOME] : [false, 1]);
    }
  });

  it('SP-088: costs the points of constitution that the spell states', () => {
    const { before, after } = raised('raise_weak');
    expect(after).toEqual({ ...before, constitution: before.constitution - 4 });
  });

  it('SP-089: costs the part of the experience that the spell states, and none for 0', () => {
    const { before, after } = raised('raise_poor');
    expect(before.experience).toBe(1003);
    expect(after).toEqual({ ...before, experience: 803 });
    const plain = raised('raise_plain');
    expect(plain.after).toEqual(plain.before);
  });

  it('SP-091: calls everything in the list of the spell when it fails, whatever its chances', () => {
    const outcomes = Array.from({ length: 12 }, (_, seed) => {
      const { stage, dead } = withBody(60, `wrong ${seed}`);
      const { state } = stage;
      const succeeds = free(state, 'raise_wrong', 1, 3);
      expect(dead.seat.present).toBe(succeeds);
      const { all } = state.level.creatures;
      const came = all.filter(({ id }) => state.of(id) === undefined);
      expect(came.every(({ master, moods }) => master === 0 && moods === 0)).toBe(true);
      const ids = came.map(({ archetype }) => archetype.id).sort();
      expect(ids).toEqual(
        succeeds ? [] : ['bone_soldier', 'bone_soldier', 'bone_soldier', 'ghoul', 'ghoul'],
      );
      return succeeds;
    });
    expect(outcomes).toContain(false);
  });

  it('SP-092: draws another race from the list that the spell names', () => {
    const { stage, dead } = withBody();
    expect([dead.sheet.race, dead.sheet.role]).toEqual(['dwarf', 'priest']);
    expect(free(stage.state, 'raise_other', 60, 3)).toBe(true);
    expect([dead.sheet.race, dead.sheet.role]).toEqual(['elf', 'priest']);
  });
});

const FIELD = ['#########', '#.......#', '#...@...#', '#.......#', '#########'];

/** A stage whose hero has a home on a second level. */
function island(ruleset: Ruleset, ways: { readonly attuned?: number } = {}) {
  const { map, marks } = drawLevel(FIELD, true);
  const far = drawLevel(FIELD, true).map;
  return new Island({
    ...{ content, ruleset, streams: new Streams('ways'), map, further: [far] },
    hero: {
      archetype: content.archetype('role_wizard'),
      square: marks.get('@')![0]!,
      ways: {
        home: { place: 2, square: far.square(2, 2) },
        ...(ways.attuned !== undefined && { attuned: { place: 2, square: ways.attuned } }),
      },
    },
  });
}

describe('recalls', () => {
  it('SP-217: come sooner by the duration modifier and the level', () => {
    const ticksAt = (level: number) => {
      const own = island(house);
      expect(free(own.state, 'hurry_home', level)).toBe(true);
      for (let tick = 1; tick < 60; tick++) {
        own.tick();
        if (own.state.seat.depth === 2) {
          return tick;
        }
      }
      return 0;
    };
    expect([1, 4, 5, 9, 41].map(ticksAt)).toEqual([30, 30, 29, 28, 20]);
  });
});

describe('a recall at home', () => {
  it('is told to be vain by the odds, and does nothing; by the program it works', () => {
    const stage = new Stage(content, house, EMPTY, { seed: 'at home' });
    const { state } = stage;
    state.seat.ways = { home: { place: state.seat.depth, square: state.hero.square } };
    const id = stage.teach('hurry_home');
    const answer = answerQuestion(state, new Enumerator(), {
      ask: 'cast',
      spell: id,
      direction: 0,
    });
    const texts = (answer.outcomes ?? []).map(({ text }) => text);
    expect(texts).toContain('You are at home: nothing calls you anywhere.');
    expect(free(state, 'hurry_home')).toBe(false);
    expect(told(state)).toContain('at-home');
    expect(state.sheet.forces.none).toBe(true);
    const own = island(attuned);
    own.state.seat.ways = { home: { place: 1, square: own.state.hero.square } };
    expect(free(own.state, 'hurry_home')).toBe(true);
  });
});

/** The ids of the kinds of fixture on a level, with their squares. */
const fixtures = (state: GameState, key = 1) =>
  state.world.levels.get(key)!.fixtures.all.map(({ archetype, square }) => [archetype.id, square]);

/** Events since the last look, by kind; a failure by its reason. */
const told = (state: GameState) =>
  state.log
    .perceived()
    .map((event: GameEvent) => (event.kind === 'cast-in-vain' ? event.why : event.kind));

describe('town portals', () => {
  it('SP-382: of two casts mark their square first; of one cast lead to an attuned square', () => {
    const { state } = island(house);
    const here = state.hero.square;
    expect(free(state, 'open_rift')).toBe(true);
    expect(told(state)).toContain('way-marked');
    expect(state.seat.ways.marks).toEqual({ open_rift: { place: 1, square: here } });
    expect(fixtures(state)).toEqual([]);
    performCommand(state, { kind: 'move', direction: 3 });
    expect(state.hero.square).toBe(here + 1);
    expect(free(state, 'open_slow')).toBe(true);
    expect(fixtures(state)).toEqual([]);
    expect(free(state, 'open_rift')).toBe(true);
    expect(fixtures(state).map(([, square]) => square)).toEqual([here + 1, here]);
    expect(state.seat.ways.marks).toEqual({ open_slow: { place: 1, square: here + 1 } });

    const lost = island(attuned).state;
    expect(free(lost, 'open_slow')).toBe(true);
    expect(told(lost)).toContain('not-attuned');
    expect(fixtures(lost)).toEqual([]);
    const once = island(attuned, { attuned: 30 }).state;
    expect(free(once, 'open_slow')).toBe(true);
    expect(fixtures(once).map(([, square]) => square)).toEqual([once.hero.square]);
    expect(fixtures(once, 2).map(([, square]) => square)).toEqual([30]);
  });

  it('SP-384: become the exits that the spell names', () => {
    const opened = (id: string) => {
      const own = island(house);
      const { state } = own;
      free(state, id);
      performCommand(state, { kind: 'move', direction: 3 });
      free(state, id);
      for (let tick = 0; tick < 30; tick++) {
        own.tick();
      }
      return fixtures(state).map(([kind]) => kind);
    };
    expect(opened('open_rift')).toEqual(['town_rift', 'town_rift']);
    expect(opened('open_thread')).toEqual(['thread_gate', 'thread_gate']);
  });
});
