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
      const space = rest.lastIndexOf(' ', room);
      const end = space > 0 && rest.slice(0, space).trim() !== '' ? space : room;
      lines.push(before + rest.slice(0, end));
      rest = rest.slice(end).trimStart();
      before = margin;
    }
    lines.push(before + rest);
  }
  return lines;
}
