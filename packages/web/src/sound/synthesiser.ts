// Plays the sounds from oscillators: nothing is loaded.

import type { Sound } from './sounds.ts';

/** A tone: its beginning and its length in seconds, from one frequency to another in hertz. */
interface Tone {
  readonly at: number;
  readonly length: number;
  readonly from: number;
  readonly to: number;
  readonly wave: OscillatorType;
  /** How loud, 0…1. */
  readonly level: number;
}

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  strike: [{ at: 0, length: 0.07, from: 220, to: 120, wave: 'triangle', level: 0.16 }],
  hurt: [{ at: 0, length: 0.16, from: 140, to: 55, wave: 'sawtooth', level: 0.14 }],
  door: [
    { at: 0, length: 0.05, from: 90, to: 70, wave: 'square', level: 0.06 },
    { at: 0.06, length: 0.08, from: 70, to: 60, wave: 'square', level: 0.05 },
  ],
  spell: [
    { at: 0, length: 0.3, from: 330, to: 880, wave: 'sine', level: 0.12 },
    { at: 0.05, length: 0.3, from: 495, to: 1320, wave: 'sine', level: 0.06 },
  ],
  find: [
    { at: 0, length: 0.07, from: 880, to: 880, wave: 'sine', level: 0.08 },
    { at: 0.07, length: 0.12, from: 1175, to: 1175, wave: 'sine', level: 0.08 },
  ],
  level: [
    { at: 0, length: 0.14, from: 523, to: 523, wave: 'triangle', level: 0.12 },
    { at: 0.14, length: 0.14, from: 659, to: 659, wave: 'triangle', level: 0.12 },
    { at: 0.28, length: 0.34, from: 784, to: 784, wave: 'triangle', level: 0.12 },
  ],
  heart: [
    { at: 0.1, length: 0.1, from: 62, to: 44, wave: 'sine', level: 0.4 },
    { at: 0.3, length: 0.1, from: 58, to: 42, wave: 'sine', level: 0.3 },
  ],
};

/** What plays; made at the first sound, since browsers allow none before a key or a click. */
let player: AudioContext | undefined;

/** Plays a sound. */
export function playSound(sound: Sound): void {
  player ??= new AudioContext();
  void player.resume();
  const now = player.currentTime;
  for (const { at, length, from, to, wave, level } of TONES[sound]) {
    const tone = player.createOscillator();
    const loudness = player.createGain();
    tone.type = wave;
    tone.frequency.setValueAtTime(from, now + at);
    tone.frequency.exponentialRampToValueAtTime(to, now + at + length);
    loudness.gain.setValueAtTime(level, now + at);
    loudness.gain.exponentialRampToValueAtTime(0.001, now + at + length);
    tone.connect(loudness).connect(player.destination);
    tone.start(now + at);
    tone.stop(now + at + length);
  }
}
