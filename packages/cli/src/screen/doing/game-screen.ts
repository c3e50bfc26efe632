// A game on the full screen: reads keys, sends commands to the host and shows the results.

import {
  askedIn,
  BEGINNINGS,
  hostilesSeen,
  keysMeant,
  sameSquare,
  towardsStairs,
} from '@roguewright/engine/face';
import type { Command, Direction } from '@roguewright/engine/game';
import type { GameHost } from '@roguewright/engine/host';
import {
  COMMAND_HELP,
  capitalised,
  placeName,
  tellConducts,
  tellEnding,
  tellScore,
} from '@roguewright/engine/words';
import { isForeseen, messageOf } from '../../failures.ts';
import { describeDiscoveries, describeEquipment } from '../../play/describe.ts';
import { isInterrupted } from '../../play/walks.ts';
import { aimAndAct, follow, lookAround, travel } from '../aiming/targeting.ts';
import { lookBackOn } from '../game/back-pages.ts';
import { compareWeapons, recallCreature } from '../game/fight-pages.ts';
import { findSomething } from '../game/find-page.ts';
import type { Guide } from '../game/guide.ts';
import { showHero } from '../game/hero-page.ts';
import { SKIP_KEY } from '../game/lesson-guide.ts';
import { tellOverview } from '../game/overview.ts';
import { writeNote, writeRules } from '../game/own-pages.ts';
import { PlayedGame } from '../game/played-game.ts';
import { visitWorld } from '../game/world-page.ts';
import type { OptionsPlace } from '../options/kept-options.ts';
import { keymapOf } from '../options/options.ts';
import { chooseOptions } from '../stage/options-page.ts';
import { writeKeys } from '../stage/own-keys.ts';
import { LeftWaiting, type Reading, type Stage } from '../stage/stage.ts';
import { clickedCell } from '../terminal/input.ts';
import { directionKey, runKey } from '../terminal/keys.ts';
import type { Footer } from '../terminal/lines.ts';
import { askPending } from './asked.ts';
import { castSpell, enhance, fireSomething, openBag, pickUp, useDoor, useThing } from './doing.ts';
import { walkingFooter } from './footers.ts';
import { restUntilChosen } from './rest-until.ts';
import { readHelp, searchKeys } from './search-keys.ts';
import { arrangeSpells } from './spell-menu.ts';

/** Steps after which a run ends by itself. */
const LONGEST_RUN = 99;

/** Moves of a long rest. */
const LONG_REST = 20;

/** The largest number before a command. */
const MOST_TIMES = 99;

const ENDED: Footer = [
  'The game is over. Enter leaves; ^O look back  i bag  @ hero  ^P history  ; look',
  'Over. Enter leaves; ^O look back  ^P history',
  'Enter leaves',
];

/** Keys of pages that can be read when the game is over. */
const READ_AFTERWARDS: ReadonlySet<string> = new Set([
  'i',
  '*',
  '@',
  '\\',
  '^P',
  '^O',
  ';',
  '/',
  '?',
]);

/** What comes instead of a key when others did something. */
const NEWS = 'news';

/** Keys that leave the game. */
const LEAVING: ReadonlySet<string> = new Set(['S', '^C']);

/** The kind of command of a key. */
function commandOfKey(key: string): Command['kind'] | undefined {
  const kinds = Object.keys(COMMAND_HELP) as Command['kind'][];
  return kinds.find(kind => COMMAND_HELP[kind].keys.includes(key));
}

/** One game, played until it ends or is left. */
export class GameScreen {
  readonly #game: PlayedGame;
  readonly #stage: Stage;
  readonly #options: OptionsPlace;
  #count = 0;
  /** A digit was typed that would have made it too large. */
  #isTooMany = false;

  private constructor(game: PlayedGame, options: OptionsPlace) {
    this.#game = game;
    this.#stage = game.stage;
    this.#options = options;
  }

  /**
   * Plays on a stage.
   * @param notices what is to be read first
   * @param guide of a game that is practice, which ends when the guide says so
   * @returns how the story ended; empty when it was only left
   * @throws HungUp when the terminal goes away
   */
  static async play(
    host: GameHost,
    stage: Stage,
    options: OptionsPlace,
    notices: readonly string[],
    guide?: Guide,
  ): Promise<string> {
    try {
      const game = await PlayedGame.begin(host, stage, options, guide);
      const { name, race, role } = game.view.hero;
      game.say([...notices, `You are ${name}, ${race} ${role}.`, ...(guide?.first ?? [])]);
      await new GameScreen(game, options).#play();
      return tellEnding(game.view);
    } catch (error) {
      if (error instanceof LeftWaiting) {
        return '';
      }
      throw error;
    }
  }

