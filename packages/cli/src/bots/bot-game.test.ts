import { readContent } from '@roguewright/content';
import { readGameFile } from '@roguewright/engine/host';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BotAnswer, Observation } from './answers.ts';
import { BotGame } from './bot-game.ts';

const files = readContent();

/** A game that takes requests without an id, and numbers them. */
function botGame() {
  const game = new BotGame(files, 'house');
  let last = 0;
  const ask = (request: object): BotAnswer => {
    last += 1;
    const answer = game.answer(JSON.stringify({ id: last, ...request }));
    expect(answer.id).toBe(last);
    return answer;
  };
  const observe = (request: object): Observation => resultOf(ask(request)) as Observation;
  return { game, ask, observe };
}

function resultOf(answer: BotAnswer): unknown {
  if ('error' in answer) {
    throw new Error(answer.error.message);
  }
  return answer.result;
}

const RESET = { do: 'reset', seed: 'bots', role: 'valkyrie', race: 'dwarf' } as const;
const SEARCH = { do: 'act', command: { kind: 'search', count: 1 } } as const;
const EXPLORE = { do: 'act', command: { kind: 'explore' } } as const;

describe('a game of a bot', () => {
  it('is begun, played and observed', () => {
    const { observe } = botGame();
    const begun = observe({ ...RESET, name: 'Asa' });
    expect(begun.view.hero).toMatchObject({ name: 'Asa', role: 'Valkyrie', race: 'Dwarf' });
    const after = observe(EXPLORE);
    expect(after).toMatchObject({ sequence: 1 });
    expect(after.view.turn).toBeGreaterThan(begun.view.turn);
    const again = observe({ do: 'observe' });
    expect(again.view).toEqual(after.view);
    expect(observe(RESET)).toMatchObject({ sequence: 0, view: { turn: begun.view.turn } });
  });

  it('tells what can be played, and plays it', () => {
    const { ask, observe } = botGame();
    const { roles, races, rulesets } = resultOf(ask({ do: 'about' })) as {
      roles: { id: string; gods: string[] }[];
      races: string[];
      rulesets: string[];
    };
    expect([roles.length, races.length]).toEqual([13, 11]);
    expect(rulesets).toEqual(expect.arrayContaining(['house', 'fiqhack', 'angbands-blades']));
    const priest = roles.find(({ id }) => id === 'priest')!;
    const hero = { ...RESET, role: 'priest', race: races[0]!, god: priest.gods[0]! };
    expect(observe(hero).view.pending).toBeUndefined();
    expect(observe({ ...hero, ruleset: 'angbands-blades' }).view.hero.role).toBe('Priest');
  });

  it('refuses what the hero can’t do, and tells why', () => {
    const { observe } = botGame();
    observe(RESET);
    const refused = observe({ do: 'act', command: { kind: 'quaff', item: 1 } });
    expect(refused).toMatchObject({ sequence: 0, refusal: { reason: 'unknown-item' } });
    expect(refused.told.join(' ')).not.toBe('');
  });

  it('answers odds of the rules that are played', () => {
    const { ask, observe } = botGame();
    observe(RESET);
    const odds = resultOf(ask({ do: 'odds', question: { ask: 'survival', moves: 3 } }));
    expect(odds).toMatchObject({ survival: { dead: [0, 0, 0] } });
  });

  it('is saved and loaded by text, and then goes on as if it had never been', () => {
    const { ask, observe } = botGame();
    observe(RESET);
    for (let count = 0; count < 12; count++) {
      observe(SEARCH);
    }
    const { game } = resultOf(ask({ do: 'save' })) as { game: string };
    const onwards = [observe(EXPLORE), observe(EXPLORE)];
    const other = botGame();
    expect(other.observe({ do: 'load', game }).sequence).toBe(12);
    expect([other.observe(EXPLORE), other.observe(EXPLORE)]).toEqual(onwards);
    // What is saved afterwards begins with the commands before.
    const [one, another] = [other, { ask }].map(each =>
      readGameFile((resultOf(each.ask({ do: 'save' })) as { game: string }).game),
    );
    expect(one!.commands).toEqual(another!.commands);
    expect(one!.hashes.at(-1)).toEqual(another!.hashes.at(-1));
  });
});

