// A dip before it is made, as far as the hero knows what is dipped, and into what.

import type { Enumerator } from '../../../chance/index.ts';
import {
  type Beatitude,
  classOf,
  type GameObject,
  hasLock,
  isDiluted,
  isGreased,
  kindOf,
  TYPE,
} from '../../../objects/index.ts';
import { ruleKind } from '../../items/charge-view.ts';
import { isBoxOrBag } from '../../powers/handling/box-or-bag.ts';
import { hallowed, mixed, wetted } from '../../powers/handling/dip-rules.ts';
import { canBeFilled, DIP_WATER } from '../../powers/handling/dipping.ts';
import type { DeedOutcome, ForetoldDeed } from '../../protocol/tools/deed-outcome.ts';
import type { GameState } from '../../state/state.ts';
import { knownCondition } from '../known-condition.ts';

const isKnown = ({ sheet }: GameState, item: GameObject) => sheet.lore.isIdentified(kindOf(item));

/** Nobody can say. */
function unknown(): ForetoldDeed {
  return { outcomes: [{ outcome: { kind: 'unknown' }, probability: 1 }], isGuess: true };
}

/** Adds up equal outcomes, and leaves out those that can't be. */
function summed(
  parts: readonly (readonly [outcome: DeedOutcome, probability: number])[],
  isGuess: boolean,
): ForetoldDeed {
  const sums = new Map<string, { outcome: DeedOutcome; probability: number }>();
  for (const [outcome, probability] of parts) {
    const key = JSON.stringify(outcome);
    const before = sums.get(key)?.probability ?? 0;
    sums.set(key, { outcome, probability: before + probability });
  }
  return { outcomes: [...sums.values()].filter(({ probability }) => probability > 0), isGuess };
}

/** The beatitudes that an item may have, with their probabilities. */
function beatitudes(
  state: GameState,
  ask: Enumerator,
  item: GameObject,
): readonly (readonly [Beatitude, number])[] {
  const { list } = knownCondition(state, ask, item).condition;
  return list.map(({ value, probability }) => [value.beatitude, probability] as const);
}

const WETTED = {
  blanks: 'dip-blanks',
  dilutes: 'dip-dilutes',
  'becomes-water': 'dip-water',
  nothing: 'nothing',
} as const;

/** Plain water. A scroll that the hero doesn't recognise may be blank already. */
function intoPlain(state: GameState, item: GameObject): ForetoldDeed {
  const known = isKnown(state, item);
  const isBag = isBoxOrBag(item) && !hasLock(item);
  if (isBag && item.fact('keepsFresh') === 0 && known && !isGreased(item)) {
    const isTight = item.fact('waterproof') !== 0;
    const isLoose = !state.sheet.lore.knows(item, 'beatitude');
    return summed([[{ kind: isTight ? 'nothing' : 'dip-inside' }, 1]], !isTight || isLoose);
  }
  const outcome = wetted({
    class: classOf(item.archetype),
    kind: known ? ruleKind(item) : '',
    diluted: isDiluted(item),
    beatitude: 'uncursed',
  });
  const kind = outcome !== 'nothing' && isGreased(item) ? 'dip-greased' : WETTED[outcome];
  return summed([[{ kind }, 1]], !known && outcome !== 'nothing');
}

/** What holy or unholy water does to an item. */
function hallowing(own: Beatitude, of: Beatitude): DeedOutcome['kind'] {
  if (hallowed(own, of) === own) {
    return 'nothing';
  }
  return of === 'blessed' ? 'dip-hallows' : 'dip-curses';
}

/** Water that may be holy or unholy. */
function intoWater(
  state: GameState,
  ask: Enumerator,
  item: GameObject,
  water: GameObject,
): ForetoldDeed {
  const plain = intoPlain(state, item);
  const own = beatitudes(state, ask, item);
  const parts = beatitudes(state, ask, water).flatMap(
    ([of, share]): (readonly [DeedOutcome, number])[] =>
      of === 'uncursed'
        ? plain.outcomes.map(({ outcome, probability }) => [outcome, share * probability])
        : own.map(([before, part]) => [{ kind: hallowing(before, of) }, share * part]),
  );
  const { lore } = state.sheet;
  const isSure = lore.knows(water, 'beatitude') && lore.knows(item, 'beatitude');
  return summed(parts, plain.isGuess || !isSure);
}

/** A lamp into oil: a burning one explodes, and how full another is he can’t see. */
function intoOil(state: GameState, lamp: GameObject): ForetoldDeed {
  if (!canBeFilled(lamp)) {
    return summed([[{ kind: 'dip-oily' }, 1]], false);
  }
  const { count, sides } = state.ruleset.slots.charging.tools.oil.explosion;
  const isLit = state.sheet.equipment.light === lamp.id;
  return isLit
    ? summed([[{ kind: 'dip-explodes', least: count, most: count * sides }, 1]], false)
    : summed([[{ kind: 'dip-fills' }, 1]], true);
}

/** Two potions. */
function intoPotion(state: GameState, ask: Enumerator, potion: GameObject): ForetoldDeed {
  const { dipping } = state.ruleset.slots.world.tools;
  const kinds = {
    explodes: { kind: 'dip-explodes', least: 1, most: dipping.blast },
    water: { kind: 'dip-water' },
    juice: { kind: 'dip-juice' },
    any: { kind: 'dip-any' },
    evaporates: { kind: 'dip-evaporates' },
  } as const;
  const parts = beatitudes(state, ask, potion).flatMap(([of, share]) =>
    ask
      .ask(mixed, dipping, { cursed: of === 'cursed' })
      .list.map(({ value, probability }) => [kinds[value], share * probability] as const),
  );
  return summed(parts, !state.sheet.lore.knows(potion, 'beatitude'));
}

/** What a dip into a choice comes to. @param id of what is dipped */
export function knownDip(
  state: GameState,
  ask: Enumerator,
  id: number,
  choice: string,
): ForetoldDeed | undefined {
  const item = state.sheet.inventory.find(id);
  if (item === undefined) {
    return undefined;
  }
  if (choice === DIP_WATER) {
    return intoPlain(state, item);
  }
  const potion = state.sheet.inventory.find(Number(choice));
  return potion && intoAny(state, ask, item, potion);
}

function intoAny(
  state: GameState,
  ask: Enumerator,
  item: GameObject,
  potion: GameObject,
): ForetoldDeed {
  if (!isKnown(state, potion)) {
    return unknown();
  }
  const kind = ruleKind(potion);
  if (kind === 'water') {
    return intoWater(state, ask, item, potion);
  }
  if (kind === 'oil' && item.archetype.type === TYPE.light) {
    return isKnown(state, item) ? intoOil(state, item) : unknown();
  }
  if (classOf(item.archetype) !== 'potion') {
    return summed([[{ kind: 'nothing' }, 1]], false);
  }
  if (!isKnown(state, item)) {
    return unknown();
  }
  if (ruleKind(item) === kind) {
    return summed([[{ kind: 'nothing' }, 1]], false);
  }
  return ruleKind(item) === 'water'
    ? intoWater(state, ask, potion, item)
    : intoPotion(state, ask, potion);
}
