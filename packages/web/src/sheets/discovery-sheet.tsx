// The kinds of things that the hero recognises, by class: what each is, and how it looks.

import type { DiscoveryView, GameView } from '@roguewright/engine/game';
import { Icon } from '../panels/icon.tsx';
import type { Play } from '../play/play.ts';
import { Sheet } from './sheet.tsx';

/** What the classes are called, several of each. */
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
    <Sheet title="Known kinds" close={() => play.leave()}>
      {classes.length === 0 && (
        <p class="muted">
          You can’t tell any potions, scrolls, books or wands apart yet. Using them teaches.
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
