// The examples of a README, as blocks of code.

/** A program of a README, and what it says that the program prints. */
export interface Example {
  readonly code: string;
  /** The block of text right after the program; absent: nothing is said of it. */
  readonly prints: string | undefined;
}

/** The blocks of TypeScript, each with the block of text that follows it at once. */
export function programsOf(markdown: string): Example[] {
  const blocks = markdown.matchAll(/^```ts\n(.*?)^```\n(?:\n```text\n(.*?)^```$)?/gms);
  return [...blocks].map(([, code = '', prints]) => ({ code, prints }));
}

/** The arguments of each line of the blocks of shell that calls `roguewright`. */
export function commandsOf(markdown: string): string[][] {
  const blocks = [...markdown.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, code = '']) => code);
  return blocks
    .flatMap(code => code.split('\n'))
    .filter(line => line.startsWith('roguewright '))
    .map(line => line.split(/\s+/).slice(1));
}
