// A hero who takes forms of his choice, for tales at every face: a ring of polymorph control, and potions of polymorph.
// Their kinds show, as those of everything that a hero begins with.

import { readContent } from '@roguewright/content';

/** What wizards have besides. */
const KIT = 'arch ring_of_polymorph_control\nend\narch potion_of_polymorph\nnrof 3\nend\narch ';

/** The content that ships, with that kit for wizards. */
export const SHAPE_CHANGERS = readContent().map(file =>
  file.path === 'role/wizard.arc' ? { ...file, text: file.text.replace(/^arch /m, KIT) } : file,
);
