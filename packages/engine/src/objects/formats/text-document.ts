// A content file as its lines, each kept to the letter, so that what nobody edits is written as it
// was.

/** One line of a file and what it is. */
export interface Statement<Kind extends string> {
  readonly kind: Kind;
  /** The whole line as written: indentation, spacing and line end included. */
  readonly raw: string;
  /** The line's first word as written; empty for blank lines, comments and text. */
  readonly key: string;
  /** Where its value begins within `raw`. */
  readonly from: number;
  /** Where its value ends within `raw`, trailing blanks excluded. */
  readonly to: number;
  /** How many objects (or chains of treasures) are open after this line. */
  readonly depth: number;
}

/** A file: all its lines in order. Plain immutable data; an edit gives a new document. */
export interface TextDocument<Kind extends string> {
  readonly file: string;
  readonly statements: readonly Statement<Kind>[];
}

/** The document's text. Unedited, it is the text that was read, byte for byte. */
export function writeDocument<Kind extends string>(document: TextDocument<Kind>): string {
  return document.statements.map(({ raw }) => raw).join('');
}

/** The value of a line, without the blanks around it. */
export function statementValue<Kind extends string>(statement: Statement<Kind>): string {
  return statement.raw.slice(statement.from, statement.to);
}

/** The line end that the document uses: that of its first line, or a line feed. */
export function lineEndOf<Kind extends string>(document: TextDocument<Kind>): string {
  return document.statements[0]?.raw.endsWith('\r\n') ? '\r\n' : '\n';
}

/**
 * The document with some of its lines replaced; a line that gets a successor gets a line end, too.
 */
export function splice<Kind extends string>(
  document: TextDocument<Kind>,
  at: number,
  removed: number,
  added: readonly Statement<Kind>[],
): TextDocument<Kind> {
  const statements = document.statements.slice();
  statements.splice(at, removed, ...added);
  const lineEnd = lineEndOf(document);
  const closed = statements.map((statement, index) =>
    index === statements.length - 1 || statement.raw.endsWith('\n')
      ? statement
      : { ...statement, raw: statement.raw + lineEnd },
  );
  return { file: document.file, statements: closed };
}
