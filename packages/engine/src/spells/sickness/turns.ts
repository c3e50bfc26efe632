// A turn of a disease in a body: it runs its course, is passed on, and brings symptoms; and a turn of those.
// Crossfire server/disease.c (move_disease, check_infection, do_symptoms, move_symptom, grant_immunity).

import { factOf } from '../../objects/index.ts';
import {
  type Disease,
  debilityOf,
  grownBy,
  symptomDamage,
  symptomDrain,
  symptomHarm,
} from '../../spellcraft/index.ts';
import { type Force, type Gifts, SCORES } from '../forces/force.ts';
import type { Strike } from '../ports.ts';
import { squareBeside } from '../seeking.ts';
import type { SpellWorld } from '../spell-world.ts';
import { infect } from './infect.ts';

/** One turn of a disease. @returns whether it goes on */
export function diseaseTurn(world: SpellWorld, creature: number, force: Force): boolean {
  const { disease } = force;
  if (disease === undefined) {
    return false;
  }
  if (force.duration > 0) {
    force.duration--;
    if (force.duration === 0) {
      endSymptoms(world, creature, force);
      immunise(world, creature, force);
      return false;
    }
  }
  spread(world, creature, force, disease);
  showSymptoms(world, creature, force, disease);
  return true;
}

/** Everything that lives within its range is exposed, column by column; the ill creature is too. */
function spread(world: SpellWorld, creature: number, force: Force, disease: Disease): void {
  const { living, ground } = world;
  const from = living.squareOf(creature);
  const range = Math.abs(disease.contagionRange);
  for (let x = -range; x <= range; x++) {
    for (let y = -range; y <= range; y++) {
      const square = squareBeside(world, from, x, y);
      const other = square >= 0 && ground.has(square) ? living.idOn(square) : 0;
      if (other !== 0) {
        const { source, owner, clock } = force;
        infect(world, other, { source, disease, owner, clock, inTick: true });
      }
    }
  }
}

/** Symptoms appear; from the next turn on they weaken the body, and those of some diseases grow. */
function showSymptoms(world: SpellWorld, creature: number, force: Force, disease: Disease): void {
  const { bearers, rules, chance } = world;
  const forces = bearers.forcesOf(creature);
  const symptom = symptomsOf(forces?.all ?? [], force);
  if (symptom === undefined) {
    const { patient } = bearers.bearer(creature);
    const immune = forces?.all.find(each => each.kind === 'immunity' && each.name === force.name);
    if (patient === undefined || (immune !== undefined && immune.level >= force.level)) {
      return;
    }
    const { isHero } = patient;
    const damage = symptomDamage(chance, { damage: disease.damage, isHero });
    bearers.begin(creature, {
      kind: 'symptom',
      source: force.source,
      name: force.name,
      duration: 1,
      speed: force.speed,
      clock: rules.sickness.clock,
      level: force.level - (immune?.level ?? 0),
      owner: force.owner,
      gives: {},
      damage,
      attackType: factOf(force.source, 'attacktype'),
      disease,
    });
    return;
  }
  if (disease.progress !== 0) {
    symptom.growth = Math.min(rules.sickness.mostGrowth, symptom.growth + disease.progress);
    symptom.damage = grownBy(rules.sickness, disease.damage, symptom.growth);
  }
  bearers.alter(creature, symptom, debilities(world, force, disease, symptom.growth));
}

/** What symptoms take from the one who has them, by the keys of files. */
function debilities(
  { rules }: SpellWorld,
  { source }: Force,
  disease: Disease,
  growth: number,
): Gifts {
  const { pace, healing, recovery, digestion } = debilityOf(rules.sickness, disease, growth);
  const taken: Record<string, number> = {};
  const take = (key: string, points: number) => {
    if (points !== 0) {
      taken[key] = points;
    }
  };
  for (const score of SCORES) {
    take(score, grownBy(rules.sickness, factOf(source, score), growth));
  }
  take('hp', healing);
  take('sp', recovery);
  take('lastEat', digestion);
  take('lastSp', pace);
  return taken;
}

/** The symptoms of a disease, among the forces of its body. */
function symptomsOf(forces: readonly Force[], { name }: Force): Force | undefined {
  return forces.find(each => each.kind === 'symptom' && each.name === name);
}

/** The strike of the present turn: allocated once, refilled each time. */
const HIT: { -readonly [Field in keyof Strike]: Strike[Field] } = {
  ...{ square: 0, damage: 0, attackType: 0, owner: 0, source: 0, level: 0, slaying: '' },
  ...{ full: true, oneHit: false, ends: false, single: true },
};

/** One turn of symptoms: they hurt, and take energy. @returns whether the body lives */
export function symptomTurn(world: SpellWorld, creature: number, force: Force): boolean {
  const { living, bearers, rules, mana } = world;
  const square = living.squareOf(creature);
  const { patient } = bearers.bearer(creature);
  const most = patient?.mostHitPoints ?? 0;
  HIT.square = square;
  HIT.damage = symptomHarm(rules.sickness, force.damage, most);
  HIT.attackType = force.attackType;
  HIT.owner = force.owner;
  HIT.source = force.source.index;
  HIT.level = force.level;
  living.strike(HIT);
  if (!living.isOn(creature, square)) {
    return false;
  }
  const grown = grownBy(rules.sickness, force.disease?.energyLoss ?? 0, force.growth);
  const drained = symptomDrain(rules.sickness, grown, mana.mostOf(creature));
  const points = Math.min(drained, mana.pointsOf(creature));
  if (points > 0) {
    mana.take(creature, points);
  }
  const { otherArch = '' } = force.source.texts;
  if (otherArch !== '') {
    world.things?.shed(creature, world.archetype(otherArch));
  }
  return true;
}

/** The symptoms of a disease end. */
export function endSymptoms({ bearers }: SpellWorld, creature: number, force: Force): void {
  const symptom = symptomsOf(bearers.forcesOf(creature)?.all ?? [], force);
  if (symptom !== undefined) {
    bearers.end(creature, symptom);
  }
}

/** The body is immune to the disease from now on, up to its level; not to every disease. */
function immunise({ bearers }: SpellWorld, creature: number, force: Force): void {
  const { source, name, level } = force;
  if (factOf(source, 'lastHeal') !== 0) {
    return;
  }
  const before = bearers
    .forcesOf(creature)
    ?.all.find(each => each.kind === 'immunity' && each.name === name);
  if (before !== undefined) {
    before.level = level;
    return;
  }
  bearers.begin(creature, {
    ...{ kind: 'immunity', source, name, level, duration: -1, speed: 0, clock: 0, owner: 0 },
    gives: {},
  });
}
