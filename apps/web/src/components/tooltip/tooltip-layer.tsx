import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '@larder/contract/limits';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { tooltipTarget } from './tooltip-target.ts';

/** Between the element and its tooltip, and between the tooltip and the window's edge, in pixels. */
const GAP = 8;
/** The landmarks and dialogs of the application: all text belongs to one of them. */
const LANDMARKS = 'main, header, footer, [role$="dialog"]';

/**
 * The tooltip of the hovered or focused element. It opens after a delay, at once where another has just closed, and can
 * be hovered and dismissed with Escape (WCAG 2.2, 1.4.13). docs/specification.md §9.
 */
export function TooltipLayer({ first }: { first: HTMLElement }) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);

  const open = useEffectEvent((element: HTMLElement) => {
    clearTimeout(opening.current);
    const skips = target !== null || performance.now() - closedAt.current < TOOLTIP_SKIP_DELAY_MS;
    if (skips) setTarget(element);
    else opening.current = setTimeout(setTarget, TOOLTIP_DELAY_MS, element);
  });

  const close = useEffectEvent(() => {
    clearTimeout(opening.current);
    if (target === null) return;
    closedAt.current = performance.now();
    setTarget(null);
  });

  const enter = useEffectEvent((event: PointerEvent) => {
    if (event.pointerType === 'touch' || isTooltip(event.target)) return;
    const element = tooltipTarget(event);
    if (element === null) close();
    else if (element !== target) open(element);
  });

  const focus = useEffectEvent((event: FocusEvent) => {
    const element = tooltipTarget(event);
    if (element && event.target instanceof Element && event.target.matches(':focus-visible')) open(element);
    else close();
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerover', (event) => enter(event), { signal });
    document.addEventListener('focusin', (event) => focus(event), { signal });
    document.addEventListener('focusout', () => close(), { signal });
    document.addEventListener('pointerdown', () => close(), { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
    document.addEventListener('scroll', () => close(), { signal, capture: true, passive: true });
    return () => {
      listening.abort();
      clearTimeout(opening.current);
    };
  }, []);
  useEffect(() => open(first), [first]);

  if (!target?.isConnected) return null;
  const landmark = target.closest(LANDMARKS) ?? document.body;
  return createPortal(<TooltipBox key={target.dataset.tooltip} target={target} />, landmark);
}

function isTooltip(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="tooltip"]') !== null;
}

/** Above its element, or below it at the top of the window; in the top layer, so that dialogs do not cover it. */
function TooltipBox({ target }: { target: HTMLElement }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.showPopover?.();
    const anchor = target.getBoundingClientRect();
    const { width, height } = element.getBoundingClientRect();
    const centred = anchor.left + anchor.width / 2 - width / 2;
    const above = anchor.top - height - GAP;
    element.style.left = `${Math.max(GAP, Math.min(centred, window.innerWidth - width - GAP))}px`;
    element.style.top = `${above < GAP ? anchor.bottom + GAP : above}px`;
  }, [target]);
  // Not referred to by `aria-describedby`: each is the name of its element, which screen readers say already.
  return (
    <div
      ref={box}
      role="tooltip"
      popover="manual"
      className="fixed m-0 max-w-[min(20rem,calc(100vw-1rem))] rounded-field border border-line-strong bg-ink px-3 py-1.5 text-sm text-paper shadow-lift"
    >
      {target.dataset.tooltip}
    </div>
  );
}
