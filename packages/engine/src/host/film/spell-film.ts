// A film of a spell: one cast on a film set, seen by its caster tick by tick. The game plays it: there is no second
// form of any rule.

import { Creature, HeroSheet, makeMonster } from '../../actors/index.ts';
import { Streams } from '../../chance/index.ts';
import { ContentError, nearest, UsageError } from '../../errors/index.ts';
import {
  castFreely,
  type Direction,
  type GameState,
  type MapView,
  performedFor,
  Stage,
  type ThingView,
} from '../../game/index.ts';
import {
  type Archetype,
  type Content,
  type GameObject,
  type God,
  isFixture,
  makeObject,
  setBeatitude,
  spellFacts,
  TYPE,
} from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { asksDirection, type CastArguments, subtypeOf, takenBy } from '../../spells/index.ts';
import { tellEvents } from '../../words/index.ts';
import { drawLevel } from '../../world/index.ts';
import { type FilmSet, MOST_TICKS, type SetPiece } from './film-set.ts';

/** What is filmed. What is absent is as the set says. */
export interface FilmOrder {
  readonly spell: Archetype;
  readonly set: FilmSet;
  /** Any text: equal seeds give equal films. */
  readonly seed: string;
  readonly direction?: Direction | undefined;
  /** 1…100. */
  readonly level?: number | undefined;
  /** 1…MOST_TICKS. */
  readonly ticks?: number | undefined;
}

/** What the caster sees at one moment. */
export interface FilmFrame {
  /** Ticks since the cast. */
  readonly tick: number;
  readonly map: MapView;
  readonly things: readonly ThingView[];
  /** Sentences about what happened since the frame before. */
  readonly told: readonly string[];
}

/** What happened to a creature in all. */
export interface FilmedCreature {
  readonly name: string;
  readonly isCaster: boolean;
  /** Hit points when the spell was cast; undefined: the creature wasn't there. */
  readonly before: number | undefined;
  /** Hit points at the end; undefined: it is dead or gone. */
  readonly after: number | undefined;
}

/** A cast, tick by tick. */
export interface SpellFilm {
  /** Name of the spell. */
  readonly spell: string;
  /** Name of its subtype. */
  readonly subtype: string;
  readonly level: number;
  /** 0: it needs none. */
  readonly direction: Direction;
  readonly seed: string;
  /** The cast had an effect. */
  readonly worked: boolean;
  /** The first is the moment before the cast. */
  readonly frames: readonly FilmFrame[];
  readonly creatures: readonly FilmedCreature[];
}

/** Ticks of a film without a limit: the ticks without a change after which it ends, and the most ticks. */
const STILL = 6;
const USUAL = 60;

/** A piece of a set that isn't there: the square to which the spell's portals lead. */
const FAR_END = 'far end';

/** Beats of one tick: a move has ten. */
const TICK_BEATS = 60;

const LEVEL_ABOVE_SPELL = 10;

const ENERGY = 100;

const ATTRIBUTES = {
  strength: 16,
  intelligence: 18,
  wisdom: 18,
  dexterity: 14,
  constitution: 14,
  charisma: 12,
};

/**
 * Films a spell. Throws a ContentError that names file and line of a kind that the content doesn't have, and a
 * UsageError for a level or a number of ticks out of its range.
 */
export function filmSpell(content: Content, ruleset: Ruleset, order: FilmOrder): SpellFilm {
  const { spell, set, seed } = order;
  const facts = spellFacts(spell);
  const level = order.level ?? set.level ?? facts.level + LEVEL_ABOVE_SPELL;
  const said = order.direction ?? set.direction;
  const direction = said ?? (asksDirection(spell) ? 3 : 0);
  const ticks = order.ticks ?? set.ticks;
  inRange('level', level, 100);
  inRange('ticks', ticks ?? 1, MOST_TICKS);
  const stage = build(content, ruleset, order);
  const { state } = stage;
  const before = standingIn(state);
  const frames = [frameOf(state, 0)];
  state.log.clear();
  const worked = castFreely(state, {
    spell,
    caster: state.hero.id,
    direction,
    level,
    arguments: argumentsOf(set, state, spell),
  });
  frames.push(frameOf(state, 0));
  for (let tick = 1, still = 0; tick <= (ticks ?? USUAL); tick++) {
    state.log.clear();
    if (set.isAlive) {
      stage.pass(TICK_BEATS);
    } else {
      stage.tick();
    }
    const frame = frameOf(state, tick);
    still = isChange(frames.at(-1)!, frame) ? 0 : still + 1;
    frames.push(frame);
    if (state.ending !== undefined || (ticks === undefined && still >= STILL)) {
      break;
    }
  }
  return {
    spell: spell.name,
    subtype: subtypeOf(spell.subtype).name,
    level,
    direction,
    seed,
    worked,
    frames,
    creatures: creaturesOf(state, before),
  };
}

function inRange(field: string, value: number, most: number): void {
  if (!Number.isInteger(value) || value < 1 || value > most) {
    throw new UsageError(field, value, `1 to ${most}`);
  }
}

