import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { type ContentFile, GameObject, weightOf } from '../objects/index.ts';
import { WALK } from '../world/index.ts';
import type { EventKind } from './protocol/events.ts';
import type { GameState } from './state/state.ts';
import { Scene } from './testing/scene.ts';

const THINGS: ContentFile = {
  path: 'things.arc',
  text: `Object sling
name sling
type 14
launcher_kind sling
tenths_of_pound 5
weight 225
end
Object pebble
name pebble
type 13
weapon_kind shot
damage_dice 1d2
tenths_of_pound 4
weight 180
end
Object club
name club
type 15
weapon_kind hafted
damage_dice 1d6
tenths_of_pound 100
weight 4500
end
Object eel
name eel
monster 1
level 1
movement 3
gait swim
blow_1 bite 1d1
notices 3
end
`,
};

const ROWS = [
  '#############',
  '#...#....~~~#',
  '#.@...j..~E~#',
  '##+##....~~~#',
  '#,,,,..Z.#..#',
  '#############',
];

const KINDS = ['pebble', 'club', 'red_potion'] as const;

function pieces({ sheet, level }: GameState): number {
  const lying = [...level.items.values()].flat();
  const all = [...sheet.inventory, ...lying];
  for (const thing of all) {
    expect(thing.count).toBeGreaterThanOrEqual(1);
    expect(weightOf(thing)).toBeGreaterThan(0);
  }
  return all.reduce((sum, { count }) => sum + count, 0);
}

const order = fc.record({
  kind: fc.constantFrom('fire', 'throw'),
  what: fc.integer({ min: 0, max: 2 }),
  x: fc.integer({ min: 0, max: 14 }),
  y: fc.integer({ min: 0, max: 7 }),
});

describe('whatever is shot or thrown', () => {
  it('breaks, or lies where one can walk; nothing appears and nothing else is lost', () => {
    let broken = 0;
    fc.assert(
      fc.property(fc.array(order, { minLength: 5, maxLength: 25 }), fc.nat(), (orders, seed) => {
        const scene = new Scene(ROWS, {
          streams: new Streams(`seed ${seed}`),
          content: [THINGS],
          kinds: { E: 'eel' },
        });
        const { state } = scene;
        const { sheet, level, hero } = state;
        for (const [id, count] of [
          ['sling', 1],
          ['pebble', 9],
          ['club', 2],
        ] as const) {
          const archetype = state.content.archetype(id);
          sheet.inventory.add(new GameObject(state.newId(), archetype, count));
        }
        const sling = sheet.inventory.things.find(({ archetype }) => archetype.id === 'sling')!;
        sheet.equipment = { ...sheet.equipment, launcher: sling.id };
        for (const { kind, what, x, y } of orders) {
          hero.hitPoints = 1000;
          const before = pieces(state);
          const of = sheet.inventory.things.find(({ archetype }) => archetype.id === KINDS[what]);
          const item = of?.id ?? 0;
          const refusal = scene.perform({ kind, item, x, y } as Parameters<Scene['perform']>[0]);
          const lost = countOf(scene, 'missile-broke');
          // Whatever ended its flight out of sight is counted by what is left.
          const gone = before - pieces(state);
          expect(gone === 0 || gone === 1).toBe(true);
          expect(gone).toBeGreaterThanOrEqual(lost);
          expect(refusal !== undefined && gone > 0).toBe(false);
          broken += gone;
          for (const square of level.items.keys()) {
            expect(level.map.bits[square]! & WALK).not.toBe(0);
          }
        }
      }),
      { numRuns: 60 },
    );
    expect(broken).toBeGreaterThan(0);
  });
});

function countOf(scene: Scene, wanted: EventKind): number {
  return scene.events.filter(({ kind }) => kind === wanted).length;
}
