// A film's map as a level of the game: walls as terrain, mirrors as fixtures, targets as monsters. Things and runes
// cast as fixtures do, players and friends as a hero with a rod does.

import type { Creature } from '@roguewright/engine/actors';
import type { Chance } from '@roguewright/engine/chance';
import { type Fixture, Stage } from '@roguewright/engine/game';
import {
  type Archetype,
  type Content,
  camelCase,
  GameObject,
  TYPE,
} from '@roguewright/engine/objects';
import type { Ruleset } from '@roguewright/engine/rulesets';
import { ATTACK_TYPES } from '@roguewright/engine/spellcraft';
import type { Force } from '@roguewright/engine/spells';
import { LevelMap } from '@roguewright/engine/world';
import { filmContent } from './film-content.ts';
import type { FilmHeader, FilmObject } from './film-file.ts';

/** Directions as films write them, by their numbers. */
const DIRECTIONS = ['none', 'n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];

/** Full resistance to everything: what can't be hurt. */
const IMMUNE = Object.fromEntries(
  ATTACK_TYPES.map(type => [camelCase(`resist_${type.replaceAll('-', '_')}`), 100]),
);

/** Archetypes of what films don't describe. */
const BYSTANDERS: readonly FilmObject[] = [
  { arch: 'film_hero', type: 1, subtype: 0 },
  { arch: 'film_mirror', type: TYPE.mirror, subtype: 0, reflectSpell: true },
  { arch: 'film_caster', type: TYPE.firewall, subtype: 0 },
  { arch: 'film_rune', type: TYPE.rune, subtype: 0 },
  { arch: 'film_rod', type: TYPE.rod, subtype: 0 },
  { arch: 'film_target', type: 0, subtype: 0, level: 1, monster: true, alive: true },
  { arch: 'film_rock', type: 0, subtype: 0, level: 1, monster: true, alive: true, ...IMMUNE },
];

/** A film set up in the game. */
export class FilmStage {
  readonly stage: Stage;
  readonly content: Content;
  /** The targets in the film's order. */
  readonly targets: readonly Creature[];
  /** The fixtures that were there before the cast. */
  readonly scenery: ReadonlySet<Fixture>;
  readonly #header: FilmHeader;
  readonly #home: number;
  /** The fixture that casts; undefined: the hero does. */
  readonly #caster: Fixture | undefined;

  constructor(header: FilmHeader, ruleset: Ruleset, chance: Chance) {
    const { spell, archetypes = {}, map: ground, caster, targets = [] } = header;
    this.#header = header;
    this.content = filmContent([spell, ...Object.values(archetypes), ...BYSTANDERS]);
    const map = floorOf(ground);
    this.#home = map.square(caster.x, caster.y);
    const streams = { seed: 'film', stream: () => chance, save: () => ({}) };
    this.stage = new Stage({
      ...{ content: this.content, ruleset, streams, map },
      // Only targets can be hit in a film: the hero looks on from outside.
      hero: { archetype: this.#kind('film_hero'), square: this.#home, isAway: true },
    });
    const { hero } = this.stage.state;
    this.targets = targets.map(({ x, y, hp, noDamage = false, friendly = false }) => {
      const kind = this.#kind(noDamage ? 'film_rock' : 'film_target');
      const master = friendly ? hero.id : 0;
      return this.stage.putCreature(kind, map.square(x, y), hp, { master });
    });
    for (const [x, y] of ground.mirrors ?? []) {
      this.#put('film_mirror', map.square(x, y));
    }
    const isOwn = caster.kind === 'thing' || caster.kind === 'rune';
    this.#caster = isOwn
      ? this.#put(caster.kind === 'rune' ? 'film_rune' : 'film_caster', this.#home)
      : undefined;
    this.scenery = new Set(this.stage.state.level.fixtures.all);
  }

  #kind(id: string): Archetype {
    return this.content.archetype(id);
  }

  #put(id: string, square: number): Fixture {
    const thing = new GameObject(this.stage.newId(), this.#kind(id));
    const { level, facing } = this.#header.caster;
    thing.setFact('level', level);
    thing.setFact('direction', facing === undefined ? 0 : DIRECTIONS.indexOf(facing));
    return this.stage.putFixture(thing, square, 0);
  }

  /** The auras that the caster carries. */
  get auras(): readonly Force[] {
    const { forces } = this.#caster ?? this.stage.state.hero;
    return forces.all.filter(({ kind }) => kind === 'aura');
  }

  /** The film's cast. @returns whether it had an effect */
  cast(): boolean {
    const { spell, caster, direction } = this.#header;
    const way = DIRECTIONS.indexOf(direction);
    const inside = new GameObject(this.stage.newId(), this.content.archetype(spell.arch));
    if (this.#caster !== undefined) {
      const byRune = caster.kind === 'rune';
      return this.stage.castFrom(this.#caster, {
        spell: inside.archetype,
        direction: way,
        byRune,
      });
    }
    const rod = new GameObject(this.stage.newId(), this.#kind('film_rod'));
    rod.setFact('level', caster.level);
    rod.inventory.push(inside);
    return this.stage.release(rod, way);
  }
}

function floorOf({ width, height, walls }: FilmHeader['map']): LevelMap {
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
