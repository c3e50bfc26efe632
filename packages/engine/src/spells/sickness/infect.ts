// A creature is infected with a disease. Crossfire server/disease.c (infect_object).

import { type Archetype, factOf, textOf } from '../../objects/index.ts';
import { caughtDisease, type Disease, isInfected, isSusceptible } from '../../spellcraft/index.ts';
import type { SpellWorld } from '../spell-world.ts';

/** The numbers of a disease in its file. */
export function diseaseOf(archetype: Archetype): Disease {
  const fact = (key: string) => factOf(archetype, key);
  return {
    level: fact('level'),
    infectiousness: fact('wc'),
    contagionRange: fact('magic'),
    lifeOutside: fact('maxhp'),
    length: fact('maxgrace'),
    damage: fact('dam'),
    pace: fact('lastSp'),
    energyLoss: fact('maxsp'),
    progress: fact('ac'),
    digestion: fact('lastEat'),
    healing: fact('hp'),
    recovery: fact('sp'),
    turnsLeft: fact('food'),
    outsideLeft: fact('value'),
    weakening: fact('lastGrace'),
  };
}

/** A disease that reaches for a new body. */
export interface Infection {
  readonly source: Archetype;
  readonly disease: Disease;
  /** Id of the creature that is credited. */
  readonly owner: number;
  /** The clock of the body that it comes from; absent: a fresh one. */
  readonly clock?: number;
  /** It is caught for sure, as from a spell. */
  readonly forced?: true;
}

/**
 * A creature is exposed to a disease. Labels: `catches`, `hero-catches`.
 * @returns whether it is ill with it now, and wasn't before
 */
export function infect(world: SpellWorld, victim: number, infection: Infection): boolean {
  const { bearers, rules, chance } = world;
  const { source, disease, owner, clock, forced } = infection;
  const forces = bearers.forcesOf(victim);
  const { patient } = bearers.bearer(victim);
  if (forces === undefined || patient === undefined) {
    return false;
  }
  const races = textOf(source, 'race');
  if (!isSusceptible(races, patient, rules.hits.racesAsText)) {
    return false;
  }
  const { infectiousness } = disease;
  const { isHero } = patient;
  if (forced !== true && !isInfected(chance, rules.sickness, { infectiousness, isHero })) {
    return false;
  }
  if (resistance(world, victim, source.name) >= disease.level) {
    return false;
  }
  const caught = caughtDisease(disease);
  bearers.begin(victim, {
    kind: 'disease',
    source,
    name: source.name,
    duration: caught.turnsLeft,
    // A speed is a number of single precision.
    speed: Math.fround(factOf(source, 'speed')),
    clock: clock ?? rules.sickness.clock,
    level: caught.level,
    owner,
    gives: {},
    disease: caught,
    ...(clock !== undefined && { waitsForTick: true }),
  });
  return true;
}

/** The highest level of a disease that a creature has had or has; −1: it never caught it. */
function resistance({ bearers }: SpellWorld, victim: number, name: string): number {
  let most = -1;
  for (const force of bearers.forcesOf(victim)?.all ?? []) {
    if ((force.kind === 'disease' || force.kind === 'immunity') && force.name === name) {
      most = Math.max(most, force.level);
    }
  }
  return most;
}
