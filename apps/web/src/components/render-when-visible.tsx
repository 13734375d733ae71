import { type ReactNode, useEffect, useRef, useState } from 'react';

type RenderWhenVisibleProps = {
  children: ReactNode;
  /** Rendered until then, with the size of the content. */
  fallback: ReactNode;
};

/** Renders content when it first scrolls into view, so that its code and data are not loaded before. */
export function RenderWhenVisible({ children, fallback }: RenderWhenVisibleProps) {
  const placeholder = useRef<HTMLDivElement>(null);
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    if (!placeholder.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setVisible(true);
    });
    observer.observe(placeholder.current);
    return () => observer.disconnect();
  }, []);

  return <div ref={placeholder}>{visible ? children : fallback}</div>;
}
