// What the spells of the casting slot lead to in the game: the air, hiding, fire among things, doors,
// jumps, levels of life; and that all of it is asked as it is played, and saved.

import {
  type GameState,
  hashGame,
  performCommand,
  restoreGame,
  saveGame,
} from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage, type StageOptions } from './stage.ts';

const house = createRulesets().resolve('house');

function stage(rows: readonly string[], options: StageOptions = {}): Stage {
  return new Stage(content, house, rows, options);
}

/** Squares are counted from the left of the drawing, rows from its top. */
function at({ state }: Stage, x: number, y: number): number {
  return state.level.map.square(x + 1, y + 1);
}

function kinds({ log }: GameState): string[] {
  return log.perceived().map(({ kind }) => kind);
}

const POND = ['#########', '#@~~~~..#', '#########'];

describe('a hero in the air', () => {
  it('crosses deep water, and comes ashore when he comes down', () => {
    const pond = stage(POND);
    const { state } = pond;
    expect(performCommand(state, { kind: 'move', direction: 3 })?.reason).toBe('blocked');
    state.sheet.conditions.set('levitating', 3);
    for (let step = 0; step < 2; step++) {
      expect(performCommand(state, { kind: 'move', direction: 3 })).toBeUndefined();
    }
    expect(state.hero.square).toBe(at(pond, 3, 1));
    state.sheet.conditions.set('levitating', 1);
    for (let turn = 0; turn < 4 && state.hero.square === at(pond, 3, 1); turn++) {
      performCommand(state, { kind: 'search', count: 1 });
    }
    expect([at(pond, 1, 1), at(pond, 6, 1)]).toContain(state.hero.square);
    expect(kinds(state)).toContain('crawled-ashore');
  });

  it('reaches neither the floor nor the stairs down', () => {
    const room = stage(['######', '#@...#', '######']);
    const { state } = room;
    state.sheet.conditions.set('levitating', 50);
    state.level.drop(state.hero.square, room.thing('apple'));
    const [apple] = state.level.items.get(state.hero.square)!;
    expect(performCommand(state, { kind: 'pick-up', item: 0 })?.reason).toBe('levitating');
    expect(performCommand(state, { kind: 'eat', item: apple!.id })?.reason).toBe('levitating');
    state.level.map.setTerrain(state.hero.square, 'stairs-down');
    expect(performCommand(state, { kind: 'descend' })?.reason).toBe('levitating');
  });
});

describe('an invisible hero', () => {
  /** Moves after which an ogre beside the hero has struck at him. */
  function strikes(seed: string, invisible: boolean): number {
    const room = stage(['#####', '#...#', '#@o.#', '#...#', '#####'], { seed });
    const { state, target } = room;
    target.conditions.set('helpless', 0);
    target.hunts = true;
    state.hero.hitPoints = 100_000;
    let struck = 0;
    for (let turn = 0; turn < 60; turn++) {
      state.sheet.conditions.set('invisible', invisible ? 90 : 0);
      performCommand(state, { kind: 'search', count: 1 });
      struck += kinds(state).filter(kind => kind === 'hit' || kind === 'missed').length;
    }
    return struck;
  }

  it('is struck at less often than one who is seen', () => {
    const seen = strikes('hide', false);
    const hidden = strikes('hide', true);
    expect(seen).toBeGreaterThan(40);
    expect(hidden).toBeLessThan(0.75 * seen);
    expect(hidden).toBeGreaterThan(0);
  });
});

describe('fire and cold', () => {
  it('destroy carried things of the creature hit, each with chance 1 in 3', () => {
    const burned = { scroll: 0, potion: 0, dagger: 0 };
    for (let seed = 0; seed < 30; seed++) {
      const hall = stage(['######', '#@.o.#', '######'], { seed: `burn ${seed}` });
      const { target } = hall;
      target.hitPoints = 1000;
      target.maxHitPoints = 1000;
      const carried = ['scroll_of_mapping', 'potion_of_speed', 'dagger'].map(id => hall.thing(id));
      target.carried.push(...carried);
      hall.cast('spell_bursting_fire', 3, 0);
      if (hall.has('burned')) {
        const left = new Set(target.carried.map(({ archetype }) => archetype.id));
        burned.scroll += left.has('scroll_of_mapping') ? 0 : 1;
        burned.potion += left.has('potion_of_speed') ? 0 : 1;
        burned.dagger += left.has('dagger') ? 0 : 1;
      }
    }
    expect(burned.dagger).toBe(0);
    expect(burned.scroll).toBeGreaterThan(3);
    expect(burned.scroll).toBeLessThan(18);
    expect(burned.potion).toBeGreaterThan(3);
  });

  it('burn the hero’s own scrolls, and leave his sword', () => {
    for (let seed = 0; seed < 20; seed++) {
      const cell = stage(['####', '#@+#', '####'], { seed: `own ${seed}` });
      const { sheet, hero } = cell.state;
      hero.hitPoints = 200;
      const scrolls = cell.thing('scroll_of_mapping');
      scrolls.count = 6;
      sheet.inventory.add(scrolls);
      cell.cast('spell_bursting_fire', 3, 0);
      if (cell.has('item-destroyed')) {
        expect(sheet.inventory.find(scrolls.id)?.count ?? 0).toBeLessThan(6);
        expect(sheet.weapon).toBeDefined();
        return;
      }
    }
    expect.unreachable('twenty fires and not a scroll burned');
  });
});

