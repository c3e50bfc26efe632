// The terminal app: the title, a new hero or a saved game, and back, until the player leaves.

import type { ChosenRules } from '@roguewright/engine/face';
import type { HallPage, HallQuestion, NewGame } from '@roguewright/engine/game';
import type { GameHost, HeroChoices, HeroPreview } from '@roguewright/engine/host';
import type { ArenaPractice } from '../../arena/arena-practice.ts';
import { isForeseen, messageOf } from '../../failures.ts';
import { keptGame } from '../../play/own/kept-words.ts';
import type { Invitation } from '../../server/address.ts';
import { GameScreen } from '../doing/game-screen.ts';
import { screenHelp } from '../doing/screen-help.ts';
import type { OptionsPlace } from '../options/kept-options.ts';
import { keymapOf } from '../options/options.ts';
import { chooseOptions } from '../stage/options-page.ts';
import { type Draw, HungUp, type Stage } from '../stage/stage.ts';
import { visitArena } from './arena-page.ts';
import { compareSeeds } from './compare-page.ts';
import { visitHall } from './hall-page.ts';
import type { HeroDraft } from './hero-fields.ts';
import { HeroForm } from './hero-form.ts';
import { takeLessons } from './lessons-page.ts';
import { offeredName } from './offered-name.ts';
import { choosePacks, type OfferedPack, usualPacks } from './packs-page.ts';
import { chooseOnTitle, type TitleEntry, titlePicture } from './title-screen.ts';
import {
  askInvitation,
  chooseClock,
  emptyPage,
  type GivenHero,
  joinOnScreen,
  type Worlds,
} from './world-pages.ts';

/** A game that is kept, and not over. */
interface KeptGame {
  readonly id: string;
  /** Name, race, role and turn. */
  readonly title: string;
  /** Undefined while it is secret. */
  readonly seed?: string;
}

/** Where games are made and kept. */
export interface Games {
  readonly choices: HeroChoices;
  /** The rules that the form of a new hero begins with. */
  readonly rules: ChosenRules;
  /** The packs that new games can be begun with. */
  readonly packs: readonly OfferedPack[];
  readonly preview: (role: string, race: string, ruleset?: string) => Promise<HeroPreview>;
  /** Games that go on, the one last played first. */
  readonly going: () => Promise<readonly KeptGame[]>;
  /** @throws UsageError that names the field that is wrong @returns its id */
  readonly create: (start: NewGame) => Promise<string>;
  readonly open: (id: string) => Promise<OpenedGame>;
  /** Called once a game is over. @returns what to say; absent: nothing is done then */
  readonly ended?: (game: GameHost) => Promise<string>;
  /** The game of the lessons, of which nothing is kept. */
  readonly lessons: () => GameHost;
  /** Practice fights, and seeds under several rules. */
  readonly practice: ArenaPractice;
  /** The command line that goes on with the game last played; absent: the usual one. */
  readonly resumes?: string;
  /** Worlds that are shared with others; absent: only servers have them. */
  readonly worlds?: Worlds;
  /** Those whose games are over. */
  readonly hall: (question: HallQuestion) => Promise<HallPage>;
}

/** A game to play. */
interface OpenedGame extends GameHost {
  /** What is to be read first. */
  notices(): Promise<readonly string[]>;
}

/** Where the terminal app begins: at the title, at the form of a new hero, or in a game. */
export type Beginning =
  | { readonly at: 'title' }
  | { readonly at: 'lessons' }
  | { readonly at: 'new-hero'; readonly given: Partial<HeroDraft> }
  | { readonly at: 'game'; readonly id: string }
  /** At the form of a hero who joins a shared world. */
  | { readonly at: 'join'; readonly link: Invitation; readonly given: GivenHero };

type TitleChoice =
  | 'new'
  | 'seed'
  | 'packs'
  | 'world'
  | 'join'
  | 'continue'
  | 'games'
  | 'training'
  | 'hall'
  | 'options'
  | 'keys'
  | 'leave';

