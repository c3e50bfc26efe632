// Asks for what a new hero needs and wasn't told on the command line.

import { randomBytes } from 'node:crypto';
import { nearest } from '@roguewright/engine/errors';
import type { NewGame } from '@roguewright/engine/game';
import type { Choice, HeroChoices } from '@roguewright/engine/host';

/** What the command line told of the hero. */
export interface HeroOptions {
  readonly name?: string;
  readonly role?: string;
  readonly race?: string;
  readonly seed?: string;
  /** Ruleset whose casting rules are played. */
  readonly casting?: string;
}

/** Asks a question and gives the line that answers it; nothing at the end of the input. */
export type Ask = (question: string) => Promise<string | undefined>;

/** The new hero; nothing when the input ended before everything was known. */
export async function newHero(
  choices: HeroChoices,
  options: HeroOptions,
  ask: Ask,
): Promise<NewGame | undefined> {
  const heroName = options.name ?? (await ask('Name of your hero? '));
  if (heroName === undefined) {
    return undefined;
  }
  const role = options.role ?? (await choose('Role', choices.roles, 'wizard', ask));
  if (role === undefined) {
    return undefined;
  }
  const race = options.race ?? (await choose('Race', choices.races, 'human', ask));
  if (race === undefined) {
    return undefined;
  }
  const seed = options.seed ?? (await ask('Seed? Equal seeds make equal games; empty for any. '));
  if (seed === undefined) {
    return undefined;
  }
  return {
    heroName: heroName.trim() || 'Nobody',
    role,
    race,
    seed: seed.trim() || randomBytes(4).toString('hex'),
    casting: options.casting,
  };
}

/** Asks until the answer is one of the choices; an empty one is the usual choice. */
async function choose(
  what: string,
  choices: readonly Choice[],
  usual: string,
  ask: Ask,
): Promise<string | undefined> {
  const names = choices.map(({ name }) => name).join(', ');
  const fallback = choices.find(({ id }) => id === usual) ?? choices[0]!;
  for (let question = `${what} (${names})? Empty for ${fallback.name}. `; ; ) {
    const answer = (await ask(question))?.trim().toLowerCase();
    if (answer === undefined) {
      return undefined;
    }
    const found = answer === '' ? fallback : chosen(choices, answer);
    if (found !== undefined) {
      return found.id;
    }
    const close = nearest(
      answer,
      choices.map(({ name }) => name),
    );
    const hint = close === undefined ? `One of ${names}.` : `Did you mean ${close}?`;
    question = `There is no ${what.toLowerCase()} ${answer}. ${hint} `;
  }
}

/** By id, by name, or by the beginning of the only name that begins so. */
function chosen(choices: readonly Choice[], answer: string): Choice | undefined {
  const exact = choices.find(({ id, name }) => id === answer || name.toLowerCase() === answer);
  const begun = choices.filter(({ name }) => name.toLowerCase().startsWith(answer));
  return exact ?? (begun.length === 1 ? begun[0] : undefined);
}
