// The games of a data folder on the full screen of this process.

import { withSlot } from '@roguewright/engine/face';
import { PracticeHost } from '@roguewright/engine/host';
import { DEFAULT_RULESET } from '@roguewright/engine/rulesets';
import { petWish, tellGamePacks } from '@roguewright/engine/words';
import { ArenaPractice } from '../arena/arena-practice.ts';
import type { Keeper } from '../commands/data-folder.ts';
import { lessonsUnder } from '../lessons/begin-lessons.ts';
import { keepMorgue } from '../look-back/kept-morgue.ts';
import type { HeroOptions } from '../play/new-hero.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type OptionsPlace, optionsFile, optionsIn } from './options/kept-options.ts';
import { PreviewThread } from './pages/preview-thread.ts';
import { type Beginning, type Games, TerminalApp } from './pages/terminal-app.ts';
import { Stage } from './stage/stage.ts';
import { ProcessDevice } from './terminal/device.ts';

/** What the command line told. */
export interface ScreenPlay extends HeroOptions {
  readonly motion: boolean;
  /** Begins with the lessons. */
  readonly tutorial?: true;
  /** Of new games. */
  readonly ruleset: string;
  /** Where morgues are written; absent: nowhere. */
  readonly dataFolder?: string;
  /** The game to go on with. */
  readonly game: string | undefined;
}

/** Plays until the player leaves. */
export async function playOnScreen(
  options: ScreenPlay,
  keeper: Keeper,
  terminal: Terminal,
): Promise<void> {
  const { ruleset, casting, dataFolder } = options;
  const previews = new PreviewThread({ ruleset });
  const games: Games = {
    ...gamesOf(keeper, casting, (...hero) => previews.ask(...hero), ruleset),
    ...(dataFolder !== undefined && { ended: game => keepMorgue(dataFolder, game) }),
  };
  try {
    await runOnScreen(options, games, await beginningOf(options, games), terminal);
  } finally {
    previews.close();
  }
}

/** Shows the games of a place from a beginning on, until the player leaves. */
export async function runOnScreen(
  options: Pick<ScreenPlay, 'motion'>,
  games: Games,
  beginning: Beginning,
  terminal: Terminal,
): Promise<void> {
  const file = optionsIn(optionsFile(process.env));
  const kept = file.read();
  const isStill = !options.motion || (process.env.NO_MOTION ?? '') !== '';
  // What is still for this once is not to be kept so.
  const place: OptionsPlace = isStill
    ? { ...file, keep: chosen => file.keep({ ...chosen, motion: kept.motion }) }
    : file;
  const device = new ProcessDevice(terminal);
  let farewell: string;
  try {
    const stage = new Stage(device, isStill ? { ...kept, motion: false } : kept);
    farewell = await new TerminalApp(stage, games, place).play(beginning);
  } finally {
    device.close();
  }
  terminal.write(farewell === '' ? '' : `${farewell}\n`);
}

/** Where the app begins: with a named game, with the form of a hero given by options, or with the title page. */
export async function beginningOf(
  options: Omit<ScreenPlay, 'motion'>,
  games: Pick<Games, 'create'>,
): Promise<Beginning> {
  const { game, name, role, race, god, revives, seed, pet, pickup, casting } = options;
  if (options.tutorial === true) {
    return { at: 'lessons' };
  }
  if (game !== undefined) {
    return { at: 'game', id: game };
  }
  if (name !== undefined && role !== undefined && race !== undefined && seed !== undefined) {
    const wish = pet === undefined ? {} : petWish(pet);
    const start = { heroName: name, role, race, god, revives, seed, pickup, casting, ...wish };
    return { at: 'game', id: await games.create(start) };
  }
  const given = {
    ...(name === undefined ? {} : { name }),
    ...(role === undefined ? {} : { role }),
    ...(race === undefined ? {} : { race }),
    ...(god === undefined ? {} : { god }),
    ...(seed === undefined ? {} : { seed }),
    ...(revives === true && { death: 'revives' as const }),
    ...(pet !== undefined && { pet }),
    ...(pickup !== undefined && { pickup }),
  };
  return Object.keys(given).length === 0 && casting === undefined
    ? { at: 'title' }
    : { at: 'new-hero', given };
}

/**
 * The games of a keeper, as the terminal app needs them.
 * @param casting whose casting rules the form of a new hero begins with
 * @param preview works out what heroes begin with
 * @param ruleset of practice
 */
export function gamesOf(
  keeper: Keeper,
  casting?: string,
  preview: Games['preview'] = async (...hero) => keeper.preview(...hero),
  ruleset = DEFAULT_RULESET,
): Games {
  const { rules } = keeper.choices;
  return {
    choices: keeper.choices,
    rules: casting === undefined ? rules.usual : withSlot(rules, rules.usual, 'casting', casting),
    packs: keeper.packs,
    preview,
    going: async () =>
      (await keeper.all())
        .filter(({ status }) => status === 'playing')
        .map(({ id, heroName, role, race, seed, turn, packs }) => ({
          id,
          title: [`${heroName}, ${race} ${role}`, tellGamePacks(packs)]
            .filter(text => text !== '')
            .join(' ')
            .concat(`, turn ${turn}`),
          ...(seed === undefined ? {} : { seed }),
        })),
    create: async start => (await keeper.create(start)).game,
    open: id => keeper.open(id),
    lessons: () => new PracticeHost(lessonsUnder(ruleset)),
    practice: new ArenaPractice(rules),
    hall: question => keeper.ownHall(question),
  };
}
