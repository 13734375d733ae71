import { useEffect } from 'react';

/** Sets the document's meta description while the component is mounted. */
export function useDocumentDescription(text: string | undefined): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!meta || !text) return;
    const before = meta.content;
    meta.content = text;
    return () => {
      meta.content = before;
    };
  }, [text]);
}
