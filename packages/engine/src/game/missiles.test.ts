import { describe, expect, it } from 'vitest';
import { refit } from '../actors/index.ts';
import { Streams } from '../chance/index.ts';
import { BARE, GameObject } from '../objects/index.ts';
import { tellEvent } from '../words/index.ts';
import { knownCreatures } from './knowledge/known.ts';
import { knownMissile } from './knowledge/known-missiles.ts';
import { Scene, type SceneOptions } from './testing/scene.ts';
import { viewFor } from './views/view-for.ts';

const MISSILES = {
  path: 'missiles.arc',
  text: `Object bow
name bow
bonus_to shots
type 14
weapon_skill bow
launcher_kind short-bow
wear launcher
tenths_of_pound 30
weight 1350
end
Object arrow
name arrow
name_pl arrows
type 13
weapon_kind arrow
weapon_skill bow
damage_dice 1d4
tenths_of_pound 2
weight 90
end
Object stone
name stone
type 13
weapon_kind shot
weapon_skill sling
damage_dice 1d3
tenths_of_pound 4
weight 180
end
Object knife
name knife
type 15
weapon_kind sword
weapon_skill dagger
damage_dice 1d4
tenths_of_pound 12
weight 540
end
Object boulder
name boulder
type 15
weapon_kind hafted
damage_dice 3d6
tenths_of_pound 9000
weight 1000
end
Object hat
name hat
type 34
wear helmet
armour_class 6
weight 100
end
Object treasure
name treasure
type 39
quest 1
weight 100
end
`,
};

/** A scene whose hero also carries these items, with their counts. */
function armed(
  rows: readonly string[],
  things: Readonly<Record<string, number>>,
  options: SceneOptions = {},
): Scene {
  const scene = new Scene(rows, { ...options, content: [MISSILES] });
  for (const [id, count] of Object.entries(things)) {
    const { state } = scene;
    const thing = new GameObject(state.newId(), state.content.archetype(id), count);
    state.sheet.inventory.add(thing);
    if (id === 'bow') {
      state.sheet.equipment = { ...state.sheet.equipment, launcher: thing.id };
    }
  }
  return scene;
}

/** How many pieces of a kind lie on a square. */
function lying({ state }: Scene, x: number, y: number): [id: string, count: number][] {
  const { map, items } = state.level;
  return (items.get(map.square(x, y)) ?? []).map(({ archetype, count }) => [archetype.id, count]);
}

function left({ state }: Scene, id: string): number {
  return state.sheet.inventory.things
    .filter(({ archetype }) => archetype.id === id)
    .reduce((sum, { count }) => sum + count, 0);
}

const HALL = ['##########', '#@.....j.#', '#........#', '##########'];
const EMPTY = ['##########', '#@.......#', '#........#', '##########'];

