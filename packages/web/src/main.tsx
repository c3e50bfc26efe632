// Starts the page.

import '@fontsource-variable/inter/wght.css';
import '@fontsource/im-fell-english/latin-400.css';
import '@fontsource/im-fell-english/latin-400-italic.css';
import '@fontsource/dejavu-mono/latin-400.css';
import './style/base.css';
import './style/book.css';
import './style/title.css';
import './style/new-game.css';
import './style/new-hero.css';
import './style/gallery.css';
import './style/handbook.css';
import './style/hall.css';
import './style/game.css';
import './style/narrow.css';
import './style/ending.css';
import './style/replay.css';
import './style/panels.css';
import './style/world.css';
import './style/sheets.css';
import './style/lab.css';
import './style/lab-parts.css';
import './style/entries.css';
import './style/sheet-pages.css';
import './style/moments.css';
import './style/practice.css';
import './style/landscape.css';
import './style/touch.css';
import { render } from 'preact';
import { keepUnits } from './keep-units.ts';
import { reloadOnce } from './reload-once.ts';
import { Root } from './root.tsx';
import { followRoute } from './screens/route.ts';
import { showPalette } from './screens/show-palette.ts';
import { openSettings } from './settings.ts';

const root = document.getElementById('app')!;
root.replaceChildren();
keepUnits();
addEventListener('vite:preloadError', event => {
  if (reloadOnce(sessionStorage, Date.now())) {
    event.preventDefault();
    location.reload();
  }
});
const settings = openSettings(localStorage);
showPalette(settings, document.documentElement);
render(<Root route={followRoute()} settings={settings} />, root);
