// A sheet over the right column, or from below on a narrow screen. It is a modal dialog: the focus
// stays in it, Escape leaves it, and the letters of its entries choose them.

import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

interface SheetProps {
  readonly title: ComponentChildren;
  readonly close: () => void;
  readonly children: ComponentChildren;
  /** A class of its own. */
  readonly kind?: string;
}

/**
 * The button of the row of actions under a click. Beside a sheet the row is in view, but the browser finds nothing in it
 * as long as the dialog is open.
 */
function actionUnder({ clientX, clientY }: MouseEvent): HTMLButtonElement | undefined {
  return [...document.querySelectorAll<HTMLButtonElement>('.actions button:enabled')].find(
    button => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return left <= clientX && clientX < right && top <= clientY && clientY < bottom;
    },
  );
}

/** The dialog; open as long as it is mounted. */
export function Sheet({ title, close, children, kind = '' }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Not the first button: a key meant for the map must not press it. Here the arrows scroll.
    body.current?.focus();
    return () => element?.close();
  }, []);
  const choose = (event: KeyboardEvent) => {
    // What is typed into a field is no letter of an entry.
    const isWritten =
      event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (isWritten || event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    // Enter presses the button that names it, and one that has the focus itself.
    const isOnButton =
      event.target instanceof Element &&
      event.target.closest('button, a, summary, select') !== null;
    const wanted =
      event.key === 'Enter' && !isOnButton
        ? 'button[data-enter]'
        : `button[data-letter="${CSS.escape(event.key)}"]`;
    const entry = dialog.current?.querySelector<HTMLButtonElement>(wanted);
    if (entry !== undefined && entry !== null) {
      event.preventDefault();
      // The sheet is gone after the click: the letter must not reach the map as a key.
      event.stopPropagation();
      entry.click();
    }
  };
  return (
    <dialog
      ref={dialog}
      class={`sheet ${kind}`}
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault();
        close();
      }}
      onKeyDown={choose}
      onClick={event => {
        if (event.target === dialog.current) {
          const action = actionUnder(event);
          close();
          action?.click();
        }
      }}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        <button type="button" class="quiet" onClick={close}>
          Close <kbd>Esc</kbd>
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse it is scrolled by keys */}
      <div class="sheet-body" tabIndex={0} ref={body}>
        {children}
      </div>
    </dialog>
  );
}
