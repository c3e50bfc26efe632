// The help page of the game in lines, made of the engine's table of commands.

import type { Command } from '@roguewright/engine/game';
import { COMMAND_HELP, matchesWords, PATH_HELP } from '@roguewright/engine/words';
import { wrap } from '../terminal/table.ts';

/** Columns before the sentences. */
const COLUMN = 30;

/** Columns of a line at most. */
const WIDTH = 80;

const MOVING = [
  'travel',
  'explore',
  'ascend',
  'descend',
  'enter',
  'open',
  'close',
  'force',
  'disarm',
  'pull',
  'steer',
] as const;

/** The questions and pages, which are not commands of the game. */
const ASKING: readonly (readonly [form: string, about: string])[] = [
  ['look', 'Where you stand, and the creatures and items in sight.'],
  ['look at NAME or ITEM', 'One creature, place, item or spell, also an item that you carry.'],
  ['item ITEM', 'An item that you carry: its numbers, its damage, what wearing it changes.'],
  ['look WAY', 'Everything in one direction.'],
  [
    'find [WORDS], find N',
    'Every thing, place and creature that you remember, on all levels; with the number of one you go there.',
  ],
  ['exits', 'Every door and stairs that you know of, seen or remembered.'],
  ['map, hero, spells, history', 'Pages to read.'],
  ['sheet', 'Your to-hit, damage, blows, shots, armour class, speed, and what hampers you.'],
  [
    'inventory [WORDS], equipment',
    'The items that you carry, or those with these words; those that you wear and hold.',
  ],
  ['skills', 'Your training, and the skills that you can enhance.'],
  ['conducts', 'What you have never done, such as eating or killing, and what you have.'],
  ['discoveries', 'The kinds of potions, scrolls, books and wands that you recognise.'],
  ['luck', 'What was expected of your attacks and casts, and what came.'],
  [
    'last-turns',
    'The chance to die in each of the last fifty turns, and what would have been safer.',
  ],
  ['morgue', 'You as text: what you carry, whom you killed, this level and the danger on it.'],
  ['movers', 'How often each creature moves between your next action and the one after it.'],
  ['odds NAME', 'The odds of your attack on a creature.'],
  ['odds danger NAME', 'The odds of its attacks on you in one turn.'],
  ['odds all', 'Both, for every enemy in sight.'],
  [
    'odds help NAME, odds help cast SPELL',
    'What would help in that fight or that cast, each change by itself.',
  ],
  ['odds cast SPELL [WAY or NAME]', 'The odds of a spell.'],
  [
    'odds fire [ITEM] NAME',
    'The odds of a shot; likewise odds throw, zap, apply, read, quaff and charge.',
  ],
  [
    'odds fountain, odds sit, odds ice',
    'What an act at a fountain, throne or sink, or a step on bad ground, brings.',
  ],
  ['odds trap [WAY], odds hidden', 'A trap that you know; how you notice hidden ones.'],
  ['odds why …', 'The same with the reasons; odds why all … with every value of a range.'],
  ['recall', 'What you know of every kind of creature that you have met.'],
  ['recall NAME', 'What you know of one kind, and how a fight between you would go.'],
  ['compare WEAPON [against NAME]', 'A weapon beside the one in your hand; nothing: bare hands.'],
  ['danger', 'The chance to die within the next moves, of what you see.'],
  ['fight', 'Strikes the nearest enemy or steps towards it, until something is worth a thought.'],
  ['again', 'The last act once more.'],
  [
    'rest until energy, rest until turn N',
    'Rests until that is so; also hit points, grace, or a condition that you have.',
  ],
  ['options danger 5 % or off', 'The danger of death from which you are asked before an act.'],
  ['options, options map on or off', 'Whether the map is drawn after each line.'],
  ['options hints on or off', 'Whether a sentence explains what you meet for the first time.'],
  ['help', 'This page; help WORDS: what it says about a command, or where it has the words.'],
];

const KEEPING = ['save, quit', 'Every command is saved when it is carried out.'] as const;

const STEPS = 'north, ne, e, se, s, sw, w, nw';

/** The forms of the page that begin with a verb, and its other names. */
export function helpOf(verb: string, also: readonly string[]): string {
  const rows = allRows();
  const begins = (form: string) => form.split(', ').some(each => each.split(' ')[0] === verb);
  return [
    ...rows.filter(([form]) => begins(form)).map(line),
    ...(also.length === 0 ? [] : [wrapped(`Other words for ${verb}: ${also.join(', ')}`)]),
  ].join('\n');
}

function allRows(): readonly (readonly [form: string, about: string])[] {
  return [
    ...Object.values(COMMAND_HELP).map(
      ({ verbs, asks, about }) => [`${verbs[0]} ${asks}`.trimEnd(), about] as const,
    ),
    ...ASKING,
    KEEPING,
  ];
}

/** The forms of the page whose names or sentences have all these words. */
export function searchHelp(words: string): string {
  return allRows()
    .filter(([form, about]) => matchesWords(`${form} ${about}`, words))
    .map(line)
    .join('\n');
}

/** A form and what it is for, on lines that go on two columns in. */
function line([form, about]: readonly [form: string, about: string]): string {
  return wrapped(`${form}: ${about}`);
}

function wrapped(text: string): string {
  return wrap(text, WIDTH - 2)
    .trimEnd()
    .replaceAll('\n', '\n  ');
}

function row(form: string, about: string): string {
  const text = wrap(about, WIDTH, ' '.repeat(COLUMN)).trimEnd();
  return form.length < COLUMN - 2
    ? `  ${form.padEnd(COLUMN - 2)}${text.trimStart()}`
    : `  ${form}\n${text}`;
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
  row(
    STEPS,
    'One step; a number repeats it: east 5. A step towards an enemy attacks it, a step towards a door opens it. ' +
      'The keys h j k l y u b and the digits 1 to 9 work as well: 5l walks five steps east, 20s searches twenty times.',
  ),
  ...MOVING.map(commandRow),
  '',
  'Doing',
  ...Object.keys(COMMAND_HELP).filter(isDoing).map(commandRow),
  '',
  'Asking, which takes no time',
  ...ASKING.map(([form, about]) => row(form, about)),
  '',
  row(...KEEPING),
  '',
  wrap(
    'ITEM and SPELL are a letter or a name, NAME is a creature in sight, WAY is a direction, ' +
      'N a number. Places are written as look writes them: fire 3 east and 1 north, go 5 west. ' +
      'Words in brackets are optional. Words may be abbreviated to an unambiguous beginning, and ' +
      'most have other names: drink, shoot, up, down, take.',
    WIDTH,
  ).trimEnd(),
  '',
  'Spell paths',
  ...PATH_HELP.map(text => wrap(text, WIDTH).trimEnd()),
].join('\n');
