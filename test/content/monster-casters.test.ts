// Each kind of spell that monsters cast is cast by one that ships: it chooses the spell among all that it has, under the
// house by its mind and under Crossfire by that program's choice. Each kind is released by something that ships, too.

import type { Creature } from '@roguewright/engine/actors';
import { type GameEvent, performCommand } from '@roguewright/engine/game';
import { createRulesets, parseRulesetName } from '@roguewright/engine/rulesets';
import { SUBTYPES } from '@roguewright/engine/spells';
import { describe, expect, it } from 'vitest';
import { subtypeUsers } from '../../tools/trace/users.ts';
import { SUBTYPE_SCENES } from './scenes/subtype-scenes.ts';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const library = createRulesets();

const HALL = ['############', '#..........#', '#@...M.....#', '#..........#', '############'];
const NEAR = ['############', '#..........#', '#@M........#', '#..........#', '############'];
const CELL = ['############', '#@#M########', '############'];

/** How a monster meets the hero. */
interface Meeting {
  readonly rows: readonly string[];
  /** Of 1000. */
  readonly hitPoints: number;
}

/** The hurt heal themselves, hide or flee; the others strike, from afar if they can. */
const MEETINGS: readonly Meeting[] = [
  { rows: HALL, hitPoints: 1000 },
  { rows: NEAR, hitPoints: 1000 },
  { rows: NEAR, hitPoints: 450 },
  { rows: HALL, hitPoints: 150 },
  { rows: CELL, hitPoints: 1000 },
];

/** Moves for which a monster is watched, and seeds that are tried. */
const MOVES = 30;
const SEEDS = Array.from({ length: 10 }, (_, seed) => `caster ${seed}`);

/** Kinds that no monster that ships has, each with the reason. */
const UNUSED: Readonly<Record<number, string>> = {
  29: 'polymorph never changes a hero, and a monster gains nothing by changing what lies about',
};

/** An explosion is what bullets make; no spell is one. */
const EXPLOSION = 6;

const users = subtypeUsers(content).filter(({ number }) => number !== EXPLOSION);
const cast = users.filter(({ number }) => SUBTYPE_SCENES[number]!.monster !== 'never');

/** Whether a monster of a kind casts a spell of a subtype within some moves. */
function casts(
  kind: string,
  subtype: number,
  ruleset: string,
  { rows, hitPoints }: Meeting,
): boolean {
  const rules = library.resolve(parseRulesetName(ruleset));
  const isOf = (event: GameEvent, { id, abilities }: Creature) =>
    event.kind === 'cast' &&
    event.actor === id &&
    abilities.some(({ thing, facts }) => thing.id === event.spell && facts.subtype === subtype);
  return SEEDS.some(seed => {
    const { state, target } = new Stage(content, rules, rows, { seed, kinds: { M: kind } });
    target.conditions.set('helpless', 0);
    target.hunts = true;
    // It casts nothing of a list, such as what makes it invisible.
    target.stock.castsFrom = 1_000_000;
    target.maxHitPoints = 1000;
    target.hitPoints = hitPoints;
    state.hero.maxHitPoints = 10_000;
    state.hero.hitPoints = 10_000;
    for (let move = 0; move < MOVES && target.alive; move++) {
      target.target = state.hero.square;
      performCommand(state, { kind: 'search', count: 1 });
      if (state.log.perceived().some(event => isOf(event, target))) {
        return true;
      }
    }
    return false;
  });
}

/** Whether one of the shipped monsters that carry a kind of spell casts it. */
function isCast(subtype: number, ruleset: string): boolean {
  const { monster = [] } = users.find(({ number }) => number === subtype) ?? {};
  const kinds = [...new Set(monster.map(({ by }) => by.id))];
  return kinds.some(kind => MEETINGS.some(meeting => casts(kind, subtype, ruleset, meeting)));
}

const named = (list: typeof users) => list.map(({ name, number }) => [name, number] as const);

describe('a kind of spell', () => {
  it('is released by something that ships', () => {
    const lacking = users.filter(({ carrier }) => carrier.length === 0);
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });

  it('is known to no monster only with a reason', () => {
    const lacking = cast.filter(({ monster }) => monster.length === 0);
    expect(lacking.map(({ number }) => number)).toEqual(Object.keys(UNUSED).map(Number));
  });

  const owned = cast.filter(({ monster }) => monster.length > 0);

  it.each(named(owned))('is cast by a monster of the house: %s (%i)', (_, number) => {
    expect(isCast(number, 'house')).toBe(true);
  });

  const chosen = library.resolve('crossfire').slots.spells.monsterSubtypes;
  const programmed = owned.filter(({ number }) => chosen.includes(number));

  it.each(named(programmed))('is chosen by the program: %s (%i)', (_, number) => {
    expect(isCast(number, 'spells=crossfire')).toBe(true);
  });

  it('is one of those that are built', () => {
    expect(users).toHaveLength(SUBTYPES.length - 1);
  });
});
