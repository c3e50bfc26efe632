// A kick before it is given, as far as the hero knows what is there. A creature that is
// awake and can act counts as able to dodge: blindness and a daze don't show.

import { legsWounded } from '../../../actors/index.ts';
import type { Enumerator } from '../../../chance/index.ts';
import {
  factOf,
  type GameObject,
  hasLock,
  kindOf,
  TYPE,
  weightOf,
} from '../../../objects/index.ts';
import { TERRAINS } from '../../../world/index.ts';
import { KICKED_DOORS, kickerOf } from '../../actions/handling/kick.ts';
import {
  kick,
  kickHurts,
  kickLames,
  kicksOpen,
  slides,
} from '../../actions/handling/kick-rules.ts';
import { floats } from '../../movement/floating.ts';
import { kickOpensBox } from '../../powers/handling/boxes/lock-rules.ts';
import { mayHold } from '../../powers/handling/container.ts';
import type { Direction, RefusalReason } from '../../protocol/commands.ts';
import type { KickOutcome } from '../../protocol/tools/kick-outcome.ts';
import type { GameState } from '../../state/state.ts';
import { lockShare } from '../deeds/known-box.ts';
import { inactivityOf } from '../inactivity.ts';
import { knownCreatures } from '../known.ts';

/** A kick in a direction. */
export interface KnownKick {
  readonly outcomes: readonly { readonly outcome: KickOutcome; readonly probability: number }[];
  /** Something is assumed. */
  readonly isGuess: boolean;
  /** Why he can't kick; absent: he can. */
  readonly refused?: RefusalReason;
}

/** What a kick may come to. The direction 0 is refused, and so are heroes who float or are lame. */
export function knownKick(state: GameState, ask: Enumerator, direction: Direction): KnownKick {
  if (direction === 0) {
    return { outcomes: [], isGuess: false, refused: 'which-way' };
  }
  if (floats(state)) {
    return { outcomes: [], isGuess: false, refused: 'levitating' };
  }
  if (legsWounded(state.sheet.conditions) > 0) {
    return { outcomes: [], isGuess: false, refused: 'legs-wounded' };
  }
  const { level, hero, memory } = state;
  const square = level.map.neighbour(hero.square, direction);
  const target = knownCreatures(state).find(({ body }) => body.squares.includes(square));
  if (target !== undefined) {
    return atCreature(state, ask, target.id, target.name);
  }
  const terrain = TERRAINS[memory.remembered[square]!]?.name ?? 'unknown';
  const { legs, tools } = state.ruleset.slots.world;
  const { kicks } = tools;
  const by = kickerOf(state);
  if (KICKED_DOORS.has(terrain as never)) {
    const breaks = ask.ask(kicksOpen, kicks, by).probability(came => came);
    return certainOf([
      [{ kind: 'door-breaks' }, breaks],
      [{ kind: 'door-holds' }, 1 - breaks],
    ]);
  }
  if (!state.sees(square)) {
    return { outcomes: [{ outcome: { kind: 'unknown' }, probability: 1 }], isGuess: true };
  }
  if (!level.map.openToEffects(square)) {
    const { min, max } = ask.askNumber(kickHurts, kicks, by);
    const lames = ask.ask(kickLames, legs, undefined as never).probability(turns => turns > 0);
    const damage = { least: min, most: max };
    return certainOf([
      [{ kind: 'wall-lames', ...damage }, lames],
      [{ kind: 'wall', ...damage }, 1 - lames],
    ]);
  }
  if ([...level.fixtures.on(square)].some(({ archetype }) => archetype.type === TYPE.sink)) {
    return certainOf([[{ kind: 'sink' }, 1]]);
  }
  const top = level.items.get(square)?.at(-1);
  if (top === undefined) {
    return certainOf([[{ kind: 'air' }, 1]]);
  }
  const isShut = isShutTo(state, top);
  const most = slides(kicks, by, isShut ? top.weight * top.count : weightOf(top));
  const moves: KickOutcome = most > 0 ? { kind: 'slides', least: 1, most } : { kind: 'stays' };
  if (hasLock(top)) {
    return atBox(state, ask, top, moves);
  }
  const sure = certainOf([[moves, 1]]);
  // A bag that he hasn't looked into counts as empty.
  return { ...sure, isGuess: isShut };
}

/** Whether a thing may hold others for all that the hero knows: he hasn't looked, or doesn't know the tool. */
function isShutTo(state: GameState, thing: GameObject): boolean {
  const { lore } = state.sheet;
  const isTool = thing.archetype.type === TYPE.tool;
  const holds = mayHold(state, thing) || !lore.isIdentified(kindOf(thing));
  return isTool && holds && !lore.knowsContents(thing);
}

/** A kick at a box that may be locked. */
function atBox(state: GameState, ask: Enumerator, box: GameObject, moves: KickOutcome): KnownKick {
  const { boxes } = state.ruleset.slots.world.tools;
  const { martial } = kickerOf(state);
  const opens = (locked: boolean) =>
    ask.ask(kickOpensBox, boxes, { locked, martial }).probability(came => came);
  const isKnown = state.sheet.lore.knows(box, 'lock');
  const locked = lockShare(state, box);
  const [breaks, slams] = [locked * opens(true), (1 - locked) * opens(false)];
  const came = certainOf([
    [{ kind: 'box-opens' }, breaks],
    [{ kind: 'lid' }, slams],
    [moves, 1 - breaks - slams],
  ]);
  return { ...came, isGuess: !isKnown };
}

function certainOf(list: readonly (readonly [KickOutcome, number])[]): KnownKick {
  return {
    outcomes: list
      .filter(([, probability]) => probability > 0)
      .map(([outcome, probability]) => ({ outcome, probability })),
    isGuess: false,
  };
}

function atCreature(state: GameState, ask: Enumerator, id: number, name: string): KnownKick {
  const { kicks } = state.ruleset.slots.world.tools;
  const creature = state.creature(id);
  const canAct = inactivityOf(creature).inactive === undefined;
  const dodges = canAct && factOf(creature.archetype, 'movement') >= kicks.dodgeSpeed;
  const { list } = ask.ask(kick, kicks, { by: kickerOf(state), dodges });
  const outcomes = (['hits', 'blocked', 'misses'] as const).flatMap(kind => {
    const came = list.filter(({ value }) => value.kind === kind);
    const damages = came.map(({ value }) => value.damage);
    const outcome = { kind, name, least: Math.min(...damages), most: Math.max(...damages) };
    const probability = came.reduce((sum, one) => sum + one.probability, 0);
    return came.length === 0 ? [] : [{ outcome, probability }];
  });
  return { outcomes, isGuess: true };
}
