// The lab: a question to the rules on the left page, the answer on the right. `#/lab?v=1&q=cast&…` opens a question.

import { LAB_KINDS, type LabKindName, shownValue } from '@roguewright/engine/face';
import type { Inputs } from '@roguewright/engine/odds';
import { useEffect, useState } from 'preact/hooks';
import { label } from '../figures.ts';
import { device } from '../host/device.ts';
import { BackToTitle, Book } from '../screens/book.tsx';
import { AnswerPart, type ColumnAnswer } from './answer-part.tsx';
import { ComparePart } from './compare-part.tsx';
import { CopyPart } from './copy-part.tsx';
import { LabForm } from './form-part.tsx';
import { GamePart } from './game-part.tsx';
import {
  columnInputs,
  FIRST_STATE,
  type LabState,
  labAddress,
  notUnderstood,
  readLabAddress,
  withInput,
  withKind,
} from './lab-state.ts';
import { keepOwnLast, ownLast, usePins } from './own-work.ts';
import { PresetPart } from './preset-part.tsx';
import { StudyPart } from './study-part.tsx';
import { useAsked } from './use-asked.ts';

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
  const { start, state, change, isVisit, takeOver, column, setColumn } = useQuestion(address);
  const [pins, togglePin] = usePins();
  const inputs = columnInputs(state, column);
  const form = useAsked(formKey(state.kind, inputs), () => device().labForm(state.kind, inputs));
  const a = useColumn(state, 'a');
  const b = useColumn(state, state.b === undefined ? undefined : 'b');
  const told = (changed: Inputs, to = column) => change(withInput(state, to, changed));
  const step = (tick: string) => change({ ...state, study: { ...state.study, tick } });
  const problem = (column === 'a' ? a : b).problem ?? form.problem;
  return (
    <Book
      kind="lab"
      left={
        <>
          <BackToTitle />
          <h1>Lab</h1>
          <Notes {...start} isVisit={isVisit} state={state} takeOver={takeOver} />
          <Kinds kind={state.kind} choose={kind => change(withKind(state, kind, pins))} />
          <Columns state={state} column={column} choose={setColumn} change={change} />
          {form.result !== undefined && (
            <LabForm
              key={`${state.kind} ${column}`}
              form={form.result}
              inputs={inputs}
              problem={problem}
              pins={pins}
              togglePin={togglePin}
              change={changed => told(changed)}
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
            inputs={columnInputs(state, 'a')}
            told={one => told(one, 'a')}
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
                told={one => told(one, 'b')}
                step={step}
              />
              <ComparePart a={a.result?.figures} b={b.result?.figures} />
            </>
          )}
          <StudyPart state={state} form={form.result} answer={a} change={change} />
          <CopyPart state={state} answer={a.result} />
          <PresetPart state={state} open={change} />
          <GamePart open={change} />
        </>
      }
    />
  );
}

/** What a form depends on. */
function formKey(kind: LabKindName, { ruleset, content, archetypes }: Inputs): string {
  return JSON.stringify([kind, ruleset, content, archetypes]);
}

/** The question of the address, which follows it. */
function useQuestion(address: string) {
  const [start, setStart] = useState(() => opened(address));
  const [state, setState] = useState(start.state);
  const [isVisit, setVisit] = useState(start.isVisit);
  const [column, setColumn] = useState<'a' | 'b'>('a');
  useEffect(() => {
    document.title = 'Lab · Roguewright';
    const reopen = () => {
      if (location.hash.startsWith('#/lab')) {
        const next = opened(location.hash.slice('#/lab?'.length));
        setStart(next);
        setState(next.state);
        setVisit(next.isVisit);
        setColumn('a');
      }
    };
    addEventListener('hashchange', reopen);
    return () => removeEventListener('hashchange', reopen);
  }, []);
  const present = labAddress(state);
  useEffect(() => {
    history.replaceState(null, '', `#/lab?${present}`);
    if (!isVisit) {
      keepOwnLast(present);
    }
  }, [present, isVisit]);
  const change = (next: LabState) => {
    setState(next);
    if (next.b === undefined) {
      setColumn('a');
    }
  };
  const takeOver = () => {
    keepOwnLast(present);
    setVisit(false);
  };
  return { start, state, change, isVisit, takeOver, column, setColumn };
}

/** What an address opens. A visit leaves the player's own last question alone. */
function opened(address: string): {
  readonly state: LabState;
  readonly isVisit: boolean;
  readonly problem?: string;
} {
  const own = ownLast();
  const last = readOr(own, FIRST_STATE);
  if (address === '') {
    return { state: last.state, isVisit: false };
  }
  const { state, problem } = readOr(address, last.state);
  return problem === undefined
    ? { state, isVisit: own !== undefined && labAddress(state) !== own }
    : { state, isVisit: false, problem };
}

function readOr(
  address: string | undefined,
  otherwise: LabState,
): { readonly state: LabState; readonly problem?: string } {
  if (address === undefined) {
    return { state: otherwise };
  }
  try {
    return { state: readLabAddress(address) };
  } catch (error) {
    return { state: otherwise, problem: (error as Error).message };
  }
}

function useColumn(state: LabState, column: 'a' | 'b' | undefined): ColumnAnswer {
  const inputs = column === undefined ? {} : columnInputs(state, column);
  const { kind } = state;
  const key = column === undefined ? undefined : `${kind} ${JSON.stringify(inputs)}`;
  const { result, ...asked } = useAsked(key, async () => ({
    kind,
    answer: await device().labAnswer(kind, inputs),
  }));
  // The last answer stays in view while the next is worked out, but never under another kind of question.
  return result?.kind === kind ? { ...asked, result: result.answer } : asked;
}

/** Figures of the bar at most. */
const IN_BAR = 3;

/** The first figures, where the answer stands below the form: on a telephone. */
function AnswerBar({ answer: { result, isStale } }: { readonly answer: ColumnAnswer }) {
  if (result === undefined) {
    return null;
  }
  const told = result.figures
    .slice(0, IN_BAR)
    .map(({ name, kind, value }) => `${label(name)} ${shownValue(kind, value)}`);
  return (
    <div class={`begin-bar lab-now ${isStale ? 'stale' : ''}`}>
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

function Visit({ takeOver }: { readonly takeOver: () => void }) {
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
}

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

function Kinds({ kind, choose }: KindsProps) {
  return (
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
  );
}

interface ColumnsProps {
  readonly state: LabState;
  readonly column: 'a' | 'b';
  readonly choose: (column: 'a' | 'b') => void;
  readonly change: (state: LabState) => void;
}

/** Which column the fields belong to. */
function Columns({ state, column, choose, change }: ColumnsProps) {
  if (state.b === undefined) {
    return (
      <p>
        <button
          type="button"
          onClick={() => {
            change({ ...state, b: {} });
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
      <button type="button" class="quiet" onClick={() => change({ ...state, b: undefined })}>
        End the comparison
      </button>
    </p>
  );
}
