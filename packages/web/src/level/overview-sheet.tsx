// The whole level at once, as far as the hero knows it, with what is worth going to. A click goes there.

import { landmarks, offsetWords, type Square } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import { capitalised, noteLines, placeName } from '@roguewright/engine/words';
import { useEffect, useRef } from 'preact/hooks';
import type { Play } from '../play/play.ts';
import { Sheet } from '../sheets/sheet.tsx';
import { LevelPicture } from './level-card.tsx';

/** Pixels of a square; the picture is then fitted to the sheet. */
const LARGE = 14;

/** Places that are named below the picture. */
const MOST_PLACES = 12;

interface OverviewProps {
  readonly play: Play;
  readonly view: GameView;
}

interface WholePictureProps {
  readonly view: GameView;
  readonly choose: (square: Square) => void;
}

/**
 * The picture. Where its squares would be too small for a finger, it is wider than the sheet and is scrolled; at first it
 * shows the hero.
 */
function WholePicture({ view, choose }: WholePictureProps) {
  const room = useRef<HTMLDivElement>(null);
  // After the sheet was shown: before that nothing has a size.
  useEffect(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = room.current!;
    const { map, hero } = view;
    room.current!.scrollTo(
      ((hero.x + 0.5) / map.width) * scrollWidth - clientWidth / 2,
      ((hero.y + 0.5) / map.height) * scrollHeight - clientHeight / 2,
    );
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a finger it is scrolled by keys
    <div class="level-room" ref={room} tabIndex={0} style={{ '--columns': view.map.width }}>
      <LevelPicture view={view} scale={LARGE} choose={choose} />
    </div>
  );
}

/** The sheet. */
export function OverviewSheet({ play, view }: OverviewProps) {
  const go = (square: Square) => {
    play.leave();
    play.go(square);
  };
  const notes = noteLines(view, view.dungeonLevel);
  const stairs = landmarks(view).filter(({ name }) => name.includes('stairs'));
  const things = view.things.filter(({ kind }) => kind === 'item' || kind === 'fixture');
  const places = [...stairs, ...things].slice(0, MOST_PLACES);
  return (
    <Sheet
      title={capitalised(placeName(view.dungeonLevel))}
      close={() => play.leave()}
      kind="overview"
    >
      <WholePicture view={view} choose={go} />
      {places.length === 0 && <p class="muted">You know of nothing to go to yet.</p>}
      <ul class="places">
        {places.map(place => (
          <li key={`${place.name} ${place.x} ${place.y}`}>
            <button type="button" onClick={() => go(place)}>
              {capitalised(place.name)} <span class="muted">{offsetWords(view.hero, place)}</span>
            </button>
          </li>
        ))}
      </ul>
      {notes.length > 0 && (
        <section aria-label="Notes on this level">
          <h3>Notes on this level</h3>
          <ul class="notes">
            {notes.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </Sheet>
  );
}
