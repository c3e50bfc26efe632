declare module 'virtual:game-content' {
  /** The content files that ship with the game, in the order of their paths. */
  const files: readonly { readonly path: string; readonly text: string }[];
  export default files;
}
