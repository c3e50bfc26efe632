// Places where things of a pack are tried: a lit hall with a hero who survives everything, and what is tried.

import { type Creature, makeMonster } from '@roguewright/engine/actors';
import { Streams } from '@roguewright/engine/chance';
import {
  type Command,
  type GameEvent,
  type GameState,
  performCommand,
  performedFor,
  Stage,
} from '@roguewright/engine/game';
import { type Archetype, type Content, makeObject } from '@roguewright/engine/objects';
import type { Ruleset } from '@roguewright/engine/rulesets';
import { drawLevel } from '@roguewright/engine/world';

/** `@` the hero, `m` five squares from him. */
const HALL = [
  '#########################',
  '#.......................#',
  '#.......................#',
  '#.......................#',
  '#.......................#',
  '#.......................#',
  '#.........@....m........#',
  '#.......................#',
  '#.......................#',
  '#.......................#',
  '#.......................#',
  '#.......................#',
  '#########################',
];

/** Enough to survive what any creature does in a turn. */
const PLENTY = 15_000;

/** What is mounted, and under which rules it is tried. */
export interface Arena {
  readonly content: Content;
  readonly ruleset: Ruleset;
}

/** A hall with a hero. */
export class Trial {
  readonly state: GameState;
  readonly #arena: Arena;
  readonly #stage: Stage;
  readonly #place: number;

  constructor(arena: Arena, seed: string) {
    this.#arena = arena;
    const { map, marks } = drawLevel(HALL, true);
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
    sheet.maxEnergy = PLENTY;
    sheet.maxGrace = PLENTY;
    this.restore();
  }

  /** A creature of a kind, made as the game makes it, awake, five squares from the hero. */
  creature(kind: Archetype): Creature {
    const { content, ruleset } = this.#arena;
    const { state } = this;
    const chance = state.luck('monsters');
    const made = makeMonster(chance, ruleset, content, kind, this.#place, () => state.newId());
    this.#stage.join(made);
    made.hunts = true;
    return made;
  }

  /** A kind's item in the hero's pack. */
  item(kind: Archetype) {
    const { state } = this;
    const item = makeObject(this.#arena.content, kind, () => state.newId());
    state.sheet.inventory.add(item);
    return item;
  }

  /** A spell that the hero knows. */
  spell(kind: Archetype) {
    const { state } = this;
    const spell = makeObject(this.#arena.content, kind, () => state.newId());
    state.sheet.spells.push(spell);
    return spell;
  }

  /** Performs a command; the hero is then as fit as before. @returns its events, or why it was refused */
  perform(command: Command): { events: readonly GameEvent[]; refused: string | undefined } {
    const { events, refusal } = performedFor(this.state, performCommand(this.state, command));
    if (this.state.ending === undefined) {
      this.restore();
    }
    return { events, refused: refusal?.reason };
  }

  /** Gives the hero everything back that he lost. */
  restore(): void {
    const { sheet, hero } = this.state;
    hero.hitPoints = hero.maxHitPoints;
    Object.assign(sheet, { energy: sheet.maxEnergy, grace: sheet.maxGrace, nutrition: 900 });
  }
}

const HERO_LEVEL = 30;
const BEST = 25;
