// roguewright play --server and --join: games and shared worlds on a server, on the full screen or in lines.

import { UsageError } from '@roguewright/engine/errors';
import { rulesetField, withSlot } from '@roguewright/engine/face';
import type { NewGame } from '@roguewright/engine/game';
import { PracticeHost } from '@roguewright/engine/host';
import { DEFAULT_RULESET } from '@roguewright/engine/rulesets';
import { ArenaPractice } from '../arena/arena-practice.ts';
import { gameNamed } from '../commands/data-folder.ts';
import { OptionError } from '../failures.ts';
import { lessonsUnder } from '../lessons/begin-lessons.ts';
import { asked, type BeginOptions, begin, ofOption } from '../play/game/begin.ts';
import { withNamedHero } from '../play/game/named-hero.ts';
import { type LinesOptions, playAs } from '../play/game/play-on.ts';
import { Lines } from '../play/lines.ts';
import { choose, unexplained } from '../play/new-hero.ts';
import { keptGame } from '../play/own/kept-words.ts';
import { optionsFile } from '../screen/options/kept-options.ts';
import type { Beginning, Games } from '../screen/pages/terminal-app.ts';
import { beginningOf, runOnScreen } from '../screen/play-on-screen.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type Invitation, invitation, serverAddress } from './address.ts';
import { FarGames, tellWorld } from './far-games.ts';
import { FarLines, LeftWaiting } from './far-lines.ts';
import { type KeyPlace, keysFile, keysIn } from './kept-keys.ts';

/** What the command line told. */
interface ServerPlay extends BeginOptions, LinesOptions {
  readonly server?: true | string;
  readonly join?: string;
  readonly continue?: true | string;
  readonly motion: boolean;
  readonly ruleset: string;
  readonly rules?: string;
}

/** Plays until the player leaves. */
export async function playOnServer(
  options: ServerPlay,
  isFullScreen: boolean,
  terminal: Terminal,
): Promise<void> {
  const link = options.join === undefined ? undefined : invitation('--join', options.join);
  const keys = keysIn(keysFile(optionsFile(process.env)));
  // The library of the socket warns there of connections that end, which the player is told otherwise.
  console.warn = () => undefined;
  const games = await FarGames.at(serverOf(options, link, keys), keys);
  const named = withNamedHero(options, games.choices);
  await (isFullScreen
    ? playOnScreen(named, games, link, terminal)
    : playInLines(named, games, link, terminal));
}

/** The address of the server that is meant. */
function serverOf({ server }: ServerPlay, link: Invitation | undefined, keys: KeyPlace): string {
  if (typeof server === 'string') {
    const address = serverAddress('--server', server);
    if (link !== undefined && link.server !== address) {
      throw new UsageError('--join', link.server, `an invitation of ${address}`);
    }
    return address;
  }
  const address = link?.server ?? keys.all()[0]?.server;
  if (address === undefined) {
    throw new OptionError('--server', ': expected an address, since you have played on no server');
  }
  return address;
}

/** The game that goes on; undefined: none is named. */
async function wantedGame(
  { continue: named }: ServerPlay,
  games: FarGames,
): Promise<string | undefined> {
  if (named === undefined) {
    return undefined;
  }
  const going = await games.going();
  if (going.length === 0) {
    throw new OptionError('--continue', `: you have no unfinished game on ${games.server}`);
  }
  return gameNamed(going, '--continue', named === true ? undefined : named, 'unfinished game').id;
}

/** A new game under the rules of the command line. */
function withRules(
  start: NewGame,
  { ruleset, rules, casting }: Pick<ServerPlay, 'ruleset' | 'rules' | 'casting'>,
  games: FarGames,
) {
  const known = games.choices.rules;
  const wanted =
    casting === undefined
      ? (rules ?? (ruleset === DEFAULT_RULESET ? undefined : ruleset))
      : rulesetField(known, withSlot(known, known.usual, 'casting', casting));
  const { casting: _, ...others } = start;
  return wanted === undefined ? others : { ruleset: wanted, ...others };
}

