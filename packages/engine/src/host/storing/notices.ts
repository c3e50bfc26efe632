// Notices to a player about commands that were set aside.

/** The notice, if any. @param untold commands set aside and not reported yet, oldest first */
export function noticesOf(untold: readonly { readonly error: string }[]): string[] {
  const first = untold[0];
  if (first === undefined) {
    return [];
  }
  const count = untold.length === 1 ? 'Your last command' : `Your last ${untold.length} commands`;
  return [
    `${count} could not be carried out again (${first.error}). ` +
      'The game continues from before that; the details are kept for a bug report.',
  ];
}
