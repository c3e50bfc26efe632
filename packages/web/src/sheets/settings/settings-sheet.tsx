// The player's choice of colours, map, motion, log and keys, stored in this browser.

import type { Signal } from '@preact/signals';
import { KEY_SETS, type KeySetName } from '@roguewright/engine/face';
import { THRESHOLDS, tellThreshold } from '@roguewright/engine/host';
import { PALETTES, type PaletteName } from '@roguewright/engine/words';
import type { Play } from '../../play/play.ts';
import {
  BY_WINDOW,
  type HintChoice,
  type KeySet,
  LOG_LINES,
  type MapStyle,
  type Motion,
  type Settings,
  type SoundChoice,
  SQUARE_SIZES,
  sizeIndex,
} from '../../settings.ts';
import { Sheet } from '../sheet.tsx';
import { HueSwatches } from './hue-swatches.tsx';
import { OwnKeys } from './own-keys.tsx';

/** Value, title and description. */
type Choice<Value> = readonly [Value, string, string];

const STYLES: readonly Choice<MapStyle>[] = [
  ['tiles', 'Pictures', 'Icons on a stone floor.'],
  ['letters', 'Letters', 'Letters and symbols, as in a terminal.'],
];

const SOUNDS: readonly Choice<SoundChoice>[] = [
  ['off', 'Off', 'Nothing is heard.'],
  ['on', 'On', 'Blows, doors, spells, treasure, and your heart when little life is left.'],
];

const MOTIONS: readonly Choice<Motion>[] = [
  ['system', 'System', 'Follow the system’s setting for reduced motion.'],
  ['shown', 'On', 'Steps, missiles and spells are animated.'],
  ['none', 'Off', 'Everything appears at once where it ends.'],
];

const HINTS: readonly Choice<HintChoice>[] = [
  ['on', 'On', 'A card explains what you meet for the first time.'],
  ['off', 'Off', 'Nothing is explained.'],
];

const WALKING_KEYS: readonly Choice<KeySet>[] = [
  ['letters', 'h j k l, y u b n', 'As in NetHack and vi. Digits type a count.'],
  ['digits', '1 to 9', 'Digits walk, as on the number pad. The key n begins a count.'],
];

const COMMAND_KEYS = KEY_SETS.map(
  ({ name, title, about }): Choice<KeySetName> => [name, title, about],
);

const PALETTE_CHOICES = PALETTES.map(
  ({ name, title, about }): Choice<PaletteName> => [name, title, about],
);

interface ChoicesProps<Value> {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value;
  readonly choose: (value: Value) => void;
}

function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { name, legend, choices, chosen, choose } = props;
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      {choices.map(([value, title, about]) => (
        <label class="choice" key={value}>
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => choose(value)}
          />
          <span>
            <strong>{title}</strong> <span class="muted">{about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Short choices side by side. */
function Figures({ name, legend, choices, chosen, choose }: ChoicesProps<number>) {
  return (
    <fieldset class="choices in-row">
      <legend>{legend}</legend>
      {choices.map(([value, title]) => (
        <label class="choice" key={value}>
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => choose(value)}
          />
          <span>{title}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Puts a choice into its setting. */
function into<Value>(setting: Signal<Value>): (value: Value) => void {
  return value => {
    setting.value = value;
  };
}

function HintChoices({ settings: { hints } }: { settings: Settings }) {
  return (
    <Choices
      name="hints"
      legend="Hints"
      choices={HINTS}
      chosen={hints.value}
      choose={into(hints)}
    />
  );
}

/** The sheet. */
export function SettingsSheet({ play, settings }: { play: Play; settings: Settings }) {
  const { style, zoom, palette, motion, logLines, keys, danger, sound } = settings;
  return (
    <Sheet title="Settings" close={() => play.leave()}>
      <Choices
        name="palette"
        legend="Palette"
        choices={PALETTE_CHOICES}
        chosen={palette.value}
        choose={into(palette)}
      />
      <HueSwatches />
      <Choices
        name="style"
        legend="Map"
        choices={STYLES}
        chosen={style.value}
        choose={into(style)}
      />
      <Figures
        name="size"
        legend="Size of a square, in pixels"
        choices={[
          [BY_WINDOW, 'as the window is', ''],
          ...SQUARE_SIZES[style.value].map((size, index) => [index, `${size}`, ''] as const),
        ]}
        chosen={sizeIndex(settings)}
        choose={into(zoom)}
      />
      <Choices
        name="motion"
        legend="Animation"
        choices={MOTIONS}
        chosen={motion.value}
        choose={into(motion)}
      />
      <Choices
        name="sound"
        legend="Sound"
        choices={SOUNDS}
        chosen={sound.value}
        choose={into(sound)}
      />
      <HintChoices settings={settings} />
      <Figures
        name="log"
        legend="Log lines, on a wide screen"
        choices={LOG_LINES.map(lines => [lines, `${lines}`, ''])}
        chosen={logLines.value}
        choose={into(logLines)}
      />
      <Choices
        name="keys"
        legend="Walking keys, besides the arrows and the number pad"
        choices={WALKING_KEYS}
        chosen={keys.value}
        choose={into(keys)}
      />
      <Figures
        name="danger"
        legend="Ask before an act from this chance to die within 5 moves"
        choices={THRESHOLDS.map(share => [share, tellThreshold(share), ''])}
        chosen={danger.value}
        choose={into(danger)}
      />
      <Choices
        name="command-keys"
        legend="Command keys"
        choices={COMMAND_KEYS}
        chosen={settings.commandKeys.value}
        choose={into(settings.commandKeys)}
      />
      <OwnKeys settings={settings} />
      <p class="muted">These settings are stored in this browser.</p>
    </Sheet>
  );
}
