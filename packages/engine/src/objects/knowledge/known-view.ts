// An item as odds for players may see it. Known facts are certain. Unknown ones enter as the prior: the
// distribution of the rule that generates such items, conditioned on what is known.

import { type Dice, type Enumerator, Outcomes } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import { ARMOUR_POINTS, type GenerationRules } from '../../worldrules/index.ts';
import { beatitudeOf, chargesOf, classOf, enchantmentsOf } from '../condition.ts';
import type { GameObject } from '../game-object.ts';
import { type Condition, drawCondition, generationView } from '../generation/draw-condition.ts';
import { isArtifact } from '../powers/powers.ts';
import type { KnownPart, Lore } from './lore.ts';

/** An item as far as it is known. */
export interface KnownThing {
  /** Joint distribution of beatitude, enchantment and charges. */
  readonly condition: Outcomes<Condition>;
  /** Part of it is a guess. */
  readonly guess: boolean;
}

/**
 * The hero's knowledge of an item's condition. It is equal for items that differ only in unknown facts. If
 * the known facts could never have been generated, they are kept and the rest has its unconditional prior.
 * @param level of the hero, 1…30
 * @param charges as for `generationView`
 */
export function knownThing(
  ask: Enumerator,
  rules: GenerationRules,
  item: GameObject,
  lore: Lore,
  level: number,
  charges?: Dice,
): KnownThing {
  const actual = conditionOf(item);
  if (isArtifact(item.archetype)) {
    // An artifact is unique and its condition is common knowledge.
    return { condition: new Outcomes([{ value: actual, probability: 1 }]), guess: false };
  }
  const view = generationView(item.archetype, level, 0, charges);
  return knownFrom(ask.ask(drawCondition, rules, view), item, lore);
}

/** The hero's knowledge of an item's condition, given that of all new ones. Equal as `knownThing` is. */
export function knownFrom(prior: Outcomes<Condition>, item: GameObject, lore: Lore): KnownThing {
  const actual = conditionOf(item);
  const known = PARTS.filter(part => lore.knows(item, part));
  const fitting = prior.list.filter(({ value }) =>
    known.every(part => value[part] === actual[part]),
  );
  const kept = fitting.length === 0 ? prior.list : fitting;
  const total = kept.reduce((sum, { probability }) => sum + probability, 0);
  const sums = new Map<string, { value: Condition; probability: number }>();
  for (const { value, probability } of kept) {
    const seen = replaced(value, actual, known);
    const key = `${seen.beatitude} ${seen.enchantment} ${seen.charges}`;
    const share = (sums.get(key)?.probability ?? 0) + probability / total;
    sums.set(key, { value: seen, probability: share });
  }
  const list = [...sums.values()];
  const only = list.length === 1 ? [{ value: list[0]!.value, probability: 1 }] : list;
  return { condition: new Outcomes(only), guess: only.length > 1 };
}

type ConditionPart = Exclude<KnownPart, 'ego' | 'proof' | 'lock' | 'trap'>;

const PARTS: readonly ConditionPart[] = ['beatitude', 'enchantment', 'charges'];

function replaced(
  guessed: Condition,
  actual: Condition,
  known: readonly ConditionPart[],
): Condition {
  const part = <Part extends ConditionPart>(name: Part): Condition[Part] =>
    known.includes(name) ? actual[name] : guessed[name];
  return {
    beatitude: part('beatitude'),
    enchantment: part('enchantment'),
    charges: part('charges'),
  };
}

/** The true condition of an item, in the terms of the generation rule. */
export function conditionOf(item: GameObject): Condition {
  const { toHit, armour } = enchantmentsOf(item);
  const itemClass = classOf(item.archetype);
  let enchantment = 0;
  if (itemClass === 'weapon' || itemClass === 'ammunition') {
    enchantment = toHit;
  } else if (itemClass === 'armour') {
    enchantment = truncDiv(armour, ARMOUR_POINTS);
  } else if (itemClass === 'ring') {
    enchantment = item.fact('power');
  }
  return {
    beatitude: beatitudeOf(item),
    enchantment,
    charges: Math.max(0, chargesOf(item).left),
  };
}
