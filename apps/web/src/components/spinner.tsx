/** A loading indicator without text: add a text for screen readers. */
export function Spinner({ className = 'size-6' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`animate-spin motion-reduce:animate-breathe ${className}`}>
      <circle cx="12" cy="12" r="9" fill="none" stroke="var(--line)" strokeWidth="3" />
      <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="var(--leaf)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
