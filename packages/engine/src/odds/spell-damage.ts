// Total damage of a spell's hits: each hit is enumerated by the rule of play, then the hits are added up.

import type { CastingRules } from '../casting/index.ts';
import { Distribution, type Enumerator, type Outcome, type WeightedNote } from '../chance/index.ts';
import type { SpellcraftRules } from '../spellcraft/index.ts';
import {
  bringsOnlyStates,
  type CreatureHitView,
  creatureHit,
  type HitEffect,
  hitEffects,
  mayDoMore,
  type PowerHit,
  powerDamage,
  powerWorks,
  type SpellTarget,
  type Strike,
  type StruckCreature,
} from '../spells/index.ts';

/** A target. Omitted facts are assumed absent, except that it is alive. */
export interface HitCreature extends Partial<Omit<StruckCreature, 'level' | 'resistances'>> {
  /** Level, for the saving throw. */
  readonly level: number;
  /** Percent by attack type number. */
  readonly resistances: StruckCreature['resistances'];
  /** Its facts for spells of the casting slot; without them such spells have no effect. */
  readonly asTarget?: { readonly rules: CastingRules; readonly target: SpellTarget };
}

/** A hit: an effect that strikes, or a spell of the casting slot that meets the target. */
export type SpellHit =
  | {
      readonly strike: Strike;
      /** It hits another square of the target than its head's. */
      readonly part?: true;
    }
  | { readonly met: PowerHit };

/** One possible course of a spell, as the resulting hits. */
export type HitWay = Outcome<readonly SpellHit[]>;

/** Hit points and experience of a target that doesn't state them: more than any hit takes. */
const PLENTY = 30_000;

/** One strike at a target, as input of the rule of hits. */
export function strikeView(
  { level, resistances, asTarget, ...struck }: HitCreature,
  {
    damage,
    attackType,
    level: strikerLevel,
    slaying,
    full,
  }: Pick<Strike, 'damage' | 'attackType' | 'level' | 'slaying' | 'full'>,
  part = false,
): CreatureHitView {
  const target = asTarget?.target;
  const undead = struck.undead ?? target?.undead ?? false;
  return {
    ...struck,
    race: struck.race ?? '',
    kindName: struck.kindName ?? '',
    undead,
    lifeless: struck.lifeless ?? (target?.notLiving === true && !undead),
    life: struck.life ?? target?.hitPoints ?? PLENTY,
    experience: struck.experience ?? PLENTY,
    level,
    resistances,
    damage,
    attackType,
    strikerLevel,
    slaying,
    squares: struck.squares ?? 1,
    full,
    part,
  };
}

/** The damage of one hit. */
function hitDamage(
  ask: Enumerator,
  rules: SpellcraftRules,
  creature: HitCreature,
  hit: SpellHit,
): Distribution {
  if ('strike' in hit) {
    return ask.askNumber(creatureHit, rules, strikeView(creature, hit.strike, hit.part));
  }
  const { asTarget } = creature;
  return asTarget === undefined
    ? Distribution.certain(0)
    : ask.askNumber(powerDamage, asTarget.rules, { hit: hit.met, target: asTarget.target });
}

/**
 * The notes of each distinct hit on a creature, in the order of the hits.
 * @param ask an enumerator that collects notes
 */
export function hitNotes(
  ask: Enumerator,
  rules: SpellcraftRules,
  creature: HitCreature,
  hits: readonly SpellHit[],
): WeightedNote[] {
  const different = new Map(hits.map(hit => [keyOf(hit), hit]));
  return [...different.values()].flatMap(hit => {
    if ('strike' in hit) {
      return ask.explain(creatureHit, rules, strikeView(creature, hit.strike, hit.part));
    }
    const { asTarget } = creature;
    return asTarget === undefined
      ? []
      : ask.explain(powerDamage, asTarget.rules, { hit: hit.met, target: asTarget.target });
  });
}

/** Total damage of several hits on one creature that survives them all. */
function spellDamage(
  ask: Enumerator,
  rules: SpellcraftRules,
  creature: HitCreature,
  hits: readonly SpellHit[],
): Distribution {
  return hits.reduce(
    (sum, hit) => sum.plus(hitDamage(ask, rules, creature, hit)),
    Distribution.certain(0),
  );
}

