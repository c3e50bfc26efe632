// The hero's page as every face shows it: sections of titles and values, and sentences about what hampers.

import { capitalised } from '../../english/index.ts';
import type { ChanceChange, NextBlow, OddsAnswer, SheetOdds } from '../../odds/index.ts';
import type { NumberWords } from '../fight-lines.ts';
import { AMMUNITION_WORDS, signed, tellPair } from '../items/qualities.ts';

/** A part of a page: titles with their values, then sentences. */
export interface PageSection {
  readonly title: string;
  readonly rows: readonly (readonly [title: string, value: string])[];
  readonly lines: readonly string[];
}

/** The sections of the hero's page; empty for another answer. */
export function sheetSections({ sheet }: OddsAnswer, words: NumberWords): PageSection[] {
  if (sheet === undefined) {
    return [];
  }
  return [
    meleeSection(sheet, words),
    shootingSection(sheet),
    armourSection(sheet),
    timeSection(sheet, words),
    formSection(sheet),
    hamperSection(sheet),
    helpSection(sheet),
    exerciseSection(sheet, words),
  ].filter(({ rows, lines }) => rows.length + lines.length > 0);
}

/** The form that the hero has taken. */
function formSection({ form = [] }: SheetOdds): PageSection {
  return { title: 'Form', rows: [], lines: form };
}

function meleeSection({ melee }: SheetOdds, words: NumberWords): PageSection {
  const { weapon, skill, blows, extraBlows, criticalChance, heavy, nextBlow } = melee;
  const extra = extraBlows === 0 ? '' : ` (${signed(extraBlows)} by equipment)`;
  return {
    title: 'Melee',
    rows: [
      ['In hand', weapon],
      ['Melee', tellPair(melee)],
      ['Blows', `${blows} a turn${extra}`],
      ['Skill', `${skill.word} (${skill.points})`],
      ...(criticalChance > 0
        ? [['Critical hits', `${words.percent(criticalChance)} of hits`] as const]
        : []),
      ...(heavy === undefined ? [] : [tooHeavy(heavy)]),
      ...(nextBlow === undefined
        ? []
        : [['One blow more', tellNextBlow(nextBlow, words)] as const]),
    ],
    lines: [],
  };
}

function tooHeavy({ limit, pounds, penalty }: NonNullable<SheetOdds['melee']['heavy']>) {
  return [
    'Too heavy',
    `${kilos(pounds)} kg, and you hold ${kilos(limit)} kg: −${penalty} to hit`,
  ] as const;
}

/** `at strength 18/50, or at dexterity 18, or with a weapon of 5.4 kg`. */
export function tellNextBlow(
  { strength, dexterity, weight }: NextBlow,
  words: NumberWords,
): string {
  const ways = [
    strength === undefined ? '' : `at strength ${strength}`,
    dexterity === undefined ? '' : `at dexterity ${dexterity}`,
    weight === undefined ? '' : `with a weapon of ${words.decimal(weight * KILOS_PER_TENTH)} kg`,
  ].filter(way => way !== '');
  return ways.join(', or ');
}

/** The rules weigh weapons in tenths of a pound, of 45 g each; pages tell weights as items do. */
const KILOS_PER_TENTH = 0.045;

function kilos(pounds: number): string {
  return (pounds * 10 * KILOS_PER_TENTH).toFixed(1);
}

function shootingSection({ shoot, throwing }: SheetOdds): PageSection {
  const thrown = `${throwing.skill.word} (${throwing.skill.points})`;
  const throws = [
    ['Throw', `${signed(throwing.toHit)} to hit`],
    ['Throwing skill', thrown],
  ] as const;
  if (shoot === undefined) {
    return { title: 'Missiles', rows: throws, lines: ['You hold nothing to shoot with.'] };
  }
  const { launcher, skill, shots, multiplier, fires, range, heavy } = shoot;
  return {
    title: 'Missiles',
    rows: [
      ['To shoot with', launcher],
      ['Shoot', tellPair(shoot)],
      ['Shots', `${shots} a turn`],
      ['Multiplier', `×${multiplier}`],
      ['Fires', `${AMMUNITION_WORDS[fires]}, up to ${range} squares`],
      ['Shooting skill', `${skill.word} (${skill.points})`],
      ...(heavy === undefined ? [] : [tooHeavy(heavy)]),
      ...throws,
    ],
    lines: [],
  };
}

