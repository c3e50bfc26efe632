declare module 'virtual:game-icons' {
  /** Outlines on a square of 512, by name. */
  const outlines: Readonly<Record<string, string>>;
  export default outlines;
}

declare module 'virtual:title-icons' {
  /** Those of the title page. */
  const outlines: Readonly<Record<string, string>>;
  export default outlines;
}
