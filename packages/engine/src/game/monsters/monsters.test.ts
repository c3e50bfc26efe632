import { describe, expect, it } from 'vitest';
import type { Creature } from '../../actors/index.ts';
import { Streams } from '../../chance/index.ts';
import { restoreGame, saveGame } from '../saves/save.ts';
import { Scene, type SceneOptions } from '../testing/scene.ts';

const KINDS = `Object archer
name archer
monster 1
level 2
movement 12
blow_1 weapon 1d4
notices 20
shoots 1
arch bow
end
arch dart
nrof 2
end
end
Object brute
name brute
monster 1
level 3
movement 12
blow_1 weapon 1d4
notices 20
doors break
collects 1
memory 3
end
Object adept
name adept
monster 1
level 1
movement 12
blow_1 weapon 1d4
notices 20
doors open
flees_below 50
arch spell_ball
end
arch balm
end
end
Object balm
name balm
type 5
level 1
arch soothe
end
end
Object soothe
name soothe
type 101
subtype 21
level 1
path_attuned 256
hp 2
end
Object gripper
name gripper
monster 1
level 9
movement 12
blow_1 claw 1d2 paralyse
notices 9
end
Object bow
name bow
type 14
end
Object dart
name dart
type 13
damage_dice 1d6
end
`;

const KIND_LETTERS = { A: 'archer', B: 'brute', P: 'adept', G: 'gripper' };

function scene(rows: readonly string[], options: SceneOptions = {}): Scene {
  const content = [{ path: 'kinds.arc', text: KINDS }];
  return new Scene(rows, { content, kinds: KIND_LETTERS, ...options });
}

function only(of: Scene): Creature {
  return of.state.level.creatures.all[0]!;
}

/** The hero lets moves pass. */
function wait(of: Scene, moves: number): void {
  for (let move = 0; move < moves; move++) {
    of.perform({ kind: 'rest', count: 1 });
  }
}

describe('an archer', () => {
  it('shoots along rays, and what misses lies at the hero’s feet', () => {
    const given = scene(['########', '#@....A#', '########'], {
      luck: [
        ['monster-hit', false],
        ['monster-hit', true],
        ['monster-damage', 3],
        ['missile-breaks', true],
      ],
    });
    wait(given, 2);
    const flight = Array(5).fill('missile-moved');
    expect(given.kinds).toEqual(['shot', ...flight, 'missed', 'landed']);
    wait(given, 1);
    expect(given.kinds).toEqual(['shot', ...flight, 'hit', 'missile-broke']);
    const { level, hero } = given.state;
    expect(level.items.get(hero.square)?.map(({ archetype }) => archetype.id)).toEqual(['dart']);
    expect(only(given).carried.map(({ archetype }) => archetype.id)).toEqual(['bow']);
    // Without missiles it comes nearer.
    wait(given, 1);
    expect(given.draw()[1]).toBe('#@...?.#');
    given.end();
  });
});

describe('a monster that loses sight of the hero', () => {
  it('goes where it last saw him, looks around, and gives up', () => {
    const given = scene(['#######', '#@...B#', '#.#####', '#.....#', '#######'], {
      streams: new Streams('track'),
    });
    const brute = only(given);
    wait(given, 2);
    given.perform({ kind: 'move', direction: 5 });
    const seenAt = given.state.hero.square;
    expect([brute.hunts, brute.target]).toEqual([true, seenAt - given.state.level.map.stride]);
    brute.conditions.set('blind', 100);
    for (let moves = 0; moves < 6; moves++) {
      given.perform({ kind: 'move', direction: moves < 1 ? 5 : 3 });
    }
    expect([brute.hunts, brute.target]).toEqual([false, -1]);
  });

  it('remembers it over a save', () => {
    const given = scene(['#######', '#@...B#', '#######'], { streams: new Streams('save') });
    wait(given, 2);
    only(given).conditions.set('slow', 7);
    const saved = saveGame(given.state);
    const again = restoreGame(given.state.content, given.state.ruleset, saved);
    expect(saveGame(again)).toEqual(saved);
    expect(again.level.creatures.all[0]!.adjustment).toBe('slow');
    expect(again.level.creatures.all[0]!.target).toBe(given.state.hero.square);
  });
});

