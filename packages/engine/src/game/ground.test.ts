// Ground that slips, clings or burns; fountains, thrones and sinks; the keeper of the Amulet; feelings of places.

import { describe, expect, it } from 'vitest';
import { Enumerator, type ScriptedLuck, Streams } from '../chance/index.ts';
import { makeObject } from '../objects/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { attackNumber } from '../spellcraft/index.ts';
import { tellEvents } from '../words/index.ts';
import { slideOf } from './actions/walking/step-over.ts';
import { setCondition } from './body/afflict.ts';
import { lavaBurn } from './body/lava.ts';
import { drinkOf, sinkDrink, sinkKick, throneDeed } from './fixtures/features/feature-rules.ts';
import { fixtureAt } from './testing/fixtures.ts';
import { Scene } from './testing/scene.ts';
import { performedFor } from './views/events-for.ts';
import { viewFor } from './views/view-for.ts';

const house = createRulesets().resolve('house');
const { features, ground } = house.slots.world;
const EAST = { kind: 'move', direction: 3 } as const;

function told(scene: Scene): string {
  return tellEvents(performedFor(scene.state, undefined)).join(' ');
}

describe('ice', () => {
  const LAKE = ['##########', '#@░░░░░.j#', '##########'];

  it('carries a walker on as long as the luck says, and no further than the way is free', () => {
    const scene = new Scene(LAKE, {
      luck: [
        ['slides', true],
        ['slides', true],
        ['slides', false],
      ],
    });
    scene.state.level.creatures.all[0]!.conditions.set('helpless', 100);
    scene.perform(EAST);
    expect(scene.state.level.map.x(scene.state.hero.square)).toBe(4);
    expect(told(scene)).toContain('You slide over the ice.');
    scene.end();
  });

  it('is asked as it is played: 1 in 2 for each square', () => {
    const odds = new Enumerator().ask(
      (chance, rules: typeof ground, most: number) => slideOf(chance, rules, most),
      ground,
      3,
    );
    expect([0, 1, 2, 3].map(squares => odds.probability(value => value === squares))).toEqual([
      0.5, 0.25, 0.125, 0.125,
    ]);
  });

  it('doesn’t slip under a hero who floats', () => {
    const scene = new Scene(LAKE, { luck: [] });
    scene.state.level.creatures.all[0]!.conditions.set('helpless', 100);
    setCondition(scene.state, scene.state.hero, 'levitating', 50);
    scene.perform(EAST);
    expect(scene.state.level.map.x(scene.state.hero.square)).toBe(2);
    scene.end();
  });
});

describe('sewage', () => {
  it('makes a step out of it take two moves', () => {
    const scene = new Scene(['######', '#@≋≋.#', '######'], { streams: new Streams('sewage') });
    const turns = [1, 2, 3].map(() => {
      const before = scene.state.clock.turn;
      scene.perform(EAST);
      return scene.state.clock.turn - before;
    });
    expect(turns).toEqual([1, 2, 2]);
  });

  it.each(['house', 'evilhack'])(
    'SD-106, SD-107: takes no longer in the air or in mud boots under %s',
    ruleset => {
      const walk = (change: (scene: Scene) => void) => {
        const scene = new Scene(['######', '#@≋≋.#', '######'], {
          streams: new Streams('sewage'),
          ruleset: ruleset === 'house' ? 'house' : 'speed=evilhack',
          content: [
            {
              path: 'boots.arc',
              text: 'Object mud_boots\nname mud boots\ntype 16\nwear boots\nrule_kind mud-boots\nweight 10\nend\n',
            },
          ],
        });
        change(scene);
        return [1, 2, 3].map(() => {
          const before = scene.state.clock.turn;
          scene.perform(EAST);
          return scene.state.clock.turn - before;
        });
      };
      const barefoot = walk(() => undefined);
      expect(barefoot.reduce((sum, turns) => sum + turns, 0)).toBe(5);
      const booted = walk(({ state }) => {
        const boots = makeObject(state.content, state.content.archetype('mud_boots'), () => 900);
        state.sheet.inventory.add(boots);
        state.sheet.equipment = { ...state.sheet.equipment, boots: boots.id };
      });
      expect(booted).toEqual([1, 1, 1]);
      const afloat = walk(({ state }) => setCondition(state, state.hero, 'levitating', 50));
      expect(afloat).toEqual([1, 1, 1]);
    },
  );
});