function build(content: Content, ruleset: Ruleset, { set, seed, spell }: FilmOrder): Stage {
  const [hitPoints, maxHitPoints] = set.health;
  const sheet = new HeroSheet('Film', 'wizard', 'human', { ...ATTRIBUTES });
  sheet.nutrition = 900;
  sheet.maxEnergy = ENERGY;
  const stage = new Stage({
    content,
    ruleset,
    streams: new Streams(seed),
    map: drawLevel(set.rows, set.isLit).map,
    hero: {
      archetype: content.archetype('role_wizard'),
      square: set.caster,
      sheet,
      hitPoints,
      maxHitPoints,
    },
  });
  for (const piece of set.under === undefined ? set.pieces : [...set.pieces, set.under]) {
    if (piece.kind === FAR_END) {
      stage.leadTo(spell, piece.square);
    } else {
      put(stage, content, ruleset, set, piece);
    }
  }
  if (set.god !== undefined) {
    stage.follow(godOfSet(content, set, set.god));
  }
  for (const { kind, line, isCursed, isWielded } of set.items) {
    const item = makeObject(content, named(content, set, kind, line), () => stage.newId());
    if (isCursed) {
      setBeatitude(item, 'cursed');
    }
    stage.give(item, isWielded);
  }
  stage.fill(ENERGY);
  stage.look();
  stage.state.log.clear();
  return stage;
}

function put(stage: Stage, content: Content, ruleset: Ruleset, set: FilmSet, piece: SetPiece) {
  const { square, hitPoints, isFriend, line } = piece;
  const kind = named(content, set, piece.kind, line);
  const nextId = () => stage.newId();
  if (kind.flags.has('monster') || (kind.numbers.monster ?? 0) !== 0) {
    const made = makeMonster(stage.state.luck('level'), ruleset, content, kind, square, nextId);
    const save = made.save();
    const own =
      hitPoints === undefined
        ? made
        : Creature.restore({ ...save, hitPoints, maxHitPoints: hitPoints }, () => kind);
    if (piece.isDead) {
      stage.leaveBody(own);
    } else {
      stage.join(own, isFriend ? stage.state.hero.id : 0);
    }
  } else if (isFixture(kind)) {
    const fixture = stage.putFixture(makeObject(content, kind, nextId), square, 0);
    if (piece.isFound) {
      stage.reveal(fixture);
    }
  } else {
    stage.drop(makeObject(content, kind, nextId), square);
  }
}

/** The god of that id or name. */
function godOfSet({ gods }: Content, { path }: FilmSet, said: string): God {
  const god = gods.find(({ id, name }) => id === said || name === said);
  if (god === undefined) {
    const expected = `one of ${gods.map(({ id }) => id).join(', ')}`;
    throw new ContentError([{ file: path, line: 1, field: 'god', expected, got: said }]);
  }
  return god;
}

/** The archetype of that id or name, as the set spells it. */
function named(content: Content, set: FilmSet, said: string, line: number): Archetype {
  const found =
    content.find(said) ??
    content.archetypes.find(({ name, type }) => name === said && type !== TYPE.spell);
  if (found !== undefined) {
    return found;
  }
  const close = nearest(
    said,
    content.archetypes.map(({ name }) => name),
  );
  const expected = close === undefined ? 'a kind of the content' : `a kind such as ${close}`;
  throw new ContentError([{ file: set.path, line, field: 'kind', expected, got: said }]);
}

function argumentsOf(set: FilmSet, state: GameState, spell: Archetype): CastArguments {
  const takes = takenBy(spell);
  const { things } = state.sheet.inventory;
  const isMeant = ({ archetype: { id, name } }: GameObject) =>
    set.item === undefined || id === set.item || name === set.item;
  const item = takes.item === undefined ? undefined : things.find(isMeant)?.id;
  return {
    ...(item !== undefined && { item }),
    ...(set.text !== undefined && takes.text !== undefined && { text: set.text }),
    ...(set.amount !== undefined && takes.count !== undefined && { count: set.amount }),
  };
}

function frameOf(state: GameState, tick: number): FilmFrame {
  const performed = performedFor(state, undefined);
  const { map, things } = performed.view;
  return { tick, map, things, told: tellEvents(performed).filter(text => text !== '') };
}

/** Whether a frame shows anything new. An effect counts while it is there. */
function isChange(before: FilmFrame, { things, told, map }: FilmFrame): boolean {
  return (
    told.length > 0 ||
    things.some(({ kind }) => kind === 'effect') ||
    map.terrain.join() !== before.map.terrain.join()
  );
}

interface Standing {
  readonly name: string;
  readonly hitPoints: number;
}

/** Names and hit points by id, of all who live. */
function standingIn({ hero, level }: GameState): ReadonlyMap<number, Standing> {
  const alive = [hero, ...level.creatures.all].filter(creature => creature.alive);
  return new Map(
    alive.map(({ id, archetype, hitPoints }) => [id, { name: archetype.name, hitPoints }]),
  );
}

function creaturesOf(state: GameState, before: ReadonlyMap<number, Standing>): FilmedCreature[] {
  const after = standingIn(state);
  return [...new Set([...before.keys(), ...after.keys()])].map(id => ({
    name: (after.get(id) ?? before.get(id))!.name,
    isCaster: id === state.hero.id,
    before: before.get(id)?.hitPoints,
    after: after.get(id)?.hitPoints,
  }));
}
