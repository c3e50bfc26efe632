// A recorded scene as a level of the game: its map, heroes, monsters, things and fixtures, and what is done with them.

import type { Creature, HeroSheet } from '@roguewright/engine/actors';
import { Generator, type LuckSource, PlayedChance } from '@roguewright/engine/chance';
import {
  type Fixture,
  type GameState,
  type Level,
  Stage,
  type StageHero,
} from '@roguewright/engine/game';
import { GameObject, isFixture, TYPE, wearKindOf } from '@roguewright/engine/objects';
import type { Ruleset } from '@roguewright/engine/rulesets';
import { LevelMap, MAGIC } from '@roguewright/engine/world';
import type { Scene, SceneArchetype, SceneHeader, SceneLine, SceneObject } from '../scene-file.ts';
import { type ActingScene, carryOut } from './actions.ts';
import type { Compared } from './compared.ts';
import type { CrossfireTree } from './crossfire-tree.ts';
import { SceneArchetypes } from './scene-archetypes.ts';
import { sheetOf } from './scene-hero.ts';
import { SceneNames } from './scene-names.ts';
import { SceneRolls } from './scene-rolls.ts';

/** Recorded types. */
const PLAYER = 1;
const SKILL = 43;

/** The connection of everything that a scene shows as linked. */
const CONNECTION = 1;

/** Fields of recorded things that the thing of the game has as facts, and what content files call them. */
const FACTS: Readonly<Record<string, string>> = {
  ...{
    level: 'level',
    hp: 'hp',
    maxHp: 'maxhp',
    sp: 'sp',
    maxSp: 'maxsp',
    dam: 'dam',
    food: 'food',
  },
  ...{ cha: 'cha', direction: 'direction', value: 'value', magic: 'magic', weight: 'weight' },
  ...{ speed: 'speed', ac: 'ac', wc: 'wc', lastSp: 'lastSp', material: 'material' },
};

/** The clock of a thing that states none. */
const FRESH_CLOCK = -0.1;

/** A recorded scene under way in the game. */
export class GameScene implements ActingScene {
  readonly header: SceneHeader;
  readonly stage: Stage;
  readonly archetypes: SceneArchetypes;
  readonly names = new SceneNames();
  readonly compared: Compared;
  /** The spells and devices by their ids in the scene. */
  readonly spells = new Map<string, GameObject>();
  /** The id of the thing that the hero has marked; undefined: none. */
  marked: string | undefined;
  /** The squares of the map that the hero was shown last. */
  charted: readonly number[] = [];
  /** The count that waits for the next cast; undefined: none. */
  count: number | undefined;
  readonly #rolls: SceneRolls;
  /** The two numbers of a cast's own luck: heavy equipment, or a prayer's fumble. */
  readonly #casting = new SceneRolls(() => true);

  constructor(scene: Scene, ruleset: Ruleset, compared: Compared, tree: CrossfireTree | undefined) {
    const { header } = scene;
    this.header = header;
    this.compared = compared;
    this.marked = header.arguments.marked;
    this.count = header.arguments.count;
    this.archetypes = new SceneArchetypes(scene, ruleset, tree);
    const { paired = [], free = [], fed } = compared;
    this.#rolls = new SceneRolls(label => paired.includes(label));
    const isFed = !header.deterministic && (free.length === 0 || fed !== undefined);
    const takes = (name: string) => isFed && (fed === undefined || fed.includes(name));
    const any = new PlayedChance(new Generator(1));
    const streams: LuckSource = {
      seed: 'scene',
      stream: name =>
        isFed && name === 'casting' ? this.#casting : takes(name) ? this.#rolls : any,
      save: () => ({}),
    };
    const { content } = this.archetypes;
    const map = floorOf(header.map);
    const players = header.targets.filter(({ type }) => type === PLAYER);
    const further = header.otherMaps.map(each => floorOf({ ...each, walls: [] }));
    const maps = [map, ...further];
    const madeOf = (record: SceneObject) => sheetOf(record, ruleset, content);
    const heroOf = (record: SceneObject): StageHero => ({
      ...waysOf(header, record, maps),
      archetype: this.archetypes.of(record),
      square: map.square(Number(record.x), Number(record.y)),
      sheet: madeOf(record),
      hitPoints: Number(record.hp ?? 0),
      maxHitPoints: Number(record.maxHp ?? 0),
    });
    this.stage = new Stage({
      ...{ content, ruleset, streams, map, further },
      hero: heroOf(header.caster),
      companions: [...players.map(heroOf), ...deadOf(header, heroOf(header.caster), madeOf)],
    });
    for (const [index, record] of [header.caster, ...players].entries()) {
      this.names.bind(record.id, index + 1);
      this.#equip(this.stage.state.states[index]!, record);
    }
    for (const record of [...header.targets, ...header.items]) {
      if (record.type !== PLAYER) {
        this.#put(record);
      }
    }
    this.#learnSpells();
    this.#watchMaps();
  }