  async #play(): Promise<void> {
    const game = this.#game;
    await this.#try(() => askPending(game));
    while (game.view.ending === undefined && game.guide?.isOver !== true) {
      const prompt = () => (this.#count === 0 ? this.#walking() : this.#counted());
      const key = await this.#key(prompt);
      if (key === NEWS) {
        await this.#try(() => game.catchUp());
        continue;
      }
      if (game.view.ending !== undefined) {
        break;
      }
      if (/^\d$/.test(key)) {
        this.#type(Number(key));
        continue;
      }
      if (LEAVING.has(key)) {
        return;
      }
      const waited = game.view.pending;
      await this.#try(async () => {
        await this.#press(key, prompt());
        // What was left waiting is asked again only at its own key, or when something was done meanwhile.
        if (game.view.pending !== waited && commandOfKey(key) !== 'answer') {
          await askPending(game);
        }
      });
      this.#count = 0;
      this.#isTooMany = false;
    }
    if (game.guide === undefined) {
      await this.#readLastPage();
    }
  }

  /** The next key in terms of the usual ones; of a key that stands for several, the others come after it. */
  async #key(prompt: () => Footer): Promise<string> {
    if (this.#stage.isFed) {
      return this.#stage.commandKey(this.#game.draw(prompt));
    }
    const game = this.#game;
    const pressed = await this.#stage.commandKey(game.draw(prompt), () => game.isNews);
    if (pressed === NEWS) {
      return NEWS;
    }
    const [first = pressed, ...more] = keysMeant(keymapOf(this.#stage.options), pressed);
    this.#stage.feed(more);
    return first;
  }

  /** Shows the end of the game until Enter. Pages can still be read; other keys do nothing. */
  async #readLastPage(): Promise<void> {
    const game = this.#game;
    game.say([tellEnding(game.view), tellScore(game.view)]);
    for (;;) {
      const key = await this.#stage.key(game.draw(ENDED));
      if (key === 'Enter' || key === 'Escape' || LEAVING.has(key)) {
        return;
      }
      if (READ_AFTERWARDS.has(key)) {
        await this.#try(() => this.#show(key));
      }
    }
  }

  /** Runs an action. An error is shown, and the game is read from its storage again. */
  async #try(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (!isForeseen(error)) {
        throw error;
      }
      await this.#game.lookAgain();
      this.#game.say([messageOf(error)]);
    }
  }

  /** What the keys do; what waits for an answer comes first. */
  #walking(): Footer {
    const { view, far } = this.#game;
    if (far !== undefined && far.status !== '') {
      return [`${far.status} ^W world  ? help  S leave`, far.status];
    }
    const asked = askedIn(view);
    const [key = ''] = COMMAND_HELP.answer.keys;
    return asked === undefined
      ? (this.#game.guide?.footer ??
          walkingFooter(keymapOf(this.#stage.options), hostilesSeen(view).length > 0))
      : [
          `You are asked: ${asked.title} ${key} answers. ${asked.warning}`,
          `${asked.title} ${key} answers. ? help`,
          `${asked.title} ${key} answers`,
        ];
  }

  /** The number before a command as it is typed. One that would be too large stays as it is, and says so. */
  #type(digit: number): void {
    const count = this.#count * 10 + digit;
    this.#isTooMany = count > MOST_TIMES;
    this.#count = this.#isTooMany ? this.#count : count;
  }

  #counted(): Footer {
    return this.#isTooMany
      ? `Count: ${this.#count}. No more than ${MOST_TIMES} can be told.`
      : [`Count: ${this.#count}; a command follows, Esc forgets it`, `Count: ${this.#count}`];
  }

  #press(key: string, prompt: Footer): Promise<unknown> {
    const direction = directionKey(key);
    if (direction !== undefined) {
      return this.#walk(direction, Math.max(1, this.#count));
    }
    const run = runKey(key);
    if (run !== undefined) {
      return this.#walk(run, LONGEST_RUN);
    }
    if (clickedCell(key) !== undefined) {
      return follow(this.#game, prompt, key);
    }
    const kind = commandOfKey(key);
    return kind === undefined ? this.#show(key) : this.#begin(kind, key);
  }

  async #show(key: string): Promise<unknown> {
    const game = this.#game;
    const { view } = game;
    const page = (title: string, text: string, reading: Reading = {}) =>
      this.#stage.page(game.draw(''), title, text, { indent: 3, ...reading });
    switch (key) {
      case 'i':
        return openBag(game);
      case '*':
        return page('You wear and hold', describeEquipment(view));
      case '+':
        return arrangeSpells(game);
      case '@':
        return showHero(game);
      case '?':
        return readHelp(game);
      case '#':
        return this.#beginByVerb(await searchKeys(game), key);
      case '\\':
        return page('What you can tell apart', describeDiscoveries(view));
      case '&':
        return page('Conducts', tellConducts(view.conducts).join('\n'), { indent: 2 });
      case '-':
        return page(
          capitalised(placeName(view.dungeonLevel)),
          tellOverview(view, this.#stage.columns),
          {
            indent: 0,
          },
        );
      case '^O':
        return lookBackOn(game);
      case '^P':
        return page('History', game.log.join('\n'), { fromEnd: true });
      case 'O':
        game.say([await chooseOptions(this.#stage, this.#options, game.draw(''))]);
        return undefined;
      case 'Tab':
        return game.fight(Math.max(1, this.#count));
      case '^X':
        await page('Danger', await game.toldDanger(), { indent: 2 });
        game.noticeAsked('danger');
        return undefined;
      case SKIP_KEY:
        game.say(game.guide?.skip() ?? [`There is no command ${key}. ? lists them all.`]);
        return undefined;
      case '^R':
        return restUntilChosen(game);
      case '^F':
        return findSomething(game);
      case '^W':
        return visitWorld(game);
      case '^K':
        game.say([await writeKeys(this.#stage, this.#options, game.draw(''))]);
        return undefined;
      case ';':
        return lookAround(game);
      case '/':
        return recallCreature(game);
      case '=':
        return compareWeapons(game);
      case '^A':
        return game.repeat();
      case 'Escape':
      case 'WheelUp':
      case 'WheelDown':
        return undefined;
      default:
        game.say([`There is no command ${key}. ? lists them all.`]);
        return undefined;
    }
  }

  #beginByVerb(kind: Command['kind'] | undefined, key: string): Promise<unknown> {
    return kind === undefined ? Promise.resolve() : this.#begin(kind, key);
  }

  #begin(kind: Command['kind'], key: string): Promise<unknown> {
    const game = this.#game;
    const beginning = BEGINNINGS[kind];
    switch (beginning.asks) {
      case 'nothing':
        return game.perform(towardsStairs(game.view, beginning.command));
      case 'count': {
        const usual = key === 'R' ? LONG_REST : 1;
        return game.perform({ kind: beginning.kind, count: this.#count || usual });
      }
      case 'direction':
        return beginning.kind === 'attack'
          ? aimAndAct(game, { kind: 'attack' }, 'You strike')
          : useDoor(game, beginning.kind, key);
      case 'spell':
        return castSpell(game);
      case 'spell-page':
        return arrangeSpells(game);
      case 'aim':
        return fireSomething(game);
      case 'item':
        return useThing(game, beginning.kind, this.#count);
      case 'lying':
        return pickUp(game);
      case 'pending':
        return askPending(game);
      case 'skill':
        return enhance(game);
      case 'goal':
        return travel(game);
      case 'rules':
        return writeRules(game);
      case 'note':
        return writeNote(game);
      case 'reading':
      case 'direction-key':
        // No key but those of the directions begins it.
        return Promise.resolve();
    }
  }

  async #walk(direction: Direction, times: number): Promise<void> {
    const game = this.#game;
    for (let step = 0; step < times; step++) {
      const before = game.view;
      // A run ends where there is no way on: that is no news.
      const isRunning = step > 0;
      const performed = await game.perform({ kind: 'move', direction }, isRunning);
      const stands = sameSquare(before.hero, game.view.hero);
      if (stands || isInterrupted(before, performed)) {
        return;
      }
    }
  }
}
