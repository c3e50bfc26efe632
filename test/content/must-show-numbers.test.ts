// Numbers that the second half of the spells must show: golems, recalls, diseases, portals, curses and the dead.

import { readContent } from '@roguewright/content';
import { Enumerator, Streams } from '@roguewright/engine/chance';
import {
  castFreely,
  type GameState,
  Stage as Island,
  loadContent,
  performCommand,
  restoreGame,
  saveGame,
} from '@roguewright/engine/game';
import { answerQuestion } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { drawLevel } from '@roguewright/engine/world';
import { describe, expect, it } from 'vitest';
import { follow } from './scenes/god-scenes.ts';
import { Stage } from './stage.ts';

const library = createRulesets();
const house = library.resolve('house');
/** The program's own clock. */
const program = library.resolve({ spells: 'crossfire' });

const spell = (id: string, subtype: number, lines: string) =>
  `Object ${id}\nname ${id}\ntype 101\nsubtype ${subtype}\nlevel 1\nspell_level 1\nschool clerical\nsp 1\ncasting_time 1\n${lines}\nend\n`;

const DELAYS = [1, 5, 10, 20, 30, 40];

const EXTRA = [
  ...DELAYS.map(ticks => spell(`home_in_${ticks}`, 18, `duration ${ticks}`)),
  spell('clay', 12, 'duration 4\nother_arch clay_thing'),
  'Object clay_thing\nname clay thing\nmonster 1\nlevel 1\nhp 6\nspeed 0.5\ndam 1\nmovement 12\nglyph C\nend\n',
  'Object shakes\nname shakes\ntype 158\nattacktype 33554432\nrace *\nlevel 1\nwc 127\nmagic 1\nmaxgrace 8\nmaxhp 3\ndam 2\nspeed 0.1\nend\n',
  spell('shake', 45, 'range 5\nother_arch shakes'),
  spell('rift', 47, 'slaying town_rift'),
  spell('weaken', 26, 'duration 9000\nrange 8\nwc -4\nac -2'),
  spell('call_up', 1, 'con 3\nexp 4'),
].join('');
const content = loadContent([...readContent(), { path: 'numbers.arc', text: EXTRA }]);

const HALL = ['##########', '#........#', '#@..o....#', '#........#', '##########'];
const EMPTY = HALL.map(row => row.replace('o', '.'));
const FIELD = ['#########', '#.......#', '#...@...#', '#.......#', '#########'];

const free = (state: GameState, id: string, level = 1, direction = 0) =>
  castFreely(state, { spell: content.archetype(id), caster: state.hero.id, direction, level });

/** A hero with a home on a second level. */
function island(ruleset = house): Island {
  const { map, marks } = drawLevel(FIELD, true);
  const far = drawLevel(FIELD, true).map;
  return new Island({
    ...{ content, ruleset, streams: new Streams('numbers'), map, further: [far] },
    hero: {
      archetype: content.archetype('role_wizard'),
      square: marks.get('@')![0]!,
      ways: { home: { place: 2, square: far.square(2, 2) } },
    },
  });
}

describe('the hit points of a golem', () => {
  it('go down by one in each of its turns, to the end', () => {
    const stage = new Stage(content, house, EMPTY, { seed: 'golem' });
    const { state } = stage;
    expect(free(state, 'clay', 1, 3)).toBe(true);
    const golem = state.level.creatures.all.at(-1)!;
    expect(golem.archetype.id).toBe('clay_thing');
    const counted = [golem.hitPoints];
    for (let move = 0; move < 20 && golem.alive; move++) {
      performCommand(state, { kind: 'search', count: 1 });
      counted.push(golem.hitPoints);
    }
    // Its own 6 and the 4 of the duration; speed 0.5 is five turns a move.
    expect(counted).toEqual([10, 5, 0, -1]);
  });
});

/** Ticks until a recall has taken the hero home. */
function ticksOfRecall(ticks: number, ruleset = house): number {
  const own = island(ruleset);
  expect(free(own.state, `home_in_${ticks}`)).toBe(true);
  let passed = 0;
  while (own.state.seat.depth !== 2 && passed < 100) {
    own.tick();
    passed++;
  }
  return passed;
}

describe('a recall', () => {
  it.each(DELAYS)('of %i ticks takes the hero home in that very tick', ticks => {
    expect(ticksOfRecall(ticks)).toBe(ticks);
  });

  it('takes 1 or 2 ticks more by the clock of the program', () => {
    expect(DELAYS.map(ticks => ticksOfRecall(ticks, program))).toEqual([3, 6, 11, 21, 31, 42]);
  });
});

describe('a disease', () => {
  it('runs from infection over symptoms to immunity in its eight turns', () => {
    const stage = new Stage(content, house, HALL, { seed: 'disease' });
    const { state, target } = stage;
    target.maxHitPoints = 500;
    target.hitPoints = 500;
    target.conditions.set('helpless', 900);
    expect(free(state, 'shake', 1, 3)).toBe(true);
    const course: string[] = [];
    for (let move = 0; move < 14; move++) {
      performCommand(state, { kind: 'search', count: 1 });
      course.push(target.forces.all.map(({ kind }) => kind).join('+'));
    }
    // `maxgrace 8`: the eighth turn of its clock, ten ticks each, is its last.
    expect(course.slice(0, 7)).toEqual(Array(7).fill('disease+symptom'));
    expect(course.slice(7)).toEqual(Array(7).fill('immunity'));
    free(state, 'shake', 1, 3);
    expect(target.forces.all.map(({ kind }) => kind)).toEqual(['immunity']);
  });
});

