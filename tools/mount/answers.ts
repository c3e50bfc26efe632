// Answers to what spells and carriers ask for: items, texts, counts, creatures.

import type { Answer, Command, Direction, GameView } from '@roguewright/engine/game';

/** What is typed: nothing, a missile with a bonus, a food, a creature. */
const TEXTS = ['', 'arrow 2', 'apple', 'wolf', 'here'] as const;

const EAST: Direction = 3;

/** The answer to the pending question; undefined: none is pending. @param variant another number, another answer */
export function answerTo({ pending, hero }: GameView, variant: number): Command | undefined {
  return pending === undefined
    ? undefined
    : { kind: 'answer', answer: answerIn(pending.asks, hero, variant) };
}

function answerIn(
  asks: NonNullable<GameView['pending']>['asks'],
  { x, y }: GameView['hero'],
  variant: number,
): Answer {
  const nothing = { nothing: true } as const;
  switch (asks.kind) {
    case 'item': {
      const items = [...asks.offered, ...asks.others];
      return items.length === 0 ? nothing : { item: items[variant % items.length]! };
    }
    case 'square':
      return { square: [x + 1, y] };
    case 'direction':
      return { direction: EAST };
    case 'text': {
      const text = TEXTS[variant % TEXTS.length]!;
      return { text: (text === '' && !asks.mayBeEmpty ? TEXTS[1] : text).slice(0, asks.longest) };
    }
    case 'count':
      return { count: asks.least + (variant % (asks.most - asks.least + 1)) };
    case 'yes':
      return { yes: variant % 2 === 0 };
    case 'choice':
      return { choice: asks.choices[variant % asks.choices.length]!.id };
  }
}
