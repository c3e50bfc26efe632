// A content file as verbatim lines, so that unedited lines are written unchanged.

/** One line of a file and its kind. */
export interface Statement<Kind extends string> {
  readonly kind: Kind;
  /** The whole line as written, including indentation, spacing and line break. */
  readonly raw: string;
  /** The line's first word as written; empty for blank lines, comments and text. */
  readonly key: string;
  /** Start of its value within `raw`. */
  readonly from: number;
  /** End of its value within `raw`, before trailing blanks. */
  readonly to: number;
  /** Number of open objects (or chains of treasures) after this line. */
  readonly depth: number;
}

/** All lines of a file in order. Plain immutable data; an edit returns a new document. */
export interface TextDocument<Kind extends string> {
  readonly file: string;
  readonly statements: readonly Statement<Kind>[];
}

/** The document's text. Without edits it equals the text that was read, byte for byte. */
export function writeDocument<Kind extends string>(document: TextDocument<Kind>): string {
  return document.statements.map(({ raw }) => raw).join('');
}

/** The value of a line without surrounding blanks. */
export function statementValue<Kind extends string>(statement: Statement<Kind>): string {
  return statement.raw.slice(statement.from, statement.to);
}

/** The document's line break: that of its first line, or a line feed. */
export function lineEndOf<Kind extends string>(document: TextDocument<Kind>): string {
  return document.statements[0]?.raw.endsWith('\r\n') ? '\r\n' : '\n';
}

/** The document with some lines replaced. A line that is no longer last gets a line break. */
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