  /** Notes the maps that the hero is shown. */
  #watchMaps(): void {
    const { ports } = this.state;
    const { insight } = ports.spells;
    ports.spells = {
      ...ports.spells,
      insight: {
        chart: (seeker, squares) => {
          this.charted = squares;
          return insight.chart(seeker, squares);
        },
        perceiveSelf: seeker => insight.perceiveSelf(seeker),
        identify: (seeker, most) => insight.identify(seeker, most),
        uncurse: (seeker, most, lifted) => insight.uncurse(seeker, most, lifted),
      },
    };
  }

  get state(): GameState {
    return this.stage.state;
  }

  /** The numbers that the original drew in the next action or tick. @param line undefined: none */
  load(line: SceneLine | undefined): void {
    const { rolls = [], action = '' } = line ?? {};
    const own = this.#castingRolls(action);
    this.#casting.load(rolls.slice(0, own));
    this.#rolls.load(rolls.slice(own));
  }

  /** How many raw numbers a cast takes before its spell draws: two for each pool that a player pays from. */
  #castingRolls(action: string): number {
    const [verb, wielder, caster, , spell = ''] = action.split(' ');
    if (verb !== 'cast' || wielder !== caster || wielder !== this.header.caster.id) {
      return 0;
    }
    const thing = this.spells.get(spell);
    const pays = (key: string) => (thing !== undefined && thing.fact(key) > 0 ? 2 : 0);
    return pays('sp') + pays('grace');
  }

  /** Carries out what was done between two ticks. @throws Error for an action that isn't built */
  act(action: string): void {
    carryOut(this, action);
  }

  /** One tick. */
  tick(): void {
    this.stage.tick();
  }

  /** A living creature by its id in the scene. */
  creature(id: string): Creature | undefined {
    const own = this.names.find(id);
    const found = own === undefined ? undefined : this.creatures().find(each => each.id === own);
    return found?.alive === true ? found : undefined;
  }

  /** Where a creature or a fixture stands. @throws Error for one that isn't there */
  squareOf(id: string): number {
    const own = this.names.find(id) ?? 0;
    const square = this.creature(id)?.square ?? this.state.level.fixtures.find(own)?.square;
    if (square === undefined) {
      throw new Error(`nothing is called ${id}`);
    }
    return square;
  }

  /** The heroes and monsters of all levels; one who was dead is compared as a soul. */
  creatures(): readonly Creature[] {
    const { targets } = this.header;
    const players = 1 + targets.filter(({ type }) => type === PLAYER).length;
    const heroes = this.state.states.slice(0, players).map(({ hero }) => hero);
    const monsters = this.levels().flatMap(level => level.creatures.all);
    return [...heroes, ...monsters].filter(({ alive }) => alive);
  }

  /** The levels of the scene, in the order of its maps. */
  levels(): readonly Level[] {
    const { levels } = this.state.world;
    return [...levels.keys()].toSorted((one, other) => one - other).map(key => levels.get(key)!);
  }

  /** The dead creature; undefined: the scene has none. */
  get soul(): GameState | undefined {
    return this.header.soul?.deadFile === true ? this.state.states.at(-1) : undefined;
  }

  #put(record: SceneObject): void {
    const { stage, archetypes, names } = this;
    const archetype = archetypes.of(record);
    const { map } = this.state.level;
    const square = map.square(Number(record.x), Number(record.y));
    if (archetype.flags.has('monster')) {
      const { hp = 0, maxHp = hp } = record;
      const creature = stage.putCreature(archetype, square, Number(hp), {
        maxHitPoints: Number(maxHp),
        master: names.find(String(record.owner ?? '')) ?? 0,
      });
      for (const inside of record.inventory ?? []) {
        this.#carry(inside, thing => creature.carried.push(thing));
      }
      names.bind(record.id, creature.id);
      return;
    }
    if (Array.isArray(record.flags) && record.flags.includes('noMagic')) {
      map.setObstacle(square, MAGIC);
    }
    const thing = this.#thing(record);
    if (isFixture(archetype)) {
      stage.putFixture(thing, square, Number(record.speedLeft ?? FRESH_CLOCK));
    } else {
      this.state.level.drop(square, thing);
    }
  }

  #equip({ sheet }: GameState, record: SceneObject): void {
    for (const inside of record.inventory ?? []) {
      if (inside.type === TYPE.spell) {
        this.#carry(inside, thing => sheet.spells.push(thing));
      } else if (inside.type !== SKILL) {
        this.#carry(inside, thing => sheet.inventory.add(thing));
      }
    }
  }

  #carry(record: SceneObject, take: (thing: GameObject) => void): void {
    const thing = this.#thing(record);
    take(thing);
    const flags = Array.isArray(record.flags) ? record.flags : [];
    if (flags.includes('applied') && wearKindOf(thing.archetype) !== undefined) {
      const kind = thing.archetype.type === TYPE.weapon ? 'wield' : 'wear';
      this.stage.act({ kind, item: thing.id });
    }
  }

  /** A recorded thing with its contents. */
  #thing(record: SceneObject): GameObject {
    const count = Math.max(1, Number(record.nrof ?? 1));
    const thing = new GameObject(this.stage.newId(), this.archetypes.of(record), count);
    for (const [field, key] of Object.entries(FACTS)) {
      thing.setFact(key, Number(record[field] ?? 0));
    }
    const flags = Array.isArray(record.flags) ? record.flags : [];
    thing.setFact('connected', flags.includes('isLinked') ? CONNECTION : 0);
    for (const inside of record.inventory ?? []) {
      thing.inventory.push(this.#thing(inside));
    }
    if (flags.includes('knownCursed')) {
      this.state.sheet.lore.learn(thing, 'beatitude');
    }
    if (flags.includes('identified')) {
      this.state.sheet.lore.identify(thing);
    }
    this.names.bind(record.id, thing.id);
    return thing;
  }

  /** The hero knows every spell of the scene; a device keeps its own. */
  #learnSpells(): void {
    const { spell, unplaced } = this.header;
    const all: [string, SceneArchetype][] = Object.entries(unplaced);
    if (spell !== undefined) {
      all.unshift([FIRST_SPELL, spell]);
    }
    const { content } = this.archetypes;
    for (const [id, kind] of all) {
      const thing = new GameObject(this.stage.newId(), content.archetype(kind.arch));
      this.spells.set(id, thing);
      if (kind.type === TYPE.spell && id !== KNOWN_SPELL) {
        this.state.sheet.spells.push(thing);
      }
    }
  }
}

