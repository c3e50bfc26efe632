// Rows of the documents that need a running game: a helpless hero beside a monster that goes on, and a monster that
// reads what it finds.

import { performCommand } from '@roguewright/engine/game';
import { kindWith, makeObject } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const library = createRulesets();
const house = library.resolve('house');

/** What was perceived since the hero became helpless for a reason; empty: he didn’t. */
function sinceHeld({ state }: Stage, reason: string) {
  const events = state.log.perceived();
  const from = events.findIndex(event => event.kind === 'helpless' && event.reason === reason);
  return from < 0 ? [] : events.slice(from + 1);
}

describe('SD-033: a hero who is helpless', () => {
  /** A hero who can’t be killed soon, beside an ogre that is awake. */
  function besideOgre(seed: string) {
    const stage = new Stage(content, house, ['#####', '#@o.#', '#####'], { seed });
    const { state, target } = stage;
    Object.assign(state.hero, { maxHitPoints: 9000, hitPoints: 9000 });
    target.conditions.set('helpless', 0);
    return stage;
  }

  it.each([
    [
      'fainting',
      (stage: Stage) => {
        const { state } = stage;
        state.sheet.nutrition = -100;
        for (let move = 0; move < 10 && sinceHeld(stage, 'fainting').length === 0; move++) {
          performCommand(state, { kind: 'search', count: 1 });
        }
      },
    ],
    [
      'engraving',
      ({ state }: Stage) => {
        performCommand(state, { kind: 'engrave' });
        performCommand(state, { kind: 'answer', answer: { choice: 'finger' } });
        performCommand(state, { kind: 'answer', answer: { text: 'a long warning '.repeat(6) } });
      },
    ],
    [
      'paralysed',
      (stage: Stage) => {
        const { state } = stage;
        const chest = stage.thing('chest');
        chest.setFact('boxTrap', 1);
        state.level.drop(state.hero.square, chest);
        performCommand(state, { kind: 'loot' });
      },
    ],
  ] as const)('by %s loses turns in which the monster goes on', (reason, deed) => {
    // Whether he faints and what a trap does is luck: some stages come to it.
    for (let tried = 0; tried < 60; tried++) {
      const stage = besideOgre(`helpless ${tried}`);
      const { state, target } = stage;
      const { turn } = state.clock;
      deed(stage);
      const after = sinceHeld(stage, reason);
      if (after.length === 0) {
        continue;
      }
      const blows = after.filter(event => 'actor' in event && event.actor === target.id);
      expect(state.clock.turn - turn).toBeGreaterThan(2);
      expect(blows.length).toBeGreaterThan(1);
      return;
    }
    expect.fail(`no hero was helpless by ${reason}`);
  });
});

describe('SC-162: a monster that casts', () => {
  /** What a mage knows after some moves in a room with a book. */
  function known(ruleset: typeof house) {
    const stage = new Stage(content, ruleset, ['########', '#@.M...#', '########'], {
      seed: 'reader',
      kinds: { M: 'battle_mage' },
    });
    const { state, target } = stage;
    const kind = kindWith(content.archetype('spellbook'), content.archetype('spell_sleep'));
    const { map } = state.level;
    for (const square of [target.square + 1, target.square - 1, target.square]) {
      state.level.drop(
        square,
        makeObject(content, kind, () => state.newId()),
      );
    }
    target.conditions.set('helpless', 0);
    let studied = false;
    for (let move = 0; move < 40; move++) {
      Object.assign(state.hero, { maxHitPoints: 9000, hitPoints: 9000 });
      performCommand(state, { kind: 'search', count: 1 });
      studied ||= state.log.perceived().some(event => event.kind === 'monster-studied');
    }
    expect(map.has(target.square)).toBe(true);
    return { studied, abilities: target.abilities.map(({ facts }) => facts.name) };
  }

  it('picks up a book, learns from it and uses it up where the rules say so', () => {
    const { studied, abilities } = known(library.resolveWith('house', { casting: 'fiqhack' }));
    expect(studied).toBe(true);
    expect(abilities).toContain('sleep');
  });

  it('learns nothing from books under the rules of the house', () => {
    const { studied, abilities } = known(house);
    expect(studied).toBe(false);
    expect(abilities).not.toContain('sleep');
  });
});
