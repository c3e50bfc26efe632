// Paints the map: the ground once per view into a layer of its own, then light, things and effects
// over it, and the frames of an animation between two views.

import {
  height,
  type Sprite,
  type Square,
  sameSquare,
  seesSquare,
  type TimedFrame,
} from '@roguewright/engine/face';
import type { GameView, MapView, ThingView } from '@roguewright/engine/game';
import { drawBody, sideOfSquare } from './body.ts';
import { isShown, sameCamera } from './camera.ts';
import { fitsCamera, fitToCamera, pixelRatio } from './canvas-size.ts';
import { Dusk } from './dusk.ts';
import { drawHealth, drawPool, HERO } from './figure.ts';
import { figureOf } from './film.ts';
import { GlowLight, type LightSource, lavaIn, lightSources } from './glow/glow-light.ts';
import { GlowingSquares, GlowSheet } from './glow/glows.ts';
import { drawSparks } from './glow/spark-forms.ts';
import { leftOf, Sparks } from './glow/sparks.ts';
import { cornerOf, drawGround } from './ground.ts';
import { IconSheet } from './icons/icons.ts';
import { writeGlyph } from './letters.ts';
import { drawLight } from './light.ts';
import { drawCorners, drawRay, drawTouched } from './marks.ts';
import { faded, hueColour, INK, lookOfHue } from './palette.ts';
import type { Scene } from './scene.ts';

/** Milliseconds that a rising figure stays. */
const FIGURE_TIME = 700;

/** How much shows of a thing that is only remembered. */
const UNSEEN_ALPHA = 0.7;

/** A figure on its way. */
interface Rising extends Square {
  readonly text: string;
  readonly colour: string;
  readonly since: number;
}

/** Paints scenes onto two canvases, one over the other: the ground, and what moves. */
export class MapPainter {
  readonly #ground: CanvasRenderingContext2D;
  readonly #context: CanvasRenderingContext2D;
  readonly #icons = new IconSheet();
  readonly #glows = new GlowSheet();
  readonly #glowing = new GlowingSquares();
  readonly #sparks = new Sparks();
  readonly #dusk = new Dusk();
  readonly #glowLight = new GlowLight();
  #scene: Scene | undefined;
  #painted: Scene | undefined;
  #frames: readonly TimedFrame[] = [];
  #frameSince = 0;
  #rising: Rising[] = [];
  #lava: { readonly map: MapView; readonly sources: readonly LightSource[] } | undefined;
  #request = 0;
  #ratio = 1;

  constructor(ground: HTMLCanvasElement, canvas: HTMLCanvasElement) {
    // Thousands of small rectangles, drawn seldom: quicker without the graphics card.
    this.#ground = ground.getContext('2d', { alpha: false, willReadFrequently: true })!;
    this.#context = canvas.getContext('2d')!;
  }

  /**
   * Shows a scene, after the frames that lead to it. What was still moving is cut short. It is painted in the next
   * frame; at once where the window has another size, which is seen before that.
   */
  show(scene: Scene, frames: readonly TimedFrame[] | undefined): void {
    this.#scene = scene;
    if (frames !== undefined) {
      this.#frames = frames;
      this.#rising = [];
      this.#frameSince = performance.now();
      if (frames.length === 0) {
        this.#sparks.rest(effectsOf(scene.view));
      } else {
        this.#raise(frames[0]);
      }
    }
    if (fitsCamera(this.#context.canvas, scene.camera)) {
      this.#ask();
    } else {
      cancelAnimationFrame(this.#request);
      this.#request = 0;
      this.#paint(performance.now());
    }
  }

  /** Paints again, when a font or the icons have come. */
  refresh(): void {
    this.#painted = undefined;
    this.#ask();
  }

  /** Ends all painting. */
  close(): void {
    cancelAnimationFrame(this.#request);
    this.#scene = undefined;
  }

  #ask(): void {
    if (this.#request === 0) {
      this.#request = requestAnimationFrame(now => {
        this.#request = 0;
        this.#paint(now);
      });
    }
  }

