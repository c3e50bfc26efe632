// One seed under one of several rules, as a column of a table: how its hero begins, and how far the simple player gets.

import { mapText } from '../../face/index.ts';
import type { GameView } from '../../game/index.ts';
import type { Content } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { tellEnding, tellPlace } from '../../words/index.ts';
import { LocalGame } from '../game/local-game.ts';
import { playSimply } from './play-simply.ts';

/** The hero who is begun under each of the rules. */
export interface SeedHero {
  /** 1…64 characters. */
  readonly seed: string;
  readonly role: string;
  readonly race: string;
}

/** A row of the table. */
interface SeedRow {
  readonly name: string;
  readonly value: string;
}

/** A column: rows of equal names stand in equal places, whatever the rules. */
export interface SeedColumn {
  readonly beginning: readonly SeedRow[];
  /** After the commands of the simple player. */
  readonly end: readonly SeedRow[];
  /** What the hero knows of his level at the beginning, and at the end. */
  readonly firstMap: string;
  readonly lastMap: string;
}

/** The most commands of the simple player. */
export const MOST_SEED_MOVES = 20_000;

/** Begins a hero under one of the rules, and plays him. @throws UsageError for a seed, role or race that there isn't */
export function seedColumn(
  content: Content,
  ruleset: Ruleset,
  hero: SeedHero,
  moves: number,
): SeedColumn {
  const game = LocalGame.create(content, ruleset, { heroName: 'Seed', ...hero });
  const begun = game.look().view;
  playSimply(game, hero.seed, moves);
  const ended = game.look().view;
  return {
    beginning: rowsOf(BEGINNING, begun),
    end: rowsOf(END, ended),
    firstMap: mapText(begun),
    lastMap: mapText(ended),
  };
}

/** The names of rows, and what stands in them. */
type Rows = readonly (readonly [name: string, read: (view: GameView) => string])[];

const BEGINNING: Rows = [
  ['Hit points', ({ hero }) => `${hero.maxHitPoints}`],
  ['Energy', ({ hero }) => `${hero.maxEnergy}`],
  ['Armour class', ({ hero }) => `${hero.armourClass}`],
  ['Moves a turn', ({ hero }) => hero.load.pace.toFixed(2)],
  [
    'Spells',
    ({ spells }) =>
      spells.map(({ name, failPercent }) => `${name} fails ${failPercent} %`).join(', ') || 'none',
  ],
];

const END: Rows = [
  ['Turn', ({ turn }) => `${turn}`],
  ['Level', ({ hero }) => `${hero.level}`],
  ['Place', ({ dungeonLevel }) => tellPlace(dungeonLevel)],
  ['Deepest', ({ deepestLevel }) => `${deepestLevel}`],
  ['Points', ({ points }) => `${points}`],
  ['End', view => tellEnding(view) || 'The game goes on.'],
];

function rowsOf(rows: Rows, view: GameView): SeedRow[] {
  return rows.map(([name, read]) => ({ name, value: read(view) }));
}

/** The columns as the rows of one table. @param names of the rules, in the order of the columns */
export function comparedRows(
  names: readonly string[],
  columns: readonly SeedColumn[],
  moves: number,
): string[][] {
  const rows = (part: 'beginning' | 'end') =>
    (columns[0]?.[part] ?? []).map(({ name }, at) => [
      name,
      ...columns.map(column => column[part][at]!.value),
    ]);
  return [
    ['', ...names],
    ...rows('beginning'),
    [`After ${moves} commands of the simple player`],
    ...rows('end'),
  ];
}
