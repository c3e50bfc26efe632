// Explosions of fireballs and cones of cold: their number, position and damage to a monster. NetHack 3.6.7
// src/spell.c (spelleffects, throwspell), src/explode.c (explode).

import type { Chance } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingSkill } from '../slot/names.ts';
import type { CastingRules } from '../slot/rules.ts';
import { type SpellCaster, withBonus } from './damage-bonus.ts';
import { type ResistanceView, resists } from './resistance.ts';

/** Whether the caster makes explosions at a chosen square; otherwise the spell is a ray. */
export function castsExplosions(rules: CastingRules, skill: CastingSkill): boolean {
  return rules.attack.explosion.skills.includes(skill);
}

/** Number of explosions of one cast by a skilled caster. Label: `explosions`. */
export function explosionCount(chance: Chance, rules: CastingRules): number {
  const count = 1 + chance.roll(1, rules.attack.explosion.moreBursts, 'explosions');
  const notes: CastingNotebook = chance;
  notes.note('explosions', count);
  return count;
}

/** An offset from the centre, each −1…1. */
export interface Offset {
  readonly dx: number;
  readonly dy: number;
}

/** Width in squares of the area in which explosions scatter. */
const ROW = 3;

/**
 * Offset of an explosion after the first. It falls back to the centre if the square would be off the map,
 * unseen or solid. Labels: `explosion-dx`, `explosion-dy`.
 */
export function explosionPlace(
  chance: Chance,
  _rules: CastingRules,
  { blocked }: { readonly blocked: (offset: Offset) => boolean },
): Offset {
  const offset = {
    dx: chance.below(ROW, 'explosion-dx') - 1,
    dy: chance.below(ROW, 'explosion-dy') - 1,
  };
  return blocked(offset) ? { dx: 0, dy: 0 } : offset;
}

/**
 * Position of the first explosion on the path to the chosen square: an index into the path, −1 for the
 * caster's own square.
 * @param open for each square after the caster's up to the target's: neither solid nor a closed door
 */
export function explosionCentre(rules: CastingRules, open: readonly boolean[]): number {
  return rules.attack.explosion.centre(open);
}

/** The last open square of the path. Source: NetHack 3.6.1 src/spell.c (throwspell, walk_path) */
export function lastOpenSquare(open: readonly boolean[]): number {
  const wall = open.indexOf(false);
  return (wall === -1 ? open.length : wall) - 1;
}

/** The chosen square itself. Source: NetHack 3.6.0 src/spell.c (throwspell) */
export function chosenSquare(open: readonly boolean[]): number {
  return open.length - 1;
}

/** The caster of an explosion. */
export interface ExplosionView extends SpellCaster {
  /** Below skilled the damage is dice; from skilled on it depends on level and intelligence. */
  readonly form: 'plain' | 'skilled';
}

/** The damage, common to all targets of one explosion. Label: `explosion`. */
export function explosionForce(chance: Chance, rules: CastingRules, view: ExplosionView): number {
  const { plain, levelsPerPoint } = rules.attack.explosion;
  if (view.form === 'plain') {
    const notes: CastingNotebook = chance;
    notes.note('spell-dice', plain.count, plain.sides);
    return chance.roll(plain.count, plain.sides, 'explosion');
  }
  return withBonus(rules, view, truncDiv(view.casterLevel, levelsPerPoint) + 1, chance);
}

/** A monster in an explosion. */
export interface ExplosionTargetView extends ResistanceView {
  /** It resists the element. */
  readonly immune: boolean;
  /** It resists the opposite element: cold for fire, fire for cold. */
  readonly immuneToOpposite: boolean;
  /** It holds the caster. */
  readonly holdsCaster: boolean;
  /** The caster is inside the area. */
  readonly casterWithin: boolean;
}

/** The damage of an explosion to one monster. Label: `resists`. */
export function explosionDamage(
  chance: Chance,
  rules: CastingRules,
  { force, target }: { readonly force: number; readonly target: ExplosionTargetView },
): number {
  const { half, opposite, holder, holderSuffers } = rules.attack.explosion;
  const notes: CastingNotebook = chance;
  if (target.immune) {
    notes.note('element-resistant');
    return 0;
  }
  const halved = resists(chance, target);
  let damage = halved ? half(force) : force;
  if (target.holdsCaster && holderSuffers(target.casterWithin)) {
    damage *= holder;
    notes.note('holder', damage);
  }
  if (target.immuneToOpposite) {
    damage *= opposite;
    notes.note('opposite-element', damage);
  }
  const dealt = rules.attack.dealt(damage);
  notes.note(halved ? 'half-damage' : 'spell-damage', dealt, force);
  return dealt;
}

/** One explosion at one monster. Labels: `explosion`, `resists`. */
export function explosionHit(
  chance: Chance,
  rules: CastingRules,
  view: ExplosionView & ExplosionTargetView,
): number {
  const force = explosionForce(chance, rules, view);
  return explosionDamage(chance, rules, { force, target: view });
}

/** A monster that holds the caster always suffers more. Source: NetHack 3.6.0 src/explode.c (explode) */
export function anyHolderSuffers(_casterWithin: boolean): boolean {
  return true;
}

/** It suffers more only if the caster is inside the area. Source: NetHack 3.6.1 src/explode.c (explode) */
export function holderSuffersWithCaster(casterWithin: boolean): boolean {
  return casterWithin;
}

/** A stack of items of one class, carried by a creature in an explosion. */
export interface CarriedStack {
  /** For example `scroll`, `spellbook`, `potion`. */
  readonly class: string;
  readonly count: number;
  /** It is indestructible. */
  readonly exempt: boolean;
}

/** The effect on carried stacks. */
export interface CarriedLoss {
  /** Pieces left of each stack. */
  readonly left: readonly number[];
  /** Additional damage to the creature. */
  readonly damage: number;
}

/**
 * The effect of an element on a creature's items. Each endangered piece is destroyed with some probability.
 * Each endangered stack does 1 damage, destroyed or not; to a resistant creature only a few classes do.
 * Label: `item-destroyed`. Source: NetHack 3.6.7 src/zap.c (destroy_mitem)
 */
export function carriedLoss(
  chance: Chance,
  rules: CastingRules,
  view: {
    readonly element: string;
    readonly immune: boolean;
    readonly stacks: readonly CarriedStack[];
  },
): CarriedLoss {
  const { items, destroys } = rules.attack.explosion;
  const row = items[view.element];
  let damage = 0;
  const left = view.stacks.map(stack => {
    const spared = row === undefined || (stack.exempt && !row.exemptHurts);
    if (spared || !row.endangers.includes(stack.class)) {
      return stack.count;
    }
    damage += !view.immune || row.hurtsResistant.includes(stack.class) ? 1 : 0;
    return chance.fold(stack.exempt ? 0 : stack.count, stack.count, (luck, pieces) =>
      luck.test(destroys.times, destroys.over, 'item-destroyed') ? pieces - 1 : pieces,
    );
  });
  const notes: CastingNotebook = chance;
  notes.note('carried-damage', damage);
  return { left, damage };
}
