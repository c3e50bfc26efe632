// roguewright rulesets: lists the rulesets, shows one, and compares two.

import {
  type Composition,
  compareRulesets,
  createRulesets,
  DEFAULT_RULESET,
  interactionsOf,
  type Preset,
  parseRulesetName,
  type Ruleset,
  type RulesetLibrary,
  type RulesetSource,
  SLOT_NAMES,
  type SlotName,
  slotDifferences,
  slotNumbers,
  type ToldDifference,
  toldSentence,
} from '@roguewright/engine/rulesets';
import { capitalised } from '@roguewright/engine/words';
import { Command } from 'commander';
import { nameOption } from '../options.ts';
import { paint } from '../terminal/paint.ts';
import { table, wrap } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';

const HELP = `
ID is a ruleset such as house or nethack-3.6.7, a preset such as angbands-blades,
or a composition such as casting=nethack-3.6.7,combat=attack-spo; slots that it
leaves empty are house's.

Examples:
  roguewright rulesets
  roguewright rulesets show wiki-spellcasting
  roguewright rulesets diff angband-3.0.5 attack-spo`;

/** The command with its subcommands, printing to a terminal. */
export function rulesetsCommand(terminal: Terminal): Command {
  const json = ['--json', 'print one JSON document instead of text'] as const;
  const show = new Command('show')
    .description('what a ruleset is and how it differs from its parent')
    .argument('<ID>', 'ruleset or composition')
    .option(...json)
    .action((id: string, options: { json?: true }) => {
      terminal.write(options.json ? showJson(id) : showText(id, terminal));
    });
  const diff = new Command('diff')
    .description('every number, row and step in which two rulesets differ')
    .argument('<A>', 'ruleset or composition')
    .argument('<B>', 'ruleset or composition')
    .option(...json)
    .action((left: string, right: string, options: { json?: true }) => {
      terminal.write(options.json ? diffJson(left, right) : diffText(left, right, terminal));
    });
  return (
    new Command('rulesets')
      .description('list the rulesets, show one, or compare two')
      // Else it would take the --json of its subcommands for its own.
      .enablePositionalOptions()
      .argument('[COMMAND]', 'list, show ID or diff A B (default: list)')
      .option(...json)
      .addHelpText('after', HELP)
      .action((command: string | undefined, options: { json?: true }) => {
        if (command !== undefined) {
          nameOption('rulesets', command, ['list', 'show', 'diff']);
        }
        terminal.write(options.json ? listJson() : listText(terminal));
      })
      .addCommand(show)
      .addCommand(diff)
  );
}

/** One ruleset of the list. */
interface Listed {
  readonly id: string;
  readonly title: string;
  /** The slots that it fills, each with the ruleset whose rules it starts from. */
  readonly slots: readonly { readonly slot: SlotName; readonly from: string }[];
}

function listed(library: RulesetLibrary): Listed[] {
  return library.ids.map(id => {
    const source = library.source(id);
    return {
      id,
      title: source.title,
      slots: SLOT_NAMES.filter(slot => library.fills(id, slot)).map(slot => ({
        slot,
        from: originOf(library, source, slot),
      })),
    };
  });
}

/** Where a slot's rules are stated: here, as differences from a parent, or in the parent. */
function originOf(library: RulesetLibrary, source: RulesetSource, slot: SlotName): string {
  const own = source.slots[slot];
  const parent = typeof source.parent === 'string' ? source.parent : source.parent?.[slot];
  if (parent === undefined || (own !== undefined && 'whole' in own)) {
    return source.id;
  }
  return own === undefined ? statedBy(library, parent, slot) : `${parent}, changed`;
}

/** The ruleset, or the nearest that it descends from, that says anything about a slot itself. */
function statedBy(library: RulesetLibrary, id: string, slot: SlotName): string {
  const { slots, parent: line } = library.source(id);
  const parent = typeof line === 'string' ? line : line?.[slot];
  return parent === undefined || slots[slot] !== undefined ? id : statedBy(library, parent, slot);
}

function listJson(): string {
  return `${JSON.stringify(listed(createRulesets()), undefined, 2)}\n`;
}

