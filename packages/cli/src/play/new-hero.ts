// Asks for what a new hero needs and wasn't told on the command line.

import { nearest } from '@roguewright/engine/errors';
import type { NewGame } from '@roguewright/engine/game';
import type { Choice, HeroChoices, HeroPreview } from '@roguewright/engine/host';
import { PET_CHOICES, petWish, untoldPet } from '@roguewright/engine/words';
import { previewLines } from '../screen/pages/preview-lines.ts';

/** What the command line told of the hero. */
export interface HeroOptions {
  readonly name?: string;
  readonly role?: string;
  readonly race?: string;
  readonly seed?: string;
  /** Id of a god of the role. */
  readonly god?: string;
  /** Heroes who die wake up at home. */
  readonly revives?: true;
  /** Rules for what is picked up on the way; absent: none. */
  readonly pickup?: string;
  /** The animal to begin with; absent: asked for, if anything else is; else a Knight has his pony. */
  readonly pet?: (typeof PET_CHOICES)[number]['id'];
  /** Ruleset whose casting rules are played. */
  readonly casting?: string;
}

/** Asks a question and gives the line that answers it; nothing at the end of the input. */
export type Ask = (question: string) => Promise<string | undefined>;

/** What can be chosen, and what each choice means. */
export interface HeroParts {
  readonly choices: HeroChoices;
  /** @throws UsageError for a role or race that can't be played */
  readonly preview: (role: string, race: string) => HeroPreview | Promise<HeroPreview>;
}

/** Of choices without numbers. */
export const unexplained = (): Promise<string> => Promise.resolve('');

/** What is taken when nothing is answered. */
const USUAL = { Role: 'wizard', Race: 'human', God: undefined, Pet: 'role' } as const;

/** The new hero; nothing when the input ended before everything was known. */
export async function newHero(
  { choices, preview }: HeroParts,
  options: HeroOptions,
  ask: Ask,
): Promise<NewGame | undefined> {
  const explained = async (role: string, race: string) =>
    previewLines(await preview(role, race), 0)
      .map(({ text }) => text)
      .join('\n');
  const heroName = options.name ?? (await ask('Name of your hero? '));
  if (heroName === undefined) {
    return undefined;
  }
  const role =
    options.role ??
    (await choose('Role', choices.roles, ask, id => explained(id, options.race ?? USUAL.Race)));
  if (role === undefined) {
    return undefined;
  }
  const race =
    options.race ?? (await choose('Race', choices.races, ask, id => explained(role, id)));
  if (race === undefined) {
    return undefined;
  }
  const { gods } = choices.roles.find(({ id }) => id === role) ?? { gods: [] };
  // A hero who is told in full is asked in the game, so that scripts begin as they did.
  const isAsked = [options.name, options.role, options.race, options.seed].includes(undefined);
  const god =
    options.god ??
    (isAsked && gods.length > 1 ? await choose('God', gods, ask, unexplained) : undefined);
  if (god === undefined && isAsked && gods.length > 1) {
    return undefined;
  }
  const pet =
    options.pet ?? (isAsked ? await choose('Pet', PET_CHOICES, ask, unexplained) : untoldPet(role));
  const wish = PET_CHOICES.find(({ id }) => id === pet);
  if (wish === undefined) {
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
    // Empty, it is drawn, and told when the game is over.
    seed: seed.trim(),
    ...(god !== undefined && { god }),
    ...(options.revives === true && { revives: true }),
    ...petWish(wish.id),
    ...(options.pickup !== undefined && { pickup: options.pickup }),
    casting: options.casting,
  };
}

/**
 * Asks until the answer is one of the choices; an empty one is the usual choice, and one that begins
 * with a question mark asks what a choice is.
 */
export async function choose(
  what: 'Role' | 'Race' | 'God' | 'Pet',
  choices: readonly Choice[],
  ask: Ask,
  explained: (id: string) => Promise<string>,
): Promise<string | undefined> {
  const names = choices.map(({ name }) => name).join(', ');
  const fallback = choices.find(({ id }) => id === USUAL[what]) ?? choices[0]!;
  const first = `${what} (${names})? Empty for ${fallback.name}; ? and a name tells more. `;
  for (let question = first; ; ) {
    const answer = (await ask(question))?.trim().toLowerCase();
    if (answer === undefined) {
      return undefined;
    }
    const about = answer.startsWith('?');
    const named = about ? answer.slice(1).trim() : answer;
    const found = named === '' ? fallback : chosen(choices, named);
    if (about && named === '') {
      question = `${choices.map(({ name, about }) => `${name}: ${about}`).join('\n')}\n${first}`;
    } else if (found === undefined) {
      question = `There is no ${what.toLowerCase()} ${named}. ${hintOf(named, choices)} `;
    } else if (about) {
      question = [`${found.name}: ${found.about}`, await explained(found.id), first]
        .filter(line => line !== '')
        .join('\n');
    } else {
      return found.id;
    }
  }
}

function hintOf(written: string, choices: readonly Choice[]): string {
  const names = choices.map(({ name }) => name);
  const close = nearest(written, names);
  return close === undefined ? `One of ${names.join(', ')}.` : `Did you mean ${close}?`;
}

/** By id, by name with or without its article, or by the beginning of the only name that begins so. */
function chosen(choices: readonly Choice[], answer: string): Choice | undefined {
  const bare = (text: string) => text.toLowerCase().replace(/^the (?=.)/, '');
  const wanted = bare(answer);
  const exact = choices.find(({ id, name }) => id === answer || bare(name) === wanted);
  const begun = choices.filter(({ name }) => bare(name).startsWith(wanted));
  return exact ?? (begun.length === 1 ? begun[0] : undefined);
}
