// Plays a film's spell through the game, frame by frame.

import { type Chance, Generator, PlayedChance, ScriptedChance } from '@roguewright/engine/chance';
import type { Fixture } from '@roguewright/engine/game';
import { type Archetype, factOf } from '@roguewright/engine/objects';
import type { Ruleset } from '@roguewright/engine/rulesets';
import { type EffectPool, type Force, SUBTYPES } from '@roguewright/engine/spells';
import type { LevelMap } from '@roguewright/engine/world';
import type { Film, FilmFrame, FilmHeader, FilmObject } from './film-file.ts';
import { FilmStage } from './game-stage.ts';
import { RawRolls } from './raw-rolls.ts';
import { MOST_PATHS, SearchedChance } from './searched-luck.ts';

/** Whether there is a spell, and every subtype that it and what it makes have is built. */
export function isBuilt({ spell, archetypes = {} }: FilmHeader): boolean {
  const numbers = new Set(SUBTYPES.map(({ number }) => number));
  const built = (object: FilmObject | undefined): boolean =>
    object === undefined ||
    ((![101, 102].includes(object.type) || numbers.has(object.subtype)) && built(object.otherArch));
  return spell !== undefined && [spell, ...Object.values(archetypes)].every(built);
}

/** What the engine makes of the film: success, and a frame for each of the film's. */
export interface FilmRun {
  readonly success: number;
  readonly frames: readonly FilmFrame[];
}

/** Subtypes whose homing draws numbers that no rule uses, so that recorded numbers can't be followed. */
const SEEKING: readonly number[] = [11, 35, 36];

/** Whether the film is followed by looking for the luck that it had. */
function isSearched({ spell, deterministic }: FilmHeader): boolean {
  const seeks = (object: FilmObject | undefined): boolean =>
    object !== undefined && (SEEKING.includes(object.subtype) || seeks(object.otherArch));
  return !deterministic && seeks(spell);
}

/**
 * Plays the film through the game. A random one is played with the numbers that it recorded, if it recorded none
 * that other parts of the server drew. Where something seeks, each tick is played with any luck by which it is as
 * recorded.
 * Throws when a deterministic film asks for luck.
 * @param fits whether a frame is as recorded
 */
export function playFilm(
  film: Film,
  ruleset: Ruleset,
  fits: (frame: FilmFrame, played: FilmFrame) => boolean = () => true,
): FilmRun {
  const { header, frames } = film;
  if (isSearched(header)) {
    return searchFilm(film, ruleset, fits);
  }
  const rolls = new RawRolls();
  const run = new FilmPlay(header, ruleset, luckOf(header, rolls));
  const played = frames.map(({ tick, rolls: recorded = [] }) => {
    rolls.load(recorded);
    return run.play(tick);
  });
  return { success: run.success, frames: played };
}

/** A film in play. */
class FilmPlay {
  success = 0;
  readonly #film: FilmStage;

