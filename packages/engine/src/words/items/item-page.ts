// The page of an item as every face shows it: what is known of it, then its damage in blows, shots and throws.

import type { ItemView } from '../../game/index.ts';
import type {
  EdgePage,
  GroupOdds,
  ItemOdds,
  MissilePage,
  OddsAnswer,
  TrainingPage,
  WornPage,
} from '../../odds/index.ts';
import { type NumberWords, strokeRows } from '../fight-lines.ts';
import { type PageSection, tellNextBlow } from '../hero/sheet-lines.ts';
import { skillName } from '../skill-names.ts';
import { brokenSection, mealSection } from './deed-sections.ts';
import { tellFindingOut, tellMayBe, tellWorst } from './item-worth.ts';
import { AMMUNITION_WORDS, LAUNCHER_WORDS, signed, tellQualities } from './qualities.ts';

/** The sections of an item's page; those with numbers only once there is an answer. */
export function itemSections(
  item: ItemView,
  answer: OddsAnswer | undefined,
  words: NumberWords,
): PageSection[] {
  const page = answer?.page;
  const known = {
    title: 'What you know',
    rows: [],
    lines: [...tellQualities(item), ...tellWetted(item)],
  };
  return [
    known,
    ...possibleSections(item, answer, words),
    ...(page === undefined
      ? []
      : [
          ...meleeSections(page, words),
          firedSection(page, words),
          thrownSection(page, words),
          wornSection(page),
          mealSection(page, words),
          brokenSection(page, words),
        ]),
  ].filter(({ rows, lines }) => rows.length + lines.length > 0);
}

/** What water and grease have done to it. NetHack 3.6.7 src/trap.c (water_damage, grease_protect). */
function tellWetted({ states = [] }: ItemView): string[] {
  return [
    ...(states.includes('diluted') ? ['It is diluted: more water makes it plain water.'] : []),
    ...(states.includes('greased')
      ? ['It is greased: water, acid, fire and cold don’t harm it until the grease comes off.']
      : []),
    ...(states.includes('proofed') ? ['It is proof against acid, which won’t corrode it.'] : []),
  ];
}

/** What an item may be that isn't recognised, by where such things lie and by the prices that were heard. */
function possibleSections(
  item: ItemView,
  answer: OddsAnswer | undefined,
  { percent }: NumberWords,
): PageSection[] {
  const told = tellMayBe(answer ?? {}, percent);
  const isPriced = answer?.page?.priced === true;
  const title = isPriced ? 'By its price' : 'What it may be';
  const worst = tellWorst(answer ?? {}, percent);
  return told === ''
    ? []
    : [
        { title, rows: [], lines: [told, ...(worst === '' ? [] : [worst])] },
        { title: 'How to find out', rows: [], lines: tellFindingOut(item, isPriced) },
      ];
}

/** `Against a typical monster of level 3 (armour class 24).` */
function tellPageFoe({ foe: { level, armourClass } }: ItemOdds): string {
  return `Against a typical monster of level ${level}, armour class ${armourClass}.`;
}

function meleeSections(page: ItemOdds, words: NumberWords): PageSection[] {
  if (page.melee === undefined) {
    return [];
  }
  const { blows, hitChance, criticalChance, groups, nextBlow, training, edge, compared } =
    page.melee;
  const { percent, decimal } = words;
  const strokes = {
    title: 'In hand',
    rows: [
      ['Blows', `${decimal(blows)} a turn`] as const,
      ['To hit', percent(hitChance)] as const,
      ['Critical hits', `${percent(criticalChance)} of hits`] as const,
      ...(nextBlow === undefined
        ? []
        : [['One blow more', tellNextBlow(nextBlow, words)] as const]),
      ...groups.map(group => [groupName(group), tellGroup(group, 'blow', words)] as const),
    ],
    lines: [
      tellPageFoe(page),
      ...(training === undefined ? [] : [tellTraining(training)]),
      ...(edge === undefined ? [] : [tellEdge(edge, percent)]),
    ],
  };
  return compared.length < 2
    ? [strokes]
    : [
        strokes,
        {
          title: `Beside ${nameInHand(page)}`,
          rows: strokeRows(compared, words).map(
            ([title, now = '', then = '']) => [title, `${then}; in hand ${now}`] as const,
          ),
          lines: [],
        },
      ];
}

/** `Your skill (long sword) is unskilled, which counts above: -4 to hit, -2 damage in each blow.` */
function tellTraining({ skill, level, toHit, toDam }: TrainingPage): string {
  return `Your skill (${skillName(skill)}) is ${level}, which counts above: ${signed(toHit)} to hit, ${signed(toDam)} damage in each blow.`;
}

