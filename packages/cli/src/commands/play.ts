// roguewright play: the game on the full screen of a terminal or in lines, with the same games as
// the server's.

import { rulesetField, withSlot } from '@roguewright/engine/face';
import { castingRulesets, seedsOf } from '@roguewright/engine/host';
import { createRulesets, DEFAULT_RULESET, presetId } from '@roguewright/engine/rulesets';
import { PET_CHOICES } from '@roguewright/engine/words';
import { Command, Option } from 'commander';
import { type ContentOptions, contentOption } from '../content-option.ts';
import { messageOf } from '../failures.ts';
import { keepMorgue } from '../look-back/kept-morgue.ts';
import { nameOption } from '../options.ts';
import { begin } from '../play/game/begin.ts';
import { withNamedHero } from '../play/game/named-hero.ts';
import { playAs } from '../play/game/play-on.ts';
import { Lines } from '../play/lines.ts';
import type { HeroOptions } from '../play/new-hero.ts';
import { playOnScreen } from '../screen/play-on-screen.ts';
import { whyPlain } from '../screen/terminal/device.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { readText } from '../text-file.ts';
import { gameNamed, type Keeper } from './data-folder.ts';
import {
  HELP,
  NOT_FOR_JOINERS,
  NOT_FOR_PROGRAMS,
  NOT_IN_LESSONS,
  NOT_ON_SERVERS,
} from './play-help.ts';

interface PlayOptions extends HeroOptions, ContentOptions {
  readonly data?: string;
  readonly ruleset: string;
  /** A preset; absent: as `ruleset` says. */
  readonly rules?: string;
  /** Its id or the hero's name; true for the one last played. */
  readonly continue?: true | string;
  readonly plain?: true;
  readonly script?: string;
  readonly bot?: true;
  readonly json?: true;
  readonly daily?: true;
  readonly weekly?: true;
  readonly tutorial?: true;
  /** The address of a server; true for the one played on last. */
  readonly server?: true | string;
  /** An invitation to a shared world. */
  readonly join?: string;
  /** False with --no-bones. */
  readonly bones: boolean;
  /** False with --no-motion. */
  readonly motion: boolean;
}

/** The options with the text of the script, empty without one. */
interface ScriptedOptions extends PlayOptions {
  readonly lines: string;
  readonly dataFolder: string;
}

/** The command, playing on a terminal. */
export function playCommand(terminal: Terminal): Command {
  return new Command('play')
    .description('play in the terminal, with the same games as the server')
    .option('--plain', 'lines of words only, without the map: for screen readers and pipes')
    .option('--name <NAME>', 'name of the hero')
    .option('--role <ROLE>', 'role of the hero')
    .option('--race <RACE>', 'race of the hero')
    .option(
      '--god <GOD>',
      'god of a new hero, one of the role’s; asked for if the role has several',
    )
    .option('--revives', 'death isn’t final: a hero who dies wakes up at home')
    .addOption(
      new Option(
        '--pet <PET>',
        'animal of a new hero; none by default but a Knight’s pony, and asked for with the rest',
      ).choices(PET_CHOICES.map(({ id }) => id)),
    )
    .option(
      '--pickup <RULES>',
      'what a new hero picks up on the way, as in "! ? gold"; none by default',
    )
    .option('--no-bones', 'no levels on which earlier heroes died, and none left of this one')
    .option('--seed <TEXT>', 'seed of the game: the same seed makes the same dungeon')
    .addOption(
      new Option('--daily', 'the seed of this day, the same for everybody').conflicts([
        'seed',
        'weekly',
      ]),
    )
    .addOption(new Option('--weekly', 'the seed of this week').conflicts('seed'))
    .addOption(
      new Option(
        '--tutorial',
        'the lessons: practice in a few rooms that teaches the commands',
      ).conflicts(NOT_IN_LESSONS),
    )
    .option('--continue [GAME]', 'continue the game last played, or one by its id or hero')
    .addOption(
      new Option(
        '--server [URL]',
        'play on a server; without an address, on the one played on last',
      ).conflicts(NOT_ON_SERVERS),
    )
    .addOption(
      new Option(
        '--join <LINK>',
        'join the shared world of an invitation with a hero of your own',
      ).conflicts([...NOT_ON_SERVERS, ...NOT_FOR_JOINERS]),
    )
    .option('--script <FILE>', 'play the lines of a file; lines that begin with # are comments')
    .option('--bot', 'let the simple player play')
    .addOption(
      new Option('--json', 'a game for programs: JSON Lines in and out').conflicts(
        NOT_FOR_PROGRAMS,
      ),
    )
    .option('--no-motion', 'no animation of flights, explosions and hits')
    .option('--data <DIR>', 'folder with the games (default: ROGUEWRIGHT_DATA, else ./data)')
    .addOption(contentOption('folder of a pack that new games are begun with'))
    .option(
      '--ruleset <ID>',
      'rules of a new game: a ruleset, or one for some slots (casting=…,combat=…)',
      DEFAULT_RULESET,
    )
    .addOption(
      new Option(
        '--rules <NAME>',
        'rules of a new game by a name, such as angbands-blades',
      ).conflicts('ruleset'),
    )
    .option('--casting <ID>', 'ruleset whose casting rules a new game is played with')
    .addHelpText('after', HELP)
    .action((options: PlayOptions) => play(withToldSeed(options), terminal));
}

