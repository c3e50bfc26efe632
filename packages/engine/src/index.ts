// The front door: what most programs need, by one import. The doors behind it (`@roguewright/engine/combat`
// and so on) offer all the rest.
//
// A rule, played and asked:
//
//   const { combat } = createRulesets().resolve('angband-3.0.5').slots;
//   const odds = new Enumerator().askNumber(attackDamage, combat, attack);
//   odds.atLeast(26); // the chance of 26 damage or more
//   attackDamage(new PlayedChance(new Generator(42)), combat, attack); // one attack, played
//
// A game, with `content` of `@roguewright/content`:
//
//   const ruleset = createRulesets().resolve(DEFAULT_RULESET);
//   const start = { heroName: 'Ada', role: 'wizard', race: 'elf', seed: 'demo' };
//   const game = LocalGame.create(loadContent(content), ruleset, start);
//   const after = game.perform({ kind: 'explore' });
//   tellEvents(after).filter(text => text !== '').join('\n');
//
// The README of this package has whole programs.

// The rules that are asked most: over a PlayedChance they happen, over an Enumerator they are odds.
export { attemptToCast, successChance } from './casting/index.ts';
// Luck, played, asked or written down.
export {
  type Chance,
  Distribution,
  Enumerator,
  Generator,
  Outcomes,
  PlayedChance,
  ScriptedChance,
} from './chance/index.ts';
export { attackDamage, hitChance } from './combat/index.ts';
// What can go wrong. What a player can cause in a game is not thrown but returned, as `Performed.refusal`.
export { ContentError, ReplayError, RulesetError, UsageError } from './errors/index.ts';
// A game: commands in, views and events out.
export { type Command, loadContent, type NewGame, type Performed } from './game/index.ts';
export {
  type GameFile,
  heroChoices,
  LocalGame,
  Recorder,
  Replay,
  readGameFile,
  SimplePlayer,
  writeGameFile,
} from './host/index.ts';
export type { Content, ContentFile } from './objects/index.ts';
// Ready questions: several rules together, with the facts that mattered.
export {
  attackOdds,
  attemptsAt,
  castOdds,
  heroPace,
  type OddsAnswer,
  type OddsQuestion,
  shotOdds,
  throwOdds,
  wandChargeOdds,
} from './odds/index.ts';
// The rules by which the originals differ: `createRulesets().resolve('nethack-3.6.7')`.
export {
  createRulesets,
  DEFAULT_RULESET,
  parseRulesetName,
  type Ruleset,
} from './rulesets/index.ts';
// Facts, events and refusals in English sentences.
export { tellEvents, tellFact, tellRefusal } from './words/index.ts';
