export function Logo({ className = 'size-9' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 36 36" className={className}>
      <rect x="9" y="6.5" width="18" height="5" rx="2.2" fill="var(--saffron)" />
      <path
        d="M10.5 11.5h15c0 2.2 3.5 3 3.5 7v8.7a5.3 5.3 0 0 1-5.3 5.3H12.3A5.3 5.3 0 0 1 7 27.2v-8.7c0-4 3.5-4.8 3.5-7Z"
        fill="var(--leaf)"
      />
      <path
        d="M18 29.5v-8M18 24.5c-4.3 0-6-2.3-6-5.8 3.9 0 6 1.9 6 5.8ZM18 22.3c0-3.7 2-5.5 6-5.5 0 3.6-1.7 5.5-6 5.5Z"
        fill="var(--on-leaf)"
        stroke="var(--on-leaf)"
        strokeWidth="1.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M30 1.5c.4 2.6 1.4 3.6 4 4-2.6.4-3.6 1.4-4 4-.4-2.6-1.4-3.6-4-4 2.6-.4 3.6-1.4 4-4Z"
        fill="var(--tomato)"
      />
    </svg>
  );
}
