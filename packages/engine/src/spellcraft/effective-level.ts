// The level at which a caster casts a spell, and the level that it needs. Crossfire
// server/spell_util.c (caster_level, min_casting_level, cast_spell).

import { type Notebook, silent } from '../chance/index.ts';
import type { CastingLevels, SpellcraftRules } from './rules.ts';
import type { CasterView, LevelsView, PathView } from './views.ts';

/** Caster and spell, after paths. */
export interface EffectiveLevels {
  readonly casterLevel: number;
  readonly minCastingLevel: number;
}

/** Whether a level suffices, and which levels were compared. */
export interface LevelPermission {
  readonly permitted: boolean;
  readonly level: number;
  readonly needed: number;
}

/** Whether the caster's bits meet the spell's; several matching paths are one match. */
export function matches(paths: PathView, bits: number): boolean {
  return (paths.path & bits) !== 0;
}

/**
 * The level of a caster before paths: for a player and a spell of a skill that skill's, 0 without it.
 * Source: Crossfire server/spell_util.c (caster_level).
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
 * Levels before and after paths. Attuned and repelled at once cancel out.
 * Source: Crossfire server/spell_util.c (caster_level, min_casting_level).
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
    // quirk: a denied spell is refused before; its bonuses count from this level all the same.
    minCastingLevel = rules.deniedLevel;
    notes.note('path-denied', minCastingLevel);
  }
  notes.note('caster-level', casterLevel, base);
  notes.note('min-casting-level', minCastingLevel, spellLevel);
  return { baseLevel: base, casterLevel, spellLevel, minCastingLevel };
}

/** The level at which the spell is cast and the least that casts it, both after paths. */
export function effectiveLevels(
  rules: SpellcraftRules,
  view: LevelsView,
  notes: Notebook = silent,
): EffectiveLevels {
  const { casterLevel, minCastingLevel } = castingLevels(rules, view, notes);
  return { casterLevel, minCastingLevel };
}

/**
 * Whether the caster's level permits the spell; asked of players, for spells that name a skill.
 * Source: Crossfire server/spell_util.c (cast_spell).
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
