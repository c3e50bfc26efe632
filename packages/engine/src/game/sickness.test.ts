import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { performCommand } from './perform.ts';
import { hashGame, restoreGame, saveGame } from './saves/save.ts';
import { SicknessScene } from './testing/sickness.ts';
import { viewFor } from './views/view-for.ts';

const NEAR = ['#########', '#.......#', '#.@j....#', '#.......#', '#########'];
const HALL = ['###########', '#.........#', '#.@..j....#', '#.........#', '###########'];
const TOMB = ['###########', '#.........#', '#.@.Dj....#', '#.........#', '###########'];
const DUEL = ['###########', '#.........#', '#.@...M...#', '#.........#', '###########'];
const SHUT = ['###########', '#.........#', '#.@#j.....#', '#.........#', '###########'];

function scene(rows: readonly string[], ruleset = 'house'): SicknessScene {
  const set = new SicknessScene(rows, 'ague', { streams: new Streams('ague'), ruleset });
  for (const creature of set.state.level.creatures.all) {
    creature.conditions.set('helpless', 900);
  }
  return set;
}

const patient = (set: SicknessScene, index = 0) => set.state.level.creatures.all[index]!;
const kindsOn = (set: SicknessScene, index = 0) =>
  patient(set, index).forces.all.map(({ kind, name }) => `${kind} ${name}`);

/** The hero falls ill by his own disease, which spares nobody in range. */
function illHero(): SicknessScene {
  const set = scene(NEAR);
  set.cast('ague', 3);
  for (let turn = 0; turn < 30 && set.state.sheet.forces.none; turn++) {
    set.rest(1);
  }
  return set;
}

