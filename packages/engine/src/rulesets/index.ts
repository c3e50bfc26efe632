// Rulesets: programs and documents as six slots each, and their composition into games.

export {
  ATTRIBUTES,
  type Attribute,
  type Bridges,
  type Growth,
  type GrowthRow,
  type GrowthRules,
  type GrowthView,
  type MartialArtsRow,
  type MonsterBlowView,
  type MonsterShotView,
  type RaceRow,
  type Rank,
  type RoleRow,
  ranksOf,
  type WorldRules,
} from '../worldrules/index.ts';
export { compareRulesets, compareSlots, type RulesetDifference } from './differences.ts';
export { INTERACTIONS, type Interaction, interactionsOf } from './interactions.ts';
export { DEFAULT_RULESET, parseRulesetName, RulesetLibrary } from './library.ts';
export { added, applyPatch, type Patch, removed } from './patch.ts';
export { type Preset, presetId } from './presets/preset.ts';
export { createRulesets, RULESETS } from './registry.ts';
export type { Composition, Difference, Ruleset, RulesetSource, SlotSource } from './ruleset.ts';
export { type SlotNumber, slotNumbers } from './slot-numbers.ts';
export { SLOT_NAMES, type SlotName, type Slots } from './slots.ts';
export { switches as documentSwitches } from './spells-txt/spells.ts';
export { mostSkill, skillsOf, startingSkill } from './starting-skill.ts';
export {
  isUnder,
  type SlotDifferences,
  slotDifferences,
  type ToldDifference,
  toldSentence,
} from './told-differences.ts';
