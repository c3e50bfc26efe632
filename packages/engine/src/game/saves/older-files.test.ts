// Saves as versions 10 and 11 wrote them: written by the program of that time, and played on with that of today.

import { describe, expect, it } from 'vitest';
import { chargesOf, loadContent } from '../../objects/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { performCommand } from '../perform.ts';
import { POWERS } from '../powers/index.ts';
import { powerWords } from '../powers/load-content.ts';
import type { GameState } from '../state/state.ts';
import { dungeonFiles } from '../testing/content.ts';
import { OLDER_FILES } from '../testing/older-files.ts';
import { viewFor } from '../views/view-for.ts';
import { hashGame, restoreGame, type SavedGame, saveGame } from './save.ts';

/** What the games were played with besides the content of the dungeon. */
const EXTRA = `Object sinew
name sinew
type 101
subtype 24
level 1
spell_level 1
school enchantment
sp 1
duration 60
str 1
end
Object feed
name feed
type 101
subtype 28
level 1
spell_level 1
school enchantment
sp 1
dam 6
end
Object stick
name stick
type 109
charges 2
weight 100
arch spell_ball
end
end
`;

const content = loadContent(
  [...dungeonFiles(), { path: 'older.arc', text: EXTRA }],
  powerWords(POWERS),
);
const house = createRulesets().resolve('house');

/** A save, and what the program of its time told of the game. */
interface OlderFile {
  readonly save: SavedGame;
  readonly told: {
    readonly turn: number;
    readonly hitPoints: number;
    readonly square: number;
    readonly energy: number;
    readonly things: readonly string[];
    readonly creatures: number;
  };
}

function read(version: keyof typeof OLDER_FILES): OlderFile {
  return JSON.parse(OLDER_FILES[version]) as OlderFile;
}

function toldOf({ clock, hero, sheet, level }: GameState): OlderFile['told'] {
  return {
    turn: clock.turn,
    hitPoints: hero.hitPoints,
    square: hero.square,
    energy: sheet.energy,
    things: sheet.inventory.things.map(({ archetype }) => archetype.id),
    creatures: level.creatures.all.length,
  };
}

describe.each([10, 11] as const)('a save of version %i', version => {
  const { save, told } = read(version);

  it('was written by that version', () => {
    expect((save as unknown as { version: number }).version).toBe(version);
  });

  it('is the same game, and stays it when it is saved again', () => {
    const state = restoreGame(content, house, save);
    expect(toldOf(state)).toEqual(told);
    const again = restoreGame(content, house, saveGame(state));
    expect(hashGame(again)).toBe(hashGame(state));
  });

  it('goes on', () => {
    const state = restoreGame(content, house, save);
    for (let moves = 0; moves < 30 && state.ending === undefined; moves++) {
      performCommand(state, { kind: 'search', count: 1 });
    }
    expect(state.clock.turn).toBeGreaterThan(told.turn + 10);
    expect(() => viewFor(state)).not.toThrow();
  });
});

describe('a save of version 10', () => {
  it('has no forces, and the ground as light as it was dug', () => {
    const state = restoreGame(content, house, read(10).save);
    expect(state.sheet.forces.all).toEqual([]);
    expect(state.level.creatures.all.every(({ forces }) => forces.none)).toBe(true);
    expect(viewFor(state).hero.forces).toEqual([]);
  });
});

describe('a save of version 11', () => {
  it('keeps its force, which ends', () => {
    const state = restoreGame(content, house, read(11).save);
    expect(viewFor(state).hero.forces).toMatchObject([{ name: 'sinew', gives: { str: 2 } }]);
    for (let moves = 0; moves < 10; moves++) {
      performCommand(state, { kind: 'search', count: 1 });
    }
    expect(viewFor(state).hero.forces).toEqual([]);
  });

  it('keeps the question that waits, which can be answered', () => {
    const { save } = read(11);
    const seats = (save as unknown as { seats: { pending: { facts: object } }[] }).seats;
    expect(seats[0]!.pending.facts).toHaveProperty('creature');
    const state = restoreGame(content, house, save);
    expect(state.pending).toMatchObject({ about: 'cast-item' });
    expect(state.pending!.facts).not.toHaveProperty('creature');
    const stick = state.sheet.inventory.things.find(({ archetype }) => archetype.id === 'stick')!;
    const { energy } = state.sheet;
    performCommand(state, { kind: 'answer', answer: { item: stick.id } });
    expect(state.pending).toBeUndefined();
    expect(state.sheet.energy).toBeLessThan(energy);
    const left = state.sheet.inventory.find(stick.id);
    expect(left === undefined || chargesOf(left).left >= 2).toBe(true);
  });
});
