// One game in lines: a line in, what came of it out.

import {
  directionName,
  distance,
  inSight,
  isDoor,
  KnownGround,
  placeOf,
  type Square,
  squareAt,
  squaresWith,
} from '@roguewright/engine/face';
import type {
  Command,
  Direction,
  GameView,
  Performed,
  TerrainName,
} from '@roguewright/engine/game';
import type { GameHost } from '@roguewright/engine/host';
import type { OddsQuestion } from '@roguewright/engine/odds';
import {
  tellEnding,
  tellEvents,
  tellRefusal,
  withArticle,
  withThe,
} from '@roguewright/engine/words';
import { isForeseen, messageOf } from '../failures.ts';
import { toldQuestion } from './answer-orders.ts';
import {
  describeDiscoveries,
  describeEquipment,
  describeExits,
  describeHero,
  describeInventory,
  describeMovers,
  describeSkills,
  describeSpells,
  describeSurroundings,
  drawMap,
} from './describe.ts';
import { lookAt } from './far-look.ts';
import { HELP } from './help.ts';
import { explainOdds, tellOdds } from './odds-text.ts';
import type { Order, Page } from './order.ts';
import { understand } from './orders.ts';
import { creatureNamed, floorThingNamed } from './things.ts';
import { isInterrupted, stepsOf, walked } from './walks.ts';

/** Sentences that `history` shows. */
const REMEMBERED = 50;

/** A game being played in lines. */
export class Session {
  readonly #host: GameHost;
  #view: GameView;
  #drawn: boolean;
  #history: string[] = [];
  #left = false;

  private constructor(host: GameHost, view: GameView, drawn: boolean) {
    this.#host = host;
    this.#view = view;
    this.#drawn = drawn;
  }

  /** Takes up a game where it stands. @param drawn the map is shown after everything done */
  static async begin(host: GameHost, drawn = false): Promise<Session> {
    const { view } = await host.look();
    return new Session(host, view, drawn);
  }

  /** Whether the player has quit or the story has ended. */
  get over(): boolean {
    return this.#left || this.#view.ending !== undefined;
  }

  /** Whether the player has quit. */
  get left(): boolean {
    return this.#left;
  }

