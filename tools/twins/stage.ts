// A saved game to be asked about: a drawing in place of its first level, a hero who knows the spells and
// carries the things that he is given.

import { type Creature, makeMonster } from '@roguewright/engine/actors';
import { Streams } from '@roguewright/engine/chance';
import { type GameState, newGame, type SavedGame, saveGame } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import {
  type Content,
  classOf,
  type GameObject,
  makeObject,
  setCharges,
} from '@roguewright/engine/objects';
import type { Ruleset } from '@roguewright/engine/rulesets';

/** What stands on a stage. */
export interface Stage {
  /**
   * `@` the hero, `K` the monster, `u` another monster that stays where it is, `#` wall, `.` lit floor,
   * `,` dark floor, `:` dark floor with something on it, blank rock.
   */
  readonly rows: readonly string[];
  readonly monster: string;
  readonly spells?: readonly string[];
  readonly things?: readonly string[];
  /** Whether the hero knows what he carries. */
  readonly known: boolean;
}

/** The creature that stands unseen on the squares marked `u`. */
const UNSEEN = 'ogre';

/** What lies unseen on the squares marked `:`. */
const LYING = 'scroll_of_teleportation';

/** What has charges, and how many on a stage. */
const CHARGED: readonly string[] = ['wand', 'tool'];
const CHARGES = 4;

/** Turns for which everybody stays where he is. */
const HELD = 1_000_000;

/** A stage as a saved game, after one move. @param change is made before the hero looks around */
export function setStage(
  content: Content,
  ruleset: Ruleset,
  stage: Stage,
  change: (state: GameState) => void = () => {},
): SavedGame {
  const start = { heroName: 'Ada', role: 'wizard', race: 'human', seed: 'twins' };
  const state = newGame(content, ruleset, start);
  prepareHero(state, stage);
  draw(state, stage);
  change(state);
  const game = LocalGame.restore(content, ruleset, saveGame(state));
  game.perform({ kind: 'search', count: 1 });
  return game.save();
}

function prepareHero(state: GameState, { spells = [], things = [], known }: Stage): void {
  const { sheet, hero } = state;
  Object.assign(sheet, { level: 12, energy: 500, maxEnergy: 500 });
  Object.assign(sheet.attributes, { intelligence: 20, constitution: 25, strength: 100 });
  Object.assign(hero, { maxHitPoints: 300, hitPoints: 300 });
  for (const id of spells) {
    sheet.spells.push(thingOf(state, id));
  }
  for (const id of things) {
    const thing = thingOf(state, id);
    if (thing.fact('charges') === 0 && CHARGED.includes(classOf(thing.archetype))) {
      setCharges(thing, { left: CHARGES, recharged: 0 });
    }
    sheet.inventory.add(thing, { knowledge: sheet.lore });
    if (known) {
      sheet.lore.identify(thing);
    }
  }
}

function thingOf(state: GameState, id: string): GameObject {
  return makeObject(state.content, state.content.archetype(id), () => state.newId());
}

function draw(state: GameState, { rows, monster }: Stage): void {
  const { level, memory, hero, content, ruleset } = state;
  const { map } = level;
  for (const creature of [...level.creatures.all]) {
    level.creatures.remove(creature);
  }
  level.restless = false;
  level.items.clear();
  memory.rememberedItems.clear();
  map.occupant.fill(0);
  memory.remembered.fill(255);
  for (let square = 0; square < map.size; square++) {
    map.setTerrain(square, 'rock');
    map.setLit(square, false);
  }
  const luck = new Streams('twins').stream('level');
  const make = (square: number, id: string) =>
    makeMonster(luck, ruleset, content, content.archetype(id), square, () => state.newId());
  const unseen: (() => void)[] = [];
  rows.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      const square = map.square(x + 1, y + 1);
      map.setTerrain(square, letter === '#' ? 'wall' : letter === ' ' ? 'rock' : 'floor');
      map.setLit(square, '#.K'.includes(letter) || letter === '@');
      if (letter === '@') {
        hero.square = square;
        map.occupant[square] = hero.id;
      } else if (letter === 'K') {
        level.place(held(make(square, monster)));
      } else if (letter === 'u') {
        unseen.push(() => level.place(held(make(square, UNSEEN))));
      } else if (letter === ':') {
        unseen.push(() => level.drop(square, thingOf(state, LYING)));
      }
    });
  });
  // Last, so that everything that is seen has the same number without them.
  for (const add of unseen) {
    add();
  }
}

function held(creature: Creature): Creature {
  creature.conditions.set('helpless', HELD);
  return creature;
}
