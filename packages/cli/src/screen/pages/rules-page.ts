// The page of rules: a whole ruleset, or one for each slot.

import {
  type ChosenRules,
  presetOf,
  type RulesChoices,
  type RulesetChoice,
  rulesTold,
  rulesToldText,
  withSlot,
} from '@roguewright/engine/face';
import type { Stage } from '../stage/stage.ts';
import { goThroughRows } from './rows-page.ts';

const HINT =
  'Left and right change; Enter lists; arrows up and down choose; w what differs; Esc back';

const MIXTURE = 'a mixture';

/** The rules of a new game, in a few words. */
export function rulesName(choices: RulesChoices, rules: ChosenRules): string {
  return presetOf(choices, rules)?.name ?? MIXTURE;
}

/** Has rules chosen. @returns them as the player left them */
export async function chooseRules(
  stage: Stage,
  choices: RulesChoices,
  first: ChosenRules,
): Promise<ChosenRules> {
  let rules = first;
  const rows = [undefined, ...choices.slots];
  const rulesetsOf = (at: number): readonly RulesetChoice[] => rows[at]?.choices ?? choices.presets;
  const chosenOf = (at: number) => {
    const slot = rows[at]?.slot;
    return slot === undefined ? presetOf(choices, rules)?.id : rules[slot];
  };
  const choose = (at: number, id: string) => {
    const slot = rows[at]?.slot;
    rules =
      slot === undefined
        ? (choices.presets.find(preset => preset.id === id)?.rules ?? rules)
        : withSlot(choices, rules, slot, id);
  };
  const shown = () => ({
    title: 'Rules of the new game',
    rows: rows.map((row, at) => {
      const chosen = rulesetsOf(at).find(({ id }) => id === chosenOf(at));
      return `${(row?.name ?? 'All rules').padEnd(14)} ${chosen?.name ?? MIXTURE}`;
    }),
    about: (at: number) => {
      const chosen = rulesetsOf(at).find(({ id }) => id === chosenOf(at));
      const preset = at === 0 ? presetOf(choices, rules) : undefined;
      return [
        rows[at]?.about ?? 'Rules for all slots, by one name.',
        chosen?.about ?? '',
        ...(preset?.differs ?? []),
        ...(at === 0 ? [] : countsOf(choices, rules, rows[at]?.slot)),
      ];
    },
    hint: HINT,
  });
  await goThroughRows(stage, shown, async (key, at) => {
    const rulesets = rulesetsOf(at);
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (step !== 0) {
      const place = rulesets.findIndex(({ id }) => id === chosenOf(at));
      const next = place < 0 ? 0 : (place + step + rulesets.length) % rulesets.length;
      choose(at, rulesets[next]!.id);
    } else if (key === 'w') {
      const text = rulesToldText(rulesTold(choices, rules));
      await stage.page(() => undefined, 'What differs from the house', text || SAME, { indent: 5 });
    } else if (key === 'Enter') {
      const listed = rulesets.map(({ id, name }, index) => ({
        key: index < LETTERS.length ? LETTERS.charAt(index) : '',
        text: name,
        value: id,
      }));
      const title = rows[at]?.name ?? 'All rules';
      const id = await stage.choose(() => undefined, title, listed);
      if (id !== undefined) {
        choose(at, id);
      }
    }
    return undefined;
  });
  return rules;
}

const SAME = 'These are the rules of the house.';

/** How many sentences tell how a slot differs. */
function countsOf(
  choices: RulesChoices,
  rules: ChosenRules,
  slot: string | undefined,
): readonly string[] {
  const told = rulesTold(choices, rules).slots.find(one => one.slot === slot);
  return told === undefined
    ? []
    : [
        `Differs from the house: ${told.here.length} of its own, ${told.notHere.length} of the house’s not here. w tells them.`,
      ];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
