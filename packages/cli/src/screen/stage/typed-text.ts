// What a key makes of a text that is typed.

/**
 * The text after a key; undefined: the key types nothing.
 * @param isOffered the text was filled in for the player: what he types takes its place
 */
export function typedText(text: string, key: string, isOffered: boolean): string | undefined {
  if (key === '^U') {
    return '';
  }
  const kept = isOffered ? '' : text;
  if (key === 'Backspace') {
    return [...kept].slice(0, -1).join('');
  }
  return [...key].length === 1 ? kept + key : undefined;
}
