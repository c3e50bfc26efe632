// The spells of a new hero before creation: chance, price and hindrances.

import {
  castingChance,
  castsByObject,
  chanceView,
  type HeroSheet,
  knownSpell,
  objectAttemptView,
} from '../../actors/index.ts';
import { successChance } from '../../casting/index.ts';
import { Distribution, Enumerator, NoteList } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import type { GameObject } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { attemptObject } from '../../spellcraft/index.ts';
import { explainNotes } from '../../words/index.ts';
import { DrawnHeroes, type SomeHeroes } from './drawn-heroes.ts';
import { type Expected, expected } from './expected.ts';
import type { SpellAtStart } from './hero-preview-view.ts';

/** The pools for spells and prayers. */
export interface Pools {
  readonly energy: Expected;
  /** Absent for roles without prayer. */
  readonly grace?: Expected;
}

/** Every spell that such a hero may know: universal ones first, then by probability. */
export function spellsAtStart(ruleset: Ruleset, heroes: DrawnHeroes, pools: Pools): SpellAtStart[] {
  const known = heroes.having(hero => hero.spells.map(({ archetype }) => archetype.id));
  return [...known].map(([id, some]) => {
    const spell = some.one.spells.find(({ archetype }) => archetype.id === id)!;
    return spellAtStart(ruleset, heroes, pools, spell, some);
  });
}

function spellAtStart(
  ruleset: Ruleset,
  heroes: DrawnHeroes,
  pools: Pools,
  spell: GameObject,
  { share, one }: SomeHeroes,
): SpellAtStart {
  const known = knownSpell(ruleset, one, spell);
  const { facts, spellLevel, school, price, pool, andGrace, forGrace } = known;
  const ask = new Enumerator();
  const failing = heroes.counts(hero => failureOf(ruleset, hero, spell, ask), one);
  const paidFrom = pools[pool] ?? pools.energy;
  const paid = castsFrom(paidFrom, price);
  const casts = andGrace > 0 ? fewer(paid, castsFrom(pools.grace ?? paidFrom, andGrace)) : paid;
  return {
    name: facts.name,
    share,
    about: facts.about,
    icon: facts.look.icon,
    hue: facts.look.hue,
    spellLevel,
    school,
    price,
    pool,
    andGrace,
    forGrace,
    failPercent: expected(failing, DrawnHeroes.certainty),
    casts: expected(casts, paidFrom.certainty),
    explanation: explanationOf(ruleset, one, spell),
  };
}

/** Percent of the hero's casts that fail, to the nearest whole one. */
function failureOf(
  ruleset: Ruleset,
  hero: HeroSheet,
  { archetype }: GameObject,
  ask: Enumerator,
): number {
  const own = hero.spells.find(spell => spell.archetype === archetype)!;
  return Math.round(100 - castingChance(ruleset, hero, own, knownSpell(ruleset, hero, own), ask));
}

/** Number of casts from a pool. */
function castsFrom({ values }: Expected, price: number): Distribution {
  return Distribution.of(values).map(points => floorDiv(points, Math.max(1, price)));
}

/** The minimum of two independent numbers. */
function fewer(one: Distribution, other: Distribution): Distribution {
  return Distribution.mixture(
    [...other].map(([most, share]) => [share, one.map(casts => Math.min(casts, most))] as const),
  );
}

/** The factors of the success chance for the typical hero. */
function explanationOf(
  ruleset: Ruleset,
  hero: HeroSheet,
  spell: GameObject,
): SpellAtStart['explanation'] {
  const known = knownSpell(ruleset, hero, spell);
  if (castsByObject(ruleset)) {
    const view = objectAttemptView(hero, known, spell.id);
    const ask = new Enumerator({ collect: true });
    return explainNotes(ask.explain(attemptObject, ruleset.slots.spells, view));
  }
  const notes = new NoteList();
  const view = chanceView(ruleset, hero, known);
  successChance(ruleset.slots.casting, view, notes);
  return explainNotes(notes.toArray().map(note => ({ ...note, probability: 1 })));
}
