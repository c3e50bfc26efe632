// What the hero is about to do as a question of the lab, with the numbers that he knows and no others.

import type { Enumerator } from '../../../chance/index.ts';
import { UsageError } from '../../../errors/index.ts';
import { type LabKindName, usualInputs } from '../../../face/index.ts';
import {
  type GameState,
  type KnownCreature,
  knownBlows,
  knownCreatures,
  knownFoe,
  knownMissile,
} from '../../../game/index.ts';
import { type Inputs, type OddsAnswer, printAddress } from '../../../odds/index.ts';
import { emptyAnswer } from '../answer-parts.ts';
import { castInputs, metByHero } from './cast-inputs.ts';
import { duelInputs } from './duel-inputs.ts';
import { attackInputs, missileInputs, struckByHero } from './fighter-inputs.ts';

/** A cast or an attack. Throws a UsageError for a spell or creature unknown to the hero. */
export function answerLab(state: GameState, ask: Enumerator, about: AskedLab): OddsAnswer {
  const asked = labQuestion(state, ask, about);
  return addressed(state, 'lab', asked?.question ?? 'attack', asked?.inputs);
}

/** What is asked about: a cast, or with spell 0 the attack. */
export interface AskedLab {
  readonly spell: number;
  /** 0: a cast without a target. */
  readonly target: number;
}

/**
 * The question of the lab with the hero's numbers; undefined: the lab has none for the form that he has taken. Throws a
 * UsageError for a spell or creature unknown to the hero.
 */
export function labQuestion(
  state: GameState,
  ask: Enumerator,
  { spell, target }: AskedLab,
): { readonly question: 'attack' | 'cast'; readonly inputs: Inputs } | undefined {
  const ruleset = state.ruleset.id;
  const creature = target === 0 && spell !== 0 ? undefined : inSight(state, target);
  if (spell === 0) {
    const own = attackInputs(state, ask);
    return own && { question: 'attack', inputs: { ruleset, ...own, ...struckByHero(creature!) } };
  }
  const met = creature === undefined ? {} : metByHero(state, creature);
  return { question: 'cast', inputs: { ruleset, ...castInputs(state, spell), ...met } };
}

/** A shot or a throw at a creature; without an address where it would be refused. */
export function answerLabMissile(
  state: GameState,
  ask: Enumerator,
  {
    ask: asked,
    item,
    target,
  }: { readonly ask: 'lab-fire' | 'lab-throw'; readonly item: number; readonly target: number },
): OddsAnswer {
  const how = asked === 'lab-fire' ? 'fire' : 'throw';
  const known = knownMissile(state, how, item, inSight(state, target));
  if ('refused' in known) {
    return emptyAnswer(asked);
  }
  const { kind, inputs, target: met } = missileInputs(state, ask, known);
  return addressed(state, asked, kind, { ...inputs, ...struckByHero(met) });
}

/** A fight to the end; an attack alone where the hero knows too little of the creature’s blows. */
export function answerLabDuel(
  state: GameState,
  ask: Enumerator,
  { target }: { readonly target: number },
): OddsAnswer {
  const creature = inSight(state, target);
  const own = attackInputs(state, ask);
  const attack = own && { ...own, ...struckByHero(creature) };
  if (attack === undefined || state.of(target) !== undefined) {
    return addressed(state, 'lab-duel', 'attack', attack);
  }
  const foe = knownFoe(state, state.creature(target).archetype);
  const duel = duelInputs(state, foe, knownBlows(state, ask, target)?.cases ?? []);
  return addressed(
    state,
    'lab-duel',
    duel === undefined ? 'attack' : 'duel',
    duel === undefined ? attack : { ...attack, ...duel },
  );
}

function inSight(state: GameState, id: number): KnownCreature {
  const creature = knownCreatures(state).find(known => known.id === id);
  if (creature === undefined) {
    throw new UsageError('target', id, 'a creature in sight');
  }
  return creature;
}

/** The answer with the address. @param inputs absent: the lab has no such question */
function addressed(
  { ruleset, content }: GameState,
  ask: OddsAnswer['ask'],
  question: LabKindName,
  inputs: Inputs | undefined,
): OddsAnswer {
  if (inputs === undefined) {
    return emptyAnswer(ask);
  }
  const packs = content.packs.map(({ name }) => name).join(',');
  const all = { ruleset: ruleset.id, ...inputs, content: packs };
  const lab = printAddress({ question, inputs: all }, usualInputs(question));
  return { ...emptyAnswer(ask), asFarAsYouKnow: true, lab };
}
