// What a treasure list gives, or what its holder brings.

import { Generator, hashText, PlayedChance } from '../../../chance/index.ts';
import { type Content, textOf, writtenName } from '../../../objects/index.ts';
import { type Figure, type TreasureShare, treasureShares } from '../../../odds/index.ts';
import { DEEPEST } from '../fields/treasure-fields.ts';
import { amount, chance } from '../figures/figures.ts';
import { rulesetLine } from '../figures/ruleset-line.ts';
import { integerOption, nameOption } from '../reading/values.ts';
import { type LabKind, type RulesOptions, rulesOf } from './lab-kind.ts';

interface TreasureOptions extends RulesOptions {
  readonly list: string;
  readonly depth: string;
  readonly item?: string;
  readonly seed: string;
}

/** Draws from a list that tries all its entries. */
const DRAWS = 20_000;

/** Entries that are listed. */
const MOST_LISTED = 30;

/** Standard deviations within which 19 of 20 estimates lie. */
const DEVIATIONS = 1.96;

const DRAWN = 'of all draws';

/** Treasure as a kind of question. */
export const TREASURE_KIND: LabKind<TreasureOptions> = {
  name: 'treasure',
  answer: (world, options) => {
    const ruleset = rulesOf(world, options);
    const book = world.content().treasure;
    const name = listNamed(world.content(), options.list);
    const difficulty = integerOption('--depth', options.depth, 1, DEEPEST);
    const luck = new PlayedChance(new Generator(hashText(options.seed)));
    const found = treasureShares(book, { list: name, difficulty }, { luck, times: DRAWS });
    const { exact, shares } = found;
    const rest = shares.length - MOST_LISTED;
    return {
      title: `A draw from ${name} at depth ${difficulty}, ${exact ? 'exact' : `estimated from ${DRAWS} draws`}`,
      rules: rulesetLine(ruleset, ['spells'], world.rulesets),
      figures: figuresOf(shares, options.item),
      details: shares
        .slice(0, MOST_LISTED)
        .map(({ archetype, chance: share }) => chance(archetype, share, DRAWN)),
      plots: [],
      remarks: [
        ...(rest > 0 ? [`${rest} more have smaller chances.`] : []),
        ...(exact ? [] : [errorOf(shares)]),
      ],
      notes: [],
      json: {
        exact,
        shares: Object.fromEntries(
          shares.map(({ archetype, chance: share }) => [archetype, share]),
        ),
      },
    };
  },
};

/** The list of that name, or the list of the archetype of that name. */
function listNamed(content: Content, written: string): string {
  const names = treasureNames(content);
  const name = nameOption('--list', written, names);
  return content.treasure.find(name) === undefined
    ? textOf(content.archetype(name), 'randomitems')
    : name;
}

/** Every list, and every archetype that has one. */
export function treasureNames(content: Content): readonly string[] {
  const lists = content.treasure.lists.map(({ name }) => name);
  const holders = content.archetypes.filter(one => textOf(one, 'randomitems') !== '');
  return [...new Set([...lists, ...holders.map(({ id }) => id)])];
}

function figuresOf(shares: readonly TreasureShare[], item: string | undefined): Figure[] {
  const kinds = shares.reduce((sum, { chance: share }) => sum + share, 0);
  const number = amount('kinds', kinds, 'a draw on average');
  if (item === undefined) {
    return [number];
  }
  const names = shares.map(({ archetype }) => writtenName(archetype));
  const wanted = nameOption('--item', item, names);
  const share = shares[names.indexOf(wanted)]!.chance;
  return [
    chance('found', share, `${DRAWN} (${wanted})`),
    amount('draws', 1 / share, 'until it is found, on average', 'less'),
    number,
  ];
}

/** How far the estimates may be off, at a chance of one half. */
function errorOf(shares: readonly TreasureShare[]): string {
  const widest = shares.reduce(
    (most, { chance: share }) => Math.max(most, Math.sqrt((share * (1 - share)) / DRAWS)),
    0,
  );
  const points = (100 * DEVIATIONS * widest).toFixed(2);
  return `In 19 of 20 cases a chance is off by at most ${points} percentage points.`;
}
