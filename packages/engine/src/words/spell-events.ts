// The events of wonders, swarms, bombs and transfers of mana in sentences.

import { capitalised, withThe } from '../english/index.ts';
import type { GameEventOf, SpellEventKind, ThingName } from '../game/index.ts';

type Names = Readonly<Record<number, ThingName>>;

/** What too much mana feels like. */
const OVERCHARGED: Readonly<Record<GameEventOf<'overcharged'>['effect'], string>> = {
  energy: 'You feel energy flow through you.',
  voices: 'You hear voices where nobody speaks.',
  confusion: 'The world turns to chaos around you.',
  headache: 'Your head aches as if it were splitting.',
  bursting: 'Your head is about to burst with power.',
  explosion: 'The power in your head explodes!',
};

/** One sentence for each event. */
export const spellTellers: {
  readonly [Kind in SpellEventKind]: (event: GameEventOf<Kind>, names: Names) => string;
} = {
  'cast-unravelled': ({ actor }, names) =>
    names[actor]?.isHero
      ? 'Your magic ties itself into knots, and comes apart.'
      : `The magic of ${them(names, actor)} ties itself into knots, and comes apart.`,
  'spell-drawn': ({ spell, price }, names) =>
    `It turns into ${nameOf(names, spell)}${price > 0 ? `, which costs ${price} more` : ''}.`,
  'spell-lacking': ({ spell }, names) =>
    `It would have turned into ${nameOf(names, spell)}, but you can’t cast that now.`,
  'mana-gained': ({ actor, amount }, names) =>
    names[actor]?.isHero
      ? `You gain ${points(amount)} of energy.`
      : `Energy flows into ${them(names, actor)}.`,
  'mana-lost': ({ actor, amount }, names) =>
    names[actor]?.isHero
      ? `You lose ${points(amount)} of energy.`
      : `Energy is drawn out of ${them(names, actor)}.`,
  'nobody-there': () => 'There is nobody there.',
  overcharged: ({ actor, effect }, names) =>
    names[actor]?.isHero
      ? OVERCHARGED[effect]
      : `${capitalised(them(names, actor))} bursts with power.`,
  'bomb-taken': ({ actor }, names) =>
    names[actor]?.isHero
      ? 'You pick up the bomb. It goes on ticking.'
      : `${capitalised(them(names, actor))} picks up a bomb.`,
  'bomb-put-down': ({ actor }, names) =>
    names[actor]?.isHero
      ? 'You put the bomb down.'
      : `${capitalised(them(names, actor))} puts down a bomb.`,
};

/** `the jackal`, `something`. */
function them(names: Names, id: number): string {
  const name = names[id];
  return name === undefined ? 'something' : name.common ? withThe(name.name) : name.name;
}

function nameOf(names: Names, id: number): string {
  return names[id]?.name ?? 'something else';
}

function points(amount: number): string {
  return amount === 1 ? '1 point' : `${amount} points`;
}