  #paint(now: number): void {
    const scene = this.#scene;
    if (scene === undefined) {
      return;
    }
    this.#advance(now);
    this.#resize(scene);
    this.#paintGround(scene);
    const context = this.#context;
    context.setTransform(this.#ratio, 0, 0, this.#ratio, 0, 0);
    context.clearRect(
      0,
      0,
      scene.camera.columns * scene.camera.size,
      scene.camera.rows * scene.camera.size,
    );
    const frame = this.#frames[0];
    const progress =
      frame === undefined ? 1 : Math.min(1, Math.max(0, (now - this.#frameSince) / frame.duration));
    this.#paintLight(scene, frame, progress);
    if (scene.reticle !== undefined) {
      drawTouched(context, scene.camera, scene.reticle);
    }
    this.#paintThings(scene, frame, progress);
    this.#paintSparks(scene, now);
    this.#paintMarks(scene);
    this.#paintFigures(scene, now);
    if (this.#frames.length > 0 || this.#rising.length > 0 || !this.#sparks.isStill) {
      this.#ask();
    }
  }

  /** Leaves the frames behind whose time is over. */
  #advance(now: number): void {
    for (;;) {
      const frame = this.#frames[0];
      if (frame === undefined || now - this.#frameSince < frame.duration) {
        break;
      }
      this.#frameSince += frame.duration;
      this.#frames = this.#frames.slice(1);
      this.#raise(this.#frames[0]);
    }
    this.#rising = this.#rising.filter(({ since }) => now - since < FIGURE_TIME);
  }

  /** What begins with a frame, or, without one, with the view that the frames lead to. */
  #raise(frame: TimedFrame | undefined): void {
    const effects =
      frame?.effects ?? (this.#scene === undefined ? [] : effectsOf(this.#scene.view));
    this.#sparks.follow(effects, this.#frameSince);
    for (const blink of frame?.blinks ?? []) {
      const { x, y } = blink;
      const { text, hue } = figureOf(blink);
      this.#rising.push({ x, y, text, colour: hueColour(hue), since: this.#frameSince });
    }
  }

  #resize({ camera, shift }: Scene): void {
    const { canvas } = this.#context;
    const ratio = pixelRatio();
    const isNew = ratio !== this.#ratio || !fitsCamera(canvas, camera);
    for (const each of [canvas, this.#ground.canvas]) {
      each.style.translate = shift === undefined ? '' : `${shift.x}px ${shift.y}px`;
      if (isNew) {
        fitToCamera(each, camera);
      }
    }
    if (isNew) {
      this.#ratio = ratio;
      this.#painted = undefined;
    }
  }

  /** The ground changes rarely: only the squares that look different are drawn again. */
  #paintGround(scene: Scene): void {
    const painted = this.#painted;
    const isSame =
      painted !== undefined &&
      painted.style === scene.style &&
      painted.view.dungeonLevel === scene.view.dungeonLevel &&
      sameCamera(painted.camera, scene.camera);
    if (!isSame || painted.view.map !== scene.view.map) {
      this.#ground.setTransform(this.#ratio, 0, 0, this.#ratio, 0, 0);
      drawGround(this.#ground, scene, isSame ? painted.view.map : undefined);
      this.#painted = scene;
    }
  }

  #paintLight(scene: Scene, frame: TimedFrame | undefined, progress: number): void {
    const { hero } = scene.view;
    const sprite = frame?.sprites.find(({ thing }) => thing.id === hero.id);
    const { x, y } = sprite === undefined ? hero : between(sprite, progress);
    const corner = cornerOf(scene.camera, { x, y });
    const half = scene.camera.size / 2;
    if (scene.style === 'tiles') {
      this.#dusk.draw(this.#context, scene.view, scene.camera);
    }
    drawLight(this.#context, scene, corner.x + half, corner.y + half);
    this.#glowLight.draw(this.#context, scene, frame?.effects, () => {
      const effects = frame === undefined ? effectsOf(scene.view) : frame.effects;
      const burning = effects.filter(({ fuse }) => fuse === undefined);
      return lightSources(scene.view, burning).concat(this.#lavaOf(scene.view));
    });
  }

  /** Lava in sight; searched for once in a map. */
  #lavaOf(view: GameView): readonly LightSource[] {
    if (this.#lava?.map !== view.map) {
      this.#lava = { map: view.map, sources: lavaIn(view) };
    }
    return this.#lava.sources;
  }

