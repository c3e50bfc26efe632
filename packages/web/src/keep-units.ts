// A number and its unit stay on one line: the blank between them doesn't break. Texts come to the page from many
// rooms with a plain blank, which terminals, files and searches want; here every text of the page passes by.

import { type ComponentChild, options, type VNode } from 'preact';

/** A blank before a unit that follows a number or begins a text: `65 %`, `6.8 kg`; of a piece of JSX, ` kg`. */
const BEFORE_UNIT = /(^|\d) (?=(?:%|kg|g)(?![\p{L}\d]))/gu;

const NO_BREAK = '\u00a0';

/** The text with no-break spaces between numbers and units. @param isFirst nothing stands before it */
export function withUnits(text: string, isFirst = true): string {
  return text.replace(BEFORE_UNIT, (blank, before: string) =>
    before === '' && isFirst ? blank : `${before}${NO_BREAK}`,
  );
}

/** Has every text that Preact renders from now on keep its units. */
export function keepUnits(): void {
  const before = options.vnode;
  options.vnode = vnode => {
    keepUnitsOf(vnode);
    before?.(vnode);
  };
}

/** Attributes are left alone: only texts are broken into lines. */
function keepUnitsOf({ type, props }: VNode): void {
  if (typeof type !== 'string') {
    return;
  }
  const holder = props as { children?: ComponentChild | ComponentChild[] };
  const { children } = holder;
  if (typeof children === 'string') {
    holder.children = withUnits(children);
  } else if (Array.isArray(children)) {
    holder.children = children.map((child, place) =>
      typeof child === 'string' ? withUnits(child, isTextless(children[place - 1])) : child,
    );
  }
}

/** Whether what comes before a text isn't a text or a number. */
function isTextless(before: ComponentChild): boolean {
  return typeof before !== 'string' && typeof before !== 'number';
}
