// roguewright odds cancel: what cancellation leaves of a thing.

import { BEATITUDES, type CancelView, cancelCosts, cancelled } from '@roguewright/engine/charging';
import { integerOption, nameOption, normalName, yesOrNo } from '../../options.ts';
import type { RuleQuestion } from './rule-question.ts';

const CLASSES = ['wand', 'ring', 'tool', 'spellbook', 'scroll', 'potion', 'weapon', 'armor'];

/** The greatest number of charges. */
const MOST = 127;

/** The question. */
export const cancelQuestion: RuleQuestion = {
  name: 'cancel',
  about: 'what cancellation leaves of a thing',
  options: [
    ['--class <CLASS>', `class of the thing: ${CLASSES.join(', ')}`, 'wand'],
    ['--kind <KIND>', 'its kind, such as death or magic-marker', 'sleep'],
    ['--charges <N>', `charges or enchantment, -${MOST} to ${MOST}`, '5'],
    ['--recharged <N>', 'how often it was charged, 0 to 7', '0'],
    ['--beatitude <SIGN>', 'cursed, uncursed or blessed', 'uncursed'],
    ['--magic <yes|no>', 'its kind is magical', 'yes'],
  ],
  slots: ['charging'],
  examples: ['--class wand --kind death --charges 4', '--class ring --kind protection --charges 3'],
  answer: ({ slots }, options) => {
    const view: CancelView = {
      class: nameOption('--class', options.class ?? '', CLASSES),
      kind: normalName(options.kind ?? ''),
      charges: integerOption('--charges', options.charges ?? '', -MOST, MOST),
      recharged: integerOption('--recharged', options.recharged ?? '', 0, 7),
      beatitude: nameOption('--beatitude', options.beatitude ?? '', BEATITUDES),
      magic: yesOrNo('--magic', options.magic ?? ''),
      weaponTool: false,
    };
    const after = cancelled(slots.charging, view);
    const costs = cancelCosts(slots.charging, view);
    return {
      title: `A ${view.class} of the kind ${view.kind.replaceAll('-', ' ')}, ${view.beatitude}, with a number of ${view.charges}`,
      lines: [
        ['kind afterwards', after.kind.replaceAll('-', ' ')],
        ['charges afterwards', String(after.charges)],
        ['beatitude afterwards', after.beatitude],
        ['a shop charges for it', costs ? 'yes' : 'no'],
      ],
      json: { ...after, costs },
    };
  },
};
