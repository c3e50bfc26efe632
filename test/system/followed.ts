// The commands that can be given to the page by keys, so that tales are chosen which need no others.

import type { Command } from '@roguewright/engine/game';

/** Commands that `follow` has no keys for. */
const NOT_FOLLOWED = [
  'answer',
  'apply',
  'call',
  'cast-at',
  'enhance',
  'name',
  'steer',
  'strain',
  'study',
  'teleport',
  'swap-spells',
  'sort-spells',
  'reletter-spells',
  'travel',
  'engrave',
  'loot',
  'sit',
  'journey',
  'invoke',
  'kick',
  'break',
  'dip',
  'rub',
  'ride',
  'call-creature',
  'form-power',
] as const satisfies readonly Command['kind'][];

type NotFollowed = Extract<Command, { readonly kind: (typeof NOT_FOLLOWED)[number] }>;

/** Whether `follow` has keys for a command. */
export function isFollowed(command: Command): command is Exclude<Command, NotFollowed> {
  return !(NOT_FOLLOWED as readonly string[]).includes(command.kind);
}

/** Whether the page can be given all these commands by keys. */
export function canFollow(commands: readonly Command[]): boolean {
  return commands.every(isFollowed);
}