/** The spell of the header in actions. */
const FIRST_SPELL = 's';

/** The spell that a hero of a scene carries already. */
const KNOWN_SPELL = 'k';

function floorOf({ width, height, walls, darkness = 0 }: SceneHeader['map']): LevelMap {
  const map = new LevelMap(width, height);
  map.darkness = darkness;
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

/** The fixtures of a scene, with their levels. */
export function fixturesOf(play: GameScene): readonly (readonly [Level, Fixture])[] {
  return play
    .levels()
    .flatMap(level => level.fixtures.all.map(fixture => [level, fixture] as const));
}

/** The squares that a recorded player's spells know: his home, and the square to which he is attuned. */
function waysOf(
  { map, otherMaps }: SceneHeader,
  { home, keys }: SceneObject,
  levels: readonly LevelMap[],
): Pick<StageHero, 'ways'> {
  const paths = [map.path, ...otherMaps.map(({ path }) => path)];
  const far = (path: unknown, x: unknown, y: unknown) => {
    const at = typeof path === 'string' ? paths.indexOf(path) : -1;
    return at < 0 ? undefined : { place: at + 1, square: levels[at]!.square(Number(x), Number(y)) };
  };
  const own = Array.isArray(home) ? far(home[0], home[1], home[2]) : undefined;
  const given = (keys ?? {}) as Readonly<Record<string, unknown>>;
  const attuned = far(
    given.town_portal_dest_map,
    given.town_portal_dest_x,
    given.town_portal_dest_y,
  );
  const ways = { ...(own && { home: own }), ...(attuned && { attuned }) };
  return { ways };
}

/** What a scene says of the stored dead character: only its description has the numbers. */
const SOUL = /(\d+) experience and Constitution (\d+)/;

/** The hero who is dead, in a list; empty if nobody is. */
function deadOf(
  header: SceneHeader,
  caster: StageHero,
  made: (record: SceneObject) => HeroSheet,
): readonly StageHero[] {
  const { about, items, soul } = header;
  const body = items.find(({ type }) => type === TYPE.corpse);
  const [, experience, constitution] = SOUL.exec(about) ?? [];
  if (soul?.deadFile !== true || body === undefined) {
    return [];
  }
  const record = { ...header.caster, name: body.name, level: body.level, exp: Number(experience) };
  const sheet = made({ ...record, con: Number(constitution) });
  return [{ ...caster, sheet, isDead: true }];
}
