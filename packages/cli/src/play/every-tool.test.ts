// Every tool that takes charges, and every verb of handling things, driven in lines.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../testing/session-of.ts';

const house = createRulesets().resolve('house');

/** A Wizard who begins with something more; his spells and the rest stay. */
function begin(more: string, role = 'wizard') {
  const files = readContent().map(({ path, text }) => ({
    path,
    text: path === `role/${role}.arc` ? text.replace(/^arch /m, `${more}arch `) : text,
  }));
  const start = { heroName: 'Ada', role, race: 'human', seed: 'every tool' };
  return sessionOf(LocalGame.create(loadContent(files), house, start));
}

const charged = (id: string, charges = 5) => `arch ${id}\ncharges ${charges}\nend\n`;
const plain = (id: string) => `arch ${id}\nend\n`;
const corpse = 'arch corpse\nname newt corpse\nflesh_of newt\ndied_at 1\nend\n';

/** A wand for one who is strong enough to break it. */
const WAND = 'arch wand\narch spell_frost_bolt\nend\ncharges 3\nend\n';

/** What is carried, the lines, and what the last of them answers. */
const DRIVEN: readonly (readonly [string, string, readonly string[], RegExp])[] = [
  [
    'the magic marker',
    charged('magic_marker', 60) + plain('blank_scroll'),
    ['apply marker', 'answer blank scroll', 'answer charging'],
    /You write/,
  ],
  ['the camera', charged('camera'), ['apply camera east'], /flashes/],
  ['the tinning kit', charged('tinning_kit') + corpse, ['apply tinning kit'], /You fill and close/],
  [
    'the preservative engine',
    charged('preservative_engine') + corpse,
    ['apply preservative engine'],
    /The engine hums, and the .*preserved newt corpse will keep/,
  ],
  [
    'the preservative engine, asked before',
    charged('preservative_engine', 3) + corpse,
    ['odds apply preservative engine'],
    /The newt corpse ages no more, for a charge/,
  ],
  [
    'the preservative engine, as it is listed',
    charged('preservative_engine', 3) + corpse,
    ['inventory'],
    /preservative engine \(0:3\)/,
  ],
  [
    'the can of grease',
    charged('can_of_grease'),
    ['apply can of grease', 'answer cloak'],
    /You rub grease over/,
  ],
  [
    'a potion of blindness, whose end a rest waits for',
    plain('potion_of_blindness'),
    ['quaff blindness', 'rest 20'],
    /You have rested for 20 turns, and are still blind \(\d+ turns more\)\./,
  ],
  ['the magic flute', charged('magic_flute'), ['apply flute'], /You play/],
  ['the magic harp', charged('magic_harp'), ['apply harp'], /You play/],
  ['the drum of earthquake', charged('drum_of_earthquake'), ['apply drum'], /You beat/],
  ['the leather drum', plain('leather_drum'), ['apply drum'], /You beat/],
  ['the wooden flute', plain('wooden_flute'), ['apply flute'], /You play/],
  ['the wooden harp', plain('wooden_harp'), ['apply harp'], /You play/],
  ['the frost horn', charged('frost_horn'), ['apply horn east'], /horn/i],
  ['the fire horn', charged('fire_horn'), ['apply horn east'], /horn/i],
  ['the crystal ball', charged('crystal_ball'), ['apply crystal ball'], /What do you look for/],
  ['the bag of tricks', charged('bag_of_tricks'), ['apply bag'], /answers the call/],
  [
    'the horn of plenty',
    charged('horn_of_plenty'),
    ['apply horn me'],
    /falls|horn of plenty|spill|pours|produces|gives/i,
  ],
  ['the bell', charged('bell_of_opening', 3), ['apply bell'], /bell|door|open/i],
  ['the oil lamp, lit', 'arch oil_lamp\ncharges 1\nfuel 600\nend\n', ['apply lamp'], /light|lamp/i],
  ['the oil lamp, rubbed', 'arch oil_lamp\ncharges 1\nfuel 600\nend\n', ['rub lamp'], /You rub/],
  [
    'dipping',
    'arch oil_lamp\ncharges 1\nfuel 600\nend\narch flask_of_oil\nend\n',
    ['dip'],
    /Dip what\?/,
  ],
  ['engraving', '', ['engrave', 'answer -', 'answer Averleth'], /You write in the dust/],
  ['kicking', '', ['kick east'], /You kick/],
  ['breaking', 'valkyrie', ['break wand', 'answer yes'], /in two/],
  ['the key', plain('skeleton_key'), ['apply key here'], /There is no lock there/],
  [
    'a sack',
    plain('sack') + plain('skeleton_key'),
    ['apply sack', 'answer Put something in', 'answer key'],
    /You put in/,
  ],
  ['tipping', 'arch sack\narch skeleton_key\nend\nend\n', ['tip sack'], /You tip out/],
  ['looting', 'arch sack\narch skeleton_key\nend\nend\n', ['drop sack', 'loot'], /what now/],
  [
    'forcing',
    'arch chest\nlocked 1\nend\n',
    ['drop chest', 'loot', 'answer Force'],
    /is broken|in pieces/,
  ],
  [
    'picking',
    `arch chest\nlocked 1\nend\n${plain('skeleton_key')}`,
    ['drop chest', 'loot', 'answer Unlock it with a skeleton key'],
    /The lock turns/,
  ],
  ['looking for traps', 'arch chest\nlocked 1\nend\n', ['drop chest', 'disarm here'], /trap on/],
];

describe('in lines', () => {
  it.each(DRIVEN)('%s', async (_, kit, lines, expected) => {
    const session = await (kit === 'valkyrie' ? begin(WAND, kit) : begin(kit));
    const answers: string[] = [];
    for (const line of lines) {
      answers.push((await session.answer(line)) ?? '');
    }
    expect(answers.at(-1), answers.join('\n')).toMatch(expected);
  });

  it('the odds of an answer are told before it is given', async () => {
    const session = await begin(`arch chest\nlocked 1\nend\n${plain('skeleton_key')}`);
    await session.answer('drop chest');
    await session.answer('loot');
    const odds = await session.answer('odds answer Unlock');
    expect(odds).toContain('The lock turns within one move.');
    expect(odds).toContain('A trap: a burst of flame.');
    await session.answer('answer nothing');
    await session.answer('engrave');
    expect(await session.answer('odds answer finger')).toContain('Each letter may slip.');
  });
});
