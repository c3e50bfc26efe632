import { describe, expect, it } from 'vitest';
import { type ScriptedLuck, Streams } from '../chance/index.ts';
import { GameObject } from '../objects/index.ts';
import { tellEvents } from '../words/index.ts';
import { hashGame, restoreGame, saveGame } from './saves/save.ts';
import { FIXTURES_FILE, fixtureAt, SCRAWLS_FILE } from './testing/fixtures.ts';
import { Scene } from './testing/scene.ts';
import { performedFor } from './views/events-for.ts';
import { viewFor } from './views/view-for.ts';

const HALL = ['##########', '#@.......#', '#........#', '##########'];

function hall(luck: readonly ScriptedLuck[] = [], rows = HALL): Scene {
  return new Scene(rows, { luck, content: [FIXTURES_FILE, SCRAWLS_FILE] });
}

function fixturesSeen(scene: Scene) {
  return viewFor(scene.state)
    .things.filter(({ kind }) => kind === 'fixture')
    .map(({ name, x, y, use }) => [name, x, y, use]);
}

function told(scene: Scene): string[] {
  return tellEvents(performedFor(scene.state, undefined)).filter(text => text !== '');
}

const EAST = { kind: 'move', direction: 3 } as const;

describe('a hidden trap', () => {
  it('is in no view until a hero notices it beside him, and is remembered from then on', () => {
    const scene = hall([
      ['notices', false],
      ['notices', true],
    ]);
    fixtureAt(scene, 'pit_of_nails', 3, 2);
    expect(fixturesSeen(scene)).toEqual([]);
    scene.perform(EAST);
    expect(fixturesSeen(scene)).toEqual([]);
    scene.perform({ kind: 'search', count: 1 });
    expect(told(scene)).toEqual(['You notice a pit of nails.']);
    expect(fixturesSeen(scene)).toEqual([['pit of nails', 3, 2, 'trap']]);
    scene.end();
  });

  it('goes off under a creature that steps onto it, tells its text, and is spent', () => {
    const scene = hall([['notices', false]]);
    fixtureAt(scene, 'pit_of_nails', 3, 1);
    scene.perform(EAST);
    scene.perform(EAST);
    expect(scene.state.hero.hitPoints).toBe(9);
    expect(told(scene)).toContain('You set off a pit of nails. Nails come up.');
    expect(fixturesSeen(scene)).toEqual([['spent pit of nails', 3, 1, 'spent']]);
    scene.end();
  });

  it('leaves a mark that fades after twenty turns of its clock', () => {
    const scene = hall([['notices', false]]);
    fixtureAt(scene, 'pit_of_nails', 3, 1);
    scene.perform(EAST);
    scene.perform(EAST);
    scene.perform({ kind: 'rest', count: 1 });
    expect(fixturesSeen(scene)).toHaveLength(1);
    scene.perform({ kind: 'rest', count: 4 });
    expect(fixturesSeen(scene)).toEqual([]);
    expect(scene.state.level.fixtures.all).toEqual([]);
  });

  it('is set off by a monster, which takes the damage', () => {
    const rows = ['##########', '#@...Z...#', '##########'];
    const streams = new Streams('ghoul');
    const scene = new Scene(rows, { streams, content: [FIXTURES_FILE, SCRAWLS_FILE] });
    const ghoul = scene.state.level.creatures.all[0]!;
    ghoul.hunts = true;
    ghoul.target = scene.state.hero.square;
    fixtureAt(scene, 'pit_of_nails', 4, 1);
    scene.perform({ kind: 'rest', count: 1 });
    scene.perform({ kind: 'rest', count: 1 });
    scene.perform({ kind: 'rest', count: 1 });
    expect(ghoul.hitPoints).toBe(9);
    expect(told(scene).join(' ')).not.toContain('You set off');
  });
});

