// A hero among jackals: the workload of G1 and G3, in our game.

import { readContent } from '@roguewright/content';
import { HeroSheet, makeMonster } from '@roguewright/engine/actors';
import { Streams } from '@roguewright/engine/chance';
import {
  type GameState,
  loadContent,
  newGame,
  performCommand,
  Stage,
} from '@roguewright/engine/game';
import { createRulesets, type Ruleset } from '@roguewright/engine/rulesets';
import { LevelMap, WALK } from '@roguewright/engine/world';
import type { PeerLevel } from '../peers/level-file.ts';
import { definedDraws } from '../workload.ts';

/** What is made good before every command, so that nobody dies or starves. */
const HIT_POINTS = 20_000;
const NUTRITION = 900;

const WAIT = { kind: 'rest', count: 1 } as const;
const TERRAIN = { '.': 'floor', '+': 'open-door', '#': 'rock' } as const;

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

const SCORES = {
  ...{ strength: 16, dexterity: 16, constitution: 16 },
  ...{ intelligence: 12, wisdom: 12, charisma: 12 },
};

function drawOn(map: LevelMap, rows: readonly string[]): void {
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      map.setTerrain(map.square(x, y), TERRAIN[row[x] as keyof typeof TERRAIN]);
    }
  }
}

/** What the jackals of a den do, a turn. */
export interface Deeds {
  readonly attacks: number;
  readonly moves: number;
  /** Jackals, each of which acts once a turn. */
  readonly actors: number;
}

/** A Valkyrie among hostile jackals; no other monsters arrive. */
export class Den {
  readonly #state: GameState;

  private constructor(state: GameState) {
    this.#state = state;
  }

  /**
   * On a level of 80 × 21 squares.
   * @param jackals how many
   * @param seed of the game
   * @param peerLevel the level and the squares of all; absent: a level of our own
   */
  static inHouse(jackals: number, seed: number, peerLevel?: PeerLevel): Den {
    const start = { heroName: 'Bench', role: 'valkyrie', race: 'human', seed: `bench ${seed}` };
    const den = new Den(newGame(content, house, start));
    den.#clear();
    if (peerLevel === undefined) {
      den.#scatter(jackals, seed);
    } else {
      den.#rebuild(peerLevel);
    }
    return den;
  }

  /** On a level of any size, under any rules. */
  static onStage(ruleset: Ruleset, seed: number, peerLevel: PeerLevel): Den {
    const map = new LevelMap(peerLevel.rows[0]!.length, peerLevel.rows.length);
    drawOn(map, peerLevel.rows);
    const hero = peerLevel.placed.find(({ letter }) => letter === '@')!;
    const { state } = new Stage({
      ...{ content, ruleset, streams: new Streams(`bench ${seed}`), map },
      hero: {
        archetype: content.archetype('role_valkyrie'),
        square: map.square(hero.x, hero.y),
        sheet: new HeroSheet('Bench', 'valkyrie', 'human', SCORES),
        hitPoints: HIT_POINTS,
      },
    });
    const den = new Den(state);
    for (const { letter, x, y } of peerLevel.placed) {
      if (letter !== '@') {
        den.#place(map.square(x, y));
      }
    }
    return den;
  }

  #clear(): void {
    const { level } = this.#state;
    level.restless = false;
    for (const creature of [...level.creatures.all]) {
      level.mark(creature, 0);
      level.creatures.remove(creature);
    }
  }

  #scatter(jackals: number, seed: number): void {
    const { map } = this.#state.level;
    const below = definedDraws(seed);
    for (let placed = 0; placed < jackals; ) {
      const square = map.square(below(map.width), below(map.height));
      if ((map.bits[square]! & WALK) !== 0 && map.occupant[square] === 0) {
        this.#place(square);
        placed++;
      }
    }
  }

  #rebuild({ rows, placed }: PeerLevel): void {
    const { level, hero } = this.#state;
    const { map } = level;
    level.mark(hero, 0);
    level.items.clear();
    for (const fixture of [...level.fixtures.all]) {
      level.fixtures.remove(fixture);
    }
    drawOn(map, rows);
    for (const { letter, x, y } of placed) {
      const square = map.square(x, y);
      if (letter === '@') {
        hero.square = square;
        level.mark(hero, hero.id);
      } else {
        this.#place(square);
      }
    }
  }

  #place(square: number): void {
    const chance = this.#state.luck('bench');
    const kind = content.archetype('jackal');
    const newId = () => this.#state.newId();
    this.#state.level.place(makeMonster(chance, this.#state.ruleset, content, kind, square, newId));
  }

  /** One turn, the jackals hunting wherever they are. */
  turn(): void {
    const { hero, sheet, level } = this.#state;
    hero.hitPoints = HIT_POINTS;
    sheet.nutrition = NUTRITION;
    const { all } = level.creatures;
    for (let place = 0; place < all.length; place++) {
      const jackal = all[place]!;
      jackal.hunts = true;
      jackal.target = hero.square;
      jackal.lost = 0;
    }
    performCommand(this.#state, WAIT);
  }

  /** @param turns how many */
  play(turns: number): void {
    for (let turn = 0; turn < turns; turn++) {
      this.turn();
    }
  }

  /** Plays on and counts what the jackals do. */
  watch(turns: number): Deeds {
    const { all } = this.#state.level.creatures;
    let [attacks, moves] = [0, 0];
    for (let turn = 0; turn < turns; turn++) {
      const before = all.map(({ square }) => square);
      this.turn();
      moves += all.filter(({ square }, place) => square !== before[place]).length;
      const events = this.#state.log.perceived();
      attacks += events.filter(({ kind }) => kind === 'hit' || kind === 'missed').length;
    }
    return { attacks: attacks / turns, moves: moves / turns, actors: all.length };
  }
}
