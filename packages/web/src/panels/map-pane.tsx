// The map: a canvas, and the same map as lines of letters for screen readers.

import { effect, useSignal } from '@preact/signals';
import {
  aimQuestion,
  isAimed,
  mapText,
  type Square,
  sameSquare,
  surroundings,
} from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { CentreButton } from '../gaze/centre-button.tsx';
import { drawnCamera, Gaze, type Room } from '../gaze/gaze.ts';
import { aimCamera, type Camera, type Extent, isShown, squareUnder } from '../map/camera.ts';
import { filmBetween } from '../map/film.ts';
import { loadIcons } from '../map/icons/icons.ts';
import { interestOf } from '../map/interest.ts';
import { MapPainter } from '../map/painter.ts';
import { palette } from '../map/palette.ts';
import type { Reticle, Scene } from '../map/scene.ts';
import type { Mode } from '../play/mode.ts';
import type { Play } from '../play/play.ts';
import { type Settings, squareSize, wantsNoMotion } from '../settings.ts';
import { hueOf } from './aim-panel.tsx';
import { answerOf } from './odds/use-odds.ts';
import { usePointer } from './use-pointer.ts';

interface MapProps {
  readonly play: Play;
  readonly settings: Settings;
}

/** The map; it fills its room with whole squares. */
export function MapPane({ play, settings }: MapProps) {
  const pane = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLCanvasElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const room = useSignal<Extent>({ width: 0, height: 0 });
  const camera = useRef<Camera | undefined>(undefined);
  useRoom(pane, room);
  useFocus(play, pane);
  const gaze = useMemo(() => new Gaze(), [play]);
  useReturn(play, gaze, camera);
  usePainter({ play, settings, room, ground, canvas, camera, gaze });
  const squareOf = (event: MouseEvent): Square | undefined => {
    const box = canvas.current?.getBoundingClientRect();
    return box === undefined || camera.current === undefined
      ? undefined
      : squareUnder(camera.current, event.clientX - box.left, event.clientY - box.top);
  };
  const view = play.session.view;
  const gestures = usePointer({
    play,
    settings,
    squareOf,
    room,
    gaze,
    paneCorner: () => pane.current?.getBoundingClientRect() ?? { x: 0, y: 0 },
    camera: () => camera.current,
    level: () => play.session.view?.map,
  });
  return (
    <>
      <div
        ref={pane}
        class="map-pane"
        role="application"
        aria-label="Map"
        aria-describedby="surroundings"
        aria-busy={play.session.isBusy.value}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map takes keys, as an application does
        tabIndex={0}
      >
        <canvas ref={ground} />
        <canvas
          ref={canvas}
          onPointerDown={gestures.down}
          onPointerMove={gestures.move}
          onPointerUp={gestures.up}
          onPointerCancel={gestures.up}
          onPointerLeave={gestures.leave}
          onContextMenu={gestures.menu}
          onWheel={gestures.wheel}
          onClick={gestures.click}
        >
          {view !== undefined && <pre>{mapText(view)}</pre>}
        </canvas>
        <p id="surroundings" class="visually-hidden">
          {view !== undefined && surroundings(view)}
        </p>
      </div>
      <CentreButton gaze={gaze} />
    </>
  );
}

/**
 * The window goes back to the hero when the player gives a command, whenever the hero is elsewhere, and when the cursor
 * leaves what the window shows.
 */
function useReturn(play: Play, gaze: Gaze, camera: { readonly current: Camera | undefined }): void {
  const isBusy = play.session.isBusy.value;
  const { dungeonLevel, hero } = play.session.view ?? {};
  useLayoutEffect(() => gaze.leave(), [gaze, isBusy, dungeonLevel, hero?.x, hero?.y]);
  const cursor = cursorOf(play.mode.value);
  useLayoutEffect(() => {
    const window = camera.current;
    if (cursor !== undefined && window !== undefined && !isShown(window, cursor)) {
      gaze.leave();
    }
  }, [gaze, camera, cursor?.x, cursor?.y]);
}

/** The square that is aimed or looked at. */
function cursorOf(mode: Mode): Square | undefined {
  if (mode.kind === 'look' || mode.kind === 'answer-square') {
    return mode.square;
  }
  return mode.kind === 'aim' ? mode.aim.square : undefined;
}