describe('disarming', () => {
  const found: ScriptedLuck = ['notices', true];

  it('takes a known trap away', () => {
    const scene = hall([found, ['disarms', true]]);
    fixtureAt(scene, 'pit_of_nails', 3, 1);
    scene.perform(EAST);
    expect(scene.perform({ kind: 'disarm', direction: 3 })).toBeUndefined();
    expect(told(scene)[0]).toBe('You disarm the pit of nails.');
    expect(fixturesSeen(scene)).toEqual([]);
    expect(scene.state.sheet.experience).toBe(10);
    scene.end();
  });

  it('sets it off when it goes badly wrong', () => {
    const scene = hall([found, ['disarms', false], ['sets-off', true]]);
    fixtureAt(scene, 'pit_of_nails', 3, 1);
    scene.perform(EAST);
    scene.perform({ kind: 'disarm', direction: 3 });
    expect(scene.state.hero.hitPoints).toBe(9);
    scene.end();
  });

  it('is refused where the hero knows of no trap', () => {
    const scene = hall([['notices', false]]);
    fixtureAt(scene, 'pit_of_nails', 3, 1);
    scene.perform(EAST);
    expect(scene.perform({ kind: 'disarm', direction: 3 })).toEqual({
      reason: 'nothing-to-disarm',
      usesMove: false,
    });
  });
});

describe('a rune', () => {
  it('casts its spell where its victim stands, at its own level', () => {
    const scene = hall([['notices', false]]);
    fixtureAt(scene, 'warm_rune', 3, 1, { speed: 0 });
    scene.perform(EAST);
    scene.perform(EAST);
    expect(scene.kinds).toContain('fixture-sprung');
    expect(scene.kinds).toContain('burned');
    expect(scene.state.hero.hitPoints).toBeLessThan(12);
  });

  it('shows itself on some of its turns, and is known from then on', () => {
    const scene = hall([
      ['shows-itself', false],
      ['shows-itself', true],
    ]);
    fixtureAt(scene, 'warm_rune', 6, 1, { speed: 0.1 });
    scene.perform({ kind: 'rest', count: 1 });
    expect(fixturesSeen(scene)).toEqual([]);
    scene.perform({ kind: 'rest', count: 1 });
    expect(told(scene)).toEqual(['You notice a warm rune.']);
    expect(fixturesSeen(scene)).toEqual([['warm rune', 6, 1, 'trap']]);
  });
});

