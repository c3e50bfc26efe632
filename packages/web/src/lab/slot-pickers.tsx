// Rules put together slot by slot: the casting of one ruleset, the speed of another.

import type { FormSlot } from '@roguewright/engine/face';
import { useId } from 'preact/hooks';
import { label } from '../figures.ts';
import { composition } from './composition.ts';
import { kept } from './kept.tsx';

interface SlotsProps {
  readonly slots: readonly FormSlot[];
  /** Takes the rules as a text. */
  readonly choose: (rules: string) => void;
}

/** A picker for each slot. */
export const SlotPickers = kept(({ slots, choose }: SlotsProps) => {
  return (
    <details class="slots">
      <summary>Rules by slot</summary>
      {slots.map(one => (
        <SlotPicker
          key={one.slot}
          one={one}
          choose={ruleset => choose(composition(slots, one.slot, ruleset))}
        />
      ))}
    </details>
  );
});

interface SlotProps {
  readonly one: FormSlot;
  readonly choose: (ruleset: string) => void;
}

function SlotPicker({ one: { slot, chosen, offers }, choose }: SlotProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>Rules of {slot}</label>
      <span class="control">
        <select
          id={id}
          value={chosen}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {offers.map(offer => (
            <option key={offer} value={offer} selected={offer === chosen}>
              {label(offer)}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