/** A key that distinguishes hits. */
function keyOf(hit: SpellHit): string {
  if ('strike' in hit) {
    const { damage, attackType, level, slaying, full } = hit.strike;
    return `${damage}:${attackType}:${level}:${slaying}:${full}:${hit.part === true}`;
  }
  return `${hit.met.power.word}:${hit.met.explosion}:${hit.met.attackType}`;
}

/** Merges courses with equal hits, so that each is computed once. */
function alikeWays(ways: readonly HitWay[]): { hits: readonly SpellHit[]; weight: number }[] {
  const alike = new Map<string, { hits: readonly SpellHit[]; weight: number }>();
  for (const { value, probability } of ways) {
    const key = value.map(keyOf).join();
    const weight = (alike.get(key)?.weight ?? 0) + probability;
    alike.set(key, { hits: value, weight });
  }
  return [...alike.values()];
}

/** The damage of a spell with several courses, each with its hits. */
export function mixedDamage(
  ask: Enumerator,
  rules: SpellcraftRules,
  creature: HitCreature,
  ways: readonly HitWay[],
): Distribution {
  const alike = alikeWays(ways);
  const [first, ...others] = alike;
  if (first !== undefined && others.length === 0) {
    return spellDamage(ask, rules, creature, first.hits);
  }
  return Distribution.mixture(
    alike.map(({ hits, weight }) => [weight, spellDamage(ask, rules, creature, hits)]),
  );
}

/** The probability that some hit of a spell has an effect: damage, or its intended effect. */
export function mixedEffect(
  ask: Enumerator,
  rules: SpellcraftRules,
  creature: HitCreature,
  ways: readonly HitWay[],
): number {
  let sum = 0;
  for (const { hits, weight } of alikeWays(ways)) {
    let fails = 1;
    for (const hit of hits) {
      fails *= 1 - worksOf(ask, rules, creature, hit);
    }
    sum += weight * (1 - fails);
  }
  return sum;
}

function worksOf(
  ask: Enumerator,
  rules: SpellcraftRules,
  creature: HitCreature,
  hit: SpellHit,
): number {
  const { asTarget } = creature;
  if ('strike' in hit && bringsOnlyStates(hit.strike.attackType)) {
    const outcomes = ask.ask(hitEffects, rules, strikeView(creature, hit.strike, hit.part));
    return outcomes.probability(effects => effects.length > 0);
  }
  if ('strike' in hit || asTarget === undefined) {
    return hitDamage(ask, rules, creature, hit).atLeast(1);
  }
  const view = { hit: hit.met, target: asTarget.target };
  return ask.ask(powerWorks, asTarget.rules, view).probability(works => works);
}

/** What the hits of a spell may do besides damage, each with its probability. */
export function mixedSideEffects(
  ask: Enumerator,
  rules: SpellcraftRules,
  creature: HitCreature,
  ways: readonly HitWay[],
): readonly (readonly [effect: HitEffect, probability: number])[] {
  const spared = new Map<HitEffect, number>();
  const all = alikeWays(ways);
  for (const { hits, weight } of all) {
    const fails = new Map<HitEffect, number>();
    for (const hit of hits) {
      if ('strike' in hit && mayDoMore(hit.strike.attackType)) {
        for (const [effect, chance] of sideEffects(ask, rules, creature, hit)) {
          fails.set(effect, (fails.get(effect) ?? 1) * (1 - chance));
        }
      }
    }
    for (const [effect, chance] of fails) {
      spared.set(effect, (spared.get(effect) ?? 0) + weight * (1 - chance));
    }
  }
  return [...spared];
}

function sideEffects(
  ask: Enumerator,
  rules: SpellcraftRules,
  creature: HitCreature,
  { strike, part }: Extract<SpellHit, { readonly strike: Strike }>,
): readonly (readonly [HitEffect, number])[] {
  const { list } = ask.ask(hitEffects, rules, strikeView(creature, strike, part));
  const sums = new Map<HitEffect, number>();
  for (const { value, probability } of list) {
    for (const effect of value) {
      sums.set(effect, (sums.get(effect) ?? 0) + probability);
    }
  }
  return [...sums];
}

/** The probability that damage exceeds hit points, both given as distributions. */
export function chanceToExceed(damage: Distribution, hitPoints: Distribution): number {
  let sum = 0;
  let certain = true;
  for (const [value, probability] of hitPoints) {
    const beyond = damage.atLeast(value + 1);
    certain &&= beyond === 1;
    sum += probability * beyond;
  }
  return certain ? 1 : Math.min(sum, 1 - Number.EPSILON);
}
