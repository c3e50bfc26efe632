// Problems of a page for those who see it, hear it or touch it: violations of the
// guidelines that axe-core knows, contrast among them, and text that lies over other text, buttons
// too small to hit, things wider than the screen.

import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Of violations only these count; the others are advice. */
const GRAVE = ['serious', 'critical'];

/** A side of a button at least, in pixels. */
const LEAST_SIDE = 24;

/** Makes the checks known to a page; before it is loaded. */
export async function prepareChecks(page: Page): Promise<void> {
  await page.addInitScript({ content: axe.source });
}

/** What is wrong with the page as it stands, a line each; `root` selects what is on top. */
export async function checkPage(page: Page, root: string): Promise<string[]> {
  return [
    ...(await violations(page, root)),
    ...(await page.evaluate(findClutter, { root, leastSide: LEAST_SIDE })),
  ];
}

async function violations(page: Page, root: string): Promise<string[]> {
  const found = await page.evaluate(
    ([selector, grave]) =>
      (globalThis as unknown as { axe: typeof axe }).axe
        .run(selector, { resultTypes: ['violations'], preload: false })
        .then(({ violations }) =>
          violations
            .filter(({ impact }) => grave.includes(String(impact)))
            .flatMap(({ id, nodes }) =>
              nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
            ),
        ),
    [root, GRAVE] as const,
  );
  return found.map(line => line.replace(/\s+/g, ' '));
}

/** What `findClutter` is given: it runs in the page and sees nothing of this file. */
interface Clutter {
  readonly root: string;
  readonly leastSide: number;
}

/** Text over text, small buttons, and what is wider than the screen. */
function findClutter({ root, leastSide }: Clutter): string[] {
  const screen = document.documentElement.clientWidth;
  const top = document.querySelector(root)!;
  const problems: string[] = [];

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.visually-hidden, canvas') === null;

  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} "${element.textContent.trim().slice(0, 40)}"`;

  /** The part of a box that no scrolling ancestor cuts off. */
  const clipped = (box: DOMRect, element: Element): DOMRect | undefined => {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).overflow !== 'visible') {
        const frame = at.getBoundingClientRect();
        left = Math.max(left, frame.left);
        top = Math.max(top, frame.top);
        right = Math.min(right, frame.right);
        bottom = Math.min(bottom, frame.bottom);
      }
    }
    const [width, height] = [right - left, bottom - top];
    return width > 1 && height > 1 ? new DOMRect(left, top, width, height) : undefined;
  };

  // A line's box is higher than its letters: an eighth of it above and below is empty.
  const texts: { parent: Element; words: string; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement!;
    const words = node.textContent!.trim();
    if (words === '' || !isShown(parent)) {
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { x, y, width, height } of range.getClientRects()) {
      const box = clipped(new DOMRect(x, y + height / 8, width, (height * 3) / 4), parent);
      if (box !== undefined) {
        texts.push({ parent, words, box });
      }
    }
  }
  for (const [at, one] of texts.entries()) {
    for (const other of texts.slice(at + 1)) {
      const width =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // A bar that stays in place while the page scrolls hides what it covers.
      const isCovered = one.parent.closest('.begin-bar') !== other.parent.closest('.begin-bar');
      if (one.parent !== other.parent && !isCovered && width > 1 && height > 1) {
        problems.push(`overlap: "${one.words}" and "${other.words}"`);
      }
    }
  }

  for (const element of top.querySelectorAll('button, a, input, summary')) {
    const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
    if (isShown(element) && Math.min(width, height) < leastSide) {
      problems.push(`small: ${name(element)} is ${width} by ${height}`);
    }
  }

  for (const element of top.querySelectorAll('*')) {
    const box = element.getBoundingClientRect();
    const seen = clipped(box, element.parentElement ?? element);
    if (isShown(element) && seen !== undefined && (box.left < -1 || box.right > screen + 1)) {
      problems.push(`wide: ${name(element)} from ${box.left} to ${box.right}`);
    }
  }
  if (document.documentElement.scrollWidth > screen) {
    problems.push(`wide: the page, ${document.documentElement.scrollWidth}`);
  }
  return problems;
}
