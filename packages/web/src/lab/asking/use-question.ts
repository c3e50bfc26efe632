// The question that the lab shows: it follows the address, and every change of it is asked at once.

import type { LabKindName, PageAnswer } from '@roguewright/engine/face';
import type { Inputs } from '@roguewright/engine/odds';
import { useEffect, useRef, useState } from 'preact/hooks';
import { device } from '../../host/device.ts';
import {
  columnInputs,
  FIRST_STATE,
  type LabState,
  labAddress,
  readLabAddress,
} from '../lab-state.ts';
import { keepOwnLast, ownLast } from '../own-work.ts';
import { EarlyAnswers } from './early-answers.ts';

/** Changes the question. */
export type Change = (next: (before: LabState) => LabState) => void;

/** The question of the address, which follows it. */
export function useQuestion(address: string) {
  const [start, setStart] = useState(() => opened(address));
  const [state, setState] = useState(start.state);
  const [isVisit, setVisit] = useState(start.isVisit);
  const [column, setColumn] = useState<'a' | 'b'>('a');
  const early = useRef(new EarlyAnswers<PageAnswer>()).current;
  // The question with the changes that aren't drawn yet.
  const newest = useRef(state);
  const put = (next: LabState, visits: boolean, draw?: () => void) => {
    const before = questionsOf(newest.current);
    newest.current = next;
    const asked = [...questionsOf(next)].filter(([key]) => !before.has(key));
    const { hash } = location;
    early.drawWith(new Map(asked), () => {
      setState(next);
      draw?.();
      // Browsers take a while for it: the answer is drawn first.
      setTimeout(() => {
        if (newest.current === next) {
          keepAddress(next, visits, hash);
        }
      });
    });
  };
  useEffect(() => {
    document.title = 'Lab · Roguewright';
    const reopen = () => {
      if (location.hash.startsWith('#/lab')) {
        const next = opened(location.hash.slice('#/lab?'.length));
        put(next.state, next.isVisit, () => {
          setStart(next);
          setVisit(next.isVisit);
          setColumn('a');
        });
      }
    };
    addEventListener('hashchange', reopen);
    keepAddress(state, isVisit, location.hash);
    return () => {
      removeEventListener('hashchange', reopen);
      early.drop();
    };
  }, []);
  const change: Change = update => {
    const next = update(newest.current);
    put(next, isVisit, () => {
      if (next.b === undefined) {
        setColumn('a');
      }
    });
  };
  const takeOver = () => {
    keepOwnLast(labAddress(newest.current));
    setVisit(false);
  };
  return { start, state, change, isVisit, takeOver, column, setColumn, early };
}

/**
 * Puts a question into the address, and keeps it as the player's own last one.
 * @param before the address that gives way to it; another one has come since and stays
 */
function keepAddress(state: LabState, isVisit: boolean, before: string): void {
  const address = labAddress(state);
  if (location.hash === before) {
    history.replaceState(null, '', `#/lab?${address}`);
  }
  if (!isVisit) {
    keepOwnLast(address);
  }
}

/** What is asked for the answers of a state. */
function questionsOf(state: LabState): ReadonlyMap<string, () => Promise<PageAnswer>> {
  const columns = state.b === undefined ? (['a'] as const) : (['a', 'b'] as const);
  return new Map(
    columns.map(column => {
      const inputs = columnInputs(state, column);
      return [answerKey(state.kind, inputs), () => device().labAnswer(state.kind, inputs)];
    }),
  );
}

/** The whole question of an answer. */
export function answerKey(kind: LabKindName, inputs: Inputs): string {
  return `${kind} ${JSON.stringify(inputs)}`;
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
