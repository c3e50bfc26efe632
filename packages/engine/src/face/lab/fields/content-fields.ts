// The fields of the content that a question is put to: packs beside what ships, and archetypes of one's own.

import { grouped, type LabField, textField } from './field.ts';

/** The field that names packs. On the command line its place is taken by folders. */
const PACKS_FIELD = textField('content', 'packs beside what ships, with commas', '', 'NAMES', {
  label: 'Packs',
  fixed: true,
});

const OWN_FIELD = textField(
  'archetypes',
  'archetypes as text, in place of those that have the same name or beside all others',
  '',
  'TEXT',
  { long: true, fixed: true },
);

/** The fields in their order. */
export const CONTENT_FIELDS: readonly LabField[] = grouped('Content', [PACKS_FIELD, OWN_FIELD]);

/** The text alone, for a command that has an option of its own for packs. */
export const ARCHETYPES_FIELD: LabField = CONTENT_FIELDS[1]!;
