// The form that a hero has taken, in sentences, as every face shows it.

import type { FormDeed, FormObstacle } from '../../actors/index.ts';
import { listOf, withArticle } from '../../english/index.ts';
import type { FormView } from '../../game/index.ts';

const DEEDS: Readonly<Record<FormDeed, string>> = {
  cast: 'cast spells',
  zap: 'zap wands',
  apply: 'apply tools',
  'read-scrolls': 'read scrolls',
  'read-books': 'read books',
  wield: 'wield anything',
  throw: 'throw or shoot',
  engrave: 'engrave',
  'open-doors': 'open doors',
  'wear-body-armour': 'wear body armour',
  'wear-cloak': 'wear a cloak',
  'wear-shield': 'wear a shield',
  'wear-helmet': 'wear an iron helmet',
  'wear-gloves': 'wear gloves',
  'wear-boots': 'wear boots',
  'put-on-rings': 'put on rings',
  'put-on-amulets': 'put on amulets',
};

const REASONS: Readonly<Record<FormObstacle, string>> = {
  'no-hands': 'without hands',
  'too-small-body': 'with so small a body',
  'no-limbs': 'without limbs',
  'does-not-fit': 'on a trunk of this size',
  horned: 'over horns',
  footless: 'without feet',
  'no-voice': 'without a voice',
  'no-eyes': 'without eyes',
};

/** `Without hands you can’t zap wands or open doors.`: a sentence for each reason. */
export function tellForbidden(
  cannot: readonly (readonly [deed: FormDeed, why: FormObstacle])[],
): string[] {
  const reasons = [...new Set(cannot.map(([, why]) => why))];
  return reasons.map(reason => {
    const deeds = cannot.flatMap(([deed, why]) => (why === reason ? [DEEDS[deed]] : []));
    const why = REASONS[reason].replace(/^./, letter => letter.toUpperCase());
    return `${why} one can’t ${listOf(deeds).replace(/ and (?=[^,]*$)/, ' or ')}.`;
  });
}

/** The sentences about a hero's form. How long he keeps it he doesn't know. */
export function tellForm(form: FormView): string[] {
  const { name, level, speed, blows, powers, ownHitPoints, ownMaxHitPoints } = form;
  const { cannot, turnsLeft } = form;
  const strikes = blows.map(({ method, dice, effect }) =>
    [method, dice, effect ?? ''].filter(word => word !== '').join(' '),
  );
  return [
    `You have the form of ${withArticle(name)}: level ${level}, ${speed} movement points a turn.`,
    ...(strikes.length === 0 ? ['It has no blows.'] : [`It strikes with ${listOf(strikes)}.`]),
    ...(powers.length === 0
      ? []
      : [`Its powers: ${listOf(powers.map(power => `${power.name} (${power.energy} energy)`))}.`]),
    `Your own body waits with ${ownHitPoints} of ${ownMaxHitPoints} hit points.`,
    ...(turnsLeft === undefined ? [] : [tellTurnsLeft(turnsLeft)]),
    ...tellForbidden(cannot),
  ];
}

function tellTurnsLeft([least, most]: readonly [number, number]): string {
  return most === 1
    ? 'You are yourself again after this turn, if not before.'
    : `You keep it for ${least} to ${most} more turns, or until its hit points are gone.`;
}
