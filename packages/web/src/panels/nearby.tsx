// Creatures with the odds of attacking them, in a shop its goods, then stairs, altars and other fixtures, then items,
// each the nearest first; many items and all doors are folded away below. Each line is a button that goes there, or
// looks at the creature.

import {
  distance,
  goodsHere,
  isSensed,
  landmarks,
  offsetWords,
  type Square,
  terrainSign,
} from '@roguewright/engine/face';
import type { GameView, ThingView } from '@roguewright/engine/game';
import { tellBearing, tellFuse, tellMood } from '@roguewright/engine/words';
import { label, percent } from '../figures.ts';
import type { Play } from '../play/play.ts';
import { Icon } from './icon.tsx';
import { answerOf, CALM, useOdds } from './odds/use-odds.ts';

/** The number of creatures whose odds are asked at once. */
const MOST_ASKED = 4;

/** Items that are shown at once; more are folded, as the goods of a shop. */
const SHOWN_AT_ONCE = 5;

/** Doors listed below the rest, once they are unfolded. */
const MOST_DOORS = 12;

interface CreatureProps {
  readonly play: Play;
  readonly view: GameView;
  readonly creature: ThingView;
  readonly isAsked: boolean;
}

function Creature({ play, view, creature, isAsked }: CreatureProps) {
  const question = { ask: 'attack', target: creature.id } as const;
  const answer = answerOf(useOdds(play.session, isAsked ? question : undefined, CALM));
  const odds = answer?.targets[0];
  return (
    <li>
      <button type="button" class="near" onClick={() => play.lookAt(creature)}>
        <Icon {...creature} />
        <span class="near-name">
          {creature.name}
          <span class="muted">
            {' '}
            {offsetWords(view.hero, creature)}
            {creature.hostile ? '' : `, ${tellMood(creature)}`}
            {tellBearing(creature).map(part => `, ${part}`)}
            {isSensed(creature) ? ', sensed' : ''}
            {creature.health === '' ? '' : `, ${label(creature.health)}`}
          </span>
        </span>
        {odds !== undefined && (
          <span class="near-odds">
            hit {percent(odds.hitChance)}
            <br />
            kill {percent(odds.killChance)}
          </span>
        )}
      </button>
    </li>
  );
}

interface PlaceProps {
  readonly play: Play;
  readonly view: GameView;
  readonly place: Square & { readonly name: string; readonly fuse?: number };
  readonly icon: { readonly icon: string; readonly hue: string; readonly glyph: string };
}

function Place({ play, view, place, icon }: PlaceProps) {
  return (
    <li>
      <button type="button" class="near" onClick={() => play.go(place)}>
        <Icon {...icon} />
        <span class="near-name">
          {place.name}{' '}
          <span class="muted">
            {offsetWords(view.hero, place)}
            {tellFuse(place)}
          </span>
        </span>
      </button>
    </li>
  );
}

const LANDMARK_ICONS: Readonly<Record<string, string>> = {
  'stairs-up': 'ladder',
  'stairs-down': 'hole-ladder',
  'closed-door': 'closed-doors',
  'locked-door': 'closed-doors',
  'open-door': 'exit-door',
};

interface LandmarkProps {
  readonly play: Play;
  readonly view: GameView;
  readonly place: ReturnType<typeof landmarks>[number];
}

/** Stairs or a door. */
function Landmark({ play, view, place }: LandmarkProps) {
  const icon = {
    icon: LANDMARK_ICONS[place.terrain] ?? '',
    hue: 'information',
    glyph: terrainSign(view, place),
  };
  return <Place play={play} view={view} place={place} icon={icon} />;
}

function keyAt({ x, y }: Square): string {
  return `${x} ${y}`;
}

/** Things that are remembered or sensed have no id. */
function keyOf({ id, kind, name, x, y }: ThingView): string {
  return id === 0 ? `${name} ${x} ${y}` : `${kind} ${id}`;
}

/** The list. */
export function Nearby({ play, view }: { play: Play; view: GameView }) {
  const inReach = (one: Square, other: Square) =>
    distance(view.hero, one) - distance(view.hero, other);
  const creatures = view.things.filter(({ kind }) => kind === 'creature').sort(inReach);
  const asked = creatures.filter(one => one.hostile && !isSensed(one)).slice(0, MOST_ASKED);
  const bombs = view.things.filter(({ fuse }) => fuse !== undefined);
  const fixtures = view.things.filter(({ kind }) => kind === 'fixture').sort(inReach);
  const goods = goodsHere(view);
  const others = view.things
    .filter(thing => thing.kind === 'item' && !goods.includes(thing))
    .concat(bombs)
    .sort(inReach);
  const items = [...goods, ...others];
  const places = landmarks(view);
  const stairs = places.filter(({ terrain }) => terrain.includes('stairs'));
  const doors = places.filter(place => !stairs.includes(place)).slice(0, MOST_DOORS);
  const isEmpty = creatures.length + fixtures.length + items.length + places.length === 0;
  const thing = (one: ThingView) => (
    <Place key={keyOf(one)} play={play} view={view} place={one} icon={one} />
  );
  const isFew = items.length <= SHOWN_AT_ONCE + 1;
  const shown = isFew ? items : items.slice(0, SHOWN_AT_ONCE);
  const folded = isFew ? [] : items.slice(SHOWN_AT_ONCE);
  return (
    <section class="card nearby" aria-label="Nearby">
      <h3>Nearby</h3>
      {isEmpty && <p class="muted">Nothing you know of.</p>}
      <ul>
        {creatures.map(creature => (
          <Creature
            key={keyOf(creature)}
            play={play}
            view={view}
            creature={creature}
            isAsked={asked.includes(creature)}
          />
        ))}
        {shown.filter(one => goods.includes(one)).map(thing)}
        {stairs.map(place => (
          <Landmark key={keyAt(place)} play={play} view={view} place={place} />
        ))}
        {fixtures.map(thing)}
        {shown.filter(one => !goods.includes(one)).map(thing)}
      </ul>
      {folded.length > 0 && (
        <details class="doors">
          <summary class="tall-line">{folded.length} more things</summary>
          <ul>{folded.map(thing)}</ul>
        </details>
      )}
      {doors.length > 0 && (
        <details class="doors">
          <summary class="tall-line">
            {doors.length === 1 ? '1 door' : `${doors.length} doors`}
          </summary>
          <ul>
            {doors.map(place => (
              <Landmark key={keyAt(place)} play={play} view={view} place={place} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
