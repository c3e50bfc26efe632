// What a kind of monster does to a hero, in sentences.

/** How its blows are told; others are told by their own name. */
const BLOWS: Readonly<Record<string, string>> = {
  weapon: 'Its blow',
};

/** What a hit does besides damage. */
const EFFECTS: Readonly<Record<string, string>> = {
  paralyse: 'may leave you unable to move',
  stun: 'may stun you',
  terrify: 'frightens you',
  confuse: 'may confuse you',
  blind: 'may blind you',
  poison: 'may poison you',
  slow: 'may slow you',
};

/** `Its bite hurts by 1d6.` @param dice printed dice */
export function tellBlow(method: string, dice: string, effect: string): string {
  const name = BLOWS[method] ?? `Its ${method.replaceAll('-', ' ')}`;
  const damage = /^0(d|$)/.test(dice) ? '' : `hurts by ${dice}`;
  const parts = [damage, EFFECTS[effect] ?? ''].filter(part => part !== '');
  return `${name} ${parts.join(', and ') || 'does nothing'}.`;
}

/** Said of a creature of which not every blow was felt. */
export const UNFELT_BLOWS = 'It may have attacks that you have not met.';

/** Said of a creature of which no blow was felt. */
export const NO_BLOW_FELT = 'It has not hit you yet, so its blows are not known.';

/** What is known of the weapon in a creature's hand. */
interface ToldArms {
  /** Weapons that it may hold, nothing in hand included; 0 when none explains what was felt. */
  readonly count: number;
  /** Of the only weapon that it can be; empty for others, or for none. */
  readonly dice: string;
  /** It picks up what lies about. */
  readonly collects: boolean;
}

/** What a creature that strikes with a weapon may hold, a sentence each. */
export function tellArms({ count, dice, collects }: ToldArms): string[] {
  if (count === 0) {
    return ['No weapon that it may hold explains how its blows felt.'];
  }
  return [
    ...(dice === '' ? [] : [`Its weapon adds ${dice}.`]),
    ...(count > 1
      ? ['You don’t know its weapon: each that it may hold counts by how likely it is.']
      : []),
    ...(collects ? ['It picks things up: a weapon that it has found would come on top.'] : []),
  ];
}

/** `It can cast fireball and mending.` @param spells one or more names */
export function tellAbilities(spells: readonly string[]): string {
  const last = spells.at(-1) ?? '';
  const others = spells.slice(0, -1).join(', ');
  return `It can cast ${others === '' ? last : `${others} and ${last}`}.`;
}
