// Sounds of the latest command, where the player wants any.

import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Session, Step } from '../play/session.ts';
import type { Settings } from '../settings.ts';
import { soundsOf } from './sounds.ts';
import { playSound } from './synthesiser.ts';

/** Plays what happened once, and nothing of a game that was only opened. */
export function useSounds(session: Session, { sound }: Settings): void {
  const played = useRef<Step | undefined>(undefined);
  useSignalEffect(() => {
    const step = session.step.value;
    const isNew = step !== played.current && step?.before !== undefined;
    played.current = step;
    if (isNew && sound.value === 'on') {
      for (const each of soundsOf(step.performed)) {
        playSound(each);
      }
    }
  });
}
