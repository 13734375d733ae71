/** Shapes of SVG in a square of 32 units, flat and without outlines, as the icons of Fluent Emoji are drawn. */

/** A filled path. */
export const path = (d: string, fill: string): string => `<path fill="${fill}" d="${d}"/>`;

/** A stroked path with round ends. */
export const line = (d: string, stroke: string, width = 1.5): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** An ellipse, turned by degrees about its centre. */
export function ellipse(
  [x, y]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  fill: string,
  turn = 0,
) {
  const turned = turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`;
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${turned}/>`;
}

/** A rectangle with round corners. */
export const rect = (
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  fill: string,
  r = 0,
): string => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}"/>`;

/** Shapes moved, turned by degrees about the centre and scaled about it. */
export const placed = (shapes: string, { x = 0, y = 0, turn = 0, scale = 1 }): string =>
  `<g transform="translate(${16 + x} ${16 + y}) rotate(${turn}) scale(${scale}) translate(-16 -16)">${shapes}</g>`;
