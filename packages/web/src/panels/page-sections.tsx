// The sections of the hero's page and of an item's page, as the engine words them.

import type { PageSection } from '@roguewright/engine/words';

/** A section each: titles with their values, then sentences. */
export function PageSections({ sections }: { sections: readonly PageSection[] }) {
  return sections.map(({ title, rows, lines }) => (
    <section class="page-part" key={title} aria-label={title}>
      <h3>{title}</h3>
      {rows.length > 0 && (
        <dl class="page-rows">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </section>
  ));
}
