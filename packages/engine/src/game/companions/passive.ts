// Creatures that answer blows without a move of their own. NetHack 3.6.7 src/uhitm.c (passive), src/mhitm.c (passivemm).

import {
  type Creature,
  type FoeFacts,
  heroFacts,
  type PassiveAttack,
  passiveOf,
  type StruckView,
  suffer,
  trueFacts,
} from '../../actors/index.ts';
import { attackNumber } from '../../spellcraft/index.ts';
import { prolong, setCondition } from '../body/afflict.ts';
import { heal, hurt } from '../body/harm.ts';
import { holdAndTell } from '../body/helpless.ts';
import { noticePassive } from '../movement/noticing.ts';
import { PASSIVE_TELLINGS } from '../protocol/companions/companion-events.ts';
import type { GameState } from '../state/state.ts';

/** The attack type of each element. */
const ELEMENTS: Readonly<Record<string, number>> = {
  acid: attackNumber('acid'),
  cold: attackNumber('cold'),
  fire: attackNumber('fire'),
  electricity: attackNumber('electricity'),
};

/** A hero struck a creature beside him with a hand or weapon: it may answer. */
export function answerHero(state: GameState, creature: Creature, hit: boolean): void {
  const attack = passiveOf(creature.archetype);
  const { hero, sheet, ruleset } = state;
  if (attack === undefined || !hero.alive) {
    return;
  }
  const { resistances } = heroFacts(ruleset, sheet, hero);
  const isBlind = creature.conditions.has('blind');
  const view = struckHero(state, creature, attack, {
    ...{ hit, died: !creature.alive, resistances, isBlind },
  });
  const came = suffer(state.luck('passive'), ruleset.slots.world.companions, view);
  if (came.damage > 0) {
    tell(state, creature, hero, attack, came.damage);
    hurt(state, hero, came.damage, creature.id);
    strengthen(state, creature, came.heals);
  } else if (came.turns > 0 && attack.brings === 'stun') {
    tell(state, creature, hero, attack, 0);
    prolong(state, hero, 'stunned', came.turns);
  } else if (came.turns > 0) {
    tell(state, creature, hero, attack, 0);
    holdAndTell(state, 'paralysed', came.turns, creature.id);
  }
}

/** A monster struck another: it may answer. */
export function answerMonster(
  state: GameState,
  striker: Creature,
  creature: Creature,
  hit: boolean,
): void {
  const attack = passiveOf(creature.archetype);
  if (attack === undefined || !striker.alive) {
    return;
  }
  const { resistances } = trueFacts(state.ruleset, striker);
  const came = suffer(state.luck('passive'), state.ruleset.slots.world.companions, {
    attack,
    level: creature.level,
    hit,
    died: !creature.alive,
    seen: !striker.conditions.has('blind') && !creature.conditions.has('blind'),
    immune: isImmune(resistances, attack),
    wisdom: 0,
  });
  if (came.damage > 0) {
    tell(state, creature, striker, attack, came.damage);
    hurt(state, striker, came.damage, creature.id);
    strengthen(state, creature, came.heals);
  } else if (came.turns > 0) {
    tell(state, creature, striker, attack, 0);
    setCondition(state, striker, attack.brings === 'stun' ? 'stunned' : 'helpless', came.turns);
  }
}

/** How a blow of the hero's went, and what of both sides matters to the answer. */
export interface HerosBlow {
  /** A blow of the attack hit, and the creature died of it. */
  readonly hit: boolean;
  readonly died: boolean;
  /** What the hero resists, in percent by attack type. */
  readonly resistances: FoeFacts['resistances'];
  /** The creature can't see. */
  readonly isBlind: boolean;
}

/** A hero who struck a creature, for the rule of its answer. */
export function struckHero(
  state: GameState,
  creature: Creature,
  attack: PassiveAttack,
  { hit, died, resistances, isBlind }: HerosBlow,
): StruckView {
  const { conditions, present } = state.sheet;
  const looks = !isBlind && !creature.conditions.has('asleep');
  return {
    ...{ attack, hit, died },
    level: creature.level,
    seen: looks && !conditions.has('blind') && state.perceives(creature),
    immune: isImmune(resistances, attack),
    wisdom: present.wisdom,
  };
}

/** Percent from which nothing of an attack is felt. */
const ALL = 100;

function isImmune(resists: Readonly<Record<number, number>>, { brings }: PassiveAttack): boolean {
  const type = ELEMENTS[brings];
  return type !== undefined && (resists[type] ?? 0) >= ALL;
}

function strengthen(state: GameState, creature: Creature, points: number): void {
  if (points > 0 && creature.alive) {
    heal(state, creature, points);
  }
}

function tell(
  state: GameState,
  creature: Creature,
  struck: Creature,
  { brings, gaze }: PassiveAttack,
  damage: number,
): void {
  const passive = PASSIVE_TELLINGS.indexOf(gaze && brings === 'paralyse' ? 'gaze' : brings);
  state.logSeen('passive-hit', struck, creature.id, struck.id, passive, damage);
  for (const witness of state.states) {
    const feels = witness.hero === struck;
    const sees = feels || witness.perceives(struck);
    if (witness.isOn(state.level) && sees && witness.perceives(creature)) {
      noticePassive(witness, creature);
    }
  }
}
