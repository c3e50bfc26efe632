// The facts of casting in sentences. Every number comes from the note.

import type { CastingFact } from '../../casting/index.ts';
import { type CastingSentence, castingEffectFacts } from './casting-effect-facts.ts';

/** `1 point`, `3 points`. */
function points(amount: number): string {
  return `${amount} point${amount === 1 || amount === -1 ? '' : 's'}`;
}

/** The sentence for a piece of gear that adds to the penalty or subtracts from it. */
function penaltyOf(what: string, isSeveral = false): (amount: number) => string {
  const [subtracts, adds] = isSeveral ? ['subtract', 'add'] : ['subtracts', 'adds'];
  return amount =>
    amount < 0
      ? `${what} ${subtracts} ${points(-amount)} from the penalty.`
      : `${what} ${adds} ${points(amount)} to the penalty.`;
}

/** One sentence for each fact that the rules of casting note. */
export const castingFacts: Readonly<Record<CastingFact, CastingSentence>> = {
  ...castingEffectFacts,
  'role-base': amount => `Your role has a base penalty of ${points(amount)}.`,
  'body-armour': penaltyOf('Body armour'),
  'metal-body': penaltyOf('Metal on the body'),
  'metal-under-robe': penaltyOf('Metal under the robe'),
  robe: penaltyOf('The robe'),
  shield: penaltyOf('The shield'),
  'metal-helmet': penaltyOf('The metal helmet'),
  'metal-gloves': penaltyOf('The metal gloves', true),
  'metal-boots': penaltyOf('The metal boots', true),
  quarterstaff: penaltyOf('The quarterstaff'),
  'special-spell': penaltyOf('It is the special spell of your role: that'),
  'emergency-spell': penaltyOf('It is an emergency spell: that'),
  'penalty-limit': (excess, kept) =>
    `The penalty is limited to ${kept}: ${points(excess)} of it ${excess === 1 ? 'doesn’t' : 'don’t'} count.`,
  'penalty-least': (sum, kept) => `A penalty of ${sum} counts as the minimum, ${kept}.`,
  'metal-ignored': () => 'Metal on body, head, hands and feet doesn’t hinder this spell.',
  penalty: amount => `The penalty is ${points(amount)} in all.`,
  'base-chance': (amount, stat) => `An attribute of ${stat} gives a base chance of ${amount}.`,
  'too-difficult': (ease, difficulty) => `A difficulty of ${difficulty} subtracts ${-ease}.`,
  easy: (ease, difficulty) => `A difficulty of ${difficulty} adds ${ease}.`,
  'chance-limit': (kept, chance) => `A chance of ${chance} counts as ${kept}.`,
  'large-shield': (left, chance) => `The large shield lowers the chance from ${chance} to ${left}.`,
  'success-chance': (percent, penalty) =>
    `With a penalty of ${penalty} the final chance is ${percent} %.`,
  difficulty: amount => `The difficulty is ${amount}.`,
  'highest-easy-level': level => `The highest easy spell level is ${level}.`,
  'level-cliff': level => `It becomes easy at experience level ${level}.`,
  'no-cliff': () => 'No experience level makes it easy.',
  'no-spells': () => 'You know no spells.',
  stunned: () => 'You are stunned.',
  strangled: () => 'You are being strangled.',
  'silent-form': () => 'Your form makes no sound.',
  'headless-form': () => 'Your form has no head.',
  'buzzing-form': () => 'Your form can only buzz.',
  'burbling-form': () => 'Your form can only burble.',
  'two-hander-stuck': () => 'A two-handed weapon is stuck to your hands.',
  'weapon-and-shield-stuck': () =>
    'A weapon is stuck to one hand, a cursed shield holds the other.',
  forgotten: () => 'You have forgotten the spell.',
  'too-hungry': (nutrition, least) =>
    `A nutrition of ${nutrition} is too low: you need more than ${least}.`,
  'too-weak': (strength, least) => `A strength of ${strength} is too low: you need ${least}.`,
  overburdened: () => 'Your load is too heavy.',
  cancelled: () => 'Your magic is cancelled.',
  'base-energy-cost': (amount, level) => `A spell of level ${level} costs ${amount} energy.`,
  'amulet-drain': amount => `The Amulet drains ${amount} energy.`,
  'amulet-price': (more, price) => `The Amulet adds ${more} energy: the price is ${price}.`,
  exhaustion: (missing, price) => `Your hit points pay ${missing} of the ${price} energy.`,
  'not-enough-energy': (energy, price) => `You have ${energy} energy of the ${price} it takes.`,
  'not-enough-grace': (grace, price) => `You have ${grace} grace of the ${price} it takes.`,
  'needs-no-food': () => 'It takes no nutrition.',
  'nutrition-by-price': (amount, price) => `At ${price} energy it takes ${amount} nutrition.`,
  'hunger-reduced': (amount, intelligence) =>
    `An intelligence of ${intelligence} reduces that to ${amount}.`,
  'nutrition-by-exhaustion': (amount, hitPoints) =>
    `With ${hitPoints} hit points it takes ${amount}.`,
  'nutrition-limit': (amount, leaves) =>
    `It leaves you at least ${leaves}: it takes no more than ${amount}.`,
  'nutrition-cost': amount => `It takes ${amount} nutrition.`,
  confused: () => 'You are confused: it fails.',
  failed: (paid, chance) => `It fails (chance of success ${chance} %) and costs ${paid} energy.`,
  succeeded: (paid, chance) =>
    `It succeeds (chance of success ${chance} %) and costs ${paid} energy.`,
  'failed-prayer': (paid, chance) =>
    `It fails (chance of success ${chance} %) and costs ${paid} grace.`,
  'succeeded-prayer': (paid, chance) =>
    `It succeeds (chance of success ${chance} %) and costs ${paid} grace.`,
  paid: paid => `It costs ${paid} energy.`,
  'paid-grace': paid => `It costs ${paid} grace.`,
  training: (gained, level) =>
    gained === 0
      ? 'It trains nothing.'
      : `It trains the school by ${gained}, for a spell of level ${level}.`,
  'study-ability': (ability, faces) =>
    `The chance to understand the book is ${ability} in ${faces}.`,
  'study-turns': turns => `Study takes ${turns} turn${turns === 1 ? '' : 's'}.`,
};
