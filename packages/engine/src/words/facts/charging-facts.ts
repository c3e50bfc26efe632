// The facts of charging in sentences. Every number comes from the note.

import type { ChargingFact } from '../../charging/index.ts';

/** `1 charge`, `3 charges`. */
function count(amount: number, thing: string): string {
  return `${amount} ${thing}${amount === 1 ? '' : 's'}`;
}

/** One sentence for each fact that the rules of charging note. */
export const chargingFacts: Readonly<
  Record<ChargingFact, (amount: number, other: number) => string>
> = {
  'cancelled-wand': () => 'The wand is cancelled or was wrested before: nothing happens.',
  'charge-spent': left => `A charge is spent: ${left} left.`,
  wrested: tries => `You wrest one last charge, at a chance of 1 in ${tries}.`,
  'not-wrested': tries => `Nothing happens: the chance to wrest a last charge is 1 in ${tries}.`,
  'wand-explosion-odds': (k, n) =>
    k === 0
      ? 'It was never charged before, so it can’t explode.'
      : `The chance that it explodes is ${k} in ${n}.`,
  'wand-bursts': (charges, most) =>
    `With ${count(charges, 'charge')} it has more than ${most}: it explodes.`,
  'charges-drawn': (charges, most) =>
    `The charging is worth ${count(charges, 'charge')}, of a maximum of ${most}.`,
  'charges-set': (charges, before) => `It has ${count(charges, 'charge')} now; it had ${before}.`,
  'charge-beyond': (charges, most) =>
    `It already has that many and gets 1 more: ${charges}, where ${most} is its natural maximum.`,
  'charge-held': (charges, most) =>
    `It already has ${count(charges, 'charge')} of ${most} and only glows.`,
  'blast-dice': (dice, sides) => `The explosion does ${dice}d${sides} points of damage.`,
  'blast-by-health': (most, hitPoints) =>
    `The explosion does 1 to ${most} points of damage, because you have ${count(hitPoints, 'hit point')}.`,
  'blast-breaks': (damage, charges) =>
    `It breaks with ${count(charges, 'charge')} and does ${count(damage, 'point')} of damage on the squares around it.`,
  'cursed-wand-odds': (k, n) =>
    `Because it is cursed, the chance that it explodes is ${k} in ${n}.`,
  'book-crumbles-odds': (k, n) =>
    k === 0
      ? 'It was never charged before, so it can’t crumble.'
      : `The chance that it crumbles is ${k} in ${n}.`,
  'book-count-odds': (k, n) => `The chance that its count rises is ${k} in ${n}.`,
  'shrugged-off': () => 'Because it is blessed, it shrugs off the curse.',
  'recharge-count': times => `It has been charged ${count(times, 'time')} now.`,
  stripped: charges => `It loses all ${charges} of its charges.`,
  'not-stripped': charges => `It keeps ${count(charges, 'charge')}: there is nothing to take.`,
  'nothing-to-charge': () => 'It can’t be charged: you have a feeling of loss.',
  'charged-too-often': times =>
    `It was charged ${count(times, 'time')} before and can’t be charged again.`,
  'tool-charges': (charges, before) => `It has ${count(charges, 'charge')} now; it had ${before}.`,
  'tool-fuel': (fuel, before) => `It has fuel or cells for ${fuel} now; it had ${before}.`,
  'lamp-goes-out': () => 'It goes out.',
  'ring-change': (change, enchantment) =>
    `Its enchantment changes by ${change} and is ${enchantment} now.`,
  'ring-explosion-odds': (k, n) => `The chance that it explodes is ${k} in ${n}.`,
  'ring-explodes-surely': enchantment =>
    `With an enchantment of ${enchantment} it is certain to explode.`,
  'ring-safe': () => 'With so little enchantment it can’t explode.',
  'ring-damage': most => `The explosion does 1 to ${most} points of damage.`,
  'ring-shock-odds': (k, n) => `The chance that the shock charges it is ${k} in ${n}.`,
  'ring-spared': () => 'The shock doesn’t touch it.',
  'oil-filled': (turns, before) =>
    `The lamp has fuel for ${count(turns, 'turn')} now; it had ${before}.`,
  'oil-explodes': (dice, sides) => `The oil explodes for ${dice}d${sides} points of damage.`,
  'power-gained': (energy, most) => `You have ${energy} of ${most} energy now.`,
  'power-lost': (energy, most) => `Your energy is drained to ${energy} of ${most}.`,
  'cancelled-charges': (left, before) => `It has ${left} now; it had ${before}.`,
  'cancel-untouched': charges => `There is no magic to cancel: it keeps its ${charges}.`,
  'made-with-charges': charges => `It is made with ${count(charges, 'charge')}.`,
  'expected-recharges': (further, before) =>
    `Charged ${count(before, 'time')} before, it survives ${further.toFixed(4)} more chargings on average.`,
};
