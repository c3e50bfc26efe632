// The known spells with level, school, price and failure; choosing one aims it.

import type { SpellView } from '@roguewright/engine/game';
import { label, percentFigure } from '../figures.ts';
import { Icon } from '../panels/icon.tsx';
import type { Play } from '../play/play.ts';
import { Sheet } from './sheet.tsx';

function Entry({ play, spell }: { play: Play; spell: SpellView }) {
  return (
    <li>
      <button
        type="button"
        class="entry spell"
        data-letter={spell.letter}
        onClick={() => play.aim(spell)}
      >
        <kbd>{spell.letter}</kbd>
        <Icon icon={spell.icon} hue={spell.hue} glyph="*" />
        <span class="entry-words">
          <span class="entry-name">{spell.name}</span>
          <span class="muted">
            level {spell.spellLevel} {label(spell.school)}
            {spell.path === '' ? '' : `, ${label(spell.path)}`}
          </span>
          <span class="muted about">{spell.about}</span>
        </span>
        <span class="entry-figures">
          <strong>{percentFigure(spell.failPercent)}</strong> to fail
          <br />
          <strong>{spell.price}</strong> energy
          <br />
          <strong>{spell.nutrition}</strong> nutrition
        </span>
      </button>
    </li>
  );
}

interface SpellProps {
  readonly play: Play;
  readonly spells: readonly SpellView[];
  readonly energy: number;
}

/** The sheet. */
export function SpellSheet({ play, spells, energy }: SpellProps) {
  return (
    <Sheet title="Cast which spell?" close={() => play.leave()}>
      {spells.length === 0 ? (
        <p class="muted">You know no spells.</p>
      ) : (
        <p class="muted">You have {energy} energy.</p>
      )}
      <ul class="entries">
        {spells.map(spell => (
          <Entry key={spell.id} play={play} spell={spell} />
        ))}
      </ul>
    </Sheet>
  );
}
