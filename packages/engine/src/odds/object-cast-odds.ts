// Odds of an attempt by the rules of spell objects. All numbers come from the rule that is played.

import { objectChance } from '../actors/index.ts';
import { type Chance, Enumerator } from '../chance/index.ts';
import {
  attemptObject,
  type ObjectAttemptView,
  type SpellcraftRules,
} from '../spellcraft/index.ts';
import { type CastOdds, endsOf, type Payment } from './cast-odds.ts';

/** The odds of one caster and one spell object. @param brief omits the notes, which take as long as everything else */
export function objectCastOdds(
  rules: SpellcraftRules,
  view: ObjectAttemptView,
  ask: Enumerator = new Enumerator(),
  brief = false,
): CastOdds {
  const paid = ask.ask(payment, rules, view);
  const isPrayer = isPlainPrayer(view);
  return {
    chance: objectChance(rules, view, ask),
    ends: endsOf(paid),
    failPercent: 100 * paid.probability(({ outcome }) => outcome !== 'cast'),
    price: isPrayer ? view.gracePrice : view.manaPrice,
    grace: isPrayer ? 0 : view.gracePrice,
    paid,
    notes: brief
      ? []
      : new Enumerator({ ...ask.options, collect: true }).explain(attemptObject, rules, view),
  };
}

/** A spell that costs grace alone. */
function isPlainPrayer({ manaPrice, gracePrice }: ObjectAttemptView): boolean {
  return manaPrice === 0 && gracePrice > 0;
}

/** Outcomes that take no time. */
const REFUSED = ['no-skill', 'level-too-low', 'not-enough-energy'];

/** An attempt, reduced to its costs. */
function payment(chance: Chance, rules: SpellcraftRules, view: ObjectAttemptView): Payment {
  const { outcome, manaPaid, gracePaid } = attemptObject(chance, rules, view);
  const isPrayer = isPlainPrayer(view);
  return {
    outcome,
    energy: isPrayer ? gracePaid : manaPaid,
    grace: isPrayer ? 0 : gracePaid,
    nutrition: 0,
    usesTurn: !REFUSED.includes(outcome),
  };
}
