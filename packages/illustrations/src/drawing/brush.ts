/** A colour of a drawing, as `rrggbb` in the light theme; the dark theme's tone is computed from it. */
export type Hex = string;

/** SVG paint of a colour. */
export function ink(hex: Hex): string {
  return `var(--x${hex})`;
}

/** A filled path. */
export function flat(d: string, hex: Hex, opacity = 1): string {
  return `<path d="${d}" fill="${ink(hex)}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

/** A filled path with light from the upper left. */
export function volume(d: string, hex: Hex): string {
  return `${flat(d, hex)}<path d="${d}" fill="url(#v)"/>`;
}

/** A piece of food: a filled path with light and a cast shadow. */
export function body(d: string, hex: Hex): string {
  return `<path d="${d}" fill="var(--shadow)" transform="translate(2 4)"/>${volume(d, hex)}`;
}

export function line(d: string, hex: Hex, width: number, opacity = 1): string {
  const faint = opacity < 1 ? ` opacity="${opacity}"` : '';
  return `<path d="${d}" fill="none" stroke="${ink(hex)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${faint}/>`;
}

/** A line with the shadow and the light of a round stalk. */
export function stalk(d: string, hex: Hex, width: number): string {
  const shadow = `<path d="${d}" fill="none" stroke="var(--shadow)" stroke-width="${width}" stroke-linecap="round" transform="translate(2 4)"/>`;
  const light = `<path d="${d}" fill="none" stroke="var(--shine)" stroke-width="${width * 0.25}" stroke-linecap="round" transform="translate(${-width * 0.12} ${-width * 0.2})"/>`;
  return `${shadow}${line(d, hex, width)}${light}`;
}

export function disc(r: number, hex: Hex, x = 0, y = 0): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink(hex)}"/>`;
}

/** A ball with light and a cast shadow. */
export function ball(r: number, hex: Hex, x = 0, y = 0): string {
  return `<circle cx="${x + r * 0.15}" cy="${y + r * 0.3}" r="${r}" fill="var(--shadow)"/>${disc(r, hex, x, y)}<circle cx="${x}" cy="${y}" r="${r}" fill="url(#v)"/>`;
}

/** A highlight on something wet or waxy. */
export function gleam(x: number, y: number, length: number, width = 2.5): string {
  return `<path d="M${x} ${y + length * 0.6}q${length * 0.1}-${length * 0.5} ${length * 0.7}-${length * 0.7}" fill="none" stroke="var(--shine)" stroke-width="${width}" stroke-linecap="round"/>`;
}

export function oval(rx: number, ry: number, hex: Hex, x = 0, y = 0, turn = 0): string {
  const turned = turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`;
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${ink(hex)}"${turned}/>`;
}

/** Something at a place, turned by degrees. */
export function at(x: number, y: number, turn: number, svg: string, scale = 1): string {
  const scaled = scale === 1 ? '' : ` scale(${scale})`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})${scaled}">${svg}</g>`;
}

/** Copies around the middle. */
export function around(count: number, svg: string, from = 0): string {
  return Array.from({ length: count }, (_, index) => at(0, 0, Math.round(from + (index * 360) / count), svg)).join('');
}

type Place = readonly [x: number, y: number, turn: number];

/** Copies at places. */
export function placed(places: readonly Place[], svg: string): string {
  return places.map(([x, y, turn]) => at(x, y, turn, svg)).join('');
}

/** Places of a small heap of pieces. */
export const HEAP: readonly Place[] = [
  [-13, -3, 20],
  [2, -13, -35],
  [13, 1, 60],
  [-4, 12, -70],
  [0, 0, 10],
];
/** Places of grains strewn over a dish. */
export const STREWN: readonly Place[] = [
  [-16, -4, 15],
  [-6, -14, 80],
  [8, -11, -30],
  [17, -2, 50],
  [-11, 8, -60],
  [2, 1, 25],
  [10, 11, 100],
  [-1, 17, -15],
];