  /** What is to be read first. */
  introduction(): string {
    const map = this.#drawn ? [drawMap(this.#view)] : [];
    return [...map, this.#page('look'), toldQuestion(this.#view)]
      .filter(text => text !== '')
      .join('\n');
  }

  /** What stands before the line that the player writes: the hit points, for they may not be seen. */
  prompt(): string {
    const { hitPoints, maxHitPoints } = this.#view.hero;
    return `${hitPoints}/${maxHitPoints} > `;
  }

  /** How the story ended; empty while it goes on. */
  ending(): string {
    return tellEnding(this.#view);
  }

  /** What to say to a line from which no command can be read; nothing when one can. */
  misunderstood(line: string): string | undefined {
    const order = understand(line, this.#view);
    return order.do === 'say' && order.unknown === true ? order.text : undefined;
  }

  /** Does what a line says. @returns what came of it, without a last line break */
  async answer(line: string): Promise<string> {
    const order = understand(line, this.#view);
    try {
      return await this.#carryOut(order);
    } catch (error) {
      if (!isForeseen(error)) {
        throw error;
      }
      // The game stands as before, perhaps as it was stored.
      this.#view = (await this.#host.look()).view;
      return messageOf(error);
    }
  }

  #carryOut(order: Order): Promise<string> | string {
    switch (order.do) {
      case 'perform':
        return order.command.kind === 'explore'
          ? this.#journey(order.command)
          : this.#perform(order.command, order.then);
      case 'walk':
        return this.#repeat(order.times, order.direction);
      case 'go':
        return this.#go(order.to);
      case 'ask':
        return this.#ask(order.question, order.why);
      case 'ask-all':
        return this.#askAll();
      case 'show':
        return this.#page(order.page);
      case 'look':
        return lookAt(this.#view, order.at);
      case 'draw':
        this.#drawn = order.drawn;
        return this.#page('options');
      case 'save':
        return 'The game is kept after every command.';
      case 'quit':
        this.#left = true;
        return 'The game is kept. roguewright play --continue goes on with it.';
      case 'nothing':
        return '';
      case 'say':
        return order.text;
    }
  }

  #page(page: Page): string {
    const view = this.#view;
    switch (page) {
      case 'look':
        return describeSurroundings(view);
      case 'map':
        return drawMap(view);
      case 'exits':
        return describeExits(view);
      case 'hero':
        return describeHero(view);
      case 'inventory':
        return describeInventory(view);
      case 'equipment':
        return describeEquipment(view);
      case 'spells':
        return describeSpells(view);
      case 'skills':
        return describeSkills(view);
      case 'discoveries':
        return describeDiscoveries(view);
      case 'movers':
        return describeMovers(view);
      case 'history':
        return this.#history.join('\n') || 'Nothing has happened yet.';
      case 'options':
        return `The map is drawn after each line: ${this.#drawn ? 'on' : 'off'}.`;
      case 'help':
        return HELP;
    }
  }

  /** @param answer to what the command asks, if it does */
  async #perform(command: Command, answer?: Command): Promise<string> {
    const before = this.#view;
    const performed = await this.#host.perform(command);
    const told = this.#tell(performed);
    if (answer !== undefined && performed.refusal === undefined) {
      told.push(...this.#tell(await this.#host.perform(answer)));
    }
    const sentences = told.length === 0 ? [withoutNews(command)] : told;
    return this.#shown([...sentences, numbers(before, this.#view)]);
  }

  async #ask(question: OddsQuestion, why?: 'summed' | 'every'): Promise<string> {
    const answer = await this.#host.odds(question);
    const told = `${this.#against(question)}${tellOdds(answer, this.#view.hero, isAimed(question))}`;
    // The reasons are all that there is to tell of an unknown danger.
    const isTold = question.ask === 'danger' && answer.certainty.kind === 'unknown';
    return why === undefined || isTold ? told : `${told}\n${explainOdds(answer, why === 'every')}`;
  }

  /** Whom two weapons are compared against, before the table that says how; empty for other questions. */
  #against(question: OddsQuestion): string {
    if (question.ask !== 'compare') {
      return '';
    }
    const foe = this.#view.things.find(({ id }) => id === question.target);
    return question.target === 0 || foe === undefined
      ? 'Against a match for you:\n'
      : `Against ${withThe(foe.name)}:\n`;
  }

  /** The odds of a blow at everybody hostile in sight, and of a turn beside them. */
  async #askAll(): Promise<string> {
    const { hero } = this.#view;
    const hostile = inSight(this.#view, 'creature').filter(thing => thing.hostile);
    const told: string[] = [];
    for (const { id, name, ...square } of hostile) {
      told.push(`${name}, ${placeOf(hero, square)}.`);
      for (const ask of ['attack', 'danger'] as const) {
        told.push(tellOdds(await this.#host.odds({ ask, target: id }), hero));
      }
    }
    return told.join('\n') || 'Nobody hostile is in sight.';
  }

  /** Sentences as they are printed, under the map where it is drawn. */
  #shown(sentences: readonly string[]): string {
    // What waits is asked after everything done, so that nobody loses it unawares.
    const lines = [...sentences, toldQuestion(this.#view)].filter(text => text !== '');
    return (this.#drawn ? [drawMap(this.#view), ...lines] : lines).join('\n');
  }

  /** Takes in what came of a command. @returns its sentences */
  #tell(performed: Performed): string[] {
    const { refusal, events, view } = performed;
    this.#view = view;
    const told = tellEvents(performed).map((text, place) => {
      const event = events[place]!;
      return event.kind === 'came-in-sight' ? withPlace(text, view, event.target) : text;
    });
    if (refusal !== undefined) {
      told.push(tellRefusal(refusal.reason));
    }
    const sentences = told.filter(text => text !== '');
    this.#history = [...this.#history, ...sentences].slice(-REMEMBERED);
    return sentences;
  }

  #go(to: string): Promise<string> | string {
    const wanted = this.#placeNamed(to);
    if (typeof wanted === 'string') {
      return wanted;
    }
    if (wanted(this.#view.hero)) {
      return 'You are there already.';
    }
    const ground = new KnownGround(this.#view);
    const way = ground.wayTo(square => wanted(ground.placeOf(square)));
    if (way === undefined) {
      return `You know no way to ${to}.`;
    }
    return way.steps === 1
      ? this.#repeat(1, way.first)
      : this.#journey({ kind: 'travel', ...ground.placeOf(way.to) });
  }

  /** The engine walks there, and stops when something comes up. */
  async #journey(command: Command): Promise<string> {
    const before = this.#view;
    const performed = await this.#host.perform(command);
    const told = this.#tell(performed);
    const { id } = before.hero;
    const count = stepsOf(performed, id);
    const { x, y } = this.#view.hero;
    const isThere = command.kind === 'travel' && command.x === x && command.y === y;
    const isTold = performed.events.some(({ kind }) => kind === 'travel-interrupted');
    const stopped = isThere || isTold || performed.refusal !== undefined ? '' : this.#stopper();
    return this.#shown([walked(count, '', stopped), ...told, numbers(before, this.#view)]);
  }

  /** Who makes a walk end early: the nearest hostile creature in sight; empty for nobody. */
  #stopper(): string {
    const hostile = inSight(this.#view, 'creature').find(thing => thing.hostile);
    return hostile === undefined ? '' : withArticle(hostile.name);
  }

  /** The squares that a player means by a place, or what to say. */
  #placeNamed(to: string): ((square: Square) => boolean) | string {
    const view = this.#view;
    const at =
      ({ x, y }: Square) =>
      (square: Square) =>
        square.x === x && square.y === y;
    const told = squareAt(view.hero, to);
    if (told !== undefined) {
      return at(told);
    }
    const stairsMeant = stairsNamed(to);
    if (stairsMeant !== undefined) {
      const stairs = squaresWith(view, stairsMeant);
      return stairs.length === 0
        ? `You know of no ${stairsMeant.length > 1 ? 'stairs' : stairsMeant[0]!.replace('-', ' ')}.`
        : square => stairs.some(stair => at(stair)(square));
    }
    if ('door'.startsWith(to) || to.endsWith('door')) {
      return square => isDoor(view, square);
    }
    const thing = floorThingNamed(view, to);
    if (thing !== undefined) {
      return at(thing);
    }
    const creature = creatureNamed(view, to);
    return typeof creature === 'string'
      ? `You know of no ${to} to go to.`
      : square => distance(square, creature) === 1;
  }

  /** Performs steps until all are done, or something happens that the player should know. */
  async #repeat(times: number, direction: Direction): Promise<string> {
    const before = this.#view;
    const told: string[] = [];
    let count = 0;
    let stopped = '';
    for (let tries = 1; tries <= times; tries++) {
      const last = this.#view;
      const performed = await this.#host.perform({ kind: 'move', direction });
      told.push(...this.#tell(performed));
      count += stepsOf(performed, before.hero.id);
      if (isInterrupted(last, performed)) {
        stopped = tries < times && performed.refusal === undefined ? this.#stopper() : '';
        break;
      }
    }
    const news = told.length === 0 && count === 0 ? ['You get nowhere.'] : told;
    const steps = walked(count, directionName(direction), stopped);
    return this.#shown([steps, ...news, numbers(before, this.#view)]);
  }
}

/** The stairs that a player means; nothing when it isn't stairs. */
function stairsNamed(to: string): readonly TerrainName[] | undefined {
  const way = /^(?:stairs? )?(up|down|[<>])$/.exec(to)?.[1] ?? /^(up|down)stairs$/.exec(to)?.[1];
  if (way !== undefined) {
    return [way === 'up' || way === '<' ? 'stairs-up' : 'stairs-down'];
  }
  return 'stairs'.startsWith(to) ? ['stairs-up', 'stairs-down'] : undefined;
}

/** What is said of a command of which nothing is to be told. */
function withoutNews(command: Command): string {
  switch (command.kind) {
    case 'move':
      return `You step ${directionName(command.direction)}.`;
    case 'rest':
      return 'Time passes.';
    case 'search':
      return 'You find nothing.';
    case 'fire':
    case 'throw':
      return 'It flies.';
    default:
      return 'Done.';
  }
}

/** Hit points and energy, when they have changed. */
function numbers({ hero: before }: GameView, { hero: now, ending }: GameView): string {
  const changed =
    before.hitPoints !== now.hitPoints ||
    before.energy !== now.energy ||
    before.maxHitPoints !== now.maxHitPoints;
  return changed && ending === undefined
    ? `Hit points ${now.hitPoints} of ${now.maxHitPoints}, energy ${now.energy} of ${now.maxEnergy}.`
    : '';
}

/** `A jackal comes into view, 5 squares east.` */
function withPlace(text: string, view: GameView, id: number): string {
  const thing = view.things.find(one => one.id === id);
  return thing === undefined ? text : `${text.replace(/\.$/, '')}, ${placeOf(view.hero, thing)}.`;
}

/** Whether a question is about something that goes anywhere: a spell without a direction doesn't. */
function isAimed(question: OddsQuestion): boolean {
  return question.ask !== 'cast' || question.direction !== 0;
}
