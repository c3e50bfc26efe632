// The form of a new game. The engine checks it; its objection stands beside the field that it names.

import { type ChosenRules, rulesetField, rulesNamed } from '@roguewright/engine/face';
import type { Choice, HeroChoices } from '@roguewright/engine/host';
import { PICKUP_CHOICES, petWish, pickupWish } from '@roguewright/engine/words';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Besides, BesidesFields } from '../forms/besides-fields.tsx';
import { Choices, TextField } from '../forms/form-fields.tsx';
import { kindWished } from '../forms/hero-kind.tsx';
import { RulesField } from '../forms/rules-field.tsx';
import { worlds } from '../host/own-server.ts';
import { type PlaceName, type Places, placeNamed } from '../host/places.ts';
import { rememberGame } from '../host/saved-games.ts';
import { offeredName } from '../offered-name.ts';
import { PacksField } from '../packs/packs-field.tsx';
import { randomSeed } from '../random-seed.ts';
import { type Company, CompanyField, clockOf } from '../worlds/company-field.tsx';
import { goTo, newHeroAddress, type Wishes } from './route.ts';

type FieldName =
  | 'heroName'
  | 'role'
  | 'god'
  | 'race'
  | 'seed'
  | 'death'
  | 'place'
  | 'ruleset'
  | 'packs';

/** The engine's objection. */
interface Objection {
  readonly field: string;
  readonly message: string;
}

const PLACES: Readonly<Record<PlaceName, Choice>> = {
  server: {
    id: 'server',
    name: 'On the server',
    about: 'The server stores and runs the game. Only this browser has the key to it.',
  },
  device: {
    id: 'device',
    name: 'On this device',
    about: 'This browser stores and runs the game, even without a server.',
  },
};

/** The engine's objection to a field, without the name of the field. */
function objectionTo(objection: Objection | undefined, field: FieldName): string | undefined {
  return objection?.field === field
    ? objection.message.replace(new RegExp(`^${field}: `), '')
    : undefined;
}

/** The values of the form. */
export interface Draft extends Besides {
  readonly heroName: string;
  readonly role: string;
  readonly race: string;
  /** The god to whom the hero prays; empty: the role has none. */
  readonly god: string;
  readonly seed: string;
  readonly place: PlaceName;
  /** The ruleset of each slot. */
  readonly rules: ChosenRules;
  /** Who plays, and how time passes with others; only on a server are there others. */
  readonly company: Company;
  /** Names of packs in their order; undefined: those that the place mounts by default. */
  readonly packs: readonly string[] | undefined;
}

/** The form as it is first shown, with the wishes of the address where they are possible. */
export function firstDraft({ choices, names }: Places, wishes: Wishes): Draft {
  const kind = kindWished(choices, wishes);
  return {
    heroName: offeredName(),
    ...kind,
    god: usualGod(choices, kind.role),
    seed: wishes.seed ?? '',
    revives: false,
    bones: true,
    pet: 'role',
    pickup: PICKUP_CHOICES[0]!.id,
    place: names[0]!,
    rules:
      wishes.rules === undefined ? choices.rules.usual : rulesNamed(choices.rules, wishes.rules),
    company: 'alone',
    packs: undefined,
  };
}

/** The gods of a role, the usual one first. */
function godsOf({ roles }: HeroChoices, role: string): readonly Choice[] {
  return roles.find(({ id }) => id === role)?.gods ?? [];
}

/** The first god of a role; empty: it has none. */
function usualGod(choices: HeroChoices, role: string): string {
  return godsOf(choices, role)[0]?.id ?? '';
}

/** Creates the game at its place and opens it; returns the objection if that failed. */
async function beginGame(draft: Draft, { choices }: Places): Promise<Objection | undefined> {
  const { heroName, role, race, god, seed, revives, bones, pet, pickup, place, packs } = draft;
  if (heroName.trim() === '') {
    return { field: 'heroName', message: 'Your hero needs a name.' };
  }
  const ruleset = rulesetField(choices.rules, draft.rules);
  const rules = {
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(packs === undefined ? {} : { packs }),
    ...(god === '' ? {} : { god }),
    ...(revives && { revives }),
    // Equal seeds make equal games: a chosen one meets no bones. A server sees to that itself.
    ...((!bones || seed.trim() !== '') && { boneless: true as const }),
    ...petWish(pet),
    ...pickupWish(pickup),
  };
  const start = { heroName, role, race, seed: seed.trim() || seedFor(place), ...rules };
  const clock = place === 'server' ? clockOf(draft.company) : undefined;
  const made = await (clock === undefined
    ? placeNamed(place).create(start)
    : worlds.begin(start, clock));
  if (made.kind === 'refused') {
    return made;
  }
  const titles = [...choices.races, ...choices.roles].filter(
    ({ id }) => id === role || id === race,
  );
  const about = titles.map(({ name }) => name).join(' ');
  const told = seed.trim() === '' ? {} : { seed: seed.trim() };
  rememberGame(localStorage, { ...made.key, hero: heroName.trim(), about, ...told });
  goTo({ screen: 'game', game: made.key.game });
  return undefined;
}

