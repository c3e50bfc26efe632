// The moments of a game that a face may celebrate or mourn for a second: a new depth, a level gained, a creature with a
// name of its own, an artifact, the Amulet, and life that runs low.

import { capitalised } from '../../english/index.ts';
import type { GameEvent, GameView, Performed, ThingName } from '../../game/index.ts';
import { placeName } from '../told/way-events.ts';

/** What a moment is about. */
type MomentKind = 'place' | 'level' | 'unique' | 'artifact' | 'amulet';

/** A moment: its title in a few words, and a sentence. */
export interface Moment {
  readonly kind: MomentKind;
  readonly title: string;
  readonly about: string;
}

/** At most so much of the hit points is left when life runs low: a quarter. */
const LOW_LIFE = 4;

/** Whether the hero's life runs low. */
export function isLifeLow({ hero, ending }: Pick<GameView, 'hero' | 'ending'>): boolean {
  return ending === undefined && hero.hitPoints * LOW_LIFE <= hero.maxHitPoints;
}

/** The greatest moment of what happened; undefined for an ordinary move. */
export function momentOf({ events, names, view }: Performed): Moment | undefined {
  const moments = events
    .map(event => momentIn(event, names, view))
    .filter(moment => moment !== undefined);
  return moments.sort((one, other) => RANK.indexOf(one.kind) - RANK.indexOf(other.kind))[0];
}

/** The greatest first. */
const RANK: readonly MomentKind[] = ['amulet', 'artifact', 'place', 'unique', 'level'];

function momentIn(event: GameEvent, names: Performed['names'], view: GameView): Moment | undefined {
  const isHero = (id: number) => names[id]?.isHero === true;
  switch (event.kind) {
    case 'climbed':
      return isHero(event.actor) ? placeMoment(view) : undefined;
    case 'level-gained':
      return isHero(event.actor)
        ? {
            kind: 'level',
            title: `Level ${event.level}`,
            about: `${newRank(view, event.level)}${view.hero.maxHitPoints} hit points, ${view.hero.maxEnergy} energy`,
          }
        : undefined;
    case 'came-in-sight':
      return view.things.some(({ id, hostile }) => id === event.target && hostile)
        ? uniqueMoment(names[event.target])
        : undefined;
    case 'picked-up':
      return isHero(event.actor) ? treasureMoment(names[event.item]) : undefined;
    default:
      return undefined;
  }
}

/** `Chalk Hand: ` where a rank begins with the level. */
function newRank({ hero: { rank } }: GameView, level: number): string {
  return rank?.level === level ? `${rank.name}: ` : '';
}

/** Of a creature with a name of its own; undefined for one of many. */
function uniqueMoment(name: ThingName | undefined): Moment | undefined {
  return name === undefined || name.common || name.isHero
    ? undefined
    : { kind: 'unique', title: capitalised(name.name), about: 'There is only one.' };
}

/** Of a thing that takes `the`, because there is one of it; undefined for others. */
function treasureMoment(name: ThingName | undefined): Moment | undefined {
  const [article, ...words] = (name?.one ?? '').split(' ');
  if (article !== 'the') {
    return undefined;
  }
  const title = capitalised(words.join(' '));
  return words[0] === 'Amulet'
    ? { kind: 'amulet', title, about: 'Now bring it up into the daylight.' }
    : { kind: 'artifact', title, about: 'There is only one.' };
}

function placeMoment({ dungeonLevel, deepestLevel }: GameView): Moment {
  return {
    kind: 'place',
    title: capitalised(placeName(dungeonLevel)),
    about: dungeonLevel > 1 && dungeonLevel === deepestLevel ? DEEPEST : '',
  };
}

const DEEPEST = 'You have never been deeper.';
