// Charging, the life of a wand, wresting and cancelling.

import {
  type Aim,
  BEATITUDES,
  cancelled,
  chargeBook,
  chargeRing,
  chargeTool,
  chargeWand,
  explodeWand,
  MOST_RECHARGED,
  wrest,
} from '@roguewright/engine/charging';
import { answerInputs, askCharge } from '@roguewright/engine/face';
import { rechargeTable, type WandOddsView } from '@roguewright/engine/odds';
import { type Asking, type Domain, LATER, numbers, times } from '../question.ts';
import { numberOf, titleOf, told } from '../told.ts';

/** Fields that only some things have. */
const NONE = Object.fromEntries(
  ['wand', 'ring', 'tool', 'book', 'aim', 'fuel', 'lit', 'luck', 'hp'].map(name => [name, '']),
);

type Charged = 'wand' | 'ring' | 'tool' | 'book';

function askedCharge(
  { world, ruleset, luck }: Asking,
  of: Charged,
  own: Readonly<Record<string, string>>,
) {
  const { [of]: _, ...none } = NONE;
  const inputs = luck.inputs('charge', ruleset, {
    ...none,
    ruleset: ruleset.id,
    source: luck.pick(BEATITUDES),
    ...own,
  });
  if (inputs[of] === undefined) {
    return undefined;
  }
  const { options, isTold } = told('charge', inputs);
  const { question, odds } = askCharge(world, options, isTold);
  return { title: titleOf('charge', inputs), question, odds };
}

/** Charging things of one sort. */
function charging(name: string, of: Charged): Domain {
  return {
    name,
    slot: 'charging',
    draw: asking => {
      const { luck } = asking;
      const recharged = of === 'ring' ? '' : String(luck.between(0, MOST_RECHARGED));
      const charges = String(of === 'ring' ? luck.between(-3, 9) : luck.between(-1, 30));
      const asked = askedCharge(asking, of, { recharged, charges });
      if (asked === undefined) {
        return undefined;
      }
      const { charging: rules } = asking.ruleset.slots;
      const { question, odds } = asked;
      return {
        title: asked.title,
        asked: odds.outcomes.list.map(({ value, probability }) => [
          JSON.stringify(value),
          probability,
        ]),
        play: chance => {
          switch (question.of) {
            case 'wand':
              return JSON.stringify(chargeWand(chance, rules, question.view));
            case 'ring':
              return JSON.stringify(chargeRing(chance, rules, question.view));
            case 'tool':
              return JSON.stringify(chargeTool(chance, rules, question.view));
            case 'book':
              return JSON.stringify(chargeBook(chance, rules, question.view));
          }
        },
      };
    },
  };
}

export const WANDS: Domain = charging('charge a wand', 'wand');
export const RINGS: Domain = charging('charge a ring', 'ring');
export const TOOLS: Domain = charging('charge a tool', 'tool');
export const BOOKS: Domain = charging('charge a book', 'book');

/** What an exploding wand does to its bearer. */
export const BLASTS: Domain = {
  name: 'explosion of a wand',
  slot: 'charging',
  draw: asking => {
    const { luck, ruleset } = asking;
    const asked = askedCharge(asking, 'wand', {
      recharged: String(luck.between(1, MOST_RECHARGED)),
      charges: String(luck.between(0, 8)),
      hp: String(luck.between(1, 90)),
    });
    if (asked?.question.of !== 'wand' || asked.odds.damage === undefined) {
      return undefined;
    }
    const view: WandOddsView = asked.question.view;
    const { charging: rules } = ruleset.slots;
    const { mostHitPoints = 1 } = view;
    const causes = new Set(
      asked.odds.outcomes.list.flatMap(({ value }) => ('cause' in value ? [value.cause] : [])),
    );
    const [cause, other] = [...causes];
    return other !== undefined || cause !== 'recharge-limit'
      ? undefined
      : {
          title: asked.title,
          asked: numbers(asked.odds.damage),
          play: chance =>
            explodeWand(chance, rules, { ...view, mostHitPoints, cause: 'recharge-limit' }).damage,
        };
  },
};

