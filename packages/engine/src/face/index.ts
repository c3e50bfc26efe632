// Face: the parts common to all faces, computed from views: known map, aims, commands, keys, animation
// frames, percentages. Faces only draw and time them.

export {
  type Aim,
  type Aimed,
  aimAt,
  aimIn,
  type Blow,
  isAimed,
  isAtSquare,
  isHelp,
  meetsHostile,
  type Proposal,
  proposedAim,
  targetAims,
} from './aim.ts';
export { type AimInput, aimAfter } from './aim-input.ts';
export {
  aimedCommand,
  aimLabQuestion,
  aimQuestion,
  dangerQuestion,
  directedQuestion,
  isPlace,
  squareQuestion,
  tellOutOfRange,
} from './aimed.ts';
export {
  type Asked,
  answerAt,
  answerTowards,
  answerWritten,
  askedIn,
  firstWritten,
  NOTHING_KEY,
  type Offer,
} from './asked.ts';
export { BEGINNINGS, type Beginning } from './beginnings.ts';
export { tellAct } from './chronicle/acts.ts';
export { dangerColumns } from './chronicle/danger-plot.ts';
export {
  type LastTurns,
  LUCK_NOTE,
  lastTurnsText,
  luckText,
  momentText,
  percent,
  signed,
  sumText,
} from './chronicle/ledger-text.ts';
export { type MorgueFacts, morgueFileName, morgueNow, morgueText } from './chronicle/morgue.ts';
export { QUIET_LINES, tellQuiet } from './chronicle/quiet.ts';
export {
  directionName,
  directionOfWord,
  offsetWords,
  placeOf,
  squareAt,
} from './compass.ts';
export {
  type CompanionCommand,
  candidateName,
  type Directed,
  type DoorCommand,
  diggerIn,
  directionHere,
  directionsFor,
  type FixtureCommand,
  golemIn,
  onlyDirection,
} from './directed.ts';
export { describeSquare } from './far-look.ts';
export { filterFinds, goToFound, whereFound } from './finding/finds.ts';
export {
  type Blink,
  type Frame,
  framesBetween,
  type Sprite,
  type TimedFrame,
  timed,
} from './frames.ts';
export { commandAt, standsOnWay, tellStairsChosen, towardsStairs } from './going.ts';
export { groundTint } from './ground-tint.ts';
export {
  HINTS,
  type HintId,
  type HintSettings,
  hintForFingers,
  hintForKeys,
  hintForPage,
  hintForWords,
  hintStands,
  readHints,
  takeHint,
} from './hints/hints.ts';
export {
  KEY_SETS,
  type Keymap,
  type KeySetName,
  keysMeant,
  keysShown,
  readBindings,
  USUAL_KEYMAP,
} from './keymap/keymap.ts';
export {
  DIRECTION_KEYS,
  digitDirection,
  letterDirection,
  namedDirection,
  runDirection,
} from './keys.ts';
export { isDoor, isWalkable, KnownGround, type Way } from './known-ground.ts';
export {
  creatureAt,
  height,
  hostiles,
  hostilesSeen,
  inSight,
  isCorpse,
  isInTheWay,
  isLit,
  isSensed,
  isWorthALook,
  nearestFirst,
  seesSquare,
  squaresWith,
  standsOn,
  terrainAt,
  terrainSign,
  thingsAt,
  thingsUnderfoot,
} from './known-map.ts';
export { CAST_FIELDS } from './lab/fields/cast-fields.ts';
export { CHARGE_FIELDS } from './lab/fields/charge-fields.ts';
export { ARCHETYPES_FIELD } from './lab/fields/content-fields.ts';
export { axisOf, fieldHelp, integers, type LabField } from './lab/fields/field.ts';
export { ATTACK_FIELDS, SHOOT_FIELDS, THROW_FIELDS } from './lab/fields/fight-fields.ts';
export {
  fieldsOf,
  usualInputs,
} from './lab/fields/kind-fields.ts';
export { SPEED_FIELDS } from './lab/fields/speed-fields.ts';
export { type CastAnswer, DENIED } from './lab/figures/cast-figures.ts';
export { shownDifference, shownValue } from './lab/figures/figures.ts';
export type { LabAnswer, LabPlot, Spread } from './lab/figures/lab-answer.ts';
export type { LabMap, LabMapCreature, LabMapSquare } from './lab/figures/lab-map.ts';
export { type ChargeOdds, isLoss } from './lab/figures/other-figures.ts';
export { originsOf, rulesetLine } from './lab/figures/ruleset-line.ts';
export { answerInputs } from './lab/kinds/ask.ts';
export { OWN_FILE, worldOfQuestion } from './lab/kinds/asked-content.ts';
export { askCast } from './lab/kinds/cast-kind.ts';
export { askAttack, askShot, askThrow } from './lab/kinds/fight-kinds.ts';
export {
  type AskedContent,
  type IsTold,
  LAB_KINDS,
  type LabHandbook,
  type LabKindName,
  type LabTable,
  type LabWorld,
  type QuestionWorld,
} from './lab/kinds/lab-kind.ts';
export { optionsOf } from './lab/kinds/options-of.ts';
export { askCharge, askPace } from './lab/kinds/other-kinds.ts';
export { commandLine } from './lab/page/command-line.ts';
export type { Filler } from './lab/page/fillers.ts';
export { type FormField, type FormSlot, type LabForm, labForm } from './lab/page/form.ts';
export { labCurve, labRows, labSteps } from './lab/page/many.ts';
export {
  archetypeText,
  type OwnArchetypes,
  type OwnProblem,
  ownArchetypes,
} from './lab/page/own-archetypes.ts';
export {
  type PageAnswer,
  pageAnswer,
  type Reason,
} from './lab/page/page-answer.ts';
export type { AttackOptions, AttackQuestion } from './lab/questions/attack-question.ts';
export {
  type CastOptions,
  type CastQuestion,
  type KnownEffect,
  PURSE,
} from './lab/questions/cast-question.ts';
export type { ChargeOptions, ChargeQuestion } from './lab/questions/charge-question.ts';
export { resistText } from './lab/questions/creature-numbers.ts';
export { castableSpell, shortId, spellsOf } from './lab/questions/find-spell.ts';
export type { ShootOptions, ThrowOptions } from './lab/questions/missile-question.ts';
export type { SpeedOptions, SpeedQuestion } from './lab/questions/speed-question.ts';
export type { SpellEffect } from './lab/questions/spell-effect.ts';
export { OptionError } from './lab/reading/option-error.ts';
export { pathsOption } from './lab/reading/paths-option.ts';
export {
  integerOption,
  nameOption,
  nearName,
  normalName,
} from './lab/reading/values.ts';
export {
  isSign,
  type Landmark,
  landmarks,
  nextCreature,
  nextGoal,
  nextHostile,
  nextIn,
  placesOfSign,
} from './landmarks.ts';
export {
  AFTER_LESSONS,
  type AskedAbout,
  afterDeed,
  courseAfter,
  courseLines,
  courseList,
  FIRST_COURSE,
  isCourseOver,
  LESSONS,
  type LessonCourse,
  type LessonDeed,
  type LessonId,
  type LessonText,
  type ListedLesson,
  lessonForFingers,
  lessonForKeys,
  lessonForPage,
  lessonForWords,
  presentLesson,
  readLessons,
  skipLesson,
  tellCourse,
} from './lessons/lessons.ts';
export { aboutMember, awaitedNames, partyNews, tellMember } from './party.ts';
export { writeDecimal, writePercent } from './percent.ts';
export { lastSeenSquare } from './ray.ts';
export { tellRefused } from './refused.ts';
export { type Done, doneIn, onceMore } from './repeating/again.ts';
export {
  CHOSEN_SLOTS,
  type ChosenRules,
  type ChosenSlot,
  HERE,
  NOT_HERE,
  presetOf,
  type RulesChoices,
  type RulesetChoice,
  type RulesPreset,
  type RulesTold,
  rulesetField,
  rulesInBrief,
  rulesNamed,
  rulesTold,
  rulesToldText,
  type SlotChoices,
  type SlotsTogether,
  type SlotTold,
  TOGETHER,
  withSlot,
} from './rules-choice.ts';
export { seenHere } from './seen-here.ts';
export { goodsHere } from './shops/goods.ts';
export { leftUnpaid } from './shops/leaving.ts';
export {
  directionTo,
  distance,
  insideMap,
  isOnMap,
  neighbour,
  type Square,
  sameSquare,
  straight,
  WAYS,
} from './square.ts';
export { mapText, surroundings } from './told-map.ts';
export { isBookWarning, useOfItem } from './using.ts';