  constructor(header: FilmHeader, ruleset: Ruleset, chance: Chance) {
    this.#film = new FilmStage(header, ruleset, chance);
    placeFirst(header, this.#film);
  }

  /** The next tick; tick 0 is the cast. */
  play(tick: number): FilmFrame {
    if (tick === 0) {
      this.success = this.#film.cast() ? 1 : 0;
    } else {
      this.#film.stage.tick();
    }
    return frameOf(tick, this.#film);
  }
}

/** Plays each tick with one luck after another until it fits; if none does, with the last. */
function searchFilm(
  { header, frames }: Film,
  ruleset: Ruleset,
  fits: (frame: FilmFrame, played: FilmFrame) => boolean,
): FilmRun {
  const luck = new SearchedChance();
  let run = new FilmPlay(header, ruleset, luck);
  const played: FilmFrame[] = [];
  for (const frame of frames) {
    luck.keep();
    let shown = run.play(frame.tick);
    for (let path = 0; path < MOST_PATHS && !fits(frame, shown) && luck.next(); path++) {
      run = new FilmPlay(header, ruleset, luck);
      for (const { tick } of played) {
        run.play(tick);
      }
      shown = run.play(frame.tick);
    }
    played.push(shown);
    if (!fits(frame, shown)) {
      break;
    }
  }
  return { success: run.success, frames: played };
}

function luckOf(header: FilmHeader, rolls: RawRolls): Chance {
  if (header.deterministic) {
    return new ScriptedChance([]);
  }
  return generated(header).size === 0 ? rolls : new PlayedChance(new Generator(1));
}

/** What generators of the film put on the map: where, the recorded numbers don't tell. */
export function generated({ spell, archetypes = {} }: FilmHeader): ReadonlySet<string> {
  const found = new Set<string>();
  const look = ({ generator, otherArch }: FilmObject): void => {
    if (otherArch !== undefined) {
      if (generator === true) {
        found.add(otherArch.arch);
      }
      look(otherArch);
    }
  };
  [spell, ...Object.values(archetypes)].forEach(look);
  return found;
}

function placeFirst({ placedFirst }: FilmHeader, { content, stage }: FilmStage): void {
  if (placedFirst !== undefined) {
    const { arch, x, y, level, duration, attackType } = placedFirst;
    const archetype = content.archetype(arch);
    const { effects, map } = stage.state.level;
    effects.add({
      archetype: archetype.index,
      square: map.square(x, y),
      level,
      duration,
      attackType,
      damage: factOf(archetype, 'dam'),
      food: factOf(archetype, 'food'),
      speed: factOf(archetype, 'speed'),
    });
  }
}

function frameOf(tick: number, film: FilmStage): FilmFrame {
  const { content, stage, targets: actors, scenery } = film;
  const { effects: pool, fixtures, map } = stage.state.level;
  const effects: Record<string, number | string>[] = [];
  const alike = new Map<string, Record<string, number | string>>();
  const add = (piece: Record<string, number | string>) => {
    const key = JSON.stringify(piece);
    const known = alike.get(key);
    if (known === undefined) {
      alike.set(key, piece);
      effects.push(piece);
    } else {
      known.count = Number(known.count ?? 1) + 1;
    }
  };
  for (let row = 0; row < pool.count; row++) {
    add(pieceOf(row, content.archetypeAt(pool.archetype[row]!), map, pool));
  }
  for (const fixture of fixtures.all) {
    if (!scenery.has(fixture)) {
      add(standingPiece(fixture, map));
    }
  }
  const targets = actors.map(({ square, hitPoints, alive }) =>
    alive ? { x: map.x(square), y: map.y(square), hp: hitPoints } : { gone: true },
  );
  return { tick, effects, targets, carried: film.auras.map(carriedPiece) };
}

/** An aura that the caster carries. */
function carriedPiece({ source, range, duration, damage, level, clock }: Force) {
  return {
    ...{ arch: source.id, range, duration, dam: damage, direction: 0 },
    ...(level !== 0 && { level }),
    speedLeft: clock,
  };
}

/** What a cast has built on a square. */
function standingPiece({ thing, square, archetype, clock }: Fixture, map: LevelMap) {
  const piece: Record<string, number | string> = {
    ...{ x: map.x(square), y: map.y(square), arch: archetype.id },
    ...{ range: thing.fact('range'), duration: thing.fact('duration'), dam: thing.fact('dam') },
    direction: thing.fact('direction'),
  };
  const more = { hp: thing.fact('hp'), maxHp: thing.fact('maxhp'), level: thing.fact('level') };
  const speedLeft = thing.fact('speed') === 0 ? 0 : clock;
  for (const [name, value] of Object.entries({ ...more, speedLeft })) {
    if (value !== 0) {
      piece[name] = value;
    }
  }
  return piece;
}

/** Subtype number of bombs. */
const BOMB = 8;

function pieceOf(
  row: number,
  archetype: Archetype,
  map: LevelMap,
  pool: EffectPool,
): Record<string, number | string> {
  const square = pool.square[row]!;
  const isCone = archetype.type === 102 && archetype.subtype === 7;
  const isBullet = archetype.type === 102 && archetype.subtype === 5;
  const piece: Record<string, number | string> = {
    x: map.x(square),
    y: map.y(square),
    arch: archetype.id,
    range: pool.range[row]!,
    // A bullet's own duration is what it stores for its explosion.
    duration: pool.duration[row]!,
    dam: pool.damage[row]!,
    direction: isCone ? 0 : pool.direction[row]!,
    speedLeft: pool.speedLeft[row]!,
  };
  const add = (name: string, value: number) => {
    if (value !== 0) {
      piece[name] = value;
    }
  };
  if (isCone) {
    piece.coneDirection = pool.direction[row]!;
  }
  if (isBullet && archetype.texts.otherArch !== undefined) {
    piece.explosionDuration = pool.blastDuration[row]!;
    piece.explosionRange = pool.blastRange[row]!;
    piece.explosionDam = pool.blastDamage[row]!;
  }
  if (archetype.subtype === 4 && archetype.type === 102) {
    const [dex, con] = [pool.forkChance[row]!, pool.leftChance[row]!];
    Object.assign(piece, dex !== 0 || con !== 0 ? { dex, con } : {});
  }
  if (archetype.type === 102 && archetype.subtype === BOMB) {
    piece.state = factOf(archetype, 'pictures') - 1 - pool.food[row]!;
  }
  if (archetype.flags.has('is_used_up')) {
    piece.food = pool.food[row]!;
  }
  add('level', pool.level[row]!);
  return piece;
}
