// Prayers at altars, and the question of a new hero to which god he prays.

import { Enumerator, Streams } from '@roguewright/engine/chance';
import { askedIn } from '@roguewright/engine/face';
import {
  type Command,
  type GameState,
  hashGame,
  makeLevel,
  newGame,
  performCommand,
  performedFor,
  restoreGame,
  saveGame,
} from '@roguewright/engine/game';
import { answerQuestion } from '@roguewright/engine/host';
import { TYPE } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { pathBit } from '@roguewright/engine/spellcraft';
import { tellEvents, tellGod } from '@roguewright/engine/words';
import { describe, expect, it } from 'vitest';
import { altarUnder, follow } from './scenes/god-scenes.ts';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const house = createRulesets().resolve('house');
const viewFor = (state: GameState) => performedFor(state, undefined).view;
const EMPTY = ['##########', '#........#', '#@.......#', '#........#', '##########'];

/** A hero on an altar. */
function kneeling(altar: string): Stage {
  const stage = new Stage(content, house, EMPTY, { seed: 'altar' });
  altarUnder(altar)(stage);
  stage.state.seat.conducts = {};
  return stage;
}

/** Prays. @returns what was told */
function pray({ state }: Stage): readonly string[] {
  return told(state, { kind: 'pray' });
}

/** What a command tells. */
function told(state: GameState, command: Command): readonly string[] {
  performCommand(state, command);
  return tellEvents(performedFor(state, undefined));
}

/** What the hero's page says of help in need. */
function helpOf({ state }: Stage) {
  return answerQuestion(state, new Enumerator(), { ask: 'sheet' }).sheet?.help;
}

function begin(role: string) {
  return newGame(content, house, { heroName: 'Ada', role, race: 'human', seed: 'faith' });
}

describe('praying', () => {
  it('is refused where there is no altar and no need', () => {
    const stage = new Stage(content, house, EMPTY, { seed: 'altar' });
    expect(performCommand(stage.state, { kind: 'pray' })?.reason).toBe('no-altar');
  });

  it('heals a hero who is near death, once in 1,600 turns without a god', () => {
    const stage = new Stage(content, house, EMPTY, { seed: 'altar' });
    const { hero, sheet, clock } = stage.state;
    hero.hitPoints = 41;
    expect(performCommand(stage.state, { kind: 'pray' })?.reason).toBe('no-altar');
    hero.hitPoints = 40;
    expect(helpOf(stage)).toEqual({ inTurns: 0, isInNeed: true });
    expect(pray(stage)).toContain('Somebody hears you, and helps.');
    expect(hero.hitPoints).toBe(200);
    expect(sheet.faith.called).toBe(clock.turn - 1);
    hero.hitPoints = 5;
    expect(helpOf(stage)).toEqual({ inTurns: 1599, isInNeed: true });
    expect(pray(stage)).toContain(
      'Nobody listens: you called 1599 turns too early, and must wait from now on.',
    );
    expect(hero.hitPoints).toBeLessThan(10);
    expect(
      viewFor(stage.state).conducts.find(({ conduct }) => conduct === 'atheist'),
    ).toMatchObject({ broken: { times: 2 } });
  });

  it('feeds a follower who is weak from hunger, and gives him back his sight, once in 800 turns', () => {
    const stage = new Stage(content, house, EMPTY, { seed: 'altar' });
    const { state } = stage;
    follow('god_issim')(stage);
    state.sheet.nutrition = 40;
    state.hero.conditions.set('blind', 300);
    state.sheet.faith.called = state.clock.turn - 799;
    expect(helpOf(stage)).toEqual({ inTurns: 1, isInNeed: true });
    state.sheet.faith.called = state.clock.turn - 800;
    expect(pray(stage)).toContain('Issim of the Deep Cold hears you, and helps.');
    expect(state.sheet.nutrition).toBeGreaterThan(890);
    expect(state.hero.conditions.has('blind')).toBe(false);
    // The call is saved.
    const again = restoreGame(content, house, JSON.parse(JSON.stringify(saveGame(state))));
    expect(hashGame(again)).toBe(hashGame(state));
    expect(again.sheet.faith.called).toBe(state.sheet.faith.called);
  });

  it('makes a hero without a god a follower of the god of the altar', () => {
    const stage = kneeling('altar_issim');
    const altarOf = () =>
      answerQuestion(stage.state, new Enumerator(), { ask: 'sheet' }).sheet?.altar;
    // The page tells beforehand what its paths would be.
    expect(altarOf()?.god).toBe('Issim of the Deep Cold');
    expect(altarOf()?.gives.join(' ')).toMatch(/[Rr]epelled by fire/);
    expect(pray(stage)).toContain('You pray to Issim of the Deep Cold from now on.');
    expect(altarOf()).toBeUndefined();
    const { sheet } = stage.state;
    expect(sheet.worn.paths.attuned & pathBit('frost')).not.toBe(0);
    expect(viewFor(stage.state).hero.god?.name).toBe('Issim of the Deep Cold');
    expect(viewFor(stage.state).conducts).toContainEqual({
      conduct: 'atheist',
      broken: { times: 1, since: 2 },
    });
    expect(tellGod(viewFor(stage.state).hero)[0]).toMatch(
      /^You pray to Issim of the Deep Cold, who/,
    );
  });

  it('brings back grace at an altar of one’s god, and a spell once the hero has grown', () => {
    const stage = kneeling('altar_mabbet');
    follow('god_mabbet')(stage);
    const { sheet } = stage.state;
    sheet.maxGrace = 20;
    sheet.grace = 3;
    sheet.faith.gifted = 29;
    expect(pray(stage).join(' ')).toMatch(/grace comes back \(\+[1-9]\)/);
    expect(sheet.grace).toBeGreaterThan(3);
    sheet.faith.gifted = 0;
    expect(pray(stage)).toContain('Mother Mabbet teaches you small blessing.');
    expect(sheet.faith.gifted).toBe(30);
    expect(pray(stage).join(' ')).not.toContain('teaches');
  });

  it('gives things when there is nothing left to teach', () => {
    const stage = kneeling('altar_corrow');
    follow('god_corrow')(stage);
    stage.teach('spell_call_the_faithful');
    stage.teach('spell_biting_cloud');
    expect(pray(stage).join(' ')).toMatch(/Corrow the Wild gives you/);
    expect(stage.state.level.items.get(stage.state.hero.square)?.length).toBeGreaterThan(0);
  });

  it('gets no answer at a bare altar', () => {
    expect(pray(kneeling('altar_bare')).join(' ')).toContain('Nobody answers.');
  });

  it('asks at another god’s altar, and takes all grace of a hero who changes', () => {
    const stage = kneeling('altar_zhar');
    follow('god_mabbet')(stage);
    const { state } = stage;
    Object.assign(state.sheet, { maxGrace: 20, grace: 12 });
    pray(stage);
    expect(viewFor(state).pending).toMatchObject({ about: 'conversion', subject: 'Zhar Unbound' });
    const { hint } = askedIn(viewFor(state))!;
    expect(hint).toMatch(/^Zhar Unbound\. .*Its gifts: /);
    performCommand(state, { kind: 'answer', answer: { yes: false } });
    expect(state.sheet.faith.god?.id).toBe('god_mabbet');
    pray(stage);
    const lines = told(state, { kind: 'answer', answer: { yes: true } });
    expect(lines.slice(0, 2)).toEqual([
      'You no longer pray to Mother Mabbet.',
      'You pray to Zhar Unbound from now on.',
    ]);
    // A point may have come back within the move.
    expect(state.sheet.grace).toBeLessThan(2);
    expect(state.sheet.worn.paths.denied & pathBit('turning')).not.toBe(0);
  });
});

