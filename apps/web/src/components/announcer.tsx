import { createContext, type ReactNode, use, useCallback, useState } from 'react';

type Announce = (message: string) => void;

const AnnouncerContext = createContext<Announce>(() => {});

/** One polite live region for the whole page, so that nothing talks over anything else. */
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

/** Says something to screen readers when the page changes without a move of the focus. */
export function useAnnounce(): Announce {
  return use(AnnouncerContext);
}
