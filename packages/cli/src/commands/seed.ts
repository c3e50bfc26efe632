// roguewright seed: the same seed under several rules, side by side.

import { readContent } from '@roguewright/content';
import { UsageError } from '@roguewright/engine/errors';
import { type GameView, loadContent } from '@roguewright/engine/game';
import { LocalGame, playSimply } from '@roguewright/engine/host';
import {
  createRulesets,
  parseRulesetName,
  presetId,
  type Ruleset,
} from '@roguewright/engine/rulesets';
import { tellEnding } from '@roguewright/engine/words';
import { Command } from 'commander';
import { integerOption, nameOption } from '../options.ts';
import { table } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';

const HELP = `
One hero of one seed is begun under each of the rules, and led by the simple player through the same
number of commands at most. Levels are the same as long as the rules don't make them otherwise.

Examples:
  roguewright seed compare --seed demo --rules house --rules angbands-blades
  roguewright seed compare --seed demo --rules house --rules casting=fiqhack --role priest --moves 500`;

interface CompareOptions {
  readonly seed: string;
  readonly rules: readonly string[];
  readonly role: string;
  readonly race: string;
  readonly moves: string;
}

/** Most commands of the simple player. */
const MOST_MOVES = 20_000;

/** The command, printing to a terminal. */
export function seedCommand(terminal: Terminal): Command {
  const compare = new Command('compare')
    .description('begin and play one seed under several rules')
    .requiredOption('--seed <TEXT>', 'the seed')
    .requiredOption(
      '--rules <NAME>',
      'a ruleset, a composition or a named one; twice or more',
      (name: string, before: readonly string[] = []) => [...before, name],
    )
    .option('--role <ROLE>', 'role of the hero', 'wizard')
    .option('--race <RACE>', 'race of the hero', 'human')
    .option('--moves <N>', 'commands of the simple player at most', '300')
    .addHelpText('after', HELP)
    .action((options: CompareOptions) => {
      if (options.rules.length < 2) {
        throw new UsageError('--rules', options.rules.join(', '), 'two rules or more to compare');
      }
      const moves = integerOption('--moves', options.moves, 0, MOST_MOVES);
      terminal.write(comparison(options, moves));
    });
  return new Command('seed').description('one seed under several rules').addCommand(compare);
}

/** What is compared, a row each. */
const BEGINNING: readonly (readonly [name: string, (view: GameView) => string])[] = [
  ['Hit points', ({ hero }) => `${hero.maxHitPoints}`],
  ['Energy', ({ hero }) => `${hero.maxEnergy}`],
  ['Armour class', ({ hero }) => `${hero.armourClass}`],
  ['Moves a turn', ({ hero }) => hero.load.pace.toFixed(2)],
  [
    'Spells',
    ({ spells }) =>
      spells.map(({ name, failPercent }) => `${name} fails ${failPercent} %`).join(', ') || 'none',
  ],
];

const END: typeof BEGINNING = [
  ['Turn', ({ turn }) => `${turn}`],
  ['Level', ({ hero }) => `${hero.level}`],
  ['Deepest', ({ deepestLevel }) => `${deepestLevel}`],
  ['Points', ({ points }) => `${points}`],
  ['End', view => tellEnding(view) || 'The game goes on.'],
];

function comparison({ seed, rules, role, race }: CompareOptions, moves: number): string {
  const content = loadContent(readContent());
  const library = createRulesets();
  const named = (name: string): Ruleset => {
    const presets = library.presets.map(({ id }) => id);
    const isPreset = presets.includes(presetId(name));
    return library.resolve(
      parseRulesetName(isPreset ? nameOption('--rules', presetId(name), presets) : name),
    );
  };
  const played = rules.map(name => {
    const game = LocalGame.create(content, named(name), { heroName: 'Seed', role, race, seed });
    const begun = game.look().view;
    playSimply(game, seed, moves);
    return { begun, ended: game.look().view };
  });
  return table([
    ['', ...rules],
    ...BEGINNING.map(([name, read]) => [name, ...played.map(({ begun }) => read(begun))]),
    [`After ${moves} commands of the simple player`],
    ...END.map(([name, read]) => [name, ...played.map(({ ended }) => read(ended))]),
  ]);
}
