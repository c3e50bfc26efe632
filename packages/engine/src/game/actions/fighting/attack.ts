// The hero's melee attack by the combat rules, logged blow by blow, with its consequences: earthquakes,
// confusing touch, and knowledge of weapon and monster. Angband 3.0.5 src/cmd1.c (py_attack).

import {
  attackerView,
  type Creature,
  meleeSkill,
  nerveView,
  targetView,
  train,
} from '../../../actors/index.ts';
import { HeardChance } from '../../../chance/index.ts';
import {
  type Attack,
  type AttackView,
  daresToStrike,
  meleeAttack,
  prepareAttack,
  shakingAttack,
  strikeAll,
  strikeFurther,
} from '../../../combat/index.ts';
import { hasProperty } from '../../../objects/index.ts';
import { touchConfusing } from '../../body/confusing-hands.ts';
import { earthquake } from '../../body/earthquake.ts';
import { exerciseBy } from '../../body/exercise/exercise.ts';
import { hurt } from '../../body/harm.ts';
import { answerHero } from '../../companions/passive.ts';
import { abuse } from '../../companions/taming.ts';
import { bringByBlows, passOnByBlow } from '../../forces/blow-contagion.ts';
import { giveAway } from '../../forces/reveal.ts';
import { bringNaturalTouch, effectsOfParts } from '../../forms/natural-touches.ts';
import { learnByStriking } from '../../magic/learn-foe.ts';
import { strikesBackAt } from '../../monsters/hit-back.ts';
import { touchConfuses } from '../../powers/state/confuse-monster.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { Direction } from '../../protocol/commands.ts';
import { splitWhenStruck } from '../../sides/splitting.ts';
import { alarm } from '../../state/alarm.ts';
import { breakConduct } from '../../state/conducts.ts';
import { askDeed } from '../../state/pending.ts';
import { isThreat } from '../../state/sides.ts';
import { type GameState, seesWell } from '../../state/state.ts';
import { trueFactsOf } from '../../state/true-facts.ts';
import { attackWall } from './attack-wall.ts';
import { hearBlow } from './heard-blows.ts';
import { CriticalEar } from './struck-blows.ts';

/** Attacks the creature in a direction. About one that the hero sees to be at peace with him he is asked first. */
export function attackOrAsk(state: GameState, direction: Direction): ActionResult {
  const { map } = state.level;
  const id = direction === 0 ? 0 : map.occupant[map.neighbour(state.hero.square, direction)]!;
  const other = id === 0 || state.of(id) !== undefined ? undefined : state.creature(id);
  if (other === undefined || isThreat(state, other) || !state.perceives(other)) {
    return attack(state, direction);
  }
  askDeed(state, 'attack-anyway', { item: id, other: direction }, false);
  return { cost: 0 };
}

/**
 * Attacks the creature in a direction. A blow at an empty square takes the same move: otherwise it would tell for
 * nothing about unseen creatures there. NetHack 3.6.7 src/hack.c (domove, "attack thin air").
 */
