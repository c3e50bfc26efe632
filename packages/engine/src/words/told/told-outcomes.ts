// What a spell that takes arguments would come to, in sentences for the odds.

import { capitalised, listOf, pluralOf, withArticle } from '../../english/index.ts';
import type { OddsAnswer, ToldOutcome } from '../../odds/index.ts';
import type { CastFailure, Sought } from '../../spells/index.ts';
import { tellSideOutcome } from '../sides/side-outcomes.ts';
import { placeName } from './way-events.ts';

/** Why it would do nothing. */
const FAILS: Readonly<Record<CastFailure, string>> = {
  'heroes-only': 'Nothing opens.',
  'too-far': 'That is beyond the spell’s reach: it fails.',
  'no-magic': 'A place without magic stops it.',
  'way-blocked': 'Something solid is in the way: it fails.',
  'place-taken': 'That place is taken: you stay where you are.',
  'no-place': 'There is no free place in that direction: it fails.',
  'nobody-there': 'It finds nobody that you know of.',
  'nothing-chosen': 'It has nothing to act on.',
  'not-a-wand': 'It acts on wands only.',
  'nothing-to-charge': 'The wand holds no spell: it fails.',
  'no-such-thing': 'It can’t make that.',
  'too-powerful': 'That is beyond the spell.',
  'way-shut': 'Something solid is in the way: it fails.',
  'nobody-ill': 'As far as you know it finds nobody there that it could make ill.',
  'nothing-to-melt': 'There is nothing that it could melt that you know of.',
  'not-in-this-world': 'This world lets nothing change its shape by such spells: it fails.',
  'no-change': 'It would change nothing about that.',
  'no-god': 'You pray to no god: it fails.',
  shielded: 'The target is shielded from it: it fails.',
  'of-your-god': 'Your god spares its own: it fails.',
  'turns-back': 'It may seem to turn back.',
  strengthens: 'It may feed the undead instead.',
  'no-altar': 'There is no altar under you: it fails.',
  'altar-resists': 'The altar is too strong for you: it fails.',
  'nobody-sent': 'Your god has nobody to send: it fails.',
  'nothing-to-heal': 'It finds nothing to heal.',
  'kind-running': 'A spell of that kind is running already: it does nothing.',
  'no-home': 'You have no home to be called to.',
  'at-home': 'You are at home: nothing calls you anywhere.',
  'recall-pending': 'You are being called already: it adds nothing.',
  'not-attuned': 'You are attuned to no place: nothing opens.',
  'private-place': 'No portal opens in a home.',
  'far-end-gone': 'Its far end is gone: it lets go of it.',
  'no-body': 'There is no body there that you know of: it fails.',
  'soul-unknown': 'No soul answers to that: it fails.',
  'no-return': 'The soul finds no way back: it fails.',
  'something-else-came': 'It fails, and calls something else.',
  'makes-nothing': 'What it should make doesn’t exist: it fails.',
};

/**
 * @param where `5 squares east` for a place, the name of a creature; empty: unknown
 * @param thing that melts or changes, with its article
 */
