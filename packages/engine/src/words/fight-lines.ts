// A fight between hero and monster, and two weapons compared, in lines that every face can print. Nothing
// is computed here: the numbers are those of the answer.

import { capitalised } from '../english/index.ts';
import type { FoeRecall, KindRecall, OddsAnswer, TurnsOdds, WeaponOdds } from '../odds/index.ts';
import { tellAbilities, tellBlow, tellPassive, tellShots, UNFELT_BLOWS } from './dangers.ts';
import { tellDim } from './monsters/dim.ts';

/** How a face writes numbers. */
export interface NumberWords {
  percent(chance: number): string;
  decimal(value: number): string;
}

/** What the hero knows of a monster, a line for each fact; empty for an answer about something else. */
export function recallLines(answer: OddsAnswer, words: NumberWords): string[] {
  const { recall, weapons } = answer;
  if (recall === undefined) {
    return [];
  }
  const { about, level, armourClass, flags, abilities, missiles } = recall;
  const [weapon] = weapons ?? [];
  const dim = tellDim(answer);
  return [
    ...(about === '' ? [] : [about]),
    `Level ${level}, armour class ${armourClass}, ${paceOf(recall)}, ${hitPointsOf(recall, words)}.`,
    ...(flags.length > 0 ? [`You know it to be ${tellFlags(flags)}.`] : []),
    tellKills(recall),
    ...recall.blows.map(
      ({ method, dice, effect, hitChance }) =>
        tellBlow(method, dice, effect) +
        (hitChance === undefined ? '' : ` It hits ${words.percent(hitChance)} of the time.`),
    ),
    ...(recall.allFelt ? [] : [UNFELT_BLOWS]),
    ...(recall.passive === undefined ? [] : [tellPassive(recall.passive)]),
    ...(abilities.length > 0 ? [tellAbilities(abilities)] : []),
    ...(missiles === undefined ? [] : [tellShots(missiles)]),
    ...(recall.damage.length > 0
      ? [
          `These attacks do ${words.decimal(recall.meanDamage)} damage a move on average; from your ` +
            `current hit points they kill you after ${tellTurns(recall.turns, 'move', words)}.`,
        ]
      : []),
    ...(weapon === undefined ? [] : [tellWeapon(weapon, words)]),
    ...(dim === '' ? [] : [`${capitalised(dim)}.`]),
    tellRace(recall, words),
  ].filter(line => line !== '');
}

/** What the hero knows of a kind of monster: `Level 3 …`, a line for each fact. */
export function kindLines(kind: KindRecall): string[] {
  const { about, level, armourClass, flags, abilities, missiles, blows } = kind;
  return [
    about,
    `Level ${level}, armour class ${armourClass}, ${paceOf(kind)}.`,
    ...(flags.length > 0 ? [`You know it to be ${tellFlags(flags)}.`] : []),
    tellKills(kind),
    ...blows.map(({ method, dice, effect }) => tellBlow(method, dice, effect)),
    ...(kind.allFelt ? [] : [UNFELT_BLOWS]),
    ...(kind.passive === undefined ? [] : [tellPassive(kind.passive)]),
    ...(abilities.length > 0 ? [tellAbilities(abilities)] : []),
    ...(missiles === undefined ? [] : [tellShots(missiles)]),
  ].filter(line => line !== '');
}

/** Every kind of monster that the hero has met, a paragraph each; a sentence if there is none. */
export function kindsText(kinds: readonly KindRecall[], hasGlyphs = true): string {
  return kinds.length === 0
    ? 'You haven’t met any creatures yet.'
    : kinds
        .map(kind => {
          const glyph = hasGlyphs ? `${kind.glyph} ` : '';
          return `${glyph}${kind.name}\n${kindLines(kind).join(' ')}`;
        })
        .join('\n\n');
}

/** `animal, evil and immune to fire`. */
function tellFlags(flags: readonly string[]): string {
  const told = flags.map(flag =>
    flag.startsWith('immune-')
      ? `immune to ${flag.slice('immune-'.length)}`
      : (FLAGS[flag] ?? flag),
  );
  const last = told.at(-1) ?? '';
  return told.length < 2 ? last : `${told.slice(0, -1).join(', ')} and ${last}`;
}

/** Flags whose words differ from their names. */
const FLAGS: Readonly<Record<string, string>> = {
  animal: 'an animal',
  demon: 'a demon',
  orc: 'an orc',
  troll: 'a troll',
  giant: 'a giant',
  dragon: 'a dragon',
  'not-living': 'not alive',
  'resists-sleep': 'immune to sleep',
  'resists-magic': 'resistant to magic',
  'resists-drain': 'immune to level drain',
  'reflects-spells': 'a mirror for spells that fly',
  'reflects-missiles': 'a mirror for missiles',
  'strikes-back': 'one that strikes back when it is hit',
  splits: 'one that splits when it is hit',
  'one-hit': 'gone after its first hit',
};

/** Movement points a turn at normal speed. */
const NORMAL = 12;

function paceOf({ speed }: Pick<FoeRecall, 'speed'>): string {
  if (speed === 0) {
    return 'never moves';
  }
  return speed === NORMAL ? 'normal speed' : `moves ${speed} times in ${NORMAL} turns`;
}

function hitPointsOf({ hitPoints }: FoeRecall, { decimal }: NumberWords): string {
  const mean = hitPoints.reduce((sum, [value, share]) => sum + value * share, 0);
  const [least, most] = [hitPoints[0]?.[0] ?? 0, hitPoints.at(-1)?.[0] ?? 0];
  return least === most
    ? `${least} hit points`
    : `${least} to ${most} hit points, mean ${decimal(mean)}`;
}

