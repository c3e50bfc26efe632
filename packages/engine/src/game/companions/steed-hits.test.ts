import { describe, expect, it } from 'vitest';
import { Streams } from '../../chance/index.ts';
import { attackBit } from '../../spellcraft/index.ts';
import { wipeOut } from '../powers/creatures/extinction.ts';
import { ANIMALS, bringPet } from '../testing/animals.ts';
import { releaseSpell } from '../testing/release-spell.ts';
import { Scene } from '../testing/scene.ts';

const LANE = ['########', '#.@....#', '########'];

const RAYS = {
  path: 'rays.arc',
  text: `Object test_ray
name missile ray
type 101
subtype 101
level 1
spell_level 1
school attack
ray missiles
rules_name magic missile
other_arch test_ray_trace
end
Object test_ray_trace
name missile rays
type 102
subtype 101
speed 1
end
`,
};

/** A hero on a pony, in a lane with a wall on each end. */
function rider(raysOneIn?: number) {
  const play = new Scene(LANE, {
    streams: new Streams('steed hits'),
    content: [...ANIMALS, RAYS],
    ...(raysOneIn !== undefined && { world: { companions: { riding: { raysOneIn } } } }),
  });
  const { state } = play;
  const steed = bringPet(state, 'test_pony', [1, 0], true);
  steed.pet!.tameness = 20;
  while (state.sheet.riding === undefined) {
    state.hero.hitPoints = 900;
    play.perform({ kind: 'ride', direction: 3 });
  }
  for (const creature of [state.hero, steed]) {
    creature.maxHitPoints = 20000;
    creature.hitPoints = 20000;
  }
  return { play, state, steed };
}

/** How often rays of the hero that come back hurt him and his steed. */
function comeBack(raysOneIn?: number): { hero: number; steed: number } {
  const { play, state, steed } = rider(raysOneIn);
  const hurt = { hero: 0, steed: 0 };
  for (let cast = 0; cast < 400; cast++) {
    const before = [state.hero.hitPoints, steed.hitPoints] as const;
    releaseSpell(play, 'test_ray', { direction: 3 });
    hurt.hero += Number(state.hero.hitPoints < before[0]);
    hurt.steed += Number(steed.hitPoints < before[1]);
  }
  return hurt;
}

describe('a ray', () => {
  it('meets the steed instead of its rider, 1 in 3 times', () => {
    const { hero, steed } = comeBack();
    expect(hero).toBeGreaterThan(50);
    expect(steed).toBeGreaterThan(20);
    expect(steed).toBeLessThan(hero);
  });

  it('meets it as often as the ruleset says', () => {
    const { hero, steed } = comeBack(1);
    expect(hero).toBe(0);
    expect(steed).toBeGreaterThan(50);
  });
});

describe('an effect on a square', () => {
  const strike = { attackType: attackBit('fire'), owner: 0, source: -1, level: 1, slaying: '' };
  const usual = { damage: 40, full: true, oneHit: false, ends: false };

  it('reaches the rider and the steed', () => {
    const { state, steed } = rider();
    const { square } = state.hero;
    state.spells.living.strike({ ...strike, ...usual, square });
    expect(state.hero.hitPoints).toBe(20000 - 40);
    expect(steed.hitPoints).toBe(20000 - 40);
  });

  it('that is meant for one reaches the rider alone', () => {
    const { state, steed } = rider();
    const { square } = state.hero;
    state.spells.living.strike({ ...strike, ...usual, square, single: true });
    expect(state.hero.hitPoints).toBe(20000 - 40);
    expect(steed.hitPoints).toBe(20000);
  });

  it('may kill the steed, whose rider then stands beside its square', () => {
    const { state, steed } = rider();
    steed.hitPoints = 5;
    state.spells.living.strike({ ...strike, ...usual, square: state.hero.square });
    expect(steed.alive).toBe(false);
    expect(state.sheet.riding).toBeUndefined();
    expect(state.level.map.occupant[state.hero.square]).toBe(state.hero.id);
    expect(state.level.map.occupant).not.toContain(steed.id);
  });
});

describe('a kind that is wiped out', () => {
  it('takes the steed from under its rider, and the saddle falls', () => {
    const { state, steed } = rider();
    wipeOut(state, steed.archetype);
    expect(state.sheet.riding).toBeUndefined();
    expect(steed.alive).toBe(false);
    expect(state.level.map.occupant).not.toContain(steed.id);
    const saddles = state.level.items.get(steed.square)?.map(({ name }) => name) ?? [];
    expect(saddles).toContain('saddle');
    expect(state.level.map.occupant[state.hero.square]).toBe(state.hero.id);
  });
});

describe('a rider who spreads conflict', () => {
  it('is thrown by the steed at the end of a turn', () => {
    const { play, state, steed } = rider();
    state.sheet.worn = { ...state.sheet.worn, conflict: true };
    const told: string[] = [];
    for (let rests = 0; rests < 20 && state.sheet.riding !== undefined; rests++) {
      play.perform({ kind: 'rest', count: 1 });
      told.push(...play.kinds);
    }
    expect(told).toContain('thrown-off');
    expect(state.sheet.riding).toBeUndefined();
    expect(state.level.map.occupant[steed.square]).toBe(steed.id);
    expect(state.hero.hitPoints).toBeLessThan(20000);
  });

  it('stays in the saddle without it', () => {
    const { play, state } = rider();
    for (let rests = 0; rests < 20; rests++) {
      play.perform({ kind: 'rest', count: 1 });
    }
    expect(state.sheet.riding).toBeDefined();
  });
});
