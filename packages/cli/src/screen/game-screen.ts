// A game on the full screen: keys in, commands to the host, what came of them on the screen.

import type { Command, Direction, GameView, ItemUse, Performed } from '@roguewright/engine/game';
import { describeSquare, type GameHost } from '@roguewright/engine/host';
import type { OddsAnswer, OddsQuestion } from '@roguewright/engine/odds';
import { COMMAND_HELP, tellEnding, tellEvent, tellRefusal } from '@roguewright/engine/words';
import { isForeseen, messageOf } from '../failures.ts';
import { describeEquipment, describeHero, describeInventory, inSight } from '../play/describe.ts';
import { distance, neighbour, placeOf, type Square, WAYS } from '../play/directions.ts';
import { squaresOf, terrainAt } from '../play/ground.ts';
import { isInterrupted } from '../play/session.ts';
import {
  type Aim,
  type Aimed,
  aimAt,
  aimedCommand,
  aimIn,
  isFree,
  likelyWay,
  questionOf,
  targetsFor,
} from './aim.ts';
import type { Device } from './device.ts';
import { INK } from './ink.ts';
import { directionKey, runKey } from './keys.ts';
import { itemChoices, lyingChoices, skillChoices, spellChoices } from './menus.ts';
import { explanationText, oddsPanel } from './odds-panel.ts';
import type { Line, Scene } from './picture.ts';
import { SCREEN_HELP } from './screen-help.ts';
import { HungUp, Stage } from './stage.ts';

/** Sentences that the history shows. */
const REMEMBERED = 200;

/** Steps after which a run ends by itself. */
const LONGEST_RUN = 99;

/** Moves of a long rest. */
const LONG_REST = 20;

/** The largest number before a command. */
const MOST_TIMES = 99;

const WALKING = '? help   ; look   i bag   Z cast   f fire   S leave';
const AIMING = 'Directions aim, + next, Enter does it, x explains, Esc leaves';
const LOOKING = 'Directions move the cursor, + next, x explains, Esc leaves';

const DOORS = { open: 'closed-door', close: 'open-door', force: 'locked-door' } as const;

/** The kind of command of a key. */
function commandOfKey(key: string): Command['kind'] | undefined {
  const kinds = Object.keys(COMMAND_HELP) as Command['kind'][];
  return kinds.find(kind => COMMAND_HELP[kind].keys.includes(key));
}

/** One game, played until it ends or is left. */
export class GameScreen {
  readonly #host: GameHost;
  readonly #stage: Stage;
  #view: GameView;
  #log: string[] = [];
  #news = 0;
  #count = 0;
  #last: Command | undefined;

  private constructor(host: GameHost, device: Device, view: GameView) {
    this.#host = host;
    this.#stage = new Stage(device);
    this.#view = view;
  }

  /** Plays on a device. @param notices what is to be read first @returns what to say at the end */
  static async play(host: GameHost, device: Device, notices: readonly string[]): Promise<string> {
    const { view } = await host.look();
    const game = new GameScreen(host, device, view);
    game.#say([...notices, `You are ${view.hero.name}, ${view.hero.race} ${view.hero.role}.`]);
    try {
      await game.#play();
    } catch (error) {
      if (!(error instanceof HungUp)) {
        throw error;
      }
    }
    const ending = tellEnding(game.#view);
    return ending || 'The game is kept. roguewright play --continue goes on with it.';
  }

  async #play(): Promise<void> {
    while (this.#view.ending === undefined) {
      const prompt = this.#count === 0 ? WALKING : `Count: ${this.#count}`;
      const key = await this.#stage.key(this.#scene(prompt));
      if (/^\d$/.test(key)) {
        this.#count = Math.min(MOST_TIMES, this.#count * 10 + Number(key));
        continue;
      }
      if (key === 'S' || key === 'Q' || key === '^C') {
        return;
      }
      try {
        await this.#press(key);
      } catch (error) {
        if (!isForeseen(error)) {
          throw error;
        }
        // The game stands as before, perhaps as it was stored.
        this.#view = (await this.#host.look()).view;
        this.#say([messageOf(error)]);
      }
      this.#count = 0;
    }
    await this.#stage.key(this.#scene(`${tellEnding(this.#view)} Any key leaves.`));
  }

  #scene(prompt: string, more: Partial<Scene> = {}): Scene {
    return { view: this.#view, log: this.#log, news: this.#news, prompt, ...more };
  }

