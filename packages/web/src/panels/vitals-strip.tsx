// The hero in short: for screens without a right column, and above a panel that covers the column.

import type { GameView } from '@roguewright/engine/game';
import { lastingOn, shortPlaceName, tellDarkness } from '@roguewright/engine/words';
import { label } from '../figures.ts';
import type { Play } from '../play/play.ts';
import { Meter } from './meter.tsx';
import { DangerFigure } from './odds/danger-figure.tsx';

interface VitalProps {
  readonly name: string;
  readonly hue: 'wounding' | 'protection';
  readonly now: number;
  readonly most: number;
}

function Vital({ name, hue, now, most }: VitalProps) {
  return (
    <div class={`vital ${hue}`}>
      <span>{name}</span>
      <Meter now={now} most={most} />
      <strong>
        {now}/{most}
      </strong>
    </div>
  );
}

/** Conditions, forces, burden and hunger, where there are any. */
function Chips({ hero }: { hero: GameView['hero'] }) {
  const lasting = lastingOn(hero);
  const words = [hero.burden, hero.hunger].filter(
    word => word !== 'not-hungry' && word !== 'unencumbered',
  );
  return lasting.length + words.length === 0 ? null : (
    <div class="vitals-chips">
      {lasting.map(({ name, turns, isBoon }) => (
        <span class={`chip ${isBoon ? 'boon' : 'trouble'}`} key={name}>
          {label(name)}
          {turns !== undefined && ` ${turns}`}
        </span>
      ))}
      {words.map(word => (
        <span class="chip trouble" key={word}>
          {label(word)}
        </span>
      ))}
    </div>
  );
}

/** Hit points, energy, grace, level and place; a button opens the rest. */
export function VitalsStrip({ play, view }: { play: Play; view: GameView }) {
  const { hero } = view;
  const light = tellDarkness(view.map);
  return (
    <section class="vitals" aria-label="You, in short">
      <div class="vitals-head">
        <button type="button" class="vitals-open" onClick={() => play.openSheet('you')}>
          <strong>{hero.name}</strong>{' '}
          <span class="muted">
            <span class="vitals-part">
              level {hero.level} · {shortPlaceName(view.dungeonLevel)}
            </span>
            {light !== '' && <span class="vitals-part"> · {light}</span>}
            <span class="vitals-part"> · turn {view.turn}</span>
          </span>
          <svg class="more-mark" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
            <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" stroke-width="2" />
          </svg>
          <span class="visually-hidden">, all numbers and what is near</span>
        </button>
        <DangerFigure play={play} view={view} />
        <Chips hero={hero} />
      </div>
      <Vital name="Hit points" hue="wounding" now={hero.hitPoints} most={hero.maxHitPoints} />
      <Vital name="Energy" hue="protection" now={hero.energy} most={hero.maxEnergy} />
      {hero.maxGrace > 0 && (
        <Vital name="Grace" hue="protection" now={hero.grace} most={hero.maxGrace} />
      )}
    </section>
  );
}
