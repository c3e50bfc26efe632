import { readContent } from '@roguewright/content';
import { type GameView, loadContent, type ThingView } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import type { OddsAnswer, TargetOdds } from '@roguewright/engine/odds';
import { createRulesets } from '@roguewright/engine/rulesets';
import { riskOf } from '@roguewright/engine/words';
import { describe, expect, it } from 'vitest';
import { INK } from '../terminal/ink.ts';
import { oddsPanel } from './odds-panel.ts';
import { heroPanel, type NearOdds, statusLines } from './panels.ts';

const START = { heroName: 'Perchta', role: 'wizard', race: 'human', seed: 'demo' };
const content = loadContent(readContent());
const { view } = LocalGame.create(content, createRulesets().resolve('house'), START).look();

const TOAD: ThingView = {
  id: 77,
  kind: 'creature',
  x: view.hero.x + 1,
  y: view.hero.y,
  name: 'cellar toad',
  glyph: 'F',
  icon: 'frog',
  hue: '',
  hostile: true,
  health: 'unhurt',
  ticksLeft: 0,
};

function panel(odds: NearOdds): string {
  const met: GameView = { ...view, things: [...view.things, TOAD] };
  const near = new Map([[TOAD.id, odds]]);
  const lines = [...heroPanel(met, near, 40, 'standard'), ...statusLines(met, near, 80)];
  return lines.map(({ text }) => text).join('\n');
}

describe('the chance to die', () => {
  it('alarms from 5 %, and not below 1 %', () => {
    const shown = (share: number) => {
      const survival = { dead: [0, share], least: [0, 0], most: [0, 1], played: 2000, foes: [77] };
      const risk = riskOf({ ...survival, foreseen: true });
      const lines = heroPanel(view, new Map(), 40, 'standard', risk);
      const [line] = lines.filter(({ text }) => text.startsWith('Danger'));
      return [line?.text, line?.ink, risk.grade];
    };
    expect(shown(0.0004)).toEqual(['Danger <0.1 % in 5 moves', INK.text, 'slight']);
    expect(shown(0.012)).toEqual(['Danger 1.2 % in 5 moves', INK.accent, 'some']);
    expect(shown(0.05)).toEqual(['Danger 5 % in 5 moves', INK.bad, 'grave']);
  });
});

describe('the hero', () => {
  it('has the rank of the level beside the name, up to the thirtieth', () => {
    const first = (level: number, rank: GameView['hero']['rank']) =>
      heroPanel(
        { ...view, hero: { ...view.hero, level, ...(rank !== undefined && { rank }) } },
        new Map(),
        40,
        'standard',
      ).slice(0, 2);
    expect(first(1, undefined).map(({ text }) => text)).toEqual([
      'Perchta, Candle-Trimmer',
      'Human Wizard, level 1',
    ]);
    const last = { level: 30, name: 'Author of the Last Page' };
    expect(first(30, last)[0]!.text).toBe('Perchta, Author of the Last Page');
  });
});