async function playOnScreen(
  options: ServerPlay,
  games: FarGames,
  link: Invitation | undefined,
  terminal: Terminal,
): Promise<void> {
  const place = await gamesOf(options, games);
  const { casting: _, ...hero } = options;
  const beginning =
    link === undefined
      ? await beginningOf({ ...hero, game: await wantedGame(options, games) }, place)
      : joining(options, link);
  await runOnScreen(options, place, beginning, terminal);
}

function joining({ name, role, race }: ServerPlay, link: Invitation): Beginning {
  const given = {
    ...(name !== undefined && { heroName: name }),
    ...(role !== undefined && { role }),
    ...(race !== undefined && { race }),
  };
  return { at: 'join', link, given };
}

/** The games of a server, as the terminal app needs them. */
export async function gamesOf(
  options: Pick<ServerPlay, 'ruleset' | 'rules' | 'casting'>,
  games: FarGames,
): Promise<Games> {
  const { rules } = games.choices;
  const { casting } = options;
  return {
    choices: games.choices,
    rules: casting === undefined ? rules.usual : withSlot(rules, rules.usual, 'casting', casting),
    packs: await games.games.packs(),
    preview: (...hero) => games.games.preview(...hero),
    going: () => games.going(),
    create: start => games.create(withRules(start, options, games)),
    open: async id => games.open(id),
    ended: async () =>
      'The hall of the server lists it. Morgues are written of games on this machine only.',
    lessons: () => new PracticeHost(lessonsUnder(DEFAULT_RULESET)),
    practice: new ArenaPractice(rules),
    hall: question => games.games.hall(question),
    resumes: `roguewright play --server ${games.server} --continue`,
    worlds: games,
  };
}

async function playInLines(
  options: ServerPlay,
  games: FarGames,
  link: Invitation | undefined,
  terminal: Terminal,
): Promise<void> {
  const lines = new Lines(process.stdin, terminal);
  try {
    const id =
      (await wantedGame(options, games)) ??
      (link === undefined
        ? await begin(makerOf(options, games), options, lines, terminal)
        : await joinInLines(options, games, link, lines));
    if (id === undefined) {
      terminal.write('No game was begun.\n');
      return;
    }
    const game = games.open(id);
    try {
      await playAs(options, game, lines, terminal, new FarLines(game, lines));
    } catch (error) {
      if (!(error instanceof LeftWaiting)) {
        throw error;
      }
      terminal.write(`${keptGame(game.resumes)}\n`);
    } finally {
      await game.close();
    }
  } finally {
    lines.close();
  }
}

function makerOf(options: ServerPlay, games: FarGames): Parameters<typeof begin>[0] {
  return {
    choices: games.choices,
    preview: (role, race) => games.games.preview(role, race),
    create: start => games.create(withRules(start, options, games)),
  };
}

/** Asks who joins a world. @returns the id of the game; undefined when the input ended before */
async function joinInLines(
  options: ServerPlay,
  games: FarGames,
  link: Invitation,
  lines: Lines,
): Promise<string | undefined> {
  const own = games.heroIn(link.game);
  if (own !== undefined) {
    lines.write(`Your hero ${own} is in this world.`);
    return link.game;
  }
  lines.write(tellWorld(await games.about(link)));
  const ask = (question: string) => asked(options, lines, question);
  const { roles, races } = games.choices;
  for (;;) {
    const heroName = options.name ?? (await ask('Name of your hero? '));
    const role = heroName && (options.role ?? (await choose('Role', roles, ask, unexplained)));
    const race = role && (options.race ?? (await choose('Race', races, ask, unexplained)));
    if (heroName === undefined || role === undefined || race === undefined) {
      return undefined;
    }
    try {
      return await games.join(link, { heroName: heroName.trim() || 'Nobody', role, race });
    } catch (error) {
      const isOfName = error instanceof UsageError && error.field === 'heroName';
      if (!isOfName || options.name !== undefined) {
        throw isOfName ? ofOption(error) : error;
      }
      lines.write(error.message);
    }
  }
}
