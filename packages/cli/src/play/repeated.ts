// Sentences that are said again.

/**
 * Equal sentences in a row as one with their number: `The door is stuck. (3 times)`.
 * @param told how the number is told
 */
export function joinRepeated(
  sentences: readonly string[],
  told = (times: number) => `${times} times`,
): string[] {
  const joined: { readonly text: string; times: number }[] = [];
  for (const text of sentences) {
    const last = joined.at(-1);
    if (last?.text === text) {
      last.times++;
    } else {
      joined.push({ text, times: 1 });
    }
  }
  return joined.map(({ text, times }) => (times === 1 ? text : `${text} (${told(times)})`));
}