describe('a portal', () => {
  it('leads both ways, after saving and restoring on either level', () => {
    const own = island();
    expect(free(own.state, 'rift')).toBe(true);
    expect(free(own.state, 'home_in_1')).toBe(true);
    own.tick();
    expect(own.state.seat.depth).toBe(2);
    expect(free(own.state, 'rift')).toBe(true);
    for (let tick = 0; tick < 30; tick++) {
      own.tick();
    }
    const kinds = (state: GameState, key: number) =>
      state.world.levels.get(key)!.fixtures.all.map(({ archetype }) => archetype.id);
    expect([kinds(own.state, 1), kinds(own.state, 2)]).toEqual([['town_rift'], ['town_rift']]);
    let { state } = own;
    const ends: number[] = [];
    for (let way = 0; way < 4; way++) {
      state = restoreGame(content, house, JSON.parse(JSON.stringify(saveGame(state))));
      expect(performCommand(state, { kind: 'enter' })).toBeUndefined();
      ends.push(state.seat.depth);
    }
    expect(ends).toEqual([1, 2, 1, 2]);
  });
});

describe('a curse on a monster', () => {
  /** An ogre beside a hero in armour. */
  function duel(cursed: boolean, seed: string) {
    const stage = new Stage(content, house, ['######', '#@o..#', '######'], { seed });
    follow('god_tolly')(stage);
    const { state, target } = stage;
    Object.assign(state.sheet, { armourClass: 54 });
    state.hero.maxHitPoints = 30_000;
    state.hero.hitPoints = 30_000;
    target.conditions.set('helpless', 0);
    target.hunts = true;
    if (cursed) {
      expect(free(state, 'weaken', 1, 3)).toBe(true);
    }
    for (const place of target.facts.blows.keys()) {
      state.sheet.lore.monsters.felt(target.archetype, place);
    }
    return stage;
  }

  function hitChance(cursed: boolean): number {
    const { state, target } = duel(cursed, 'curse');
    const question = { ask: 'danger', target: target.id } as const;
    return answerQuestion(state, new Enumerator(), question).targets[0]!.hitChance;
  }

  it('takes its points from the chance of its blows, as odds say and play shows', () => {
    expect(hitChance(true)).toBeCloseTo(hitChance(false) - 4 / 20, 10);
    for (const cursed of [false, true]) {
      const { state, target } = duel(cursed, `blows ${cursed}`);
      let [hits, misses] = [0, 0];
      for (let move = 0; move < 400; move++) {
        state.hero.hitPoints = 30_000;
        performCommand(state, { kind: 'search', count: 1 });
        for (const event of state.log.perceived()) {
          hits += event.kind === 'hit' && event.actor === target.id ? 1 : 0;
          misses += event.kind === 'missed' && event.actor === target.id ? 1 : 0;
        }
      }
      expect(hits + misses).toBeGreaterThan(200);
      expect(Math.abs(hits / (hits + misses) - hitChance(cursed))).toBeLessThan(0.1);
    }
  });
});

describe('raising the dead', () => {
  /** Ada beside the body of Bren, a dwarf. */
  function beside(level: number, seed: string) {
    const stage = new Stage(content, house, EMPTY, { seed, dead: 'Bren' });
    const { state } = stage;
    const dead = state.states[1]!;
    dead.sheet.experience = 1000;
    const body = stage.thing('mortal_remains');
    body.setFact('soulOf', dead.hero.id);
    body.setText('dead', 'Bren');
    body.setFact('level', level);
    state.level.drop(state.hero.square + 1, body);
    return { stage, state, dead };
  }

  it('works as often as the odds say, and costs what they say', () => {
    const { stage, state } = beside(1, 'asked');
    const { level } = state.sheet;
    // Two levels above the caster: 9 - 2 of 20.
    const chance = 7 / 20;
    const body = state.level.items.get(state.hero.square + 1)![0]!;
    body.setFact('level', level + 2);
    const id = stage.teach('call_up');
    const answer = answerQuestion(state, new Enumerator(), {
      ask: 'cast',
      spell: id,
      direction: 3,
    });
    const back = answer.outcomes!.find(({ text }) => text.includes('comes back'))!;
    expect(back.text).toContain('loses 3 of constitution and 1 in 4 of the experience');
    const cast = 1 - answer.failPercent / 100;
    expect(back.probability / cast).toBeCloseTo(chance, 6);
    let came = 0;
    for (let seed = 0; seed < 300; seed++) {
      const one = beside(level + 2, `raise ${seed}`);
      const before = one.dead.sheet.attributes.constitution;
      if (free(one.state, 'call_up', level, 3)) {
        came++;
        expect(one.dead.sheet.attributes.constitution).toBe(before - 3);
        expect(one.dead.sheet.experience).toBe(750);
      }
    }
    expect(Math.abs(came / 300 - chance)).toBeLessThan(0.1);
  });
});