export function tellOutcome(outcome: ToldOutcome, where: string, thing = 'a thing'): string {
  switch (outcome.what) {
    case 'arrives':
      return `You arrive ${where}.`;
    case 'examines':
      return `It examines ${where === '' ? 'a creature' : where === 'you' ? 'you' : `the ${where}`}.`;
    case 'makes': {
      const { name, plural, count, plus, quality } = outcome;
      const ending = `${quality === '' ? '' : ` ${quality}`}${plus === 0 ? '' : ` (+${plus})`}`;
      return `It makes ${count === 1 ? withArticle(name) : `${count} ${plural}`}${ending}.`;
    }
    case 'charges':
      return outcome.charges === 0
        ? 'The wand gains charges; you can’t tell how many.'
        : `The wand gains ${outcome.charges} charge${outcome.charges === 1 ? '' : 's'}.`;
    case 'charts':
      return 'It maps the ground around you, as far as open squares connect.';
    case 'consecrates':
      return `It gives the altar under you to ${outcome.god}.`;
    case 'perceives':
      return 'It tells you about yourself.';
    case 'uncurses':
      return 'It frees what you wear and wield of curses.';
    case 'identifies':
      return tellIdentified(outcome.count);
    case 'darkens':
      return `It makes the level ${outcome.change > 0 ? 'darker' : 'lighter'}.`;
    case 'seeks':
      return tellSought(outcome.sought);
    case 'helps':
      return `It helps ${where === '' ? 'a companion' : `the ${where}`}.`;
    case 'summons': {
      const { name, plural, count } = outcome;
      const several = plural === name ? pluralOf(name) : plural;
      return count === 1 ? `${capitalised(withArticle(name))} comes.` : `${count} ${several} come.`;
    }
    case 'changes-mood':
    case 'golem':
    case 'dismisses':
    case 'steers':
    case 'no-golem':
      return tellSideOutcome(outcome, where);
    case 'melts':
      return outcome.gold === 0
        ? `${capitalised(thing)} ${where} melts away.`
        : `${capitalised(thing)} ${where} melts to nuggets worth up to ${outcome.gold} gold.`;
    case 'changes':
      return `${capitalised(thing)} ${where} becomes another of its type.`;
    case 'shifts':
      return `The ${where === '' ? 'creature' : where} becomes another creature.`;
    case 'curses':
      return `It curses the item${outcome.isKnown ? '' : ', if it isn’t cursed yet'}.`;
    case 'blesses':
      return `It blesses the item, which is a god’s from then on${outcome.isKnown ? '' : ', if it isn’t blessed yet'}.`;
    case 'marks':
      return 'It takes hold of this place. A second cast opens a way to it.';
    case 'opens':
      return `It opens a way to ${outcome.place < 0 ? 'your home' : placeName(outcome.place)}.`;
    case 'penalises':
      return 'It costs you experience, as a death would.';
    case 'burns-body':
      return 'The body burns away, whatever follows.';
    case 'raises':
      return tellRaised(outcome);
    case 'explodes':
      return 'The wand explodes and is gone.';
    case 'fails':
      return FAILS[outcome.why];
  }
}

function tellRaised({
  name,
  constitution,
  experiencePart,
  isHero,
  reborn,
}: Extract<ToldOutcome, { what: 'raises' }>): string {
  const losses = [
    ...(constitution === 0
      ? []
      : [
          isHero ? `${constitution} of constitution` : `${constitution} of its greatest hit points`,
        ]),
    ...(experiencePart === 0 ? [] : [`1 in ${experiencePart} of the experience`]),
  ];
  const cost = losses.length === 0 ? '' : `, and loses ${listOf(losses)}`;
  const shape = reborn ? ' in another shape' : '';
  return `${name === '' ? 'The dead' : capitalised(name)} comes back${shape}${cost}.`;
}

function tellIdentified(count: number): string {
  if (count === 0) {
    return 'There is nothing to identify that you know of: it fails.';
  }
  return `It identifies ${count === 1 ? 'an item' : `${count} items`}, your own first.`;
}

/** `It shows creatures and magical items.` */
function tellSought({ monsters, race, magical, cursed, hidden }: Sought): string {
  const found = [
    monsters ? 'creatures' : '',
    !monsters && race !== '' ? 'creatures of one race' : '',
    magical ? 'magical items' : '',
    cursed ? 'cursed items' : '',
    hidden ? 'what is hidden or invisible' : '',
  ].filter(word => word !== '');
  return found.length === 0 ? 'It shows nothing.' : `It shows ${listOf(found)}.`;
}

/** Names of offsets to the east and to the south. */
const SIDES = { x: ['west', 'east'], y: ['north', 'south'] } as const;

/** `5 squares east`, `3 squares north and 3 squares west`, `here`. */
export function tellOffset(x: number, y: number): string {
  const part = (offset: number, [less, more]: readonly [string, string]) => {
    const steps = Math.abs(offset);
    const side = offset < 0 ? less : more;
    return steps === 0 ? [] : [`${steps} square${steps === 1 ? '' : 's'} ${side}`];
  };
  const parts = [...part(y, SIDES.y), ...part(x, SIDES.x)];
  return parts.length === 0 ? 'here' : parts.join(' and ');
}

/** A sum of chances above this is 1, but for the rounding of its parts. */
const CERTAIN = 1 - 1e-9;

/** The further outcomes of an answer, a line each: `25 %: The wand explodes and is gone.` */
export function outcomeLines(
  { outcomes = [] }: Pick<OddsAnswer, 'outcomes'>,
  percent: (share: number) => string,
): string[] {
  return outcomes.map(({ text, probability }) =>
    probability > CERTAIN ? text : `${percent(probability)}: ${text}`,
  );
}
