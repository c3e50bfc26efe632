// One seed under two rules on the screen: what is compared is chosen, and shown as a table.

import type { ChosenRules } from '@roguewright/engine/face';
import { comparedRows, type HeroChoices, type SeedColumn } from '@roguewright/engine/host';
import type { ArenaPractice } from '../../arena/arena-practice.ts';
import { narrowTable } from '../../terminal/table.ts';
import type { Stage } from '../stage/stage.ts';
import { askText } from '../stage/text-entry.ts';
import { INK } from '../terminal/ink.ts';
import { chooseFrom, stepFrom } from './choosing.ts';
import { goThroughRows } from './rows-page.ts';
import { chooseRules, rulesName } from './rules-page.ts';

const HINT = 'Left and right change; Enter chooses; c compares; arrows up and down; Esc back';

/** Commands of the simple player, to choose from. */
const MOVES: readonly number[] = [100, 300, 1000, 2000];

const LONGEST_SEED = 64;

/** Columns of the table. */
const WIDTH = 78;

const ABOUT = [
  'Equal seeds make equal games as far as the rules do. Enter takes a text.',
  'What the hero is.',
  'Of what race he is.',
  'How many commands the simple player gives him at most.',
  'The first rules. Enter opens their page.',
  'The second rules. Enter opens their page.',
];

interface Draft {
  readonly seed: string;
  readonly role: string;
  readonly race: string;
  readonly moves: number;
  readonly rules: readonly [ChosenRules, ChosenRules];
}

/** Compares until the player leaves. */
export async function compareSeeds(
  stage: Stage,
  practice: ArenaPractice,
  choices: HeroChoices,
): Promise<void> {
  const { usual, presets } = choices.rules;
  const other = presets.find(
    ({ rules }) => rulesName(choices.rules, rules) !== rulesName(choices.rules, usual),
  );
  let draft: Draft = {
    seed: 'demo',
    role: 'wizard',
    race: 'human',
    moves: 300,
    rules: [usual, other?.rules ?? usual],
  };
  let problem = '';
  const named = (list: readonly { readonly id: string; readonly name: string }[], id: string) =>
    list.find(one => one.id === id)?.name ?? id;
  const shown = () => ({
    title: 'One seed under two rules',
    rows: [
      `${'Seed'.padEnd(14)} ${draft.seed}`,
      `${'Role'.padEnd(14)} ${named(choices.roles, draft.role)}`,
      `${'Race'.padEnd(14)} ${named(choices.races, draft.race)}`,
      `${'Commands'.padEnd(14)} ${draft.moves}`,
      `${'First rules'.padEnd(14)} ${rulesName(choices.rules, draft.rules[0])}`,
      `${'Second rules'.padEnd(14)} ${rulesName(choices.rules, draft.rules[1])}`,
    ],
    about: (at: number) => [ABOUT[at]!, ...(problem === '' ? [] : [problem])],
    hint: HINT,
  });
  await goThroughRows(stage, shown, async (key, at) => {
    problem = '';
    const step = stepFrom(key);
    if (key === 'c') {
      try {
        await compare(stage, practice, draft, choices);
      } catch (error) {
        problem = (error as Error).message;
      }
    } else if (step !== 0) {
      draft = stepped(draft, at, step, choices);
    } else if (key === 'Enter') {
      draft = await entered(stage, draft, at, choices);
    }
    return undefined;
  });
}

function stepped(draft: Draft, at: number, step: number, { roles, races }: HeroChoices): Draft {
  const next = (list: readonly { readonly id: string }[], id: string) =>
    list[(list.findIndex(one => one.id === id) + step + list.length) % list.length]!.id;
  switch (at) {
    case 1:
      return { ...draft, role: next(roles, draft.role) };
    case 2:
      return { ...draft, race: next(races, draft.race) };
    case 3: {
      const place = MOVES.indexOf(draft.moves);
      return { ...draft, moves: MOVES[(place + step + MOVES.length) % MOVES.length]! };
    }
    default:
      return draft;
  }
}

async function entered(
  stage: Stage,
  draft: Draft,
  at: number,
  choices: HeroChoices,
): Promise<Draft> {
  const { roles, races, rules } = choices;
  const [one, other] = draft.rules;
  switch (at) {
    case 0: {
      const told = await askText(stage, () => undefined, {
        title: 'Seed',
        about: [`1 to ${LONGEST_SEED} characters.`],
        first: draft.seed,
        read: text =>
          text.trim() === '' || text.length > LONGEST_SEED
            ? `A seed has 1 to ${LONGEST_SEED} characters.`
            : { seed: text.trim() },
      });
      return { ...draft, ...told };
    }
    case 1:
      return { ...draft, role: await chooseFrom(stage, 'Role', roles, draft.role) };
    case 2:
      return { ...draft, race: await chooseFrom(stage, 'Race', races, draft.race) };
    case 4:
      return { ...draft, rules: [await chooseRules(stage, rules, one), other] };
    case 5:
      return { ...draft, rules: [one, await chooseRules(stage, rules, other)] };
    default:
      return stepped(draft, at, 1, choices);
  }
}

async function compare(
  stage: Stage,
  practice: ArenaPractice,
  { moves, rules, ...hero }: Draft,
  choices: HeroChoices,
): Promise<void> {
  const names = rules.map(chosen => rulesName(choices.rules, chosen));
  const columns: SeedColumn[] = [];
  for (const [at, chosen] of rules.entries()) {
    const told = `Playing under ${names[at]}: ${at + 1} of ${rules.length}.`;
    await stage.play([
      { draw: ({ cells }) => cells.put(1, 0, told, { ink: INK.accent }), milliseconds: 1 },
    ]);
    columns.push(practice.column(chosen, hero, moves));
  }
  const maps = columns.flatMap(({ lastMap }, at) => [
    '',
    `Where he stands at last: ${names[at]}`,
    lastMap,
  ]);
  const text = [narrowTable(comparedRows(names, columns, moves), WIDTH).trimEnd(), ...maps].join(
    '\n',
  );
  await stage.page(() => undefined, `Seed ${hero.seed}`, text);
}
