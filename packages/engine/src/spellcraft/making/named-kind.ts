// Names of kinds as a caster writes them: `apple`, `Apples`.

/** A kind by its names. */
interface NamedKind {
  readonly name: string;
  readonly plural: string;
}

/** A text as names are compared: without spaces around it and without capitals. */
export function plainWords(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Whether a text names a kind, as one or as several. */
export function answersTo({ name, plural }: NamedKind, text: string): boolean {
  const written = plainWords(text);
  return written !== '' && (written === plainWords(name) || written === plainWords(plural));
}
