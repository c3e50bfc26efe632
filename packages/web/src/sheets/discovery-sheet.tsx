// The kinds of items that the hero has identified, by class: what each is, and how it looks.

import type { DiscoveryView, GameView } from '@roguewright/engine/game';
import { Icon } from '../panels/icon.tsx';
import type { Play } from '../play/play.ts';
import { Sheet } from './sheet.tsx';

/** The plural of each class. */
const CLASSES: Readonly<Record<string, string>> = {
  potion: 'Potions',
  scroll: 'Scrolls',
  spellbook: 'Books',
  wand: 'Wands',
  ring: 'Rings',
  amulet: 'Amulets',
  tool: 'Tools',
};

function Entry({ kind }: { kind: DiscoveryView }) {
  return (
    <li class="entry">
      <Icon {...kind} />
      <span class="entry-words">
        <span class="entry-name">{kind.name}</span>
        <span class="muted">{kind.looks}</span>
        {kind.about !== '' && <span class="muted about">{kind.about}</span>}
      </span>
    </li>
  );
}

/** The sheet. */
export function DiscoverySheet({ play, view }: { play: Play; view: GameView }) {
  const classes = [...new Set(view.discoveries.map(kind => kind.class))];
  return (
    <Sheet title="Discoveries" close={() => play.leave()}>
      {classes.length === 0 && (
        <p class="muted">
          You haven’t identified any kinds of items yet. Using an item may identify its kind.
        </p>
      )}
      {classes.map(name => (
        <section class="kinds" key={name}>
          <h3>{CLASSES[name] ?? name}</h3>
          <ul class="entries">
            {view.discoveries
              .filter(kind => kind.class === name)
              .map(kind => (
                <Entry key={kind.name} kind={kind} />
              ))}
          </ul>
        </section>
      ))}
    </Sheet>
  );
}
