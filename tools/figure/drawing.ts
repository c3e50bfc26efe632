// Boxes with names, as an SVG that reads on light and dark pages.

/** A rectangle in pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const FONT = 'system-ui, sans-serif';
/** Pixels of a letter of the small font, on average, rounded up. */
const LETTER = 6.6;

/** Pixels that a word takes in the small font. */
export function textWidth(word: string): number {
  return Math.ceil(word.length * LETTER);
}

/** A drawing that grows from top to bottom. */
export class Drawing {
  readonly #width: number;
  readonly #parts: string[] = [];

  constructor(width: number) {
    this.#width = width;
  }

  /** A line of text above a group of boxes. */
  title(x: number, y: number, text: string): void {
    this.#parts.push(`<text x="${x}" y="${y}" class="title">${escaped(text)}</text>`);
  }

  /** A box with its name at the top. */
  box(area: Area, name: string): void {
    const { x, y, width } = area;
    this.#parts.push(
      `<rect ${place(area)} rx="4" class="box"/>`,
      `<text x="${round(x + width / 2)}" y="${round(y + 18)}" class="name">${escaped(name)}</text>`,
    );
  }

  /** A small box inside another. */
  chip(area: Area, name: string): void {
    const { x, y, width } = area;
    this.#parts.push(
      `<rect ${place(area)} rx="3" class="chip"/>`,
      `<text x="${round(x + width / 2)}" y="${round(y + 14)}" class="inner">${escaped(name)}</text>`,
    );
  }

  /** @param height of the whole, in pixels */
  svg(height: number): string {
    const size = `width="${this.#width}" height="${round(height)}"`;
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${this.#width} ${round(height)}" role="img">`,
      '<title>The packages and the rooms of the engine, in the order of their imports</title>',
      `<style>${STYLE}</style>`,
      `<rect width="${this.#width}" height="${round(height)}" fill="#f7f5f0"/>`,
      ...this.#parts,
      '</svg>',
      '',
    ].join('\n');
  }
}

const STYLE = [
  `text{font-family:${FONT};fill:#22201c}`,
  '.title{font-size:12px;fill:#6b655b}',
  '.name{font-size:14px;font-weight:600;text-anchor:middle}',
  '.inner{font-size:12px;text-anchor:middle}',
  '.box{fill:#fffdf8;stroke:#8a8172}',
  '.chip{fill:#ece7db;stroke:none}',
].join('');

function place({ x, y, width, height }: Area): string {
  return `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
