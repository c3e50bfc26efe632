// Test files that take more than a second or two, the longest first within a shelf. A file that is
// missing here only runs later than it could.

/** Names without `.test.ts`; those of other files may not end so. */
export const LONG_FILES: readonly string[] = [
  // system
  'skeleton',
  'audit',
  'last-page',
  'play-screen.process',
  'main.process',
  'save.process',
  'hostile.process',
  'on-this-device',
  'story',
  'killed-server',
  'pointer',
  // content
  'hall-hosts',
  'every-role.sampled',
  'simple-games.sampled',
  'hidden-facts',
  'recordings',
  'twins',
  'hero-preview',
  'bestiary',
  // unit
  'program',
  'game-work',
  'session',
  'database',
  'check',
  'sitting',
  'keeper',
  'schedule',
  'odds-cast',
  'game-screen',
  'files',
];
