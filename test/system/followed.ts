// The commands that can be given to the page by keys, so that tales are chosen which need no others.

import type { Command } from '@roguewright/engine/game';

/** Commands that `follow` has keys for. */
const FOLLOWED = [
  'move',
  'attack',
  'open',
  'close',
  'force',
  'rest',
  'search',
  'ascend',
  'descend',
  'enter',
  'explore',
  'pick-up',
  'cast',
  'fire',
  'throw',
  'zap',
  'disarm',
  'pull',
  'pray',
  'pay',
  'chat',
  'charge',
  'drop',
  'quaff',
  'read',
  'eat',
  'wield',
  'wear',
  'take-off',
] as const satisfies readonly Command['kind'][];

type Followed = Extract<Command, { readonly kind: (typeof FOLLOWED)[number] }>;

/** Whether `follow` has keys for a command. */
export function isFollowed(command: Command): command is Followed {
  return (FOLLOWED as readonly string[]).includes(command.kind);
}

/** Whether the page can be given all these commands by keys. */
export function canFollow(commands: readonly Command[]): boolean {
  return commands.every(isFollowed);
}
