// The charges of an item that the hero has used or charged, without knowing how many there were: those of a new item,
// changed by what he has noticed since.

import type { Enumerator } from '../../../chance/index.ts';
import { chargeTool, chargeWand, chargingReveals, holdsCells } from '../../../charging/index.ts';
import {
  BEATITUDES,
  type Beatitude,
  type ChargeNote,
  type Condition,
  type GameObject,
  type NotedSource,
  TYPE,
} from '../../../objects/index.ts';
import { aimOf, ruleKind } from '../../items/charge-view.ts';
import { toolTelling, wandTelling } from '../../items/charges/charge-tellings.ts';
import { CHARGE_TELLINGS } from '../../protocol/charging-events.ts';
import type { GameState } from '../../state/state.ts';

/** A condition that an item may have. */
export interface LikelyCondition {
  readonly value: Condition;
  readonly probability: number;
}

/** The share of each beatitude among the sources of a charging that the hero didn't know. */
export type SourceShares = (
  ask: Enumerator,
) => readonly { readonly beatitude: Beatitude; readonly probability: number }[];

/**
 * The conditions of an item after all that the hero has noticed of it. What he noticed can be impossible for a new item,
 * which a monster may have charged or emptied: then that note changes nothing.
 * @param list those of a new item, whose probabilities sum to 1
 */
export function afterNotes(
  state: GameState,
  ask: Enumerator,
  item: GameObject,
  list: readonly LikelyCondition[],
  shares: SourceShares,
): readonly LikelyCondition[] {
  let conditions = list;
  let recharged = 0;
  for (const note of state.sheet.lore.charges.of(item.id)) {
    const after = conditions.flatMap(({ value, probability }) =>
      chargesAfter(state, ask, item, { value, note, recharged }, shares).map(
        ([charges, share]) => ({
          value: { ...value, charges },
          probability: probability * share,
        }),
      ),
    );
    recharged += isCharging(note) ? 1 : 0;
    conditions = joined(after) ?? (note[0] === 'empty' ? emptied(conditions) : conditions);
  }
  return conditions;
}

function isCharging([what]: ChargeNote): boolean {
  return what !== 'worked' && what !== 'empty';
}

/** Equal conditions as one, with probabilities that sum to 1; undefined: none is possible. */
function joined(list: readonly LikelyCondition[]): readonly LikelyCondition[] | undefined {
  const total = list.reduce((sum, { probability }) => sum + probability, 0);
  if (total <= 0) {
    return undefined;
  }
  const sums = new Map<string, LikelyCondition>();
  for (const { value, probability } of list) {
    const key = `${value.beatitude} ${value.enchantment} ${value.charges}`;
    const before = sums.get(key)?.probability ?? 0;
    sums.set(key, { value, probability: before + probability / total });
  }
  return [...sums.values()];
}

function emptied(list: readonly LikelyCondition[]): readonly LikelyCondition[] {
  return (
    joined(
      list.map(({ value, probability }) => ({ value: { ...value, charges: 0 }, probability })),
    ) ?? list
  );
}

/** A possible condition, what is noticed of it, and how often the item was charged before. */
interface Noticed {
  readonly value: Condition;
  readonly note: ChargeNote;
  readonly recharged: number;
}

/** The numbers of charges after a note, each with the joint probability of the note and that number. */
function chargesAfter(
  state: GameState,
  ask: Enumerator,
  item: GameObject,
  { value, note: [what, number], recharged }: Noticed,
  shares: SourceShares,
): readonly (readonly [charges: number, share: number])[] {
  const { charges } = value;
  if (what === 'worked') {
    return charges >= number ? [[charges - number, 1]] : [];
  }
  if (what === 'empty') {
    return charges === 0 ? [[0, 1]] : [];
  }
  return sourcesFor(state, ask, what, shares).flatMap(({ beatitude: source, probability }) =>
    charged(state, ask, item, { ...value, source, recharged }, number).map(
      ([left, share]) => [left, share * probability] as const,
    ),
  );
}

/** What may have charged it. A source that makes charges known isn't among those that the hero doesn't know. */
function sourcesFor(state: GameState, ask: Enumerator, what: NotedSource, shares: SourceShares) {
  if (what !== 'unknown') {
    return BEATITUDES.filter(beatitude => beatitude === what).map(beatitude => ({
      beatitude,
      probability: 1,
    }));
  }
  const { charging } = state.ruleset.slots;
  return shares(ask).filter(({ beatitude }) => !chargingReveals(charging, beatitude));
}

/** The charges after one charging that looked as the place in the list of tellings says. */
function charged(
  { ruleset }: GameState,
  ask: Enumerator,
  item: GameObject,
  { source, beatitude, charges, recharged }: Condition & { source: Beatitude; recharged: number },
  telling: number,
): readonly (readonly [charges: number, share: number])[] {
  const { charging } = ruleset.slots;
  const isSeen = (came: (typeof CHARGE_TELLINGS)[number]) => CHARGE_TELLINGS[telling] === came;
  const had = { source, beatitude, charges, recharged };
  if (item.archetype.type === TYPE.wand) {
    const view = { ...had, wand: ruleKind(item), aim: aimOf(item) };
    return ask
      .ask(chargeWand, charging, view)
      .list.flatMap(({ value, probability }) =>
        value.kind === 'charged' && isSeen(wandTelling(charging, view, value.charges))
          ? [[value.charges, probability] as const]
          : [],
      );
  }
  const cells = holdsCells(charging, ruleKind(item));
  const view = { ...had, tool: ruleKind(item), fuel: cells ? charges : 0, lit: false };
  return ask.ask(chargeTool, charging, view).list.flatMap(({ value, probability }) => {
    const left = cells ? value.fuel : value.charges;
    return isSeen(toolTelling(value.kind, charges, left)) ? [[left, probability] as const] : [];
  });
}
