import { readContent } from '@roguewright/content';
import { loadContent, type ThingView } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { drawMap } from './draw-map.ts';

const start = { heroName: 'Una', role: 'wizard', race: 'elf', seed: 'orders' };
const game = LocalGame.create(loadContent(readContent()), createRulesets().resolve('house'), start);
const { view } = game.look();

const look = { icon: '', hue: '', health: '', ticksLeft: 0 } as const;
const thing = (kind: 'item' | 'fixture' | 'creature', glyph: string, name: string) =>
  ({ ...look, kind, id: 101, glyph, name, x: view.hero.x, y: view.hero.y }) as ThingView;

describe('the legend of the map', () => {
  it('names the signs of things where they are no letters', () => {
    const things = [
      thing('creature', 'd', 'jackal'),
      thing('fixture', '_', 'ice altar'),
      thing('item', '!', 'red potion'),
      thing('item', '!', 'oily potion'),
      ...['knife', 'spear', 'club'].map(name => thing('item', ')', name)),
    ];
    const legend = drawMap({ ...view, things })
      .split('\n')
      .at(-1)!;
    expect(legend).toContain('_ ice altar');
    expect(legend).toContain('! red potion or oily potion');
    expect(legend).toContain(') knife and 2 others');
    expect(legend).not.toContain('jackal');
  });
});