describe('the nearest creature in one line', () => {
  const met: GameView = { ...view, things: [TOAD] };
  const near = new Map([[TOAD.id, { hit: 0.95, kill: 0.56 }]]);

  it.each([
    [80, 'F cellar toad 1E you hit 95 %, kill 56 %, its blows are not known'],
    [50, 'F cellar toad 1E you hit 95 %, kill 56 %'],
    [38, 'F cellar toad 1E hit 95 %, kill 56 %'],
    [30, 'F cellar toad 1E kill 56 %'],
    [20, 'F cellar toad 1E'],
  ])('has no number cut off on %i columns', (columns, line) => {
    const [, shown] = statusLines(met, near, columns);
    expect(shown!.text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ')).toBe(line);
  });
});

describe('what has come over the hero', () => {
  it('is shown with the turns that it lasts', () => {
    const conditions = ['confused', 'very-fast'];
    const hero = { ...view.hero, conditions, conditionTurns: { confused: 3 } };
    const lines = heroPanel({ ...view, hero }, new Map(), 60, 'standard');
    expect(lines.map(({ text }) => text).join('\n')).toContain('confused (3 turns), very fast');
  });
});

describe('what is near', () => {
  it('has its place on a line of its own where name and place are too long for one', () => {
    const met = {
      ...view,
      things: [{ ...TOAD, name: 'very old cellar toad', health: 'badly-hurt' as const }],
    };
    const told = heroPanel(met, new Map(), 28, 'standard').map(({ text }) => text);
    expect(told).toContain('F very old cellar toad, badly hurt\n  1E');
  });
});

describe('who is near', () => {
  const near = (id: number, name: string, more: Partial<ThingView>): ThingView => ({
    ...TOAD,
    ...{ id, name, ...more },
  });
  const odds: NearOdds = { hit: 0.95, kill: 0.16 };
  const asleep = near(1, 'spider', { inactive: 'asleep' });
  const pet = near(2, 'kitten', { hostile: false, stance: 'servant', x: view.hero.x });
  const slinger = near(3, 'halfling slinger', { glyph: 'h', x: view.hero.x + 3 });

  it('has foes that are awake first, and the creatures before moves and things', () => {
    const nextMovers: GameView['nextMovers'] = [
      { id: 3, name: 'halfling slinger', moves: [[1, 1]] },
    ];
    const things = [...view.things, pet, asleep, slinger];
    const told = heroPanel({ ...view, nextMovers, things }, new Map([[3, odds]]), 40, 'standard')
      .map(({ text }) => text)
      .filter(text => /slinger 3E|spider|kitten|Moves|Things/.test(text));
    expect(told.map(text => /slinger|spider|kitten|Moves|Things/.exec(text)![0])).toEqual([
      ...['slinger', 'spider', 'kitten', 'Moves'],
      ...(told.length > 4 ? ['Things'] : []),
    ]);
  });

  it('leaves the room of who moves next to the things beside a pet alone', () => {
    const nextMovers = [{ id: 2, name: 'kitten', moves: [[1, 1]] }] as const;
    const told = (things: ThingView[]) =>
      heroPanel({ ...view, nextMovers, things }, new Map(), 40, 'standard').map(({ text }) => text);
    expect(told([pet])).not.toContain('Moves before your next move');
    expect(told([slinger])).toContain('Moves before your next move');
  });

  const altar = near(50, 'altar', { kind: 'fixture', use: 'altar', hostile: false, health: '' });

  it('has the goods of the shop that the hero is in right after creatures', () => {
    const [apple, torch] = ['apple (for sale, 7 gold)', 'torch'].map((name, at) =>
      near(20 + at, name, { kind: 'item', glyph: '!', hostile: false, health: '' }),
    );
    const things = [torch!, altar, { ...apple!, x: view.hero.x + 9 }, pet];
    const nextMovers: GameView['nextMovers'] = [{ id: 2, name: 'kitten', moves: [[1, 1]] }];
    const order = (change: Partial<GameView>) =>
      heroPanel({ ...view, nextMovers, things, ...change }, new Map(), 60, 'standard').flatMap(
        ({ text }) => /^F kitten|^Goods|apple|Moves|altar|torch/.exec(text) ?? [],
      );
    const shop = { name: 'general store', owed: 0, credit: 0, angry: false };
    expect(order({ shop })).toEqual(['F kitten', 'Goods', 'apple', 'altar', 'torch']);
    expect(order({})).toEqual(['F kitten', 'altar', 'torch', 'apple']);
  });

  it('has fixtures, which can’t be picked up, under a head of their own', () => {
    const disc = near(60, 'hanging silver disc', { kind: 'fixture', use: 'object', health: '' });
    const torch = near(61, 'torch', { kind: 'item', health: '' });
    const told = (...things: ThingView[]) =>
      heroPanel({ ...view, things }, new Map(), 60, 'standard').flatMap(
        ({ text }) => /^Fixtures|^Things|disc|torch/.exec(text) ?? [],
      );
    expect(told(torch, disc)).toEqual(['Fixtures', 'disc', 'Things', 'torch']);
    expect(told(disc)).toEqual(['Fixtures', 'disc']);
    expect(told(torch)).toEqual(['Things', 'torch']);
  });

  it('has altars and traps before many items', () => {
    const goods = Array.from({ length: 20 }, (_, at) =>
      near(20 + at, `apple ${at}`, { kind: 'item', hostile: false, x: view.hero.x }),
    );
    const things = [...goods, { ...altar, x: view.hero.x + 9 }];
    const told = heroPanel({ ...view, things }, new Map(), 40, 'standard').map(({ text }) => text);
    expect(told[told.indexOf('Fixtures') + 1]).toContain('altar');
    expect(told.indexOf('Things')).toBeGreaterThan(told.indexOf('Fixtures'));
  });

  it('is told in one line that is never cut within a word', () => {
    const met = { ...view, things: [pet, slinger] };
    const line = (columns: number) => statusLines(met, new Map([[3, odds]]), columns)[1]!.text;
    expect(line(80)).toBe('h halfling slinger 3E you hit 95 %, kill 16 %, its blows are not known');
    expect(line(50)).toBe('h halfling slinger 3E you hit 95 %, kill 16 %');
    expect(line(40)).toBe('h halfling slinger 3E kill 16 %');
  });
});

describe('a chart of damage', () => {
  it('has a bar for no damage, apart from the least damage of a hit', () => {
    const damage = [0, 2, 3, 4, 5, 6, 7, 8].map(points => [points, 0.125] as const);
    const target: TargetOdds = {
      ...{ id: 77, name: 'cellar toad', hitChance: 0.875, killChance: 0, meanDamage: 4.375 },
      ...{ damage, hitPoints: [[20, 1]], turnsToKill: [[3, 0.5]] },
    };
    const answer: OddsAnswer = {
      ...{ ask: 'attack', certainty: { kind: 'exact' }, asFarAsYouKnow: false, failPercent: 0 },
      ...{ price: 0, pool: 'energy', andGrace: 0, forGrace: 0, nutrition: 0, ticks: 10 },
      ...{ targets: [target], squares: [], healing: [], explanation: [] },
    };
    const bars = oddsPanel(answer, { columns: 28, rows: 30 })
      .map(({ text }) => text)
      .filter(text => text.includes('█'))
      .map(text => text.replaceAll(/\s*█+\s*/g, ' ').trim());
    expect(bars).toEqual(['0 12.5 %', '2–3 25 %', '4–5 25 %', '6–7 25 %', '8 12.5 %']);

    // At 40 × 12 there are six rows, one of them for the name of the spell.
    const small = oddsPanel({ ...answer, ask: 'cast' }, { columns: 38, rows: 6 }, [
      ...['Squares: 4 ticks, fading', '█▓ certain  ▒░ likely'].map(text => ({ text })),
    ]).map(({ text }) => text);
    expect(small[0]).toBe('Fails 0 %');
    expect(small.slice(2, 5)).toEqual(['cellar toad', 'To hit 87.5 %, mean 4.38', 'Kills 0 %']);
    expect(small.slice(5)).toContain('Squares: 4 ticks, fading');
  });
});

describe('who moves next', () => {
  it('counts no moves of a creature that sleeps', () => {
    const nextMovers: GameView['nextMovers'] = [
      { id: 77, name: 'cellar toad', moves: [], inactive: 'asleep' },
      { id: 78, name: 'jackal', moves: [[1, 1]] },
    ];
    const lines = heroPanel({ ...view, nextMovers }, new Map(), 40, 'standard');
    const told = lines.map(({ text }) => text).join('\n');
    expect(told).toContain('Moves before your next move\ncellar toad asleep\njackal 1×');
    const slinger: GameView['nextMovers'][number] = {
      ...{ id: 79, name: 'halfling slinger' },
      moves: [
        [0, 0.25],
        [1, 0.75],
      ],
    };
    const narrow = heroPanel({ ...view, nextMovers: [slinger] }, new Map(), 28, 'standard');
    expect(narrow.map(({ text }) => text)).toContain('halfling slinger\n  0× 25 %, 1× 75 %');
  });
});

describe('the danger of who is near', () => {
  const blow = { hit: 0.5, kill: 0.25 };

  it('is called unknown before a blow was felt, instead of 0 %', () => {
    const text = panel(blow);
    expect(text.match(/its blows are not known/g)).toHaveLength(2);
    expect(text).not.toContain('hurts');
  });

  it('is shown in figures, with a plus where unknown blows could add to it', () => {
    const danger = { hurts: 0.4, kills: 0, orMore: false };
    expect(panel({ ...blow, danger })).toContain('it hurts 40 %, kills 0 %\n');
    expect(panel({ ...blow, danger: { ...danger, orMore: true } })).toContain(
      'it hurts 40 %+, kills 0 %+',
    );
  });
});