/** The player at the screen. */
export class TerminalApp {
  readonly #stage: Stage;
  readonly #games: Games;
  readonly #options: OptionsPlace;
  #notice = '';
  /** The packs chosen on their page; undefined: those that new games have by default. */
  #packs: readonly string[] | undefined;

  constructor(stage: Stage, games: Games, options: OptionsPlace) {
    this.#stage = stage;
    this.#games = games;
    this.#options = options;
  }

  /** @returns what to say when the screen is given back */
  async play(beginning: Beginning): Promise<string> {
    try {
      switch (beginning.at) {
        case 'game': {
          const ending = await this.#playGame(beginning.id);
          return ending ?? this.#kept;
        }
        case 'new-hero': {
          const id = await this.#newHero(beginning.given);
          const ending = id === undefined ? 'No game was begun.' : await this.#playGame(id);
          return ending ?? this.#kept;
        }
        case 'join': {
          const id = await this.#join(emptyPage, beginning.link, beginning.given);
          const ending = id === undefined ? 'No world was joined.' : await this.#playGame(id);
          return ending ?? this.#kept;
        }
        case 'lessons': {
          const next = await takeLessons(this.#stage, this.#games.lessons(), this.#options);
          return next === 'new' ? await this.play({ at: 'new-hero', given: {} }) : '';
        }
        case 'title':
          return await this.#title();
      }
    } catch (error) {
      if (error instanceof HungUp) {
        return this.#kept;
      }
      throw error;
    }
  }

  async #title(): Promise<string> {
    for (;;) {
      const going = await this.#games.going();
      const entries = entriesFor(going, this.#games);
      const choice = await chooseOnTitle(this.#stage, entries, this.#notice);
      const under = titlePicture(entries, 0, '');
      this.#notice = '';
      let game: string | undefined;
      switch (choice) {
        case 'new':
        case 'seed':
          game = await this.#newHero({}, choice === 'seed' ? 'seed' : 'name');
          break;
        case 'continue':
          game = going[0]?.id;
          break;
        case 'games': {
          const choices = going.map(({ id, title, seed }, index) => ({
            key: index < 26 ? String.fromCharCode(97 + index) : '',
            text: seed === undefined ? title : `${title}, seed ${seed}`,
            value: id,
          }));
          game = await this.#stage.choose(under, 'Games kept', choices);
          break;
        }
        case 'packs': {
          const { packs } = this.#games;
          this.#packs = await choosePacks(this.#stage, packs, this.#packs ?? usualPacks(packs));
          break;
        }
        case 'world':
          game = await this.#beginWorld(under);
          break;
        case 'join': {
          const { worlds } = this.#games;
          const link = worlds && (await askInvitation(this.#stage, under, worlds.server));
          game = link && (await this.#try(() => this.#join(under, link, {})));
          break;
        }
        case 'training':
          game = await this.#train(under);
          break;
        case 'hall': {
          const start = await visitHall(this.#stage, this.#games.hall);
          game = start && (await this.#newHero(start));
          break;
        }
        case 'options':
          this.#notice = await chooseOptions(this.#stage, this.#options, under);
          break;
        case 'keys':
          await this.#stage.page(under, 'Keys', screenHelp(keymapOf(this.#stage.options)), {
            indent: 8,
          });
          break;
        case 'leave':
        case undefined:
          return '';
      }
      if (game !== undefined) {
        const ending = await this.#playGame(game);
        if (ending === undefined) {
          return this.#kept;
        }
        this.#notice = ending;
      }
    }
  }

  /** Practice. @returns a real game, if one was begun after it */
  async #train(under: Draw): Promise<string | undefined> {
    const choices = [
      { key: 'l', text: 'Lessons: the commands and the odds, in a few rooms', value: 'lessons' },
      { key: 'a', text: 'Arena: a fight with the odds beside what comes', value: 'arena' },
      { key: 'c', text: 'Compare: one seed under two rules', value: 'compare' },
    ] as const;
    const wish = await this.#stage.choose(under, 'Training: nothing of it is kept', choices);
    const { choices: heroes, practice } = this.#games;
    if (wish === 'arena') {
      await visitArena(this.#stage, practice, heroes, this.#options);
    } else if (wish === 'compare') {
      await compareSeeds(this.#stage, practice, heroes);
    } else if (wish === 'lessons') {
      const next = await takeLessons(this.#stage, this.#games.lessons(), this.#options);
      return next === 'new' ? await this.#newHero({}) : undefined;
    }
    return undefined;
  }

  get #kept(): string {
    return keptGame(this.#games.resumes);
  }

  /** Does something on the title page. What goes wrong is said there. */
  async #try(does: () => Promise<string | undefined>): Promise<string | undefined> {
    try {
      return await does();
    } catch (error) {
      if (!isForeseen(error)) {
        throw error;
      }
      this.#notice = messageOf(error);
      return undefined;
    }
  }

  #join(under: Draw, link: Invitation, given: GivenHero): Promise<string | undefined> {
    return joinOnScreen(this.#stage, under, this.#games.worlds!, link, given);
  }

  async #beginWorld(under: Draw): Promise<string | undefined> {
    const { choices, packs, rules, preview, worlds } = this.#games;
    const clock = worlds && (await chooseClock(this.#stage, under));
    if (clock === undefined) {
      return undefined;
    }
    const create = (start: NewGame) => worlds!.begin(start, clock);
    const parts = { choices, packs, preview, create, offeredName };
    return await HeroForm.fill(this.#stage, parts, { rules, packs: this.#packs });
  }

  #newHero(given: Partial<HeroDraft>, field?: 'name' | 'seed'): Promise<string | undefined> {
    const { choices, packs, rules, preview, create } = this.#games;
    const parts = { choices, packs, preview, create, offeredName };
    return HeroForm.fill(this.#stage, parts, { rules, packs: this.#packs, ...given }, field);
  }

  /** @returns how it ended; nothing when it was left */
  async #playGame(id: string): Promise<string | undefined> {
    const game = await this.#games.open(id);
    try {
      const notices = await game.notices();
      const ending = await GameScreen.play(game, this.#stage, this.#options, notices);
      const kept = ending === '' ? '' : ((await this.#games.ended?.(game)) ?? '');
      return [ending, kept].filter(text => text !== '').join(' ') || undefined;
    } finally {
      await game.close();
    }
  }
}

/** What can be begun; a game kept comes first. */
function entriesFor(
  going: readonly KeptGame[],
  { packs, worlds }: Games,
): TitleEntry<TitleChoice>[] {
  const [last] = going;
  const kept: TitleEntry<TitleChoice>[] =
    last === undefined
      ? []
      : [
          { key: 'c', text: 'Continue', about: last.title, value: 'continue' },
          {
            key: 'g',
            text: 'Games kept',
            about: going.length === 1 ? 'One game goes on.' : `${going.length} games go on.`,
            value: 'games',
          },
        ];
  return [
    ...kept,
    { key: 'n', text: 'New game', about: 'Make a hero, with the numbers explained.', value: 'new' },
    {
      key: 's',
      text: 'Game from a seed',
      about: 'Equal seeds make equal games.',
      value: 'seed',
    },
    ...(worlds === undefined
      ? []
      : [
          {
            key: 'w',
            text: 'World with others',
            about: 'Up to 16 heroes by invitation, in turns or in real time.',
            value: 'world' as const,
          },
          {
            key: 'j',
            text: 'Join a world',
            about: 'By the link that you were given.',
            value: 'join' as const,
          },
        ]),
    ...(packs.length === 0
      ? []
      : [
          {
            key: 'p',
            text: 'Packs',
            about: 'Archetypes of other makers for new games.',
            value: 'packs' as const,
          },
        ]),
    {
      key: 't',
      text: 'Training',
      about: 'Lessons for a first time, practice fights, a seed under two rules.',
      value: 'training',
    },
    { key: 'h', text: 'Hall of heroes', about: 'Those whose games are over.', value: 'hall' },
    {
      key: 'O',
      text: 'Options',
      about: 'Palette, colours, background, motion, mouse.',
      value: 'options',
    },
    { key: '?', text: 'Keys', about: 'Every key of the game.', value: 'keys' },
    { key: 'q', text: 'Leave', about: 'Back to the shell.', value: 'leave' },
  ];
}
