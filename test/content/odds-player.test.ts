// What the player by the odds does in situations that are put to it: it decides by the view and by the odds alone.

import type { Command, GameEvent, GameView, Performed } from '@roguewright/engine/game';
import { LocalGame, OddsPlayer } from '@roguewright/engine/host';
import type { ItemOdds, SheetOdds } from '@roguewright/engine/odds';
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

/** The numbers of creatures of a level, and a god that listens. */
function oddsFor(level: number): ConstructorParameters<typeof OddsPlayer>[1] {
  return question => ({
    ...{ ask: question.ask, certainty: { kind: 'exact' }, asFarAsYouKnow: false, failPercent: 0 },
    ...{ price: 0, pool: 'energy', andGrace: 0, forGrace: 0, nutrition: 0, ticks: 10 },
    ...{ targets: [], squares: [], healing: [], explanation: [] },
    recall: {
      ...{ name: 'foe', about: '', level, speed: 12, armourClass: 0, hitPoints: [], flags: [] },
      ...{ kills: 0, blows: [], allFelt: false, abilities: [], damage: [], meanDamage: 0 },
      ...{ turns: { plot: [] }, gameTurns: { yours: level } },
    },
    ...(question.ask === 'sheet' && {
      sheet: { help: { inTurns: 0, isInNeed: true } } as unknown as SheetOdds,
    }),
    ...(question.ask === 'item' && { page: { meal: meals.get(question.item) } as ItemOdds }),
  });
}

/** What a new player does there. Creatures of level 1 have the odds of their names, others none. */
function decides(changes: Changes, level = 1): Command {
  return new OddsPlayer('test', oddsFor(level)).next(situation(changes));
}

/** What one player does in several situations, one after the other. */
function decidesInTurn(...all: readonly (Changes & { readonly events?: GameEvent[] })[]) {
  const player = new OddsPlayer('test', oddsFor(1));
  return all.map(({ events = [], ...changes }, index) =>
    player.next({ ...situation({ ...changes, turn: now.turn + index }), events }),
  );
}

/** The meals of flesh underfoot, by the id of the body. */
const meals = new Map<number, ItemOdds['meal']>();

