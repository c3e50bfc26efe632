// roguewright play: the game on the full screen of a terminal or in lines, with the same games as
// the server's.

import { UsageError } from '@roguewright/engine/errors';
import { rulesetField, withSlot } from '@roguewright/engine/face';
import {
  type Choice,
  castingRulesets,
  type GameHost,
  seedsOf,
  USUAL_THRESHOLD,
} from '@roguewright/engine/host';
import { createRulesets, DEFAULT_RULESET, presetId } from '@roguewright/engine/rulesets';
import { PET_CHOICES } from '@roguewright/engine/words';
import { Command, Option } from 'commander';
import { type ContentOptions, contentOption } from '../content-option.ts';
import { messageOf } from '../failures.ts';
import { keepMorgue } from '../look-back/kept-morgue.ts';
import { nameOption } from '../options.ts';
import { playByItself } from '../play/bot.ts';
import { Lines } from '../play/lines.ts';
import { type HeroOptions, newHero } from '../play/new-hero.ts';
import type { HintPlace } from '../play/own/session-hints.ts';
import { playScript } from '../play/script.ts';
import { Session } from '../play/session.ts';
import { optionsFile, optionsIn } from '../screen/options/kept-options.ts';
import { playOnScreen } from '../screen/play-on-screen.ts';
import { whyPlain } from '../screen/terminal/device.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { readText } from '../text-file.ts';
import { gameNamed, type Keeper } from './data-folder.ts';

const HELP = `
On a terminal the game fills the screen. Its title page offers new and saved games, the hall of heroes
and options; ? lists the keys. With --plain, or without a terminal, commands are words such as
north, cast fireball east, quaff potion; help lists them. Options that are missing are asked for.
A script stops with exit code 2 at the first line that is not a command, and names that line.
Every command is saved when it is carried out: after quit or the end of the input, --continue
resumes the game. A pack is a folder of archetypes in Crossfire's form: a game that is begun with
one keeps its files and goes on without the folder. Folders in mods, beside the data folder, are
offered too. NO_COLOR=1 turns colours off, NO_MOTION=1 animation.

With --json a program plays. Each line of the input is a request: about, reset, observe, act, odds,
save or load. Each line of the output is the answer to one of them. No game is kept in a folder.

Examples:
  roguewright play
  roguewright play --tutorial
  roguewright play --plain
  roguewright play --plain --name Perchta --role wizard --race human --seed demo
  roguewright play --plain --continue Perchta
  roguewright play --casting nethack-3.4.3
  roguewright play --rules angbands-blades
  roguewright play --ruleset combat=attack-spo,speed=nethack-3.7
  roguewright play --content ~/packs/deepwood
  roguewright play --plain --seed demo --name Una --role wizard --race human --script lines.txt
  roguewright play --json < requests.jsonl > answers.jsonl`;

/** Options that mean nothing to a program, which says them in its requests. */
const NOT_FOR_PROGRAMS = [
  ...['plain', 'script', 'bot', 'continue', 'data', 'daily', 'weekly', 'tutorial'],
  ...['name', 'role', 'race', 'god', 'revives', 'pet', 'seed', 'casting'],
];

