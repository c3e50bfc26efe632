// A hero with something to atone for, for tales at every face: scrolls of punishment. Their
// kinds show, as those of everything that a hero begins with.

import { readContent } from '@roguewright/content';

/** What Valkyries have besides. */
const KIT = 'arch scroll_of_punishment\nnrof 2\nend\narch ';

/** The content that ships, with that kit for Valkyries: they are strong, and pray to a god. */
export const PENITENTS = readContent().map(file =>
  file.path === 'role/valkyrie.arc' ? { ...file, text: file.text.replace(/^arch /m, KIT) } : file,
);
