// Test files that take more than a second or two, the longest first within a shelf. A file that is
// missing here only runs later than it could.

/** Names without `.test.ts`; those of other files may not end so. */
export const LONG_FILES: readonly string[] = [
  // system
  'audit.sampled',
  'play-screen.process',
  'main.process',
  'save.process',
  'hostile.process',
  'on-this-device',
  'story',
  'skeleton',
  'last-page',
  'killed-server',
  'pointer',
  // content
  'hall-hosts',
  'recordings',
  'simple-games.sampled',
  'every-role.sampled',
  'hidden-facts.sampled',
  'random-commands.sampled',
  'bestiary',
  'twins.sampled',
  'untrusted-saves.sampled',
  'fight-game',
  'hero-preview.sampled',
  // unit
  'game-work',
  'database.sampled',
  'check',
  'terminal-app',
  'keeper',
  'schedule',
  'odds-cast',
  'game-screen',
  'whole-games.sampled',
  'files',
  'played-and-asked',
  'ray',
  'bolt',
];
