import { type ReactNode, useEffect, useRef, useState } from 'react';

type WhenSeenProps = { children: ReactNode /** What keeps its place until then. */; fallback: ReactNode };

/** Holds back what is below the fold until it comes into view, its code and its data with it. */
export function WhenSeen({ children, fallback }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return <div ref={place}>{seen ? children : fallback}</div>;
}
