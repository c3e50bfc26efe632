// The facts of memory, of attack spells and of what a chance costs, in sentences.

import type { CastingFact } from '../../casting/index.ts';

function turns(amount: number): string {
  return `${amount} turn${amount === 1 ? '' : 's'}`;
}

/** One sentence for each fact that isn't about an attempt to cast. */
export const castingEffectFacts = {
  retention: (low, high) =>
    high === 0 ? 'Nothing of it is retained.' : `Between ${low} and ${high} % of it are retained.`,
  'memory-learnt': (learnt, left) => `The book makes a memory of ${left} one of ${learnt}.`,
  'known-well': (left, limit) =>
    `A memory of ${left} is above ${limit}: you know the spell quite well.`,
  'book-too-faint': studies => `After ${studies} studies the book is too faint to read.`,
  amnesia: (struck, known) => `Amnesia strikes ${struck} of ${known} spells.`,
  backfire: (confusion, stun) =>
    `It backfires: ${turns(confusion)} of confusion, ${turns(stun)} of stun.`,
  'backfire-drain': drained => `The backfire drains ${drained} energy.`,
  'spell-dice': (count, sides) => `The damage is ${count}d${sides}.`,
  'bolt-odds': (times, die) =>
    `At that armour class it hits ${Math.max(0, Math.min(times, die))} times in ${die}.`,
  'resist-odds': (score, faces) =>
    `A magic resistance of ${score} resists ${Math.min(score, faces)} times in ${faces}.`,
  range: squares => `It reaches ${squares} squares.`,
  'ray-aim': (aim, armour) => `Your aim of ${aim} is set against an armour class of ${armour}.`,
  missed: () => 'It misses.',
  'magic-resistant': () => 'Magic does nothing to it.',
  'element-resistant': () => 'It is immune to that element.',
  'drain-resistant': () => 'Its life can’t be drained.',
  'through-resistance': damage => `${damage} of the damage goes through its resistance.`,
  'half-damage': (dealt, damage) => `It resists: of ${damage} damage ${dealt} is left.`,
  'spell-damage': dealt => `It takes ${dealt} damage.`,
  'life-drained': (damage, level) => `It loses ${damage} hit points of level ${level}, and again.`,
  explosions: count => `There are ${count} explosions.`,
  holder: damage => `It holds you: that makes ${damage}.`,
  'opposite-element': damage => `It is used to the opposite element: that makes ${damage}.`,
  'carried-damage': damage => `What it carries hurts it by ${damage} more.`,
  'at-self': (amount, rolled) => `Of ${rolled} you take ${amount} yourself.`,
  'power-base': base => `The caster begins with ${base}.`,
  'power-intelligence': (points, intelligence) =>
    `An intelligence of ${intelligence} adds ${points}.`,
  'power-level': (points, level) => `Level ${level} adds ${points}.`,
  'power-spell': (points, level) => `A spell of level ${level} takes ${points} off.`,
  'power-armour': points => `What you wear takes ${points} off.`,
  'power-skill-limit': (most, chance) => `Of ${chance} your skill allows ${most}.`,
  'power-chance': chance => `The chance is ${chance} %.`,
  'power-price': (cost, plain) => `At that chance ${plain} energy become ${cost}.`,
  'teleport-at-will': (energy, nutrition) =>
    `The jump takes ${energy} energy and ${nutrition} nutrition.`,
  'energy-gain': gain => `${gain} energy comes back.`,
  'items-cursed': count => `A curse falls on ${count} item${count === 1 ? '' : 's'}.`,
  tameness: (after, before) => `Its tameness goes from ${before} to ${after}.`,
  'invoked-resting': (energy, had) =>
    energy === 0 ? `${had} energy is too little while it rests.` : `It takes ${energy} energy.`,
} as const satisfies Partial<Record<CastingFact, (amount: number, other: number) => string>>;
