import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { bounded, centredOn, fitted, type Point, type Size, type View, zoomed } from './view.ts';

/** How far a finger moves in a tap, in CSS pixels. */
const TAP_SLOP = 8;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_FACTOR = 2.5;
/** The factor of a step of a mouse wheel, per pixel. */
const WHEEL_FACTOR = 1.002;

const START: View = { x: 0, y: 0, scale: 1 };

/**
 * A picture that is moved with a finger or a mouse and enlarged with two fingers, a double tap or the wheel.
 * @param stage The element that the picture moves in; null until it is there.
 * @param picture The size of the picture; null until it is known.
 * @param onTap A tap at a place of the picture, in shares of it.
 */
export function useView(stage: HTMLElement | null, picture: Size | null, onTap: (at: Point) => void) {
  const room = useSize(stage);
  const fit = picture && room ? fitted(picture, room) : { width: 0, height: 0 };
  const [wanted, setView] = useState(START);
  const view = room ? bounded(wanted, fit, room) : wanted;
  const change = (next: (view: View) => View) =>
    setView((before) => (room ? bounded(next(bounded(before, fit, room)), fit, room) : before));
  const middle = { x: (room?.width ?? 0) / 2, y: (room?.height ?? 0) / 2 };

  const pointers = useRef(new Map<number, Point>());
  const tap = useRef<{ start: Point; isTap: boolean; lastAt: number }>({ start: middle, isTap: false, lastAt: 0 });

  function placeOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const { left = 0, top = 0 } = stage?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  }

  function down(event: PointerEvent) {
    const at = placeOf(event);
    pointers.current.set(event.pointerId, at);
    tap.current = { ...tap.current, start: at, isTap: pointers.current.size === 1 };
    event.currentTarget.setPointerCapture?.(event.pointerId);
  }

  function move(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const at = placeOf(event);
    const [other] = [...pointers.current].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
    pointers.current.set(event.pointerId, at);
    if (distance(at, tap.current.start) > TAP_SLOP) tap.current.isTap = false;
    if (other) {
      const factor = distance(at, other) / Math.max(1, distance(before, other));
      const middles = [between(before, other), between(at, other)] as const;
      change((view) => shifted(zoomed(view, factor, middles[0]), middles[1], middles[0]));
    } else if (!tap.current.isTap) {
      change((view) => shifted(view, at, before));
    }
  }

  function up(event: PointerEvent) {
    const wasHeld = pointers.current.delete(event.pointerId);
    if (!wasHeld || !tap.current.isTap || event.type === 'pointercancel') return;
    const at = placeOf(event);
    const now = event.timeStamp;
    if (now - tap.current.lastAt < DOUBLE_TAP_MS) {
      tap.current.lastAt = 0;
      if (view.scale > 1) setView(START);
      else change((view) => zoomed(view, DOUBLE_TAP_FACTOR, at));
      return;
    }
    tap.current.lastAt = now;
    const { width, height } = fit;
    onTap({ x: (at.x - view.x) / (width * view.scale), y: (at.y - view.y) / (height * view.scale) });
  }

  // React adds its wheel listeners as passive ones, which can't keep the page from zooming.
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    change((view) => zoomed(view, WHEEL_FACTOR ** -event.deltaY, placeOf(event)));
  });
  useEffect(() => {
    const listen = (event: WheelEvent) => onWheel(event);
    stage?.addEventListener('wheel', listen, { passive: false });
    return () => stage?.removeEventListener('wheel', listen);
  }, [stage]);

  return {
    /** Where to show the picture; null until that is known. */
    place:
      picture && room
        ? { left: view.x, top: view.y, width: fit.width * view.scale, height: fit.height * view.scale }
        : null,
    scale: view.scale,
    zoom: (factor: number) => change((view) => zoomed(view, factor, middle)),
    shift: (by: Point) => change((view) => shifted(view, by, { x: 0, y: 0 })),
    fit: () => setView(START),
    /** Shows a part of the picture, in shares of it, in the middle. */
    show: (part: Point & Size) => change((view) => (room ? centredOn(part, view, fit, room) : view)),
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  };
}

function shifted(view: View, to: Point, from: Point): View {
  return { ...view, x: view.x + to.x - from.x, y: view.y + to.y - from.y };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function useSize(element: HTMLElement | null): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
