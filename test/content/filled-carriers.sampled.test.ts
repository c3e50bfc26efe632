// The carriers that ship, filled by their lists: made at every depth, used, saved after each command.

import { Enumerator, Generator, PlayedChance, Streams } from '@roguewright/engine/chance';
import {
  type Command,
  hashGame,
  newGame,
  performCommand,
  performedFor,
  restoreGame,
  saveGame,
} from '@roguewright/engine/game';
import {
  drawTreasure,
  isFilled,
  kindOf,
  kindsIn,
  makeObject,
  makeTreasure,
  settleCarrier,
  spellsFor,
  textOf,
} from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { sampled } from '../sampled.ts';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');
const carriers = content.archetypes.filter(isFilled);

describe('the carriers that ship', () => {
  it('are wands, staves, rods, horns, rings, scrolls, books, potions and dusts', () => {
    expect(carriers.map(({ id }) => id).sort()).toEqual(
      ['dust', 'heavy_rod', 'hunting_horn', 'light_rod', 'scroll'].concat([
        'spell_potion',
        'spell_ring',
        'spellbook',
        'staff',
        'wand',
      ]),
    );
  });

  it.each(carriers.map(({ id }) => id))('%s gets more spells the deeper it is made', id => {
    const list = textOf(content.archetype(id), 'randomitems');
    const ask = new Enumerator();
    const given = (difficulty: number) =>
      new Set(
        ask
          .ask(drawTreasure, content.treasure, { list, difficulty, kindsOnly: true })
          .list.map(({ value }) => value[0]!.archetype),
      );
    const [low, high] = [given(1), given(5)];
    expect(high.size).toBeGreaterThan(low.size);
    expect([...low].filter(spell => !high.has(spell))).toEqual([]);
    expect(high.size).toBe(spellsFor(content, content.archetype(id)).length);
  });

  it('are made in play as often as their lists are asked', () => {
    const rounds = 4000;
    const luck = new PlayedChance(new Generator(7));
    const seen = new Map<string, number>();
    let last = 0;
    for (let round = 0; round < rounds; round++) {
      const wish = { list: 'floor_wand', difficulty: 4, level: 5, ruleset: house };
      const [thing] = makeTreasure(luck, content, wish, () => ++last);
      if (thing?.archetype.id === 'wand') {
        const { id } = kindOf(thing);
        seen.set(id, (seen.get(id) ?? 0) + 1);
      }
    }
    const total = [...seen.values()].reduce((sum, count) => sum + count, 0);
    const view = { list: 'wand_spells', difficulty: 4, kindsOnly: true };
    for (const { value, probability } of new Enumerator().ask(drawTreasure, content.treasure, view)
      .list) {
      const share = (seen.get(`wand/${value[0]!.archetype}`) ?? 0) / total;
      expect(Math.abs(share - probability), value[0]!.archetype).toBeLessThan(0.03);
    }
  });
});

const rods = kindsIn(content).filter(({ id }) =>
  /^(heavy_rod|light_rod|hunting_horn|spell_ring)\//.test(id),
);

describe('rods in a game', () => {
  it.each(
    sampled(
      rods.map(({ id }) => id),
      8,
    ),
  )('%s goes on the same after every save', id => {
    const start = { heroName: 'Ada', role: 'priest', race: 'human', seed: id };
    const state = newGame(content, house, start);
    const rod = makeObject(content, content.archetype(id), () => state.newId());
    settleCarrier(house, rod);
    rod.setFact('speed', 0.03);
    state.sheet.inventory.add(rod);
    state.sheet.lore.identify(rod);
    const luck = new Streams(id).stream('commands');
    let live = state;
    for (let turn = 0; turn < 20 && live.ending === undefined; turn++) {
      const direction = (1 + luck.below(8)) as 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
      const command: Command = luck.test(2, 3)
        ? { kind: 'zap', item: rod.id, direction }
        : { kind: 'search', count: 1 };
      const back = restoreGame(content, house, JSON.parse(JSON.stringify(saveGame(live))));
      expect(hashGame(back)).toBe(hashGame(live));
      const [one, other] = [performCommand(live, command), performCommand(back, command)];
      expect(other).toEqual(one);
      expect(hashGame(back)).toBe(hashGame(live));
      expect(performedFor(back, undefined).view).toEqual(performedFor(live, undefined).view);
      live = back;
    }
    const shown = performedFor(live, undefined).view.inventory.find(item => item.id === rod.id)!;
    expect(shown.name).toMatch(/ of .* \(\d+\/\d+\)$/);
    expect(shown.energy!.most).toBeGreaterThan(shown.energy!.cost);
  });
});
