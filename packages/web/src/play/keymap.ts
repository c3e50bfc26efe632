// What pressed keys stand for in this browser, for buttons and help; the settings put it here.

import { type Signal, signal } from '@preact/signals';
import { type Keymap, USUAL_KEYMAP } from '@roguewright/engine/face';

/** The present key set and own keys. */
export const keymap: Signal<Keymap> = signal(USUAL_KEYMAP);