describe('a new hero', () => {
  it('is asked to which of his role’s gods he prays', () => {
    const state = begin('priest');
    expect(state.sheet.faith.god?.id).toBe('god_mabbet');
    const { pending } = viewFor(state);
    expect(pending?.asks.kind === 'choice' && pending.asks.choices.map(({ id }) => id)).toEqual([
      'god_mabbet',
      'god_ansel',
      'god_hush',
      'god_tolly',
    ]);
    performCommand(state, { kind: 'answer', answer: { choice: 'god_hush' } });
    expect(state.sheet.faith.god?.id).toBe('god_hush');
    expect(state.sheet.worn.paths.denied & pathBit('light')).not.toBe(0);
  });

  it('keeps the first of them if he does something else', () => {
    const state = begin('priest');
    performCommand(state, { kind: 'search', count: 1 });
    expect(viewFor(state).pending).toBeUndefined();
    expect(state.sheet.faith.god?.id).toBe('god_mabbet');
  });

  it('prays to the god of the new game’s start, and is asked nothing', () => {
    const start = { heroName: 'Ada', role: 'priest', race: 'human', seed: 'gods' };
    const state = newGame(content, house, { ...start, god: 'god_hush' });
    expect([state.sheet.faith.god?.id, state.pending]).toEqual(['god_hush', undefined]);
    const saved = saveGame(state);
    expect(saved.start.god).toBe('god_hush');
    const restored = restoreGame(content, house, saved);
    expect(hashGame(restored)).toBe(hashGame(state));
    expect(() => newGame(content, house, { ...start, god: 'god_zhar' })).toThrow('god_mabbet');
    expect(() => newGame(content, house, { ...start, role: 'wizard', god: 'god_hush' })).toThrow(
      'the role wizard has no god',
    );
  });

  it('prays to none in a role without gods, and is asked nothing with one', () => {
    expect(begin('wizard').sheet.faith.god).toBeUndefined();
    const state = begin('healer');
    expect([state.sheet.faith.god?.id, state.pending]).toEqual(['god_mabbet', undefined]);
  });

  it('keeps his god and the question in a save', () => {
    const state = begin('priest');
    const restored = restoreGame(content, house, saveGame(state));
    expect(restored.sheet.faith.god?.id).toBe('god_mabbet');
    expect(viewFor(restored).pending?.about).toBe('first-god');
    expect(restored.sheet.worn.paths).toEqual(state.sheet.worn.paths);
  });
});

describe('altars', () => {
  it('stand on about one in three of the levels below the first, at a level of their own', () => {
    let lastId = 0;
    const levels = Array.from({ length: 60 }, (_, seed) =>
      makeLevel(
        new Streams(`altars ${seed}`).stream('level'),
        house,
        content,
        { depth: 2 + (seed % 4), heroLevel: 5, artifacts: [], uniques: [] },
        () => ++lastId,
      ),
    );
    const altars = levels.flatMap(({ fixtures }) =>
      fixtures.all.filter(({ archetype }) => archetype.type === TYPE.altar),
    );
    expect(altars.length).toBeGreaterThan(8);
    expect(altars.length).toBeLessThan(40);
    expect(altars.every(({ thing }) => thing.fact('level') > 0)).toBe(true);
    expect(new Set(altars.map(({ archetype }) => archetype.id)).size).toBeGreaterThan(3);
  });
});
