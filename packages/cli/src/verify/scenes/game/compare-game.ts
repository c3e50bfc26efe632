// Where a scene that the game plays differs from its recording: moment, object, field.

import type { Creature } from '@roguewright/engine/actors';
import type { Fixture, Level } from '@roguewright/engine/game';
import type { GameObject } from '@roguewright/engine/objects';
import type { Force } from '@roguewright/engine/spells';
import { effectFields } from '../effect-fields.ts';
import type { SceneFields } from '../recorded-state.ts';
import type { SceneDifference } from '../scene-compare.ts';
import type { Scene, SceneLine } from '../scene-file.ts';
import { soulDifference } from './compare-soul.ts';
import { fixturesOf, type GameScene } from './game-scene.ts';
import { CREATURE_READERS } from './read-creature.ts';
import { FORCE_READERS } from './read-force.ts';
import { readSickness, SICKNESS_ARCHES } from './read-sickness.ts';
import { FIXTURE_READERS, THING_READERS } from './read-thing.ts';
import { RecordedObjects, type SceneKind } from './recorded-objects.ts';
import { recordedName } from './scene-names.ts';
import { levelOf, placeOf, squareName } from './scene-places.ts';

/** An object of the game in the words of recordings. */
interface Found {
  readonly id: number;
  readonly arch: string;
  /** Its place: a square, or a holder. */
  readonly place: string;
  read(field: string): unknown;
}

/** Plays a scene through the game and compares each action and each tick. What the game throws is a difference. */
export function compareGame(scene: Scene, play: GameScene): SceneDifference | undefined {
  const recorded = new RecordedObjects(scene.header);
  let tick = 0;
  for (const line of scene.lines) {
    for (; tick < line.tick; ) {
      tick++;
      const now = tick === line.tick && line.action === undefined ? line : undefined;
      const difference = momentOf(recorded, play, `tick ${tick}`, { line, now }, () => play.tick());
      if (difference !== undefined) {
        return difference;
      }
    }
    const { action } = line;
    if (action !== undefined) {
      const at = `tick ${tick}, ${action}`;
      const act = () => play.act(action);
      const difference = momentOf(recorded, play, at, { line, now: line }, act);
      if (difference !== undefined) {
        return difference;
      }
    }
    play.marked = recorded.markedBy(scene.header.caster.id);
  }
  return undefined;
}

/** @param now the line of this moment; undefined: nothing was recorded in it */
function momentOf(
  recorded: RecordedObjects,
  play: GameScene,
  at: string,
  { line, now }: { readonly line: SceneLine; readonly now: SceneLine | undefined },
  happen: () => void,
): SceneDifference | undefined {
  play.load(now);
  try {
    happen();
  } catch (error) {
    return { line: line.line, at, expected: 'a moment that can be played', got: String(error) };
  }
  recorded.pass();
  if (now !== undefined) {
    recorded.apply(now);
  }
  try {
    return differenceAt(recorded, play, line, at);
  } catch (error) {
    return { line: line.line, at, expected: 'fields that can be read', got: String(error) };
  }
}

function differenceAt(
  recorded: RecordedObjects,
  play: GameScene,
  { line }: SceneLine,
  at: string,
): SceneDifference | undefined {
  const { compared } = play;
  const kinds: readonly [SceneKind, readonly string[] | undefined, () => readonly Found[]][] = [
    ['hero', compared.heroes, () => creaturesOf(play).filter(({ id }) => isHero(play, id))],
    ['creature', compared.creatures, () => creaturesOf(play).filter(({ id }) => !isHero(play, id))],
    ['force', compared.forces, () => forcesOf(play)],
    ['fixture', compared.fixtures, () => fixturesFound(play)],
    ['thing', compared.things, () => thingsOf(play)],
  ];
  for (const [kind, fields, found] of kinds) {
    const difference =
      fields === undefined ? undefined : differenceOf(recorded, play, kind, fields, found());
    if (difference !== undefined) {
      const { what, expected, got } = difference;
      return { line, at: `${at}: ${what}`, expected, got };
    }
  }
  const level = compared.level === true ? levelDifference(recorded, play) : undefined;
  if (level !== undefined) {
    return { line, at: `${at}: level`, ...level };
  }
  const soul = soulDifference(recorded, play);
  if (soul !== undefined) {
    return { line, at: `${at}: soul`, ...soul };
  }
  const own = compared.effects === undefined ? undefined : effectDifference(recorded, play);
  return own === undefined ? undefined : { line, at: `${at}: effects`, ...own };
}

interface Difference {
  readonly what: string;
  readonly expected: string;
  readonly got: string;
}

