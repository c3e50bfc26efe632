// Walls that fire, by their own clock and by buttons, as the game has them: its fixtures on the scene's map.

import type { LuckSource } from '@roguewright/engine/chance';
import { Stage } from '@roguewright/engine/game';
import { type Archetype, type Content, GameObject } from '@roguewright/engine/objects';
import type { Ruleset } from '@roguewright/engine/rulesets';
import { LevelMap } from '@roguewright/engine/world';
import { filmContent } from '../films/film-content.ts';
import { RawRolls } from '../films/raw-rolls.ts';
import { effectFields } from './effect-fields.ts';
import type { SceneFields } from './recorded-state.ts';
import type { SceneArchetype, SceneHeader, SceneObject } from './scene-file.ts';
import type { ScenePlay } from './scene-play.ts';

/** The types of walls that fire, and of buttons. */
const FIXTURES: readonly number[] = [62, 92];
const BUTTON = 92;

/** The connection of everything that a scene shows as linked. */
const CONNECTION = 1;

/** The clock of a thing that states none. */
const FRESH_CLOCK = -0.1;

/** The numbers of a scene's object that its game object has as well, and what content files call them. */
const NUMBERS: Readonly<Record<string, string>> = {
  level: 'level',
  direction: 'direction',
  maxSp: 'maxsp',
  sp: 'sp',
  weight: 'weight',
  speed: 'speed',
};

/** The walls and buttons of a scene, and the creatures that step on them. */
export class FirewallScene implements ScenePlay {
  readonly #stage: Stage;
  readonly #content: Content;
  readonly #rolls = new RawRolls();
  readonly #creatures = new Map<string, ReturnType<Stage['putCreature']>>();
  readonly #fixtures = new Map<string, ReturnType<Stage['putFixture']>>();

  constructor(header: SceneHeader, ruleset: Ruleset) {
    const { caster, targets, items, unplaced } = header;
    this.#content = filmContent([
      ...Object.values(unplaced),
      ...[caster, ...targets, ...items].map(plainArchetype),
    ]);
    const map = floorOf(header);
    const squareOf = ({ x, y }: SceneObject) => map.square(Number(x), Number(y));
    const rolls = this.#rolls;
    const streams: LuckSource = { seed: 'scene', stream: () => rolls, save: () => ({}) };
    this.#stage = new Stage({
      ...{ content: this.#content, ruleset, streams, map },
      hero: { archetype: this.#archetype(caster), square: squareOf(caster) },
    });
    for (const target of targets) {
      const hitPoints = Number(target.hp ?? 1);
      const kind = this.#archetype(target);
      this.#creatures.set(target.id, this.#stage.putCreature(kind, squareOf(target), hitPoints));
    }
    for (const item of items.filter(({ type }) => FIXTURES.includes(type))) {
      const clock = Number(item.speedLeft ?? FRESH_CLOCK);
      const fixture = this.#stage.putFixture(this.#object(item), squareOf(item), clock);
      this.#fixtures.set(item.id, fixture);
    }
  }

  #archetype({ arch }: SceneObject): Archetype {
    return this.#content.archetype(arch);
  }

  #object(object: SceneObject): GameObject {
    const thing = new GameObject(this.#stage.newId(), this.#archetype(object));
    for (const [field, key] of Object.entries(NUMBERS)) {
      thing.setFact(key, Number(object[field] ?? 0));
    }
    const flags = Array.isArray(object.flags) ? object.flags : [];
    thing.setFact('connected', flags.includes('isLinked') ? CONNECTION : 0);
    for (const { id, arch } of object.inventory ?? []) {
      const spell = this.#content.archetype(arch);
      thing.inventory.push(new GameObject(this.#stage.newId(), spell));
      if (spell.id !== arch) {
        throw new Error(`${id} isn't among the unplaced of the scene`);
      }
    }
    return thing;
  }

  load(rolls: readonly number[]): void {
    this.#rolls.load(rolls);
  }

  act([verb, who, direction]: readonly string[]): void {
    const creature = this.#creatures.get(who ?? '');
    if (verb !== 'move' || creature === undefined) {
      throw new Error(`a scene of walls moves a creature, not: ${verb} ${who}`);
    }
    this.#stage.step(creature, Number(direction));
  }

  tick(): void {
    this.#stage.tick();
  }

  effects(): readonly SceneFields[] {
    const { level } = this.#stage.state;
    return effectFields(level.effects, this.#content, level.map);
  }

  objects(): ReadonlyMap<string, SceneFields> {
    const { map } = this.#stage.state.level;
    const found = new Map<string, SceneFields>();
    for (const [id, { square }] of this.#creatures) {
      found.set(id, { x: map.x(square), y: map.y(square) });
    }
    for (const [id, { archetype, pressed }] of this.#fixtures) {
      found.set(id, archetype.type === BUTTON ? { value: pressed ? 1 : 0 } : {});
    }
    return found;
  }
}

/** An object's archetype without what the object itself has. */
function plainArchetype({ arch, type, moveBlock, moveOn }: SceneObject): SceneArchetype {
  const bits = (words: unknown) => (Array.isArray(words) ? movementOf(words as string[]) : 0);
  return { arch, type, subtype: 0, moveBlock: bits(moveBlock), moveOn: bits(moveOn) };
}

/** The bit of each way to move, as recordings call it. */
const MOVEMENTS = ['walk', 'fly-low', 'fly-high', 'swim', 'boat'];

function movementOf(words: readonly string[]): number {
  return words.reduce((bits, word) => bits | (1 << MOVEMENTS.indexOf(word)), 0);
}

function floorOf({ map: { width, height, walls } }: SceneHeader): LevelMap {
  const map = new LevelMap(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      map.setTerrain(map.square(x, y), 'floor');
    }
  }
  for (const [x, y] of walls) {
    map.setTerrain(map.square(x, y), 'wall');
  }
  return map;
}
