// Plays a film's spell with the engine's own rules, frame by frame.

import { type Chance, Generator, PlayedChance, ScriptedChance } from '@roguewright/engine/chance';
import { type Archetype, type Content, factOf, spellFacts } from '@roguewright/engine/objects';
import type { SpellcraftRules } from '@roguewright/engine/spellcraft';
import { type BuiltObject, castSpell, SUBTYPES, tickEffects } from '@roguewright/engine/spells';
import { filmContent } from './film-content.ts';
import type { Film, FilmFrame, FilmHeader, FilmObject } from './film-file.ts';
import { RawRolls } from './raw-rolls.ts';
import { CASTER, type SetStage, setStage } from './stage.ts';

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

/**
 * Plays the film. A random one is played with the numbers that it recorded, if it recorded none that
 * other parts of the server drew.
 * Throws when a deterministic film asks for luck.
 */
export function playFilm({ header, frames }: Film, rules: SpellcraftRules): FilmRun {
  const { map: ground, caster, targets = [] } = header;
  const content = filmContent([header.spell, ...Object.values(header.archetypes ?? {})]);
  const rolls = new RawRolls();
  const chance = luckOf(header, rolls);
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
  for (const { tick, rolls: recorded = [] } of frames) {
    rolls.load(recorded);
    if (tick === 0) {
      success = cast(header, content, stage) ? 1 : 0;
    } else {
      tickEffects(stage.world);
    }
    played.push(frameOf(tick, stage, content));
  }
  return { success, frames: played };
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
    ...(caster.facing !== undefined && { facing: DIRECTIONS.indexOf(caster.facing) }),
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

function frameOf(
  tick: number,
  { map, actors, built, world }: SetStage,
  content: Content,
): FilmFrame {
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
  for (const object of built) {
    effects.push(standingPiece(object, content, map));
  }
  const targets = actors.map(({ square, hitPoints }) =>
    hitPoints < 0 ? { gone: true } : { x: map.x(square), y: map.y(square), hp: hitPoints },
  );
  return { tick, effects, targets };
}

/** A wall that stands on the stage: it has hit points instead of a clock. */
function standingPiece(
  { archetype, square, level, numbers }: BuiltObject,
  content: Content,
  map: SetStage['map'],
): Record<string, number | string> {
  const { hp, maxhp } = numbers;
  const piece = { x: map.x(square), y: map.y(square), arch: content.archetypeAt(archetype).id };
  const none = { range: 0, duration: 0, dam: 0, direction: 0 };
  const points = { ...(hp !== undefined && { hp }), ...(maxhp !== undefined && { maxHp: maxhp }) };
  return { ...piece, ...none, ...points, level };
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
  if (archetype.flags.has('is_used_up')) {
    piece.food = pool.food[row]!;
  }
  add('level', pool.level[row]!);
  return piece;
}
