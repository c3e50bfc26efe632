// The sentences with which a game begins: why this hero goes down, and what he is after. Fiction, told by every
// face before anything has happened.

/** Why heroes of each role go down, by the role's name. */
const REASONS: Readonly<Record<string, string>> = {
  Archeologist: 'The university has paid for a week, one way.',
  Barbarian: 'Somebody at the inn said that it could not be done.',
  Caveman: 'The tribe had a cave once, and this may be the rest of it.',
  Healer:
    'You were called to a patient down here, a long time ago, and have only now got the letter.',
  Knight: 'You swore it in front of everybody, with your hand on something old.',
  Monk: 'The abbot asked for silence, and pointed at the stairs.',
  Priest: 'Your god has mentioned it twice.',
  Ranger: 'The tracks of nine parties lead in here, and you have counted the ones that lead out.',
  Rogue: 'There is a buyer, and he has your boots.',
  Samurai: 'Your lord asked for it as one asks for the salt.',
  Tourist: 'The guide said to wait by the stairs.',
  Valkyrie: 'There is a seat kept for you, and a story that has to be earned first.',
  Wizard: 'Your tower has burnt its last candle on the question where it is. Now you know.',
};

/** What the hero came for, for every role. */
const QUEST =
  'Somewhere below lies the Amulet of the Deep: bring it up into the daylight, and expect to be followed.';

/** The story's first lines. @param role its name, such as `Wizard` */
export function tellOpening(role: string): string {
  const reason = REASONS[role];
  return reason === undefined ? QUEST : `${reason} ${QUEST}`;
}
