// Tries every monster, spell and item of a content once: makes it, shows it, asks its odds, uses it and lets
// some turns pass. It finds errors that no list of ranges and words foresees, before a game does.

import { Enumerator } from '../../chance/index.ts';
import { ContentError, type ContentProblem } from '../../errors/index.ts';
import {
  type Command,
  type Direction,
  type GameState,
  heal,
  type ItemUse,
  newGame,
  performCommand,
  performedFor,
  trialGame,
} from '../../game/index.ts';
import {
  type Archetype,
  type Content,
  type ContentFile,
  lineOf,
  TYPE,
} from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { answerQuestion } from '../answers/questions.ts';

/** Told how many things of all are done. */
export type TrialProgress = (done: number, of: number) => void;

/** Number of turns of each trial when content is checked. */
const TURNS = 3;

/** The types that are tried. */
const TRIED: ReadonlySet<number> = new Set(
  Object.values(TYPE).filter(type => type !== TYPE.effect && type !== TYPE.ego),
);

/** Fields that name other archetypes: missing ones are reported as broken references. */
const LINKS: ReadonlySet<string> = new Set(['arch', 'list']);

const NORTH: Direction = 1;
const EAST: Direction = 3;
const SOUTH: Direction = 5;

/** Turns of searching for a hidden fixture. */
const SEARCHES = 10;

/**
 * Archetypes that can't be played, each with its first line.
 * @param files the content's files
 * @param isOwn the archetypes that are tried; absent: all
 * @param progress told of each archetype how many of all are done
 */
export function tryContent(
  content: Content,
  ruleset: Ruleset,
  files: readonly ContentFile[],
  isOwn: (archetype: Archetype) => boolean = () => true,
  progress: TrialProgress = () => undefined,
): ContentProblem[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const isLost = (name: string) =>
    content.find(name) === undefined && content.treasure.find(name) === undefined;
  const problems = content.archetypes.flatMap((archetype, done) => {
    progress(done, content.archetypes.length);
    const error =
      isTried(archetype) && isOwn(archetype)
        ? failureOf(() => playTrial(content, ruleset, archetype, TURNS))
        : undefined;
    return error === undefined ? [] : problemsIn(error, archetype, isLost, texts);
  });
  const role = content.archetypes.find(({ id }) => id.startsWith('role_'));
  const start = { heroName: 'Ada', race: 'human', seed: 'check' };
  const begun =
    role === undefined
      ? undefined
      : failureOf(() =>
          newGame(content, ruleset, { ...start, role: role.id.slice('role_'.length) }),
        );
  return begun === undefined ? problems : [...problems, ...problemsIn(begun, role!, isLost, texts)];
}

function isTried({ type, flags }: Archetype): boolean {
  return flags.has('monster') || TRIED.has(type);
}

function failureOf(run: () => void): unknown {
  try {
    run();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** A ContentError names its own position; any other error is reported for the archetype. */
function problemsIn(
  error: unknown,
  { id, file }: Archetype,
  isLost: (name: string) => boolean,
  texts: ReadonlyMap<string, string>,
): ContentProblem[] {
  if (error instanceof ContentError) {
    const own = error.problems.filter(({ field, got }) => !(LINKS.has(field) && isLost(got)));
    return own.map(problem => ({
      ...problem,
      file: problem.file || file,
      line: lineOf(texts.get(problem.file || file) ?? '', problem.line, problem.field),
    }));
  }
  const line = lineOf(texts.get(file) ?? '', 1, `Object ${id}`);
  const got = error instanceof Error ? error.message : String(error);
  return [{ file, line, field: 'Object', expected: `that ${id} can be played`, got }];
}

/**
 * Plays a small game around an archetype: uses it in every way that the view offers, and lets turns pass.
 * Throws whatever such a game throws.
 */
export function playTrial(
  content: Content,
  ruleset: Ruleset,
  archetype: Archetype,
  turns: number,
): void {
  playOut(trialGame(content, ruleset, archetype), turns);
}

/** Uses all that the hero of a trial game has in every way that the view offers, and lets turns pass. */
export function playOut(state: GameState, turns: number): void {
  askAbout(state);
  for (const command of usesOf(state)) {
    perform(state, command);
  }
  if (state.level.fixtures.all.length > 0) {
    handleFixture(state);
  }
  for (let turn = 0; turn < turns && state.ending === undefined; turn++) {
    heal(state, state.hero, state.hero.maxHitPoints);
    perform(state, { kind: 'attack', direction: EAST });
    perform(state, { kind: 'move', direction: 0 });
    perform(state, { kind: 'search', count: 1 });
  }
  askAbout(state);
}

/** Looks for what stands in the south, disarms it, pulls it, kicks it, and steps on it several times. */
function handleFixture(state: GameState): void {
  const direction = SOUTH;
  const commands: readonly Command[] = [
    { kind: 'search', count: SEARCHES },
    { kind: 'disarm', direction },
    { kind: 'pull', direction },
    { kind: 'steer', direction },
    { kind: 'kick', direction },
    { kind: 'move', direction },
    { kind: 'move', direction: NORTH },
    { kind: 'move', direction },
    { kind: 'disarm', direction: 0 },
  ];
  strikeBySpell(state, state.level.map.neighbour(state.hero.square, direction));
  for (const command of commands) {
    heal(state, state.hero, state.hero.maxHitPoints);
    perform(state, command);
  }
}

/** A spell strikes a square, and another looks for what can be taken away there. */
export function strikeBySpell({ hero, spells }: GameState, square: number): void {
  const blow = { square, damage: 1, attackType: 1, owner: hero.id, source: 0 };
  if (spells.living.isLiving(square)) {
    spells.living.strike({
      ...blow,
      level: 1,
      slaying: '',
      full: true,
      oneHit: false,
      ends: false,
    });
  }
  spells.building.removableOn(square);
}

function perform(state: GameState, command: Command): void {
  performedFor(state, performCommand(state, command));
}

/** The odds that a face shows without being asked. */
function askAbout(state: GameState): void {
  if (state.ending !== undefined) {
    return;
  }
  const ask = new Enumerator();
  const { things } = performedFor(state, undefined).view;
  for (const { id } of things.filter(({ kind }) => kind === 'creature')) {
    answerQuestion(state, ask, { ask: 'danger', target: id });
    answerQuestion(state, ask, { ask: 'recall', target: id });
  }
  for (const { id } of state.sheet.spells) {
    answerQuestion(state, ask, { ask: 'cast', spell: id, direction: EAST });
  }
}

/** Every use that the view offers: casts of each spell, uses of each item. */
function usesOf(state: GameState): Command[] {
  const { spells, inventory } = performedFor(state, undefined).view;
  const casts = spells.map(({ id }): Command => ({ kind: 'cast', spell: id, direction: EAST }));
  return [...casts, ...inventory.flatMap(({ id, uses }) => uses.map(use => useOf(use, id)))];
}

function useOf(use: ItemUse, item: number): Command {
  const direction = EAST;
  switch (use) {
    case 'fire':
    case 'throw':
      return { kind: use, item, x: 10, y: 2 };
    case 'zap':
    case 'apply':
      return { kind: use, item, direction };
    case 'drop':
      return { kind: use, item, count: 1 };
    default:
      return { kind: use, item };
  }
}
