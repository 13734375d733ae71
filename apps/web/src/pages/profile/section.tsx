import { type ReactNode, useId } from 'react';

/** A section of the profile with a title, a text and controls. */
export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 sm:p-6">
      <div className="flex flex-col gap-1">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {text && <p className="max-w-prose text-quiet">{text}</p>}
      </div>
      {children}
    </section>
  );
}