/** Ids and titles in columns; the slots of each in lines below it. */
function listText(terminal: Terminal): string {
  const rulesets = listed(createRulesets());
  const columns = Math.min(terminal.columns, 100);
  const [head = '', ...lines] = table([
    ['id', 'title, and the slots that it fills'],
    ...rulesets.map(({ id, title }) => [id, title]),
  ])
    .trimEnd()
    .split('\n');
  const told = rulesets.map(({ id, slots }, index) => {
    const text = slots.map(({ slot, from }) => (from === id ? slot : `${slot} (${from})`));
    return `${lines[index]}\n${wrap(text.join(', '), columns, '    ')}`;
  });
  const { presets } = createRulesets();
  const [presetHead = '', ...presetLines] = table([
    ['preset', 'title; rulesets show ID says what differs'],
    ...presets.map(({ id, title }) => [id, title]),
  ])
    .trimEnd()
    .split('\n');
  const named = [paint(terminal, 'muted', presetHead), ...presetLines, ''].join('\n');
  return `${paint(terminal, 'muted', head)}\n${told.join('')}\n${named}`;
}

function showJson(id: string): string {
  const library = createRulesets();
  const name = parseRulesetName(id);
  const { id: canonical, title: own, origins, slots } = library.resolve(name);
  const preset = presetOf(library, name);
  const { title, parent, about, differences } = preset
    ? { ...preset, parent: preset.rules }
    : typeof name === 'string'
      ? library.source(name)
      : { title: own, parent: name, about: undefined, differences: [] };
  const world = slots.world;
  const composed = composedDifferences(library, library.resolve(name));
  const document = { id: canonical, title, parent, about, origins, differences, composed, world };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

function showText(id: string, terminal: Terminal): string {
  const library = createRulesets();
  const name = parseRulesetName(id);
  const ruleset = library.resolve(name);
  const columns = Math.min(terminal.columns, 90);
  const heading = (text: string) => `\n${paint(terminal, 'muted', text)}\n`;
  const preset = presetOf(library, name);
  const source =
    preset === undefined && typeof name === 'string' ? library.source(name) : undefined;
  const { title } = preset ?? ruleset;
  const parts = [`${paint(terminal, 'accent', title)}  ${preset?.id ?? ruleset.id}\n`];
  if (source?.parent !== undefined) {
    parts.push(`parent: ${parentText(source.parent)}\n`);
  }
  const about = (preset ?? source)?.about;
  parts.push(...(about === undefined ? [] : ['\n', wrap(about, columns)]));
  parts.push(heading('Slots'));
  parts.push(table(SLOT_NAMES.map(slot => [`  ${slot}`, `from ${ruleset.origins[slot]}`])));
  if (source !== undefined && library.fills(source.id, 'world')) {
    parts.push(heading('Numbers of the world'), worldTable(ruleset));
  }
  const differences = (preset ?? source)?.differences;
  if (differences !== undefined) {
    const [played, asked] = [false, true].map(only =>
      differences.filter(({ askedOnly }) => (askedOnly === true) === only),
    );
    for (const [title, list] of [
      ['Differences', played!],
      ['Differences for the library and odds alone: no game has what they are about', asked!],
    ] as const) {
      parts.push(list.length === 0 ? '' : heading(title));
      for (const { says, source } of list) {
        parts.push(`  - ${wrap(says, columns, '    ').trimStart()}`);
        parts.push(paint(terminal, 'muted', wrap(source, columns, '    ')));
      }
    }
  }
  parts.push(...(source === undefined ? composedParts(library, ruleset, terminal) : []));
  return parts.join('');
}

/** How a composition differs from the house's rules, slot by slot, and where its slots meet. */
function composedParts(library: RulesetLibrary, ruleset: Ruleset, terminal: Terminal): string[] {
  const columns = Math.min(terminal.columns, 90);
  const { slots, together } = composedDifferences(library, ruleset);
  const heading = (text: string) => `\n${paint(terminal, 'muted', text)}\n`;
  const item = (says: string) => `  - ${wrap(says, columns, '    ').trimStart()}`;
  const list = (title: string, differences: readonly ToldDifference[]) =>
    differences.length === 0
      ? []
      : [heading(title), ...differences.map(difference => item(toldSentence(difference)))];
  return [
    ...slots.flatMap(({ slot, title, here, notHere }) => [
      ...list(`${capitalised(slot)} under ${title}`, here),
      ...list(`${capitalised(slot)}: what the house does, and ${title} doesn’t`, notHere),
    ]),
    ...(together.length === 0 ? [] : [heading('Where two slots meet'), ...together.map(item)]),
  ];
}

function composedDifferences(library: RulesetLibrary, ruleset: Ruleset) {
  const slots = SLOT_NAMES.map(slot => slotDifferences(library, slot, ruleset.origins[slot]));
  const met = interactionsOf(ruleset, library.resolve(DEFAULT_RULESET));
  return {
    slots: slots.filter(({ here, notHere }) => here.length + notHere.length > 0),
    together: met.map(({ says }) => says),
  };
}

/** The preset that is named; undefined: a ruleset or a composition. */
function presetOf(library: RulesetLibrary, name: string | Composition): Preset | undefined {
  return typeof name === 'string' && !library.ids.includes(name) ? library.preset(name) : undefined;
}

/** Tables of the world of which the names are enough; `--json` has them whole. */
const LONG_TABLES = ['roles', 'races', 'spellTerms.writtenBy'];

/** The numbers of the world by the names under which an overlay changes them. */
function worldTable({ slots }: Ruleset): string {
  const rows = slotNumbers(slots.world, LONG_TABLES);
  return table(rows.map(({ path, value }) => [`  ${path}`, value]));
}

function parentText(parent: NonNullable<RulesetSource['parent']>): string {
  return typeof parent === 'string'
    ? parent
    : Object.entries(parent)
        .map(([slot, id]) => `${slot} of ${id}`)
        .join(', ');
}

/** One line of a comparison; a step is named with the ruleset that states it. */
interface Compared {
  readonly path: string;
  readonly left: string;
  readonly right: string;
}

function compared(left: string, right: string): { ids: [string, string]; rows: Compared[] } {
  const library = createRulesets();
  const [one, other] = [
    library.resolve(parseRulesetName(left)),
    library.resolve(parseRulesetName(right)),
  ];
  const rows = compareRulesets(one, other).map(difference => ({
    path: difference.path,
    left: stepOf(one, difference.path, difference.left),
    right: stepOf(other, difference.path, difference.right),
  }));
  return { ids: [one.id, other.id], rows };
}

function stepOf({ origins }: Ruleset, path: string, shown: string): string {
  const slot = SLOT_NAMES.find(name => path.startsWith(`${name}.`));
  return slot !== undefined && shown.startsWith('step ') ? `${shown} of ${origins[slot]}` : shown;
}

function diffJson(left: string, right: string): string {
  const { ids, rows } = compared(left, right);
  const document = { left: ids[0], right: ids[1], differences: rows };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

/** Values longer than this have lines of their own below the table. */
const LONGEST = 48;

function diffText(left: string, right: string, terminal: Terminal): string {
  const { ids, rows } = compared(left, right);
  if (rows.length === 0) {
    return `${ids[0]} and ${ids[1]} have the same rules.\n`;
  }
  const isLong = (row: Compared) => Math.max(row.left.length, row.right.length) > LONGEST;
  const cells = rows.filter(row => !isLong(row)).map(row => [row.path, row.left, row.right]);
  const [head = '', ...lines] = table([['', ...ids], ...cells])
    .trimEnd()
    .split('\n');
  const columns = Math.min(terminal.columns, 100);
  const long = rows
    .filter(isLong)
    .flatMap(({ path, left, right }) => [
      path,
      wrap(`${ids[0]}: ${left}`, columns, '    ').trimEnd(),
      wrap(`${ids[1]}: ${right}`, columns, '    ').trimEnd(),
    ]);
  const total = `${rows.length} difference${rows.length === 1 ? '' : 's'}`;
  const words =
    'roguewright rulesets show ID says in words what a ruleset changes, and its source.';
  const shown = [
    ...(cells.length === 0 ? [] : [paint(terminal, 'muted', head), ...lines]),
    ...long,
  ];
  return `${[...shown, total, words].join('\n')}\n`;
}