function tellKills({ kills }: Pick<FoeRecall, 'kills'>): string {
  if (kills === 0) {
    return 'You haven’t killed any of its kind.';
  }
  return `You have killed ${kills} of its kind.`;
}

/** `3 moves on average (1 to 5 in 80 % of fights, 3 or fewer in half)`. */
function tellTurns(
  { mean, tenth, half, nineTenths }: TurnsOdds,
  what: 'move' | 'attack',
  { decimal }: NumberWords,
): string {
  const counted = (count: string) => `${count} ${what}${count === '1' ? '' : 's'}`;
  if (mean === undefined) {
    return half === undefined ? 'never' : `about ${counted(String(half))}`;
  }
  const average = `${counted(decimal(mean))} on average`;
  if (tenth === undefined || nineTenths === undefined) {
    return average;
  }
  return tenth === nineTenths
    ? `${average} (${tenth} in 80 % of fights)`
    : `${average} (${tenth} to ${nineTenths} in 80 % of fights, ${half} or fewer in half)`;
}

/** The length of the fight for both sides in game turns, if one of them doesn't move once a turn. */
function tellRace(
  { gameTurns: { yours, its }, turns }: FoeRecall,
  { decimal }: NumberWords,
): string {
  if (yours === undefined || its === undefined || turns.mean === undefined) {
    return '';
  }
  return `In game turns, you need ${decimal(yours)} to kill it, and it needs ${decimal(its)} to kill you.`;
}

/** The odds with one weapon, in a sentence. */
function tellWeapon(weapon: WeaponOdds, words: NumberWords): string {
  const { name, blows, hitChance, meanDamage, turns } = weapon;
  const strokes = `${words.decimal(blows)} blow${blows === 1 ? '' : 's'} a turn`;
  return (
    `With ${name === 'bare hands' ? name : `the ${name}`}: ${strokes}, ${words.percent(hitChance)} to ` +
    `hit, ${words.decimal(meanDamage)} damage a turn; it is dead after ` +
    `${tellTurns(turns, 'attack', words)}.`
  );
}

/** One row of a comparison: its title, and a value for each weapon. */
export type ComparedRow = readonly [title: string, ...values: string[]];

/** Two weapons side by side: names first, then a row for each number; empty without any. */
export function comparisonRows(
  { weapons = [] }: Pick<OddsAnswer, 'weapons'>,
  words: NumberWords,
): ComparedRow[] {
  const { decimal, percent } = words;
  const row = (title: string, tell: (weapon: WeaponOdds) => string): ComparedRow => [
    title,
    ...weapons.map(tell),
  ];
  if (weapons.length === 0) {
    return [];
  }
  return [
    row('', ({ name, wielded }) => `${name}${wielded ? ', in hand' : ''}`),
    ...strokeRows(weapons, words),
    row('Kills in one turn', ({ killChance }) => percent(killChance)),
    row('Turns to kill', ({ turns }) => tellMeanTurns(turns, decimal)),
    row('… in 50 % of fights', ({ turns }) => within(turns.half)),
    row('… in 90 % of fights', ({ turns }) => within(turns.nineTenths)),
    ...limitRows(weapons),
  ];
}

/** Blows, hits and damage of weapons side by side. */
export function strokeRows(weapons: readonly WeaponOdds[], words: NumberWords): ComparedRow[] {
  const { decimal, percent } = words;
  const row = (title: string, tell: (weapon: WeaponOdds) => string): ComparedRow => [
    title,
    ...weapons.map(tell),
  ];
  return [
    row('Blows a turn', ({ blows, extraBlows }) =>
      extraBlows === 0 ? decimal(blows) : `${decimal(blows)} (${decimal(extraBlows)} extra)`,
    ),
    row('To hit', ({ hitChance }) => percent(hitChance)),
    row(
      'Damage of a hit',
      ({ meanBlowDamage, blowDamage }) =>
        `${decimal(meanBlowDamage)} (${blowDamage[0]?.[0]} to ${blowDamage.at(-1)?.[0]})`,
    ),
    row(
      'Damage a turn',
      ({ meanDamage, damage }) =>
        `${decimal(meanDamage)} (${damage[0]?.[0]} to ${damage.at(-1)?.[0]})`,
    ),
  ];
}

/** What limits some of the weapons: weight, and knowledge. */
function limitRows(weapons: readonly WeaponOdds[]): ComparedRow[] {
  const row = (title: string, tell: (weapon: WeaponOdds) => string): ComparedRow => [
    title,
    ...weapons.map(tell),
  ];
  return [
    ...(weapons.some(({ heavy }) => heavy)
      ? [
          row('Weight', ({ heavy, heavyPenalty }) =>
            heavy ? `too heavy: 1 blow, −${heavyPenalty} to hit` : 'not too heavy',
          ),
        ]
      : []),
    ...(weapons.some(({ guess }) => guess)
      ? [row('Known', ({ guess }) => (guess ? 'in part: the rest by probability' : 'fully'))]
      : []),
  ];
}

/** The mean of the turns; without one it may never be over, or never is. */
function tellMeanTurns({ mean, half }: TurnsOdds, decimal: NumberWords['decimal']): string {
  if (mean !== undefined) {
    return decimal(mean);
  }
  return half === undefined ? 'never' : 'may never';
}

function within(turns: number | undefined): string {
  return turns === undefined ? 'never' : `${turns} or fewer`;
}