function differenceOf(
  recorded: RecordedObjects,
  play: GameScene,
  kind: SceneKind,
  fields: readonly string[],
  found: readonly Found[],
): Difference | undefined {
  const { names, compared } = play;
  const { free = [] } = compared;
  const strict = play.header.deterministic ? fields : fields.filter(name => !free.includes(name));
  const left = new Set(found);
  const unbound: [string, SceneFields][] = [];
  const present = new Set([...recorded.all(kind)].map(([id]) => id));
  // What merges into a pile is gone in a recording, and the pile is new.
  const isUnbound = (own: number) => !present.has(names.idOf(own) ?? '');
  for (const [id, object] of recorded.all(kind)) {
    const own = names.find(id);
    if (own === undefined) {
      unbound.push([id, object]);
      continue;
    }
    const ours = found.find(each => each.id === own);
    if (ours === undefined) {
      return { what: id, expected: shown(object, fields), got: 'gone' };
    }
    left.delete(ours);
    const wrong = strict.find(
      field =>
        !isQuiet(kind, object, field) && !equal(recordedField(object, field), ours.read(field)),
    );
    if (wrong !== undefined) {
      return {
        what: `${id}: ${wrong}`,
        expected: text(recordedField(object, wrong)),
        got: text(ours.read(wrong)),
      };
    }
  }
  for (const [id, object] of unbound) {
    const near = [...left].filter(
      ({ id: own, arch, place }) =>
        isUnbound(own) && arch === object.arch && place === placeOf(object),
    );
    const same = near.find(each =>
      strict.every(name => equal(recordedField(object, name), each.read(name))),
    );
    if (same === undefined) {
      const got = near.map(each => read(each, fields)).join(' ') || others(left) || 'nothing';
      return { what: `${id} (new)`, expected: shown(object, fields), got };
    }
    left.delete(same);
    names.bind(id, same.id);
  }
  const [extra] = left;
  if (extra !== undefined) {
    const what = names.idOf(extra.id) ?? extra.arch;
    return { what, expected: `no such ${kind}`, got: `${extra.place} ${read(extra, fields)}` };
  }
  return undefined;
}

/** The darkness of the level, and the map that the hero was shown in this moment. */
function levelDifference(
  recorded: RecordedObjects,
  play: GameScene,
): Omit<Difference, 'what'> | undefined {
  const { state, charted } = play;
  const { darkness } = state.level.map;
  if (darkness !== recorded.darkness) {
    return { expected: `darkness ${recorded.darkness}`, got: `darkness ${darkness}` };
  }
  const { map } = recorded;
  if (map === undefined) {
    return undefined;
  }
  const { hero } = state;
  const west = state.level.map.x(hero.square) - map.selfX;
  const north = state.level.map.y(hero.square) - map.selfY;
  const shown = new Set(charted.map(at => `${state.level.map.x(at)},${state.level.map.y(at)}`));
  const expected = map.rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) => (letter === '#' ? [`${west + x},${north + y}`] : [])),
  );
  const missing = expected.filter(place => !shown.has(place));
  const isSame = missing.length === 0 && shown.size === expected.length;
  return isSame
    ? undefined
    : {
        expected: `a map of ${expected.length} squares`,
        got: `one of ${shown.size}, without ${missing.slice(0, 5).join(' ')}`,
      };
}

/** Effects have no ids: each recorded one needs an own one that agrees. */
function effectDifference(
  recorded: RecordedObjects,
  play: GameScene,
): Omit<Difference, 'what'> | undefined {
  const { effects: fields = [], free = [] } = play.compared;
  const strict = play.header.deterministic ? fields : fields.filter(name => !free.includes(name));
  const { level } = play.state;
  const ours = effectFields(level.effects, play.archetypes.content, level.map);
  const left = ours.map(effect => ({ ...effect, arch: recordedName({ id: String(effect.arch) }) }));
  for (const [, effect] of recorded.all('effect')) {
    const place = ['arch', 'x', 'y'];
    const index = left.findIndex((own: SceneFields) =>
      [...place, ...strict].every(
        name => isUnknown(effect, name) || equal(effect[name], own[name]),
      ),
    );
    if (index < 0) {
      const near = left.filter((own: SceneFields) =>
        place.every(name => equal(own[name], effect[name])),
      );
      const got = (near.length > 0 ? near : left).map(own => shown(own, [...place, ...fields]));
      return { expected: shown(effect, [...place, ...fields]), got: got.join(' ') || 'none' };
    }
    left.splice(index, 1);
  }
  const [extra] = left;
  return extra === undefined
    ? undefined
    : { expected: 'no further effect', got: shown(extra, ['arch', 'x', 'y', ...fields]) };
}

/** What changes all the time is told only where something else of the object changes. */
function isQuiet(kind: SceneKind, object: SceneFields, field: string): boolean {
  return QUIET[kind]?.includes(field) === true && object[field] === undefined;
}

