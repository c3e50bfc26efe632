import { LocalGame } from '@roguewright/engine/host';
import { TYPE } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { subtypeOf } from '@roguewright/engine/spells';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');

describe('a fireball at the wall beside the hero', () => {
  it('is said to burn the hero too, and does', () => {
    const start = { heroName: 'Ada', role: 'wizard', race: 'human', seed: 'wall' };
    const game = LocalGame.create(content, house, start);
    // West until the wall of the room is two squares away.
    for (let step = 0; step < 30; step++) {
      const { hero, map } = game.look().view;
      if (map.terrain[hero.y]?.[hero.x - 2] === '#') {
        break;
      }
      game.perform({ kind: 'move', direction: 7 });
    }
    const { view } = game.look();
    expect(view.map.terrain[view.hero.y]?.[view.hero.x - 2]).toBe('#');
    const spell = view.spells.find(({ name }) => name === 'fireball')!;
    const odds = game.odds({ ask: 'cast', spell: spell.id, direction: 7 });
    const self = odds.targets.find(({ id }) => id === view.hero.id);
    expect(self?.name).toBe('you');
    expect(self?.hitChance).toBeGreaterThan(0);
    expect(self?.hitPoints).toEqual([[view.hero.hitPoints, 1]]);
    expect(self?.damage.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 12);
  });
});

describe('a spell that the hero can’t pay for', () => {
  it('touches nothing, and is said to fail as often as in the menu', () => {
    const start = { heroName: 'Ada', role: 'wizard', race: 'human', seed: 'wall' };
    const game = LocalGame.create(content, house, start);
    const fireball = () => game.look().view.spells.find(({ name }) => name === 'fireball')!;
    while (fireball().price <= game.look().view.hero.energy) {
      game.perform({ kind: 'cast', spell: fireball().id, direction: 3 });
    }
    const { id, failPercent } = fireball();
    const odds = game.odds({ ask: 'cast', spell: id, direction: 7 });
    expect(failPercent).toBeLessThan(100);
    expect(odds).toMatchObject({
      refused: 'not-enough-energy',
      failPercent,
      squares: [],
      targets: [],
    });
  });
});

describe('every spell of the content', () => {
  it('can be asked about and cast in every direction without harm to the program', () => {
    for (let direction = 0; direction <= 8; direction++) {
      const start = { heroName: 'Ada', role: 'wizard', race: 'human', seed: `cast ${direction}` };
      for (const { id, name, needsDirection } of LocalGame.create(content, house, start).look().view
        .spells) {
        const game = LocalGame.create(content, house, start);
        const spell = content.archetypes.find(one => one.type === TYPE.spell && one.name === name)!;
        const way = direction as 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
        game.odds({ ask: 'cast', spell: id, direction });
        const { refusal } = game.perform({ kind: 'cast', spell: id, direction: way });
        if (refusal?.reason === 'not-enough-energy') {
          continue;
        }
        expect(refusal?.reason).toBe(
          needsDirection && direction === 0 && subtypeOf(spell.subtype).atSelf !== true
            ? 'needs-direction'
            : undefined,
        );
      }
    }
  });
});
