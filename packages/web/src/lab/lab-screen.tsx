// The lab: a question to the rules on the left page, the answer on the right. `#/lab?v=1&q=cast&…` opens a question.

import { LAB_KINDS, type LabKindName, type PageAnswer, shownValue } from '@roguewright/engine/face';
import type { Inputs } from '@roguewright/engine/odds';
import { useMemo, useRef } from 'preact/hooks';
import { label } from '../figures.ts';
import { device } from '../host/device.ts';
import { BackToTitle, Book } from '../screens/book.tsx';
import { AnswerPart, type ColumnAnswer } from './answer-part.tsx';
import { asBefore } from './asking/as-before.ts';
import type { EarlyAnswers } from './asking/early-answers.ts';
import { useAsked } from './asking/use-asked.ts';
import { answerKey, type Change, useQuestion } from './asking/use-question.ts';
import { ComparePart } from './compare-part.tsx';
import { CopyPart } from './copy-part.tsx';
import { LabForm } from './form-part.tsx';
import { GamePart } from './game-part.tsx';
import { kept } from './kept.tsx';
import { columnInputs, type LabState, notUnderstood, withInput, withKind } from './lab-state.ts';
import { usePins } from './own-work.ts';
import { PresetPart } from './preset-part.tsx';
import { StudyPart } from './study-part.tsx';
import { useSteady } from './use-steady.ts';

/** What the kinds of questions are called. */
const KIND_TITLES: Readonly<Record<LabKindName, string>> = {
  cast: 'Cast a spell',
  attack: 'Attack',
  shoot: 'Shoot',
  throw: 'Throw',
  speed: 'Speed',
  charge: 'Charge an item',
  duel: 'Duel',
  area: 'Small map',
  sequence: 'Sequence',
  study: 'Learn a book',
  memory: 'Memory',
  wrest: 'Wrest a wand',
  cancel: 'Cancel a thing',
  treasure: 'Treasure',
  table: 'Table of the handbook',
};

/** The page. @param props.address what follows `#/lab?`; empty: the player's own last question */
export function LabScreen({ address }: { readonly address: string }) {
  const { start, state, change, isVisit, takeOver, column, setColumn, early } =
    useQuestion(address);
  const [pins, togglePin] = usePins();
  const inputs = useMemo(() => columnInputs(state, column), [state, column]);
  const form = useAsked(formKey(state.kind, inputs), () => device().labForm(state.kind, inputs));
  const a = useColumn(state, 'a', early);
  const b = useColumn(state, state.b === undefined ? undefined : 'b', early);
  const tell = (to: 'a' | 'b') => (changed: Inputs) =>
    change(before => withInput(before, to, changed));
  const step = (tick: string) =>
    change(before => ({ ...before, study: { ...before.study, tick } }));
  const problem = (column === 'a' ? a : b).problem ?? form.problem;
  const changeField = useSteady(tell(column));
  const tellA = useSteady(tell('a'));
  const tellB = useSteady(tell('b'));
  const pin = useSteady(togglePin);
  const take = useSteady(takeOver);
  const present = useRef(state);
  present.current = state;
  const open = useSteady((next: LabState) => change(() => next));
  const choose = useSteady((kind: LabKindName) => change(before => withKind(before, kind, pins)));
  return (
    <Book
      kind="lab"
      left={
        <>
          <BackToTitle />
          <h1>Lab</h1>
          <Notes {...start} isVisit={isVisit} state={state} takeOver={take} />
          <Kinds kind={state.kind} choose={choose} />
          <Columns state={state} column={column} choose={setColumn} change={change} />
          {form.result !== undefined && (
            <LabForm
              key={`${state.kind} ${column}`}
              form={form.result}
              inputs={inputs}
              problem={problem}
              pins={pins}
              togglePin={pin}
              change={changeField}
            />
          )}
          <AnswerBar answer={column === 'a' ? a : b} />
        </>
      }
      right={
        <>
          <AnswerPart
            column={a}
            name={state.b === undefined ? '' : 'A'}
            state={state}
            form={form.result}
            inputs={state.a}
            told={tellA}
            step={step}
          />
          {state.b !== undefined && (
            <>
              <AnswerPart
                column={b}
                name="B"
                state={state}
                form={form.result}
                inputs={columnInputs(state, 'b')}
                told={tellB}
                step={step}
              />
              <ComparePart a={a.result?.figures} b={b.result?.figures} />
            </>
          )}
          <StudyPart state={state} form={form.result} answer={a} change={change} />
          <CopyPart state={state} answer={a.result} />
          <PresetPart present={present} open={open} />
          <GamePart open={open} />
        </>
      }
    />
  );
}

