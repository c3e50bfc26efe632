// What one of NetHack's spells does to whoever it meets: hit points, levels, turns. One rule for the
// game that plays it and for the odds that ask it. NetHack 3.6.7 src/zap.c (bhitm, zhitm, zhitu,
// resist), src/explode.c (explode), src/read.c (maybe_tame, seffects).

import {
  type CastingRules,
  deathRayKills,
  drainLife,
  type ExplosionTargetView,
  explosionDamage,
  explosionForce,
  forceBolt,
  golemHitPoints,
  type ResistanceView,
  rayDamage,
  rayDice,
  resists,
  returningRay,
  type SpellCaster,
  sleepTurns,
  spellDamageBonus,
} from '../casting/index.ts';
import type { Chance } from '../chance/index.ts';
import { truncDiv } from '../integers/index.ts';
import type { CasterView, DrainedBody, PowerHit, SpellTarget } from './spell-port.ts';

/** A meeting. */
export interface MeetingView {
  readonly hit: PowerHit;
  readonly target: SpellTarget;
  /** Of an explosion whose force is drawn already; absent: it is drawn with the hit. */
  readonly force?: number;
}

/** What it comes to. */
export interface HitOutcome {
  /** Hit points lost; below 0 in rulesets in which a penalty heals. */
  readonly damage: number;
  /** Most hit points and levels lost for good. */
  readonly mostHitPoints: number;
  readonly levels: number;
  /** Turns asleep; for what isn't counted in turns 1 when it works, 0 when it is resisted. */
  readonly turns: number;
}

const NOTHING: HitOutcome = { damage: 0, mostHitPoints: 0, levels: 0, turns: 0 };

/** Sides of the die of a turned undead. */
const TURNED_SIDES = 8;

/**
 * What a spell does to one who is met by it. Labels: those of the rules of the casting room, `turned`.
 */
export function powerHit(chance: Chance, rules: CastingRules, view: MeetingView): HitOutcome {
  const { hit, target } = view;
  switch (hit.kind) {
    case 'force-bolt':
      return harm(forceBolt(chance, rules, { ...minds(view), ...boltView(target) }));
    case 'drain-life':
      return drained(chance, rules, view);
    case 'missiles':
    case 'cold':
      return harm(target.isHero ? rayAtHero(chance, rules, view) : rayAt(chance, rules, view));
    case 'sleep':
      return { ...NOTHING, turns: asleep(chance, rules, view) };
    case 'death':
      return deathRayKills(target) ? harm(target.hitPoints + 1) : NOTHING;
    case 'blast':
      return harm(blastAt(chance, rules, view));
    case 'turn-undead':
      return turned(chance, rules, view);
    case 'teleport':
      // quirk: nobody's mind resists being sent away.
      return { ...NOTHING, turns: 1 };
    case 'polymorph':
      return { ...NOTHING, turns: changes(chance, view) ? 1 : 0 };
    case 'slow':
    case 'cancel':
    case 'fear':
    case 'charm':
      return { ...NOTHING, turns: resists(chance, minds(view)) ? 0 : 1 };
  }
}

/** The same, but only the hit points lost, 0 or more: what the odds of a spell are plotted by. */
export function powerDamage(chance: Chance, rules: CastingRules, view: MeetingView): number {
  return Math.max(0, powerHit(chance, rules, view).damage);
}

/** Whether it works at all: the odds of a spell that does no damage. */
export function powerWorks(chance: Chance, rules: CastingRules, view: MeetingView): boolean {
  const { damage, turns } = powerHit(chance, rules, view);
  return damage > 0 || turns > 0;
}

/** Magic resistance wards a change off for certain, else the mind may. */
function changes(chance: Chance, view: MeetingView): boolean {
  return !view.target.magicResistant && !resists(chance, minds(view));
}

function harm(damage: number): HitOutcome {
  return { ...NOTHING, damage };
}

/** A caster's mind against the target's. */
function minds({ hit, target }: MeetingView): ResistanceView & SpellCaster & { artifact: boolean } {
  const { level, intelligence, skill }: CasterView = hit.by;
  return {
    casterLevel: level,
    intelligence,
    skill,
    targetLevel: target.level,
    targetResistance: target.resistance,
    // No Knight carries the artifact of his order: there is none in the dungeon.
    artifact: false,
  };
}

