// Casts at random: any spell of a content, by a hero, a monster, a carrier or a fixture, on levels of the game, with
// arguments that may make no sense. After each the game has to be sound.

import { type Chance, Streams } from '@roguewright/engine/chance';
import {
  type Command,
  castFreely,
  type Direction,
  type GameState,
  newGame,
  performCommand,
} from '@roguewright/engine/game';
import { type Content, makeObject, setCharges, TYPE } from '@roguewright/engine/objects';
import type { Ruleset } from '@roguewright/engine/rulesets';
import { type CastArguments, isCastable, subtypeOf } from '@roguewright/engine/spells';
import { faults } from './faults.ts';
import { running, stuck } from './running-down.ts';

/** The kinds of caster. */
const CASTERS = ['hero', 'monster', 'carrier', 'fixture'] as const;

/** Casts in one game, before the next level is made. */
const PER_GAME = 60;

/** Moves after which every effect that doesn't stay is over. */
const LONGEST = 400;

/** Moves in which forces and fixtures have to run down. */
const WAITED = 20;

/** Ticks by which their clocks may be late: a counter stands still while its bearer pays for a cast. */
const LATE = 60;

/** The result of some casts. */
export interface CastReport {
  readonly casts: number;
  readonly games: number;
  /** What was wrong, each with the seed, the number of the cast and the spell. */
  readonly wrong: readonly string[];
}

/** What is cast at random. */
export interface CastPlan {
  readonly content: Content;
  readonly rulesets: readonly Ruleset[];
  readonly seed: string;
  readonly casts: number;
  /** Called after each game with the casts so far. */
  readonly progress?: (casts: number) => void;
  /** Most findings, after which it ends. */
  readonly most?: number;
}

/** Casts at random. */
export function castAtRandom({
  content,
  rulesets,
  seed,
  casts,
  progress,
  most = 20,
}: CastPlan): CastReport {
  const wrong: string[] = [];
  let done = 0;
  let games = 0;
  while (done < casts && wrong.length < most) {
    const name = `${seed} ${games}`;
    const ruleset = rulesets[games % rulesets.length]!;
    games++;
    const count = Math.min(PER_GAME, casts - done);
    const found = playGame(content, ruleset, name, count);
    wrong.push(...found);
    done += count;
    progress?.(done);
  }
  return { casts: done, games, wrong };
}

