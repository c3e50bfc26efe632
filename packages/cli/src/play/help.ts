// The help page of the game in lines, made of the engine's table of commands.

import type { Command } from '@roguewright/engine/game';
import { COMMAND_HELP } from '@roguewright/engine/words';

/** Columns before the sentences. */
const COLUMN = 36;

const MOVING = ['travel', 'explore', 'ascend', 'descend', 'open', 'close', 'force'] as const;

/** What a line does besides the commands of the game. */
const ASKING: readonly (readonly [form: string, about: string])[] = [
  ['look', 'where you stand, who and what is in sight'],
  ['look at NAME, look WAY', 'one thing, or all that lies that way'],
  ['exits', 'every door and stairs that you know of, seen or remembered'],
  ['map, hero, spells, history', 'pages to read'],
  ['inventory, equipment', 'what you carry; what you wear and hold'],
  ['skills', 'what you have practised, and what you can enhance'],
  ['discoveries', 'which potions, scrolls, books and wands you can tell apart'],
  ['movers', 'who moves how often before your next move but one'],
  ['odds NAME', 'what your attack on it is worth'],
  ['odds all', 'both, for everybody hostile in sight'],
  ['odds danger NAME', 'what a turn of its blows may do to you'],
  ['recall', 'what you know of every kind that you have met'],
  ['recall NAME', 'what you know of its kind, and what you are worth against each other'],
  ['compare WEAPON [against NAME]', 'it and what you wield side by side; nothing: bare hands'],
  ['odds cast SPELL [WAY or NAME]', 'what the cast would do'],
  ['odds fire [THING] NAME', 'what the shot would do; so for throw and zap'],
  ['odds why …', 'the same with every fact behind the numbers'],
  ['options, options map on or off', 'whether the map is drawn after each line'],
  ['help', 'this page'],
];

function row(form: string, about: string): string {
  return form.length < COLUMN - 2
    ? `  ${form.padEnd(COLUMN - 2)}${about}`
    : `  ${form}\n${' '.repeat(COLUMN)}${about}`;
}

function commandRow(kind: Command['kind']): string {
  const { verbs, asks, about } = COMMAND_HELP[kind];
  return row(`${verbs[0]} ${asks}`.trimEnd(), about);
}

function isDoing(kind: string): kind is Command['kind'] {
  return kind !== 'move' && !(MOVING as readonly string[]).includes(kind);
}

/** Every command, by what it is for. */
export const HELP = [
  'Moving',
  row('north, ne, e, se, s, sw, w, nw', 'One step; a number repeats it: east 5. Stepping into'),
  row('', 'something hostile attacks it, into a door opens it.'),
  row('', 'The keys h j k l y u b and the digits 1 to 9 do as well, and'),
  row('', '5l walks five steps east, 20s searches twenty times.'),
  ...MOVING.map(commandRow),
  '',
  'Doing',
  ...Object.keys(COMMAND_HELP).filter(isDoing).map(commandRow),
  '',
  'Asking, which takes no time',
  ...ASKING.map(([form, about]) => row(form, about)),
  '',
  '  save, quit                        every command is kept as soon as it is done',
  '',
  'THING and SPELL are a letter or a name, NAME is a creature in sight, WAY is a direction,',
  'N a number. A place may be told as look tells it: fire 3 east and 1 north, go 5 west.',
  'What stands in brackets can be left out. Words may be cut short as long as they',
  'are clear, and most have other names: drink, shoot, up, down, take.',
].join('\n');