describe('a shot', () => {
  it('flies square by square to whom it hits, and lies there', () => {
    const scene = armed(
      HALL,
      { bow: 1, arrow: 5 },
      {
        luck: [
          ['damage', 4],
          ['hit', true],
          ['breakage', false],
        ],
      },
    );
    scene.perform({ kind: 'fire', item: 0, x: 7, y: 1 });
    expect(scene.kinds.slice(0, 10)).toEqual([
      'shot',
      ...Array(6).fill('missile-moved'),
      'hit',
      'died',
      'experience-gained',
    ]);
    expect(scene.events.find(({ kind }) => kind === 'hit')).toMatchObject({ damage: 8 });
    expect(scene.events.find(({ kind }) => kind === 'landed')).toMatchObject({ x: 7, y: 1 });
    expect([left(scene, 'arrow'), lying(scene, 7, 1)]).toEqual([4, [['arrow', 1]]]);
    scene.end();
  });

  it('that misses stops there all the same, and wakes whom it missed', () => {
    const scene = armed(
      HALL,
      { bow: 1, arrow: 1 },
      {
        luck: [
          ['damage', 4],
          ['hit', false],
          ['breakage', true],
        ],
      },
    );
    const jackal = scene.state.level.creatures.all[0]!;
    jackal.conditions.set('asleep', 50);
    scene.perform({ kind: 'fire', item: scene.idOf('arrow'), x: 4, y: 1 });
    expect([jackal.hunts, jackal.conditions.has('asleep')]).toEqual([true, false]);
    expect(scene.events.find(({ kind }) => kind === 'missile-broke')).toMatchObject({ x: 7 });
    expect([left(scene, 'arrow'), lying(scene, 7, 1)]).toEqual([0, []]);
    scene.end();
  });

  it('flies on beyond its square to the wall, and joins its like there', () => {
    const scene = armed(
      EMPTY,
      { bow: 1, arrow: 3 },
      {
        luck: [
          ['breakage', false],
          ['breakage', false],
        ],
      },
    );
    for (let shot = 0; shot < 2; shot++) {
      scene.perform({ kind: 'fire', item: 0, x: 3, y: 1 });
    }
    expect(lying(scene, 8, 1)).toEqual([['arrow', 2]]);
    scene.end();
  });

  it('ends where its range does', () => {
    const long = `#@${'.'.repeat(40)}#`;
    const scene = armed(
      ['#'.repeat(43), long, '#'.repeat(43)],
      { bow: 1, arrow: 1 },
      {
        luck: [['breakage', false]],
      },
    );
    expect(scene.perform({ kind: 'fire', item: 0, x: 22, y: 1 })?.reason).toBe('out-of-range');
    scene.perform({ kind: 'fire', item: 0, x: 21, y: 1 });
    expect(lying(scene, 21, 1)).toEqual([['arrow', 1]]);
    scene.end();
  });

  it('at a wall beside the hero falls at his feet', () => {
    const scene = armed(EMPTY, { bow: 1, arrow: 1 }, { luck: [['breakage', false]] });
    scene.perform({ kind: 'fire', item: 0, x: 0, y: 1 });
    expect([scene.kinds, lying(scene, 1, 1)]).toEqual([['shot', 'landed'], [['arrow', 1]]]);
    scene.end();
  });

  it('is refused without launcher, without what fits it, at nothing, and costs nothing then', () => {
    const scene = armed(EMPTY, { arrow: 1, stone: 3 });
    const fire = (item: number, x = 3) => scene.perform({ kind: 'fire', item, x, y: 1 });
    expect(fire(0)).toEqual({ reason: 'no-launcher', usesMove: false });
    const bowless = armed(EMPTY, { bow: 1, stone: 3 });
    const bow = (item: number) => bowless.perform({ kind: 'fire', item, x: 3, y: 1 })?.reason;
    expect([bow(0), bow(bowless.idOf('stone')), bow(999)]).toEqual([
      'no-ammunition',
      'no-ammunition',
      'unknown-item',
    ]);
    const ready = armed(EMPTY, { bow: 1, arrow: 1 });
    const at = (x: number, y: number) => ready.perform({ kind: 'fire', item: 0, x, y })?.reason;
    expect([at(1, 1), at(99, 1), at(3, 499)]).toEqual(Array(3).fill('out-of-range'));
    expect(ready.state.world.streams.save()).toEqual({});
    const views = [scene, bowless, ready].map(({ state }) => viewFor(state).readyToFire);
    expect(views).toEqual([false, false, true]);
  });

  it('takes what the quiver holds first', () => {
    const scene = armed(EMPTY, { bow: 1, arrow: 2 }, { luck: [['breakage', false]] });
    const { state } = scene;
    const better = new GameObject(state.newId(), state.content.archetype('arrow'), 2);
    better.setOwn('toHitBonus', 3);
    state.sheet.inventory.add(better);
    state.sheet.equipment = { ...state.sheet.equipment, quiver: better.id };
    scene.perform({ kind: 'fire', item: 0, x: 3, y: 1 });
    expect([better.count, left(scene, 'arrow')]).toEqual([1, 3]);
    scene.end();
  });

  it('goes back into the quiver when it is picked up, before any other pile', () => {
    const scene = armed(EMPTY, { bow: 1, arrow: 2 }, { luck: [['breakage', false]] });
    const { state } = scene;
    const quiver = new GameObject(state.newId(), state.content.archetype('arrow'), 3);
    state.sheet.equipment = { ...state.sheet.equipment, quiver: quiver.id };
    state.sheet.inventory.add(quiver, { apart: [scene.idOf('arrow')] });
    scene.perform({ kind: 'fire', item: 0, x: 0, y: 1 });
    expect([quiver.count, left(scene, 'arrow')]).toEqual([2, 4]);
    scene.perform({ kind: 'pick-up', item: 0 });
    expect([quiver.count, left(scene, 'arrow')]).toEqual([3, 5]);
    scene.end();
  });

  it('costs a share of the move: two of them fit into a turn', () => {
    const turnsAfter = (extraShots: number) => {
      const scene = armed(EMPTY, { bow: 1, arrow: 9 }, { streams: new Streams('shots') });
      const { sheet, clock } = scene.state;
      sheet.inventory.find(scene.idOf('bow'))!.setFact('bonus', extraShots);
      refit(scene.state.ruleset, sheet);
      for (let shot = 0; shot < 4; shot++) {
        scene.perform({ kind: 'fire', item: 0, x: 3, y: 1 });
      }
      return [clock.turn, clock.heroMovement];
    };
    expect(turnsAfter(0)).toEqual([5, 600]);
    expect(turnsAfter(1)).toEqual([3, 600]);
  });

  it('practises the launcher when it does more than 1 point', () => {
    const scene = armed(HALL, { bow: 1, arrow: 5 }, { streams: new Streams('practice') });
    const { sheet, level } = scene.state;
    sheet.skills.bow = 'basic';
    sheet.inventory.find(scene.idOf('bow'))!.setFact('toHitBonus', 50);
    const before = sheet.training.bow ?? 0;
    level.creatures.all[0]!.hitPoints = 500;
    let hits = 0;
    for (let shot = 0; shot < 5; shot++) {
      const target = level.creatures.all[0]!.square;
      const [x, y] = [level.map.x(target), level.map.y(target)];
      scene.perform({ kind: 'fire', item: 0, x, y });
      hits += scene.events.filter(
        event => event.kind === 'hit' && event.actor === 1 && event.damage > 1,
      ).length;
    }
    expect(hits).toBeGreaterThan(0);
    expect((sheet.training.bow ?? 0) - before).toBe(hits);
  });

  it('goes astray when the hero is confused', () => {
    const scene = armed(
      EMPTY,
      { bow: 1, arrow: 1 },
      {
        luck: [
          ['astray', true],
          ['stumble', 4],
          ['breakage', false],
        ],
      },
    );
    scene.state.sheet.conditions.set('confused', 10);
    scene.perform({ kind: 'fire', item: 0, x: 3, y: 1 });
    expect(lying(scene, 1, 2)).toEqual([['arrow', 1]]);
    scene.end();
  });
});

