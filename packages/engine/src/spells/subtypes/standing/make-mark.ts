// Marks: a text that stays on the caster's square. Crossfire server/spell_effect.c (write_mark).

import { type CastOrder, creditedWith, type SpellWorld, type Subtype } from '../../spell-world.ts';

/** The words that end a message in a file: a text with them is no mark. */
const ENDS_MESSAGE = 'endmsg';

/** Marks: subtype 3. */
export const makeMark: Subtype = {
  number: 3,
  name: 'make-mark',
  needsDirection: false,
  builds: true,
  takes: () => ({ text: 'must' }),
  heroesOnly: true,
  cast({ archetype, living, building }: SpellWorld, order: CastOrder): boolean {
    const text = order.arguments?.text ?? '';
    if (text === '' || text.toLowerCase().includes(ENDS_MESSAGE)) {
      building.failed(order.caster, 'no-text');
      return false;
    }
    return building.build({
      archetype: archetype(order.facts.makes).index,
      square: living.squareOf(order.caster),
      owner: creditedWith(order),
      level: 0,
      numbers: {},
      flags: [],
      text: `${text}\n`,
    });
  },
};
