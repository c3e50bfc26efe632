// The damage of an effect, in a sentence that names the effect where the hero knows it.

import { capitalised } from '../../english/index.ts';
import type { GameEventOf } from '../../game/index.ts';
import type { AttackName } from '../../spellcraft/index.ts';
import type { Speaker } from '../charging-events.ts';

/** The verb of each attack type; the first one of an effect is used. */
const VERBS: readonly (readonly [type: AttackName, verb: string])[] = [
  ['fire', 'burns'],
  ['electricity', 'shocks'],
  ['cold', 'freezes'],
  ['acid', 'corrodes'],
  ['poison', 'poisons'],
];

/**
 * `The fireball burns the ogre (9).`, `The imp’s snowball freezes you (5).`, `It strikes you (5).`
 * @param source the effect's name, if it is known
 */
export function tellBurned(
  event: GameEventOf<'burned'>,
  say: Speaker,
  source: string | undefined,
): string {
  const { target, damage, attackTypes } = event;
  if (damage === 0) {
    return `${say.subject(target)} ${say.verb(target, 'are', 'is')} unharmed.`;
  }
  const how = VERBS.find(([type]) => attackTypes.includes(type))?.[1] ?? 'strikes';
  const isPoison = source === undefined && how === 'poisons';
  const what = source === undefined ? 'it' : `${whose(event, source, say)}${source}`;
  const sentence = isPoison ? 'Poison hurts' : `${capitalised(what)} ${how}`;
  return `${sentence} ${say.object(target)} (${damage}).`;
}

/** `the imp’s `, where the effect of one creature strikes another; otherwise `the `. */
function whose({ owner, target }: GameEventOf<'burned'>, source: string, say: Speaker): string {
  const isOthers = owner !== 0 && owner !== target && say.plain(owner) !== source;
  const who = isOthers ? say.object(owner) : 'you';
  return who === 'you' || who === 'something' ? 'the ' : `${who}’s `;
}