/** An address that opens this form with the same seed, rules, role and race; nothing without a seed. */
function ChallengeLink({ draft, places }: { draft: Draft; places: Places }) {
  const { role, race, seed } = draft;
  const rules = rulesetField(places.choices.rules, draft.rules);
  return seed.trim() === '' ? null : (
    <p>
      <a
        class="own-line"
        href={newHeroAddress({
          role,
          race,
          seed: seed.trim(),
          ...(rules !== undefined && { rules }),
        })}
      >
        Challenge link
      </a>{' '}
      <span class="muted">for others: the same dungeon, hero and rules.</span>
    </p>
  );
}

/** The seed of a game without a chosen one. A server draws it itself and reveals it when the game is over. */
function seedFor(place: PlaceName): string {
  return place === 'server' ? '' : randomSeed();
}

/** The god of a new hero with what it gives; nothing for a role without gods. */
function GodField(properties: {
  readonly choices: readonly Choice[];
  readonly chosen: string;
  readonly choose: (id: string) => void;
  readonly objection: string | undefined;
}) {
  return properties.choices.length === 0 ? null : (
    <Choices legend="God" name="god" {...properties} />
  );
}

/** The place where the game is stored, if there is a choice. */
function PlaceField(properties: {
  readonly names: readonly PlaceName[];
  readonly chosen: PlaceName;
  readonly choose: (id: string) => void;
}) {
  const { names, chosen, choose } = properties;
  if (names.length === 1) {
    return (
      <p class="muted hint">
        No server answers at this address. This browser stores and runs the game.
      </p>
    );
  }
  const choices = names.map(name => PLACES[name]);
  return (
    <Choices
      legend="Where to save"
      name="place"
      choices={choices}
      chosen={chosen}
      choose={choose}
      objection={undefined}
    />
  );
}

/** Where the game is stored, and the packs of that place. */
function PlaceAndPacks(properties: {
  readonly names: readonly PlaceName[];
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
  readonly objection: Objection | undefined;
}) {
  const { names, draft, change, objection } = properties;
  return (
    <>
      <PlaceField
        names={names}
        chosen={draft.place}
        choose={place => change({ ...draft, place: place as PlaceName, packs: undefined })}
      />
      <PacksField
        key={draft.place}
        place={placeNamed(draft.place)}
        chosen={draft.packs}
        choose={packs => change({ ...draft, packs })}
        objection={objectionTo(objection, 'packs')}
      />
    </>
  );
}

/** Who the hero is. */
function HeroFields(properties: {
  readonly choices: HeroChoices;
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
  readonly objection: Objection | undefined;
}) {
  const { choices, draft, change, objection } = properties;
  return (
    <>
      <TextField
        title="Name"
        value={draft.heroName}
        longest={24}
        objection={objectionTo(objection, 'heroName')}
        change={heroName => change({ ...draft, heroName })}
      />
      <Choices
        legend="Role"
        name="role"
        choices={choices.roles}
        chosen={draft.role}
        choose={role => change({ ...draft, role, god: usualGod(choices, role) })}
        objection={objectionTo(objection, 'role')}
      />
      <GodField
        choices={godsOf(choices, draft.role)}
        chosen={draft.god}
        choose={god => change({ ...draft, god })}
        objection={objectionTo(objection, 'god')}
      />
      <Choices
        legend="Race"
        name="race"
        choices={choices.races}
        chosen={draft.race}
        choose={race => change({ ...draft, race })}
        objection={objectionTo(objection, 'race')}
      />
    </>
  );
}

interface FormProps {
  readonly places: Places;
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
}

/** The form; a new game is listed and opened. */
export function NewGameForm({ places, draft, change }: FormProps) {
  const { choices, names } = places;
  const [objection, setObjection] = useState<Objection>();
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Before the page is painted, so that the focus is in the field when the objection appears.
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [objection]);
  const begin = async () => {
    setIsBusy(true);
    setObjection(await beginGame(draft, places));
    setIsBusy(false);
  };
  const isElsewhere =
    objection !== undefined && objection.field !== 'ruleset' && !(objection.field in draft);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        void begin();
      }}
    >
      <HeroFields choices={choices} draft={draft} change={change} objection={objection} />
      <TextField
        title="Seed"
        hint={
          draft.place === 'server'
            ? 'The same seed makes the same dungeon. Leave empty for a random dungeon: the server ' +
              'keeps its seed secret until the end, so that the game can be verified in the hall.'
            : 'The same seed makes the same dungeon. Leave empty for a random dungeon.'
        }
        value={draft.seed}
        longest={64}
        objection={objectionTo(objection, 'seed')}
        change={seed => change({ ...draft, seed })}
      />
      {draft.place === 'server' && (
        <CompanyField chosen={draft.company} choose={company => change({ ...draft, company })} />
      )}
      <ChallengeLink draft={draft} places={places} />
      <BesidesFields draft={draft} change={changed => change({ ...draft, ...changed })} />
      <RulesField
        choices={choices.rules}
        chosen={draft.rules}
        choose={rules => change({ ...draft, rules })}
        objection={objectionTo(objection, 'ruleset')}
      />
      <PlaceAndPacks names={names} draft={draft} change={change} objection={objection} />
      {isElsewhere && (
        <p class="trouble" role="alert">
          {objection.message}
        </p>
      )}
      <div class="begin-bar">
        <button type="submit" class="primary begin" disabled={isBusy}>
          Begin
        </button>
      </div>
    </form>
  );
}
