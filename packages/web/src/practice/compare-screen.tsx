// One seed under two rules side by side: how the hero begins, how far the simple player gets, and what he sees. The
// address holds all of it, so that it can be passed on.

import { type ChosenRules, presetOf, rulesetField, rulesNamed } from '@roguewright/engine/face';
import type { Choice, HeroChoices, SeedColumn } from '@roguewright/engine/host';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { type HeroKind, kindWished } from '../forms/hero-kind.tsx';
import { RulesField } from '../forms/rules-field.tsx';
import { device } from '../host/device.ts';
import { BackToTitle } from '../screens/book.tsx';
import { Notice } from '../screens/notice.tsx';
import { type CompareWish, compareAddress, newHeroAddress } from '../screens/route.ts';

/** Commands of the simple player at most, where the address says nothing. */
const USUAL_MOVES = 300;

/** The most that a page waits for. */
const MOST_MOVES = 2000;

interface Draft extends HeroKind {
  readonly seed: string;
  readonly moves: number;
  readonly rules: readonly [ChosenRules, ChosenRules];
}

/** What came, with the draft that it came of. */
interface Compared {
  readonly draft: Draft;
  readonly columns: readonly SeedColumn[];
}

/** The page. */
export function CompareScreen({ wish }: { readonly wish: CompareWish }) {
  const [choices, setChoices] = useState<HeroChoices>();
  const [draft, setDraft] = useState<Draft>();
  const [compared, setCompared] = useState<Compared>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    document.title = 'One seed, two rules · Roguewright';
    device()
      .choices()
      .then(
        found => {
          setChoices(found);
          const first = draftOf(wish, found);
          setDraft(first);
          if (wish.seed !== undefined) {
            void compare(first, found);
          }
        },
        (error: Error) => setProblem(error.message),
      );
  }, []);
  const compare = async (asked: Draft, { rules }: HeroChoices) => {
    setProblem('');
    setCompared({ draft: asked, columns: [] });
    history.replaceState(null, '', compareAddress(wishOf(asked, rules)));
    const { seed, role, race, moves } = asked;
    const columns: SeedColumn[] = [];
    try {
      for (const chosen of asked.rules) {
        const ruleset = rulesetField(rules, chosen);
        const named = ruleset === undefined ? {} : { ruleset };
        columns.push(await device().seedColumn({ seed, role, race, moves, ...named }));
        setCompared({ draft: asked, columns: [...columns] });
      }
    } catch (error) {
      setCompared(undefined);
      setProblem((error as Error).message);
    }
  };
  if (choices === undefined || draft === undefined) {
    return (
      <Notice title="One seed, two rules">
        <p role="status">{problem === '' ? 'A moment…' : problem}</p>
      </Notice>
    );
  }
  return (
    <main class="title compare">
      <div class="book single">
        <div class="page">
          <BackToTitle />
          <h1>One seed, two rules</h1>
          <p class="motto">
            The same hero of the same seed under two rules, led by the simple player through the
            same number of commands.
          </p>
          <CompareForm
            choices={choices}
            draft={draft}
            change={setDraft}
            compare={() => void compare(draft, choices)}
          />
          {problem !== '' && (
            <p class="trouble" role="alert">
              {problem}
            </p>
          )}
          {compared !== undefined && <Comparison {...compared} choices={choices} />}
        </div>
      </div>
    </main>
  );
}

function draftOf(wish: CompareWish, choices: HeroChoices): Draft {
  const { rules } = choices;
  const moves = Number(wish.moves);
  const usual = presetOf(rules, rules.usual);
  const other = rules.presets.find(one => one !== usual)?.rules;
  return {
    seed: wish.seed ?? 'demo',
    ...kindWished(choices, wish),
    moves: Number.isInteger(moves) && moves >= 1 ? Math.min(moves, MOST_MOVES) : USUAL_MOVES,
    rules: [
      wish.rules === undefined ? rules.usual : rulesNamed(rules, wish.rules),
      wish.against === undefined ? (other ?? rules.usual) : rulesNamed(rules, wish.against),
    ],
  };
}

function wishOf({ seed, role, race, moves, rules }: Draft, choices: HeroChoices['rules']) {
  const [one, other] = rules.map(chosen => briefOf(choices, chosen)) as [string, string];
  return { seed, role, race, moves: String(moves), rules: one, against: other };
}

/** The rules as an address names them. */
function briefOf(choices: HeroChoices['rules'], chosen: ChosenRules): string {
  return presetOf(choices, chosen)?.id ?? rulesetField(choices, chosen) ?? 'house';
}