/** Why an edge hinders, how much, and what lifts it. Angband 3.0.5 src/xtra1.c (calc_bonuses). */
function tellEdge(
  { toHit, toDam, chance, god, liftedByWorn }: EdgePage,
  percent: NumberWords['percent'],
): string {
  const who = god === undefined ? 'The gods dislike' : `${god} dislikes`;
  const unsure = chance < 1 ? ` That holds with ${percent(chance)}: it may be blessed.` : '';
  const lifts = liftedByWorn
    ? 'A blessing on it, or anything hallowed that you wear, lifts this'
    : 'Only a blessing on the weapon itself lifts this';
  return `${who} bloodshed: with its edge you lose ${toHit} to hit, and ${toDam} points of damage in each blow. ${lifts}.${unsure}`;
}

function nameInHand({ melee }: ItemOdds): string {
  const name = melee?.compared[0]?.name ?? '';
  return name === 'bare hands' ? name : `your ${name}`;
}

/** The targets of a group. */
const GROUPS: Readonly<Record<NonNullable<GroupOdds['flag']>, string>> = {
  'slay-animal': 'Animals',
  'slay-evil': 'Evil',
  'slay-undead': 'The undead',
  'slay-demon': 'Demons',
  'slay-orc': 'Orcs',
  'slay-troll': 'Trolls',
  'slay-giant': 'Giants',
  'slay-dragon': 'Dragons',
  'execute-dragon': 'Dragons',
  'execute-demon': 'Demons',
  'execute-undead': 'The undead',
  'brand-acid': 'Not immune to acid',
  'brand-lightning': 'Not immune to lightning',
  'brand-fire': 'Not immune to fire',
  'brand-cold': 'Not immune to cold',
  'brand-poison': 'Not immune to poison',
};

function groupName({ flag }: GroupOdds): string {
  return flag === undefined ? 'Plain' : GROUPS[flag];
}

function tellGroup(
  { least, most, mean, turn }: GroupOdds,
  what: 'blow' | 'missile',
  { decimal }: NumberWords,
): string {
  const range = least === most ? String(least) : `${least} to ${most}, mean ${decimal(mean)}`;
  return `${range} a ${what} that hits; ${decimal(turn)} a turn`;
}

function missileRows(page: MissilePage, words: NumberWords): PageSection['rows'] {
  const { range, distance, hitChance, criticalChance, groups, breaks } = page;
  const { percent } = words;
  return [
    ['Range', range < 1 ? '1 square' : `${range} ${range === 1 ? 'square' : 'squares'}`],
    ['To hit', `${percent(hitChance)} at ${distance} ${distance === 1 ? 'square' : 'squares'}`],
    ['Critical hits', `${percent(criticalChance)} of hits`],
    ...groups.map(group => [groupName(group), tellGroup(group, 'missile', words)] as const),
    ['Breaks', `${percent(breaks)} of the times it hits`],
  ];
}

function firedSection(page: ItemOdds, words: NumberWords): PageSection {
  const { fired, unfired } = page;
  if (fired !== undefined) {
    const { launcher, multiplier, aTurn } = fired;
    return {
      title: 'Fired',
      rows: [
        ['With', `your ${launcher} (×${multiplier})`],
        ['Shots', `${words.decimal(aTurn)} a turn`],
        ...missileRows(fired, words),
      ],
      lines: [tellPageFoe(page)],
    };
  }
  return { title: 'Fired', rows: [], lines: unfired === undefined ? [] : [tellUnfired(unfired)] };
}

/** Why ammunition can't be fired. */
function tellUnfired({ kind, fires }: NonNullable<ItemOdds['unfired']>): string {
  const needs = `It takes ${LAUNCHER_WORDS[kind]} to fire it`;
  return fires === undefined
    ? `${needs}, and you hold nothing to shoot with.`
    : `${needs}; what you hold fires ${AMMUNITION_WORDS[fires]}.`;
}

function thrownSection(page: ItemOdds, words: NumberWords): PageSection {
  const { thrown } = page;
  return thrown === undefined
    ? { title: 'Thrown', rows: [], lines: [] }
    : { title: 'Thrown', rows: missileRows(thrown, words), lines: [tellPageFoe(page)] };
}

function wornSection({ worn = [] }: ItemOdds): PageSection {
  return {
    title: 'If you put it on',
    rows: worn.map(change => [
      change.instead === '' ? 'It changes' : `In place of your ${change.instead}`,
      tellChange(change),
    ]),
    lines: [],
  };
}

function tellChange({ armourClass, toHit, toDam }: WornPage): string {
  const parts = [
    armourClass === 0 ? '' : `armour class ${signed(armourClass)}`,
    toHit === 0 ? '' : `to hit ${signed(toHit)}`,
    toDam === 0 ? '' : `damage ${signed(toDam)}`,
  ].filter(part => part !== '');
  return parts.length === 0 ? 'no number that you know' : parts.join(', ');
}
