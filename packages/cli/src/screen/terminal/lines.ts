// Texts cut into lines, and the longest line that fits a row.

/** One line in several lengths, the longest first. */
export type Footer = string | readonly string[];

/** The longest form that has room, else the shortest. */
export function fitting(footer: Footer, columns: number): string {
  const forms = typeof footer === 'string' ? [footer] : footer;
  return forms.find(form => form.length <= columns) ?? forms.at(-1) ?? '';
}

/**
 * The text wrapped at `columns` columns; longer words are cut.
 * @param indent columns by which the later lines of a paragraph are moved in
 */
export function wrapped(text: string, columns: number, indent = 0): string[] {
  const lines: string[] = [];
  const margin = ' '.repeat(Math.min(indent, columns >> 1));
  for (const paragraph of text.split('\n')) {
    let rest = paragraph.trimEnd();
    let before = '';
    while (before.length + rest.length > columns) {
      const room = columns - before.length;
      const space = lastBlank(rest, room);
      const end = space > 0 && rest.slice(0, space).trim() !== '' ? space : room;
      lines.push(before + rest.slice(0, end));
      rest = rest.slice(end).trimStart();
      before = margin;
    }
    lines.push(before + rest);
  }
  return lines;
}

/** A unit after a blank: `%`, `kg`, `g`. */
const UNIT = /^ (?:%|kg|g)(?![\p{L}\d])/u;

/** The last blank up to a place at which a line may end; not one between a number and its unit. −1 for none. */
function lastBlank(text: string, from: number): number {
  const at = text.lastIndexOf(' ', from);
  const isInside = at > 0 && UNIT.test(text.slice(at, at + 4)) && /\d/.test(text[at - 1]!);
  return isInside ? text.lastIndexOf(' ', at - 1) : at;
}