/** Options of a game that is kept: the lessons have a hero of their own. */
const NOT_IN_LESSONS = [
  ...['bot', 'continue', 'daily', 'weekly', 'name', 'role', 'race', 'god', 'revives', 'pet'],
  ...['seed', 'casting', 'content'],
];

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
        'animal of a new hero; none by default, and asked for with the rest',
      ).choices(PET_CHOICES.map(({ id }) => id)),
    )
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
    report: error => terminal.complain(`roguewright: ${messageOf(error)}\n`),
  });
  try {
    const named = withNamedHero(options, keeper);
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

/** The options with role and race as the game calls them. Throws a UsageError for others. */
function withNamedHero(options: PlayOptions, { choices }: Keeper): PlayOptions {
  const { role, race, god } = options;
  const ids = (known: readonly { readonly id: string }[]) => known.map(({ id }) => id);
  const gods = choices.roles.flatMap(one => one.gods);
  return {
    ...options,
    ...(role !== undefined && { role: nameOption('--role', role, ids(choices.roles)) }),
    ...(race !== undefined && { race: nameOption('--race', race, ids(choices.races)) }),
    ...(god !== undefined && { god: godOption(god, gods) }),
  };
}

/** The id of a god that is called by its id, with or without `god_`, or by its name. */
function godOption(written: string, gods: readonly Choice[]): string {
  const wanted = written.toLowerCase();
  const found = gods.find(({ id, name }) =>
    [id, id.replace(/^god_/, ''), name.toLowerCase()].includes(wanted),
  );
  return found?.id ?? nameOption('--god', written, [...new Set(gods.map(({ id }) => id))]);
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
      (await begin(keeper, options, lines, terminal));
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

/** Makes a new game. What was asked is asked again when it won't do; an option that won't do throws. */
async function begin(
  keeper: Keeper,
  options: PlayOptions,
  lines: Lines,
  terminal: Terminal,
): Promise<string | undefined> {
  for (;;) {
    const parts = {
      choices: keeper.choices,
      preview: (role: string, race: string) =>
        keeper.preview(role, race, rulesetWith(keeper, options.casting)),
    };
    const start = await newHero(parts, options, question => asked(options, lines, question));
    if (start === undefined) {
      return undefined;
    }
    try {
      return (await keeper.create(start)).game;
    } catch (error) {
      const { name, role, race, god, seed } = options;
      const told = { heroName: name, role, race, god, seed };
      const field = error instanceof UsageError ? error.field : '';
      if (!(field in told) || told[field as keyof typeof told] !== undefined) {
        throw error instanceof UsageError && field in told ? ofOption(error) : error;
      }
      terminal.write(`${messageOf(error)}\n`);
    }
  }
}

/** The answer of the player. A script that is read from the input leaves what no option says to the usual choices. */
async function asked(
  { script }: PlayOptions,
  lines: Lines,
  question: string,
): Promise<string | undefined> {
  return script === undefined || lines.fromPerson ? await lines.ask(question) : '';
}

/** What is wrong with a hero, said of the option that gave it. */
function ofOption(error: UsageError): UsageError {
  const option = error.field === 'heroName' ? 'name' : error.field;
  return new UsageError(`--${option}`, error.value, error.expected);
}

/** The rules of new games with the casting rules of another ruleset; nothing for the usual ones. */
function rulesetWith({ choices }: Keeper, casting: string | undefined): string | undefined {
  const { rules } = choices;
  return casting === undefined
    ? undefined
    : rulesetField(rules, withSlot(rules, rules.usual, 'casting', casting));
}

/** Plays by a script, by the simple player, or by lines from the player. */
async function playAs(
  options: ScriptedOptions,
  game: GameHost,
  lines: Lines,
  terminal: Terminal,
): Promise<void> {
  const { script, bot, plain } = options;
  if (script !== undefined || bot === true) {
    const session = await Session.begin(game, plain !== true);
    await (script === undefined
      ? playByItself(game, options.seed ?? 'bot', terminal)
      : playScript(script, options.lines, session, terminal));
    const ended = (await Session.begin(game)).ending();
    if (ended !== '' || !session.left) {
      terminal.write(`${ended || 'The game is kept.'}\n`);
    }
    return;
  }
  const reason = plain === true ? undefined : whyPlain();
  terminal.write(reason === undefined ? '' : `${reason}\n`);
  const session = await Session.begin(game, plain !== true, USUAL_THRESHOLD, hintsFor(lines));
  await playOn(session, lines, terminal);
}

/** Where the hints of a person are stored, beside the options of the screen. Input from a pipe gets none. */
function hintsFor({ fromPerson }: Lines): HintPlace | undefined {
  const file = optionsIn(optionsFile(process.env));
  return fromPerson
    ? { read: () => file.read(), keep: hints => void file.keep({ ...file.read(), ...hints }) }
    : undefined;
}

async function playOn(session: Session, lines: Lines, terminal: Terminal): Promise<void> {
  lines.write(`${session.introduction()}\nhelp lists the commands.`);
  while (!session.over) {
    const line = await lines.ask(session.prompt());
    if (line === undefined) {
      terminal.write('The game is kept. roguewright play --continue goes on with it.\n');
      return;
    }
    const answer = await session.answer(line);
    if (answer !== '') {
      lines.write(answer);
    }
  }
  if (!session.left) {
    lines.write(session.ending());
  }
}