/** Measures the room of the pane, now and whenever it changes. */
function useRoom(pane: { readonly current: HTMLElement | null }, room: { value: Extent }): void {
  useEffect(() => {
    const element = pane.current;
    if (element === null) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      room.value = { width: element.clientWidth, height: element.clientHeight };
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [pane, room]);
}

/**
 * The map takes the focus when the element that had it is gone: after a panel was closed, or after a command
 * removed the button that gave it, such as a line of what is nearby.
 */
function useFocus(play: Play, pane: { readonly current: HTMLElement | null }): void {
  const isWalking = play.mode.value.kind === 'walk';
  const step = play.session.step.value;
  useEffect(() => {
    if (isWalking && document.activeElement === document.body) {
      pane.current?.focus({ preventScroll: true });
    }
  }, [isWalking, step, pane]);
}

interface PainterProps extends MapProps {
  readonly room: { readonly value: Extent };
  readonly ground: { readonly current: HTMLCanvasElement | null };
  readonly canvas: { readonly current: HTMLCanvasElement | null };
  readonly camera: { current: Camera | undefined };
  readonly gaze: Gaze;
}

/** Paints whenever something visible changes. */
function usePainter(props: PainterProps): void {
  const { play, settings, room, ground, canvas, camera, gaze } = props;
  const painter = useRef<MapPainter | undefined>(undefined);
  const shown = useRef<object | undefined>(undefined);
  useEffect(() => {
    const made = new MapPainter(ground.current!, canvas.current!);
    painter.current = made;
    const refresh = () => made.refresh();
    // Fonts and icons come later; letters of the system stand in until then.
    loadIcons().then(refresh, () => undefined);
    document.fonts.load('16px "DejaVu Mono"').then(refresh, () => undefined);
    const unfollow = palette.subscribe(refresh);
    return () => {
      unfollow();
      made.close();
    };
  }, [ground, canvas]);
  const paint = useRef<() => void>(() => undefined);
  paint.current = () => {
    const step = play.session.step.value;
    const extent = room.value;
    const size = squareSize(settings, extent);
    const reticle = reticleOf(play, play.mode.value);
    const hover = play.hover.value;
    if (step === undefined || extent.width === 0 || painter.current === undefined) {
      return;
    }
    const { view } = step.performed;
    const window = windowOf(view, reticle, gaze, { pixels: extent, size, level: view.map });
    camera.current = window.camera;
    const isNew = shown.current !== step;
    shown.current = step;
    const style = settings.style.value;
    const film = wantsNoMotion(settings) ? [] : filmBetween(step.before, step.performed);
    painter.current.show({ view, ...window, style, reticle, hover }, isNew ? film : undefined);
  };
  // At once: `useSignalEffect` would wait for the next frame, and the painter for the one after it.
  useEffect(() => effect(() => paint.current()), []);
}

/** Where the player has drawn the map; else around the hero, with what is aimed or looked at. */
function windowOf(
  view: GameView,
  reticle: Reticle | undefined,
  gaze: Gaze,
  room: Room,
): Pick<Scene, 'camera' | 'shift'> {
  const { drawn } = gaze;
  if (drawn !== undefined) {
    return drawnCamera(drawn, room);
  }
  const { pixels, size, level } = room;
  const interest = interestOf(view, reticle?.square, pixels, size);
  return { camera: aimCamera(pixels, size, level, view.hero, interest) };
}

/** What is aimed or looked at, with the squares that the answer names once it has come. */
function reticleOf(play: Play, mode: Mode): Reticle | undefined {
  if (mode.kind === 'look' || mode.kind === 'answer-square') {
    return { square: mode.square, hue: '', touched: [], hasRay: false };
  }
  if (mode.kind !== 'aim') {
    return undefined;
  }
  const { aim, what } = mode;
  const view = play.session.view;
  const question = view && aimQuestion(view, what, aim);
  const answer = question && answerOf(play.session.odds.ask(question).value);
  return {
    square: aim.square,
    hue: hueOf(what),
    touched: answer?.squares ?? [],
    hasRay: isAimed(what) && view !== undefined && !sameSquare(view.hero, aim.square),
  };
}
