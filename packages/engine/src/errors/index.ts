// What can be wrong, one class each: content, a ruleset, a replay, a caller's input, or this program.

export {
  ContentError,
  type ContentProblem,
  InvariantError,
  ReplayError,
  RulesetError,
  UsageError,
} from './errors.ts';
export type { Flaw } from './flaw.ts';
export { nearest } from './nearest.ts';
export { plainText } from './plain-text.ts';
export { integerIn, memberOf } from './validate.ts';