function armourSection({ armour: { total, pieces } }: SheetOdds): PageSection {
  return {
    title: 'Armour class',
    rows: [
      ['Armour class', String(total)],
      ...pieces.map(({ name, armourClass }) => [name, signed(armourClass)] as const),
    ],
    lines: [],
  };
}

function timeSection({ beats, speed, shoot }: SheetOdds, words: NumberWords): PageSection {
  const { move, attack, shot, throw: thrown } = beats;
  const { points, moves, freeMoves, perMove } = speed;
  const price = (length: number) =>
    length === move
      ? `${length} beats, a move`
      : `${length} beats, ${words.decimal(length / move)} of a move`;
  const granted = points.map(([value, share]) =>
    share >= 1 ? String(value) : `${value} (${words.percent(share)})`,
  );
  const burden = moves === freeMoves ? '' : `, ${words.decimal(freeMoves)} without your burden`;
  return {
    title: 'Time',
    rows: [
      ['Speed', `${granted.join(' or ')} points a turn; a move takes ${perMove}`],
      ['Moves', `${words.decimal(moves)} a turn${burden}`],
      ['An attack', price(attack)],
      ...(shot === undefined || shoot === undefined ? [] : [['A shot', price(shot)] as const]),
      ['A throw', price(thrown)],
      ['A spell', 'its casting time: the list of spells has it'],
    ],
    lines: [],
  };
}

function hamperSection({ hampers, unsure }: SheetOdds): PageSection {
  const unknown = unsure.map(
    name => `You don’t know all numbers of your ${name}: what you don’t know isn’t counted.`,
  );
  return {
    title: 'What hampers you',
    rows: [],
    lines:
      hampers.length + unknown.length === 0 ? ['Nothing hampers you.'] : [...hampers, ...unknown],
  };
}

/** Whether a call for help would be heard. */
function helpSection({ help: { inTurns, isInNeed } }: SheetOdds): PageSection {
  const heard =
    inTurns === 0
      ? 'A prayer in need would be heard now.'
      : `A prayer in need would be heard in ${inTurns} ${inTurns === 1 ? 'turn' : 'turns'}. An earlier one starts the wait again.`;
  const need = isInNeed
    ? 'You are in need: near death, weak from hunger or blind.'
    : 'You are in no need.';
  return { title: 'Help in need', rows: [], lines: [heard, need] };
}

/** What the hero's way of life may do to his attributes. */
function exerciseSection({ exercise }: SheetOdds, { percent }: NumberWords): PageSection {
  return {
    title: 'Exercise',
    rows: exercise.map(({ attribute, points, chance }) => {
      const how = points > 0 ? 'exercised' : 'neglected';
      const changes = points > 0 ? 'rises' : 'falls';
      const told = chance === 0 ? 'it stays as it is' : `${changes} with ${percent(chance)}`;
      return [capitalised(attribute), `${how} (${signed(points)}): ${told} at the next check`];
    }),
    lines: [],
  };
}

/** `Your suit of plate mail: -3 to hit.` */
export function tellHinderingArmour(name: string, toHit: number): string {
  return `Your ${name}: ${toHit} to hit, in blows, shots and throws.`;
}

/** `Your wounded legs: 1 less dexterity, 9 kg less to carry, and neither kicks nor mounting.` */
export function tellWoundedLegs(legs: 1 | 2, dexterity: number, grams: number): string {
  const name = legs === 1 ? 'wounded leg' : 'wounded legs';
  return `Your ${name}: ${dexterity} less dexterity, ${grams / 1000} kg less to carry, and neither kicks nor mounting.`;
}

/** The piece of each change. */
const PIECES: Partial<Readonly<Record<ChanceChange['change'], string>>> = {
  'without-body-armour': 'body armour',
  'without-robe': 'robe',
  'without-shield': 'shield',
  'without-helmet': 'helmet',
  'without-gloves': 'gloves',
  'without-boots': 'boots',
  'without-quarterstaff': 'quarterstaff',
};

/** `Your gloves hamper casting: with them fireball fails 40 % of the time, without them 12 %.` */
export function tellHamperedSpell({ change, now, then }: ChanceChange, spell: string): string {
  const piece = PIECES[change] ?? 'equipment';
  const [verb, them] =
    piece === 'gloves' || piece === 'boots' ? ['hamper', 'them'] : ['hampers', 'it'];
  return `Your ${piece} ${verb} casting: with ${them} ${spell} fails ${100 - now} % of the time, without ${them} ${100 - then} %.`;
}