/** The options with the seed of the day or the week, if it is wanted. */
function withToldSeed(options: PlayOptions): PlayOptions {
  const { daily, weekly } = seedsOf(Date.now());
  const seed = options.daily === true ? daily : options.weekly === true ? weekly : undefined;
  return seed === undefined ? options : { ...options, seed };
}

async function play(options: PlayOptions, terminal: Terminal): Promise<void> {
  // Said before anything is asked of the player.
  const lines = options.script === undefined ? '' : readText('--script', options.script);
  if (options.rules !== undefined) {
    nameOption(
      '--rules',
      presetId(options.rules),
      createRulesets().presets.map(({ id }) => id),
    );
  }
  if (options.casting !== undefined) {
    nameOption('--casting', options.casting, castingRulesets(createRulesets()));
  }
  if (options.json === true) {
    const { playForProgram } = await import('../bots/play-for-program.ts');
    await playForProgram(options.content ?? [], options.rules ?? options.ruleset, terminal);
    return;
  }
  if (options.tutorial === true && !isFullScreen(options)) {
    const { takeLessonsInLines } = await import('../lessons/begin-lessons.ts');
    await takeLessonsInLines(options.rules ?? options.ruleset, options, lines, terminal);
    return;
  }
  if (options.server !== undefined || options.join !== undefined) {
    const { playOnServer } = await import('../server/play-on-server.ts');
    await playOnServer({ ...options, lines }, isFullScreen(options), terminal);
    return;
  }
  // The server's packages are slow to load, so only this command loads them.
  const { dataFolderOf, engineGames, GameKeeper, modsFolderOf, offeredPacks } = await import(
    '@roguewright/server'
  );
  const dataFolder = options.data ?? dataFolderOf(process.env);
  const keeper = await GameKeeper.open({
    dataFolder,
    maker: engineGames({
      ruleset: options.rules ?? options.ruleset,
      packs: offeredPacks(options.content ?? [], modsFolderOf(dataFolder)),
    }),
    bones: options.bones,
    report: error => terminal.complain(`roguewright: ${messageOf(error)}\n`),
  });
  try {
    const named = withNamedHero(options, keeper.choices);
    await (isFullScreen(options)
      ? playOnScreen(
          { ...named, dataFolder, game: await wantedGame(keeper, options.continue) },
          keeper,
          terminal,
        )
      : playInLines({ ...named, lines, dataFolder }, keeper, terminal));
  } finally {
    await keeper.close();
  }
}

async function playInLines(
  options: ScriptedOptions,
  keeper: Keeper,
  terminal: Terminal,
): Promise<void> {
  const lines = new Lines(process.stdin, terminal);
  try {
    const id =
      (await wantedGame(keeper, options.continue)) ??
      (await begin(makerOf(keeper, options), options, lines, terminal));
    if (id === undefined) {
      terminal.write('No game was begun.\n');
      return;
    }
    const game = await keeper.open(id);
    const notices = await game.notices();
    try {
      terminal.write(notices.map(notice => `${notice}\n`).join(''));
      await playAs(options, game, lines, terminal);
      const kept = await keepMorgue(options.dataFolder, game);
      terminal.write(kept === '' ? '' : `${kept}\n`);
    } finally {
      await game.close();
    }
  } finally {
    lines.close();
  }
}

/** How a keeper makes the games of the command line. */
function makerOf(keeper: Keeper, { casting }: PlayOptions): Parameters<typeof begin>[0] {
  return {
    choices: keeper.choices,
    preview: (role, race) => keeper.preview(role, race, rulesetWith(keeper, casting)),
    create: async start => (await keeper.create(start)).game,
  };
}

/** Whether the game fills the screen: no option says otherwise, and the terminal is able to. */
function isFullScreen({ plain, script, bot }: PlayOptions): boolean {
  return plain !== true && script === undefined && bot !== true && whyPlain() === undefined;
}

/**
 * The game that goes on; nothing when there is to be a new one.
 * @param named its id or the hero's name, true for the one that was last played
 * @throws UsageError when there is no such game, or it is over
 */
async function wantedGame(
  keeper: Keeper,
  named: true | string | undefined,
): Promise<string | undefined> {
  if (named === undefined) {
    return undefined;
  }
  const games = (await keeper.all()).filter(({ status }) => status === 'playing');
  const wanted = named === true ? undefined : named;
  return gameNamed(games, '--continue', wanted, 'unfinished game').id;
}

/** The rules of new games with the casting rules of another ruleset; nothing for the usual ones. */
function rulesetWith({ choices }: Keeper, casting: string | undefined): string | undefined {
  const { rules } = choices;
  return casting === undefined
    ? undefined
    : rulesetField(rules, withSlot(rules, rules.usual, 'casting', casting));
}