describe('a door', () => {
  it('is opened by some and broken by others', () => {
    const opened = scene(['######', '#@+.P#', '######'], { streams: new Streams('door') });
    only(opened).hunts = true;
    wait(opened, 4);
    expect(opened.state.level.map.terrainAt(opened.state.hero.square + 1)).toBe('open-door');
    const broken = scene(['######', '#@+.B#', '######'], {
      luck: [
        ['door-breaks', false],
        ['door-breaks', true],
      ],
    });
    only(broken).hunts = true;
    wait(broken, 3);
    expect(broken.kinds).toEqual(['door-pounded']);
    wait(broken, 1);
    expect(broken.kinds).toContain('door-broken');
    expect(broken.state.level.map.terrainAt(broken.state.hero.square + 1)).toBe('broken-door');
    broken.end();
  });
});

describe('an adept', () => {
  it('casts the spell objects that it carries', () => {
    const given = scene(['########', '#@...P.#', '########'], { streams: new Streams('adept') });
    const kinds = new Set<string>();
    for (let move = 0; move < 6 && given.state.ending === undefined; move++) {
      wait(given, 1);
      for (const kind of given.kinds) {
        kinds.add(kind);
      }
    }
    expect([...kinds]).toContain('cast');
    expect([...kinds]).toContain('effect-born');
  });

  it('drinks when it is hurt, and runs when nothing is left to drink', () => {
    const given = scene(['########', '#.@..P.#', '########'], { streams: new Streams('hurt') });
    const adept = only(given);
    adept.maxHitPoints = 20;
    adept.hitPoints = 1;
    wait(given, 2);
    expect(given.kinds).toContain('quaffed');
    expect(adept.hitPoints).toBeGreaterThan(1);
    expect(adept.carried.map(({ archetype }) => archetype.id)).toEqual(['spell_ball']);
    adept.hitPoints = 1;
    wait(given, 1);
    expect(given.draw()[1]).toBe('#.@...?#');
  });
});

describe('a collector', () => {
  it('takes things along, and leaves them where it dies', () => {
    const given = scene(['#########', '#@...!.B#', '#########'], {
      luck: [
        ['hit', true],
        ['damage', 9],
        ['critical', false],
      ],
    });
    const brute = only(given);
    brute.hitPoints = 0;
    wait(given, 4);
    expect(brute.carried.map(({ archetype }) => archetype.id)).toEqual(['red_potion']);
    wait(given, 3);
    given.perform({ kind: 'attack', direction: 3 });
    expect(brute.alive).toBe(false);
    const left = given.state.level.items.get(brute.square);
    expect(left?.map(({ archetype }) => archetype.id)).toEqual(['red_potion']);
  });
});

describe('a sleeper', () => {
  it('sleeps on until it is disturbed', () => {
    const given = scene(['#########', '#@.....B#', '#########'], {
      luck: [
        ['wakes', false],
        ['wakes', true],
      ],
    });
    const brute = only(given);
    brute.conditions.set('asleep', 1000);
    wait(given, 3);
    expect(brute.conditions.has('asleep')).toBe(false);
    expect(brute.hunts).toBe(false);
    given.end();
  });
});

describe('a hero who reels', () => {
  it('stumbles, and loses the move at a wall; a sober one is refused and nothing has changed', () => {
    const given = scene(['####', '#@.#', '####'], { streams: new Streams('reel') });
    const before = JSON.stringify(saveGame(given.state));
    expect(given.perform({ kind: 'move', direction: 1 })).toEqual({
      reason: 'blocked',
      usesMove: false,
    });
    expect(JSON.stringify(saveGame(given.state))).toBe(before);
    given.state.sheet.conditions.set('stunned', 50);
    const squares = new Set<number>();
    for (let move = 0; move < 20; move++) {
      expect(given.perform({ kind: 'move', direction: 1 })?.usesMove ?? true).toBe(true);
      squares.add(given.state.hero.square);
    }
    expect(squares.size).toBe(2);
    expect(given.state.clock.turn).toBe(21);
  });
});

describe('helplessness', () => {
  it('comes by a touch, and holds the hero while the touching goes on', () => {
    const given = scene(['######', '#@G..#', '######'], {
      luck: [
        ['monster-damage', 1],
        ['paralyses', true],
        ['paralysis', 2],
        ['monster-damage', 1],
      ],
    });
    wait(given, 2);
    expect(given.kinds).toEqual(['hit', 'helpless', 'hit']);
    expect(given.state.sheet.conditions.reason).toBe('paralysed');
    given.end();
  });

  it('becomes part of the cause of death', () => {
    const given = scene(['######', '#@B..#', '######'], {
      luck: [['monster-damage', 4]],
    });
    given.state.hero.hitPoints = 1;
    given.state.sheet.conditions.reason = 'reading';
    given.state.clock.hold(3);
    wait(given, 1);
    expect(given.state.ending).toMatchObject({ killer: 'brute', during: 'reading' });
  });
});