describe('lava', () => {
  const FIELD = ['######', '#@▒▒.#', '######'];

  it('bears nobody who walks, and burns a hero who comes down on it', () => {
    const scene = new Scene(FIELD, { luck: [['lava', 9]] });
    const { state } = scene;
    expect(scene.perform(EAST)?.reason).toBe('blocked');
    state.hero.maxHitPoints = 40;
    state.hero.hitPoints = 40;
    setCondition(state, state.hero, 'levitating', 2);
    scene.perform(EAST);
    expect(viewFor(state).map.terrain[1]).toContain('▒');
    scene.perform({ kind: 'search', count: 1 });
    expect(told(scene)).toContain('Lava burns you (9).');
    expect(state.hero.hitPoints).toBe(31);
    expect(state.level.map.terrainAt(state.hero.square)).toBe('floor');
    scene.end();
  });
});

describe('lava under a hero who resists fire', () => {
  const fire = attackNumber('fire');
  const mean = (percent: number) =>
    new Enumerator().askNumber(lavaBurn, ground, { [fire]: percent }).mean;

  it('burns less by his percentage, and by 1 if he is immune', () => {
    expect(mean(0)).toBeCloseTo(21, 9);
    expect(mean(50)).toBeCloseTo(10.25, 1);
    expect(mean(100)).toBe(1);
    expect(mean(-100)).toBeCloseTo(42, 9);
  });
});

describe('trees and bridges', () => {
  it('stop, and bear', () => {
    const scene = new Scene(['######', '#♣@══#', '######'], { luck: [] });
    expect(scene.perform({ kind: 'move', direction: 7 })?.reason).toBe('blocked');
    expect(scene.perform(EAST)).toBeUndefined();
    expect(scene.perform(EAST)).toBeUndefined();
    scene.end();
  });
});

const FEATURES = {
  path: 'features.arc',
  text: `Object test_fountain
name fountain
type 206
glyph {
end
Object test_throne
name throne
type 207
glyph \\
end
Object test_sink
name sink
type 208
hp 2
glyph #
end
Object pale_adder
name pale adder
monster 1
alive 1
level 2
movement 12
blow_1 bite 1d2
notices 9
glyph s
end
Object test_ring
name ring
type 70
glyph =
end
Object bile_slug
name bile slug
monster 1
alive 1
level 2
movement 0
blow_1 bite 1d2
notices 9
glyph j
end
`,
};

/** The hero uses what is on his square. */
function use(id: string, luck: readonly ScriptedLuck[]): Scene {
  const scene = new Scene(['#####', '#.@.#', '#...#', '#####'], { luck, content: [FEATURES] });
  fixtureAt(scene, id, 2, 1);
  expect(scene.perform({ kind: 'sit' })).toBeUndefined();
  return scene;
}

