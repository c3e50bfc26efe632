import { readContent } from '@roguewright/content';
import type { GameView, ThingView } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { loadContent } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
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

describe('what has come over the hero', () => {
  it('is told with the turns that it lasts', () => {
    const conditions = ['confused', 'very-fast'];
    const hero = { ...view.hero, conditions, conditionTurns: { confused: 3 } };
    const lines = heroPanel({ ...view, hero }, new Map(), 60, 'standard');
    expect(lines.map(({ text }) => text).join('\n')).toContain('confused (3 turns), very fast');
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
    expect(told).toContain('Moves before your next\ncellar toad asleep\njackal 1×');
  });
});

describe('the danger of who is near', () => {
  const blow = { hit: 0.5, kill: 0.25 };

  it('is said not to be known before a blow was felt, instead of 0 %', () => {
    const text = panel(blow);
    expect(text.match(/its blows are not known/g)).toHaveLength(2);
    expect(text).not.toContain('hurts');
  });

  it('is told in figures, and as a least where something is left out', () => {
    const danger = { hurts: 0.4, kills: 0, orMore: false };
    expect(panel({ ...blow, danger })).toContain('it hurts 40 %, kills 0 %\n');
    expect(panel({ ...blow, danger: { ...danger, orMore: true } })).toContain(
      'it hurts 40 %, kills 0 %, or more',
    );
  });
});
