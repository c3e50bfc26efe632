// Every number of traps with an effect, of fountains, thrones and sinks, of the ground, the chase and the layout: a
// change of it changes what is asked or what is played.

import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../chance/index.ts';
import { makeObject, type TrapEffect } from '../objects/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { drawLevel } from '../world/index.ts';
import type { WorldRules } from '../worldrules/index.ts';
import { slideOf } from './actions/walking/step-over.ts';
import { setCondition } from './body/afflict.ts';
import { dealDungeon, keysOf } from './dungeon/branches/dungeon-plan.ts';
import { layLane } from './dungeon/lane.ts';
import { Level } from './dungeon/level.ts';
import { drinkOf, throneDeed } from './fixtures/features/feature-rules.ts';
import { catches, levelsFallen, statueWakes } from './fixtures/traps/trap-rules.ts';
import { sceneContent } from './testing/content.ts';
import { fixtureAt } from './testing/fixtures.ts';
import { Scene } from './testing/scene.ts';

const { world } = createRulesets().resolve('house').slots;

type Path = readonly string[];

/** The paths of all numbers in a part of the rules. */
function numbersIn(part: unknown, path: Path = []): Path[] {
  if (typeof part === 'number') {
    return [path];
  }
  return typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([key, inner]) => numbersIn(inner, [...path, key]))
    : [];
}

/** The same part with one number changed. */
function changed<Part>(part: Part, path: Path, change: (number: number) => number): Part {
  const copy = JSON.parse(JSON.stringify(part)) as Record<string, unknown>;
  let inner = copy;
  for (const key of path.slice(0, -1)) {
    inner = inner[key] as Record<string, unknown>;
  }
  const last = path.at(-1)!;
  inner[last] = change(inner[last] as number);
  return copy as Part;
}

/** Names of the numbers of a part. */
const names = (part: object) => numbersIn(part).map(path => path.join('.'));

/** Whether a change of a number, up or down, shows. */
function shows<Part>(part: Part, name: string, seen: (part: Part) => unknown): boolean {
  const usual = JSON.stringify(seen(part));
  return [
    (number: number) => number + 1,
    (number: number) => number * 3,
    (number: number) => Math.max(1, number - 1),
  ].some(change => JSON.stringify(seen(changed(part, name.split('.'), change))) !== usual);
}

const BOULDER = `Object boulder
name boulder
type 15
damage_dice 1d20
weight 270000
end
`;

const EFFECTS: readonly TrapEffect[] = [
  ...(['pit', 'spiked-pit', 'bear-trap', 'web', 'arrow', 'rock', 'sleeping-gas'] as const),
  ...(['magic', 'anti-magic', 'mine', 'rolling-boulder'] as const),
];

/** The reach of the lanes that are laid in a hall, and in a passage of five squares. */
function layLanes(rules: WorldRules['mechanisms']['boulder']): unknown {
  const content = sceneContent([{ path: 'boulder.arc', text: BOULDER }]);
  const passage = ['#######', '#.....#', '#######'];
  const hall = Array.from({ length: 31 }, (_, row) =>
    row === 0 || row === 30 ? '#'.repeat(31) : `#${'.'.repeat(29)}#`,
  );
  return [[passage, 3, 1] as const, [hall, 15, 15] as const].map(([rows, x, y]) =>
    Array.from({ length: 12 }, (_, seed) => {
      const { map } = drawLevel([...rows]);
      const level = new Level(map);
      const trap = makeObject(content, content.archetype('boulder'), () => 1);
      const chance = new Streams(`lane ${seed}`).stream('level');
      const laid = layLane(
        { chance, content, level, rules, nextId: () => 2 },
        trap,
        map.square(x, y),
      );
      return [laid, trap.fact('range'), [...level.items.keys()]];
    }),
  );
}

describe('the numbers of traps', () => {
  const seen = (rules: WorldRules['mechanisms']) => {
    const ask = new Enumerator();
    const victims = [3, 5, 8, 11, 14, 17].map((strength, at) => ({
      ...{ strength, armourClass: 5, level: 2 },
      ...{ helmet: at === 0, resistsSleep: false, onFoot: true },
    }));
    const caught = EFFECTS.flatMap(effect =>
      victims.map(victim => ask.ask(catches, rules, { effect, victim }).list),
    );
    const fallen = ask.ask(
      (chance, of: typeof rules, most: number) => levelsFallen(chance, of, most),
      rules,
      3,
    );
    const lane = layLanes(rules.boulder);
    const wakes = ask.ask(statueWakes, rules, undefined);
    return [caught, fallen.list, lane, wakes.list];
  };

  it.each(names(world.mechanisms))('change what is asked: %s', name => {
    expect(shows(world.mechanisms, name, seen)).toBe(true);
  });
});