describe('a force bolt', () => {
  it('breaks the door that it comes to, locked or hidden', () => {
    for (const door of ['+', 'L', 'S']) {
      const hall = stage(['#######', `#@.${door}..#`, '#######']);
      hall.cast('spell_force_bolt', 3, 0);
      expect(hall.state.level.map.terrainAt(at(hall, 3, 1))).toBe('broken-door');
    }
  });
});

describe('a confusing touch', () => {
  it('is spent on the next blow that hits', () => {
    for (let seed = 0; seed < 12; seed++) {
      const room = stage(['####', '#@o#', '####'], { seed: `touch ${seed}` });
      const { state, target } = room;
      state.sheet.confusingTouches = 1;
      performCommand(state, { kind: 'attack', direction: 3 });
      if (state.sheet.confusingTouches === 0) {
        expect(target.conditions.has('confused')).toBe(true);
        expect(kinds(state)).toContain('hands-glow');
        return;
      }
    }
    expect.unreachable('no blow has hit');
  });
});

describe('casting at a square', () => {
  const HALL = ['##########', '#........#', '#@......o#', '#........#', '##########'];

  it('explodes several times about it for who is skilled', () => {
    const hall = stage(HALL, { skill: 'expert' });
    const { state, target } = hall;
    const spell = hall.teach('spell_bursting_fire');
    const { map } = state.level;
    const [x, y] = [map.x(target.square), map.y(target.square)];
    for (let cast = 0; cast < 8 && target.hitPoints === target.maxHitPoints; cast++) {
      expect(performCommand(state, { kind: 'cast-at', spell, x, y })).toBeUndefined();
    }
    expect(target.hitPoints).toBeLessThan(target.maxHitPoints);
    expect(state.hero.hitPoints).toBeGreaterThanOrEqual(100);
  });

  it('is refused to who is not, beyond ten squares, and for what flies', () => {
    const hall = stage(HALL);
    const { state } = hall;
    const fire = hall.teach('spell_bursting_fire');
    const bolt = hall.teach('spell_force_bolt');
    const jump = hall.teach('spell_jumping');
    const order = (spell: number, x: number, y: number) =>
      performCommand(state, { kind: 'cast-at', spell, x, y })?.reason;
    expect(order(fire, 4, 2)).toBe('not-at-square');
    expect(order(bolt, 4, 2)).toBe('not-at-square');
    expect(order(jump, 40, 2)).toBe('out-of-range');
    expect(order(jump, 1, 1)).toBe('blocked');
    expect(order(999, 4, 2)).toBe('unknown-spell');
  });

  it('jumps as far as the skill reaches, and is free when it doesn’t', () => {
    const hall = stage(HALL);
    const { state } = hall;
    const jump = hall.teach('spell_jumping');
    const { energy } = state.sheet;
    const far = at(hall, 7, 2);
    const { map } = state.level;
    const y = map.y(far);
    let casts = 0;
    do {
      state.log.clear();
      performCommand(state, { kind: 'cast-at', spell: jump, x: map.x(far), y });
    } while (kinds(state).includes('cast-failed') && ++casts < 9);
    expect(state.hero.square).toBe(at(hall, 1, 2));
    expect(state.sheet.energy).toBeGreaterThanOrEqual(energy - 9 * 3);
    performCommand(state, { kind: 'cast-at', spell: jump, x: map.x(at(hall, 4, 2)), y });
    expect(state.hero.square).toBe(at(hall, 4, 2));
  });
});

describe('a protected hero', () => {
  it('loses the haze point by point', () => {
    const room = stage(['####', '#@.#', '####']);
    const { state } = room;
    const bare = state.sheet.armourClass;
    room.cast('spell_protection', 0, 0);
    const { points } = state.sheet.protection;
    expect(state.sheet.armourClass).toBe(bare + 6 * points);
    performCommand(state, { kind: 'search', count: 12 });
    expect(state.sheet.protection.points).toBe(points - 1);
    performCommand(state, { kind: 'search', count: 99 });
    expect([state.sheet.protection.points, state.sheet.armourClass]).toEqual([0, bare]);
  });
});

describe('what spells leave behind', () => {
  it('is saved: drained levels, touches, lost strength, protection, the air', () => {
    const room = stage(['######', '#@.o.#', '######']);
    const { state, target } = room;
    room.cast('spell_drain_life', 3, 0);
    Object.assign(state.sheet, {
      confusingTouches: 3,
      protection: { points: 2, turns: 4, lasts: 10 },
    });
    state.sheet.powers.attributesBefore = { strength: 18 };
    state.sheet.conditions.set('levitating', 9);
    target.levelsLost = 2;
    const again = restoreGame(content, house, saveGame(state));
    expect(hashGame(again)).toBe(hashGame(state));
    const { sheet } = again;
    expect(sheet.confusingTouches).toBe(3);
    expect(sheet.protection).toEqual({ points: 2, turns: 4, lasts: 10 });
    expect(sheet.powers.attributesBefore).toEqual({ strength: 18 });
    expect(sheet.conditions.left('levitating')).toBe(9);
    expect(again.level.creatures.get(target.id).level).toBe(target.facts.level - 2);
  });
});
