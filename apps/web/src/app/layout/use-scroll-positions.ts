import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Where a page was left: in px from its top, and the link that was followed from there, in px from the window's top. */
type Position = { y: number; link: { href: string; top: number } | null };

/**
 * Remembers where each page was left. The function that it returns gives the place to scroll a path's page to, in px:
 * the link that was followed is then where it was, although there may be more above it now.
 */
export function useScrollPositions(shown: RefObject<string>): (pathname: string) => number {
  const positions = useRef(new Map<string, Position>());
  useEffect(() => {
    const onScroll = () => {
      const { scrollY: y } = window;
      if (positions.current.get(shown.current)?.y !== y) positions.current.set(shown.current, { y, link: null });
    };
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a') : null;
      const top = link && topOfLink(link.href);
      if (!link || top === null) return;
      positions.current.set(shown.current, { y: window.scrollY, link: { href: link.href, top } });
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('click', onClick, { capture: true });
    };
  }, [shown]);
  return useCallback((pathname) => {
    const { y, link } = positions.current.get(pathname) ?? { y: 0, link: null };
    if (link === null || y === 0) return y;
    const top = topOfLink(link.href);
    return top === null ? y : window.scrollY + top - link.top;
  }, []);
}

/** The first link of the content with an address, in px from the window's top. */
function topOfLink(address: string): number | null {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a');
  const link = [...links].find(({ href }) => href === address);
  return link?.getBoundingClientRect().top ?? null;
}
