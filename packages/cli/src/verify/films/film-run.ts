// Plays a film's spell with the engine's own rules, frame by frame.

import { type Chance, Generator, PlayedChance, ScriptedChance } from '@roguewright/engine/chance';
import { type Archetype, type Content, factOf, spellFacts } from '@roguewright/engine/objects';
import type { SpellcraftRules } from '@roguewright/engine/spellcraft';
import { castSpell, SUBTYPES, tickEffects } from '@roguewright/engine/spells';
import { filmContent } from './film-content.ts';
import type { Film, FilmFrame, FilmHeader, FilmObject } from './film-file.ts';
import { RawRolls } from './raw-rolls.ts';
import { MOST_PATHS, SearchedChance } from './searched-luck.ts';
import { CASTER, restoredStage, type SetStage, savedStage, setStage } from './stage.ts';

/** Directions as films write them, by their numbers. */
const DIRECTIONS = ['none', 'n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];

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
 * Plays the film. A random one is played with the numbers that it recorded, if it recorded none that
 * other parts of the server drew. Where it did, each tick is played with any luck by which it is as recorded.
 * Throws when a deterministic film asks for luck.
 * @param fits whether a frame is as recorded
 */
export function playFilm(
  { header, frames }: Film,
  rules: SpellcraftRules,
  fits: (frame: FilmFrame, played: FilmFrame) => boolean = () => true,
): FilmRun {
  const { map: ground, caster, targets = [] } = header;
  const content = filmContent([header.spell, ...Object.values(header.archetypes ?? {})]);
  const rolls = new RawRolls();
  const searched = isSearched(header) ? new SearchedChance() : undefined;
  const chance = searched ?? luckOf(header, rolls);
  const { width, height, walls, mirrors = [] } = ground;
  const stage = setStage(
    { width, height, walls, mirrors, caster, targets },
    content,
    rules,
    chance,
  );
  placeFirst(header, content, stage);
  const played: FilmFrame[] = [];
  let success = 0;
  let set = stage;
  for (const frame of frames) {
    const { tick, rolls: recorded = [] } = frame;
    rolls.load(recorded);
    const play = (on: SetStage): FilmFrame => {
      if (tick === 0) {
        success = cast(header, content, on) ? 1 : 0;
      } else {
        tickEffects(on.world);
      }
      return frameOf(tick, on, content);
    };
    if (searched === undefined) {
      played.push(play(set));
    } else {
      const found = search(searched, set, play, shown => fits(frame, shown));
      set = found.set;
      played.push(found.frame);
    }
  }
  return { success, frames: played };
}

/** Plays a tick with one luck after another until it fits; if none does, with the first. */
function search(
  chance: SearchedChance,
  set: SetStage,
  play: (on: SetStage) => FilmFrame,
  fits: (frame: FilmFrame) => boolean,
): { readonly set: SetStage; readonly frame: FilmFrame } {
  chance.reset();
  const before = savedStage(set);
  let first: { set: SetStage; frame: FilmFrame } | undefined;
  for (let path = 0; path < MOST_PATHS; path++) {
    const on = restoredStage(set, before);
    const frame = play(on);
    if (fits(frame)) {
      return { set: on, frame };
    }
    first ??= { set: on, frame };
    if (!chance.next()) {
      break;
    }
  }
  return first!;
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

function cast({ spell, caster, direction }: FilmHeader, content: Content, { world }: SetStage) {
  const archetype = content.archetype(spell.arch);
  return castSpell(world, {
    spell: archetype,
    facts: spellFacts(archetype),
    caster: CASTER,
    direction: DIRECTIONS.indexOf(direction),
    level: caster.level,
    damageBonus: 0,
    attuned: 0,
    repelled: 0,
    denied: 0,
    byRune: caster.kind === 'rune',
  });
}

function placeFirst({ placedFirst }: FilmHeader, content: Content, { map, world }: SetStage): void {
  if (placedFirst !== undefined) {
    const { arch, x, y, level, duration, attackType } = placedFirst;
    const archetype = content.archetype(arch);
    world.pool.add({
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

function frameOf(tick: number, { map, actors, world }: SetStage, content: Content): FilmFrame {
  const effects: Record<string, number | string>[] = [];
  const alike = new Map<string, Record<string, number | string>>();
  for (let row = 0; row < world.pool.count; row++) {
    const archetype = content.archetypeAt(world.pool.archetype[row]!);
    const piece = pieceOf(row, archetype, map, world.pool);
    const key = JSON.stringify(piece);
    const known = alike.get(key);
    if (known === undefined) {
      alike.set(key, piece);
      effects.push(piece);
    } else {
      known.count = Number(known.count ?? 1) + 1;
    }
  }
  const targets = actors.map(({ square, hitPoints }) =>
    hitPoints < 0 ? { gone: true } : { x: map.x(square), y: map.y(square), hp: hitPoints },
  );
  return { tick, effects, targets };
}

/** Subtype number of bombs. */
const BOMB = 8;

function isEffect({ type, subtype }: Archetype, number: number): boolean {
  return type === 102 && subtype === number;
}

function pieceOf(
  row: number,
  archetype: Archetype,
  map: SetStage['map'],
  pool: SetStage['world']['pool'],
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
  if (isEffect(archetype, BOMB)) {
    piece.state = factOf(archetype, 'pictures') - 1 - pool.food[row]!;
  }
  if (archetype.flags.has('is_used_up')) {
    piece.food = pool.food[row]!;
  }
  add('level', pool.level[row]!);
  return piece;
}