describe('a shot that is only asked about', () => {
  it('hits the first creature in its path, and changes nothing', () => {
    const scene = armed(['##########', '#@...j.Z.#', '##########'], { bow: 1, arrow: 3 });
    const { state } = scene;
    const [jackal, ghoul] = knownCreatures(state);
    expect(knownMissile(state, 'fire', 0, ghoul!)).toMatchObject({
      meetings: [{ creature: jackal, distance: 4, probability: 1 }],
    });
    expect(knownMissile(state, 'fire', 0, jackal!)).toMatchObject({
      meetings: [{ creature: jackal, distance: 4, probability: 1 }],
      reflection: { probability: 0 },
    });
    expect(knownMissile(state, 'throw', 999, jackal!)).toEqual({
      refused: 'unknown-item',
    });
    expect(left(scene, 'arrow')).toBe(3);
    scene.end();
  });

  it('knows what is too far', () => {
    const scene = armed(['#####', '#@.j#', '#####'], { boulder: 1 });
    const [jackal] = knownCreatures(scene.state);
    const item = scene.idOf('boulder');
    expect(knownMissile(scene.state, 'throw', item, jackal!)).toEqual({
      refused: 'out-of-range',
    });
  });
});

describe('a throw', () => {
  it('takes one piece and a whole move', () => {
    const scene = armed(EMPTY, { knife: 2 }, { luck: [['breakage', false]] });
    scene.perform({ kind: 'throw', item: scene.idOf('knife'), x: 4, y: 1 });
    expect(scene.kinds.filter(kind => kind !== 'missile-moved')).toEqual(['thrown', 'landed']);
    expect([left(scene, 'knife'), lying(scene, 8, 1)]).toEqual([1, [['knife', 1]]]);
    expect(scene.state.clock.turn).toBe(2);
    scene.end();
  });

  it('of a potion always breaks it on whom it hits from near', () => {
    const scene = armed(
      ['#####', '#@j.#', '#####'],
      {},
      {
        luck: [
          ['damage', 1],
          ['hit', true],
          ['critical', false],
        ],
      },
    );
    scene.perform({ kind: 'throw', item: scene.idOf('red_potion'), x: 2, y: 1 });
    expect(scene.kinds).toContain('missile-broke');
    expect(left(scene, 'red_potion')).toBe(0);
  });

  it('of what is very heavy gets to the next square', () => {
    const scene = armed(EMPTY, { boulder: 2 }, { luck: [['breakage', false]] });
    const item = scene.idOf('boulder');
    expect(scene.perform({ kind: 'throw', item, x: 3, y: 1 })?.reason).toBe('out-of-range');
    scene.perform({ kind: 'throw', item, x: 2, y: 1 });
    expect(lying(scene, 2, 1)).toEqual([['boulder', 1]]);
    scene.end();
  });

  it('of the weapon in hand empties it, unless it is cursed', () => {
    const scene = armed(EMPTY, { hat: 1 }, { luck: [['breakage', false]] });
    const { sheet } = scene.state;
    const staff = scene.idOf('staff');
    const hat = scene.idOf('hat');
    sheet.equipment = { ...BARE, weapon: staff, helmet: hat };
    const toss = (item: number) => scene.perform({ kind: 'throw', item, x: 2, y: 1 })?.reason;
    sheet.inventory.find(staff)!.setOwn('beatitude', -1);
    expect([toss(staff), toss(hat), toss(0)]).toEqual(['cursed', 'worn', 'unknown-item']);
    sheet.inventory.find(staff)!.setOwn('beatitude', 0);
    expect([toss(staff), sheet.equipment.weapon, sheet.weapon]).toEqual([undefined, 0, undefined]);
    scene.end();
  });

  it('never loses what the hero came for', () => {
    const scene = armed(['#####', '#@j.#', '#####'], { treasure: 1 }, { luck: [['hit', false]] });
    scene.perform({ kind: 'throw', item: scene.idOf('treasure'), x: 2, y: 1 });
    expect(lying(scene, 2, 1)).toEqual([['treasure', 1]]);
  });

  it('is told in sentences', () => {
    const names = {
      1: { name: 'Ada', isHero: true, common: false },
      7: { name: 'knife', isHero: false, common: true },
    };
    expect(tellEvent({ kind: 'thrown', actor: 1, item: 7 }, names)).toBe('You throw a knife.');
    expect(tellEvent({ kind: 'missile-broke', item: 7, x: 1, y: 1 }, names)).toBe(
      'The knife breaks.',
    );
  });
});
