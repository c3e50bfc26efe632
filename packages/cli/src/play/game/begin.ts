// A new game that is begun in lines: what no option says is asked for.

import { UsageError } from '@roguewright/engine/errors';
import type { NewGame } from '@roguewright/engine/game';
import type { HeroChoices, HeroPreview } from '@roguewright/engine/host';
import { messageOf } from '../../failures.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import type { Lines } from '../lines.ts';
import { type HeroOptions, newHero } from '../new-hero.ts';

/** Where games are made. */
export interface GamesMaker {
  readonly choices: HeroChoices;
  readonly preview: (role: string, race: string) => HeroPreview | Promise<HeroPreview>;
  /** @throws UsageError that names the field that is wrong @returns the id of the game */
  readonly create: (start: NewGame) => Promise<string>;
}

/** What the command line says of a new game in lines. */
export interface BeginOptions extends HeroOptions {
  readonly script?: string;
}

/** Makes a new game. What was asked is asked again when it won't do; an option that won't do throws. */
export async function begin(
  { choices, preview, create }: GamesMaker,
  options: BeginOptions,
  lines: Lines,
  terminal: Terminal,
): Promise<string | undefined> {
  for (;;) {
    const start = await newHero({ choices, preview }, options, question =>
      asked(options, lines, question),
    );
    if (start === undefined) {
      return undefined;
    }
    try {
      return await create(start);
    } catch (error) {
      const { name, role, race, god, seed } = options;
      const told = { heroName: name, role, race, god, seed };
      const field = error instanceof UsageError ? error.field : '';
      if (!(field in told) || told[field as keyof typeof told] !== undefined) {
        throw error instanceof UsageError && field in told ? ofOption(error) : error;
      }
      terminal.write(`${messageOf(error)}\n`);
    }
  }
}

/** The answer of the player. A script that is read from the input leaves what no option says to the usual choices. */
export async function asked(
  { script }: BeginOptions,
  lines: Lines,
  question: string,
): Promise<string | undefined> {
  return script === undefined || lines.fromPerson ? await lines.ask(question) : '';
}

/** What is wrong with a hero, said of the option that gave it. */
export function ofOption(error: UsageError): UsageError {
  const option = error.field === 'heroName' ? 'name' : error.field;
  const ofIt = new UsageError(`--${option}`, error.value, error.expected);
  // What a server says has no parts.
  ofIt.message = error.message.replace(new RegExp(`^${error.field}: `), `--${option}: `);
  return ofIt;
}
