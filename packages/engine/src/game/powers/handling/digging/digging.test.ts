// Digging with tools: walls, doors, rock and floors, by the odds that are told; what interrupts it, and shops.

import { describe, expect, it } from 'vitest';
import { Enumerator, type ScriptedLuck, Streams } from '../../../../chance/index.ts';
import { createRulesets } from '../../../../rulesets/index.ts';
import { tellEvents } from '../../../../words/index.ts';
import { leadsDown } from '../../../dungeon/branches/dungeon-plan.ts';
import { knownToolOutcomes } from '../../../knowledge/tools/known-tool.ts';
import { relocate } from '../../../movement/relocate.ts';
import { restoreGame, saveGame } from '../../../saves/save.ts';
import { fixtureAt } from '../../../testing/fixtures.ts';
import { Scene } from '../../../testing/scene.ts';
import { ShopScene } from '../../../testing/shop.ts';
import { give } from '../../../testing/wardrobe.ts';
import { performedFor } from '../../../views/events-for.ts';
import { bodyBonus, digOnce, movesToDig } from './dig-rules.ts';

const rules = createRulesets().resolve('house').slots.world.tools.digging;
const ask = new Enumerator();

const trap = (effect: string) =>
  `Object a_${effect}\nname ${effect}\ntype 155\nlevel 1\nhp 1\ncha 5\nmove_on walk\nlifesave 1\ntrap_effect ${effect}\nglyph ^\nend\n`;

const DIGGERS = {
  path: 'diggers.arc',
  text: [
    'Object spike_pick\nname pick\nname_pl picks\ntype 15\neffect dig-tool\nweapon_kind digger\ndamage_dice 1d3\ntenths_of_pound 150\nweight 6750\nend\n',
    'Object spade\nname shovel\ntype 15\neffect dig-tool\ndigging -4\nweapon_kind digger\ndamage_dice 1d2\ntenths_of_pound 60\nweight 2700\nend\n',
    ...['pit', 'hole', 'bear-trap'].map(trap),
    'Object fountain\nname fountain\ntype 95\nfeature fountain\nglyph {\nend\n',
  ].join(''),
};

const EAST = 3;
const DOWN = 0;

/** The hero has a thing in his hand, or nothing. */
function hold({ state: { sheet } }: Scene, weapon: number): void {
  sheet.equipment = { ...sheet.equipment, weapon };
}

/** A hero with strength 10 and dexterity 12, at level 1: each move adds 11 to 15. */
function digger(
  rows: readonly string[],
  luck: readonly ScriptedLuck[] | undefined,
  kind = 'spike_pick',
) {
  const options = luck === undefined ? { streams: new Streams('dig') } : { luck };
  const scene = new Scene(rows, { ...options, content: [DIGGERS] });
  const tool = give(scene, kind);
  hold(scene, tool.id);
  scene.state.sheet.level = 1;
  const dig = (direction: 0 | 3 | 7) => scene.perform({ kind: 'apply', item: tool.id, direction });
  const told = () => tellEvents(performedFor(scene.state, undefined)).join(' ');
  return { scene, tool, dig, told };
}

const efforts = (...each: number[]): ScriptedLuck[] => each.map(one => ['effort', one]);

/** A jackal in sight that can’t come nearer. */
const MOAT = ['########', '#..#...#', '#.@#...#', '#.~~~..#', '#~~~~~j#', '########'];

const WALL = ['#######', '#@#...#', '#######'];

