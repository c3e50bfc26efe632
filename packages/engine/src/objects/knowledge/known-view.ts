// A thing as odds for players may see it: what is known is certain, what isn't enters as the prior, the
// distribution of the very rule by which things of the kind are generated, given what is known.

import { type Dice, type Enumerator, Outcomes } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import { ARMOUR_POINTS, type GenerationRules } from '../../worldrules/index.ts';
import { beatitudeOf, chargesOf, classOf, enchantmentsOf } from '../condition.ts';
import type { GameObject } from '../game-object.ts';
import { type Condition, drawCondition, generationView } from '../generation/draw-condition.ts';
import { isArtifact } from '../powers/powers.ts';
import type { KnownPart, Lore } from './lore.ts';

/** A thing as it is known. */
export interface KnownThing {
  /** Beatitude, enchantment and charges together, as far as the hero knows. */
  readonly condition: Outcomes<Condition>;
  /** Something of it is a guess. */
  readonly guess: boolean;
}

/**
 * What the hero knows of a thing's condition. Equal for things that differ only in what he doesn't know.
 * Where what is known could never have been generated, it stands and the rest keeps its plain prior.
 * @param level of the hero, 1…30
 * @param charges as for `generationView`
 */
export function knownThing(
  ask: Enumerator,
  rules: GenerationRules,
  thing: GameObject,
  lore: Lore,
  level: number,
  charges?: Dice,
): KnownThing {
  const actual = conditionOf(thing);
  if (isArtifact(thing.archetype)) {
    // There is but one, and its fame goes before it.
    return { condition: new Outcomes([{ value: actual, probability: 1 }]), guess: false };
  }
  const view = generationView(thing.archetype, level, 0, charges);
  const prior = ask.ask(drawCondition, rules, view);
  const known = PARTS.filter(part => lore.knows(thing, part));
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

type ConditionPart = Exclude<KnownPart, 'ego'>;

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

/** The true condition of a thing, in the terms of the rule that generates it. */
export function conditionOf(thing: GameObject): Condition {
  const { toHit, armour } = enchantmentsOf(thing);
  const itemClass = classOf(thing.archetype);
  let enchantment = 0;
  if (itemClass === 'weapon' || itemClass === 'ammunition') {
    enchantment = toHit;
  } else if (itemClass === 'armour') {
    enchantment = truncDiv(armour, ARMOUR_POINTS);
  } else if (itemClass === 'ring') {
    enchantment = thing.fact('power');
  }
  return {
    beatitude: beatitudeOf(thing),
    enchantment,
    charges: Math.max(0, chargesOf(thing).left),
  };
}
