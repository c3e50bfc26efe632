// Validation of inputs for the rules of spell objects. Widths are those of the original's fields.

import { integerIn, memberOf } from '../errors/index.ts';
import { ATTACK_TYPES } from './names.ts';
import type { LabelledPaths } from './path-names.ts';
import type {
  AttunementView,
  BonusView,
  CasterView,
  CastingTimeView,
  CostView,
  LevelsView,
  PathView,
  WearerView,
} from './views.ts';

/** The range of 16-bit fields. */
const SHORT_LEAST = -32_768;
const SHORT_MOST = 32_767;
/** All bits of a set. */
const ALL_BITS = 0xffff_ffff;
/** Maximum of an 8-bit modifier. */
const BYTE_MOST = 255;

/** Throws a UsageError for a set of paths outside 32 bits. */
export function validatePathSet(view: LabelledPaths): void {
  integerIn('bits', view.bits, 0, ALL_BITS);
}

function validatePaths(paths: PathView): void {
  integerIn('paths.path', paths.path, 0, ALL_BITS);
  integerIn('paths.attuned', paths.attuned, 0, ALL_BITS);
  integerIn('paths.repelled', paths.repelled, 0, ALL_BITS);
  integerIn('paths.denied', paths.denied, 0, ALL_BITS);
}

/** Throws a UsageError for levels outside 16 bits or an unknown kind of caster. */
export function validateCaster(view: CasterView): void {
  memberOf('kind', view.kind, ['player', 'other']);
  integerIn('ownLevel', view.ownLevel, SHORT_LEAST, SHORT_MOST);
  if (view.skillLevel !== undefined) {
    integerIn('skillLevel', view.skillLevel, SHORT_LEAST, SHORT_MOST);
  }
}

/** Throws a UsageError for levels outside 16 bits or paths outside 32. */
export function validateLevels(view: LevelsView): void {
  integerIn('spellLevel', view.spellLevel, SHORT_LEAST, SHORT_MOST);
  integerIn('baseLevel', view.baseLevel, SHORT_LEAST, SHORT_MOST);
  validatePaths(view.paths);
}

/** Throws a UsageError for impossible levels, or a modifier outside 0…255. */
export function validateBonus(view: BonusView): void {
  validateLevels(view);
  integerIn('modifier', view.modifier, 0, BYTE_MOST);
}

/** Throws a UsageError for impossible levels, or prices outside 0…32,767. */
export function validateCost(view: CostView): void {
  validateLevels(view);
  integerIn('sp', view.sp, 0, SHORT_MOST);
  integerIn('grace', view.grace, 0, SHORT_MOST);
  integerIn('maxsp', view.maxsp, 0, SHORT_MOST);
  integerIn('maxgrace', view.maxgrace, 0, SHORT_MOST);
}

/** Throws a UsageError for a time outside 0…32,767 ticks or impossible paths. */
export function validateCastingTime(view: CastingTimeView): void {
  integerIn('castingTime', view.castingTime, 0, SHORT_MOST);
  validatePaths(view.paths);
}

/** Throws a UsageError for impossible sets, unknown attack types or resistances outside 16 bits. */
export function validateWearer(view: WearerView): void {
  validateAttunement('base', view.base);
  view.items.forEach((item, index) => {
    memberOf(`items[${index}].kind`, item.kind, ['worn', 'potion-effect']);
    validateAttunement(`items[${index}]`, item);
  });
}

function validateAttunement(where: string, view: AttunementView): void {
  integerIn(`${where}.attuned`, view.attuned, 0, ALL_BITS);
  integerIn(`${where}.repelled`, view.repelled, 0, ALL_BITS);
  integerIn(`${where}.denied`, view.denied, 0, ALL_BITS);
  for (const [type, percent] of Object.entries(view.resist)) {
    memberOf(`${where}.resist`, type, ATTACK_TYPES);
    integerIn(`${where}.resist.${type}`, percent, SHORT_LEAST, SHORT_MOST);
  }
}
