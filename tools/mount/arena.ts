// Places where things of a pack are tried: a lit hall with a hero who survives everything, and what is tried.

import { type Creature, makeMonster, moodBit } from '@roguewright/engine/actors';
import { Streams } from '@roguewright/engine/chance';
import {
  type Command,
  type GameEvent,
  type GameState,
  performCommand,
  performedFor,
  Stage,
} from '@roguewright/engine/game';
import {
  type Archetype,
  type Content,
  type GameObject,
  godFacts,
  isFixture,
  isGod,
  makeObject,
  ONE_SQUARE,
  type Shape,
  TYPE,
} from '@roguewright/engine/objects';
import type { Ruleset } from '@roguewright/engine/rulesets';
import { drawLevel } from '@roguewright/engine/world';
import { answerTo } from './answers.ts';

/** Squares between the hero and the nearest square of what is tried. */
export const FIVE_OFF = 5;

/** Open squares around the two. */
const MARGIN = 9;

/** Enough to survive what any creature does in a turn. */
const PLENTY = 15_000;

/** The highest level of a hero. */
const HERO_LEVEL = 30;
const BEST = 25;

/** What is mounted, and under which rules it is tried. */
export interface Arena {
  readonly content: Content;
  readonly ruleset: Ruleset;
}

/** Where the creature stands that is tried. */
interface TrialPlace {
  readonly shape: Shape;
  /** Squares from the hero to its nearest square. */
  readonly distance: number;
}

const PLAIN_PLACE: TrialPlace = { shape: ONE_SQUARE, distance: FIVE_OFF };

/** `@` the hero, `m` the head of the creature, walls around open ground. */
function hallFor({ shape: { west, east, north, south }, distance }: TrialPlace): string[] {
  const [hero, row] = [MARGIN + 1, MARGIN + 1 - north];
  const head = hero + distance - west;
  const [width, height] = [head + east + MARGIN + 2, row + south + MARGIN + 2];
  const sign = (x: number, y: number) => {
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) {
      return '#';
    }
    return y !== row || (x !== hero && x !== head) ? '.' : x === hero ? '@' : 'm';
  };
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => sign(x, y)).join(''),
  );
}

/** A hall with a hero. */
export class Trial {
  readonly state: GameState;
  readonly #arena: Arena;
  readonly #stage: Stage;
  readonly #place: number;

  constructor(arena: Arena, seed: string, place = PLAIN_PLACE) {
    this.#arena = arena;
    const { map, marks } = drawLevel(hallFor(place), true);
    this.#place = marks.get('m')![0]!;
    this.#stage = new Stage({
      ...arena,
      streams: new Streams(seed),
      map,
      hero: { archetype: arena.content.archetype('role_wizard'), square: marks.get('@')![0]! },
    });
    this.state = this.#stage.state;
    const { sheet, hero } = this.state;
    hero.maxHitPoints = PLENTY;
    sheet.level = HERO_LEVEL;
    sheet.attributes.intelligence = BEST;
    sheet.attributes.wisdom = BEST;
    for (const school of SCHOOLS) {
      sheet.skills[school] = 'expert';
    }
    sheet.maxEnergy = PLENTY;
    sheet.maxGrace = PLENTY;
    this.restore();
  }

  /** A creature of a kind in its place, made as the game makes it, awake, and the hero's enemy even if its kind is peaceful. */
  creature(kind: Archetype): Creature {
    const { content, ruleset } = this.#arena;
    const { state } = this;
    const chance = state.luck('monsters');
    const made = makeMonster(chance, ruleset, content, kind, this.#place, () => state.newId());
    this.#stage.join(made);
    made.conditions.set('asleep', 0);
    made.hunts = true;
    made.moods &= ~PEACEFUL;
    return made;
  }

  /** A kind's item in the hero's pack. */
  item(kind: Archetype): GameObject {
    const item = this.#made(kind);
    this.state.sheet.inventory.add(item);
    return item;
  }

  /** A spell that the hero knows. */
  spell(kind: Archetype): GameObject {
    const spell = this.#made(kind);
    this.state.sheet.spells.push(spell);
    return spell;
  }

  /**
   * Gives a spell something to act on: a god and his altar, a wand, a weapon, a body, a rune, and a servant's
   * weapon where the spell's file names one.
   */
  furnish(spell: Archetype): void {
    const { content, ruleset } = this.#arena;
    const { state } = this;
    const { hero, level } = state;
    const first = (isWanted: (one: Archetype) => boolean) => content.archetypes.find(isWanted)!;
    const beside = level.map.neighbour(hero.square, SOUTH);
    this.#stage.follow(godFacts(first(isGod)));
    this.#stage.putFixture(this.#made(first(({ type }) => type === TYPE.altar)), hero.square, 0);
    this.#stage.putFixture(
      this.#made(first(one => one.type === TYPE.rune && isFixture(one))),
      beside,
      0,
    );
    const named = content.find(spell.texts.race ?? '');
    const weapon = first(one => one.type === TYPE.weapon);
    for (const kind of [first(one => one.type === TYPE.wand), weapon, ...(named ? [named] : [])]) {
      if (kind.type !== 0 && !kind.flags.has('monster')) {
        this.item(kind);
      }
    }
    const chance = state.luck('monsters');
    const grave = level.map.neighbour(beside, SOUTH);
    const dead = content.archetype(BODY);
    this.#stage.leaveBody(makeMonster(chance, ruleset, content, dead, grave, () => state.newId()));
  }

  /** Performs a command and answers what it asks. The hero is then as fit as before. @param variant which answers */
  perform(command: Command, variant = 0): Performed {
    const events: GameEvent[] = [];
    let next: Command | undefined = command;
    let refused: string | undefined;
    for (let asked = 0; next !== undefined && asked <= MOST_QUESTIONS; asked++) {
      const told = performedFor(this.state, performCommand(this.state, next));
      events.push(...told.events);
      refused = told.refusal?.reason;
      next = answerTo(told.view, variant);
    }
    if (this.state.ending === undefined) {
      this.restore();
    }
    return { events, refused };
  }

  /** Gives the hero everything back that he lost. */
  restore(): void {
    const { sheet, hero } = this.state;
    hero.hitPoints = hero.maxHitPoints;
    Object.assign(sheet, { energy: sheet.maxEnergy, grace: sheet.maxGrace, nutrition: 900 });
  }

  #made(kind: Archetype): GameObject {
    return makeObject(this.#arena.content, kind, () => this.state.newId());
  }
}

/** What a command came to. */
export interface Performed {
  readonly events: readonly GameEvent[];
  /** Why it, or the last answer, was refused. */
  readonly refused: string | undefined;
}

/** Moods in which a creature attacks no hero. */
const PEACEFUL = moodBit('friendly') | moodBit('calm') | moodBit('neutral');

const SCHOOLS = [
  'attack',
  'healing',
  'divination',
  'enchantment',
  'clerical',
  'escape',
  'matter',
] as const;

const SOUTH = 5;

/** A kind that leaves a body. */
const BODY = 'kobold';

const MOST_QUESTIONS = 5;
