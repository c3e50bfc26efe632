import { describe, expect, it } from 'vitest';
import { drawLevel } from '../../world/index.ts';
import type { MonsterTraits } from '../shared/monster-traits.ts';
import { Ways } from './ways.ts';

const { map, marks } = drawLevel(['#########', '#@..+..j#', '#.......#', '#########']);
const hero = marks.get('@')![0]!;
const jackal = marks.get('j')![0]!;

function traits(gait: MonsterTraits['gait'], doors: MonsterTraits['doors']): MonsterTraits {
  const plain = { company: 'alone', frequency: 1, fleesBelow: 0, memory: 9 } as const;
  const rest = { abilityOneIn: 3, shoots: false, collects: false, erraticOneIn: 0 };
  const habits = {
    tends: false,
    staysPut: false,
    castsNothing: false,
    hitPoints: 0,
    spellList: undefined,
    startsAsleep: undefined,
  };
  const patterns = { fights: 'attacks', roams: 'stays' } as const;
  const place = { fromDepth: 1, toDepth: 5, unique: false, branches: [] };
  return { gait, doors, ...plain, ...rest, ...habits, ...patterns, ...place };
}

describe('ways', () => {
  it('are counted in steps of any of the eight directions', () => {
    const ways = new Ways(map);
    expect(ways.to(hero, traits('walk', 'none'))[jackal]).toBe(6);
    expect(ways.to(hero, traits('swim', 'none'))[jackal]).toBe(-1);
  });

  it('lead through closed doors for monsters that open or break them', () => {
    const wall = map.square(4, 2);
    map.setTerrain(wall, 'wall');
    const ways = new Ways(map);
    expect(ways.to(hero, traits('walk', 'none'))[jackal]).toBe(-1);
    expect(ways.to(hero, traits('fly', 'none'))[jackal]).toBe(-1);
    expect(ways.to(hero, traits('walk', 'open'))[jackal]).toBe(6);
    expect(ways.to(hero, traits('fly', 'break'))[jackal]).toBe(6);
    map.setTerrain(wall, 'floor');
    expect(ways.to(hero, traits('walk', 'none'))[jackal]).toBe(6);
  });

  it('stay right when more of them are asked for than are kept', () => {
    const ways = new Ways(map);
    const walker = traits('walk', 'none');
    for (let round = 0; round < 3; round++) {
      for (let x = 1; x <= 7; x++) {
        const goal = map.square(x, 2);
        expect(ways.to(goal, walker)[goal]).toBe(0);
        expect(ways.to(goal, walker)[map.square(1, 2)]).toBe(x - 1);
      }
    }
  });

  it('go through water for swimmers and fliers only', () => {
    const drawn = drawLevel(['#####', '#@.j#', '#####']);
    const ground = drawn.map;
    const [from, to] = [drawn.marks.get('@')![0]!, drawn.marks.get('j')![0]!];
    const ways = new Ways(ground);
    ground.setTerrain(ground.square(2, 1), 'water');
    ground.setTerrain(to, 'water');
    expect(ways.to(from, traits('walk', 'none'))[to]).toBe(-1);
    expect(ways.to(from, traits('fly', 'none'))[to]).toBe(2);
    expect(ways.to(from, traits('swim', 'none'))[to]).toBe(2);
  });
});
