// A field of a question: its name, what it takes, and its value where nothing is told. The command line makes an
// option of it, an address a key, a page a control.

import type { Axis } from '../../../odds/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';

/** What a field takes. A flag is `yes` or `no` and off at first; a switch is on at first. */
type FieldKind = 'number' | 'choice' | 'flag' | 'switch' | 'text';

/** A field of a question. */
export interface LabField {
  /** On the command line, in an address and in errors: `body-armour`. */
  readonly name: string;
  /** On a page: `Body armour`. */
  readonly label: string;
  /** What it means, without range and choices. */
  readonly says: string;
  /** The placeholder of its value on the command line: `N`. */
  readonly sign: string;
  /** The heading under which a page shows it: `Caster`. */
  readonly group: string;
  readonly kind: FieldKind;
  /** Its value where none is told; the empty text: none. */
  readonly usual: string;
  /** The range of a number. */
  readonly range?: readonly [least: number, most: number];
  /** What can be chosen under any rules. */
  readonly choices?: readonly string[];
  /** What can be chosen under a ruleset; a text may be something else. */
  readonly offers?: (ruleset: Ruleset) => readonly string[];
  /** It offers the spells of the content. */
  readonly ofSpells?: true;
  /** It offers the creatures of the content. */
  readonly ofCreatures?: true;
  /** It offers the weapons and missiles of the content, and takes dice as well. */
  readonly ofArms?: true;
  /** It offers the treasure lists of the content. */
  readonly ofTreasure?: true;
  /** Values of a sweep in their order, where they are fewer than the range or the choices. */
  readonly tries?: readonly string[];
  /** It says something only where one of these fields has a value. */
  readonly needs?: readonly string[];
  /** The hero can't change it, though it isn't the target's: his role, a book's level. */
  readonly fixed?: true;
  /** Its text has several lines. */
  readonly long?: true;
  /** It says nothing where one of these fields has a value, with the reason: `which has a level of its own`. */
  readonly excludes?: Readonly<Record<string, string>>;
}

/** What is told of a field beside its name, its kind and what it means. */
type Extras = Partial<
  Pick<
    LabField,
    | ('sign' | 'label' | 'tries' | 'needs' | 'excludes' | 'offers')
    | ('ofSpells' | 'ofCreatures' | 'ofArms' | 'ofTreasure' | 'fixed' | 'long')
  >
>;

/** An integer. @param usual its value where none is told */
export function numberField(
  name: string,
  says: string,
  usual: string,
  range: readonly [number, number],
  extras: Extras = {},
): Omit<LabField, 'group'> {
  return { ...fieldOf(name, says, 'number', usual, { sign: 'N', ...extras }), range };
}

/** One of some names. */
export function choiceField(
  name: string,
  says: string,
  usual: string,
  choices: readonly string[] | NonNullable<LabField['offers']>,
  extras: Extras = {},
): Omit<LabField, 'group'> {
  const field = fieldOf(name, says, 'choice', usual, { sign: 'NAME', ...extras });
  return typeof choices === 'function' ? { ...field, offers: choices } : { ...field, choices };
}

/** Something that is the case or not. */
export function flagField(
  name: string,
  says: string,
  extras: Extras = {},
): Omit<LabField, 'group'> {
  return fieldOf(name, says, 'flag', 'no', extras);
}

/** Any other text, such as dice. */
export function textField(
  name: string,
  says: string,
  usual: string,
  sign: string,
  extras: Extras = {},
): Omit<LabField, 'group'> {
  return fieldOf(name, says, 'text', usual, { sign, ...extras });
}

/** A flag that is on at first. */
export function switchField(name: string, says: string): Omit<LabField, 'group'> {
  return fieldOf(name, says, 'switch', 'yes', { sign: 'yes|no' });
}

function fieldOf(
  name: string,
  says: string,
  kind: FieldKind,
  usual: string,
  extras: Extras,
): Omit<LabField, 'group'> {
  const label = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  return { name, label, says, sign: '', kind, usual, ...extras };
}

/** The fields under one heading. */
export function grouped(group: string, fields: readonly Omit<LabField, 'group'>[]): LabField[] {
  return fields.map(field => ({ ...field, group }));
}

/** What a field means, with its range. */
export function fieldHelp({ says, range }: Pick<LabField, 'says' | 'range'>): string {
  return range === undefined ? says : `${says}, ${range[0]} to ${range[1]}`;
}

/** All integers of a range. */
export function integers(least: number, most: number): string[] {
  return Array.from({ length: most - least + 1 }, (_, at) => String(least + at));
}

const YES_NO = ['no', 'yes'];

/** The widest range whose every value a sweep tries. */
const WIDEST = 1000;

/** The values that a sweep tries; undefined where they aren't known. */
export function axisOf(field: LabField, ruleset?: Ruleset): Axis | undefined {
  const { name, kind, tries, range, choices, offers } = field;
  const all =
    tries ??
    choices ??
    (kind === 'choice' && ruleset !== undefined ? offers?.(ruleset) : undefined) ??
    (kind === 'flag' || kind === 'switch' ? YES_NO : undefined) ??
    (range !== undefined && range[1] - range[0] < WIDEST ? integers(...range) : undefined);
  return all === undefined ? undefined : { input: name, values: all };
}
