// Statements of the document on spells about animated weapons, each by its number.

import { performCommand, performedFor } from '@roguewright/engine/game';
import { describe, expect, it } from 'vitest';
import { give, golemOn } from './scenes/side-scenes.ts';
import { cast, EMPTY, numbers, stageOf, wait } from './side-statement-stage.ts';

describe('animated weapons', () => {
  /** A weapon in the pack becomes a golem. */
  function animated(id: string, weapon: string, level = 1) {
    const stage = stageOf(EMPTY);
    const thing = give(stage, weapon);
    const told = cast(stage, id, level, thing.id);
    return { stage, thing, told, golem: golemOn(stage) };
  }

  it('SP-346, SP-347: are golems that hold the weapon, which falls where they end', () => {
    const { stage, thing, golem } = animated('animate', 'dagger');
    const { state } = stage;
    expect(golem!.carried.map(({ archetype }) => archetype.id)).toEqual(['dagger']);
    expect(state.sheet.inventory.find(thing.id)).toBeUndefined();
    golem!.hitPoints = 0;
    performCommand(state, { kind: 'steer', direction: 0 });
    const { square } = golem!;
    wait(stage, 6);
    expect(golem!.alive).toBe(false);
    const lying = state.level.items.get(square) ?? [];
    expect(lying.map(({ archetype }) => archetype.id)).toEqual(['dagger']);
  });

  it('SP-348: are made of the weapon that is chosen, which nobody wields', () => {
    const stage = stageOf(EMPTY);
    const [dagger, staff] = [give(stage, 'dagger'), give(stage, 'quarterstaff')];
    const { sheet } = stage.state;
    expect(cast(stage, 'animate')).toBeUndefined();
    expect(stage.has('golem-failed')).toBe(true);
    sheet.equipment = { ...sheet.equipment, weapon: dagger.id };
    expect(cast(stage, 'animate', 1, dagger.id)).toBeUndefined();
    expect(golemOn(stage)).toBeUndefined();
    expect(cast(stage, 'animate', 1, staff.id)).toBeDefined();
    expect(golemOn(stage)!.carried.map(({ archetype }) => archetype.id)).toEqual(['quarterstaff']);
    expect(sheet.inventory.find(dagger.id)).toBeDefined();
  });

  it('SP-349: have the casing that the spell names', () => {
    expect(animated('animate', 'dagger').golem!.archetype.id).toBe('shell');
    const shipped = animated('spell_dancing_blade', 'dagger', 10).golem!;
    expect(shipped.archetype.id).toBe('called_dancing_weapon');
  });

  it('SP-350: must be of the kind that the spell names; without one they look like the weapon', () => {
    const shown = (id: string, weapon: string) => {
      const { stage, golem } = animated(id, weapon);
      const { things } = performedFor(stage.state, undefined).view;
      const view = things.find(thing => thing.id === golem?.id);
      return view && [view.name, view.glyph, view.icon];
    };
    expect(shown('animate_odd', 'dagger')).toBeUndefined();
    expect(shown('animate_odd', 'odd_blade')?.slice(0, 2)).toEqual(['shell', 'b']);
    const [name, glyph, icon] = shown('animate', 'dagger')!;
    expect([name, glyph, icon]).toEqual(['animated dagger', ')', 'plain-dagger']);
  });

  it('SP-351, SP-352, SP-353: add the weapon’s numbers and the spell’s range, duration and damage', () => {
    const made = (id: string, level: number) => numbers(animated(id, 'odd_blade', level).golem!);
    // The weapon adds 7 + 2 + 5 damage, 5 + 2 + 2 points of wc and 16 + 12 hit points.
    const plain = { damage: 14, wc: -1, speed: Math.fround(0.4), life: 48 };
    expect(made('animate', 21)).toEqual(plain);
    expect(made('animate_far', 21)).toEqual({
      ...plain,
      wc: -3,
      speed: Math.fround(0.4 + 0.1 * 2),
    });
    expect(made('animate_long', 1)).toEqual({ ...plain, life: 58 });
    expect(made('animate_long', 21)).toEqual({ ...plain, life: 68 });
    expect(made('animate_hard', 1)).toEqual({ ...plain, damage: 16 });
    expect(made('animate_hard', 21)).toEqual({ ...plain, damage: 26 });
  });
});
