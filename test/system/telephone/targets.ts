// What is too small for a finger: buttons and links that stand by themselves, as a page shows them.

import type { Page } from 'playwright-core';

/** A side of a target at least, in pixels. */
const LEAST_SIDE = 44;

/** Something to press, and what kind of element it is. */
interface Target {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** What can be pressed within a root and is in view, with its sides. */
export async function targets(page: Page, root: string): Promise<readonly Target[]> {
  return await page.evaluate(selector => {
    /** A link among words: the lines of the sentence give its height. */
    const isInSentence = (link: Element): boolean => {
      if (getComputedStyle(link).display !== 'inline') {
        return false;
      }
      const others = [...link.parentElement!.childNodes].filter(node => node !== link);
      return others.some(
        node => node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.textContent ?? ''),
      );
    };
    const pressed = 'button, a, summary, select, input, textarea, [role=button]';
    return [...document.querySelectorAll(`:is(${selector}) :is(${pressed})`)]
      .filter(element => element.checkVisibility({ visibilityProperty: true }))
      .filter(element => element.closest('.visually-hidden') === null)
      .filter(element => !(element.matches('a') && isInSentence(element)))
      .map(element => {
        // A field is pressed by its words, too.
        const isBox = element.matches('[type=radio], [type=checkbox]');
        const box = ((isBox && element.closest('label')) || element).getBoundingClientRect();
        const { width, height } = box;
        const words = (element.textContent || element.getAttribute('aria-label')) ?? '';
        const name = `${element.tagName.toLowerCase()}.${element.className} "${words.trim().slice(0, 40)}"`;
        return { name, width, height };
      })
      .filter(({ width, height }) => width > 0 && height > 0);
  }, root);
}

/** Lines about what is smaller than a finger needs it. */
export async function smallTargets(page: Page, root = 'body'): Promise<string[]> {
  const all = await targets(page, root);
  const side = (pixels: number) => Math.round(pixels * 10) / 10;
  return all
    .filter(({ width, height }) => Math.min(width, height) < LEAST_SIDE - 0.01)
    .map(({ name, width, height }) => `${name} is ${side(width)} by ${side(height)}`);
}
