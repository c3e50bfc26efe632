// A chapter of the handbook: its sections, and what other rulesets do.

import { HERE, NOT_HERE } from '@roguewright/engine/face';
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
      <Differs page={page} />
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

/** How the rules that are looked at differ from the house's; nothing for the house's. */
function Differs({ page: { differs } }: Pick<ChapterProps, 'page'>) {
  const { title, here, notHere } = differs;
  return here.length + notHere.length === 0 ? null : (
    <section aria-label="Differences from the house">
      <h3>How {title} differs from the house</h3>
      <DifferenceList title={HERE} differences={here} />
      <DifferenceList title={NOT_HERE} differences={notHere} />
    </section>
  );
}

function DifferenceList(properties: {
  readonly title: string;
  readonly differences: ChapterPage['differs']['here'];
}) {
  const { title, differences } = properties;
  return differences.length === 0 ? null : (
    <>
      <p class="muted">{title}</p>
      <ul>
        {differences.map(({ says, source, inPart }) => (
          <li key={says}>
            {says} {inPart && '(In part.) '}
            <span class="muted">{source}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
