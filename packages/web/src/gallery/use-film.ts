// A film from the worker; an answer that is no longer wanted is dropped.

import { useEffect, useState } from 'preact/hooks';
import type { FilmWish, ShownFilm } from '../device/device-calls.ts';
import { device } from '../host/device.ts';
import { type Settings, wantsNoMotion } from '../settings.ts';

/** What there is of a film. */
interface FilmState {
  readonly film?: ShownFilm;
  /** Address of its picture. */
  readonly url?: string;
  readonly problem?: string;
}

type Wish = Pick<FilmWish, 'subtype' | 'seed'> & {
  readonly level: number;
  readonly direction: FilmWish['direction'] | undefined;
};

/** Makes the film that is wished for, and makes it again when the wish changes. */
export function useFilm({ subtype, level, direction, seed }: Wish, settings: Settings): FilmState {
  const [state, setState] = useState<FilmState>({});
  const palette = settings.palette.value;
  const isStill = wantsNoMotion(settings);
  useEffect(() => {
    let wanted = true;
    const aim = direction === undefined ? {} : { direction };
    device()
      .film({ subtype, level, seed, palette, isStill, ...aim })
      .then(
        film => {
          if (wanted) {
            setState({ film, url: `data:image/svg+xml,${encodeURIComponent(film.picture)}` });
          }
        },
        (error: Error) => {
          if (wanted) {
            setState({ problem: error.message });
          }
        },
      );
    return () => {
      wanted = false;
    };
  }, [subtype, level, direction, seed, palette, isStill]);
  return state;
}
