// Answers questions about runes and traps, from the hero's knowledge.

import { Distribution, type Enumerator } from '../../chance/index.ts';
import { UsageError } from '../../errors/index.ts';
import {
  catches,
  type GameState,
  type KnownTrap,
  knownGround,
  knownSelf,
  knownSpellPort,
  knownTrapOn,
  runeOrder,
  statueWakes,
  trapVictim,
} from '../../game/index.ts';
import {
  type Archetype,
  drawTreasure,
  type TrapEffect,
  textOf,
  trapEffect,
} from '../../objects/index.ts';
import {
  hiddenFound,
  type KnownBlow,
  knownBlow,
  knownDisarming,
  knownStates,
  type OddsAnswer,
  previewedDamage,
  previewSpell,
  type TrapKnowledge,
  type TrapOdds,
} from '../../odds/index.ts';
import { trapLevel } from '../../spellcraft/index.ts';
import { emptyAnswer, plot } from './answer-parts.ts';

/** Ticks for which a rune's spell is followed. */
const FOLLOWED = 40;

/** Numbers of looks in the answer about hidden traps. */
const LOOKS = [1, 2, 3, 5, 10];

/** A spell that a rune may hold, with its probability. */
type Weighted = readonly [spell: Archetype, probability: number];

/**
 * The odds of disarming a rune or trap, and of what it does to the hero. Throws a UsageError if he knows of
 * none on the square.
 */
export function answerTrap(state: GameState, ask: Enumerator, square: number): OddsAnswer {
  const trap = knownTrapOn(state, square);
  if (trap === undefined) {
    throw new UsageError(
      'x',
      state.level.map.x(square),
      'the square of a trap that the hero knows',
    );
  }
  const rules = state.ruleset.slots.spells;
  const knowledge = { difficulty: trap.difficulty, ...trap.own };
  const attempt = { trap: knowledge, attempt: trap.attempt };
  const disarming = ask.ask(knownDisarming, rules, attempt);
  const spells = spellsOf(state, ask, trap);
  const effect = trapEffect(textOf(trap.archetype, 'trapEffect'));
  const damage =
    effect !== undefined
      ? caughtDamage(state, ask, effect)
      : spells.length === 0
        ? ask.askNumber(knownBlow, rules, blowOf(state, trap, knowledge))
        : spellsDamage(state, ask, trap, spells);
  const { hero } = state;
  const self = knownSelf(state);
  return {
    ...emptyAnswer('trap'),
    asFarAsYouKnow: trap.own === undefined,
    ticks: state.ruleset.bridges.beats.move / state.ruleset.bridges.beats.tick,
    targets: [
      {
        id: hero.id,
        name: self.name,
        hitChance: damage.atLeast(1),
        damage: plot(damage),
        meanDamage: damage.mean,
        killChance: damage.atLeast(hero.hitPoints + 1),
        hitPoints: plot(self.hitPoints),
        turnsToKill: [],
      },
    ],
    trap: {
      name: trap.name,
      disarms: disarming.probability(end => end === 'disarmed'),
      setsOff: disarming.probability(end => end === 'sprung'),
      states:
        effect !== undefined
          ? caughtStates(state, ask, effect)
          : spells.length === 0
            ? statesOf(state, ask, blowOf(state, trap, knowledge))
            : [],
      ...(effect === 'statue' && { wakes: wakesOf(state, ask) }),
      spells: spells.map(([{ name }, probability]) => [name, probability] as const),
    },
  };
}

/** The damage of a trap with an effect, by the rule that is played and what the hero knows of himself. */
function caughtDamage(state: GameState, ask: Enumerator, effect: TrapEffect): Distribution {
  const { mechanisms } = state.ruleset.slots.world;
  const view = { effect, victim: trapVictim(state, state.hero) };
  return ask.askNumber(
    (chance, rules: typeof mechanisms, of: typeof view) => catches(chance, rules, of).damage,
    mechanisms,
    view,
  );
}

/** The probability that a statue wakes beside the hero, for each step and each search. */
function wakesOf(state: GameState, ask: Enumerator): number {
  const { mechanisms } = state.ruleset.slots.world;
  return ask.ask(statueWakes, mechanisms, undefined).probability(wakes => wakes);
}

/** What each number of such a trap leaves the hero. */
const CAUGHT = [
  ['held', 'held fast'],
  ['lame', 'lame'],
  ['asleep', 'asleep'],
  ['poisoned', 'poisoned'],
  ['blind', 'blind'],
  ['drained', 'drained of energy'],
  ['comers', 'in company'],
] as const;

