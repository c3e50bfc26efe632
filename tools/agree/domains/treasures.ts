// What treasure lists give, and the condition of what is found.

import { Enumerator } from '@roguewright/engine/chance';
import { answerInputs } from '@roguewright/engine/face';
import { drawCondition, drawTreasure, type GenerationView } from '@roguewright/engine/objects';
import { type Domain, records } from '../question.ts';
import { titleOf } from '../told.ts';

/** Whether a draw from a list gives a thing. */
export const TREASURES: Domain = {
  name: 'treasure',
  slot: 'world',
  draw: ({ world, ruleset, luck }) => {
    const book = world.content().treasure;
    const lists = book.lists.filter(({ name }) => book.list(name).one);
    const list = luck.pick(lists).name;
    const difficulty = luck.between(1, 30);
    const inputs = { ruleset: ruleset.id, list, depth: String(difficulty) };
    const { exact, shares } = answerInputs(world, 'treasure', inputs).json as {
      readonly exact: boolean;
      readonly shares: Readonly<Record<string, number>>;
    };
    const names = Object.keys(shares);
    if (!exact || names.length === 0) {
      return undefined;
    }
    const wanted = luck.pick(names);
    const share = shares[wanted]!;
    return {
      title: `${titleOf('treasure', inputs)}, ${wanted}`,
      asked: [
        ['found', share],
        ['not found', Math.max(0, 1 - share)],
      ],
      play: chance =>
        drawTreasure(chance, book, { list, difficulty }).some(
          ({ archetype }) => archetype === wanted,
        )
          ? 'found'
          : 'not found',
    };
  },
};

const NO_CHARGES = { count: 0, sides: 0, bonus: 0 };

/** Beatitude, enchantment and charges of a thing that is found. */
export const CONDITIONS: Domain = {
  name: 'condition of a thing',
  slot: 'world',
  draw: ({ ruleset, luck }) => {
    const { generation } = ruleset.slots.world;
    const view: GenerationView = {
      class: luck.pick([
        'weapon',
        'armour',
        'potion',
        'scroll',
        'spellbook',
        'wand',
        'ring',
        'amulet',
      ]),
      prone: luck.percent(25),
      favourOneIn: luck.pick([0, 0, 3, 10]),
      enchantable: luck.percent(50),
      charges: luck.pick([NO_CHARGES, { count: 1, sides: 5, bonus: 3 }]),
      level: luck.between(1, 30),
      most: luck.pick([0, 2, 5]),
    };
    const conditions = new Enumerator().ask(drawCondition, generation, view);
    const textOf = (condition: ReturnType<typeof drawCondition>) => JSON.stringify(condition);
    return {
      title: `${view.class} at level ${view.level}${view.prone ? ', usually cursed' : ''}, at most ${view.most} under ${ruleset.id}`,
      asked: records(conditions, textOf),
      play: chance => textOf(drawCondition(chance, generation, view)),
    };
  },
};
