// Text in columns and in lines of a given width.

/** Rows with their columns aligned, two blanks between them, each line ended by a line break. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
    });
  }
  const lines = rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  return lines.map(line => `${line}\n`).join('');
}

/**
 * Rows like those of `table`, no line of which is wider than `columns`: what doesn't fit into its column goes on below.
 * A row of one cell is a line across all columns.
 */
export function narrowTable(rows: readonly (readonly string[])[], columns: number): string {
  const cells = rows.filter(row => row.length > 1);
  const first = Math.max(0, ...cells.map(([name = '']) => name.length));
  const others = Math.max(1, ...cells.map(row => row.length - 1));
  const room = Math.max(1, Math.floor((columns - first) / others) - 2);
  const lines = rows.flatMap(row =>
    row.length === 1 ? [[wrap(row[0]!, columns).trimEnd()]] : linesOf(row, room),
  );
  const crossing = lines.filter(line => line.length === 1).map(([text]) => `${text}\n`);
  const shown = table(lines.map(line => (line.length === 1 ? [] : line))).split('\n');
  return shown
    .slice(0, -1)
    .map((line, at) => (lines[at]!.length === 1 ? crossing.shift() : `${line}\n`))
    .join('');
}

/** Stands for a blank at which no line ends. */
const GLUE = '\u2060';

/** A row as the rows of a table whose columns but the first have that room. */
function linesOf([name = '', ...cells]: readonly string[], room: number): string[][] {
  const parts = cells.map(cell =>
    wrap(broken(cell.replaceAll(' %', `${GLUE}%`), room), room)
      .replaceAll(GLUE, ' ')
      .trimEnd()
      .split('\n'),
  );
  const count = Math.max(...parts.map(part => part.length));
  return Array.from({ length: count }, (_, at) => [
    at === 0 ? name : '',
    ...parts.map(part => part[at] ?? ''),
  ]);
}

/** The text with blanks in words that are longer than the room. */
function broken(text: string, room: number): string {
  return text.replaceAll(new RegExp(`\\S{${room}}(?=\\S)`, 'g'), '$& ');
}

/** The text wrapped at `columns` columns. */
export function wrap(text: string, columns: number, indent = ''): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(/\s+/).filter(word => word !== '')) {
    if (line.length > indent.length && line.length + word.length > columns) {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += `${word} `;
  }
  lines.push(line.trimEnd());
  return `${lines.join('\n')}\n`;
}
