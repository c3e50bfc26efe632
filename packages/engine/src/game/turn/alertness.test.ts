import { describe, expect, it } from 'vitest';
import { Streams } from '../../chance/index.ts';
import { Scene } from '../testing/scene.ts';

const rest = { kind: 'rest', count: 20 } as const;
const ROOM = ['#######', '#@....#', '#######'];

function quiet(rows: readonly string[] = ROOM): Scene {
  const scene = new Scene(rows, { streams: new Streams('rest') });
  scene.state.sheet.nutrition = 900;
  return scene;
}

describe('a rest of several moves', () => {
  it('isn’t started beside an enemy that can act, but is beside one that can’t', () => {
    const scene = quiet(['#######', '#@...j#', '#######']);
    const jackal = scene.state.level.creatures.all[0]!;
    expect(scene.perform(rest)).toEqual({ reason: 'hostile-in-sight', usesMove: false });
    jackal.conditions.set('helpless', 1000);
    const { turn } = scene.state.clock;
    expect(scene.perform(rest)).toBeUndefined();
    expect(scene.state.clock.turn - turn).toBe(20);
  });

  it.each([
    ['', undefined],
    ['blow_1 touch 1d2\n', { reason: 'hostile-in-sight', usesMove: false }],
    ['arch spell_ball\nend\n', { reason: 'hostile-in-sight', usesMove: false }],
  ])(
    'is started beside a growth that only harms by its touch: more than that: "%s"',
    (more, refusal) => {
      const growth = `Object growth\nname growth\nmonster 1\nalive 1\nlevel 3\nmovement 0\nstays_put 1\npassive touch 0d4 cold\n${more}end\n`;
      const scene = new Scene(['#######', '#@...G#', '#######'], {
        streams: new Streams('rest'),
        content: [{ path: 'growth.arc', text: growth }],
        kinds: { G: 'growth' },
      });
      scene.state.sheet.nutrition = 900;
      expect(scene.perform(rest)).toEqual(refusal);
    },
  );

  it('ends when that enemy can act again', () => {
    const scene = quiet(['#######', '#@...j#', '#######']);
    const jackal = scene.state.level.creatures.all[0]!;
    jackal.conditions.set('helpless', 5);
    const { turn } = scene.state.clock;
    scene.perform(rest);
    expect(scene.kinds).toContain('rest-interrupted');
    expect(scene.state.clock.turn - turn).toBeLessThan(10);
  });

  it('goes on when the hero is no longer full, and ends when he gets hungry', () => {
    const full = quiet();
    full.state.sheet.nutrition = 1003;
    const { turn } = full.state.clock;
    full.perform(rest);
    expect(full.kinds).toContain('hunger-changed');
    expect(full.state.clock.turn - turn).toBe(20);
    const hungry = quiet();
    hungry.state.sheet.nutrition = 153;
    hungry.perform(rest);
    expect(hungry.state.clock.turn).toBeLessThan(turn + 20);
    expect(hungry.kinds.at(-1)).toBe('travel-interrupted');
  });

  it.each([rest, { kind: 'search', count: 20 }, { kind: 'explore' }] as const)(
    'is broken off after every move by a hero who faints from hunger: %o',
    command => {
      const dark = new Scene(['############', '#@.........#', '############'], {
        streams: new Streams('hunger'),
        lit: false,
      });
      dark.state.sheet.nutrition = -30;
      dark.perform(command);
      // He lies there now and then, but one command doesn’t starve him.
      expect(dark.kinds).not.toContain('starved');
      expect(dark.kinds.filter(kind => kind === 'moved').length).toBeLessThan(2);
      expect(dark.state.clock.turn).toBeLessThan(100);
    },
  );

  it('ends when all that it brings back has come back, and is a wait where nothing is missing', () => {
    const scene = quiet();
    const { sheet, clock } = scene.state;
    let ended = 0;
    for (let rests = 0; rests < 50; rests++) {
      sheet.energy = sheet.maxEnergy - 1;
      const { turn } = clock;
      scene.perform(rest);
      if (scene.kinds.includes('rested')) {
        ended++;
        expect(sheet.energy).toBe(sheet.maxEnergy);
        expect(clock.turn - turn).toBeLessThan(20);
      }
    }
    expect(ended).toBeGreaterThan(0);
    Object.assign(sheet, { energy: sheet.maxEnergy, nutrition: 900 });
    const later = clock.turn;
    scene.perform(rest);
    expect(clock.turn - later).toBe(20);
    expect(scene.kinds).not.toContain('rested');
  });

  it.each(['blind', 'confused', 'stunned', 'afraid'] as const)(
    'ends when the hero is no longer %s',
    condition => {
      const scene = quiet();
      scene.state.sheet.conditions.set(condition, 4);
      const { turn } = scene.state.clock;
      scene.perform(rest);
      expect(scene.kinds).toContain('condition-ended');
      expect(scene.state.clock.turn - turn).toBeLessThan(10);
    },
  );
});
