// What the player by the odds does in situations that are put to it: it decides by the view and by the odds alone.

import type { Command, GameView, Performed } from '@roguewright/engine/game';
import { LocalGame, OddsPlayer } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');
const start = { heroName: 'Ada', role: 'valkyrie', race: 'human', seed: 'situations' };
const game = LocalGame.create(content, house, start);
const { view: now, ...rest } = game.look();

type Changes = Partial<Omit<GameView, 'hero'>> & { readonly hero?: Partial<GameView['hero']> };

/** The beginning of a game, alone, with some of its view changed. */
function situation({ hero, ...others }: Changes): Performed {
  const alone = { things: [], adjacentHostile: [] };
  return { ...rest, view: { ...now, ...alone, ...others, hero: { ...now.hero, ...hero } } };
}

/** What a new player does there. Creatures of level 1 have the odds of their names, others none. */
function decides(changes: Changes, level = 1): Command {
  const player = new OddsPlayer('test', question => ({
    ...{ ask: question.ask, certainty: { kind: 'exact' }, asFarAsYouKnow: false, failPercent: 0 },
    ...{ price: 0, pool: 'energy', andGrace: 0, forGrace: 0, nutrition: 0, ticks: 10 },
    ...{ targets: [], squares: [], healing: [], explanation: [] },
    recall: {
      ...{ name: 'foe', about: '', level, speed: 12, armourClass: 0, hitPoints: [], flags: [] },
      ...{ kills: 0, blows: [], allFelt: false, abilities: [], damage: [], meanDamage: 0 },
      ...{ turns: { plot: [] }, gameTurns: { yours: level } },
    },
  }));
  return player.next(situation(changes));
}

/** A creature on the square east of the hero. */
const foe = {
  ...{ id: 77, kind: 'creature', name: 'ogre', glyph: 'O', icon: '', hue: '', hostile: true },
  ...{ health: 'unhurt', ticksLeft: 0, x: now.hero.x + 1, y: now.hero.y },
} as const satisfies GameView['things'][number];

/** The terrain with the stairs up under the hero. */
const onStairs = {
  ...now.map,
  terrain: now.map.terrain.map((row, y) =>
    y === now.hero.y ? `${row.slice(0, now.hero.x)}<${row.slice(now.hero.x + 1)}` : row,
  ),
};

/** Something carried, unpaid. */
const [carried] = now.inventory.filter(({ worn, wielded }) => !worn && !wielded);
const unpaid = { ...carried!, name: `${carried!.name} (unpaid, 30 gold)` };
const shop = { name: 'general store', owed: 30, credit: 0, angry: false };

describe('the player by the odds', () => {
  it('pays what it owes in a shop, and puts down what it can’t pay', () => {
    const inventory = [...now.inventory.filter(({ id }) => id !== unpaid.id), unpaid];
    expect(decides({ shop, inventory, hero: { gold: 40 } })).toEqual({ kind: 'pay' });
    expect(decides({ shop, inventory, hero: { gold: 20 } })).toEqual({
      kind: 'drop',
      item: unpaid.id,
      count: unpaid.count,
    });
  });

  it('rests when it is hurt, and goes on when it is well', () => {
    const { maxHitPoints } = now.hero;
    const hurt = { hero: { hitPoints: Math.floor(maxHitPoints / 2), level: 1 }, inventory: [] };
    expect(decides(hurt).kind).toMatch(/^(rest|travel)$/);
    expect(decides({ map: onStairs, ...hurt })).toMatchObject({ kind: 'rest' });
    expect(decides({ inventory: [] })).toEqual({ kind: 'explore' });
  });

  it('strikes a foe that it can beat, and climbs the stairs before one that it can’t', () => {
    const here: Changes = { map: onStairs, inventory: [] };
    const beside: Changes = { ...here, things: [foe], adjacentHostile: [3] };
    expect(decides(beside, 1)).toEqual({ kind: 'attack', direction: 3 });
    const coming: Changes = { ...here, things: [{ ...foe, x: foe.x + 2 }] };
    expect(decides(coming, 12)).toEqual({ kind: 'ascend' });
    // Who is beside it would follow.
    expect(decides(beside, 12)).toEqual({ kind: 'attack', direction: 3 });
  });

  it('eats when it is hungry, and not before', () => {
    const food = now.inventory.filter(({ uses }) => uses.includes('eat'));
    expect(food).not.toEqual([]);
    const eats = { kind: 'eat', item: food[0]!.id };
    expect(decides({ inventory: food, hero: { hunger: 'hungry' } })).toEqual(eats);
    expect(decides({ inventory: food }).kind).not.toBe('eat');
  });

  it('strikes nobody at peace: it answers no', () => {
    const pending = {
      about: 'deed-yes',
      deed: 'attack-anyway',
      asks: { kind: 'yes' },
      costs: 'nothing',
      harmless: true,
    } as const;
    expect(decides({ pending })).not.toEqual({ kind: 'answer', answer: { yes: true } });
  });
});