function boltView({ armourClass, magicResistant }: SpellTarget) {
  return { targetArmourClass: armourClass, magicResistant };
}

function drained(chance: Chance, rules: CastingRules, view: MeetingView): HitOutcome {
  const { target } = view;
  const lost = drainLife(chance, rules, {
    ...minds(view),
    resistsDrain: target.drainResistant,
    ...hitDieOf(rules, target.body),
    baseLevel: target.baseLevel,
    targetHitPoints: target.hitPoints,
    targetMostHitPoints: target.mostHitPoints,
  });
  // In the game somebody dies when his hit points fall below 0.
  const damage = lost.killed ? Math.max(lost.hitPoints, target.hitPoints + 1) : lost.hitPoints;
  return { damage, mostHitPoints: lost.mostHitPoints, levels: lost.levels, turns: 0 };
}

/** quirk: golems have a fixed number of hit points, by what they are made of. */
function hitDieOf(rules: CastingRules, body: DrainedBody = 'ordinary') {
  return typeof body === 'string'
    ? ({ kind: body, golemHitPoints: 0 } as const)
    : ({ kind: 'golem', golemHitPoints: golemHitPoints(rules, body.golem) } as const);
}

function isImmune({ hit, target }: MeetingView): boolean {
  return hit.kind === 'missiles' ? target.magicResistant : (target.immune & hit.attackType) !== 0;
}

function rayName({ hit }: MeetingView): 'magic-missile' | 'cone-of-cold' {
  return hit.kind === 'missiles' ? 'magic-missile' : 'cone-of-cold';
}

function rayAt(chance: Chance, rules: CastingRules, view: MeetingView): number {
  const { hit, target } = view;
  return rayDamage(chance, rules, {
    ...minds(view),
    skill: hit.by.skill,
    spell: rayName(view),
    immune: isImmune(view),
    immuneToOpposite: (target.immune & hit.opposite) !== 0,
  });
}

/** A ray that comes back, or somebody else's: dice without the caster's bonus. */
function rayAtHero(chance: Chance, rules: CastingRules, view: MeetingView): number {
  const { level, skill } = view.hit.by;
  return returningRay(chance, rules, {
    dice: rayDice(rules, { spell: rayName(view), casterLevel: level, skill }),
    immune: isImmune(view),
    halfSpellDamage: false,
  });
}

/** quirk: a hero's mind doesn't resist the ray; only what makes him sleepless helps. */
function asleep(chance: Chance, rules: CastingRules, view: MeetingView): number {
  const { hit, target } = view;
  if (!target.isHero) {
    return sleepTurns(chance, rules, { ...minds(view), immune: target.sleepResistant });
  }
  const { levelsPerDie, sleepSides } = rules.attack.ray;
  const dice = truncDiv(hit.by.level, levelsPerDie) + 1;
  return target.sleepResistant ? 0 : chance.roll(dice, sleepSides, 'sleep');
}

/** The force that all targets of an explosion share. Label: `explosion`. */
export function blastForce(chance: Chance, rules: CastingRules, hit: PowerHit): number {
  const { level, intelligence, skill } = hit.by;
  const form = hit.skilled ? 'skilled' : 'plain';
  return explosionForce(chance, rules, { casterLevel: level, intelligence, skill, form });
}

function blastAt(chance: Chance, rules: CastingRules, view: MeetingView): number {
  const { hit, target } = view;
  const force = view.force ?? blastForce(chance, rules, hit);
  if (target.isHero) {
    return isImmune(view) ? 0 : Math.max(0, force);
  }
  const met: ExplosionTargetView = {
    ...minds(view),
    immune: isImmune(view),
    immuneToOpposite: (target.immune & hit.opposite) !== 0,
    holdsCaster: false,
    casterWithin: false,
  };
  return explosionDamage(chance, rules, { force, target: met });
}

/** Undead take a die of eight and flee; who resists takes half and stays. */
function turned(chance: Chance, rules: CastingRules, view: MeetingView): HitOutcome {
  if (!view.target.undead) {
    return NOTHING;
  }
  const { level, intelligence, skill } = view.hit.by;
  const rolled = chance.roll(1, TURNED_SIDES, 'turned');
  const damage = spellDamageBonus(rules, { level, intelligence, skill, damage: rolled });
  return resists(chance, minds(view))
    ? harm(truncDiv(damage, 2))
    : { ...NOTHING, damage, turns: 1 };
}
