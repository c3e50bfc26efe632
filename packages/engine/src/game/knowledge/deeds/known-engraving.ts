// Engraving before it is done: how each pen writes, and what a wand would show, as far as the hero knows it.

import type { Enumerator } from '../../../chance/index.ts';
import { type ChargingRules, wrest } from '../../../charging/index.ts';
import { type Archetype, type GameObject, kindOf, TYPE, textOf } from '../../../objects/index.ts';
import {
  FINGER,
  howWith,
  releasesAtFloor,
  type Trace,
  traceOf,
} from '../../powers/handling/engraving.ts';
import type { DeedOutcome, ForetoldDeed } from '../../protocol/tools/deed-outcome.ts';
import type { GameState } from '../../state/state.ts';
import { knownCondition, possibleKinds } from '../known-condition.ts';

const WRITES = {
  dust: 'engrave-dust',
  engraved: 'engrave-cut',
  burned: 'engrave-burn',
} as const;

/** What is seen of a trace. A text that is there already vanishes, where one isn't there nothing is seen. */
function seen({ how, telling, erases }: Trace, hasText: boolean): DeedOutcome {
  if (how !== undefined) {
    return { kind: WRITES[how] };
  }
  if (erases) {
    return { kind: hasText ? 'engrave-erase' : 'engrave-dead' };
  }
  return telling === undefined ? { kind: 'engrave-dead' } : { kind: 'engrave-sign', name: telling };
}

/** The spell in a kind of wand, or the wand itself. */
function releasing({ content }: GameState, kind: Archetype): Archetype {
  const spell = textOf(kind, 'spell');
  const inside = kind.inventory[0]?.archetype;
  const id = spell === '' ? inside : spell;
  return id === undefined ? kind : content.archetype(id);
}

function ofKind(state: GameState, kind: Archetype, hasText: boolean): DeedOutcome {
  const released = releasing(state, kind);
  return releasesAtFloor(kind, released)
    ? { kind: 'engrave-release', name: kind.name }
    : seen(traceOf(kind, released), hasText);
}

/** A wand: whether it works at all, and what it shows. */
function withWand(state: GameState, ask: Enumerator, wand: GameObject): ForetoldDeed {
  const { sheet, hero } = state;
  const hasText = state.ports.fixtures.engraving(hero.square) !== undefined;
  const isKnown = sheet.lore.isIdentified(kindOf(wand));
  const sums = new Map<string, { outcome: DeedOutcome; probability: number }>();
  const add = (outcome: DeedOutcome, probability: number) => {
    const key = JSON.stringify(outcome);
    const before = sums.get(key)?.probability ?? 0;
    sums.set(key, { outcome, probability: before + probability });
  };
  const kinds = isKnown
    ? [{ kind: kindOf(wand), probability: 1 }]
    : possibleKinds(state, ask, wand);
  const works = isKnown ? worksShare(state, ask, wand) : worksUnknown(state, ask, wand);
  for (const { kind, probability } of kinds) {
    add(ofKind(state, kind, hasText), works * probability);
  }
  if (works < 1) {
    add({ kind: 'engrave-dead' }, 1 - works);
  }
  return {
    outcomes: [...sums.values()].toSorted((one, other) => other.probability - one.probability),
    isGuess: !isKnown || works < 1,
  };
}

/** The probability that a wand has a charge, or that one is wrested from it. */
function worksShare(state: GameState, ask: Enumerator, wand: GameObject): number {
  const { charging } = state.ruleset.slots;
  return knownCondition(state, ask, wand).condition.list.reduce(
    (sum, { value, probability }) => sum + probability * wrestShare(ask, charging, value.charges),
    0,
  );
}

/** The same for a wand of an unknown kind: it counts as charged until it was used in vain. */
function worksUnknown({ ruleset, sheet }: GameState, ask: Enumerator, wand: GameObject): number {
  return sheet.lore.charges.of(wand.id).at(-1)?.[0] === 'empty'
    ? wrestShare(ask, ruleset.slots.charging, 0)
    : 1;
}

/** The probability that a wand with a number of charges works. */
function wrestShare(ask: Enumerator, rules: ChargingRules, charges: number): number {
  return ask.ask(wrest, rules, { charges }).probability(({ result }) => result !== 'nothing');
}

/** What writing with a choice comes to. */
export function knownEngraving(
  state: GameState,
  ask: Enumerator,
  choice: string,
): ForetoldDeed | undefined {
  const pen = state.sheet.inventory.find(Number(choice));
  if (pen?.archetype.type === TYPE.wand) {
    return withWand(state, ask, pen);
  }
  if (pen === undefined && choice !== FINGER) {
    return undefined;
  }
  const how = pen === undefined ? 'dust' : howWith(pen);
  const { slipsOneIn } = state.ruleset.slots.world.tools.engraving;
  const slips = { outcome: { kind: 'engrave-slips' }, probability: 1 / slipsOneIn } as const;
  return {
    outcomes: [
      { outcome: { kind: WRITES[how] }, probability: 1 },
      ...(how === 'dust' ? [slips] : []),
    ],
    isGuess: false,
  };
}
