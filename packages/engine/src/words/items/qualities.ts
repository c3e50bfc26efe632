// What a known item is worth in a fight, in the short form of lists, `(2d5) [42,+6] (-3,+0)`, and in sentences. The
// brackets are those of Angband 3.0.5 src/object1.c (object_desc).

import type { AmmunitionKind, SlayFlag } from '../../combat/index.ts';
import { listOf } from '../../english/index.ts';
import type { ArmsView, ItemView } from '../../game/index.ts';

/** `+3`, `-2`. */
export function signed(points: number): string {
  return points < 0 ? String(points) : `+${points}`;
}

/** `(+3,-2)`: to-hit and damage. */
export function tellPair({ toHit, toDam }: NonNullable<ArmsView['blows']>): string {
  return `(${signed(toHit)},${signed(toDam)})`;
}

/**
 * The numbers that follow a name in lists: dice, factor of a launcher, armour class, to-hit and damage. The pair is
 * left out where the name has it. Empty: none.
 */
export function tellNumbers({
  name,
  arms,
  enchantment,
  place,
}: Pick<ItemView, 'name' | 'arms' | 'enchantment' | 'place'>): string {
  if (arms === undefined) {
    return '';
  }
  const { dice, launcher, armour, blows } = arms;
  const pair = blows === undefined ? '' : tellPair(blows);
  const isNamed = (enchantment !== undefined && place !== 'ring') || name.includes(pair);
  return [
    dice === undefined ? '' : `(${dice})`,
    launcher === undefined ? '' : `(×${launcher.multiplier})`,
    armour === undefined ? '' : tellArmour(armour),
    isNamed ? '' : pair,
  ]
    .filter(text => text !== '')
    .join(' ');
}

/** `[42,+6]`, `[42]` without a known enchantment. */
function tellArmour({ base, bonus }: NonNullable<ArmsView['armour']>): string {
  return bonus === undefined ? `[${base}]` : `[${base},${signed(bonus)}]`;
}

/** Sentences for everything known; empty: nothing. */
export function tellQualities({ arms, beatitude, place }: ItemView): string[] {
  if (arms === undefined) {
    return [];
  }
  const { slays = [], bonuses = [], resists = [], traits = [], launcher, unsure } = arms;
  const { blows, armour } = arms;
  const isHeld = place === 'weapon' || place === 'quiver' || place === 'launcher';
  return [
    ...(launcher === undefined ? [] : [tellLauncher(launcher)]),
    ...(armour === undefined ? [] : [tellProtection(armour)]),
    ...(blows === undefined || isHeld ? [] : tellWornBlows(blows)),
    ...slays.map(({ flag, times }) => SLAYS[flag](times)),
    ...(bonuses.length === 0
      ? []
      : [`It gives ${listOf(bonuses.map(({ to, by }) => BONUSES[to](by)))}.`]),
    ...tellResists(resists),
    ...traits.map(trait => TRAITS[trait]),
    ...(unsure === true ? ['You don’t know its own enchantment yet.'] : []),
    ...(beatitude === 'cursed' && place !== undefined && place !== 'quiver'
      ? ['It is cursed: once it is on you can’t take it off.']
      : []),
  ];
}

/** What a launcher fires. */
export const AMMUNITION_WORDS: Readonly<Record<AmmunitionKind, string>> = {
  shot: 'stones and shots',
  arrow: 'arrows',
  bolt: 'bolts',
};

/** What fires a kind of ammunition. */
export const LAUNCHER_WORDS: Readonly<Record<AmmunitionKind, string>> = {
  shot: 'a sling',
  arrow: 'a bow',
  bolt: 'a crossbow',
};

function tellLauncher({ fires, multiplier }: NonNullable<ArmsView['launcher']>): string {
  return `It fires ${AMMUNITION_WORDS[fires]}, and multiplies their damage by ${multiplier}.`;
}

