/** A piece in the dish's colour: a filled path with light and a cast shadow. */
export function piece(d: string, fill: string): string {
  return `<path d="${d}" fill="var(--shadow)" transform="translate(3 5)"/><path d="${d}" fill="${fill}"/><path d="${d}" fill="url(#v)"/>`;
}

/** The outline of a disc around the middle. */
export const round = (r: number) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Lines on baked and fried food. */
export const DARK = '5f3414';
