// How long known spells are remembered, what forgotten ones do, and books.

import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { migrate, type Versioned } from './saves/migrations.ts';
import { restoreGame, type SavedGame, saveGame } from './saves/save.ts';
import { SAVE_MIGRATIONS } from './saves/save-migrations.ts';
import { ball, give, learn, leftOf, room } from './testing/casters.ts';
import { asVersion8 } from './testing/older-saves.ts';
import { viewFor } from './views/view-for.ts';

describe('the memory of a spell', () => {
  it('begins at 20,000 turns and loses one a turn, whatever the hero does', () => {
    const scene = room();
    scene.perform({ kind: 'rest', count: 50 });
    expect(leftOf(scene, ball(scene))).toBe(20_000 - scene.state.clock.turn + 1);
  });

  it('is spent by casts, not by turns, where the rules count casts', () => {
    const scene = room('nethack-1.3d');
    scene.state.sheet.level = 30;
    for (let cast = 0; cast < 5; cast++) {
      scene.perform({ kind: 'cast', spell: ball(scene), direction: 3 });
    }
    const succeeded = 20 - leftOf(scene, ball(scene));
    expect(succeeded).toBeGreaterThan(2);
    scene.perform({ kind: 'rest', count: 20 });
    expect(leftOf(scene, ball(scene))).toBe(20 - succeeded);
  });

  it('grows by 500 with each success in SLASH’EM', () => {
    const scene = room('slashem');
    scene.state.sheet.level = 30;
    let turns = 0;
    let casts = 0;
    for (let tries = 0; tries < 50 && casts < 2; tries++) {
      const { turn } = scene.state.clock;
      scene.perform({ kind: 'cast', spell: ball(scene), direction: 3 });
      casts += scene.kinds.includes('cast') ? 1 : 0;
      turns += scene.state.clock.turn - turn;
    }
    expect(leftOf(scene, ball(scene))).toBe(20_000 + 1000 - turns);
  });

  it('is shown within limits that skill narrows, and as gone in the end', () => {
    const scene = room();
    const shown = () => viewFor(scene.state).spells[0]!;
    expect(shown()).toMatchObject({ retention: { low: 100, high: 100 }, forgotten: false });
    scene.state.sheet.memory.set(ball(scene), 9000);
    scene.state.sheet.skills.attack = 'unskilled';
    expect(shown().retention).toEqual({ low: 26, high: 50 });
    scene.state.sheet.skills.attack = 'expert';
    expect(shown().retention).toEqual({ low: 45, high: 46 });
    scene.state.sheet.memory.set(ball(scene), 0);
    expect(shown()).toMatchObject({ retention: { low: 0, high: 0 }, forgotten: true });
    expect(viewFor(scene.state).spellMenu.forgottenMark).toBe('*');
  });

  it('is noticed to fade by the caster', () => {
    const scene = room();
    for (const [left, grade] of [
      [2001, undefined],
      [1999, 4],
      [90, 1],
    ] as const) {
      scene.state.sheet.memory.set(ball(scene), left);
      scene.perform({ kind: 'cast', spell: ball(scene), direction: 3 });
      const told = scene.events.find(({ kind }) => kind === 'memory-fades');
      expect(told).toEqual(grade && { kind: 'memory-fades', actor: 1, spell: ball(scene), grade });
    }
  });

  it('is saved, and an older save remembers everything', () => {
    const scene = room();
    scene.state.sheet.memory.set(ball(scene), 77);
    const house = createRulesets().resolve('house');
    const saved = saveGame(scene.state);
    const eight = asVersion8(saved);
    const { memory: _, menuOrder: __, ...sheet } = eight.sheet as Versioned;
    const older = { ...eight, version: 1, sheet };
    expect(migrate('the save', older, SAVE_MIGRATIONS.slice(0, 1))).toMatchObject({
      version: 2,
      sheet: { memory: [], menuOrder: 'letter' },
    });
    const { content } = scene.state;
    const [now, before] = [saved, older].map(one =>
      restoreGame(content, house, {
        ...one,
        streams: new Streams('x').save(),
      } as unknown as SavedGame),
    );
    const [left, fresh] = [now!, before!].map(state =>
      state.sheet.memory.left(house.slots.casting, ball(scene)),
    );
    expect([left, fresh]).toEqual([77, 20_000]);
  });
});

describe('a forgotten spell', () => {
  it('confuses and stuns without a price, and players use it to be confused', () => {
    const scene = room();
    scene.state.sheet.memory.set(ball(scene), 0);
    scene.perform({ kind: 'cast', spell: ball(scene), direction: 0 });
    const told = scene.events.find(({ kind }) => kind === 'cast-backfired');
    const { sheet, hero, clock } = scene.state;
    expect(told).toMatchObject({ actor: 1, spell: ball(scene), drained: 0 });
    const { confusion, stun } = told as unknown as Record<string, number>;
    expect(confusion! + stun!).toBe(3 * 4);
    expect(hero.conditions.left('confused')).toBe(Math.max(0, confusion! - (clock.turn - 1)));
    expect(sheet.energy).toBe(90);
    expect(sheet.nutrition).toBe(900 - (clock.turn - 1));
    expect(sheet.training).toEqual({});
  });

  it('drains energy in NetHack 3.7, never stuns in FIQHack', () => {
    const scene = room('nethack-3.7');
    scene.state.sheet.memory.set(ball(scene), 0);
    scene.perform({ kind: 'cast', spell: ball(scene), direction: 3 });
    const told = scene.events.find(({ kind }) => kind === 'cast-backfired')!;
    expect((told as unknown as Record<string, number>).drained).toBeGreaterThan(0);
    expect(scene.state.sheet.energy).toBeLessThan(90);
    const fiqhack = room('fiqhack');
    fiqhack.state.sheet.memory.set(ball(fiqhack), 0);
    for (let cast = 0; cast < 10; cast++) {
      fiqhack.perform({ kind: 'cast', spell: ball(fiqhack), direction: 3 });
    }
    expect(fiqhack.state.hero.conditions.left('stunned')).toBe(0);
    expect(fiqhack.state.hero.conditions.left('confused')).toBeGreaterThan(0);
    expect(fiqhack.state.clock.turn).toBe(1);
  });
});