describe('plates, levers and firewalls', () => {
  const WALLED = ['###########', '#@........#', '###########'];

  function battery(trigger: string, x = 2): Scene {
    const scene = hall([], WALLED);
    fixtureAt(scene, trigger, x, 1);
    for (const column of [5, 7, 9]) {
      fixtureAt(scene, 'wall_face', column, 0, { direction: 5, connected: 7 });
    }
    return scene;
  }

  const darts = (scene: Scene) => scene.events.filter(({ kind }) => kind === 'effect-born').length;

  it('a plate sets off three firewalls when it goes down, and again when it comes up', () => {
    const scene = battery('flat_stone');
    scene.perform(EAST);
    expect(told(scene)[0]).toBe('The flat stone sinks under you.');
    expect(darts(scene)).toBe(3);
    scene.perform(EAST);
    expect(told(scene)).toContain('The flat stone rises again.');
    expect(darts(scene)).toBe(3);
  });

  it('a walk goes round a plate that is known, and onto it only as its goal', () => {
    const scene = hall([], ['#######', '#@....#', '#.....#', '#######']);
    fixtureAt(scene, 'flat_stone', 3, 1);
    const { map } = scene.state.level;
    const at = () => [map.x(scene.state.hero.square), map.y(scene.state.hero.square)];
    scene.perform({ kind: 'rest', count: 1 });
    scene.perform({ kind: 'travel', x: 5, y: 1 });
    expect(at()).toEqual([5, 1]);
    expect(scene.kinds).not.toContain('plate-pressed');
    scene.perform({ kind: 'travel', x: 3, y: 1 });
    expect(at()).toEqual([3, 1]);
    expect(scene.kinds).toContain('plate-pressed');
  });

  it('a plate goes down under things that are heavy enough, and comes up without them', () => {
    const scene = battery('flat_stone', 3);
    const { state } = scene;
    const square = state.level.map.square(3, 1);
    const plate = [...state.level.fixtures.on(square)][0]!;
    const staff = state.content.archetype('staff');
    const one = new GameObject(state.newId(), staff);
    plate.thing.setFact('weight', 2 * one.weight);
    state.level.drop(square, one);
    scene.perform({ kind: 'rest', count: 1 });
    expect(plate.pressed).toBe(false);
    state.level.drop(square, new GameObject(state.newId(), staff));
    scene.perform({ kind: 'rest', count: 1 });
    expect(plate.pressed).toBe(true);
    expect(told(scene)[0]).toBe('The flat stone sinks under something.');
    expect(darts(scene)).toBe(3);
    // The hero's coming and going changes nothing.
    scene.perform(EAST);
    scene.perform(EAST);
    scene.perform(EAST);
    expect(plate.pressed).toBe(true);
    state.level.items.delete(square);
    scene.perform({ kind: 'rest', count: 1 });
    expect(told(scene)).toContain('The flat stone rises again.');
    expect(darts(scene)).toBe(3);
  });

  it('a brass plate tells only once', () => {
    const scene = battery('brass_stone');
    scene.perform(EAST);
    expect(darts(scene)).toBe(3);
    scene.perform(EAST);
    expect(darts(scene)).toBe(0);
  });

  it('a lever is pulled by hand, also from beside it', () => {
    const scene = battery('lever_of_iron');
    expect(scene.perform({ kind: 'pull', direction: 3 })).toBeUndefined();
    expect(told(scene)[0]).toBe('You pull the iron lever.');
    expect(darts(scene)).toBe(3);
    expect(scene.perform({ kind: 'pull', direction: 1 })?.reason).toBe('nothing-to-pull');
  });

  it('a trigger is stuck after each push for as many ticks as its `exp`', () => {
    const scene = battery('spring_lever');
    const pull = () => {
      scene.perform({ kind: 'pull', direction: 3 });
      return [darts(scene), told(scene)[0]];
    };
    expect(pull()).toEqual([3, 'You pull the spring lever.']);
    expect(pull()).toEqual([0, 'You pull the spring lever, which doesn’t move yet.']);
    const again = restoreGame(scene.state.content, scene.state.ruleset, saveGame(scene.state));
    const [lever] = again.level.fixtures.all.filter(({ stuckUntil }) => stuckUntil > 0);
    expect(lever?.stuckUntil).toBe(25);
    expect(pull()).toEqual([0, 'You pull the spring lever, which doesn’t move yet.']);
    // 30 ticks have passed.
    expect(pull()).toEqual([3, 'You pull the spring lever.']);
  });

  it('a plate that is a trigger sinks while it is stuck, and pushes nothing', () => {
    const scene = battery('slow_stone');
    const pushes: number[] = [];
    for (const direction of [3, 7, 3, 7, 3] as const) {
      scene.perform({ kind: 'move', direction });
      const pressed = scene.events.some(({ kind }) => kind === 'plate-pressed');
      pushes.push(pressed ? darts(scene) : -1);
    }
    expect(pushes).toEqual([3, -1, 0, -1, 3]);
  });

  it('a firewall with a clock fires by itself', () => {
    const scene = hall([], WALLED);
    fixtureAt(scene, 'clock_face', 4, 1);
    scene.perform({ kind: 'rest', count: 1 });
    expect(darts(scene)).toBeGreaterThan(0);
  });

  it('an animated one turns when it is pushed; its direction may be in `sp`', () => {
    const scene = hall([], WALLED);
    const face = fixtureAt(scene, 'turning_face', 6, 1, { connected: 7 });
    fixtureAt(scene, 'lever_of_iron', 2, 1);
    scene.perform({ kind: 'pull', direction: 3 });
    expect(darts(scene)).toBe(0);
    expect(face.thing.fact('direction')).toBe(6);
    scene.perform({ kind: 'pull', direction: 3 });
    expect(face.thing.fact('direction')).toBe(1);
  });
});

