import type { OddsAnswer, TouchedSquare } from '@roguewright/engine/odds';
import { describe, expect, it } from 'vitest';
import { explainOdds, hurtsChance, tellOdds } from './odds-text.ts';

const HERE = { x: 10, y: 5 };

const shot: OddsAnswer = {
  ask: 'fire',
  certainty: { kind: 'exact' },
  asFarAsYouKnow: true,
  ...{ failPercent: 0, price: 0, pool: 'energy', andGrace: 0, forGrace: 0 },
  ...{ nutrition: 0, ticks: 10 },
  targets: [
    {
      id: 7,
      name: 'jackal',
      hitChance: 0.75,
      damage: [
        [0, 0.25],
        [6, 0.75],
      ],
      meanDamage: 4.5,
      killChance: 0.75,
      hitPoints: [[3, 1]],
      turnsToKill: [
        [1, 0.75],
        [2, 0.1875],
      ],
    },
  ],
  squares: [],
  healing: [],
  breaks: { hit: 60, miss: 30 },
  explanation: [],
};

describe('the odds of a shot in words', () => {
  it('say what it does, how long the kill takes and what breaks', () => {
    const text = tellOdds(shot, HERE);
    expect(text).toMatch(
      /^The jackal is hit 75 ?%, killed 75 ?%; damage 0 to 6, mean 4\.5; it has 3 hit points; dead within 1 turn 75 ?%/,
    );
    expect(text).toMatch(/It breaks 60 ?% of the times it hits and 30 ?% of those it misses\./);
    expect(text).toMatch(/as far as you know\.$/);
  });

  it('say that the target stands in the dark', () => {
    const text = "You don't see your target well: your skill of 40 counts as 20.";
    const dark = tellOdds({ ...shot, explanation: [{ text, probability: 1 }] }, HERE);
    expect(dark).toContain('In the dark: harder to hit.');
    expect(tellOdds(shot, HERE)).not.toContain('dark');
  });

  it('say that the chance to hit is that of each blow where a turn has several', () => {
    const [target] = shot.targets;
    const damage = [[0, 0.0625] as const, [6, 0.9375] as const];
    const twice = { ...shot, ask: 'attack', targets: [{ ...target!, damage }] } as const;
    expect(tellOdds(twice, HERE)).toMatch(/^The jackal is hit 75 ?% each blow, killed/);
    expect(hurtsChance(twice.targets[0]!)).toBe(0.9375);
  });

  it('say of a spell without damage what it brings and for how long, also to the hero', () => {
    const turns = [
      [1, 0.5],
      [50, 0.5],
    ] as const;
    const [target] = shot.targets;
    const brings = { effect: 'sleep', turns } as const;
    const asleep = {
      ...target!,
      damage: [],
      meanDamage: 0,
      killChance: 0,
      turnsToKill: [],
      brings,
    };
    const text = tellOdds(
      {
        ...{ ...shot, ask: 'zap', unseenSquares: true },
        certainty: { kind: 'exact-if', condition: 'nobody-moves' },
        targets: [asleep, { ...asleep, name: 'you', hitChance: 0.43 }],
      },
      HERE,
    );
    expect(text).toMatch(/^The jackal falls asleep 75 ?%, for 1 to 50 turns, mean 25\.5\.$/m);
    expect(text).toMatch(/^You fall asleep 43 ?%, for 1 to 50 turns, mean 25\.5\.$/m);
    expect(text).toContain('These odds hold if nobody moves, as far as you know: it crosses');
    expect(text).not.toContain('damage');
    expect(text).not.toContain('exact');
  });

  it('are the reason when it would be refused', () => {
    const explanation = [{ text: 'That is out of range.', probability: 1 }];
    const refused = { ...shot, targets: [], refused: 'out-of-range', explanation };
    expect(tellOdds(refused, HERE)).toBe('That is out of range.');
  });

  it('name the squares of a spell tick by tick, what is certain first', () => {
    const squares: TouchedSquare[] = [
      { x: 11, y: 5, tick: 1, sure: 'certain' },
      { x: 12, y: 5, tick: 2, sure: 'likely' },
      ...[0, 1, 2, 3, 4, 5, 6].map((y): TouchedSquare => ({ x: 13, y, tick: 2, sure: 'certain' })),
    ];
    const text = tellOdds({ ...shot, ask: 'cast', squares }, HERE);
    expect(text).toContain('Tick 1: certainly 1 square east.');
    expect(text).toMatch(/Tick 2: certainly .* and 1 more, likely 2 squares east\./);
  });

  it('are explained fact by fact, with what isn’t certain', () => {
    const explanation = [
      { text: 'A robe helps.', probability: 1 },
      { text: 'It resists.', probability: 0.25 },
    ];
    expect(explainOdds({ ...shot, explanation })).toBe('A robe helps.\nIt resists. (25 %)');
    expect(explainOdds(shot)).toBe('There is nothing to explain.');
  });
});
