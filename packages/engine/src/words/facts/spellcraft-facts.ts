// The facts of spell objects in sentences. Every number comes from the note.

import type { AttackType, SpellcraftFact } from '../../spellcraft/index.ts';

/** `1 point`, `3 points`. */
function count(amount: number, thing: string): string {
  return `${amount} ${thing}${amount === 1 ? '' : 's'}`;
}

/** A bonus, with the number of levels for each point of it. */
function bonus(what: string): (amount: number, modifier: number) => string {
  return (amount, modifier) =>
    modifier === 0
      ? `The ${what} doesn't grow with level.`
      : `The ${what} grows by ${amount}: 1 for every ${count(modifier, 'level')} above the spell’s own.`;
}

/** What each attack type is called in sentences. */
export const ATTACK_WORDS: Readonly<Record<AttackType, string>> = {
  physical: 'blows',
  magic: 'magic',
  fire: 'fire',
  electricity: 'electricity',
  cold: 'cold',
  confusion: 'confusion',
  acid: 'acid',
  drain: 'draining',
  weaponmagic: 'weapon magic',
  ghosthit: 'ghostly touch',
  poison: 'poison',
  slow: 'slowness',
  paralyze: 'paralysis',
  turn_undead: 'turning of the undead',
  fear: 'fear',
  cancellation: 'cancellation',
  deplete: 'depletion',
  death: 'death magic',
  chaos: 'chaos',
  counterspell: 'counterspells',
  godpower: 'the power of gods',
  holyword: 'holy words',
  blind: 'blinding',
  internal: 'internal harm',
  life_stealing: 'the stealing of life',
  disease: 'disease',
};

type Teller = (percent: number) => string;

const resistances = Object.fromEntries(
  Object.entries(ATTACK_WORDS).flatMap(([type, attack]): [string, Teller][] => [
    [`resists-${type}`, percent => `You and your equipment resist ${attack} by ${percent} %.`],
    [`potion-${type}`, percent => `A potion makes you resist ${attack} by ${percent} %.`],
  ]),
) as Record<`resists-${AttackType}` | `potion-${AttackType}`, Teller>;

/** One sentence for each fact that the rules of spell objects note. */
export const spellcraftFacts: Readonly<
  Record<SpellcraftFact, (amount: number, other: number) => string>
> = {
  'spell-skill-level': level => `Your skill is of level ${level}.`,
  'no-spell-skill': () => 'You lack the skill for this spell.',
  'caster-own-level': level => `The caster is of level ${level}.`,
  'path-attuned': (caster, spell) =>
    `An attuned path: ${count(caster, 'level')} more for the caster, ${spell} fewer for the spell.`,
  'path-repelled': (caster, spell) =>
    `A repelled path: ${count(caster, 'level')} fewer for the caster, ${spell} more for the spell.`,
  'path-denied': level => `A denied path: the spell counts as one of level ${level}.`,
  'caster-level': (level, base) =>
    `The casting level is ${level}; without paths it would be ${base}.`,
  'min-casting-level': (level, spell) =>
    `Casting it takes level ${level}; without paths it would take ${spell}.`,
  'level-suffices': (level, needed) => `Level ${level} is enough: ${needed} is needed.`,
  'level-too-low': (level, needed) => `Level ${level} is too low: ${needed} is needed.`,
  'levels-above': (above, needed) => `That is ${count(above, 'level')} above ${needed}.`,
  'damage-bonus': bonus('damage'),
  'duration-bonus': bonus('duration'),
  'range-bonus': bonus('range'),
  'base-mana': mana => `The spell costs ${mana} mana at its own level.`,
  'base-grace': grace => `The spell costs ${grace} grace at its own level.`,
  'price-grows': (price, base) => `Your level raises the price from ${base} to ${price}.`,
  'attuned-price': percent => `An attuned path: ${percent} % of the price.`,
  'repelled-price': percent => `A repelled path: ${percent} % of the price.`,
  'least-price': price => `The price is never less than ${price}.`,
  'mana-price': mana => `It costs ${mana} mana.`,
  'grace-price': grace => `It costs ${grace} grace.`,
  'base-time': ticks => `The spell takes ${count(ticks, 'tick')}.`,
  'attuned-time': percent => `An attuned path: ${percent} % of the time.`,
  'repelled-time': percent => `A repelled path: ${percent} % of the time.`,
  'casting-time': ticks => `You cast it in ${count(ticks, 'tick')}.`,
  'paths-shown': (paths, bits) => `The path set ${bits} has ${count(paths, 'path')}.`,
  'worn-items': (applied, carried) => `${applied} of ${count(carried, 'item')} take effect.`,
  ...resistances,
  'acts-in-ticks': (acts, ticks) => `It acts ${count(acts, 'time')} in ${count(ticks, 'tick')}.`,
  'healing-amount': (amount, sure) => `The spell heals ${amount}, ${sure} of it for certain.`,
  astray: () => 'You are confused: another of your spells may come instead.',
  'prayer-granted': (grace, price) =>
    `The prayer is granted although you have ${grace} of ${price} grace.`,
  'prayer-unheard': (grace, price) =>
    `You have ${grace} of ${price} grace, and the prayer is not heard.`,
  'prayer-fumbles-below': (percent, wisdom) =>
    `With wisdom ${wisdom} you fumble ${percent} of 100 such prayers.`,
  'prayer-fumbled': (lost, price) => `A fumbled prayer loses ${lost} of ${price} grace.`,
  encumbrance: (weight, ease) =>
    ease < 0
      ? `Your gear hinders you by ${weight}: the spell is bungled if a roll of 0 to 199 is below ${-ease}.`
      : `Your gear hinders you by ${weight}, which is too little to bungle the spell.`,
  'reading-too-low': (level, spell) =>
    `You read at level ${level}, which is more than ten below the level ${spell} of the spell.`,
  'learning-from-book': (level, stat) =>
    `You learn by an attribute of ${stat} and at a reading level of ${level}.`,
  'spell-bungled': (lost, price) => `A bungled spell loses ${lost} of ${price} energy.`,
  'rune-plain': () => 'It isn’t hidden.',
  'rune-hidden': percent => `It is noticed ${percent} times in 100.`,
  'disarms-one-in': oneIn => `You disarm it 1 time in ${oneIn}.`,
  'set-off-one-in': oneIn => `A failure sets it off 1 time in ${oneIn}.`,
  'healed-to': (hp, most) => `You have ${hp} of ${count(most, 'hit point')}.`,
};