describe('fountains, thrones and sinks', () => {
  it.each<[string, readonly ScriptedLuck[], string]>([
    [
      'test_fountain',
      [
        ['fountain', 0],
        ['cool', 4],
        ['dries', false],
      ],
      'The water is cool.',
    ],
    [
      'test_fountain',
      [
        ['fountain', 1],
        ['foul', 3],
        ['dries', false],
      ],
      'The water has been dead for a while.',
    ],
    [
      'test_fountain',
      [
        ['fountain', 2],
        ['poison', 3],
        ['dries', true],
      ],
      'The water is unclean, and weakens you (3).',
    ],
    [
      'test_throne',
      [
        ['stirs', false],
        ['vanishes', false],
      ],
      'You sit down. It is a chair.',
    ],
    [
      'test_throne',
      [
        ['stirs', true],
        ['throne', 1],
        ['damage', 5],
        ['vanishes', false],
      ],
      'A shock runs through you (5).',
    ],
    [
      'test_throne',
      [
        ['stirs', true],
        ['throne', 6],
        ['vanishes', true],
      ],
      'The throne is gone, and the air where it stood looks pleased.',
    ],
    ['test_sink', [['sink', 0]], 'It tastes of iron and winter.'],
    [
      'test_sink',
      [
        ['sink', 1],
        ['scald', 2],
      ],
      'The tap spits steam at your mouth (2).',
    ],
  ])('%s does what the luck says', (id, luck, sentence) => {
    const scene = use(id, luck);
    expect(told(scene)).toContain(sentence);
    scene.end();
  });

  it('bring snakes', () => {
    const scene = new Scene(['#####', '#.@.#', '#...#', '#####'], {
      streams: new Streams('snakes 3'),
      content: [FEATURES],
    });
    fixtureAt(scene, 'test_fountain', 2, 1);
    for (let sips = 0; sips < 200 && scene.state.level.creatures.all.length === 0; sips++) {
      if (scene.state.level.fixtures.all.length === 0) {
        fixtureAt(scene, 'test_fountain', 2, 1);
      }
      scene.state.hero.hitPoints = 12;
      scene.perform({ kind: 'sit' });
    }
    expect(scene.state.level.creatures.all[0]?.archetype.id).toBe('pale_adder');
  });

  it('swallow a ring, and say which it was', () => {
    const scene = new Scene(['#####', '#.@.#', '#####'], { luck: [], content: [FEATURES] });
    const { state } = scene;
    fixtureAt(scene, 'test_sink', 2, 1);
    const ring = makeObject(state.content, state.content.archetype('test_ring'), () =>
      state.newId(),
    );
    state.sheet.inventory.add(ring);
    scene.perform({ kind: 'drop', item: ring.id, count: 1 });
    expect(told(scene)).toContain('The pipe swallows the ring.');
    expect(state.sheet.inventory.find(ring.id)).toBeUndefined();
    expect(state.level.items.size).toBe(0);
    scene.end();
  });

  it('overflow: the floor around stands under water', () => {
    const scene = use('test_fountain', [
      ['fountain', 7],
      ['dries', false],
    ]);
    expect(told(scene)).toContain('The basin overflows, and goes on overflowing.');
    const { map } = scene.state.level;
    expect([map.terrainAt(map.square(1, 1)), map.terrainAt(map.square(2, 2))]).toEqual([
      'shallow-water',
      'shallow-water',
    ]);
    scene.end();
  });

  it('answer a kick', () => {
    const scene = new Scene(['#####', '#.@.#', '#...#', '#####'], {
      luck: [
        ['kick', 1],
        ['hit-points', 4],
      ],
      content: [FEATURES],
    });
    fixtureAt(scene, 'test_sink', 3, 1);
    scene.perform({ kind: 'kick', direction: 3 });
    expect(told(scene)).toContain('Something slides up out of the drain.');
    expect(scene.state.level.creatures.all[0]?.archetype.id).toBe('bile_slug');
    scene.end();
  });

  it('are refused where there is none', () => {
    const scene = new Scene(['###', '#@#', '###'], { luck: [] });
    expect(scene.perform({ kind: 'sit' })?.reason).toBe('nothing-to-use');
  });

  it('have odds that add up to 1 for each of their rules', () => {
    const ask = new Enumerator();
    for (const rule of [drinkOf, throneDeed, sinkDrink]) {
      const odds = ask.ask(rule as typeof drinkOf, features, undefined as never);
      expect(odds.list.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    }
    expect(
      ask
        .ask(
          (chance, rules: typeof features, left: number) => sinkKick(chance, rules, left),
          features,
          0,
        )
        .list.map(({ value }) => value),
    ).toEqual(['klunk']);
  });
});

describe('the keeper of the Amulet', () => {
  it('comes to its bearer, again after its death, and to nobody else', () => {
    const scene = new Scene(['########', '#@.....#', '#......#', '########'], {
      streams: new Streams('keeper'),
      content: [
        {
          path: 'keeper.arc',
          text: `Object called_keeper
name keeper
monster 1
alive 1
level 2
movement 0
notices 9
glyph L
end
`,
        },
      ],
    });
    const { state } = scene;
    state.level.restless = true;
    Object.assign(state.world, { dungeon: { ...state.world.dungeon } });
    const wait = () => {
      for (let turn = 0; turn < 300 && state.level.creatures.all.length === 0; turn++) {
        state.hero.hitPoints = 12;
        scene.perform({ kind: 'search', count: 1 });
      }
    };
    const amulet = makeObject(state.content, state.content.archetype('amulet_of_the_deep'), () =>
      state.newId(),
    );
    state.sheet.inventory.add(amulet);
    wait();
    const [keeper] = state.level.creatures.all;
    expect(keeper?.archetype.id).toBe('called_keeper');
    expect(keeper?.hunts).toBe(true);
  });
});
