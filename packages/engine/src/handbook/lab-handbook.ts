// The tables of the handbook as questions of the lab.

import type { LabHandbook } from '../face/index.ts';
import type { RulesetLibrary } from '../rulesets/index.ts';
import { PLACES, sectionNamed } from './handbook.ts';
import { sectionPage } from './page.ts';

/** The handbook as the lab reads it. */
export function labHandbook(library: RulesetLibrary): LabHandbook {
  return {
    sections: PLACES.filter(({ id }) => (sectionNamed(id).section.tables ?? []).length > 0).map(
      ({ id }) => id,
    ),
    tables: (ruleset, section) => sectionPage(library, ruleset, section).tables,
  };
}
