// A chapter of the handbook: its sections, and what other rulesets do.

import type { RefObject } from 'preact';
import { handbookAddress } from '../screens/route.ts';
import type { ChapterPage } from './book.ts';

interface ChapterProps {
  readonly page: ChapterPage;
  readonly rules: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The chapter. */
export function ChapterArticle({ page, rules, heading }: ChapterProps) {
  return (
    <article aria-label={page.title}>
      <h2 ref={heading} tabIndex={-1}>
        {page.title}
      </h2>
      <p>{page.about}</p>
      <ul class="sections">
        {page.sections.map(({ id, title }) => (
          <li key={id}>
            <a href={handbookAddress(id, rules)}>{title}</a>
          </li>
        ))}
      </ul>
      <h3>What other rulesets do</h3>
      {page.changes.map(({ id, title, parent, differences }) => (
        <details key={id} class="changes">
          <summary>
            {title} <span class="muted">otherwise as {parent}</span>
          </summary>
          <ul>
            {differences.map(({ says, source }) => (
              <li key={says}>
                {says} <span class="muted">{source}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </article>
  );
}
