// Stages for the game's own spells: a drawing set into a new game's first level, its hero made able to
// cast whatever he is given.

import { type Creature, makeMonster } from '@roguewright/engine/actors';
import type { CastingSkill } from '@roguewright/engine/casting';
import { Streams } from '@roguewright/engine/chance';
import {
  type GameEvent,
  type GameState,
  newGame,
  performCommand,
  putFixture,
} from '@roguewright/engine/game';
import { type Content, makeObject } from '@roguewright/engine/objects';
import type { Ruleset } from '@roguewright/engine/rulesets';
import type { CastArguments } from '@roguewright/engine/spells';
import type { Terrain } from '@roguewright/engine/world';

const TERRAIN: Readonly<Record<string, Terrain>> = {
  '#': 'wall',
  '%': 'rock',
  '+': 'closed-door',
  L: 'locked-door',
  S: 'secret-door',
  '|': 'doorway',
  '~': 'water',
};

/** The creatures and their squares. */
const KINDS: Readonly<Record<string, string>> = {
  o: 'ogre',
  k: 'kobold',
  Z: 'ghoul',
  Q: 'chapel_tortoise',
  w: 'culvert_worm',
  W: 'empty_sedan',
};

const SCHOOLS = ['attack', 'healing', 'divination', 'enchantment', 'clerical', 'escape', 'matter'];

/** What a stage is set with. */
export interface StageOptions {
  readonly seed?: string;
  readonly skill?: CastingSkill;
  /** Whether the ground is lit; it is by default. */
  readonly lit?: boolean;
  /** Things on the floor of the squares marked `,`. */
  readonly floor?: string;
  /** Letters of the drawing that are further kinds of creature. */
  readonly kinds?: Readonly<Record<string, string>>;
  /** Name of a second hero, who has died and left the world; absent: there is none. */
  readonly dead?: string;
  /** Letters of the drawing that are fixtures. */
  readonly fixtures?: Readonly<Record<string, string>>;
}

/** A small game in which one spell is tried. */
export class Stage {
  readonly state: GameState;
  readonly content: Content;
  /** Everything that was perceived since the stage was set. */
  readonly events: GameEvent[] = [];
  #target: Creature | undefined;

  /** @param rows `@` the hero, `o` an ogre, `k` a kobold, `Z` a ghoul, `Q` `w` `W` the heads of big ones; `+` and `L` doors, `~` water */
  constructor(content: Content, ruleset: Ruleset, rows: readonly string[], options: StageOptions) {
    const seed = options.seed ?? 'stage';
    this.content = content;
    const state = newGame(content, ruleset, {
      heroName: 'Ada',
      role: 'wizard',
      race: 'human',
      seed,
      ...(options.dead !== undefined && {
        companions: [{ heroName: options.dead, role: 'priest', race: 'dwarf' }],
      }),
    });
    this.state = state;
    this.#prepareHero(options.skill ?? 'basic');
    this.#draw(rows, ruleset, options);
    for (const { seat, clock } of state.states.slice(1)) {
      seat.present = false;
      seat.ending = { kind: 'died', killer: '', turn: 1 };
      clock.dismiss(seat.number);
    }
    state.level.restless = false;
    performCommand(state, { kind: 'search', count: 1 });
  }

  #prepareHero(skill: CastingSkill): void {
    const { sheet, hero } = this.state;
    sheet.level = 30;
    Object.assign(sheet.attributes, { intelligence: 25, constitution: 25, strength: 100 });
    sheet.energy = 500;
    sheet.maxEnergy = 500;
    hero.maxHitPoints = 200;
    hero.hitPoints = 100;
    for (const school of SCHOOLS) {
      sheet.skills[school] = skill;
    }
  }

  #draw(rows: readonly string[], ruleset: Ruleset, options: StageOptions): void {
    const { floor = '', lit = true, kinds = {}, fixtures = {} } = options;
    const { level, memory, hero } = this.state;
    const { map } = level;
    for (const creature of [...level.creatures.all]) {
      level.creatures.remove(creature);
    }
    map.occupant.fill(0);
    level.items.clear();
    for (let square = 0; square < map.size; square++) {
      map.setTerrain(square, 'rock');
      memory.remembered[square] = 255;
    }
    const luck = new Streams('stage').stream('level');
    rows.forEach((row, y) => {
      [...row].forEach((letter, x) => {
        const square = map.square(x + 1, y + 1);
        map.setTerrain(square, TERRAIN[letter] ?? 'floor');
        map.setLit(square, lit);
        const kind = KINDS[letter] ?? kinds[letter];
        const fixture = fixtures[letter];
        if (letter === '@') {
          hero.square = square;
          map.occupant[square] = hero.id;
        } else if (kind !== undefined) {
          const archetype = this.content.archetype(kind);
          const nextId = () => this.state.newId();
          const monster = makeMonster(luck, ruleset, this.content, archetype, square, nextId);
          // It stays where it is drawn until the spell is out.
          monster.conditions.set('helpless', 1000);
          level.place(monster);
          this.#target ??= monster;
        } else if (fixture !== undefined) {
          putFixture(this.state, this.thing(fixture), square);
        } else if (letter === ',' && floor !== '') {
          level.drop(square, this.thing(floor));
        }
      });
    });
  }

  /** A new thing of a kind. */
  thing(id: string) {
    return makeObject(this.content, this.content.archetype(id), () => this.state.newId());
  }

  /** Gives the hero a spell. @returns its id */
  teach(id: string): number {
    const spell = this.thing(id);
    this.state.sheet.spells.push(spell);
    return spell.id;
  }

  /** Casts a spell of the content and lets some moves pass. @returns whether the cast succeeded */
  cast(
    id: string,
    direction: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8,
    moves: number,
    told?: CastArguments,
  ): boolean {
    const { state } = this;
    const refusal = performCommand(state, {
      kind: 'cast',
      spell: this.teach(id),
      direction,
      ...(told !== undefined && { arguments: told }),
    });
    if (refusal !== undefined) {
      throw new Error(`${id} is refused: ${refusal.reason}`);
    }
    this.events.push(...state.log.perceived());
    for (let move = 0; move < moves && state.ending === undefined; move++) {
      performCommand(state, { kind: 'search', count: 1 });
      this.events.push(...state.log.perceived());
    }
    return this.events.some(({ kind }) => kind === 'cast');
  }

  /** The first creature that was drawn, dead or alive. */
  get target(): Creature {
    return this.#target!;
  }

  has(kind: GameEvent['kind']): boolean {
    return this.events.some(event => event.kind === kind);
  }
}
