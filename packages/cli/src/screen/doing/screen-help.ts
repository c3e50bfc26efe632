// The help page of the full screen, made of the engine's table of commands.

import { BEGINNINGS, type Keymap, keysShown, USUAL_KEYMAP } from '@roguewright/engine/face';
import type { Command } from '@roguewright/engine/game';
import { COMMAND_HELP, matchesWords, PATH_HELP } from '@roguewright/engine/words';

/** Keys that mean themselves in every key set: those of aiming, and clicks. */
const FIXED: ReadonlySet<string> = new Set(['x', 's', '[ ]', 'click']);

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
  ['-', 'The whole level, and where its stairs are.'],
  ['Tab', 'Strike the nearest enemy, or step towards it; 20 Tab: until something comes up.'],
  ['^X', 'The chance to die within the next moves, of what you see.'],
  ['^R', 'Rest until something is so: energy, hit points, a condition.'],
  ['^W', 'The world that you share: who is in it, leaving and coming back, the invitation.'],
  ['^P', 'What happened so far.'],
  [
    '^O',
    'Look back: your luck, the danger of the last turns, and you as text; after the end, the game turn by turn.',
  ],
  ['^A', 'The last command once more.'],
  ['^K', 'Keys of your own, and macros.'],
  ['O', 'Options: palette, colours, background, motion, danger, keys, mouse.'],
  ['^L', 'Redraw the screen.'],
  ['^Z', 'Back to the shell for a while; fg comes back.'],
  ['?', 'This page.'],
  ['#', 'A verb, such as pray or unsaddle, begins its command. Other words search this page.'],
  ['S', 'Leave; also ^C. Every command is kept when it is carried out.'],
];

const row = (key: string, about: string) => `${key.padEnd(8)}${about}`;

/** What the screen can begin without a key: the others are begun from a page, or by the keys of directions. */
const BEGUN: ReadonlySet<string> = new Set(['nothing', 'direction', 'item']);

/** The commands without a key that are begun by their verbs. */
const VERBAL = (Object.keys(COMMAND_HELP) as Command['kind'][]).filter(
  kind => COMMAND_HELP[kind].keys.length === 0 && BEGUN.has(BEGINNINGS[kind].asks),
);

/** The commands that have a key. */
const KEYED = (Object.keys(COMMAND_HELP) as Command['kind'][]).filter(
  kind => COMMAND_HELP[kind].keys.length > 0,
);

/** The command that a verb begins, `pray` or `#pray`; undefined: there is none. */
export function commandOfVerb(words: string): Command['kind'] | undefined {
  const verb = words.toLowerCase().replace(/^#/, '');
  return [...KEYED, ...VERBAL].find(kind =>
    COMMAND_HELP[kind].verbs.some(one => one.replace(/^#/, '') === verb),
  );
}

/** Every key, as a key set and the player's own keys have it. */
export function screenHelp(keymap: Keymap = USUAL_KEYMAP): string {
  const shown = (keys: readonly string[]) => keysShown(keymap, keys).join(' ');
  return [
    'y k u',
    'h . l   One step, also by the arrows; capital letters and Shift with an arrow run.',
    'b j n   A number before says how often: 5l, 20s.',
    '',
    ...KEYED.map(kind => row(shown(COMMAND_HELP[kind].keys), COMMAND_HELP[kind].about)),
    ...VERBAL.map(kind =>
      row(shown(['#']), `${COMMAND_HELP[kind].verbs[0]}: ${COMMAND_HELP[kind].about}`),
    ),
    '',
    ...OTHERS.map(([key, about]) => row(FIXED.has(key) ? key : shown([key]), about)),
    '',
    'Spell paths',
    ...PATH_HELP,
  ].join('\n');
}

/** The lines of the page that have all these words. */
export function searchHelp(words: string, keymap?: Keymap): string {
  const lines = screenHelp(keymap).split('\n');
  const found = lines.filter(line => line !== '' && matchesWords(line, words));
  return found.join('\n') || 'Nothing on the page of help has these words.';
}