/** A blow by somebody unseen, and the hero's own at him. */
const struck = { kind: 'hit', actor: 0, target: now.hero.id, damage: 1, critical: 'none' } as const;
const found = { ...struck, actor: now.hero.id, target: 0 } as const;

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

  it('fights before it pays, and walks to nobody far away', () => {
    const inventory = now.inventory.filter(({ id }) => id !== unpaid.id);
    const beside: Changes = { inventory, things: [foe], adjacentHostile: [3] };
    expect(decides({ ...beside, shop, hero: { gold: 40 } })).not.toEqual({ kind: 'pay' });
    const far = { ...foe, x: foe.x + 14, inactive: 'asleep' } as const;
    expect(decides({ inventory: [], things: [far] })).toEqual({ kind: 'explore' });
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

  it('prays when it is near death and would be heard', () => {
    const dying = { hitPoints: 2, maxHitPoints: 40 };
    const beside: Changes = { things: [foe], adjacentHostile: [3], inventory: [] };
    expect(decides({ ...beside, hero: dying })).toEqual({ kind: 'pray' });
    expect(decides({ ...beside, hero: { hitPoints: 39, maxHitPoints: 40 } })).toEqual({
      kind: 'attack',
      direction: 3,
    });
  });

  it('eats or prays before it faints, also with a foe in sight that doesn’t come', () => {
    const food = now.inventory.filter(({ uses }) => uses.includes('eat'));
    const far: Changes = { things: [{ ...foe, x: foe.x + 4 }], hero: { hunger: 'weak' } };
    expect(decides({ ...far, inventory: food })).toEqual({ kind: 'eat', item: food[0]!.id });
    expect(decides({ ...far, inventory: [] })).toEqual({ kind: 'pray' });
  });

  it('eats flesh underfoot whose odds are good, and leaves what may be poisonous', () => {
    const body = {
      ...{ id: 88, name: 'a goblin corpse', glyph: '%', icon: '', hue: '' },
      uses: ['pick-up', 'eat'],
    } as const satisfies GameView['underfoot'][number];
    const things = [
      { ...foe, ...body, kind: 'item', hostile: false, health: '', x: now.hero.x } as const,
    ];
    const hungrier = { nutrition: 700, hitPoints: 40, maxHitPoints: 40 };
    const here: Changes = { underfoot: [body], inventory: [], hero: hungrier };
    // It must have seen the fight to know how fresh the body is.
    const decidedAfter = (telling: string) => {
      const none = [0, 0] as const;
      const end = { telling, probability: 1, damage: none, weakness: none };
      meals.set(body.id, { bites: [{ age: 20, ends: [end] }], gifts: [] });
      const fighting: Changes = { ...here, underfoot: [], things: [foe], adjacentHostile: [3] };
      return decidesInTurn(fighting, { ...here, things }).at(-1);
    };
    expect(decidedAfter('plain')).toEqual({ kind: 'eat', item: body.id });
    expect(decidedAfter('poisonous')).not.toMatchObject({ kind: 'eat' });
  });

  it('strikes about itself when somebody unseen strikes it, and goes on where a blow meets him', () => {
    const alone: Changes = { inventory: [], hero: { conditions: ['blind'] } };
    const [first, second, third, fourth] = decidesInTurn(
      { ...alone, events: [struck] },
      { ...alone, events: [struck] },
      { ...alone, events: [struck, found] },
      { ...alone, events: [struck, found] },
    );
    expect(first?.kind).toBe('attack');
    expect(second).toMatchObject({ kind: 'attack' });
    expect(second).not.toEqual(first);
    expect(third).toEqual(second);
    expect(fourth).toEqual(second);
  });

  it('writes a word that keeps monsters off, and rests on it', () => {
    const onFloor = {
      ...now.map,
      terrain: onStairs.terrain.map(row => row.replaceAll('<', '.')),
    };
    const peril: Changes = {
      ...{ map: onFloor, things: [foe], adjacentHostile: [3], inventory: [] },
      hero: { hitPoints: 12, maxHitPoints: 40 },
    };
    expect(decides(peril)).toEqual({ kind: 'engrave' });
    const asks = { kind: 'text', longest: 40, now: '', mayBeEmpty: false } as const;
    const pending = {
      about: 'deed-text',
      deed: 'engrave',
      asks,
      costs: 'move',
      harmless: true,
    } as const;
    expect(decides({ ...peril, pending })).toEqual({
      kind: 'answer',
      answer: { text: 'Elbereth' },
    });
    const word = {
      ...foe,
      id: 5,
      kind: 'fixture',
      name: 'engraving',
      hostile: false,
      health: '',
      x: now.hero.x,
      text: 'Elbereth',
    } as const;
    expect(decides({ ...peril, things: [foe, word] })).toEqual({ kind: 'search', count: 1 });
    // A person doesn't shrink from it.
    expect(decides({ ...peril, things: [{ ...foe, glyph: '@' }] })).not.toEqual({
      kind: 'engrave',
    });
  });

  it('goes back to what fell from it', () => {
    const [held] = now.inventory.filter(({ wielded }) => wielded);
    const fallen = { ...held!, uses: ['pick-up'] } as const;
    const decided = decidesInTurn(
      {},
      { inventory: [], underfoot: [fallen] },
      { inventory: [{ ...held!, wielded: false, uses: ['wield'] }] },
    );
    expect(decided.slice(1)).toEqual([
      { kind: 'pick-up', item: held!.id },
      { kind: 'wield', item: held!.id },
    ]);
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

  it('strikes a mould in its way in the end, although a foe waits behind that', () => {
    const creature = { kind: 'creature', hostile: true, health: 'unhurt' } as const;
    const { x, y } = now.hero;
    const things = [
      { ...now.things[0]!, ...creature, id: 2, name: 'ember mould', x: x - 1, y },
      { ...now.things[0]!, ...creature, id: 3, name: 'orc raider', x: x - 5, y },
    ];
    const slowMould: ConstructorParameters<typeof OddsPlayer>[1] = question => {
      const { recall, ...answer } = oddsFor(1)(question);
      const isMould = question.ask === 'recall' && question.target === 2;
      return { ...answer, recall: { ...recall!, speed: isMould ? 0 : 12 } };
    };
    const player = new OddsPlayer('test', slowMould);
    const commands = Array.from({ length: 200 }, (_, index) =>
      player.next(situation({ things, adjacentHostile: [7], turn: now.turn + index })),
    );
    const isBlow = ({ kind }: Command) => kind === 'attack';
    expect(commands.slice(0, 100).some(isBlow)).toBe(false);
    expect(commands.some(isBlow)).toBe(true);
  });
});
