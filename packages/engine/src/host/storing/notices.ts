// What a player is told of commands that were set aside.

/** The notice, if there is one. @param untold what was set aside and not told yet, the first first */
export function noticesOf(untold: readonly { readonly error: string }[]): string[] {
  const first = untold[0];
  if (first === undefined) {
    return [];
  }
  const count = untold.length === 1 ? 'Your last command' : `Your last ${untold.length} commands`;
  return [
    `${count} could not be carried out again (${first.error}). ` +
      'The game goes on from before that; what happened then is kept for whoever mends it.',
  ];
}
