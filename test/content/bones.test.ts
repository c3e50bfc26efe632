// Heroes who rise from their bones in a world that goes on. SC-…: statements of the spellcasting document.

import { type GameState, newGame, performCommand } from '@roguewright/engine/game';
import { TYPE } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { tellEvent } from '@roguewright/engine/words';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';

const library = createRulesets();

/** A world of two, in which the wizard Bren, the second, dies of hunger at the first turn. */
function death(casting: string, seed: string) {
  const rules = library.resolveWith('house', { casting });
  const first = newGame(content, rules, {
    heroName: 'Ada',
    role: 'priest',
    race: 'dwarf',
    seed,
    companions: [{ heroName: 'Bren', role: 'wizard', race: 'human' }],
  });
  const [ada, bren] = first.states as [GameState, GameState];
  const had = {
    spells: bren.sheet.spells.map(({ archetype }) => archetype.id).sort(),
    things: bren.sheet.inventory.things.map(({ archetype }) => archetype.id).sort(),
    hitPoints: bren.hero.maxHitPoints,
  };
  bren.sheet.nutrition = -10_000;
  const events = [];
  for (let move = 0; move < 4 && bren.ending === undefined; move++) {
    for (const state of [ada, bren]) {
      if (state.ending === undefined) {
        performCommand(state, { kind: 'search', count: 1 });
        events.push(...state.log.perceived());
      }
    }
  }
  const risen = bren.level.creatures.all.find(
    ({ archetype }) => archetype.id === 'called_risen_hero',
  );
  return { ada, bren, had, risen, events };
}

const GAMES = Array.from({ length: 8 }, (_, at) => `bones ${at}`);

describe('SC-167: a hero who dies while others go on', () => {
  it('rises in about half of FIQHack’s worlds, asleep, as a caster with his things and spells', () => {
    const ends = GAMES.map(seed => death('fiqhack', seed));
    expect(ends.every(({ bren }) => bren.ending?.kind === 'died')).toBe(true);
    const rose = ends.filter(({ risen }) => risen !== undefined);
    expect(rose.length).toBeGreaterThan(0);
    expect(rose.length).toBeLessThan(GAMES.length);
    for (const { risen, had, bren } of rose) {
      const carried = (isSpell: boolean) =>
        risen!.carried
          .filter(({ archetype }) => (archetype.type === TYPE.spell) === isSpell)
          .map(({ archetype }) => archetype.id)
          .sort();
      expect(carried(true)).toEqual(had.spells);
      expect(carried(false)).toEqual(expect.arrayContaining(had.things));
      expect([risen!.given, risen!.level, risen!.maxHitPoints]).toEqual(['Bren', 1, had.hitPoints]);
      expect(risen!.conditions.has('asleep')).toBe(true);
      expect(bren.level.map.occupant[risen!.square]).toBe(risen!.id);
      expect(risen!.abilities.length).toBeGreaterThan(0);
    }
  });

  it('leaves body and things where he doesn’t rise, and always under NetHack’s rules', () => {
    for (const casting of ['fiqhack', 'nethack-3.6.7']) {
      const ends = GAMES.slice(0, 4).map(seed => death(casting, seed));
      const lies = ends.filter(({ risen }) => risen === undefined);
      expect(lies.length).toBeGreaterThan(casting === 'fiqhack' ? 0 : 3);
      for (const { bren, had } of lies) {
        const floor = bren.level.items.get(bren.hero.square) ?? [];
        expect(floor.length).toBeGreaterThan(had.things.length / 2);
        expect(floor.some(({ name }) => name.includes('body of Bren'))).toBe(true);
      }
    }
  });

  it('is told to who sees it', () => {
    expect(
      tellEvent({ kind: 'rose-from-bones', actor: 7 }, { 7: { name: 'Bren' } as never }),
    ).toMatch(/rises from the bones of a hero\.$/);
  });
});
