// roguewright simulate: fights and whole games by the thousand, on all cores or by workers of a queue.

import { availableParallelism } from 'node:os';
import { ENGINE_VERSION, FIGHTERS } from '@roguewright/engine/host';
import { DEFAULT_RULESET } from '@roguewright/engine/rulesets';
import { Command } from 'commander';
import {
  checkedExperiment,
  type Experiment,
  MOST_IN_CHUNK,
  readExperiment,
} from '../batch/experiment/experiment.ts';
import { experimentIn } from '../batch/report/out-folder.ts';
import { contentWith } from '../content/content-with.ts';
import { packFiles } from '../content/pack-files.ts';
import { aboutFile, OptionError } from '../failures.ts';
import { integerOption } from '../options.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { readText } from '../text-file.ts';
import { fightArms, gameArms } from './arms.ts';
import { MOST_WORKERS, type RunOptions, withRunOptions } from './run-options.ts';
import { simulate, sized } from './simulate.ts';
import { readStop, type StopOptions, withStopOptions } from './stop-options.ts';

const HELP = `
An experiment is a JSON file: what is played, from which seed, when it is enough, and how many runs
make a chunk. With --out it is written as experiment.json, beside summary.json, summary.txt, plot.svg
and, with --rows, runs.jsonl. The same experiment comes to the same bytes with any runner and any
number of workers. What was done before a kill is kept in the folder.

Progress goes to standard error: a line on a terminal, JSON lines elsewhere. One chunk in a hundred is
done again by another worker and compared; a difference is told and ends with exit code 1.

Examples:
  roguewright simulate fights --role valkyrie --level 5 --against ogre --runs 10000 --out ogres
  roguewright simulate --resume --out ogres
  roguewright simulate fights --role samurai --against "soldier ant" --width 2
  roguewright simulate fights --against ogre --b item=long_sword --ratio 1.2
  roguewright simulate games --player odds --role wizard --runs 200 --rows --out wizards
  roguewright simulate --experiment ogres/experiment.json --runner queue`;

const FIGHTS_HELP = `
Each run draws a hero of the role and level, and one fight in a lit hall. With --b a second arm is
fought from the same seeds: as the first, with the options changed that --b names, such as
--b role=wizard, --b item=long_sword, --b ruleset=combat=attack-spo, --b stranger=yes.`;

const GAMES_HELP = `
Each run is a whole game by a player in code. simple goes by what it sees; odds asks before it acts.
Each game is performed again from its record and compared, unless --no-replay says otherwise. With --b
a second arm is played from the same seeds, such as --b player=odds or --b ruleset=nethack-3.6.7.
--of may be won or a bound on depth, deepest, heroLevel, turns or commands: heroLevel>=8.`;

interface ExperimentOptions extends StopOptions, RunOptions {
  readonly seed: string;
  readonly chunk?: string;
  readonly rows?: true;
  readonly b?: readonly string[];
}

/** The command with its subcommands, printing to a terminal. */
export function simulateCommand(terminal: Terminal): Command {
  const command = new Command('simulate')
    .description('fights and whole games by the thousand, on all cores or many machines')
    // Options behind fights or games are theirs.
    .enablePositionalOptions()
    .option('--experiment <FILE>', 'perform the experiment of a file');
  return withRunOptions(command)
    .addHelpText('after', HELP)
    .addCommand(fightsCommand(terminal))
    .addCommand(gamesCommand(terminal))
    .action((options: RunOptions & { readonly experiment?: string }) =>
      performFile(options, terminal),
    );
}

function fightsCommand(terminal: Terminal): Command {
  const command = new Command('fights')
    .description('fights of a hero against monsters of one kind')
    .requiredOption('--against <MONSTER>', 'a monster of the content, by its name or id')
    .option('--count <N>', 'how many of them', '1')
    .option('--role <ROLE>', 'role of the hero', 'valkyrie')
    .option('--race <RACE>', 'race of the hero', 'human')
    .option('--level <N>', 'level of the hero, 1 to 30', '1')
    .option('--item <ITEM>', 'an item besides the kit, by its name or id; may be repeated', listed)
    .option('--stranger', 'the hero knows nothing of the monster but what he sees')
    .option('--player <NAME>', `who fights: ${FIGHTERS.join(' or ')}`, 'simple')
    .option('--ruleset <ID>', 'ruleset, composition or named rules', DEFAULT_RULESET);
  return withExperimentOptions(command)
    .addHelpText('after', FIGHTS_HELP)
    .action((options: ExperimentOptions) => perform('fights', options, terminal));
}

function gamesCommand(terminal: Terminal): Command {
  const command = new Command('games')
    .description('whole games by a player in code')
    .option('--player <NAME>', 'who plays: simple or odds', 'simple')
    .option('--role <ROLE>', 'role of the hero, or all in turn', 'all')
    .option('--race <RACE>', 'race of the hero, or all in turn', 'all')
    .option('--commands <N>', 'commands after which a game is broken off (simple 5000, odds 20000)')
    .option('--no-replay', 'do not perform each game again')
    .option('--ruleset <ID>', 'ruleset, composition or named rules', DEFAULT_RULESET);
  return withExperimentOptions(command)
    .addHelpText('after', GAMES_HELP)
    .action((options: ExperimentOptions) => perform('games', options, terminal));
}

function withExperimentOptions(command: Command): Command {
  const withStop = withStopOptions(command)
    .option('--b <FIELD=VALUE>', 'a second arm that differs in this; may be repeated', listed)
    .option('--seed <TEXT>', 'seed of all runs, 1 to 40 characters', 'simulation')
    .option('--chunk <N>', `runs of a chunk, 1 to ${MOST_IN_CHUNK} (default: about 15 seconds)`)
    .option('--rows', 'keep a line for each run, written to runs.jsonl of --out');
  return withRunOptions(withStop);
}

function listed(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

async function perform(
  subject: Experiment['subject'],
  options: ExperimentOptions,
  terminal: Terminal,
): Promise<void> {
  checkForm(options);
  const packs = packFiles(options.content ?? []);
  const content = contentWith(packs);
  const written = { ...options };
  const changes = options.b ?? [];
  const arms =
    subject === 'fights'
      ? fightArms(written, changes, content)
      : gameArms(written, changes, content);
  const given = {
    ...{ format: 1, subject, arms, engine: ENGINE_VERSION, content: content.hash },
    ...{ seed: options.seed, stop: readStop(options), rows: options.rows === true },
  } as Omit<Experiment, 'chunk'>;
  const workers = integerOption(
    '--workers',
    options.workers ?? String(availableParallelism()),
    1,
    MOST_WORKERS,
  );
  const experiment =
    options.chunk === undefined
      ? sized(given, packs, workers)
      : checkedExperiment({
          ...given,
          chunk: integerOption('--chunk', options.chunk, 1, MOST_IN_CHUNK),
        });
  await simulate(experiment, packs, options, terminal);
}

async function performFile(
  options: RunOptions & { readonly experiment?: string },
  terminal: Terminal,
): Promise<void> {
  const { experiment: path, out, resume } = options;
  checkForm(options);
  if (path === undefined && resume !== true) {
    throw new OptionError('--experiment', 'is needed, or fights, games or --resume');
  }
  const experiment =
    path === undefined
      ? experimentIn(out!)
      : await aboutFile(path, () => readExperiment(readText('--experiment', path)));
  await simulate(experiment, packFiles(options.content ?? []), options, terminal);
}

function checkForm({ resume, out }: RunOptions): void {
  if (resume === true && out === undefined) {
    throw new OptionError('--resume', 'needs --out');
  }
}
