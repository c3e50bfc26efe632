declare module 'virtual:game-icons' {
  /** Outlines on a square of 512, by name. */
  const outlines: Readonly<Record<string, string>>;
  export default outlines;
}
