// The question before a dangerous act: what it risks, and whether to go on.

import { type Doubt, yesKey } from '@roguewright/engine/host';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Doubts } from '../play/doubts.ts';

/** The question; nothing while none waits. */
export function DoubtPanel({ doubts }: { doubts: Doubts }) {
  const waiting = doubts.asked.value;
  return waiting === undefined ? null : <Asked doubts={doubts} doubt={waiting.doubt} />;
}

function Asked({ doubts, doubt }: { readonly doubts: Doubts; readonly doubt: Doubt }) {
  const yes = yesKey(doubt);
  const panel = useRef<HTMLElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const onwards = useRef<HTMLButtonElement>(null);
  // The safe answer has the focus; where the focus was, it returns.
  useLayoutEffect(() => {
    const before = document.activeElement;
    back.current?.focus();
    return () => {
      if (before instanceof HTMLElement) {
        before.focus();
      }
    };
  }, []);
  useEffect(() => {
    const press = ({ target }: Event) => {
      if (!panel.current?.contains(target as Node)) {
        doubts.miss();
      }
    };
    addEventListener('pointerdown', press, true);
    return () => removeEventListener('pointerdown', press, true);
  }, [doubts]);
  // Tab stays within the question: a fight by Tab would walk out of it.
  const stay = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      event.preventDefault();
      const isBack = document.activeElement === back.current;
      (isBack ? onwards : back).current?.focus();
    }
  };
  return (
    <section
      ref={panel}
      class="doubt"
      role="alertdialog"
      aria-label="Danger"
      aria-describedby="doubt-text"
      onKeyDown={stay}
    >
      <p id="doubt-text">{doubt.text}</p>
      {doubts.missed.value && (
        <p role="status">
          Not answered yet: <span class="for-keys">{yes} goes on, n or Esc holds back.</span>
          <span class="for-fingers">tap one of these.</span>
        </p>
      )}
      <p class="buttons">
        <button type="button" ref={back} onClick={() => doubts.answer(false)}>
          Hold back <kbd>n</kbd>
        </button>
        <button type="button" ref={onwards} onClick={() => doubts.answer(true)}>
          Go on <kbd>{yes}</kbd>
        </button>
      </p>
    </section>
  );
}
