// Whether the window is as narrow as a telephone that is held upright.

import { useEffect, useState } from 'preact/hooks';

/** The width below which the page is laid out for a thumb, as in the sheet of the game. */
const TELEPHONE = '(max-width: 519px)';

/** Whether it is, also after it was turned. */
export function useTelephone(): boolean {
  const [isNarrow, setIsNarrow] = useState(() => matchMedia(TELEPHONE).matches);
  useEffect(() => {
    const media = matchMedia(TELEPHONE);
    const change = () => setIsNarrow(media.matches);
    media.addEventListener('change', change);
    return () => media.removeEventListener('change', change);
  }, []);
  return isNarrow;
}