interface FormProps {
  readonly choices: HeroChoices;
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
  readonly compare: () => void;
}

function CompareForm({ choices, draft, change, compare }: FormProps) {
  const { roles, races, rules } = choices;
  const [seed, moves] = [useId(), useId()];
  const [one, other] = draft.rules;
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault();
        compare();
      }}
    >
      <div class="compare-fields">
        <div class="field">
          <label for={seed}>Seed</label>
          <input
            id={seed}
            value={draft.seed}
            autoComplete="off"
            spellcheck={false}
            maxLength={64}
            onInput={event => change({ ...draft, seed: event.currentTarget.value })}
          />
        </div>
        <Select
          title="Role"
          offers={roles}
          chosen={draft.role}
          choose={role => change({ ...draft, role })}
        />
        <Select
          title="Race"
          offers={races}
          chosen={draft.race}
          choose={race => change({ ...draft, race })}
        />
        <div class="field">
          <label for={moves}>Commands, 1 to {MOST_MOVES}</label>
          <input
            id={moves}
            type="number"
            min={1}
            max={MOST_MOVES}
            value={draft.moves}
            onInput={event => {
              const count = event.currentTarget.valueAsNumber;
              if (count >= 1 && count <= MOST_MOVES) {
                change({ ...draft, moves: Math.floor(count) });
              }
            }}
          />
        </div>
      </div>
      <div class="compare-rules">
        <section aria-label="The first rules">
          <RulesField
            choices={rules}
            chosen={one}
            choose={chosen => change({ ...draft, rules: [chosen, other] })}
            objection={undefined}
          />
        </section>
        <section aria-label="The second rules">
          <RulesField
            choices={rules}
            chosen={other}
            choose={chosen => change({ ...draft, rules: [one, chosen] })}
            objection={undefined}
          />
        </section>
      </div>
      <div class="begin-bar">
        <button type="submit" class="primary begin" disabled={draft.seed.trim() === ''}>
          Compare
        </button>
      </div>
    </form>
  );
}

interface SelectProps {
  readonly title: string;
  readonly offers: readonly Choice[];
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

function Select({ title, offers, chosen, choose }: SelectProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{title}</label>
      <select id={id} value={chosen} onChange={event => choose(event.currentTarget.value)}>
        {offers.map(offer => (
          <option key={offer.id} value={offer.id}>
            {offer.name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What comes stands below the form: it scrolls into view when it is asked for, and when it has come. */
function Comparison({ draft, columns, choices }: Compared & { readonly choices: HeroChoices }) {
  const names = draft.rules.map(chosen => briefOf(choices.rules, chosen));
  const titles = draft.rules.map(chosen => presetOf(choices.rules, chosen)?.name ?? 'A mixture');
  const [first] = columns;
  const isWhole = columns.length >= draft.rules.length;
  const top = useRef<HTMLElement>(null);
  useEffect(() => top.current?.scrollIntoView({ block: 'start' }), [draft, isWhole]);
  if (first === undefined || !isWhole) {
    return (
      <p role="status" ref={top as { current: HTMLParagraphElement | null }}>
        Playing… <progress value={columns.length} max={draft.rules.length} />
      </p>
    );
  }
  const rows = (part: 'beginning' | 'end') =>
    first[part].map(({ name }, at) => {
      const values = columns.map(column => column[part][at]!.value);
      return (
        <tr key={name} class={values[0] === values[1] ? undefined : 'differs'}>
          <th scope="row">{name}</th>
          {values.map((value, column) => (
            <td key={`${column} ${names[column]}`}>{value}</td>
          ))}
        </tr>
      );
    });
  const { seed, role, race, moves } = draft;
  return (
    <section aria-label="Comparison" class="comparison" ref={top}>
      <table>
        <caption>Seed {seed} under two rules</caption>
        <thead>
          <tr>
            <td />
            {titles.map((title, column) => (
              <th key={`${column} ${title}`} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows('beginning')}
          <tr>
            <th scope="rowgroup" colSpan={3}>
              After {moves} commands of the simple player
            </th>
          </tr>
          {rows('end')}
          <tr>
            <th scope="row">Play it</th>
            {names.map((rules, column) => (
              <td key={`${column} ${rules}`}>
                <a class="begin-again" href={newHeroAddress({ seed, role, race, rules })}>
                  Begin this hero
                </a>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <div class="compare-maps">
        {columns.map(({ lastMap }, column) => (
          <figure key={`${column} ${names[column]}`}>
            <figcaption>Where he stands at last: {titles[column]}</figcaption>
            <pre>{lastMap}</pre>
          </figure>
        ))}
      </div>
    </section>
  );
}
