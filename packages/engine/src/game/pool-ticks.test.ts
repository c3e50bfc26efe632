// Hit points, energy and grace that come back tick by tick under crossfire.

import { describe, expect, it } from 'vitest';
import { ScriptedChance, Streams } from '../chance/index.ts';
import { poolAfterTicks } from '../spellcraft/index.ts';
import { learnFrom } from './body/harm.ts';
import { hashGame, restoreGame, saveGame } from './saves/save.ts';
import { Scene } from './testing/scene.ts';

function hurtPriest(ruleset = 'crossfire', role = 'priest') {
  const scene = new Scene(['#####', '#@..#', '#####'], {
    streams: new Streams('pools'),
    ruleset,
  });
  const { sheet, hero } = scene.state;
  Object.assign(sheet, { role, nutrition: 900 });
  Object.assign(sheet, { energy: 0, maxEnergy: 40, grace: 0, maxGrace: 30 });
  hero.maxHitPoints = 60;
  hero.hitPoints = 10;
  return { scene, sheet, hero, rules: scene.state.ruleset.slots.spells };
}

/** What the rule says of a pool after some ticks. */
function after(
  { rules }: ReturnType<typeof hurtPriest>,
  pool: 'hitPoints' | 'mana' | 'grace',
  [points, max]: readonly [number, number],
  [ticks, resting]: readonly [number, boolean],
) {
  return poolAfterTicks(new ScriptedChance([]), rules, {
    ...{ pool, points, max, ticks, resting, wait: 0, food: 0 },
    ...{ gen: 0, armour: 10, held: false, digestion: 0 },
  });
}

describe('pools under crossfire', () => {
  it.each([
    ['search', false],
    ['rest', true],
  ] as const)('come back in play as the rule says, tick by tick: %s', (kind, resting) => {
    const priest = hurtPriest();
    const { scene, sheet, hero } = priest;
    for (let turn = 1; turn <= 12; turn++) {
      scene.perform({ kind, count: 1 });
      const ticks = [scene.state.world.ticks, resting] as const;
      const points = [
        after(priest, 'hitPoints', [10, 60], ticks),
        after(priest, 'mana', [0, 40], ticks),
        after(priest, 'grace', [0, 30], ticks),
      ];
      expect([hero.hitPoints, sheet.energy, sheet.grace]).toEqual(points.map(pool => pool.points));
    }
    const eaten = hero.hitPoints - 10 + sheet.energy;
    // A turn of hunger for each turn, and a point for each of hit points and energy.
    expect(sheet.nutrition).toBe(900 - 12 - eaten);
  });

  it('come back three times as fast at rest', () => {
    const awake = hurtPriest();
    const rests = hurtPriest();
    awake.scene.perform({ kind: 'search', count: 30 });
    rests.scene.perform({ kind: 'rest', count: 30 });
    expect(awake.sheet.energy).toBe(6);
    expect(rests.sheet.energy).toBe(18);
  });

  it('leave the other half of grace to prayer, and rest ends there', () => {
    const { scene, sheet, hero } = hurtPriest();
    Object.assign(sheet, { energy: 40, grace: 14 });
    hero.hitPoints = 60;
    scene.perform({ kind: 'rest', count: 90 });
    expect(sheet.grace).toBe(15);
    expect(scene.kinds).toContain('rested');
  });

  it('follow the rules of roles in the house', () => {
    const { scene, sheet } = hurtPriest('house');
    scene.perform({ kind: 'search', count: 1 });
    expect(sheet.powers.pools.used).toBe(false);
  });

  it('go on after a save as if there had been none', () => {
    const { scene } = hurtPriest();
    const { state } = scene;
    for (let turn = 0; turn < 20; turn++) {
      const back = restoreGame(
        state.content,
        state.ruleset,
        JSON.parse(JSON.stringify(saveGame(state))),
      );
      expect(hashGame(back)).toBe(hashGame(state));
      expect(back.sheet.powers.pools.save()).toEqual(state.sheet.powers.pools.save());
      scene.perform({ kind: turn % 3 === 0 ? 'rest' : 'search', count: 1 });
    }
  });
});

describe('maxima under crossfire', () => {
  it('rise by what a level gives, and follow constitution and gear', () => {
    const { scene, sheet, hero } = hurtPriest();
    const { state } = scene;
    const { levels } = sheet.powers.pools;
    Object.assign(levels, { hitPoints: [10], mana: [4], grace: [4] });
    scene.perform({ kind: 'search', count: 1 });
    const before = { hitPoints: hero.maxHitPoints, energy: sheet.maxEnergy };
    learnFrom(state, 20);
    expect(sheet.level).toBe(2);
    const [hitPoints] = sheet.powers.pools.levels.hitPoints.slice(1);
    expect(hitPoints).toBeGreaterThanOrEqual(3);
    expect(hitPoints).toBeLessThanOrEqual(9);
    expect(hero.maxHitPoints).toBeGreaterThan(before.hitPoints);
    expect(sheet.maxEnergy).toBeGreaterThan(before.energy);
    const healthy = hero.maxHitPoints;
    sheet.attributes.constitution = 25;
    sheet.worn = { ...sheet.worn };
    scene.perform({ kind: 'search', count: 1 });
    expect(hero.maxHitPoints).toBeGreaterThan(healthy);
  });
});