/** Which recharging a wand explodes at, counted from new; its charges are spent each time. */
export const LIVES: Domain = {
  name: 'life of a wand',
  slot: 'charging',
  draw: ({ ruleset, luck }) => {
    const { charging: rules } = ruleset.slots;
    const aim: Aim = luck.pick(['none', 'immediate', 'ray']);
    const wand = luck.pick(['sleep', 'wishing', 'digging', 'light', 'striking', 'death']);
    const table = rechargeTable(rules, { wand, aim });
    const ends = table.map(({ cumulativeChance }, at) => {
      return cumulativeChance - (table[at - 1]?.cumulativeChance ?? 0);
    });
    const view = { wand, aim, source: 'uncursed', beatitude: 'uncursed', charges: 0 } as const;
    return {
      title: `${wand} (${aim}), charged again and again under ${ruleset.id}`,
      asked: times(ends, ends.length),
      play: chance => {
        for (let recharged = 0; recharged <= MOST_RECHARGED; recharged++) {
          if (chargeWand(chance, rules, { ...view, recharged }).kind === 'exploded') {
            return String(recharged + 1);
          }
        }
        return LATER;
      },
    };
  },
};

/** Whether some zaps wrest a charge. */
export const WRESTS: Domain = {
  name: 'wrest',
  slot: 'charging',
  share: 0.2,
  draw: ({ world, ruleset, luck }) => {
    const zaps = luck.between(1, 120);
    const inputs = { ruleset: ruleset.id, tries: String(zaps) };
    const { within } = answerInputs(world, 'wrest', inputs).json as { readonly within: number };
    const { charging: rules } = ruleset.slots;
    return {
      title: titleOf('wrest', inputs),
      asked: [
        ['wrested', within],
        ['empty', 1 - within],
      ],
      play: chance => {
        for (let zap = 0; zap < zaps; zap++) {
          if (wrest(chance, rules, { charges: 0 }).result === 'wrested') {
            return 'wrested';
          }
        }
        return 'empty';
      },
    };
  },
};

/** What cancellation leaves of a thing. */
export const CANCELS: Domain = {
  name: 'cancel',
  slot: 'charging',
  certain: true,
  share: 1e-5,
  draw: ({ world, ruleset, luck }) => {
    const [itemClass, kind] = luck.pick([
      ['wand', 'sleep'],
      ['wand', 'cancellation'],
      ['ring', 'protection'],
      ['tool', 'magic-marker'],
      ['scroll', 'charging'],
      ['potion', 'healing'],
      ['spellbook', 'fireball'],
      ['weapon', 'dagger'],
      ['armor', 'cloak'],
    ] as const);
    const inputs = luck.inputs('cancel', ruleset, {
      ruleset: ruleset.id,
      class: itemClass,
      kind,
      charges: String(luck.between(-5, 30)),
      beatitude: luck.pick(BEATITUDES),
    });
    const answer = answerInputs(world, 'cancel', inputs);
    const facts = (answer.facts ?? []).map(([name, says]) => `${name} ${says}`);
    const view = {
      ...{ class: itemClass, kind, weaponTool: false, magic: inputs.magic !== 'no' },
      charges: numberOf('cancel', inputs, 'charges'),
      recharged: numberOf('cancel', inputs, 'recharged'),
      beatitude: inputs.beatitude as 'cursed',
    };
    return {
      title: titleOf('cancel', inputs),
      asked: [[`${answer.figures[0]!.value}, ${facts.slice(0, 2).join(', ')}`, 1]],
      play: () => {
        const after = cancelled(ruleset.slots.charging, view);
        const spoken = after.kind.replaceAll('-', ' ');
        return `${after.charges}, kind afterwards ${spoken}, beatitude afterwards ${after.beatitude}`;
      },
    };
  },
};