export function attack(state: GameState, direction: Direction): ActionResult {
  const { map } = state.level;
  const square = map.neighbour(state.hero.square, direction);
  const id = map.occupant[square]!;
  if (direction === 0) {
    return refuse('nothing-there');
  }
  if (!dares(state)) {
    return { refused: 'afraid', usesMove: true };
  }
  giveAway(state);
  const { bridges, slots } = state.ruleset;
  const wall = id === 0 ? state.level.fixtures.wallOn(square) : undefined;
  if (wall !== undefined) {
    return attackWall(state, wall);
  }
  if (id === 0) {
    state.logFelt('struck-air', state.hero.id);
    return { cost: bridges.beats.move };
  }
  exerciseBy(state, 'attack');
  const target = state.creature(id);
  const view = attackOn(state, target);
  const struck = strikeBlows(state, target, prepareAttack(slots.combat, view));
  alarm(target);
  if (struck.hits > 0 && !strikesBackAt(state, target, state.hero)) {
    return { cost: bridges.beats.move };
  }
  if (struck.total > 0) {
    practise(state, struck.total);
    hurt(state, target, struck.total, state.hero.id);
    touchConfuses(state, target);
    for (const [effect, damage] of struck.touches) {
      if (target.alive) {
        bringNaturalTouch(state, target, effect, damage);
      }
    }
  }
  abuse(state, target);
  answerHero(state, target, struck.hits > 0);
  if (struck.hits > 0) {
    exerciseBy(state, 'blow-hits');
    if (state.sheet.weapon !== undefined) {
      breakConduct(state, 'weaponless');
    }
    passOnByBlow(state, state.hero, target);
    bringByBlows(state, state.hero, target, struck.total, state.sheet.worn.attackTypes);
    learnByStriking(state, target, view);
    splitWhenStruck(state, target);
  }
  if (struck.spared) {
    touchConfusing(state, target);
  }
  if (struck.quakes) {
    earthquake(state, state.hero, slots.combat.sideEffects.earthquake.radius);
  }
  return { cost: bridges.beats.move };
}

/** The results of the blows of one attack. */
interface Struck {
  readonly total: number;
  readonly hits: number;
  /** The first blow that hit didn't kill it. */
  readonly spared: boolean;
  readonly quakes: boolean;
  /** What the blows of a form bring besides. */
  readonly touches: readonly (readonly [effect: string, damage: number])[];
}

/** Strikes and logs every blow. */
function strikeBlows(state: GameState, target: Creature, prepared: Attack): Struck {
  const { hero, sheet, ruleset } = state;
  const rules = ruleset.slots.combat;
  const ear = new CriticalEar();
  const luck = new HeardChance(state.luck('combat'), ear);
  const { hitPoints } = target;
  let hits = 0;
  let spared = false;
  const touches: [effect: string, damage: number][] = [];
  const effects = effectsOfParts(state);
  const watching = (part: number, struck: Attack) => (hit: boolean, damage: number) => {
    const critical = hit ? ear.take() : 0;
    hearBlow(state, target, struck, { hit, damage, critical });
    if (!hit) {
      state.logFelt('missed', hero.id, target.id);
      return;
    }
    spared ||= hits === 0 && damage <= hitPoints;
    hits++;
    state.logFelt('hit', hero.id, target.id, damage, critical);
    const effect = effects[part] ?? '';
    if (effect !== '' && damage > 0) {
      touches.push([effect, damage]);
    }
  };
  const further = prepared.further?.map((next, at) => ({
    ...next,
    watch: watching(at + 1, next),
  }));
  const attack = { ...prepared, watch: watching(0, prepared), further };
  if (sheet.weapon !== undefined && hasProperty(sheet.weapon, 'earthquakes')) {
    const { damage, quakes } = shakingAttack(luck, rules, attack);
    const all = strikeFurther(luck, rules, attack, damage);
    return { total: all, hits, spared, quakes, touches };
  }
  const total = strikeAll(luck, rules, attack);
  return { total, hits, spared, quakes: false, touches };
}

/** A frightened hero doesn't strike, and loses the move. */
function dares({ ruleset, sheet }: GameState): boolean {
  return daresToStrike(ruleset.slots.combat, nerveView(ruleset, sheet));
}

/** A hit for more than 1 point trains the weapon skill. NetHack 3.6.7 src/uhitm.c (hmon_hitmon). */
function practise(state: GameState, damage: number): void {
  const { ruleset, sheet } = state;
  const skill = meleeSkill(ruleset, sheet, sheet.weapon);
  if (damage > 1 && train(ruleset, sheet, skill, 1)) {
    state.logFelt('skill-ready', state.hero.id);
  }
}

/** The hero's attack on a creature, as input of the rules. */
function attackOn(state: GameState, target: Creature): AttackView {
  return meleeAttack(state.ruleset.slots.combat, {
    attacker: attackerView(state.ruleset, state.sheet),
    target: {
      ...targetView(trueFactsOf(state, target), seesWell(state, target)),
      hp: target.hitPoints,
    },
  });
}
