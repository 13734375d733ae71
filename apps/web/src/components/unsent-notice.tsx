import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useOutbox } from '../lib/outbox/outbox.ts';

/** Says so while changes wait in this browser for the server. */
export function UnsentNotice({ text, className = '' }: { text: string; className?: string }) {
  const outbox = useOutbox();
  const isHeldUp = useSyncExternalStore(outbox.subscribe, outbox.isHeldUp, () => false);
  return (
    <div role="status">
      {isHeldUp && (
        <p
          className={`flex items-center gap-3 rounded-card border border-saffron bg-saffron-wash px-5 py-3 ${className}`}
        >
          <CloudOff aria-hidden className="size-5 shrink-0" />
          {text}
        </p>
      )}
    </div>
  );
}
