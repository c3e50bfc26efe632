// The expensive camera: its flash blinds. NetHack 3.6.7 src/apply.c (use_camera), src/uhitm.c (flash_hits_mon),
// src/zap.c (zapyourself). A cursed one may flash its owner.

import type { Creature } from '../../../actors/index.ts';
import type { Chance } from '../../../chance/index.ts';
import { truncDiv } from '../../../integers/index.ts';
import { beatitudeOf } from '../../../objects/index.ts';
import { attackBit } from '../../../spellcraft/index.ts';
import type { WorldRules } from '../../../worldrules/index.ts';
import { extendCondition, prolong } from '../../body/afflict.ts';
import { wake } from '../../body/relieve.ts';
import { giveAway } from '../../forces/reveal.ts';
import { isFoundEmpty } from '../../items/charges/learn-charges.ts';
import { alarm } from '../../state/alarm.ts';
import type { Applied, Foretells, PowerDeed } from '../../state/power-deed.ts';
import type { GameState } from '../../state/state.ts';
import { trueTargetOf } from '../../state/true-facts.ts';
import { spendCharge } from '../spend-charge.ts';

const BLIND = attackBit('blind');

type CameraRules = WorldRules['tools']['camera'];

/** A creature in front of the lens. */
export interface FlashView {
  /** Squared, in squares. */
  readonly distance: number;
  /** It can't be blinded. */
  readonly immune: boolean;
}

/** What the flash does to a creature that is awake. */
export interface Flashed {
  /** Turns of blindness; 0: none. */
  readonly blind: number;
  /** Turns of fear; 0: none. */
  readonly flees: number;
}

/** The flash. Labels: `flees`, `for-long`, `fear`, `blind`. */
export function flash(chance: Chance, rules: CameraRules, view: FlashView): Flashed {
  const { distance, immune } = view;
  if (immune) {
    return { blind: 0, flees: 0 };
  }
  const { fear, forGood, spread, forGoodTurns } = rules;
  const flees = distance < fear.within && !chance.test(1, fear.standsOneIn, 'flees');
  const short = flees && !chance.test(1, fear.longOneIn, 'for-long');
  const turns = flees ? (short ? chance.roll(1, fear.sides, 'fear') : forGoodTurns) : 0;
  return {
    flees: turns,
    blind:
      distance < forGood ? forGoodTurns : chance.roll(1, 1 + truncDiv(spread, distance), 'blind'),
  };
}

/** The hero is flashed himself. Label: `own-flash`. */
function flashSelf(state: GameState): void {
  const { own } = state.ruleset.slots.world.tools.camera;
  const turns = own.least + state.luck('tools').below(own.values, 'own-flash');
  prolong(state, state.hero, 'blind', turns);
}

function squaredTo({ level, hero }: GameState, square: number): number {
  const { map } = level;
  const across = map.x(square) - map.x(hero.square);
  const down = map.y(square) - map.y(hero.square);
  return across * across + down * down;
}

function flashCreature(state: GameState, target: Creature, square: number): void {
  const { conditions } = target;
  alarm(target);
  if (conditions.has('asleep')) {
    wake(target);
    return;
  }
  const immune = conditions.has('blind') || (trueTargetOf(state, target).immune & BLIND) !== 0;
  const { camera } = state.ruleset.slots.world.tools;
  const view = { distance: squaredTo(state, square), immune };
  const { blind, flees } = flash(state.luck('tools'), camera, view);
  if (blind > 0) {
    extendCondition(state, target, 'blind', blind);
  }
  if (flees > 0) {
    extendCondition(state, target, 'afraid', flees);
  }
}

/** The first creature in a direction, and the square on which it is met. */
function inFront({ level, hero }: GameState, direction: number) {
  const { map } = level;
  let square = map.neighbour(hero.square, direction);
  while (map.has(square) && map.openToEffects(square)) {
    const id = map.occupant[square]!;
    if (id !== 0) {
      return { id, square };
    }
    square = map.neighbour(square, direction);
  }
  return undefined;
}

/** Takes a picture. */
const apply: Applied = (state, camera, direction) => {
  const { hero } = state;
  const { selfOneIn } = state.ruleset.slots.world.tools.camera;
  if (isFoundEmpty(state, camera)) {
    state.logFelt('nothing-happens', hero.id, camera.id);
    return false;
  }
  spendCharge(state, camera);
  const cursed = beatitudeOf(camera) === 'cursed';
  const turned = cursed && state.luck('tools').test(1, selfOneIn, 'turned');
  state.logFelt('picture-taken', hero.id, camera.id);
  if (turned || direction === 0) {
    flashSelf(state);
    return false;
  }
  giveAway(state);
  const met = inFront(state, direction);
  if (met !== undefined) {
    flashCreature(state, state.creature(met.id), met.square);
  }
  return false;
};

const foretells: Foretells = (state, view) => {
  const { charges, beatitude, direction, creatures, ask } = view;
  const { camera } = state.ruleset.slots.world.tools;
  if (charges <= 0) {
    return [{ outcome: { kind: 'nothing' }, probability: 1 }];
  }
  const self = direction === 0 ? 1 : beatitude === 'cursed' ? 1 / camera.selfOneIn : 0;
  const { least, values } = camera.own;
  const own = {
    outcome: { kind: 'you-blind', least, most: least + values - 1 } as const,
    probability: self,
  };
  const target = self < 1 ? firstSeen(state, direction, creatures) : undefined;
  if (target === undefined) {
    return self > 0 ? [own] : [];
  }
  const immune = (target.target.immune & BLIND) !== 0;
  const asked = ask.ask(flash, camera, { distance: squaredTo(state, target.square), immune });
  const { name } = target;
  const rest = 1 - self;
  const isForGood = (turns: number) => turns >= camera.forGoodTurns;
  const longest = Math.max(0, ...asked.list.map(({ value }) => value.blind));
  const blinded = asked.probability(({ blind }) => blind > 0);
  const flees = asked.probability(({ flees: turns }) => turns > 0);
  return [
    ...(self > 0 ? [own] : []),
    ...(blinded > 0
      ? [
          {
            outcome: isForGood(longest)
              ? ({ kind: 'blind-for-good', name } as const)
              : ({ kind: 'blind', name, least: 1, most: longest } as const),
            probability: rest * blinded,
          },
        ]
      : []),
    ...(flees > 0
      ? [{ outcome: { kind: 'flees', name } as const, probability: rest * flees }]
      : []),
  ];
};

/** The first creature that the hero sees in a direction. */
function firstSeen(
  { level, hero }: GameState,
  direction: number,
  creatures: Parameters<Foretells>[1]['creatures'],
) {
  const { map } = level;
  for (
    let square = map.neighbour(hero.square, direction);
    map.has(square) && map.openToEffects(square);
    square = map.neighbour(square, direction)
  ) {
    const met = creatures.find(creature => creature.square === square);
    if (met !== undefined) {
      return met;
    }
  }
  return undefined;
}

/** The tool. */
export const camera: PowerDeed = { word: 'camera', applied: apply, foretells, aimed: true };
