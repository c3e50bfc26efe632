// Texts cut into lines.

/** The words of a text in lines of at most so many columns; longer words are cut. */
export function wrapped(text: string, columns: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let rest = paragraph.trimEnd();
    while (rest.length > columns) {
      const space = rest.lastIndexOf(' ', columns);
      const end = space > 0 && rest.slice(0, space).trim() !== '' ? space : columns;
      lines.push(rest.slice(0, end));
      rest = rest.slice(end).trimStart();
    }
    lines.push(rest);
  }
  return lines;
}
