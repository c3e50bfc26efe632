// The level, price and energy of an item, and what an unrecognised one may be.

import { listOf } from '../../english/index.ts';
import type { ItemView } from '../../game/index.ts';
import type { HarmfulEffect, OddsAnswer } from '../../odds/index.ts';

/** A sentence or two for what is known: `It is of level 7 and worth 120 gold. It is made of iron. It weighs 1.4 kg.` */
export function tellWorth(item: ItemView): string {
  const { level, worth, energy, count, weight, material, glyph } = item;
  const facts = [
    level === undefined ? '' : `of level ${level}`,
    worth === undefined ? '' : `worth ${worth} gold`,
  ].filter(fact => fact !== '');
  const one = count > 1 ? 'Each' : 'It';
  const first = facts.length === 0 ? '' : `${one} is ${listOf(facts)}.`;
  const heavy = weight === undefined ? '' : `${one} weighs ${tellGrams(weight)}.`;
  const made =
    material === undefined || glyph === GOLD
      ? ''
      : `${one} is made of ${MATERIALS[material] ?? material}.`;
  return [first, made, heavy, energy === undefined ? '' : tellEnergy(energy)]
    .filter(text => text !== '')
    .join(' ');
}

/** The sign of gold, which the rules of heat and acid count as iron. */
const GOLD = '$';

/** The sign of potions. */
const POTION = '!';

/** Materials whose words differ from their names. */
const MATERIALS: Readonly<Record<string, string>> = {
  pine: 'wood',
  organics: 'something that was alive',
  granite: 'stone',
};

/** `250 g`, `1.4 kg`. */
function tellGrams(grams: number): string {
  return grams < 1000 ? `${grams} g` : `${Math.round(grams / 100) / 10} kg`;
}

function tellEnergy({ left, most, cost, readyIn, speed }: NonNullable<ItemView['energy']>): string {
  const held = `It holds ${left} of ${most} points of energy, and a shot takes ${cost}.`;
  const gains =
    speed === 0 ? 'It gathers none by itself.' : `It gathers energy every ${every(speed)}.`;
  if (left >= cost) {
    return `${held} ${left === most ? '' : gains}`.trimEnd();
  }
  const again =
    readyIn === undefined ? 'It won’t fire again.' : `It can fire again in ${ticks(readyIn)}.`;
  return `${held} ${again}`;
}

function every(speed: number): string {
  const between = Math.max(1, Math.round(1 / Math.abs(speed)));
  return between === 1 ? 'tick' : `${between} ticks`;
}

function ticks(count: number): string {
  return `${count} ${count === 1 ? 'tick' : 'ticks'}`;
}

/** Likelier kinds are named, the others counted. */
const NAMED = 6;

/** What an unrecognised item may be: `It may be a wand of sleep (40 %) or …`. Empty: there is no telling. */
export function tellMayBe(
  { mayBe = [] }: Pick<OddsAnswer, 'mayBe'>,
  percent: (share: number) => string,
): string {
  if (mayBe.length === 0) {
    return '';
  }
  const named = mayBe
    .slice(0, NAMED)
    .map(({ name, probability }) => `${name} (${percent(probability)})`);
  const others = mayBe.length - named.length;
  const more = others === 0 ? '' : `, or one of ${others} other kinds`;
  return `As far as you know it may be: ${named.join(', ')}${more}.`;
}

/** What each harm does to the hero. */
const HARMS: Readonly<Record<HarmfulEffect, string>> = {
  amnesia: 'you forget spells and the map',
  blindness: 'it blinds you',
  confusion: 'it confuses you',
  polymorph: 'it turns you into another creature',
  punishment: 'it chains you to an iron ball',
  sleeping: 'it puts you to sleep',
};

/** What drinking or reading an unrecognised thing comes to at worst. Empty: none of its kinds harms its user. */
export function tellWorst(
  { mayBe = [] }: Pick<OddsAnswer, 'mayBe'>,
  percent: (share: number) => string,
): string {
  const harms = mayBe.flatMap(({ harm, probability }) =>
    harm === undefined ? [] : [`${HARMS[harm]} (${percent(probability)})`],
  );
  return harms.length === 0 ? '' : `At worst: ${harms.join(', ')}.`;
}

/** How the kind of an unrecognised thing can be found out without a gamble. */
export function tellFindingOut(
  { uses, glyph }: Pick<ItemView, 'uses' | 'glyph'>,
  isPriced: boolean,
): string[] {
  // Dusts have the sign of potions, and nobody drinks them.
  const isDust = glyph === POTION && uses.includes('throw') && !uses.includes('quaff');
  return [
    ...(isPriced ? [] : ['A shopkeeper’s price, asked or offered, leaves fewer of these kinds.']),
    ...(uses.includes('zap') ? ['Writing in the dust with it shows what many wands are.'] : []),
    ...(isDust ? ['Thrown at an enemy, it releases its magic, and most show what it is.'] : []),
    'Magic that identifies tells its kind.',
  ];
}
