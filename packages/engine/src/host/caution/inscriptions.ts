// Names of items that ask before the item is used: `!d` before it is dropped, `!q` before it is drunk, `!*` before anything.
// Angband 3.0.5 src/object2.c (get_item_allow) reads inscriptions so.

import type { Command, GameView } from '../../game/index.ts';
import { COMMAND_HELP, tellInscriptionDoubt } from '../../words/index.ts';
import type { Doubt } from './doubt.ts';

/** Commands about an item that take no time and change nothing. */
const HARMLESS: ReadonlySet<Command['kind']> = new Set(['name', 'call', 'pick-up', 'let-be']);

/** The question before a command about an item whose name asks for one; undefined: none does. */
export function inscriptionDoubt({ inventory }: GameView, command: Command): Doubt | undefined {
  const item =
    'item' in command && !HARMLESS.has(command.kind)
      ? inventory.find(({ id }) => id === command.item)
      : undefined;
  const { keys, title } = COMMAND_HELP[command.kind];
  if (item?.ownName === undefined || !asksBefore(item.ownName, keys)) {
    return undefined;
  }
  return {
    command,
    text: tellInscriptionDoubt(item.name, title),
    share: 0,
    stands: 0,
    inscribed: true,
  };
}

/** Whether a name has `!` before one of the keys of a command, or before a star. */
function asksBefore(name: string, keys: readonly string[]): boolean {
  return [...keys, '*'].some(key => name.includes(`!${key}`));
}
