// Putting a saddle on a creature, and using a whip. NetHack 3.6.7 src/steed.c (use_saddle), src/apply.c (use_whip).

import {
  type Creature,
  ridingSkill,
  type SaddleView,
  saddleChance,
} from '../../../actors/index.ts';
import { beatitudeOf, type GameObject } from '../../../objects/index.ts';
import { urgeSteed } from '../../../speed/index.ts';
import { urge, urgeView } from '../../companions/riding.ts';
import { saddleOn } from '../../items/handled/saddle.ts';
import { giveTo } from '../../items/monster-pack.ts';
import { takeOut } from '../../items/pack.ts';
import type { Direction } from '../../protocol/commands.ts';
import type { Applied, Foretells, PowerDeed } from '../../state/power-deed.ts';
import type { GameState } from '../../state/state.ts';

/** Percent of a whole. */
const WHOLE = 100;

/** The creature in a direction that can be saddled; undefined: none. */
function saddleable(state: GameState, direction: Direction): Creature | undefined {
  const { map } = state.level;
  const id = direction === 0 ? 0 : map.occupant[map.neighbour(state.hero.square, direction)]!;
  const creature = id === 0 || state.of(id) !== undefined ? undefined : state.creature(id);
  const fits = creature?.nature.rideable === true && saddleOn(creature) === undefined;
  return fits ? creature : undefined;
}

/** The facts on which saddling depends. @param cursed as far as the asker knows */
function saddleView(state: GameState, creature: Creature, cursed: boolean): SaddleView {
  const { sheet, ruleset, hero } = state;
  const { present, role, level, conditions } = sheet;
  return {
    role,
    level,
    dexterity: ruleset.bridges.shortScale(present.dexterity),
    charisma: present.charisma,
    skill: ridingSkill(ruleset, sheet),
    tameness: creature.master === hero.id ? (creature.pet?.tameness ?? 0) : 0,
    itsLevel: creature.level,
    confused: conditions.has('confused'),
    cursed,
  };
}

/** Label: `saddles`. */
const applySaddle: Applied = (state, saddle, direction) => {
  const { hero, ruleset } = state;
  const creature = saddleable(state, direction);
  if (creature === undefined) {
    state.logFelt('nothing-happens', hero.id, saddle.id);
    return false;
  }
  const view = saddleView(state, creature, beatitudeOf(saddle) === 'cursed');
  const percent = saddleChance(ruleset.slots.world.companions, view);
  if (state.luck('riding').test(percent, WHOLE, 'saddles')) {
    giveTo(creature, takeOut(state, saddle, 1));
    state.logFelt('saddled', hero.id, creature.id);
  } else {
    state.logFelt('saddle-refused', hero.id, creature.id);
  }
  return false;
};

const foretellsSaddle: Foretells = (state, { direction, beatitude, creatures }) => {
  const creature = saddleable(state, direction);
  if (creature === undefined || !creatures.some(({ id }) => id === creature.id)) {
    return [{ outcome: { kind: 'nothing' }, probability: 1 }];
  }
  const view = saddleView(state, creature, beatitude === 'cursed');
  const chance = saddleChance(state.ruleset.slots.world.companions, view) / WHOLE;
  return [
    { outcome: { kind: 'saddles' as const, name: `the ${creature.name}` }, probability: chance },
    {
      outcome: { kind: 'refuses' as const, name: `the ${creature.name}` },
      probability: 1 - chance,
    },
  ].filter(({ probability }) => probability > 0);
};

/** The saddle. */
export const saddle: PowerDeed = {
  word: 'saddle',
  applied: applySaddle,
  foretells: foretellsSaddle,
};

/** A rider's whip urges his steed on; on foot it only cracks. */
const applyWhip: Applied = (state, whip: GameObject) => {
  if (state.sheet.riding === undefined) {
    state.logFelt('nothing-happens', state.hero.id, whip.id);
  } else {
    urge(state, true);
  }
  return false;
};

const foretellsWhip: Foretells = (state, { ask }) => {
  const { riding } = state.sheet;
  if (riding === undefined) {
    return [{ outcome: { kind: 'nothing' }, probability: 1 }];
  }
  const { steed } = riding;
  const urged = ask.ask(urgeSteed, state.ruleset.slots.speed, urgeView(state, steed, true));
  return URGED.flatMap(kind => {
    const probability = urged.probability(came => came.kind === kind);
    return probability === 0
      ? []
      : [{ outcome: { kind: `whip-${kind}` as const, name: `the ${steed.name}` }, probability }];
  });
};

/** What may come of it. */
const URGED = ['slips', 'stirs', 'throws', 'gallops'] as const;

/** The whip. */
export const whip: PowerDeed = { word: 'whip', applied: applyWhip, foretells: foretellsWhip };