describe('the effort of a move', () => {
  const view = { strength: 10, dexterity: 12, level: 9, race: 'human', bonus: 0 };

  it('is 10 to 14, with strength, dexterity, a low level and the tool', () => {
    const after = (more: Partial<typeof view>) =>
      ask.ask(digOnce, rules, { ...view, ...more, spent: 0 }).list.map(({ value }) => value);
    expect(after({})).toEqual([10, 11, 12, 13, 14]);
    expect(after({ bonus: -4 })).toEqual([6, 7, 8, 9, 10]);
    expect(after({ level: 2 })[0]).toBe(11);
    const strong = [3, 7, 16, 17, 68, 69, 117, 118].map(strength =>
      bodyBonus(rules, { ...view, strength }),
    );
    expect(strong).toEqual([-2, -1, 0, 1, 1, 2, 2, 3]);
    const deft = [3, 5, 7, 13, 14, 15, 18].map(dexterity =>
      bodyBonus(rules, { ...view, dexterity }),
    );
    expect(deft).toEqual([-3, -2, -1, 0, 0, 1, 4]);
  });

  it('of a dwarf doubles all that he has done', () => {
    const dwarf = { ...view, race: 'dwarf', spent: 20 };
    expect(ask.ask(digOnce, rules, dwarf).list.map(({ value }) => value)).toEqual([
      60, 62, 64, 66, 68,
    ]);
  });

  it('sums up to the number of moves', () => {
    const moves = movesToDig(ask, rules, view, { spent: 0, above: 100 });
    const [least] = moves.flatMap((share, number) => (share > 0 ? [number] : []));
    // Seven moves of 14 are 98: not above 100.
    expect(least).toBe(8);
    expect(moves.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  });
});

describe('a tool', () => {
  it('gets through a wall in as many moves as its effort says', () => {
    const { scene, dig, told } = digger(WALL, efforts(4, 4, 4, 4, 4, 4, 4));
    const { turn } = scene.state.clock;
    dig(EAST);
    const { map } = scene.state.level;
    expect(map.terrainAt(map.square(2, 1))).toBe('doorway');
    expect(scene.state.clock.turn).toBe(turn + 7);
    expect(told()).toContain('You have made an opening in the wall.');
    expect(scene.state.sheet.powers.dug).toBeUndefined();
    scene.end();
  });

  it('comes into the hand first, which takes a move', () => {
    const { scene, dig } = digger(WALL, efforts(4, 4, 4, 4, 4, 4, 4));
    hold(scene, 0);
    const { turn } = scene.state.clock;
    dig(EAST);
    expect(scene.kinds).toContain('wielded');
    expect(scene.state.clock.turn).toBe(turn + 8);
    scene.end();
  });

  it('breaks a door, and finds what was hidden in a wall', () => {
    for (const [letter, becomes] of [
      ['+', 'broken-door'],
      ['§', 'broken-door'],
    ] as const) {
      const { scene, dig } = digger(['#####', `#@${letter}.#`, '#####'], undefined);
      const { map } = scene.state.level;
      map.setTerrain(map.square(2, 1), letter === '+' ? 'locked-door' : 'secret-door');
      dig(EAST);
      expect(map.terrainAt(map.square(2, 1))).toBe(becomes);
    }
  });

  it('is refused by the outermost squares, by open ground and by water', () => {
    const { scene, dig } = digger(['#####', '#@~.#', '#####'], []);
    expect(dig(7)?.reason).toBe('too-hard-to-dig');
    expect(dig(EAST)?.reason).toBe('nothing-to-dig');
    const { map } = scene.state.level;
    map.setTerrain(map.square(1, 1), 'stairs-down');
    expect(dig(DOWN)?.reason).toBe('floor-too-hard');
    scene.state.sheet.conditions.set('levitating', 50);
    expect(dig(DOWN)?.reason).toBe('levitating');
    scene.end();
  });

  it('works for one move with an enemy in sight, and goes on where it left off', () => {
    const { scene, dig, told } = digger(MOAT, undefined);
    const { turn } = scene.state.clock;
    dig(EAST);
    expect(scene.state.clock.turn).toBe(turn + 1);
    const first = scene.state.sheet.powers.dug!.effort;
    expect(first).toBeGreaterThanOrEqual(11);
    dig(EAST);
    expect(told()).toContain('You go on digging.');
    expect(scene.state.sheet.powers.dug!.effort).toBeGreaterThan(first);
  });

  it('keeps its effort in a save, and loses it at another wall', () => {
    const { scene, dig, tool } = digger(MOAT, undefined);
    dig(EAST);
    const { dug } = scene.state.sheet.powers;
    const { content, ruleset } = scene.state;
    const again = restoreGame(content, ruleset, JSON.parse(JSON.stringify(saveGame(scene.state))));
    expect(again.sheet.powers.dug).toEqual(dug);
    scene.perform({ kind: 'apply', item: tool.id, direction: 2 });
    expect(scene.state.sheet.powers.dug!.square).not.toBe(dug!.square);
    expect(scene.state.sheet.powers.dug!.effort).toBeLessThan(16);
  });

  it('fights a creature in its way', () => {
    const { scene, dig } = digger(['#####', '#@j.#', '#####'], undefined);
    dig(EAST);
    expect(scene.kinds).not.toContain('dig-told');
    expect(scene.kinds.some(kind => kind === 'hit' || kind === 'missed')).toBe(true);
  });
});

describe('a floor', () => {
  const ROOM = ['######', '#@..>#', '######'];

  it('is a pit above an effort of 50, and holds the digger', () => {
    const { scene, dig, told } = digger(ROOM, [...efforts(4, 4, 4, 4), ['held', 3]]);
    dig(DOWN);
    expect(told()).toContain('You have dug a pit, and stand in it.');
    const [pit] = scene.state.level.fixtures.all;
    expect(pit!.archetype.texts.trapEffect).toBe('pit');
    expect(pit!.hidden).toBe(false);
    expect(scene.state.memory.fixtures.has(pit!.id)).toBe(true);
    expect(scene.state.sheet.conditions.has('trapped')).toBe(true);
    scene.end();
  });

  it('is too hard below a fountain', () => {
    const { scene, dig } = digger(ROOM, undefined);
    fixtureAt(scene, 'fountain', 1, 1);
    expect(dig(DOWN)?.reason).toBe('floor-too-hard');
  });

  it('gives way to a pit, and then to a hole to the level below', () => {
    const { scene, dig, told } = digger(ROOM, undefined);
    dig(DOWN);
    expect(scene.state.depth).toBe(1);
    dig(DOWN);
    expect(told()).toContain('You have dug a hole through the floor.');
    expect(scene.state.depth).toBe(2);
    expect(scene.state.sheet.powers.dug).toBeUndefined();
  });

  it('is no more than a pit where nothing lies below', () => {
    const { scene, dig } = digger(ROOM, undefined);
    dig(DOWN);
    const { seat } = scene.state;
    seat.depth =
      Math.max(...[...Array(100).keys()].filter(key => leadsDown(scene.state.world.dungeon, key))) +
      1;
    expect(dig(DOWN)?.reason).toBe('no-deeper');
  });

  it('has a trap in it that goes off', () => {
    const { scene, dig } = digger(ROOM, undefined);
    fixtureAt(scene, 'a_bear-trap', 1, 1);
    dig(DOWN);
    expect(scene.kinds).toContain('trap-caught');
    expect(scene.state.sheet.powers.dug).toBeUndefined();
  });
});

describe('odds of digging', () => {
  it('are those of play', () => {
    const { scene, tool } = digger(WALL, undefined);
    const told = knownToolOutcomes(scene.state, ask, tool.id, EAST)!;
    expect(told.every(({ outcome }) => outcome.kind === 'digs-through')).toBe(true);
    const sum = told.reduce((all, { probability }) => all + probability, 0);
    expect(sum).toBeCloseTo(1, 12);
    const mean = told.reduce(
      (all, { outcome, probability }) => all + outcome.least! * probability,
      0,
    );
    const played = Array.from({ length: 300 }, (_, seed) => {
      const one = new Scene(WALL, { streams: new Streams(`dig ${seed}`), content: [DIGGERS] });
      const pick = give(one, 'spike_pick');
      hold(one, pick.id);
      one.state.sheet.level = 1;
      const { turn } = one.state.clock;
      one.perform({ kind: 'apply', item: pick.id, direction: EAST });
      return one.state.clock.turn - turn;
    });
    const came = played.reduce((all, turns) => all + turns, 0) / played.length;
    expect(Math.abs(came - mean)).toBeLessThan(0.15);
  });

  it('are none where nothing gives way', () => {
    const { scene, tool } = digger(['#####', '#@..#', '#####'], []);
    for (const direction of [EAST, 7] as const) {
      expect(knownToolOutcomes(scene.state, ask, tool.id, direction)).toEqual([
        { outcome: { kind: 'no-ground' }, probability: 1 },
      ]);
    }
  });

  it('don’t know of a hidden pit under the hero', () => {
    const kinds = [true, false].map(isFound => {
      const { scene, tool } = digger(['######', '#@..>#', '######'], undefined);
      fixtureAt(scene, 'a_pit', 1, 1);
      const [pit] = scene.state.level.fixtures.all;
      pit!.shown = false;
      scene.state.memory.forgetFixture(pit!.id);
      if (isFound) {
        scene.state.memory.rememberFixture(pit!);
      }
      const told = knownToolOutcomes(scene.state, ask, tool.id, DOWN)!;
      return [...new Set(told.map(({ outcome }) => outcome.kind))];
    });
    expect(kinds).toEqual([['digs-hole'], ['digs-pit']]);
  });

  it('don’t know of a hidden door or passage', () => {
    const odds = (['wall', 'secret-door'] as const).map(terrain => {
      const { scene, tool } = digger(WALL, undefined);
      const { map } = scene.state.level;
      map.setTerrain(map.square(2, 1), terrain);
      return knownToolOutcomes(scene.state, ask, tool.id, EAST);
    });
    expect(odds[1]).toEqual(odds[0]);
  });
});

describe('in a shop', () => {
  function shopper() {
    const scene = new ShopScene({ content: [DIGGERS] });
    const tool = give(scene, 'spike_pick');
    hold(scene, tool.id);
    scene.stock('helm');
    scene.enter();
    return { scene, tool };
  }

  it('the keeper asks to spare the floor', () => {
    const { scene, tool } = shopper();
    scene.perform({ kind: 'apply', item: tool.id, direction: DOWN });
    expect(scene.kinds).toContain('floor-cared-for');
  });

  it('walls are too hard, which takes a move to find out', () => {
    const { scene, tool } = shopper();
    const { state } = scene;
    const { map } = state.level;
    // Beside the inner wall of the shop, from outside.
    relocate(state.level, state.hero, map.square(7, 1));
    const { turn } = state.clock;
    const refused = scene.perform({ kind: 'apply', item: tool.id, direction: 7 });
    expect(refused).toEqual({ reason: 'too-hard-to-dig', usesMove: true });
    expect(state.clock.turn).toBe(turn + 1);
    expect(map.terrainAt(map.square(6, 1))).toBe('wall');
  });

  it('odds know of a wall only once its keeper’s post is known', () => {
    const { scene, tool } = shopper();
    const { state } = scene;
    relocate(state.level, state.hero, state.level.map.square(7, 1));
    const odds = () =>
      knownToolOutcomes(state, ask, tool.id, 7)!.map(({ outcome }) => outcome.kind);
    expect(odds()).toEqual(['no-ground']);
    state.memory.forget(scene.shop.post);
    expect(new Set(odds())).toEqual(new Set(['digs-through']));
  });

  it('a keeper who is owed something keeps the pack of a hero who falls through', () => {
    const { scene } = shopper();
    scene.takeGoods();
    const { state } = scene;
    const worn = state.sheet.equipment.weapon;
    state.ports.shops.dugOut();
    expect(scene.kinds).toContain('pack-grabbed');
    expect(state.sheet.inventory.things.map(({ id }) => id)).toEqual([worn]);
  });

  it('one who is owed nothing lets him go', () => {
    const { scene } = shopper();
    const before = scene.state.sheet.inventory.things.length;
    scene.state.ports.shops.dugOut();
    expect(scene.kinds).not.toContain('pack-grabbed');
    expect(scene.state.sheet.inventory.things.length).toBe(before);
  });
});