describe('a request that is wrong', () => {
  it.each([
    [{ do: 'reset' }, 'seed', /a text of 1 to/, 'nothing'],
    [{ do: 'reset', seed: 7 }, 'seed', /a text/, '7'],
    [{ do: 'reset', seed: '' }, 'seed', /1 to 64 characters/, ''],
    [{ ...RESET, name: 'x'.repeat(25) }, 'name', /1 to 24/, 'x'.repeat(25)],
    [{ ...RESET, role: 'wizzard' }, 'role', /did you mean wizard/, 'wizzard'],
    [{ ...RESET, ruleset: 'hose' }, 'ruleset', /did you mean house/, 'hose'],
    [{ ...RESET, revives: false }, 'revives', /true/, 'false'],
    [{ ...RESET, level: 3 }, 'level', /only id, do, seed, name/, '3'],
    [{ do: 'rset' }, 'do', /did you mean reset/, 'rset'],
    [{ do: 'act' }, 'command', /an object/, 'nothing'],
    [{ do: 'act', command: { kind: 'moove' } }, 'kind', /one of move, attack/, 'moove'],
    [{ do: 'act', command: { kind: 'move', direction: 9 } }, 'direction', /0 to 8/, '9'],
    [{ do: 'act', command: { kind: 'explore', far: 1 } }, 'far', /no such field of explore/, '1'],
    [{ do: 'odds', question: { ask: 'fate' } }, 'ask', /one of cast, /, 'fate'],
    [{ do: 'odds', question: { ask: 'sheet', of: 1 } }, 'of', /no such field of sheet/, '1'],
    [{ do: 'load', game: 'x' }, 'file', /saved game/, 'x'],
    [{ do: 'save', as: 'x' }, 'as', /only id, do/, 'x'],
  ])('%j is answered by its field', (request, field, expected, got) => {
    const { ask, observe } = botGame();
    const { view } = observe(RESET);
    expect(ask(request)).toMatchObject({
      error: { field, expected: expect.stringMatching(expected), got },
    });
    expect(observe({ do: 'observe' }).view).toEqual(view);
  });

  it.each(['observe', 'save'])('%s without a game says that there is none', deed => {
    expect(botGame().ask({ do: deed })).toMatchObject({
      error: { field: 'do', expected: 'a game, begun by reset or load', got: 'no game' },
    });
  });

  it('a saved game that leads elsewhere is refused', () => {
    const { ask, observe } = botGame();
    observe(RESET);
    observe(EXPLORE);
    const { game } = resultOf(ask({ do: 'save' })) as { game: string };
    const other = game.replace('"seed":"bots"', '"seed":"other"');
    expect(ask({ do: 'load', game: other })).toMatchObject({
      error: { field: 'game', message: expect.stringMatching(/expected state .*, got state/) },
    });
    expect(observe({ do: 'observe' }).sequence).toBe(1);
  });

  it.each([
    ['[]'],
    ['7'],
    ['null'],
    ['{"id":1,'],
    ['"reset"'],
    [`{"id":1,"do":"act","command":${'['.repeat(100)}${']'.repeat(100)}}`],
    [`{"id":1,"do":"act","command":[${'0,'.repeat(999)}0]}`],
  ])('the line %s has no id that can be read', line => {
    expect(botGame().game.answer(line)).toMatchObject({ id: null, error: { field: '' } });
  });

  it.each([undefined, null, '', 1.5, {}, 'x'.repeat(101)])('the id %j is refused', id => {
    const answer = botGame().game.answer(JSON.stringify({ id, do: 'about' }));
    expect(answer).toMatchObject({ id: null, error: { field: 'id' } });
  });

  it('no line at all ends the session', () => {
    const { game } = botGame();
    const request = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record(
          {
            id: fc.integer(),
            do: fc.constantFrom('reset', 'act', 'odds', 'load'),
            seed: fc.string(),
          },
          { requiredKeys: [] },
        )
        .map(one => JSON.stringify(one)),
      fc
        .tuple(fc.constantFrom('command', 'question'), fc.jsonValue({ maxDepth: 3 }))
        .map(([key, value]) => JSON.stringify({ id: 1, do: 'act', [key]: value })),
    );
    fc.assert(
      fc.property(request, line => {
        const answer = JSON.parse(JSON.stringify(game.answer(line))) as BotAnswer;
        if ('error' in answer) {
          expect(answer.error.message).toMatch(/^(?!.*defect).*expected .*, got /s);
        } else {
          expect(answer.do).toBe('reset');
        }
      }),
    );
  });
});
