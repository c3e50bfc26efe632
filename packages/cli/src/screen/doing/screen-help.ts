// The help page of the full screen, made of the engine's table of commands.

import type { Command } from '@roguewright/engine/game';
import { COMMAND_HELP, PATH_HELP } from '@roguewright/engine/words';

const OTHERS: readonly (readonly [key: string, about: string])[] = [
  ['i', 'What you carry; a letter there uses it.'],
  ['*', 'What you wear and hold.'],
  ['+', 'The spells that you know: sort them, swap their letters.'],
  ['@', 'Your own numbers and skills.'],
  ['&', 'Your conducts: what you have never done.'],
  ['\\', 'Which kinds of things you can tell apart.'],
  [';', 'Move a cursor over the map and see what is there, with the odds of a blow.'],
  ['^F', 'Find a thing, a place or a creature on any level by words, and go there.'],
  ['/', 'What you know of a creature; so while you look.'],
  ['=', 'Compare a weapon with what you wield.'],
  ['x', 'While you aim or look: explain the odds.'],
  ['s', 'While you aim: at yourself.'],
  ['[ ]', 'While you aim: the squares touched, tick by tick.'],
  ['click', 'Go there; aim there; again: do it. The wheel turns pages.'],
  ['Tab', 'Strike the nearest enemy, or step towards it; 20 Tab: until something comes up.'],
  ['^X', 'The chance to die within the next moves, of what you see.'],
  ['^R', 'Rest until something is so: energy, hit points, a condition.'],
  ['^P', 'What happened so far.'],
  ['^A', 'The last command once more.'],
  ['O', 'Options: palette, colours, background, motion, danger, mouse.'],
  ['^L', 'Redraw the screen.'],
  ['^Z', 'Back to the shell for a while; fg comes back.'],
  ['?', 'This page.'],
  ['S Q ^C', 'Leave. Every command is kept when it is carried out.'],
];

const row = (key: string, about: string) => `${key.padEnd(8)}${about}`;

/** Every key. */
export const SCREEN_HELP = [
  'y k u',
  'h . l   One step, also by the arrows; capital letters and Shift with an arrow run.',
  'b j n   A number before says how often: 5l, 20s.',
  '',
  ...(Object.keys(COMMAND_HELP) as Command['kind'][])
    .filter(kind => COMMAND_HELP[kind].keys.length > 0)
    .map(kind => row(COMMAND_HELP[kind].keys.join(' '), COMMAND_HELP[kind].about)),
  '',
  ...OTHERS.map(([key, about]) => row(key, about)),
  '',
  'Spell paths',
  ...PATH_HELP,
].join('\n');