describe('a sign', () => {
  it('is read by stepping onto it, and by looking at it', () => {
    const scene = hall();
    fixtureAt(scene, 'wooden_board', 2, 1);
    const [board] = viewFor(scene.state).things.filter(({ kind }) => kind === 'fixture');
    expect(board).toMatchObject({ use: 'sign', text: 'Mind the step.' });
    scene.perform(EAST);
    expect(told(scene)).toEqual(['You read the wooden board: “Mind the step.”']);
  });
});

describe('fixtures in a save', () => {
  it('come back as they were', () => {
    const streams = new Streams('saved');
    const scene = new Scene(HALL, { streams, content: [FIXTURES_FILE, SCRAWLS_FILE] });
    fixtureAt(scene, 'pit_of_nails', 3, 1);
    fixtureAt(scene, 'clock_face', 6, 2);
    fixtureAt(scene, 'flat_stone', 2, 1);
    scene.perform(EAST);
    const { content, ruleset } = scene.state;
    const saved = JSON.parse(JSON.stringify(saveGame(scene.state)));
    const restored = restoreGame(content, ruleset, saved);
    expect(hashGame(restored)).toBe(hashGame(scene.state));
    expect(viewFor(restored).things).toEqual(viewFor(scene.state).things);
  });
});

describe('known traps', () => {
  const ALLEY = ['##########', '#@.......#', '#........#', '##########'];

  function known(rows: readonly string[], x: number, y: number): Scene {
    const streams = new Streams('walk');
    const scene = new Scene(rows, { streams, content: [FIXTURES_FILE, SCRAWLS_FILE] });
    scene.state.memory.rememberFixture(fixtureAt(scene, 'pit_of_nails', x, y));
    return scene;
  }

  it('are walked around on the way to a place', () => {
    const scene = known(ALLEY, 3, 1);
    scene.perform({ kind: 'travel', x: 8, y: 1 });
    expect(scene.state.hero.square).toBe(scene.state.level.map.square(8, 1));
    expect(scene.state.hero.hitPoints).toBe(12);
  });

  it('stop a journey where there is no way around', () => {
    const scene = known(['##########', '#@.......#', '##########'], 3, 1);
    scene.perform({ kind: 'travel', x: 8, y: 1 });
    expect(scene.state.hero.square).toBe(scene.state.level.map.square(2, 1));
  });

  it('are shunned by a monster that saw them go off', () => {
    const rows = ['##########', '#@...Z...#', '#........#', '##########'];
    const scene = known(rows, 4, 1);
    const [trap] = scene.state.level.fixtures.all;
    const ghoul = scene.state.level.creatures.all[0]!;
    trap!.feared.push(ghoul.id);
    fixtureAt(scene, 'pit_of_nails', 4, 2).feared.push(ghoul.id);
    scene.state.level.fixtures.sort();
    ghoul.hunts = true;
    ghoul.target = scene.state.hero.square;
    scene.perform({ kind: 'rest', count: 1 });
    scene.perform({ kind: 'rest', count: 1 });
    expect(ghoul.hitPoints).toBe(12);
    expect(scene.state.level.map.x(ghoul.square)).toBeGreaterThan(4);
  });
});

describe('a fixture that blocks', () => {
  const ROOM = ['#######', '#@....#', '#######'];

  it('stops steps, sight and effects on its square, and gives them back when it goes', () => {
    const scene = hall([], ROOM);
    const { map, fixtures } = scene.state.level;
    const face = fixtureAt(scene, 'wall_face', 3, 1);
    scene.perform(EAST);
    expect(scene.perform(EAST)?.reason).toBe('blocked');
    expect(scene.state.sees(map.square(5, 1))).toBe(false);
    expect(map.openToEffects(map.square(3, 1))).toBe(false);
    fixtures.remove(face);
    expect(scene.perform(EAST)).toBeUndefined();
  });
});