  #say(sentences: readonly string[]): void {
    const told = sentences.filter(text => text !== '');
    this.#log = [...this.#log, ...told].slice(-REMEMBERED);
    this.#news = told.length;
  }

  #press(key: string): Promise<unknown> {
    const direction = directionKey(key);
    if (direction !== undefined) {
      return this.#walk(direction, Math.max(1, this.#count));
    }
    const run = runKey(key);
    if (run !== undefined) {
      return this.#walk(run, LONGEST_RUN);
    }
    const kind = commandOfKey(key);
    return kind === undefined ? this.#show(key) : this.#begin(kind, key);
  }

  async #show(key: string): Promise<unknown> {
    const page = (title: string, text: string) => this.#stage.page(this.#scene(''), title, text);
    switch (key) {
      case 'i':
        return page('You carry', describeInventory(this.#view));
      case '*':
        return page('You wear and hold', describeEquipment(this.#view));
      case '+':
        return this.#begin('cast', 'Z');
      case '@':
        return page('You', describeHero(this.#view));
      case '?':
        return page('Keys', SCREEN_HELP);
      case '^P':
        return page('History', this.#log.join('\n'));
      case ';':
        return this.#look(LOOKING);
      case '^A':
        return this.#last === undefined ? undefined : this.#perform(this.#last);
      case 'Escape':
        return undefined;
      default:
        this.#say([`There is no command ${key}. ? lists them all.`]);
        return undefined;
    }
  }

  async #begin(kind: Command['kind'], key: string): Promise<unknown> {
    switch (kind) {
      case 'ascend':
      case 'descend':
      case 'explore':
        return this.#perform({ kind });
      case 'search':
        return this.#perform({ kind, count: Math.max(1, this.#count) });
      case 'rest':
        return this.#perform({ kind, count: this.#count || (key === 'R' ? LONG_REST : 1) });
      case 'open':
      case 'close':
      case 'force':
        return this.#door(kind);
      case 'attack':
        return this.#aim({ kind }, 'You strike');
      case 'cast':
        return this.#cast();
      case 'fire':
        return this.#aim({ kind, item: 0 }, 'You fire');
      case 'pick-up':
        return this.#pickUp();
      case 'enhance':
        return this.#enhance();
      case 'travel':
        return this.#travel();
      case 'move':
        return undefined;
      default:
        return this.#use(kind);
    }
  }

  /** Carries out a command and takes in what came of it. */
  async #perform(command: Command): Promise<Performed> {
    this.#last = command;
    const performed = await this.#host.perform(command);
    this.#view = performed.view;
    const told = performed.events.map(event => tellEvent(event, performed.names));
    this.#say(
      performed.refusal === undefined ? told : [...told, tellRefusal(performed.refusal.reason)],
    );
    return performed;
  }

  async #walk(direction: Direction, times: number): Promise<void> {
    for (let step = 0; step < times; step++) {
      const before = this.#view;
      const performed = await this.#perform({ kind: 'move', direction });
      const stands = distance(before.hero, this.#view.hero) === 0;
      if (stands || isInterrupted(before, performed)) {
        return;
      }
    }
  }

  async #door(kind: keyof typeof DOORS): Promise<void> {
    const fitting = WAYS.filter(
      way => terrainAt(this.#view, neighbour(this.#view.hero, way)) === DOORS[kind],
    );
    const [only] = fitting;
    const asked =
      fitting.length === 1
        ? only
        : directionKey(
            await this.#stage.key(this.#scene(`${COMMAND_HELP[kind].title}: which way?`)),
          );
    if (asked !== undefined) {
      await this.#perform({ kind, direction: asked });
    }
  }

  async #cast(): Promise<void> {
    const choices = spellChoices(this.#view);
    if (choices.length === 0) {
      this.#say(['You know no spells.']);
      return;
    }
    const spell = await this.#stage.choose(this.#scene(''), 'Cast which spell?', choices);
    if (spell !== undefined) {
      await this.#aim({ kind: 'cast', spell }, spell.name);
    }
  }

  async #use(kind: ItemUse): Promise<void> {
    const choices = itemChoices(this.#view, kind);
    const { title, verbs } = COMMAND_HELP[kind];
    if (choices.length === 0) {
      this.#say([`You have nothing to ${verbs[0]!.replace('-', ' ')}.`]);
      return;
    }
    const id = await this.#stage.choose(this.#scene(''), `${title} what?`, choices);
    if (id === undefined) {
      return;
    }
    const item = this.#view.inventory.find(one => one.id === id);
    switch (kind) {
      case 'zap':
        return item === undefined ? undefined : this.#aim({ kind, item }, item.name);
      case 'fire':
      case 'throw':
        return this.#aim({ kind, item: id }, item?.name ?? title);
      case 'drop': {
        const all = item?.count ?? 1;
        await this.#perform({ kind, item: id, count: Math.min(all, this.#count || all) });
        return undefined;
      }
      default:
        await this.#perform({ kind, item: id });
        return undefined;
    }
  }

  async #pickUp(): Promise<void> {
    const choices = lyingChoices(this.#view);
    const item =
      choices.length < 3 ? 0 : await this.#stage.choose(this.#scene(''), 'Take what?', choices);
    if (item !== undefined) {
      await this.#perform({ kind: 'pick-up', item });
    }
  }

  async #enhance(): Promise<void> {
    const title = `Enhance which skill? Slots free: ${this.#view.hero.skillSlots}`;
    const skill = await this.#stage.choose(this.#scene(''), title, skillChoices(this.#view));
    if (skill !== undefined) {
      await this.#perform({ kind: 'enhance', skill });
    }
  }

  /** Has a target chosen under its odds, and does it. */
  async #aim(what: Aimed, title: string): Promise<void> {
    const isAimed = what.kind !== 'cast' || what.spell.needsDirection;
    const targets = isAimed ? targetsFor(this.#view, what) : [];
    let aim = targets[0] ?? aimIn(this.#view, isAimed ? likelyWay(this.#view) : 0, what);
    for (;;) {
      const answer = await this.#ask(questionOf(this.#view, what, aim));
      const scene = this.#aimed(answer, aim, title);
      const key = await this.#stage.key(scene);
      const direction = directionKey(key);
      if (key === 'Enter' || key === ' ' || key === '.') {
        await this.#perform(aimedCommand(what, aim));
        return;
      }
      if (key === 'Escape' || key === '^C') {
        return;
      }
      if (key === 'x') {
        await this.#explain(scene, answer);
      } else if (key === '+' || key === '-' || key === 'Tab' || key === 'm') {
        aim = nextOf(targets, aim, key === '-' ? -1 : 1);
      } else if (direction !== undefined && isAimed) {
        aim = isFree(what)
          ? aimAt(this.#view, this.#inside(neighbour(aim.square, direction)))
          : aimIn(this.#view, direction, what);
      }
    }
  }

  /** The answer to a question; nothing when there is none to ask. */
  async #ask(question: OddsQuestion | undefined): Promise<OddsAnswer | undefined> {
    return question === undefined ? undefined : this.#host.odds(question);
  }

  async #explain(scene: Scene, answer: OddsAnswer | undefined): Promise<void> {
    if (answer !== undefined) {
      await this.#stage.page(scene, 'Why', explanationText(answer));
    }
  }

  #aimed(answer: OddsAnswer | undefined, aim: Aim, title: string): Scene {
    const head: Line[] = [{ text: title, ink: INK.accent, bold: true }];
    if (answer === undefined) {
      const panel = [...head, { text: 'Nobody is there, as far as you see.' }];
      return this.#scene(AIMING, { cursor: aim.square, panel });
    }
    const panel = [...head, ...oddsPanel(answer, this.#stage.panelColumns)];
    return this.#scene(AIMING, { cursor: aim.square, panel, touched: answer.squares });
  }

  /** Has a square chosen with a cursor; nothing when it is left. */
  async #look(prompt: string): Promise<Square | undefined> {
    const { hero } = this.#view;
    const notable = [
      ...inSight(this.#view, 'creature'),
      ...squaresOf(this.#view, ['stairs-down', 'stairs-up']),
      ...inSight(this.#view, 'item'),
    ].map(square => aimAt(this.#view, { x: square.x, y: square.y }));
    let aim = notable[0] ?? aimAt(this.#view, { x: hero.x, y: hero.y });
    for (;;) {
      const answer = await this.#ask(questionOf(this.#view, { kind: 'attack' }, aim));
      const scene = this.#looked(answer, aim.square, prompt);
      const key = await this.#stage.key(scene);
      const direction = directionKey(key);
      if (direction !== undefined) {
        aim = aimAt(this.#view, this.#inside(neighbour(aim.square, direction)));
      } else if (key === '+' || key === '-' || key === 'Tab' || key === '_') {
        aim = nextOf(notable, aim, key === '-' ? -1 : 1);
      } else if (key === 'x') {
        await this.#explain(scene, answer);
      } else if (key === 'Enter' || key === '.') {
        return aim.square;
      } else if (key === 'Escape' || key === '^C') {
        return undefined;
      }
    }
  }

  #looked(answer: OddsAnswer | undefined, cursor: Square, prompt: string): Scene {
    const text = describeSquare(this.#view, cursor.x, cursor.y);
    const head: Line[] = [
      { text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.` },
      { text: placeOf(this.#view.hero, cursor), ink: INK.muted },
    ];
    const odds = answer === undefined ? [] : oddsPanel(answer, this.#stage.panelColumns);
    return this.#scene(prompt, { cursor, panel: [...head, ...odds] });
  }

  async #travel(): Promise<void> {
    const goal = await this.#look('Where to? Directions, + next place, Enter goes, Esc leaves');
    if (goal !== undefined) {
      await this.#perform({ kind: 'travel', x: goal.x, y: goal.y });
    }
  }

  #inside({ x, y }: Square): Square {
    const { width, height } = this.#view.map;
    return { x: Math.min(Math.max(x, 0), width - 1), y: Math.min(Math.max(y, 0), height - 1) };
  }
}

/** The next of several aims, or the one before; the same when there are none. */
function nextOf(aims: readonly Aim[], aim: Aim, step: 1 | -1): Aim {
  const at = aims.findIndex(({ square }) => distance(square, aim.square) === 0);
  return aims[(at + step + aims.length) % Math.max(1, aims.length)] ?? aim;
}
