// Tools are made with the charges that the charging slot says, and odds guess by the same numbers.

import { madeDice } from '@roguewright/engine/actors';
import { Enumerator, parseDice, rollDice, Streams } from '@roguewright/engine/chance';
import {
  chargesOf,
  classOf,
  knownThing,
  Lore,
  makeObject,
  makeTreasure,
  textOf,
} from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';

const library = createRulesets();
const house = library.resolve('house');
const modern = library.resolveWith('house', { charging: 'nethack-3.7' });
const tools = content.archetypes.filter(
  kind => classOf(kind) === 'tool' && textOf(kind, 'chargesDice') !== '',
);

describe('a tool', () => {
  it.each(tools.map(({ id }) => id))('%s is made in house with what its file says', id => {
    const kind = content.archetype(id);
    const shares = (dice: ReturnType<typeof parseDice>) => [
      ...new Enumerator().askNumber((chance, of) => rollDice(chance, of, 'charges'), dice, 0),
    ];
    const written = parseDice(textOf(kind, 'chargesDice'), 'charges_dice');
    expect(shares(madeDice(house, kind) ?? written)).toEqual(shares(written));
  });

  it('is made under 3.7 with what that says, and is guessed to be', () => {
    const kind = content.archetype('horn_of_plenty');
    const seen = new Set<number>();
    const luck = new Streams('made').stream('level');
    let last = 0;
    for (let tries = 0; tries < 4000; tries++) {
      const wish = { list: 'floor', difficulty: 5, level: 10, ruleset: house };
      const chargesNow = (archetype: typeof kind) => madeDice(modern, archetype);
      for (const thing of makeTreasure(
        luck,
        content,
        { ...wish, chargesOf: chargesNow },
        () => ++last,
      )) {
        if (thing.archetype.id === kind.id || thing.archetype.id === 'bag_of_tricks') {
          seen.add(chargesOf(thing).left);
        }
      }
    }
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(3);
    const horn = makeObject(content, kind, () => ++last);
    const guessed = (ruleset: typeof house) =>
      knownThing(
        new Enumerator(),
        ruleset.slots.world.generation,
        horn,
        new Lore(new Map()),
        1,
        madeDice(ruleset, kind),
      ).condition.list.map(({ value }) => value.charges);
    expect(Math.min(...guessed(house))).toBe(1);
    expect(Math.min(...guessed(modern))).toBe(3);
  });
});
