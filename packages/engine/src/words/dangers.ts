// A monster's attacks and spells, in sentences.

import type { ListSpell, MonsterList } from '../casting/index.ts';
import { listOf, pluralOf } from '../english/index.ts';

/** Names of attack methods; other methods have their own name. */
const BLOWS: Readonly<Record<string, string>> = {
  weapon: 'Its blow',
};

/** Effects of a hit besides damage. */
const EFFECTS: Readonly<Record<string, string>> = {
  paralyse: 'may paralyse you',
  stun: 'may stun you',
  terrify: 'frightens you',
  confuse: 'may confuse you',
  blind: 'may blind you',
  poison: 'may poison you',
  slow: 'may slow you',
  legs: 'may lame you',
};

/** `Its bite does 1d6 damage.` @param dice printed dice */
export function tellBlow(method: string, dice: string, effect: string): string {
  const name = BLOWS[method] ?? `Its ${method.replaceAll('-', ' ')}`;
  const damage = /^0(d|$)/.test(dice) ? '' : `does ${dice} damage`;
  const parts = [damage, EFFECTS[effect] ?? ''].filter(part => part !== '');
  return `${name} ${parts.join(', and ') || 'does nothing'}.`;
}

/** Said of a creature that may have attacks which haven't hit the hero yet. */
export const UNFELT_BLOWS = 'It may have attacks that haven’t hit you yet.';

/** Said of a creature that hasn't hit the hero yet. */
export const NO_BLOW_FELT = 'It hasn’t hit you yet, so you don’t know its attacks.';

/** What creatures do to those who strike them; `DICE` stands for points or turns. */
const PASSIVES: Readonly<Record<string, string>> = {
  acid: 'When you hit it, it may splash you with acid for DICE damage.',
  cold: 'When you strike it, it may chill you for DICE damage.',
  fire: 'When you strike it, it may scorch you for DICE damage.',
  electricity: 'When you strike it, it may jolt you for DICE damage.',
  paralyse: 'When you strike it, you may stick to it and be unable to move for DICE turns.',
  stun: 'When you hit it, it may stun you for DICE turns.',
  gaze: 'When you strike it, its gaze may paralyse you: DICE turns.',
};

/** `When you hit it, it may splash you with acid for 1d8 damage.` @param dice printed dice */
export function tellPassive({
  brings,
  gaze,
  dice,
}: {
  readonly brings: string;
  readonly gaze: boolean;
  readonly dice: string;
}): string {
  const told = PASSIVES[gaze && brings === 'paralyse' ? 'gaze' : brings] ?? '';
  return told.replace('DICE', dice);
}

/** What the hero knows of a creature's weapon. */
interface ToldArms {
  /** Number of weapons that it may hold, bare hands included; 0 when none explains the damage felt. */
  readonly count: number;
  /** The dice of the only possible weapon; empty for several, or for bare hands. */
  readonly dice: string;
  /** Whether it picks up items. */
  readonly collects: boolean;
}

/** Sentences about the weapon of a creature that attacks with one. */
export function tellArms({ count, dice, collects }: ToldArms): string[] {
  if (count === 0) {
    return ['None of the weapons it may hold explains the damage you took.'];
  }
  return [
    ...(dice === '' ? [] : [`Its weapon adds ${dice}.`]),
    ...(count > 1
      ? ['You don’t know its weapon: each weapon it may hold counts by its probability.']
      : []),
    ...(collects ? ['It picks up items: a weapon it has found would do more damage.'] : []),
  ];
}

/** `It can cast fireball and mending.` @param spells one or more names */
export function tellAbilities(spells: readonly string[]): string {
  const last = spells.at(-1) ?? '';
  const others = spells.slice(0, -1).join(', ');
  return `It can cast ${others === '' ? last : `${others} and ${last}`}.`;
}

/** `It shoots arrows.`: what a kind was seen to shoot or throw. */
export function tellShots(missiles: readonly string[]): string {
  return `It shoots or throws ${listOf(missiles.map(pluralOf))}.`;
}

/** A scroll or a potion without a spell. */
export const UNTOLD_EFFECT = 'It does what its kind does, of which no odds are told.';

/** The spells of monsters' lists. */
const LIST_SPELL_NAMES: Readonly<Record<ListSpell, string>> = {
  'psi-bolt': 'a bolt of thought',
  'cure-self': 'curing itself',
  'haste-self': 'speed for itself',
  stun: 'stunning you',
  disappear: 'disappearing',
  weaken: 'weakening you',
  'destroy-armour': 'destroying armour',
  'curse-items': 'cursing your things',
  aggravate: 'waking everybody',
  'summon-nasties': 'calling the worst',
  clone: 'doubling itself',
  'touch-of-death': 'the touch of death',
  'open-wounds': 'opening wounds',
  confuse: 'confusing you',
  paralyse: 'paralysing you',
  blind: 'blinding you',
  insects: 'calling insects',
  lightning: 'lightning',
  'fire-pillar': 'a pillar of fire',
  geyser: 'a geyser',
};

/** `It casts a mage’s spells: a bolt of thought (1 in 3) and curing itself (1 in 3).` @param shares draws of each */
export function tellList(
  list: MonsterList,
  shares: readonly (readonly [spell: ListSpell, draws: number])[],
): string {
  const all = shares.reduce((sum, [, draws]) => sum + draws, 0);
  const told = shares.map(([spell, draws]) => `${LIST_SPELL_NAMES[spell]} (${draws} in ${all})`);
  return `It casts the spells of a ${list}: ${listOf(told)}.`;
}

/** What the chance of a cast's damage is about. @param pause turns between casts */
export function tellListDamage(pause: number): string {
  return `A cast of it, one in ${pause} turns at most, hurts you.`;
}
