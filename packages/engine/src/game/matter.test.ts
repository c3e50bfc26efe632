import { describe, expect, it } from 'vitest';
import { type ScriptedLuck, Streams } from '../chance/index.ts';
import { beatitudeOf, isGodGiven } from '../objects/index.ts';
import { partsOf } from './items/learn-kind.ts';
import { lift } from './items/lift.ts';
import { restoreGame, saveGame } from './saves/save.ts';
import { MatterScene } from './testing/matter-spells.ts';
import { viewFor } from './views/view-for.ts';

const ROOM = ['#########', '#.......#', '#.@.....#', '#.......#', '#########'];
const NEAR = ['#########', '#.......#', '#.@.j...#', '#.......#', '#########'];
const WALL = ['#########', '#.......#', '#.@#j...#', '#.......#', '#########'];

/** The program's spells in the house’s game: there things change their shapes. */
const CHANGING = 'spells=crossfire';

function scene(rows: readonly string[], luck?: readonly ScriptedLuck[], ruleset = 'house') {
  const source = luck === undefined ? { streams: new Streams('matter') } : { luck };
  return new MatterScene(rows, { ...source, ruleset });
}

/** The hero casts a spell on something that he carries. */
function castOn(set: MatterScene, spell: string, item: number): void {
  const known = set.learn(spell);
  set.perform({ kind: 'cast', spell: known, direction: 0, arguments: { item } });
}

describe('gold', () => {
  it('is picked up, counted on the sheet, dropped again and saved', () => {
    const set = scene(ROOM);
    set.lay('coin', 0, 70);
    expect(viewFor(set.state).hero.gold).toBe(0);
    set.perform({ kind: 'pick-up', item: 0 });
    expect(viewFor(set.state).hero.gold).toBe(70);
    set.lay('coin', 0, 5);
    lift(set.state, set.state.level.items.get(set.state.hero.square)!.at(-1)!, 'overtaxed');
    expect(viewFor(set.state).hero.gold).toBe(75);
    const { content, ruleset } = set.state;
    const back = restoreGame(content, ruleset, JSON.parse(JSON.stringify(saveGame(set.state))));
    expect(viewFor(back).hero.gold).toBe(75);
    set.perform({ kind: 'drop', item: set.idOf('coin'), count: 30 });
    expect(viewFor(set.state).hero.gold).toBe(45);
    expect(set.lying(0)).toContain('30 coin');
  });
});

describe('alchemy', () => {
  it('melts what is known to be worth something, and contents before what holds them', () => {
    const set = scene(ROOM);
    const anvil = set.lay('anvil', 1);
    const poker = set.thing('poker');
    anvil.inventory.push(poker);
    set.state.sheet.lore.identify(anvil);
    set.state.sheet.lore.identify(poker);
    set.cast('gild');
    expect(set.kinds).toContain('thing-melted');
    // Five hundredths of 3000 and 4000: 150 and 200, in beads of 40.
    expect(set.lying(1)).toEqual(['8 gold_bead']);
  });

  it('leaves nothing of a thing in 1 case of 30, of which luck is asked first', () => {
    const set = scene(ROOM, [['melts-away', true]]);
    const anvil = set.lay('anvil', 1);
    set.state.sheet.lore.identify(anvil);
    set.cast('gild');
    expect(set.lying(1)).toEqual([]);
    set.end();
  });

  it('stops with the pile by which it exceeds its weight', () => {
    const set = scene(ROOM);
    for (const steps of [-1, 0, 1]) {
      set.state.sheet.lore.identify(set.lay('anvil', steps));
    }
    set.cast('gild');
    // 20 kilograms: the second anvil of 15 is the last.
    expect([-1, 0, 1].map(steps => set.lying(steps)[0]?.split(' ')[1])).toEqual([
      'gold_bead',
      'gold_bead',
      'anvil',
    ]);
  });

  it('goes by the plain price of what isn’t identified', () => {
    const set = scene(ROOM);
    const ladle = set.lay('ladle', 1);
    ladle.setFact('value', 100_000);
    set.state.sheet.lore.doubt(ladle, 'enchantment');
    set.cast('gild');
    expect(set.lying(1)).toEqual([]);
  });
});

