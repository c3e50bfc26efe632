// A section of the handbook: its words, its tables, and questions for the lab.

import type {
  PageCell,
  PageSuggestion,
  PageTable,
  SectionPage,
} from '@roguewright/engine/handbook';
import type { RefObject } from 'preact';
import { handbookAddress } from '../screens/route.ts';
import type { BookLine } from './book.ts';

interface SectionProps {
  readonly page: SectionPage;
  readonly rules: string;
  readonly beside: { readonly before: BookLine | undefined; readonly after: BookLine | undefined };
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The section. */
export function SectionArticle({ page, rules, beside, heading }: SectionProps) {
  const isMarked = page.tables.some(({ rows }) =>
    rows.some(row => row.some(({ was }) => was !== undefined)),
  );
  return (
    <article aria-label={page.title}>
      <p class="muted">
        <a class="plain-link" href={handbookAddress(page.chapter, rules)}>
          {page.chapter}
        </a>{' '}
        · {page.id} · {page.ruleset}
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {page.title}
      </h2>
      {page.text.map(paragraph => (
        <p key={paragraph}>
          <Words text={paragraph} />
        </p>
      ))}
      {isMarked && (
        <p class="muted">
          A number in brackets is that of {page.original}, where it is another one.
        </p>
      )}
      {page.tables.map(table => (
        <NumberTable key={table.caption} table={table} id={page.id} />
      ))}
      {page.suggestions.length > 0 && (
        <section aria-label="Questions">
          <h3>Questions</h3>
          <ul>
            {page.suggestions.map(suggestion => (
              <Question key={suggestion.command} suggestion={suggestion} />
            ))}
          </ul>
        </section>
      )}
      <p class="muted sources">
        Source: {page.sources.join('; ')}. Statements: {page.statements.join(', ')}.
      </p>
      <nav class="beside" aria-label="Neighbouring sections">
        {beside.before !== undefined && (
          <a href={handbookAddress(beside.before.id, rules)} rel="prev">
            ‹ {beside.before.title}
          </a>
        )}
        {beside.after !== undefined && (
          <a href={handbookAddress(beside.after.id, rules)} rel="next">
            {beside.after.title} ›
          </a>
        )}
      </nav>
    </article>
  );
}

/** Words between backticks are commands. */
function Words({ text }: { readonly text: string }) {
  return (
    <>{text.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part))}</>
  );
}

function Question({ suggestion: { label, link, command } }: { suggestion: PageSuggestion }) {
  return (
    <li>
      {link === undefined ? label : <a href={`#/lab?${link}`}>{label}</a>}
      <code class="command">{command}</code>
    </li>
  );
}

function NumberTable({ table, id }: { readonly table: PageTable; readonly id: string }) {
  const { caption, titles, rows, others } = table;
  return (
    <div class="numbers">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys */}
      <section class="wide" aria-label={`${caption}, ${id}`} tabIndex={0}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {titles.map(title => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([key, ...cells]) => (
              <tr key={key!.text}>
                <th scope="row">
                  <CellText cell={key!} />
                </th>
                {cells.map((cell, at) => (
                  <td key={at}>
                    <CellText cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {others.length > 0 && (
        <p class="muted">
          Cells that differ elsewhere:{' '}
          {others.map(({ ruleset, cells }, at) => (
            <span key={ruleset}>
              {at > 0 && ', '}
              <a class="plain-link" href={handbookAddress(id, ruleset)}>
                {ruleset}
              </a>{' '}
              ({cells})
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function CellText({ cell: { text, link, was } }: { readonly cell: PageCell }) {
  return (
    <>
      {link === undefined ? text : <a href={`#/lab?${link}`}>{text}</a>}
      {was !== undefined && <span class="was"> ({was})</span>}
    </>
  );
}