function tellProtection({ base, bonus }: NonNullable<ArmsView['armour']>): string {
  const all = base + (bonus ?? 0);
  const parts =
    bonus === undefined || bonus === 0 || base === 0
      ? ''
      : ` (${base} of its kind, ${signed(bonus)} by enchantment)`;
  const points = Math.abs(all) === 1 ? 'point' : 'points';
  return all < 0
    ? `It takes ${-all} ${points} of armour class${parts}.`
    : `It gives ${all} ${points} of armour class${parts}.`;
}

/** What a worn thing does to every blow. Heavy mail hinders. */
function tellWornBlows({ toHit, toDam }: NonNullable<ArmsView['blows']>): string[] {
  const told = [
    toHit < 0 ? `It hinders you: ${toHit} to hit, in blows, shots and throws.` : '',
    toHit > 0 ? `It gives ${signed(toHit)} to hit, in blows, shots and throws.` : '',
    toDam === 0
      ? ''
      : `It ${toDam < 0 ? 'takes' : 'gives'} ${Math.abs(toDam)} points of damage in each blow.`,
  ];
  return told.filter(text => text !== '');
}

const times = (what: string) => (factor: number) =>
  `Its dice count ${factor} times against ${what}.`;
const brand = (what: string) => (factor: number) =>
  `It is branded with ${what}: its dice count ${factor} times unless the target is immune.`;

/** A sentence for each slay, execution and brand. */
const SLAYS: Readonly<Record<SlayFlag, (factor: number) => string>> = {
  'slay-animal': times('animals'),
  'slay-evil': times('evil'),
  'slay-undead': times('the undead'),
  'slay-demon': times('demons'),
  'slay-orc': times('orcs'),
  'slay-troll': times('trolls'),
  'slay-giant': times('giants'),
  'slay-dragon': times('dragons'),
  'execute-dragon': times('dragons'),
  'execute-demon': times('demons'),
  'execute-undead': times('the undead'),
  'brand-acid': brand('acid'),
  'brand-lightning': brand('lightning'),
  'brand-fire': brand('fire'),
  'brand-cold': brand('cold'),
  'brand-poison': brand('poison'),
};

const attribute = (name: string) => (by: number) => `${signed(by)} ${name}`;
const counted = (one: string) => (by: number) =>
  `${signed(by)} ${Math.abs(by) === 1 ? one : `${one}s`} a turn`;

const BONUSES: Readonly<
  Record<NonNullable<ArmsView['bonuses']>[number]['to'], (by: number) => string>
> = {
  strength: attribute('strength'),
  intelligence: attribute('intelligence'),
  wisdom: attribute('wisdom'),
  dexterity: attribute('dexterity'),
  constitution: attribute('constitution'),
  charisma: attribute('charisma'),
  blows: counted('blow'),
  shots: counted('shot'),
  might: by => `${signed(by)} to the multiplier of a launcher`,
  speed: by => `${signed(by)} points of movement a turn`,
};

function tellResists(resists: NonNullable<ArmsView['resists']>): string[] {
  const told = (from: readonly { readonly to: string; readonly percent: number }[]) =>
    listOf(from.map(({ to, percent }) => `${to.replaceAll('-', ' ')} (${Math.abs(percent)} %)`));
  const [good, bad] = [
    resists.filter(({ percent }) => percent > 0),
    resists.filter(({ percent }) => percent < 0),
  ];
  return [
    ...(good.length === 0 ? [] : [`It protects from ${told(good)}.`]),
    ...(bad.length === 0 ? [] : [`It makes you vulnerable to ${told(bad)}.`]),
  ];
}

const TRAITS: Readonly<Record<NonNullable<ArmsView['traits']>[number], string>> = {
  blessed: 'It is hallowed: priests lose nothing by its edge.',
  earthquakes: 'A hard blow with it makes the ground quake.',
  'reflects-missiles': 'It reflects missiles.',
  'reflects-spells': 'It reflects spells.',
  'two-handed': 'It takes both hands.',
  metallic: 'It is of metal, which hinders arcane casting.',
};
