type SuggestionsProps = { label: string; suggestions: readonly string[]; onChoose: (suggestion: string) => void };

/** Suggested searches; choosing one submits it. */
export function Suggestions({ label, suggestions, onChoose }: SuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
      <span className="mr-1 text-sm text-quiet">{label}</span>
      <ul className="contents">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button
              type="button"
              onClick={() => onChoose(suggestion)}
              className="inline-flex min-h-11 items-center rounded-chip border border-line bg-saffron-wash px-4 text-left text-sm font-medium text-saffron-ink transition-colors hover:border-saffron-ink"
            >
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
