import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, vi } from 'vitest';

// Generous, because the machine may be slow and no test measures time.
configure({ asyncUtilTimeout: 20_000 });

/** Browser APIs that jsdom lacks. */
window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
window.scrollTo = vi.fn();
Element.prototype.scrollIntoView = vi.fn();
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => {};
Element.prototype.releasePointerCapture = () => {};
URL.createObjectURL = () => 'blob:larder/photo';
URL.revokeObjectURL = () => {};

/** Without effect: elements have no size in jsdom. */
window.ResizeObserver = class implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** Every element is visible at once. */
window.IntersectionObserver = class implements Partial<IntersectionObserver> {
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe() {
    this.#report([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  disconnect() {}
} as unknown as typeof IntersectionObserver;

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  window.indexedDB = new IDBFactory();
});
