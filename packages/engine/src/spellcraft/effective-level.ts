// The caster's effective level for a spell, and the level that the spell needs. Crossfire server/spell_util.c
// (caster_level, min_casting_level, cast_spell).

import { type Notebook, silent } from '../chance/index.ts';
import type { CastingLevels, SpellcraftRules } from './rules.ts';
import type { CasterView, LevelsView, PathView } from './views.ts';

/** Caster and spell, after paths. */
export interface EffectiveLevels {
  readonly casterLevel: number;
  readonly minCastingLevel: number;
}

/** Whether a level suffices, and the compared levels. */
export interface LevelPermission {
  readonly permitted: boolean;
  readonly level: number;
  readonly needed: number;
}

/** Whether the caster's bits match the spell's; several matching paths count once. */
export function matches(paths: PathView, bits: number): boolean {
  return (paths.path & bits) !== 0;
}

/** Whether a path of the spell is denied to the caster. Source: Crossfire server/spell_util.c (cast_spell). */
export function isDenied(paths: PathView): boolean {
  return matches(paths, paths.denied);
}

/**
 * A caster's level before paths: for a player and a spell with a skill that skill's level, 0 without the
 * skill. Source: Crossfire server/spell_util.c (caster_level).
 */
export function baseLevel(
  _rules: SpellcraftRules,
  view: CasterView,
  notes: Notebook = silent,
): number {
  if (view.kind !== 'player' || !view.needsSkill) {
    notes.note('caster-own-level', view.ownLevel);
    return view.ownLevel;
  }
  if (view.skillLevel === undefined) {
    notes.note('no-spell-skill');
    return 0;
  }
  notes.note('spell-skill-level', view.skillLevel);
  return view.skillLevel;
}

/**
 * Levels before and after paths. Being both attuned and repelled cancels out. Source: Crossfire
 * server/spell_util.c (caster_level, min_casting_level).
 */
export function castingLevels(
  rules: SpellcraftRules,
  view: LevelsView,
  notes: Notebook = silent,
): CastingLevels {
  const { paths, baseLevel: base, spellLevel } = view;
  const { caster, spell } = rules.pathLevels;
  let shift = 0;
  if (matches(paths, paths.attuned)) {
    notes.note('path-attuned', caster, spell);
    shift++;
  }
  if (matches(paths, paths.repelled)) {
    notes.note('path-repelled', caster, spell);
    shift--;
  }
  const casterLevel = Math.max(rules.leastLevel, base + shift * caster);
  let minCastingLevel = Math.max(rules.leastLevel, spellLevel - shift * spell);
  if (matches(paths, paths.denied)) {
    // quirk: a denied spell is refused earlier, yet its bonuses are computed from this level.
    minCastingLevel = rules.deniedLevel;
    notes.note('path-denied', minCastingLevel);
  }
  notes.note('caster-level', casterLevel, base);
  notes.note('min-casting-level', minCastingLevel, spellLevel);
  return { baseLevel: base, casterLevel, spellLevel, minCastingLevel };
}

/** The caster's effective level and the minimum level, both after paths. */
export function effectiveLevels(
  rules: SpellcraftRules,
  view: LevelsView,
  notes: Notebook = silent,
): EffectiveLevels {
  const { casterLevel, minCastingLevel } = castingLevels(rules, view, notes);
  return { casterLevel, minCastingLevel };
}

/**
 * Whether the caster's level permits the spell; checked for players and spells with a skill. Source:
 * Crossfire server/spell_util.c (cast_spell).
 */
export function levelPermission(
  rules: SpellcraftRules,
  view: LevelsView,
  notes: Notebook = silent,
): LevelPermission {
  const levels = castingLevels(rules, view);
  const level = rules.steps.permissionLevel(levels);
  const needed = rules.steps.neededLevel(levels);
  const permitted = needed <= level;
  notes.note(permitted ? 'level-suffices' : 'level-too-low', level, needed);
  return { permitted, level, needed };
}