/** What a form depends on. */
function formKey(kind: LabKindName, { ruleset, content, archetypes }: Inputs): string {
  return JSON.stringify([kind, ruleset, content, archetypes]);
}

function useColumn(
  state: LabState,
  column: 'a' | 'b' | undefined,
  early: EarlyAnswers<PageAnswer>,
): ColumnAnswer {
  const inputs = column === undefined ? {} : columnInputs(state, column);
  const { kind } = state;
  const key = column === undefined ? undefined : answerKey(kind, inputs);
  const own = answerKey(kind, inputs);
  const { result, ...asked } = useAsked(
    key,
    async () => ({
      kind,
      answer: await (early.take(own) ?? device().labAnswer(kind, inputs)),
    }),
    () => {
      const answer = early.known(own);
      return answer && { kind, answer };
    },
  );
  const last = useRef<PageAnswer>(undefined);
  // The last answer stays in view while the next is worked out, but never under another kind of question.
  if (result?.kind !== kind) {
    return asked;
  }
  last.current = asBefore(last.current, result.answer);
  return { ...asked, result: last.current };
}

/** Figures of the bar at most. */
const IN_BAR = 3;

/** The first figures, where the answer stands below the form: on a telephone. */
function AnswerBar({ answer: { result, isLate } }: { readonly answer: ColumnAnswer }) {
  if (result === undefined) {
    return null;
  }
  const told = result.figures
    .slice(0, IN_BAR)
    .map(({ name, kind, value }) => `${label(name)} ${shownValue(kind, value)}`);
  return (
    <div class={`begin-bar lab-now ${isLate ? 'stale' : ''}`}>
      <button
        type="button"
        onClick={() => document.querySelector('.answer')?.scrollIntoView({ block: 'start' })}
      >
        {told.length === 0 ? 'Refused' : told.join(' · ')} ↓
      </button>
    </div>
  );
}

interface NotesProps {
  readonly problem?: string;
  readonly isVisit: boolean;
  readonly state: LabState;
  readonly takeOver: () => void;
}

/** What is to be said of the address. */
function Notes({ problem, isVisit, state, takeOver }: NotesProps) {
  return (
    <>
      {problem !== undefined && (
        <p class="trouble" role="alert">
          {problem}
        </p>
      )}
      {isVisit && <Visit takeOver={takeOver} />}
      <NotUnderstood words={notUnderstood(state)} />
    </>
  );
}

const Visit = kept(({ takeOver }: { readonly takeOver: () => void }) => {
  return (
    <p class="visit">
      This question came with a link. Your own last question is kept.{' '}
      <button type="button" onClick={takeOver}>
        Take it over
      </button>{' '}
      <a class="own-line" href="#/lab">
        Back to my own
      </a>
    </p>
  );
});

function NotUnderstood({ words }: { readonly words: readonly string[] }) {
  return words.length === 0 ? null : (
    <p class="trouble" role="status">
      Not understood, but kept in the link: {words.join(', ')}
    </p>
  );
}

interface KindsProps {
  readonly kind: LabKindName;
  readonly choose: (kind: LabKindName) => void;
}

const Kinds = kept(({ kind, choose }: KindsProps) => (
  <fieldset class="kinds">
    <legend class="visually-hidden">Kind of question</legend>
    {LAB_KINDS.map(name => (
      <label key={name} class={name === kind ? 'chosen' : ''}>
        <input
          type="radio"
          name="kind"
          checked={name === kind}
          onChange={() => name !== kind && choose(name)}
        />
        {KIND_TITLES[name]}
      </label>
    ))}
  </fieldset>
));

interface ColumnsProps {
  readonly state: LabState;
  readonly column: 'a' | 'b';
  readonly choose: (column: 'a' | 'b') => void;
  readonly change: Change;
}

/** Which column the fields belong to. */
function Columns({ state, column, choose, change }: ColumnsProps) {
  if (state.b === undefined) {
    return (
      <p>
        <button
          type="button"
          onClick={() => {
            change(before => ({ ...before, b: {} }));
            choose('b');
          }}
        >
          Compare with a second question
        </button>
      </p>
    );
  }
  return (
    <p class="columns">
      {(['a', 'b'] as const).map(one => (
        <button key={one} type="button" aria-pressed={column === one} onClick={() => choose(one)}>
          Fields of {one.toUpperCase()}
        </button>
      ))}
      <button
        type="button"
        class="quiet"
        onClick={() => change(before => ({ ...before, b: undefined }))}
      >
        End the comparison
      </button>
    </p>
  );
}