  #paintThings(scene: Scene, frame: TimedFrame | undefined, progress: number): void {
    this.#glowing.clear();
    const things = [...scene.view.things].sort((one, other) => height(one) - height(other));
    if (frame === undefined) {
      for (const thing of things) {
        if (thing.kind === 'effect' && thing.fuse === undefined) {
          this.#paintGlow(scene, thing, thing.hue);
        } else {
          this.#paintThing(scene, thing, thing);
        }
      }
      return;
    }
    for (const sprite of frame.sprites) {
      this.#paintThing(scene, sprite.thing, between(sprite, progress));
    }
    for (const effect of frame.effects) {
      if (effect.fuse === undefined) {
        this.#paintGlow(scene, effect, effect.hue);
      } else {
        this.#paintThing(scene, effect, effect);
      }
    }
  }

  /** A creature of several squares is drawn as one: on its ground, and in one picture if its squares form a square. */
  #paintThing(scene: Scene, thing: ThingView, at: Square): void {
    const { parts } = thing;
    if (parts === undefined) {
      this.#paintFigure(scene, thing, at);
      return;
    }
    const [dx, dy] = [at.x - thing.x, at.y - thing.y];
    const places = parts.map(part => ({ ...part, x: part.x + dx, y: part.y + dy }));
    drawBody(this.#context, scene.camera, places, hueColour(thing.hue));
    const side = sideOfSquare(places);
    if (side > 1) {
      const x = Math.min(...places.map(place => place.x));
      const y = Math.min(...places.map(place => place.y));
      this.#paintFigure(scene, thing, { x, y }, side);
      return;
    }
    // How hurt it looks is shown once, where it is nearest.
    for (const place of places) {
      const isNearest = place.x === at.x && place.y === at.y;
      const health = isNearest ? thing.health : '';
      this.#paintFigure(scene, { ...thing, ...place, health }, place);
    }
  }

  /** @param side squares of the map that the picture covers in each direction */
  #paintFigure(scene: Scene, thing: ThingView, at: Square, side = 1): void {
    const { camera, style, view } = scene;
    if (!isShown(camera, { x: Math.round(at.x), y: Math.round(at.y) })) {
      return;
    }
    const context = this.#context;
    const size = camera.size * side;
    const { x, y } = cornerOf(camera, at);
    context.save();
    context.translate(x, y);
    const isHero = thing.kind === 'hero';
    if (isHero && style === 'tiles') {
      drawPool(context, size);
    }
    const isSeen = seesSquare(view, { x: Math.round(at.x), y: Math.round(at.y) });
    context.globalAlpha = isSeen ? 1 : UNSEEN_ALPHA;
    const colour = isHero ? HERO.colour : hueColour(thing.hue);
    const drawn = Math.round(size * 0.84);
    const icon =
      style === 'tiles'
        ? this.#icons.icon(thing.icon, colour, Math.round(drawn * this.#ratio))
        : undefined;
    if (icon === undefined) {
      const glyph = isHero ? '@' : thing.glyph;
      context.fillStyle = INK.ground;
      const { globalAlpha } = context;
      context.globalAlpha = 0.75 * globalAlpha;
      context.fillRect(1, 1, size - 2, size - 2);
      context.globalAlpha = globalAlpha;
      writeGlyph(context, glyph, colour, size);
    } else {
      context.fillStyle = faded('#000000', 0.45);
      context.beginPath();
      context.ellipse(size / 2, size * 0.88, size * 0.32, size * 0.09, 0, 0, 2 * Math.PI);
      context.fill();
      const inset = (size - drawn) / 2;
      context.drawImage(icon, inset, inset * 0.7, drawn, drawn);
    }
    drawHealth(context, thing, size);
    context.restore();
  }

  /** What effects throw off, and what is left of those that have ended. */
  #paintSparks(scene: Scene, now: number): void {
    const { sparks, fading } = this.#sparks.alive(now);
    for (const glow of fading) {
      this.#paintGlow(scene, glow, glow.hue, leftOf(glow, now));
    }
    drawSparks(this.#context, scene.camera, sparks, now);
  }

  /** Light that adds up, so that a creature inside a fireball stays legible. */
  #paintGlow(scene: Scene, at: Square, hue: string, strength = 1): void {
    if (!isShown(scene.camera, at) || !this.#glowing.add(at, hue)) {
      return;
    }
    const context = this.#context;
    const { size } = scene.camera;
    const { x, y } = cornerOf(scene.camera, at);
    const glow = this.#glows.glow(lookOfHue(hue), Math.round(2 * size * this.#ratio));
    context.save();
    context.globalCompositeOperation = 'lighter';
    context.globalAlpha = strength;
    context.drawImage(glow, x - size / 2, y - size / 2, 2 * size, 2 * size);
    context.restore();
  }

  #paintMarks({ camera, view, reticle, hover }: Scene): void {
    const isApart =
      reticle === undefined || hover === undefined || !sameSquare(hover, reticle.square);
    if (hover !== undefined && isApart && isShown(camera, hover)) {
      drawCorners(this.#context, camera, hover, INK.muted, 1);
    }
    if (reticle !== undefined) {
      if (reticle.hasRay) {
        drawRay(this.#context, camera, view.hero, reticle);
      }
      drawCorners(this.#context, camera, reticle.square, INK.accent, 3);
    }
  }

  #paintFigures({ camera }: Scene, now: number): void {
    const context = this.#context;
    const stacked = new Map<string, number>();
    for (const { x, y, text, colour, since } of this.#rising) {
      const age = Math.max(0, (now - since) / FIGURE_TIME);
      const key = `${x} ${y}`;
      const order = stacked.get(key) ?? 0;
      stacked.set(key, order + 1);
      const corner = cornerOf(camera, { x, y });
      const rise = camera.size * 0.7 * age + order * 15;
      context.save();
      context.globalAlpha = Math.min(1, 2 * (1 - age));
      context.font = '700 15px "Inter Variable", sans-serif';
      context.textAlign = 'center';
      context.lineWidth = 4;
      context.lineJoin = 'round';
      context.strokeStyle = INK.ground;
      const middle = corner.x + camera.size / 2;
      const top = Math.max(14, corner.y + 4 - rise);
      context.strokeText(text, middle, top);
      context.fillStyle = colour;
      context.fillText(text, middle, top);
      context.restore();
    }
  }
}

/** The effects of a view. */
function effectsOf({ things }: GameView): ThingView[] {
  return things.filter(({ kind }) => kind === 'effect');
}

function between({ from, thing: { x, y } }: Sprite, progress: number): Square {
  const eased = progress * (2 - progress);
  return { x: from.x + (x - from.x) * eased, y: from.y + (y - from.y) * eased };
}