describe('polymorph', () => {
  it('is off in the house, and says so', () => {
    const set = scene(NEAR);
    set.lay('ladle', 1);
    set.cast('turn', 3);
    expect(set.events).toContainEqual(
      expect.objectContaining({ kind: 'cast-in-vain', why: 'not-in-this-world' }),
    );
    expect(set.lying(1)).toEqual(['1 ladle']);
  });

  it('changes things within a third of twice their value at level 1, and lets 1 in 8 melt', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const streams = new Streams(`turn ${seed}`);
      const set = new MatterScene(ROOM, { streams, ruleset: CHANGING });
      set.lay('ladle', 2);
      set.cast('turn', 3);
      const [thing = 'nothing'] = set.lying(2);
      seen.add(thing);
      const value = set.state.level.items.get(set.state.hero.square + 2)?.[0]?.fact('value') ?? 0;
      expect(value).toBeLessThanOrEqual(90);
    }
    expect(seen).toContain('nothing');
    expect(seen).toContain('1 tongs');
    expect(seen).not.toContain('1 anvil');
  });

  it('changes a creature, which stays where it is and serves whom it served', () => {
    const set = scene(NEAR, undefined, CHANGING);
    const [before] = set.state.level.creatures.all;
    before!.master = set.state.hero.id;
    for (let cast = 0; cast < 12 && !set.kinds.includes('polymorphed'); cast++) {
      set.state.sheet.energy = 90;
      set.cast('turn', 3);
    }
    const [after] = set.state.level.creatures.all;
    expect(set.kinds).toContain('polymorphed');
    expect(after!.archetype.id).not.toBe('jackal');
    expect(after!.master).toBe(set.state.hero.id);
  });

  it('is stopped by a wall, and leaves heroes as they are', () => {
    const set = scene(WALL, undefined, CHANGING);
    for (let cast = 0; cast < 6; cast++) {
      set.state.sheet.energy = 90;
      set.cast('turn', 3);
    }
    expect(set.state.level.creatures.all[0]!.archetype.id).toBe('jackal');
  });
});

describe('an item', () => {
  it('cursed by a spell is cursed, and again is refused', () => {
    const set = scene(ROOM);
    const ladle = set.give('ladle');
    castOn(set, 'hex', ladle.id);
    expect(set.kinds).toContain('item-cursed');
    expect(beatitudeOf(ladle)).toBe('cursed');
    castOn(set, 'hex', ladle.id);
    expect(set.events).toContainEqual(
      expect.objectContaining({ kind: 'cast-in-vain', why: 'no-change' }),
    );
  });

  it('cursed by the program’s rules isn’t known any more, and by the document’s it is', () => {
    for (const [ruleset, known] of [
      [CHANGING, false],
      ['house', true],
    ] as const) {
      const set = scene(ROOM, undefined, ruleset);
      const ladle = set.give('ladle');
      set.state.sheet.lore.identify(ladle);
      castOn(set, 'hex', ladle.id);
      expect(partsOf(set.state, ladle).beatitude).toBe(known ? 'cursed' : undefined);
    }
  });

  it('blessed by a spell is known as blessed, a god’s, and can’t be dropped or thrown', () => {
    const set = scene(ROOM);
    const ladle = set.give('ladle');
    castOn(set, 'boon', ladle.id);
    expect(partsOf(set.state, ladle)).toMatchObject({ beatitude: 'blessed', godGiven: true });
    expect(isGodGiven(ladle)).toBe(true);
    const { square } = set.state.hero;
    const { map } = set.state.level;
    for (const command of [
      { kind: 'drop', item: ladle.id, count: 1 },
      { kind: 'throw', item: ladle.id, x: map.x(square) + 2, y: map.y(square) },
    ] as const) {
      expect(set.perform(command)?.reason).toBe('lent');
      expect(set.kinds).toContain('item-kept');
    }
    expect(set.state.sheet.inventory.find(ladle.id)).toBe(ladle);
  });

  it('that a spell would both bless and curse is cursed', () => {
    const set = scene(ROOM);
    const ladle = set.give('ladle');
    castOn(set, 'both', ladle.id);
    expect(beatitudeOf(ladle)).toBe('cursed');
    expect(isGodGiven(ladle)).toBe(false);
  });

  it('cursed and then blessed keeps both, and is blessed once the curse is lifted', () => {
    const set = scene(ROOM);
    const ladle = set.give('ladle');
    castOn(set, 'hex', ladle.id);
    castOn(set, 'boon', ladle.id);
    expect(beatitudeOf(ladle)).toBe('cursed');
    expect(ladle.hasFlag('blessed')).toBe(true);
  });

  it('is called damned once its curse is known', () => {
    const set = scene(ROOM);
    const ladle = set.give('ladle');
    ladle.setFlag('damned', true);
    expect(partsOf(set.state, ladle).damned).toBeUndefined();
    set.state.sheet.lore.learn(ladle, 'beatitude');
    expect(partsOf(set.state, ladle)).toMatchObject({ beatitude: 'cursed', damned: true });
  });
});
