import { createContext, type ReactNode, use, useCallback, useState } from 'react';

type Announce = (message: string) => void;

const AnnouncerContext = createContext<Announce>(() => {});

/** The page's only polite live region, so that announcements don't interrupt each other. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState({ text: '', turn: 0 });
  const announce = useCallback((text: string) => setMessage(({ turn }) => ({ text, turn: turn + 1 })), []);
  return (
    <AnnouncerContext value={announce}>
      {children}
      <div aria-live="polite" role="status" className="sr-only">
        <span key={message.turn}>{message.text}</span>
      </div>
    </AnnouncerContext>
  );
}

/** Announces a change to screen readers that does not move the focus. */
export function useAnnounce(): Announce {
  return use(AnnouncerContext);
}
