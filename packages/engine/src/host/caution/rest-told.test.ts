import { expect, it } from 'vitest';
import type { GameView } from '../../game/index.ts';
import { tellRestLeft } from './rest-told.ts';

const REST = { kind: 'rest', count: 20 } as const;

/** What the sentence reads of a view. */
function seen(
  turn: number,
  conditions: readonly string[],
  conditionTurns: Readonly<Record<string, number>> = {},
): GameView {
  return { turn, hero: { conditions, conditionTurns } } as unknown as GameView;
}

const blind = (turn: number, turns: Readonly<Record<string, number>>) =>
  seen(turn, ['blind'], turns);

function after(view: GameView, kinds: readonly string[] = []) {
  return { view, refusal: undefined, events: kinds.map(kind => ({ kind })) as never };
}

it('names what is left after a rest that nothing cut short', () => {
  const begun = blind(1, { blind: 51 });
  expect(tellRestLeft(REST, begun, after(blind(21, { blind: 31 })))).toEqual([
    'You have rested for 20 turns, and are still blind (31 turns more).',
  ]);
  expect(tellRestLeft(REST, begun, after(blind(2, {}), ['rested']))).toEqual([
    'You have rested for 1 turn, and are still blind.',
  ]);
});

it('says nothing where something else does, or nothing is wrong', () => {
  const begun = blind(1, { blind: 51 });
  const later = blind(21, { blind: 31 });
  expect(tellRestLeft({ ...REST, count: 1 }, begun, after(later))).toEqual([]);
  expect(tellRestLeft({ kind: 'search', count: 20 }, begun, after(later))).toEqual([]);
  expect(tellRestLeft(REST, begun, after(later, ['travel-interrupted']))).toEqual([]);
  expect(tellRestLeft(REST, begun, after(seen(21, ['fast'])))).toEqual([]);
});
