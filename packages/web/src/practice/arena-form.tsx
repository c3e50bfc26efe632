// The form of a practice fight: the monster, the hero with his kit, and the rules.

import { type ChosenRules, rulesetField } from '@roguewright/engine/face';
import { MOST_FOES } from '@roguewright/engine/game';
import type { HeroChoices } from '@roguewright/engine/host';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ArenaOffers, ArenaWish } from '../device/device-calls.ts';
import { KindFields, kindWished } from '../forms/hero-kind.tsx';
import { RulesField } from '../forms/rules-field.tsx';
import { randomSeed } from '../random-seed.ts';
import { BackToTitle } from '../screens/book.tsx';

/** The highest level of a hero. */
const HIGHEST_LEVEL = 30;

/** What the form is made of. */
export interface ArenaChoices {
  readonly hero: HeroChoices;
  readonly offers: ArenaOffers;
}

/** The values of the form. */
export interface ArenaDraft extends Omit<ArenaWish, 'ruleset' | 'fight'> {
  readonly rules: ChosenRules;
}

/** The form as it is first shown. @param against the monster of the address */
export function firstArena(choices: HeroChoices, against: string): ArenaDraft {
  return {
    against,
    count: 1,
    ...kindWished(choices, { role: 'valkyrie' }),
    level: 1,
    items: [],
    stranger: false,
    seed: 'arena',
    rules: choices.rules.usual,
  };
}

/** What the worker is asked for. */
export function wishOf({ rules, ...draft }: ArenaDraft, { hero }: ArenaChoices): ArenaWish {
  const ruleset = rulesetField(hero.rules, rules);
  return { ...draft, fight: randomSeed(), ...(ruleset !== undefined && { ruleset }) };
}

interface FormProps {
  readonly choices: ArenaChoices;
  readonly draft: ArenaDraft;
  readonly change: (draft: ArenaDraft) => void;
  readonly objection: { readonly field: string; readonly message: string } | undefined;
  readonly begin: () => void;
}

/** The page with the form. */
export function ArenaForm({ choices, draft, change, objection, begin }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    document.title = 'Arena · Roguewright';
  }, []);
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [objection]);
  const about = (field: string) => (objection?.field === field ? objection.message : undefined);
  const isElsewhere =
    objection !== undefined &&
    !['against', 'items', 'count', 'level', 'role', 'race', 'seed', 'ruleset'].includes(
      objection.field,
    );
  return (
    <main class="title arena">
      <div class="book single">
        <div class="page">
          <BackToTitle />
          <h1>Arena</h1>
          <p class="motto">
            A practice fight in a lit hall, with the odds beside what comes. Nothing of it is kept,
            and it counts for nothing.
          </p>
          <form
            ref={form}
            noValidate
            onSubmit={event => {
              event.preventDefault();
              begin();
            }}
          >
            <FoeFields {...{ choices, draft, change }} about={about} />
            <HeroFields {...{ choices, draft, change }} about={about} />
            <RulesField
              choices={choices.hero.rules}
              chosen={draft.rules}
              choose={rules => change({ ...draft, rules })}
              objection={about('ruleset')}
            />
            {isElsewhere && (
              <p class="trouble" role="alert">
                {objection.message}
              </p>
            )}
            <div class="begin-bar">
              <button type="submit" class="primary begin">
                Fight
              </button>
            </div>
          </form>
        </div>
      </div>
    </main>
  );
}

interface FieldsProps extends Pick<FormProps, 'choices' | 'draft' | 'change'> {
  /** The objection to a field. */
  readonly about: (field: string) => string | undefined;
}

/** Whom the hero fights. */
function FoeFields({ choices, draft, change, about }: FieldsProps) {
  return (
    <>
      <ListedField
        title="Monster"
        hint="Its name; the list has all that can be fought, with their levels."
        value={draft.against}
        offers={choices.offers.monsters.map(({ name, level }) => [name, `level ${level}`])}
        objection={about('against')}
        change={against => change({ ...draft, against })}
      />
      <NumberField
        title="How many"
        most={MOST_FOES}
        value={draft.count}
        objection={about('count')}
        change={count => change({ ...draft, count })}
      />
    </>
  );
}

