// The arena on the screen: a monster, a hero and rules are chosen, and the fight is fought in the usual screen with the
// odds beside what comes.

import { MOST_FOES } from '@roguewright/engine/game';
import { type HeroChoices, PracticeHost } from '@roguewright/engine/host';
import type { ArenaDraft, ArenaPractice } from '../../arena/arena-practice.ts';
import { GameScreen } from '../doing/game-screen.ts';
import { ArenaGuide } from '../game/arena-guide.ts';
import type { OptionsPlace } from '../options/kept-options.ts';
import type { Stage } from '../stage/stage.ts';
import { askText } from '../stage/text-entry.ts';
import { chooseFrom, stepFrom } from './choosing.ts';
import { goThroughRows } from './rows-page.ts';
import { chooseRules, rulesName } from './rules-page.ts';

/** The highest level of a hero. */
const HIGHEST_LEVEL = 30;

const HINT = 'Left and right change; Enter chooses; f fights; arrows up and down; Esc back';

const FIELDS = ['against', 'count', 'role', 'race', 'level', 'items', 'stranger', 'rules'] as const;

type Field = (typeof FIELDS)[number];

const TITLES: Readonly<Record<Field, string>> = {
  against: 'Monster',
  count: 'How many',
  role: 'Role',
  race: 'Race',
  level: 'Level',
  items: 'Items',
  stranger: 'He knows it',
  rules: 'Rules',
};

const ABOUT: Readonly<Record<Field, string>> = {
  against: 'Whom your hero fights. Enter takes a name.',
  count: `How many of them, 1 to ${MOST_FOES}.`,
  role: 'What your hero is; he has the kit of his role.',
  race: 'Of what race he is.',
  level: `Of what level he is, 1 to ${HIGHEST_LEVEL}.`,
  items:
    'Items besides the kit, worn or wielded where they can be. Enter adds one by its name; Backspace takes the last away.',
  stranger:
    'Whether he knows all of the monster, or has never met it: then he and the odds know what he sees.',
  rules: 'The rules of the fight. Enter opens their page.',
};

/** Fights until the player leaves. */
export async function visitArena(
  stage: Stage,
  practice: ArenaPractice,
  choices: HeroChoices,
  options: OptionsPlace,
): Promise<void> {
  let draft: ArenaDraft = {
    against: practice.monster('jackal'),
    count: 1,
    role: 'valkyrie',
    race: 'human',
    level: 1,
    items: [],
    stranger: false,
    rules: choices.rules.usual,
  };
  let problem = '';
  const shown = () => ({
    title: 'Arena: a practice fight, of which nothing is kept',
    rows: FIELDS.map(field => `${TITLES[field].padEnd(14)} ${shownValue(draft, field, choices)}`),
    about: (at: number) => [ABOUT[FIELDS[at]!], ...(problem === '' ? [] : [problem])],
    hint: HINT,
  });
  await goThroughRows(stage, shown, async (key, at) => {
    problem = '';
    const field = FIELDS[at]!;
    const step = stepFrom(key);
    try {
      if (key === 'f') {
        await fight(stage, practice, draft, options);
      } else if (step !== 0) {
        draft = stepped(draft, field, step, choices);
      } else if (key === 'Backspace' && field === 'items') {
        draft = { ...draft, items: draft.items.slice(0, -1) };
      } else if (key === 'Enter') {
        draft = await entered(stage, practice, draft, field, choices);
      }
    } catch (error) {
      problem = (error as Error).message;
    }
    return undefined;
  });
}

function shownValue(draft: ArenaDraft, field: Field, { roles, races, rules }: HeroChoices): string {
  switch (field) {
    case 'role':
      return roles.find(({ id }) => id === draft.role)?.name ?? draft.role;
    case 'race':
      return races.find(({ id }) => id === draft.race)?.name ?? draft.race;
    case 'items':
      return draft.items.join(', ') || 'none';
    case 'stranger':
      return draft.stranger ? 'only what he sees' : 'wholly';
    case 'rules':
      return rulesName(rules, draft.rules);
    default:
      return String(draft[field]);
  }
}

/** The next or last value of a field. */
function stepped(
  draft: ArenaDraft,
  field: Field,
  step: number,
  { roles, races }: HeroChoices,
): ArenaDraft {
  const within = (value: number, most: number) => ((value - 1 + step + most) % most) + 1;
  const next = (list: readonly { readonly id: string }[], id: string) =>
    list[(list.findIndex(one => one.id === id) + step + list.length) % list.length]!.id;
  switch (field) {
    case 'count':
      return { ...draft, count: within(draft.count, MOST_FOES) };
    case 'level':
      return { ...draft, level: within(draft.level, HIGHEST_LEVEL) };
    case 'role':
      return { ...draft, role: next(roles, draft.role) };
    case 'race':
      return { ...draft, race: next(races, draft.race) };
    case 'stranger':
      return { ...draft, stranger: !draft.stranger };
    default:
      return draft;
  }
}

/** What a field comes to after Enter. */
async function entered(
  stage: Stage,
  practice: ArenaPractice,
  draft: ArenaDraft,
  field: Field,
  choices: HeroChoices,
): Promise<ArenaDraft> {
  switch (field) {
    case 'against': {
      const against = await named(stage, 'Monster', draft.against, text => practice.monster(text));
      return against === undefined ? draft : { ...draft, against };
    }
    case 'items': {
      const item = await named(stage, 'Item', '', text => practice.item(text));
      return item === undefined ? draft : { ...draft, items: [...draft.items, item] };
    }
    case 'role':
      return { ...draft, role: await chooseFrom(stage, 'Role', choices.roles, draft.role) };
    case 'race':
      return { ...draft, race: await chooseFrom(stage, 'Race', choices.races, draft.race) };
    case 'rules':
      return { ...draft, rules: await chooseRules(stage, choices.rules, draft.rules) };
    default:
      return stepped(draft, field, 1, choices);
  }
}

/** Has a name typed until there is such a thing. */
async function named(
  stage: Stage,
  title: string,
  first: string,
  find: (text: string) => string,
): Promise<string | undefined> {
  const found = await askText(stage, () => undefined, {
    title,
    about: ['Its name, or its id.'],
    first,
    read: text => {
      try {
        return { name: find(text.trim()) };
      } catch (error) {
        return (error as Error).message;
      }
    },
  });
  return found?.name;
}

async function fight(
  stage: Stage,
  practice: ArenaPractice,
  draft: ArenaDraft,
  options: OptionsPlace,
): Promise<void> {
  const game = practice.begin(draft);
  const guide = new ArenaGuide(game, draft.count);
  await GameScreen.play(new PracticeHost(game), stage, options, [], guide);
  await stage.page(() => undefined, 'The practice fight', guide.ending, { indent: 2 });
}
