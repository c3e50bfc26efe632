// A hero as the options of the command line name him, in the terms of the game.

import type { Choice, HeroChoices } from '@roguewright/engine/host';
import { nameOption } from '../../options.ts';
import type { HeroOptions } from '../new-hero.ts';

/** The options with role, race and god as the game calls them. Throws a UsageError for others. */
export function withNamedHero<Options extends HeroOptions>(
  options: Options,
  choices: HeroChoices,
): Options {
  const { role, race, god } = options;
  const ids = (known: readonly { readonly id: string }[]) => known.map(({ id }) => id);
  const gods = choices.roles.flatMap(one => one.gods);
  return {
    ...options,
    ...(role !== undefined && { role: nameOption('--role', role, ids(choices.roles)) }),
    ...(race !== undefined && { race: nameOption('--race', race, ids(choices.races)) }),
    ...(god !== undefined && { god: godOption(god, gods) }),
  };
}

/** The id of a god that is called by its id, with or without `god_`, or by its name. */
function godOption(written: string, gods: readonly Choice[]): string {
  const wanted = written.toLowerCase();
  const found = gods.find(({ id, name }) =>
    [id, id.replace(/^god_/, ''), name.toLowerCase()].includes(wanted),
  );
  return found?.id ?? nameOption('--god', written, [...new Set(gods.map(({ id }) => id))]);
}
