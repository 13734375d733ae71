import '../styles/illustration.css';

/** Shown where a list is empty. */
export function EmptyJar({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 150" className={className}>
      <path d="M62 8h62l44 112H84Z" fill="var(--tint-1)" />
      <path d="M70 30h60M82 62h60M95 94h60M92 8l44 112" stroke="var(--paper)" strokeWidth="5" />
      <ellipse cx="126" cy="121" rx="40" ry="5" fill="var(--art-shadow)" />
      <path
        d="M101 62h38c0 6 9 8 9 18v30a10 10 0 0 1-10 10h-36a10 10 0 0 1-10-10V80c0-10 9-12 9-18Z"
        fill="var(--art-glass)"
        stroke="var(--art-leaf)"
        strokeWidth="2.5"
      />
      <rect x="97" y="52" width="46" height="11" rx="4" fill="var(--art-yolk)" />
      <path d="M101 84v22" stroke="var(--art-shine)" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M178 119c-1-14 4-22 14-26 3 12-2 21-14 26Zm-1 1c0-10-5-16-14-18-1 9 4 16 14 18Z"
        fill="var(--art-leaf)"
      />
      <rect x="14" y="121" width="212" height="9" rx="2" fill="var(--art-wood)" />
      <path d="M14 128h212v2a2 2 0 0 1-2 2H16a2 2 0 0 1-2-2Z" fill="var(--art-wood-dark)" />
    </svg>
  );
}