describe('the numbers of the layout', () => {
  const content = sceneContent();
  const seen = (rules: WorldRules['layout']) =>
    Array.from({ length: 12 }, (_, seed) => {
      const plan = dealDungeon(new Streams(`layout ${seed}`).stream('dungeon'), rules, content);
      return [keysOf(plan), [...plan.branches]];
    });
  // Drawings, vaults and homes are in the content that ships: test/content/drawings.test.ts.
  const elsewhere = /^(atHome|drawnLevels|vaults)/;

  it.each(names(world.layout).filter(name => !elsewhere.test(name)))(
    'change the plan: %s',
    name => {
      expect(shows(world.layout, name, seen)).toBe(true);
    },
  );
});

const CONTENT = {
  path: 'used.arc',
  text: `${['fountain 206', 'throne 207', 'sink 208']
    .map(
      line => `Object test_${line.split(' ')[0]}
name ${line.split(' ')[0]}
type ${line.split(' ')[1]}
hp 900
glyph {
end
`,
    )
    .join('')}Object gold_coin
name gold piece
type 36
value 1
glyph $
end
${['pale_adder', 'bile_slug', 'weir_nymph', 'called_keeper']
  .map(
    id => `Object ${id}
name ${id}
monster 1
alive 1
level 2
movement 0
notices 9
glyph s
end
`,
  )
  .join('')}`,
};

/** What comes of using a fixture many times, by one seed. */
function used(id: string, features: WorldRules['features'], seed: string): unknown {
  const scene = new Scene(['#######', '#.....#', '#..@..#', '#.....#', '#######'], {
    streams: new Streams(seed),
    content: [CONTENT],
    world: { features } as never,
  });
  const { state } = scene;
  const told: unknown[] = [];
  for (let times = 0; times < 80; times++) {
    if (state.level.fixtures.all.length === 0) {
      fixtureAt(
        scene,
        id,
        state.level.map.x(state.hero.square),
        state.level.map.y(state.hero.square),
      );
    }
    Object.assign(state.hero, { hitPoints: 500, maxHitPoints: 500 });
    state.sheet.nutrition = 900;
    state.seat.pending = undefined;
    scene.perform({ kind: 'sit' });
    const [fixture] = state.level.fixtures.all;
    told.push(
      scene.events.filter(({ kind }) => kind === 'feature-used'),
      state.sheet.nutrition,
    );
    told.push(state.hero.hitPoints, state.level.creatures.all.length, fixture === undefined);
    told.push(
      state.sheet.inventory.things.map(({ count }) => count),
      state.hero.conditions.left('confused'),
    );
    for (const creature of [...state.level.creatures.all]) {
      state.level.map.occupant[creature.square] = 0;
      state.level.creatures.remove(creature);
    }
    setCondition(state, state.hero, 'confused', 0);
  }
  return told;
}

describe('the numbers of fountains, thrones and sinks', () => {
  // Dips and kicks are rules that are asked: their weights are in ground.test.ts.
  const asked = /^(fountain\.dips|sink\.kicks)/;

  it.each(names(world.features).filter(name => !asked.test(name)))(
    'change what is played: %s',
    name => {
      const id = `test_${name.split('.')[0]}`;
      expect(
        ['one', 'two', 'three'].some(seed =>
          shows(world.features, name, rules => used(id, rules, seed)),
        ),
      ).toBe(true);
    },
  );
});

describe('the numbers of the ground and the chase', () => {
  it('change what is asked and played', () => {
    const ask = new Enumerator();
    const slides = (rules: WorldRules['ground']) =>
      ask.ask((chance, of: typeof rules, most: number) => slideOf(chance, of, most), rules, 3).list;
    expect(shows(world.ground, 'slidesOneIn', slides)).toBe(true);
    const { lava, sewageTimes } = world.ground;
    expect([lava, sewageTimes]).toEqual([{ count: 6, sides: 6, bonus: 0 }, 2]);
    expect(ask.ask(drinkOf, world.features, undefined as never).list.length).toBe(8);
    expect(ask.ask(throneDeed, world.features, undefined as never).list.length).toBe(10);
  });

  it.each(names(world.chase))('change when the keeper comes, and where: %s', name => {
    const seen = (chase: WorldRules['chase']) =>
      ['a', 'b', 'c'].map(seed => {
        const scene = new Scene(['################', '#@.............#', '################'], {
          streams: new Streams(`chase ${seed}`),
          content: [CONTENT],
          world: { chase } as never,
        });
        const { state } = scene;
        Object.assign(state.world, { dungeon: { ...state.world.dungeon } });
        state.level.restless = true;
        const amulet = state.content.archetype('amulet_of_the_deep');
        state.sheet.inventory.add(makeObject(state.content, amulet, () => state.newId()));
        let turns = 0;
        while (
          turns < 400 &&
          !state.level.creatures.all.some(({ archetype }) => archetype.id === 'called_keeper')
        ) {
          Object.assign(state.hero, { hitPoints: 500, maxHitPoints: 500 });
          state.sheet.nutrition = 900;
          scene.perform({ kind: 'search', count: 1 });
          turns++;
        }
        return [turns, state.level.creatures.all.map(({ square }) => square)];
      });
    expect(shows(world.chase, name, seen)).toBe(true);
  });
});
