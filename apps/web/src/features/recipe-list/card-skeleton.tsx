/** A placeholder for a recipe card that is loading. */
export function CardSkeleton() {
  return (
    <li aria-hidden="true" className="animate-breathe overflow-hidden rounded-card border border-line bg-card">
      <div className="aspect-4/3 bg-sunk" />
      <div className="flex flex-col gap-3 p-5 pt-8">
        <div className="h-6 w-4/5 rounded-field bg-sunk" />
        <div className="h-5 w-1/2 rounded-field bg-sunk" />
        <div className="h-5 w-2/3 rounded-field bg-sunk" />
        <div className="flex gap-2 pt-1">
          <div className="size-8 rounded-chip bg-sunk" />
          <div className="size-8 rounded-chip bg-sunk" />
        </div>
      </div>
    </li>
  );
}