/** What each effect brings for sure. */
const BROUGHT: Readonly<Partial<Record<TrapEffect, string>>> = {
  teleport: 'elsewhere on the level',
  'level-teleport': 'on another level',
  'trap-door': 'on a level below',
  hole: 'on a level below',
  rust: 'wet',
  squeak: 'among creatures that are awake',
};

function caughtStates(state: GameState, ask: Enumerator, effect: TrapEffect): TrapOdds['states'] {
  const { mechanisms } = state.ruleset.slots.world;
  const view = { effect, victim: trapVictim(state, state.hero) };
  const outcomes = ask.ask(catches, mechanisms, view);
  const sure = BROUGHT[effect];
  const likely = CAUGHT.map(
    ([key, told]) => [told, outcomes.probability(caught => caught[key] > 0)] as const,
  );
  return [
    ...(sure === undefined ? [] : [[sure, 1] as const]),
    ...likely.filter(([, probability]) => probability > 0),
  ];
}

/** The probability to notice one hidden trap of the hero's level within some looks. */
export function answerHidden(state: GameState, ask: Enumerator): OddsAnswer {
  const { slots } = state.ruleset;
  const rules = slots.spells;
  // Levels above have none.
  const looksAsked = state.depth < slots.world.fixtures.fromDepth ? [] : LOOKS;
  const view = { lookerLevel: state.sheet.level, mapDifficulty: state.depth };
  const noticed = looksAsked.map(looks => {
    const found = ask.ask(hiddenFound, rules, { ...view, looks });
    return [looks, found.probability(seen => seen)] as const;
  });
  return { ...emptyAnswer('hidden'), asFarAsYouKnow: true, hidden: { noticed } };
}

function blowOf(state: GameState, trap: KnownTrap, knowledge: TrapKnowledge): KnownBlow {
  const { attackType, slaying } = trap;
  return { trap: knowledge, attackType, slaying, victim: knownSelf(state) };
}

function statesOf(state: GameState, ask: Enumerator, blow: KnownBlow): TrapOdds['states'] {
  const outcomes = ask.ask(knownStates, state.ruleset.slots.spells, blow);
  const names = new Set(outcomes.list.flatMap(({ value }) => value));
  return [...names].map(name => [name, outcomes.probability(all => all.includes(name))] as const);
}

/** The spells that it may hold; empty if it hits by itself. */
function spellsOf({ content }: GameState, ask: Enumerator, trap: KnownTrap): readonly Weighted[] {
  const { spells, difficulty } = trap;
  if (spells.kind !== 'drawn') {
    return spells.kind === 'known' ? [[spells.spell, 1]] : [];
  }
  const view = { list: spells.list, difficulty, kindsOnly: true };
  const drawn = ask.ask(drawTreasure, content.treasure, view);
  return drawn.list.flatMap(({ value: [order], probability }) => {
    const spell = order === undefined ? undefined : content.find(order.archetype);
    return spell === undefined ? [] : [[spell, probability] as const];
  });
}

/** The damage of the spells of a rune, weighed by what it may hold and of which level it may be. */
function spellsDamage(
  state: GameState,
  ask: Enumerator,
  trap: KnownTrap,
  spells: readonly Weighted[],
): Distribution {
  const rules = state.ruleset.slots.spells;
  const levels =
    trap.own === undefined
      ? ask.askNumber(trapLevel, rules, trap.difficulty)
      : Distribution.certain(trap.own.level);
  const parts = spells.flatMap(([spell, weight]) =>
    [...levels].map(
      ([level, share]) => [weight * share, spellDamage(state, ask, trap, spell, level)] as const,
    ),
  );
  const rest = 1 - spells.reduce((sum, [, weight]) => sum + weight, 0);
  return Distribution.mixture(
    rest > 0 ? [...parts, [rest, Distribution.certain(0)] as const] : parts,
  );
}

/** The damage that one rune's casts do to the hero on its square. */
function spellDamage(
  state: GameState,
  ask: Enumerator,
  trap: KnownTrap,
  spell: Archetype,
  level: number,
): Distribution {
  const { hero, ruleset, content } = state;
  const rules = ruleset.slots.spells;
  const preview = previewSpell(rules, content, {
    ground: knownGround(state),
    order: runeOrder(trap, spell, Math.max(rules.leastLevel, level)),
    squares: new Map([
      [trap.id, trap.square],
      [hero.id, trap.square],
    ]),
    ticks: FOLLOWED,
    port: knownSpellPort(state, []),
  });
  const once = previewedDamage(ask, rules, preview, hero.id, knownSelf(state));
  let sum = once;
  for (let cast = 1; cast < trap.casts; cast++) {
    sum = sum.plus(once);
  }
  return sum;
}
