// A continuation that asks each kind of answer in turn, as a spell to come might.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { CONTINUATIONS } from './powers/continuations/index.ts';
import type { Answer } from './protocol/answers.ts';
import type { Asking } from './protocol/asking.ts';
import type { Pending } from './protocol/pending.ts';
import { hashGame, restoreGame, saveGame } from './saves/save.ts';
import { ask } from './state/pending.ts';
import type { GameState } from './state/state.ts';
import { workshop } from './testing/tools.ts';
import { give } from './testing/wardrobe.ts';
import { viewFor } from './views/view-for.ts';

interface QuizFacts {
  readonly wand: number;
  /** What was answered so far. */
  readonly given: readonly unknown[];
}

const CHOICES = [
  { id: 'fire', text: 'Fire' },
  { id: 'frost', text: 'Frost' },
];

/** The questions in their order. */
const ASKINGS: readonly ((facts: QuizFacts) => Asking)[] = [
  ({ wand }) => ({ kind: 'item', offered: [wand], others: [] }),
  () => ({ kind: 'square', farthest: 2 }),
  () => ({ kind: 'direction', here: false }),
  () => ({ kind: 'text', longest: 8, now: '', mayBeEmpty: false }),
  () => ({ kind: 'count', least: 2, most: 5, usual: 2 }),
  () => ({ kind: 'yes' }),
  () => ({ kind: 'choice', choices: CHOICES }),
];

let left: readonly unknown[] | undefined;
let finished: readonly unknown[] | undefined;

const quiz = {
  told: () => undefined,
  asking: (_: GameState, facts: QuizFacts) => ASKINGS[facts.given.length]!(facts),
  answered: (
    state: GameState,
    { facts, paid }: { facts: QuizFacts; paid: boolean },
    value: unknown,
  ) => {
    const given = [...facts.given, value];
    if (given.length === ASKINGS.length) {
      finished = given;
    } else {
      ask(state, { about: 'quiz', facts: { ...facts, given }, paid } as unknown as Pending);
    }
  },
  left: (_: GameState, { given }: QuizFacts) => {
    left = given;
  },
};

const table = CONTINUATIONS as unknown as Record<string, unknown>;

beforeAll(() => {
  table.quiz = quiz;
});

afterAll(() => {
  delete table.quiz;
});

/** A hero with the first question pending. */
function quizzed(paid = false) {
  const scene = workshop([], undefined, new Streams('quiz'));
  scene.isUnsaved = true;
  const [wand, other] = [give(scene, 'nothing_wand'), give(scene, 'nothing_wand')];
  const facts = { wand: wand.id, given: [] };
  ask(scene.state, { about: 'quiz', facts, paid } as unknown as Pending);
  const { map } = scene.state.level;
  const { square } = scene.state.hero;
  return { scene, wand, other, x: map.x(square), y: map.y(square) };
}

type Quizzed = ReturnType<typeof quizzed>;

/** Good answers, in the order of the questions. */
const good = ({ wand, x, y }: Quizzed): readonly Answer[] => [
  { item: wand.id },
  { square: [x + 1, y] },
  { direction: 3 },
  { text: '  Cafe\u0301 ' },
  { count: 5 },
  { yes: false },
  { choice: 'frost' },
];

/** Answers that are refused, with the reason, in the same order. */
const refused = ({ other, x, y }: Quizzed): readonly (readonly [Answer, string])[][] => [
  [
    [{ item: other.id }, 'not-offered'],
    [{ item: 9999 }, 'unknown-item'],
    [{ yes: true }, 'other-answer'],
  ],
  [
    [{ square: [x + 3, y] }, 'out-of-range'],
    [{ square: [499, 499] }, 'out-of-range'],
    [{ direction: 1 }, 'other-answer'],
  ],
  [
    [{ direction: 0 }, 'which-way'],
    [{ square: [x, y] }, 'other-answer'],
  ],
  [
    [{ text: ' ' }, 'empty-text'],
    [{ text: 'ninechars' }, 'long-text'],
    [{ text: 'a\u202Eb' }, 'unseen-letters'],
    [{ text: 'a\u200Bb' }, 'unseen-letters'],
    [{ text: 'a\u0301\u0301\u0301\u0301' }, 'unseen-letters'],
    [{ choice: 'fire' }, 'other-answer'],
  ],
  [
    [{ count: 1 }, 'count-out-of-range'],
    [{ count: 6 }, 'count-out-of-range'],
    [{ text: '3' }, 'other-answer'],
  ],
  [[{ text: 'yes' }, 'other-answer']],
  [
    [{ choice: 'acid' }, 'not-offered'],
    [{ item: 1 }, 'other-answer'],
  ],
];

describe('a question of each kind in turn', () => {
  it('is answered within one move', () => {
    for (const [paid, moves] of [
      [false, 1],
      [true, 0],
    ] as const) {
      const game = quizzed(paid);
      const { state } = game.scene;
      const { turn } = state.clock;
      for (const answer of good(game)) {
        expect(state.clock.turn).toBe(turn);
        expect(game.scene.perform({ kind: 'answer', answer })).toBeUndefined();
      }
      expect(state.pending).toBeUndefined();
      expect(state.clock.turn).toBe(turn + moves);
      const { wand, x, y } = game;
      expect(finished).toEqual([wand.id, [x + 1, y], 3, 'Café', 5, false, 'frost']);
    }
  });

  it('goes on waiting after what is no answer, which costs nothing', () => {
    const game = quizzed();
    const { scene } = game;
    for (const [place, answer] of good(game).entries()) {
      const { turn } = scene.state.clock;
      const { sequence } = scene.state.world;
      for (const [wrong, reason] of refused(game)[place]!) {
        const refusal = scene.perform({ kind: 'answer', answer: wrong });
        expect(refusal, JSON.stringify(wrong)).toEqual({ reason, usesMove: false });
      }
      expect([scene.state.clock.turn, scene.state.world.sequence]).toEqual([turn, sequence]);
      expect(viewFor(scene.state).pending?.asks).toEqual(
        ASKINGS[place]!({ wand: game.wand.id, given: [] }),
      );
      scene.perform({ kind: 'answer', answer });
    }
  });

  it('waits in a save, wherever it stands', () => {
    const game = quizzed();
    for (const answer of good(game)) {
      const { state } = game.scene;
      const again = restoreGame(
        state.content,
        state.ruleset,
        JSON.parse(JSON.stringify(saveGame(state))),
      );
      expect(hashGame(again)).toBe(hashGame(state));
      expect(viewFor(again).pending).toEqual(viewFor(state).pending);
      game.scene.perform({ kind: 'answer', answer });
    }
  });

  it('is left by nothing, and by doing something else', () => {
    for (const command of [
      { kind: 'answer', answer: { nothing: true } },
      { kind: 'search', count: 1 },
    ] as const) {
      left = undefined;
      const game = quizzed(true);
      const [item, square] = good(game);
      game.scene.perform({ kind: 'answer', answer: item! });
      game.scene.perform({ kind: 'answer', answer: square! });
      game.scene.perform(command);
      expect(game.scene.state.pending).toBeUndefined();
      expect(left).toEqual([game.wand.id, [game.x + 1, game.y]]);
    }
  });
});