/** One game. @returns what was wrong with it, at most one finding */
export function playGame(
  content: Content,
  ruleset: Ruleset,
  seed: string,
  casts: number,
): readonly string[] {
  const chance = new Streams(seed).stream('casts');
  const spells = content.archetypes.filter(
    ({ type, subtype }) => type === TYPE.spell && isCastable(subtype),
  );
  let what = 'the beginning';
  const finding = (text: string) => [`${ruleset.id}, seed "${seed}", ${what}: ${text}`];
  try {
    const state = begin(content, ruleset, seed, chance);
    for (let number = 0; number < casts && state.ending === undefined; number++) {
      const spell = spells[chance.below(spells.length)]!;
      const caster = CASTERS[chance.below(CASTERS.length)]!;
      what = `cast ${number} of ${spell.id} by ${caster}`;
      // A new command leaves an open question, which uses up what asked it.
      const before = state.pending === undefined ? packOf(state) : new Map();
      castBy[caster](state, chance, spell.id);
      charm(state);
      const [fault = lost(state, before)] = faults(state);
      if (fault !== undefined) {
        return finding(fault);
      }
      if (chance.test(1, 3)) {
        what = `the time after ${what}`;
        performCommand(state, { kind: 'search', count: 1 });
        charm(state);
        const [later] = faults(state);
        if (later !== undefined) {
          return finding(later);
        }
      }
    }
    what = 'the end of all effects';
    const lasting = waitForTheEnd(state);
    if (lasting !== undefined) {
      return finding(`${lasting} never ends`);
    }
    what = 'the end of forces and fixtures';
    const [late] = waitForForces(state);
    return late === undefined ? [] : finding(`${late}: it doesn’t run down`);
  } catch (error) {
    return finding(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

/** A new game, its hero able and rich; deeper levels for some. */
function begin(content: Content, ruleset: Ruleset, seed: string, chance: Chance): GameState {
  const roles = Object.keys(ruleset.bridges.roles);
  const role = roles[chance.below(roles.length)]!;
  const state = newGame(content, ruleset, { heroName: 'Ada', role, race: 'human', seed });
  const { sheet, hero } = state;
  sheet.level = 1 + chance.below(30);
  for (const school of ruleset.slots.world.skills.schools) {
    sheet.skills[school] = 'expert';
  }
  sheet.maxEnergy = 10_000;
  sheet.maxGrace = 10_000;
  hero.maxHitPoints = 100_000;
  charm(state);
  return state;
}

/** The hero lives, and can pay. */
function charm({ hero, sheet }: GameState): void {
  if (hero.alive) {
    hero.maxHitPoints = 100_000;
    hero.hitPoints = hero.maxHitPoints;
  }
  sheet.energy = sheet.maxEnergy;
  sheet.grace = sheet.maxGrace;
  sheet.nutrition = 900;
}

/** What the hero carries: pieces by archetype. */
function packOf({ sheet }: GameState): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { archetype, count } of sheet.inventory) {
    pieces.set(archetype.id, (pieces.get(archetype.id) ?? 0) + count);
  }
  return pieces;
}

/** Events that report the loss of the hero's items. */
const LOSSES =
  /burn|burst|destroy|broke|exploded|used|crumbl|wiped|turned|polymorph|stolen|gone|froze|shatter|corrod|cancel|meat|charg|read-scroll|quaffed|zapped|summon|dried|blank|rust|identif|lost|melt|evapor|build-failed|outfit-fell/;

/** Kinds of events that the commands of one cast brought: an answer that follows clears the log. */
const heard = new WeakMap<GameState, string[]>();

function act(state: GameState, command: Command): void {
  performCommand(state, command);
  const kinds = state.log.perceived().map(({ kind }) => kind);
  heard.set(state, [...(heard.get(state) ?? []), ...kinds]);
}

/** A kind of thing of which the hero has fewer without having been told; undefined: none. */
function lost(state: GameState, before: ReadonlyMap<string, number>): string | undefined {
  const told = [...(heard.get(state) ?? []), ...state.log.perceived().map(({ kind }) => kind)];
  heard.delete(state);
  if (told.some(kind => LOSSES.test(kind))) {
    return undefined;
  }
  const after = packOf(state);
  for (const [id, count] of before) {
    if ((after.get(id) ?? 0) < count) {
      return `the hero lost ${id} and wasn't told`;
    }
  }
  return undefined;
}

type CastBy = (state: GameState, chance: Chance, spell: string) => void;

const castBy: Readonly<Record<(typeof CASTERS)[number], CastBy>> = {
  hero(state, chance, id) {
    const spell = makeObject(state.content, state.content.archetype(id), () => state.newId());
    state.sheet.spells.push(spell);
    const direction = chance.below(9) as Direction;
    if (chance.test(1, 8)) {
      const { width, height } = state.level.map;
      const [x, y] = [chance.below(width), chance.below(height)];
      act(state, { kind: 'cast-at', spell: spell.id, x, y });
    } else {
      act(state, {
        ...{ kind: 'cast', spell: spell.id, direction },
        ...(chance.test(1, 2) && { arguments: anyArguments(state, chance) }),
      });
    }
    answerAnything(state, chance);
    const { spells, maintained } = state.sheet;
    const at = spells.indexOf(spell);
    if (at >= 0 && !maintained.has(spell.id)) {
      spells.splice(at, 1);
    }
  },
  monster(state, chance, id) {
    const monsters = state.level.creatures.all.filter(({ alive }) => alive);
    const caster = monsters[chance.below(Math.max(1, monsters.length))];
    if (caster !== undefined) {
      castFreely(state, {
        spell: state.content.archetype(id),
        caster: caster.id,
        direction: chance.below(9),
        level: 1 + chance.below(40),
        ...(chance.test(1, 2) && { arguments: anyArguments(state, chance) }),
      });
    }
  },
  carrier(state, chance, id) {
    const next = () => state.newId();
    const kinds = ['wand', 'scroll', 'spell_potion'];
    const kind = kinds[chance.below(kinds.length)]!;
    const carrier = makeObject(state.content, state.content.archetype(kind), next);
    const spell = makeObject(state.content, state.content.archetype(id), next);
    carrier.inventory.splice(0, carrier.inventory.length, spell);
    setCharges(carrier, { left: 2, recharged: 0 });
    const added = state.sheet.inventory.add(carrier);
    if (added.kind === 'full') {
      return;
    }
    const item = added.thing.id;
    const direction = chance.below(9) as Direction;
    const command = { wand: 'zap', scroll: 'read', spell_potion: 'quaff' } as const;
    const verb = command[kind as keyof typeof command];
    act(state, verb === 'zap' ? { kind: 'zap', item, direction } : { kind: verb, item });
    answerAnything(state, chance);
  },
  fixture(state, chance, id) {
    const { all } = state.level.fixtures;
    const caster = all[chance.below(Math.max(1, all.length))];
    if (caster !== undefined) {
      castFreely(state, {
        spell: state.content.archetype(id),
        caster: caster.id,
        direction: chance.below(9),
        level: 1 + chance.below(40),
      });
    }
  },
};

/** Answers what waits, or leaves it. */
function answerAnything(state: GameState, chance: Chance): void {
  for (let times = 0; times < 3 && state.pending !== undefined; times++) {
    const { things } = state.sheet.inventory;
    const thing = things[chance.below(things.length + 1)];
    const answer = thing === undefined ? { nothing: true as const } : { item: thing.id };
    act(state, { kind: 'answer', answer });
  }
}

const TEXTS = ['apple', 'small fireball', 'arrow 3', 'nonsense', 'endmsg', 'x'.repeat(100), ' '];

function anyArguments(state: GameState, chance: Chance): CastArguments {
  const { things } = state.sheet.inventory;
  const item = things[chance.below(things.length + 1)]?.id;
  return {
    ...(chance.test(1, 2) && { text: TEXTS[chance.below(TEXTS.length)]! }),
    ...(item !== undefined && { item }),
    ...(chance.test(1, 2) && { count: 1 + chance.below(100) }),
  };
}

/** Waits until every effect is over. @returns the name of one that isn't */
function waitForTheEnd(state: GameState): string | undefined {
  const { content } = state;
  for (let moves = 0; moves < LONGEST && state.ending === undefined; moves++) {
    const lasting = lastingEffect(state);
    if (lasting === undefined) {
      return undefined;
    }
    charm(state);
    act(state, { kind: 'search', count: 1 });
  }
  const lasting = state.ending === undefined ? lastingEffect(state) : undefined;
  return lasting === undefined ? undefined : content.archetypeAt(lasting).id;
}

/**
 * Waits some moves, in which no creature acts. @returns what hasn't come as much nearer to its end; nothing when the
 * hero is elsewhere by then
 */
function waitForForces(state: GameState): readonly string[] {
  const { level, hero } = state;
  for (const creature of level.creatures.all) {
    creature.conditions.set('helpless', 10 * WAITED);
  }
  const before = running(state);
  const begun = state.world.ticks;
  for (let move = 0; move < WAITED && state.ending === undefined; move++) {
    charm(state);
    act(state, { kind: 'search', count: 1 });
  }
  return hero.alive && state.level === level
    ? stuck(before, running(state), state.world.ticks - begun, LATE)
    : [];
}

/** The archetype of an effect that ends by itself and hasn't yet. */
function lastingEffect({ level: { effects }, content }: GameState): number | undefined {
  for (let row = 0; row < effects.count; row++) {
    const kind = content.archetypeAt(effects.archetype[row]!);
    // Lava, and what is neither used up nor has a life of its own, such as a lamp left standing.
    const stays = !kind.flags.has('is_used_up') && subtypeOf(kind.subtype).turn === undefined;
    if (!(stays || kind.flags.has('lifesave'))) {
      return kind.index;
    }
  }
  return undefined;
}
