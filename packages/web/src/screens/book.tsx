// The open book on which everything outside of play is written.

import type { ComponentChildren } from 'preact';

interface BookProps {
  /** A class of the screen, for what is its own. */
  readonly kind: string;
  readonly left: ComponentChildren;
  readonly right: ComponentChildren;
}

/** Two pages, one under the other where there is no room beside it. */
export function Book({ kind, left, right }: BookProps) {
  return (
    <main class={`title ${kind}`}>
      <div class="book">
        <div class="page left">{left}</div>
        <div class="page right">{right}</div>
      </div>
    </main>
  );
}

/** The way back, at the head of a page. */
export function BackToTitle() {
  return (
    <p class="back">
      <a href="#/">
        <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
          <path d="M8 1 3 6l5 5" />
        </svg>
        Title page
      </a>
    </p>
  );
}
