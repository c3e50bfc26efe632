// The forms of sparks, one for each kind of magic, so that a hue is told by its sparks, too.

import type { Square } from '@roguewright/engine/face';
import type { Camera } from '../camera.ts';
import { faded, hueColour } from '../palette.ts';

type Context = CanvasRenderingContext2D;

/** Embers rise, shards fly apart, arcs jump, streaks follow their way, bubbles swell, motes float, wisps darken. */
type SparkForm = 'ember' | 'shard' | 'arc' | 'streak' | 'bubble' | 'mote' | 'wisp';

/** A spark on its way; places and speeds in squares, times in milliseconds. */
export interface Spark extends Square {
  readonly form: SparkForm;
  readonly hue: string;
  /** Squares in a second. */
  readonly speedX: number;
  readonly speedY: number;
  readonly since: number;
  readonly life: number;
  /** 0…1: how it differs from others of its form. */
  readonly kind: number;
}

/** How sparks of a form fly. */
interface Flight {
  readonly form: SparkForm;
  /** Milliseconds. */
  readonly life: number;
  /** Squares in a second to all sides. */
  readonly spread: number;
  /** Squares in a second downwards; negative: they rise. */
  readonly drift: number;
}

const FLIGHTS: Readonly<Record<SparkForm, Flight>> = {
  ember: { form: 'ember', life: 520, spread: 0.9, drift: -1.3 },
  shard: { form: 'shard', life: 420, spread: 2.1, drift: 0.7 },
  arc: { form: 'arc', life: 170, spread: 0.3, drift: 0 },
  streak: { form: 'streak', life: 300, spread: 0.9, drift: 0 },
  bubble: { form: 'bubble', life: 520, spread: 0.4, drift: -0.5 },
  mote: { form: 'mote', life: 560, spread: 0.5, drift: -0.7 },
  wisp: { form: 'wisp', life: 600, spread: 0.5, drift: -0.4 },
};

/** The forms of the hues; all others float as motes. */
const FORMS: Readonly<Record<string, SparkForm>> = {
  fire: 'ember',
  frost: 'shard',
  cold: 'shard',
  electricity: 'arc',
  magic: 'streak',
  missiles: 'streak',
  wounding: 'streak',
  poison: 'bubble',
  acid: 'bubble',
  death: 'wisp',
};

/** The form and the flight of the sparks of a hue. */
export function formOf(hue: string): Flight {
  return FLIGHTS[FORMS[hue] ?? 'mote'];
}

/** Draws sparks where they are by now. */
export function drawSparks(
  context: Context,
  { left, top, columns, rows, size }: Camera,
  sparks: readonly Spark[],
  now: number,
): void {
  context.save();
  context.lineCap = 'round';
  for (const spark of sparks) {
    const age = Math.max(0, now - spark.since);
    const x = spark.x - left + (spark.speedX * age) / 1000;
    const y = spark.y - top + (spark.speedY * age) / 1000;
    if (x >= 0 && y >= 0 && x < columns && y < rows) {
      context.globalAlpha = Math.max(0, 1 - (age / spark.life) ** 2);
      context.globalCompositeOperation = SOLID.has(spark.form) ? 'source-over' : 'lighter';
      DRAWN[spark.form](context, x * size, y * size, size, spark);
    }
  }
  context.restore();
}

/** What covers the light below it; the others add to it. */
const SOLID: ReadonlySet<SparkForm> = new Set(['shard', 'wisp', 'bubble']);

type Drawer = (context: Context, x: number, y: number, size: number, spark: Spark) => void;

const DRAWN: Readonly<Record<SparkForm, Drawer>> = {
  ember: (context, x, y, size, { hue, kind }) => {
    const radius = size * (0.035 + 0.045 * kind);
    context.fillStyle = faded(hueColour(hue), 0.5);
    disc(context, x, y, 2 * radius);
    context.fillStyle = '#fff0c0';
    disc(context, x, y, radius);
  },
  shard: (context, x, y, size, { hue, kind, speedX, speedY }) => {
    const length = size * (0.1 + 0.1 * kind);
    const along = Math.atan2(speedY, speedX);
    const [cos, sin] = [Math.cos(along) * length, Math.sin(along) * length];
    context.fillStyle = hueColour(hue);
    context.strokeStyle = '#f2fbff';
    context.lineWidth = Math.max(1, size / 36);
    context.beginPath();
    context.moveTo(x + cos, y + sin);
    context.lineTo(x - sin * 0.35, y + cos * 0.35);
    context.lineTo(x - cos, y - sin);
    context.lineTo(x + sin * 0.35, y - cos * 0.35);
    context.closePath();
    context.fill();
    context.stroke();
  },
  arc: (context, x, y, size, { hue, kind, speedX, speedY }) => {
    const along = Math.atan2(speedY, speedX) + (kind - 0.5) * 1.6;
    const [cos, sin] = [Math.cos(along), Math.sin(along)];
    const trace = () => {
      context.beginPath();
      for (let joint = 0; joint <= 4; joint++) {
        const reach = size * 0.26 * (joint - 2);
        const aside = joint % 4 === 0 ? 0 : size * 0.16 * (joint % 2 === 0 ? -kind : 1 - kind);
        context.lineTo(x + cos * reach - sin * aside, y + sin * reach + cos * aside);
      }
      context.stroke();
    };
    context.strokeStyle = faded(hueColour(hue), 0.7);
    context.lineWidth = Math.max(2, size / 11);
    trace();
    context.strokeStyle = '#fffde8';
    context.lineWidth = Math.max(1, size / 30);
    trace();
  },
  streak: (context, x, y, size, { hue, kind, speedX, speedY }) => {
    const along = Math.atan2(speedY, speedX);
    const length = size * (0.14 + 0.18 * kind);
    context.strokeStyle = hueColour(hue);
    context.lineWidth = Math.max(1.5, size / 18);
    context.beginPath();
    context.moveTo(x - Math.cos(along) * length, y - Math.sin(along) * length);
    context.lineTo(x, y);
    context.stroke();
    context.fillStyle = '#ffffff';
    disc(context, x, y, Math.max(1, size / 26));
  },
  bubble: (context, x, y, size, { hue, kind }) => {
    context.strokeStyle = hueColour(hue);
    context.fillStyle = faded(hueColour(hue), 0.3);
    context.lineWidth = Math.max(1, size / 26);
    disc(context, x, y, size * (0.05 + 0.07 * kind));
    context.stroke();
  },
  mote: (context, x, y, size, { hue, kind }) => {
    const reach = size * (0.08 + 0.08 * kind);
    context.strokeStyle = hueColour(hue);
    context.lineWidth = Math.max(1, size / 28);
    context.beginPath();
    context.moveTo(x - reach, y);
    context.lineTo(x + reach, y);
    context.moveTo(x, y - reach);
    context.lineTo(x, y + reach);
    context.stroke();
    context.fillStyle = '#ffffff';
    disc(context, x, y, reach / 3);
  },
  wisp: (context, x, y, size, { hue, kind }) => {
    context.fillStyle = faded(hueColour(hue), 0.55);
    disc(context, x, y, size * (0.05 + 0.06 * kind));
    context.fillStyle = faded('#0a0a12', 0.6);
    disc(context, x, y, size * (0.02 + 0.03 * kind));
  },
};

function disc(context: Context, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}