/** Who fights, with what. */
function HeroFields({ choices, draft, change, about }: FieldsProps) {
  return (
    <>
      <KindFields
        choices={choices.hero}
        kind={draft}
        change={part => change({ ...draft, ...part })}
        about={about}
      />
      <NumberField
        title="Level of the hero"
        most={HIGHEST_LEVEL}
        value={draft.level}
        objection={about('level')}
        change={level => change({ ...draft, level })}
      />
      <Kit
        offers={choices.offers.items}
        items={draft.items}
        objection={about('items')}
        change={items => change({ ...draft, items })}
      />
      <label class="checked">
        <input
          type="checkbox"
          checked={draft.stranger}
          onChange={event => change({ ...draft, stranger: event.currentTarget.checked })}
        />{' '}
        The hero has never met this monster: he and the odds know only what he sees.
      </label>
    </>
  );
}

interface ListedProps {
  readonly title: string;
  readonly hint?: string;
  readonly value: string;
  /** Names with what is said of each. */
  readonly offers: readonly (readonly [name: string, about: string])[];
  readonly objection: string | undefined;
  readonly change: (value: string) => void;
}

/** A text with a list of what it may be. */
function ListedField({ title, hint, value, offers, objection, change }: ListedProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{title}</label>
      <input
        id={id}
        list={`${id}-list`}
        value={value}
        autoComplete="off"
        spellcheck={false}
        aria-invalid={objection !== undefined}
        aria-describedby={`${id}-trouble`}
        onInput={event => change(event.currentTarget.value)}
      />
      <datalist id={`${id}-list`}>
        {offers.map(([name, about]) => (
          <option key={name} value={name}>
            {about}
          </option>
        ))}
      </datalist>
      {hint !== undefined && <p class="muted hint">{hint}</p>}
      {objection !== undefined && (
        <p class="trouble" id={`${id}-trouble`} role="alert">
          {objection}
        </p>
      )}
    </div>
  );
}

/** A whole number from 1 on. */
function NumberField(properties: {
  readonly title: string;
  readonly most: number;
  readonly value: number;
  readonly objection: string | undefined;
  readonly change: (value: number) => void;
}) {
  const { title, most, value, objection, change } = properties;
  const id = useId();
  return (
    <div class="field">
      <label for={id}>
        {title}, 1 to {most}
      </label>
      <input
        id={id}
        type="number"
        min={1}
        max={most}
        value={value}
        aria-invalid={objection !== undefined}
        onInput={event => change(event.currentTarget.valueAsNumber)}
      />
      {objection !== undefined && (
        <p class="trouble" role="alert">
          {objection}
        </p>
      )}
    </div>
  );
}

interface KitProps {
  readonly offers: readonly string[];
  readonly items: readonly string[];
  readonly objection: string | undefined;
  readonly change: (items: readonly string[]) => void;
}

/** Items besides the kit of the role: each can be taken away again. */
function Kit({ offers, items, objection, change }: KitProps) {
  const [item, setItem] = useState('');
  const add = () => {
    if (item.trim() !== '') {
      change([...items, item.trim()]);
      setItem('');
    }
  };
  return (
    <fieldset class="kit">
      <legend>Items besides the kit of the role</legend>
      <div class="kit-add">
        <ListedField
          title="Item"
          value={item}
          offers={offers.map(name => [name, ''] as const)}
          objection={objection}
          change={setItem}
        />
        <button type="button" onClick={add} disabled={item.trim() === ''}>
          Add
        </button>
      </div>
      <p class="muted hint">They are worn or wielded where they can be.</p>
      <ul class="kit-items">
        {items.map((name, place) => (
          <li key={`${place} ${name}`}>
            {name}{' '}
            <button
              type="button"
              class="quiet"
              onClick={() => change(items.filter((_, at) => at !== place))}
            >
              Take away<span class="visually-hidden"> {name}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
