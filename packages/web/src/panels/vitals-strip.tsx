// The hero in two lines, for screens without a right column.

import type { GameView } from '@roguewright/engine/game';
import { label } from '../figures.ts';
import { Meter } from './meter.tsx';

/** Hit points, energy, hunger and place. */
export function VitalsStrip({ view }: { view: GameView }) {
  const { hero } = view;
  const troubles = [...hero.conditions, hero.hunger === 'not-hungry' ? '' : hero.hunger];
  return (
    <section class="vitals" aria-label="You, in short">
      <p class="vitals-head">
        <strong>{hero.name}</strong>
        {troubles
          .filter(word => word !== '')
          .map(word => (
            <span class="chip trouble" key={word}>
              {label(word)}
            </span>
          ))}
        <span class="muted">turn {view.turn}</span>
      </p>
      <div class="vital wounding">
        <span>Hit points</span>
        <Meter now={hero.hitPoints} most={hero.maxHitPoints} />
        <strong>
          {hero.hitPoints}/{hero.maxHitPoints}
        </strong>
      </div>
      <div class="vital protection">
        <span>Energy</span>
        <Meter now={hero.energy} most={hero.maxEnergy} />
        <strong>
          {hero.energy}/{hero.maxEnergy}
        </strong>
      </div>
    </section>
  );
}
