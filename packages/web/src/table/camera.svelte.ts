import type { Region } from '../editions/canvas.ts';

const MOST = 5;
/** Movement of a pointer, in pixels, from which on it is a drag and no longer a click. */
const DRAG = 6;
/** A finger rolls a little when it taps. */
const ROLL = 12;
/** However large the window, single pieces can be looked at: so many pixels to a unit. */
const CLOSE = 1.2;
/** The picture is drawn sharp again when it has rested so long, in milliseconds. */
const REST = 160;

/** Where on the drawn table we look, and how close. */
export class Camera {
  width = $state(0);
  height = $state(0);
  moving = $state(false);
  readonly #whole: Region;
  #first: Region | null;
  /** Relative to the fitting view: 1 shows the whole. */
  #scale = $state(1);
  /** The middle of the picture, in table units. */
  #x = $state(0);
  #y = $state(0);
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** `first` is what is shown to begin with. */
  constructor(whole: Region, first: Region = whole) {
    this.#whole = whole;
    this.#first = first;
    this.#x = whole.x + whole.w / 2;
    this.#y = whole.y + whole.h / 2;
  }

  /** Pixels per unit when the whole table fits. */
  readonly #fitting = $derived.by(() => Math.min(this.width / this.#whole.w, this.height / this.#whole.h) || 0.0001);

  readonly #most = $derived.by(() => Math.max(MOST, CLOSE / this.#fitting));

  /** Pixels to a unit of the table. */
  get #unit(): number {
    return this.#fitting * this.#scale;
  }

  /** The size of the fitting picture; looking around changes the transform alone, which costs no layout. */
  readonly size = $derived.by(() => ({ w: this.#whole.w * this.#fitting, h: this.#whole.h * this.#fitting }));
  readonly transform = $derived.by(() => {
    const left = this.width / 2 - this.#x * this.#unit;
    const top = this.height / 2 - this.#y * this.#unit;
    // Layers that lie on whole pixels are sharp, and are put together by copying.
    return `translate(${Math.round(left)}px,${Math.round(top)}px) scale(${this.#scale})`;
  });

  zoom(factor: number, atX = this.width / 2, atY = this.height / 2): void {
    const before = this.#unit;
    this.#scale = Math.min(this.#most, Math.max(1, this.#scale * factor));
    const after = this.#unit;
    // What lies under the pointer stays there.
    this.#x += (atX - this.width / 2) * (1 / before - 1 / after);
    this.#y += (atY - this.height / 2) * (1 / before - 1 / after);
    this.#settle();
  }

  pan(dx: number, dy: number): void {
    this.#x -= dx / this.#unit;
    this.#y -= dy / this.#unit;
    this.#settle();
  }

  show(region: Region): void {
    const fit = Math.min(this.width / region.w, this.height / region.h) / this.#fitting;
    this.#scale = Math.min(this.#most, Math.max(1, fit));
    this.#x = region.x + region.w / 2;
    this.#y = region.y + region.h / 2;
    this.#settle();
  }

  /** What can be seen, once the picture has come to rest. */
  get shown(): Region {
    const [w, h] = [this.width / this.#unit, this.height / this.#unit];
    return { x: this.#x - w / 2, y: this.#y - h / 2, w, h };
  }

  /** What of the table lies in a box of the page, where the whole table lies in `whole` now. */
  regionOf(box: DOMRect, whole: DOMRect): Region {
    const unit = whole.width / this.#whole.w;
    const [x, y] = [(box.left - whole.left) / unit, (box.top - whole.top) / unit];
    return { x: this.#whole.x + x, y: this.#whole.y + y, w: box.width / unit, h: box.height / unit };
  }

  /** Never beyond the edge; the middle where the table is smaller than the window. */
  #settle(): void {
    const unit = this.#unit;
    const clamp = (middle: number, start: number, size: number, pixels: number): number => {
      const half = pixels / unit / 2;
      return half * 2 >= size ? start + size / 2 : Math.min(start + size - half, Math.max(start + half, middle));
    };
    this.#x = clamp(this.#x, this.#whole.x, this.#whole.w, this.width);
    this.#y = clamp(this.#y, this.#whole.y, this.#whole.h, this.height);
    this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.moving = false), REST);
  }

  /** Listens to wheel, drag and pinch on the window. */
  attach = (window: HTMLElement): (() => void) => {
    this.width = window.clientWidth;
    this.height = window.clientHeight;
    if (this.#first !== null) this.show(this.#first);
    this.#first = null;
    const fingers = new Map<number, { x: number; y: number }>();
    let dragged = false;
    let travelled = 0;
    const local = (event: MouseEvent): [number, number] => {
      const box = window.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };
    const spread = (): number => {
      const [a, b] = [...fingers.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY * 0.0016), ...local(event));
    };
    const down = (event: PointerEvent): void => {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      dragged = false;
      travelled = 0;
    };
    const move = (event: PointerEvent): void => {
      const last = fingers.get(event.pointerId);
      if (last === undefined) return;
      const before = spread();
      const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      travelled += Math.hypot(dx, dy);
      if (!dragged && travelled < (event.pointerType === 'touch' ? ROLL : DRAG)) return;
      dragged = true;
      if (fingers.size > 1) this.zoom(spread() / (before || 1), ...local(event));
      this.pan(dx / fingers.size, dy / fingers.size);
    };
    const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
    const click = (event: MouseEvent): void => {
      if (!dragged) return;
      event.stopPropagation();
      event.preventDefault();
    };
    // Whoever taps a place twice means the place.
    const fit = ({ target }: MouseEvent): void => {
      if ((target as Element).closest('.spot') === null) this.show(this.#whole);
    };
    window.addEventListener('wheel', wheel, { passive: false });
    window.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    window.addEventListener('click', click, { capture: true });
    window.addEventListener('dblclick', fit);
    return () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  };
}
