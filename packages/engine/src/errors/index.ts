// Error classes: for content, a ruleset, a replay, an input, or a bug of this program.

export {
  ContentError,
  type ContentProblem,
  InvariantError,
  ReplayError,
  RulesetError,
  UsageError,
} from './errors.ts';
export type { Flaw } from './flaw.ts';
export { NearNames, type NearSearch } from './near-names.ts';
export { nearest, nearestOf } from './nearest.ts';
export { plainText } from './plain-text.ts';
export { integerIn, memberOf } from './validate.ts';