describe('a disease', () => {
  it('goes from infection over symptoms to immunity, and isn’t caught again', () => {
    const set = scene(HALL);
    set.cast('ague', 3);
    expect(kindsOn(set)[0]).toBe('disease ague');
    expect(set.kinds).toContain('fell-ill');
    const told: string[] = [];
    for (let turn = 0; turn < 16; turn++) {
      set.rest(1);
      told.push(...set.kinds);
    }
    expect(told).toContain('burned');
    expect(told).toContain('grew-immune');
    expect(patient(set).hitPoints).toBeLessThan(500);
    expect(kindsOn(set)).toEqual(['immunity ague']);
    set.cast('ague', 3);
    expect(kindsOn(set)).toEqual(['immunity ague']);
    expect(set.kinds).toContain('cast-in-vain');
  });

  it('of a higher level is caught in spite of an immunity', () => {
    const set = scene(HALL);
    set.cast('ague', 3);
    set.rest(16);
    const [immunity] = patient(set).forces.all;
    immunity!.level = 0;
    set.cast('ague', 3);
    expect(kindsOn(set)).toContain('disease ague');
  });

  it('passes over the undead to the one behind, and its own kind takes them', () => {
    const set = scene(TOMB);
    set.cast('ague', 3);
    expect([kindsOn(set, 0), kindsOn(set, 1)].flat()).toContain('disease ague');
    const { all } = set.state.level.creatures;
    expect(all.find(({ forces }) => !forces.none)!.archetype.id).toBe('jackal');
    set.cast('grey', 3);
    expect(all.find(({ archetype }) => archetype.id === 'dead_one')!.forces.none).toBe(false);
  });

  it('is stopped by a wall', () => {
    const set = scene(SHUT);
    set.cast('ague', 3);
    expect(kindsOn(set)).toEqual([]);
    expect(set.events).toContainEqual(
      expect.objectContaining({ kind: 'cast-in-vain', why: 'way-shut' }),
    );
  });

  it('slows a monster once its symptoms have set in', () => {
    const set = scene(HALL);
    const { speed } = patient(set);
    set.cast('ague', 3);
    set.rest(2);
    expect(patient(set).speed).toBe(Math.floor(speed / 2));
  });

  it('that progresses grows, sheds what it sheds, and leaves no immunity', () => {
    const set = scene(HALL);
    set.cast('rot', 3);
    set.rest(5);
    const symptom = patient(set).forces.all.find(({ kind }) => kind === 'symptom')!;
    expect(symptom.growth).toBeGreaterThanOrEqual(100);
    expect(symptom.gives.con).toBeLessThanOrEqual(-2);
    expect(symptom.damage).toBeLessThanOrEqual(-4);
    const [flake] = set.state.level.items.get(patient(set).square)!;
    expect(flake!.name).toBe('jackal’s flake');
    expect(patient(set).forces.all.find(({ kind }) => kind === 'disease')!.duration).toBe(-1);
  });

  it('spreads to the hero, who is told, weakened and slower, and sees it on his sheet', () => {
    const set = illHero();
    const { strength } = set.state.sheet.attributes;
    set.rest(3);
    const ill = viewFor(set.state).hero.forces.find(({ kind }) => kind === 'disease')!;
    expect(ill).toMatchObject({ name: 'ague', isBoon: false, gives: { str: -2, lastSp: 50 } });
    expect(ill.illness!.contagion).toMatchObject({ range: 2 });
    expect(set.state.sheet.present.strength).toBe(strength - 2);
  });

  it('shows on a creature with the chance of catching it', () => {
    const set = scene(HALL);
    set.cast('ague', 3);
    const seen = viewFor(set.state).things.find(({ kind }) => kind === 'creature')!;
    expect(seen.forces).toEqual(['ague']);
    expect(seen.contagion).toMatchObject([{ name: 'ague', range: 2, ticks: 10 }]);
    expect(seen.contagion![0]!.chance).toBeCloseTo(60 / 127, 12);
  });

  it('is caused by a mage’s spell', () => {
    const duel = new SicknessScene(DUEL, 'ague', { streams: new Streams('duel') });
    for (let turn = 0; turn < 12 && duel.state.sheet.forces.none; turn++) {
      duel.rest(1);
    }
    expect(duel.state.sheet.forces.all[0]).toMatchObject({ kind: 'disease', name: 'ague' });
  });

  it('is passed on by blows', () => {
    const set = scene(NEAR);
    const { state } = set;
    const monster = patient(set);
    monster.conditions.set('helpless', 0);
    set.cast('ague', 3);
    const ill = monster.forces.all.find(({ kind }) => kind === 'disease')!;
    // It isn’t caught from beside, and surely by a blow.
    Object.assign(ill.disease!, { contagionRange: 0, infectiousness: 127 });
    state.sheet.forces.load([], id => state.content.archetype(id));
    state.sheet.armourClass = -500;
    for (let turn = 0; turn < 20 && state.sheet.forces.none; turn++) {
      set.rest(1);
    }
    expect(state.sheet.forces.all[0]).toMatchObject({ kind: 'disease', name: 'ague' });
    expect(set.kinds).toContain('hit');
  });

  it('comes through saving and restoring at each step as if nothing had happened', () => {
    const straight = illHero();
    let other = saveGame(straight.state);
    for (let turn = 0; turn < 4; turn++) {
      const { content, ruleset } = straight.state;
      const back = restoreGame(content, ruleset, JSON.parse(JSON.stringify(other)));
      expect(saveGame(back)).toEqual(other);
      performCommand(back, { kind: 'search', count: 1 });
      straight.rest(1);
      expect(hashGame(back)).toBe(hashGame(straight.state));
      other = saveGame(straight.state);
      expect(JSON.stringify(other)).toContain('"disease":');
    }
  });
});

describe('the cure', () => {
  it('ends a disease of the healer’s level and its symptoms', () => {
    const set = illHero();
    set.rest(2);
    set.cast('balm');
    expect(set.state.sheet.forces.all.filter(({ kind }) => kind !== 'immunity')).toEqual([]);
    expect(set.kinds).toContain('force-ended');
    expect(set.state.sheet.present.strength).toBe(set.state.sheet.attributes.strength);
  });

  it('of a stronger disease fails with all but 1 in the difference', () => {
    const set = illHero();
    const ill = set.state.sheet.forces.all.find(({ kind }) => kind === 'disease')!;
    ill.level = 1000;
    set.cast('balm');
    expect(set.state.sheet.forces.all).toContain(ill);
  });
});