const QUIET: Readonly<Partial<Record<SceneKind, readonly string[]>>> = {
  force: ['speedLeft', 'duration'],
  creature: ['speedLeft'],
  hero: ['invisible'],
};

/** Clocks are known only where the recording has just told them. */
function isUnknown(effect: SceneFields, field: string): boolean {
  return field === 'speedLeft' && effect.speedLeft === undefined;
}

function isHero({ state }: GameScene, id: number): boolean {
  return state.of(id) !== undefined;
}

function creaturesOf(play: GameScene): readonly Found[] {
  const { state, names } = play;
  return play.creatures().map((creature: Creature) => ({
    id: creature.id,
    arch: recordedName(creature.archetype),
    place: squareName(levelOf(play, creature), creature.square, play),
    read: field =>
      reader(CREATURE_READERS, field)({ state: state.of(creature.id) ?? state, creature, names }),
  }));
}

/** The forces of all creatures. A counter of invisibility is a field of the hero. */
function forcesOf(play: GameScene): readonly Found[] {
  const { names, state } = play;
  const { sickness } = state.ruleset.slots.spells;
  return play.creatures().flatMap(({ id, forces }) =>
    forces.all
      .filter(({ kind }) => kind !== 'unseen')
      .map(force => ({
        id: force.id,
        arch: forceArch(force),
        place: names.idOf(id) ?? '',
        read: (field: string) =>
          SICK.has(force.kind)
            ? readSickness(sickness, force, field)
            : reader(FORCE_READERS, field)(force),
      })),
  );
}

/** The kinds of forces that a disease consists of. */
const SICK: ReadonlySet<string> = new Set(['disease', 'symptom', 'immunity']);

/** The recorded archetype of a force. */
function forceArch({ kind, source }: Force): string {
  const isOwn = kind === 'aura' || kind === 'disease';
  return isOwn ? recordedName(source) : (SICKNESS_ARCHES[kind] ?? 'force');
}

function fixturesFound(play: GameScene): readonly Found[] {
  return fixturesOf(play).map(([level, fixture]: readonly [Level, Fixture]) => ({
    id: fixture.id,
    arch: recordedName(fixture.archetype),
    place: squareName(level, fixture.square, play),
    read: field => reader(FIXTURE_READERS, field)(fixture, play.state),
  }));
}

/** The things on the floor and in packs. */
function thingsOf(play: GameScene): readonly Found[] {
  const { state, names } = play;
  const found = (thing: GameObject, place: string): Found => ({
    id: thing.id,
    arch: recordedName(thing.archetype),
    place,
    read: field => reader(THING_READERS, field)(thing, state),
  });
  return [
    ...play
      .levels()
      .flatMap(level =>
        [...level.items].flatMap(([square, pile]) =>
          pile.map(thing => found(thing, squareName(level, square, play))),
        ),
      ),
    ...state.states.flatMap(({ hero, sheet }) =>
      [...sheet.inventory].map(thing => found(thing, names.idOf(hero.id) ?? '')),
    ),
    ...state.level.creatures.all
      .filter(({ golem, alive }) => golem !== undefined && alive)
      .flatMap(({ id, carried }) => carried.map(thing => found(thing, names.idOf(id) ?? ''))),
  ];
}

function reader<Reader>(readers: Readonly<Record<string, Reader>>, field: string): Reader {
  const found = readers[field];
  if (found === undefined) {
    throw new Error(
      `no reader for the field ${field}: there are ${Object.keys(readers).join(' ')}`,
    );
  }
  return found;
}

/** 0, empty and absent are the same; numbers are compared in single precision. */
function equal(recorded: unknown, own: unknown): boolean {
  const [one, other] = [recorded, own].map(value =>
    value === undefined || value === null || value === '' || value === false ? 0 : value,
  );
  return typeof one === 'number' && typeof other === 'number'
    ? Math.fround(one) === Math.fround(other)
    : text(one) === text(other);
}

/** The start of a field that is one flag of the recorded list. */
const FLAG = 'flag:';

function recordedField(object: SceneFields, field: string): unknown {
  if (!field.startsWith(FLAG)) {
    return object[field];
  }
  const { flags } = object;
  return Array.isArray(flags) && flags.includes(field.slice(FLAG.length)) ? 1 : 0;
}

function text(value: unknown): string {
  return JSON.stringify(value ?? 0);
}

function shown(object: SceneFields, fields: readonly string[]): string {
  const kept = fields.filter(field => object[field] !== undefined);
  return JSON.stringify(Object.fromEntries(kept.map(field => [field, object[field]])));
}

function read(found: Found, fields: readonly string[]): string {
  return JSON.stringify(Object.fromEntries(fields.map(field => [field, found.read(field)])));
}

function others(left: ReadonlySet<Found>): string {
  return [...left].map(({ arch, place }) => `${arch} at ${place}`).join(', ');
}
