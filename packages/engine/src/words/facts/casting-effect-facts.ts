// The facts of memory, attack spells and prices that depend on a chance, in sentences.

import type { AbilityFact, EffectFact, MemoryFact, PowerFact } from '../../casting/index.ts';

function turns(amount: number): string {
  return `${amount} turn${amount === 1 ? '' : 's'}`;
}

/** The sentence of a fact of casting, made from its numbers. */
export type CastingSentence = (amount: number, other: number) => string;

/** One sentence for each fact that isn't about an attempt to cast. */
export const castingEffectFacts: Readonly<
  Record<MemoryFact | EffectFact | PowerFact | AbilityFact, CastingSentence>
> = {
  retention: (low, high) =>
    high === 0 ? 'You retain nothing of it.' : `You retain between ${low} and ${high} % of it.`,
  'memory-learnt': (learnt, left) =>
    `The book refreshes the memory from ${left} turns to ${learnt}.`,
  'known-well': (left, limit) =>
    `A memory of ${left} turns is above ${limit}: you know the spell well.`,
  'book-too-faint': studies => `After ${studies} studies the book is too faint to read.`,
  amnesia: (struck, known) => `Amnesia strikes ${struck} of ${known} spells.`,
  backfire: (confusion, stun) =>
    `It backfires: ${turns(confusion)} of confusion, ${turns(stun)} of stun.`,
  'backfire-drain': drained => `The backfire drains ${drained} energy.`,
  'spell-damage-bonus': (amount, intelligence) =>
    amount < 0
      ? `An intelligence of ${intelligence} subtracts ${-amount} from the damage.`
      : `An intelligence of ${intelligence} adds ${amount} to the damage.`,
  'spell-dice': (count, sides) => `The damage is ${count}d${sides}.`,
  'bolt-odds': (times, die) =>
    `The chance to hit that armour class is ${Math.max(0, Math.min(times, die))} in ${die}.`,
  'resist-odds': (score, faces) =>
    `With a magic resistance of ${score} the chance to resist is ${Math.min(score, faces)} in ${faces}.`,
  range: squares => `It reaches ${squares} squares.`,
  'ray-aim': (aim, armour) => `Your aim is ${aim}, against an armour class of ${armour}.`,
  missed: () => 'It misses.',
  'magic-resistant': () => 'Magic does nothing to it.',
  'element-resistant': () => 'It is immune to that element.',
  'drain-resistant': () => 'Its life can’t be drained.',
  'through-resistance': damage => `${damage} damage gets through its resistance.`,
  'half-damage': (dealt, damage) => `It resists: it takes ${dealt} of ${damage} damage.`,
  'spell-damage': dealt => `It takes ${dealt} damage.`,
  'life-drained': (damage, level) => `It loses ${damage} hit points of level ${level}, and again.`,
  explosions: count => `There are ${count} explosions.`,
  holder: damage => `It holds you, which raises the damage to ${damage}.`,
  'opposite-element': damage =>
    `It is of the opposite element, which raises the damage to ${damage}.`,
  'carried-damage': damage => `The items it carries add ${damage} damage.`,
  'at-self': (amount, rolled) => `You take ${amount} of ${rolled} damage yourself.`,
  'power-base': base => `The base chance is ${base} %.`,
  'power-intelligence': (points, intelligence) =>
    `An intelligence of ${intelligence} adds ${points}.`,
  'power-level': (points, level) => `Level ${level} adds ${points}.`,
  'power-spell': (points, level) => `A spell of level ${level} subtracts ${points}.`,
  'power-armour': points => `Your armour subtracts ${points}.`,
  'power-skill-limit': (most, chance) =>
    `Your skill limits the chance of ${chance} % to ${most} %.`,
  'power-chance': chance => `The chance is ${chance} %.`,
  'power-price': (cost, plain) => `At that chance the price rises from ${plain} to ${cost} energy.`,
  'teleport-at-will': (energy, nutrition) =>
    `The jump takes ${energy} energy and ${nutrition} nutrition.`,
  'energy-gain': gain => `${gain} energy comes back.`,
  'items-cursed': count => `A curse falls on ${count} item${count === 1 ? '' : 's'}.`,
  tameness: (after, before) => `Its tameness goes from ${before} to ${after}.`,
  'invoked-resting': (energy, had) =>
    energy === 0 ? `${had} energy is too little while it recharges.` : `It takes ${energy} energy.`,
};
