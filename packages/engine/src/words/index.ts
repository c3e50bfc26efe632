// Words: events, facts, refusals and endings into prose, one place for every face.

export { articleOf, withArticle } from '../english/index.ts';
export { tellBrought, tellBroughtTurns } from './brought.ts';
export { castingFacts } from './casting-facts.ts';
export { type Sureness, tellCertainty } from './certainty.ts';
export { tellChanceChange } from './chance-changes.ts';
export { chargingFacts } from './charging-facts.ts';
export { combatFacts } from './combat-facts.ts';
export { COMMAND_HELP, type CommandHelp } from './command-help.ts';
export { CONDITION_HELP, type ConditionHelp, conditionHelp } from './condition-help.ts';
export { NO_BLOW_FELT, tellAbilities, tellArms, tellBlow, UNFELT_BLOWS } from './dangers.ts';
export { type Names, tellEvent } from './events.ts';
export { tellFact } from './facts.ts';
export {
  type ComparedRow,
  comparisonRows,
  kindLines,
  kindsText,
  type NumberWords,
  recallLines,
} from './fight-lines.ts';
export { MENU_ORDER_NAMES, tellRetention, tellSpellLevel } from './menu-words.ts';
export {
  type HueLook,
  hueLook,
  isHue,
  isPalette,
  PALETTES,
  type PaletteHelp,
  type PaletteName,
  type Texture,
} from './palettes.ts';
export { tellEnding, tellHallEnd, tellHallMarks, tellRefusal } from './refusals.ts';
export { skillName } from './skill-names.ts';
export { speedFacts } from './speed-facts.ts';
export { spellFactTexts } from './spell-facts.ts';
export { spellcraftFacts } from './spellcraft-facts.ts';
export { type KnownSquare, tellSquare } from './squares.ts';
export { tellStrikes } from './strikes.ts';
export { tellEvents } from './tell-events.ts';
