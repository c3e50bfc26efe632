// What the hits of a spell add up to: each hit enumerated by the rule that is played, hits added.

import type { CastingRules } from '../casting/index.ts';
import {
  type Chance,
  Distribution,
  type Enumerator,
  type Outcome,
  type WeightedNote,
} from '../chance/index.ts';
import type { SpellcraftRules } from '../spellcraft/index.ts';
import {
  bringsOnlyStates,
  type CreatureHitView,
  type CreatureStatesView,
  creatureHit,
  creatureStates,
  type PowerHit,
  powerDamage,
  powerWorks,
  type SpellTarget,
  type Strike,
  type StruckCreature,
} from '../spells/index.ts';

/** Someone who would be hit. What is left out of him is taken for absent, but he has life to lose. */
export interface HitCreature extends Partial<Omit<StruckCreature, 'level' | 'resistances'>> {
  /** Level, for the saving throw. */
  readonly level: number;
  /** Percent by attack type number. */
  readonly resistances: StruckCreature['resistances'];
  /** As spells of the casting slot see him; they do nothing to whoever has none. */
  readonly asTarget?: { readonly rules: CastingRules; readonly target: SpellTarget };
}

/** What hits somebody: an effect that strikes, or a spell of the casting slot that meets him. */
export type SpellHit = { readonly strike: Strike } | { readonly met: PowerHit };

/** One way in which a spell may go: what then hits. */
export type HitWay = Outcome<readonly SpellHit[]>;

/** Hit points and experience of somebody who doesn't say: more than any hit takes. */
const PLENTY = 30_000;

/** One strike at somebody, as the rule of hits sees it. */
export function strikeView(
  { level, resistances, asTarget, ...struck }: HitCreature,
  { damage, attackType, level: strikerLevel, slaying }: Strike,
): CreatureHitView {
  const target = asTarget?.target;
  const undead = struck.undead ?? target?.undead ?? false;
  return {
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
    return ask.askNumber(creatureHit, rules, strikeView(creature, hit.strike));
  }
  const { asTarget } = creature;
  return asTarget === undefined
    ? Distribution.certain(0)
    : ask.askNumber(powerDamage, asTarget.rules, { hit: hit.met, target: asTarget.target });
}

/**
 * What mattered to each different hit on a creature, in the order of the hits.
 * @param ask collects notes
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
      return ask.explain(creatureHit, rules, strikeView(creature, hit.strike));
    }
    const { asTarget } = creature;
    return asTarget === undefined
      ? []
      : ask.explain(powerDamage, asTarget.rules, { hit: hit.met, target: asTarget.target });
  });
}

/** The whole damage of several hits on one creature that takes them all. */
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

/** What tells one hit from another. */
function keyOf(hit: SpellHit): string {
  if ('strike' in hit) {
    const { damage, attackType, level, slaying } = hit.strike;
    return `${damage}:${attackType}:${level}:${slaying}`;
  }
  return `${hit.met.power.word}:${hit.met.explosion}:${hit.met.attackType}`;
}

/** Many ways deal the same hits: each is worked out once. */
function alikeWays(ways: readonly HitWay[]): { hits: readonly SpellHit[]; weight: number }[] {
  const alike = new Map<string, { hits: readonly SpellHit[]; weight: number }>();
  for (const { value, probability } of ways) {
    const key = value.map(keyOf).join();
    const weight = (alike.get(key)?.weight ?? 0) + probability;
    alike.set(key, { hits: value, weight });
  }
  return [...alike.values()];
}

/** The damage of a spell that may go several ways, each with the hits that it then deals. */
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

/** The probability that some hit of a spell does something: hurts, or brings what it is meant to bring. */
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
  const { asTarget, level } = creature;
  if ('strike' in hit && bringsOnlyStates(hit.strike.attackType)) {
    // Such a strike turns nobody: who turns doesn't matter.
    const states = {
      ...strikeView(creature, hit.strike),
      levelsAbove: level - hit.strike.level,
      judged: false,
      turner: { level: hit.strike.level, wisdom: 0 },
    };
    return ask.ask(strikeWorks, rules, states).probability(works => works);
  }
  if ('strike' in hit || asTarget === undefined) {
    return hitDamage(ask, rules, creature, hit).atLeast(1);
  }
  const view = { hit: hit.met, target: asTarget.target };
  return ask.ask(powerWorks, asTarget.rules, view).probability(works => works);
}

/** Whether a strike brings a state. */
function strikeWorks(chance: Chance, rules: SpellcraftRules, view: CreatureStatesView): boolean {
  let works = false;
  creatureStates(chance, rules, view, () => {
    works = true;
  });
  return works;
}

/** The probability that damage exceeds hit points, both as far as they are known. */
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