describe('a book', () => {
  it('teaches, then wears until it can’t be read', () => {
    const scene = room();
    const book = give(scene, 'thin_book', { beatitude: 1, identified: 1 });
    const read = () => {
      scene.perform({ kind: 'study', item: book.id });
      return scene.kinds.filter(kind => kind !== 'recognised');
    };
    expect(read()).toEqual(['read-book', 'spell-learned']);
    const spell = scene.state.sheet.spells.at(-1)!;
    expect(leftOf(scene, spell.id)).toBe(20_000);
    expect(read()).toEqual(['read-book', 'known-well']);
    expect(book.fact('studies')).toBe(1);
    for (let again = 2; again <= 4; again++) {
      scene.state.sheet.memory.set(spell.id, 900);
      expect(read()).toEqual(['read-book', 'memory-refreshed']);
      expect(book.fact('studies')).toBe(again);
    }
    scene.state.sheet.memory.set(spell.id, 0);
    expect(read()).toEqual(['read-book', 'book-too-faint']);
    expect(scene.state.sheet.inventory.find(book.id)).toBeUndefined();
  });

  it.each([
    ['house', 1000],
    ['nethack-3.4.3', 1000],
    ['nethack-3.6.7', 2000],
    ['slashem', 60_000],
  ] as const)('is known well under %s with more than %i turns left at its end', (name, limit) => {
    const scene = room(name);
    const book = give(scene, 'thin_book', { beatitude: 1 });
    const spell = learn(scene, 'spell_mend');
    const taken = 5;
    for (const [left, kind] of [
      [limit + taken + 3, 'known-well'],
      [limit, 'memory-refreshed'],
    ] as const) {
      scene.state.sheet.memory.set(spell.id, left);
      scene.perform({ kind: 'read', item: book.id });
      expect(scene.kinds).toContain(kind);
    }
  });

  it('that is known well asks in NetHack 3.7, and is read by a hero who insists', () => {
    const scene = room('nethack-3.7');
    const book = give(scene, 'thin_book', { beatitude: 1 });
    const spell = learn(scene, 'spell_mend');
    const { turn } = scene.state.clock;
    expect(scene.perform({ kind: 'read', item: book.id })).toEqual({
      reason: 'known-well',
      usesMove: false,
    });
    expect(scene.state.clock.turn).toBe(turn);
    scene.perform({ kind: 'study', item: book.id });
    expect(leftOf(scene, spell.id)).toBe(20_000);
  });

  it('is used up by learning in FIQHack, for 60,000 turns', () => {
    const scene = room('fiqhack');
    const book = give(scene, 'thin_book', { beatitude: 1 });
    scene.perform({ kind: 'study', item: book.id });
    expect(scene.kinds).toContain('book-used-up');
    expect(scene.state.sheet.inventory.find(book.id)).toBeUndefined();
    expect(leftOf(scene, scene.state.sheet.spells.at(-1)!.id)).toBe(59_999);
  });

  it('is laid aside when something comes up, and gone on with where it was', () => {
    const scene = room();
    const book = give(scene, 'thin_book', { beatitude: 1, delay: 9 });
    const { turn } = scene.state.clock;
    scene.state.hero.conditions.set('poisoned', 2);
    scene.perform({ kind: 'read', item: book.id });
    expect(scene.events).toContainEqual({
      kind: 'study-interrupted',
      actor: 1,
      item: book.id,
    });
    expect(scene.state.clock.turn - turn).toBe(2);
    scene.perform({ kind: 'read', item: book.id });
    expect(scene.kinds).toContain('spell-learned');
    // Opening it, nine turns of study, and the move in which it is finished.
    expect(scene.state.clock.turn - turn).toBe(11);
  });

  it('is read no further by a hero killed while opening it', () => {
    const scene = room('house', ['######', '#@jjj#', '#jjjj#', '######']);
    const book = give(scene, 'thin_book', { beatitude: 1, delay: 9 });
    // The jackals move from the second turn on.
    scene.perform({ kind: 'search', count: 1 });
    scene.state.hero.hitPoints = 0;
    scene.perform({ kind: 'read', item: book.id });
    expect(scene.state.ending).toMatchObject({ kind: 'died' });
    expect(scene.kinds).not.toContain('study-interrupted');
  });

  it('that isn’t paid for costs a fee for its use, but not when it is known well', () => {
    const scene = room();
    const book = give(scene, 'thin_book', { beatitude: 1, unpaid: 100 });
    scene.perform({ kind: 'read', item: book.id });
    expect(scene.events).toContainEqual({ kind: 'use-fee', actor: 1, item: book.id, amount: 80 });
    scene.perform({ kind: 'read', item: book.id });
    expect(scene.kinds).toContain('known-well');
    expect(scene.kinds).not.toContain('use-fee');
  });
});
