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

/** `It can cast fireball and mending.` @param spells one or more names */
export function tellAbilities(spells: readonly string[]): string {
  const last = spells.at(-1) ?? '';
  const others = spells.slice(0, -1).join(', ');
  return `It can cast ${others === '' ? last : `${others} and ${last}`}.`;
}
