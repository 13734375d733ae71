import {
  around,
  at,
  ball,
  body,
  disc,
  flat,
  gleam,
  HEAP,
  type Hex,
  ink,
  line,
  oval,
  placed,
  stalk,
  volume,
} from '../../brush.ts';

const circle = (r: number) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A slice of a round vegetable: skin, flesh, and what is in its heart. */
export function slice({ skin, flesh, r = 15, rings, seeds, rays, holes }: SliceLook): string {
  const ring = rings
    ? `<circle r="${r * 0.62}" fill="none" stroke="${ink(rings)}" stroke-width="2"/><circle r="${r * 0.32}" fill="none" stroke="${ink(rings)}" stroke-width="2"/>`
    : '';
  const pips = seeds ? around(7, oval(r * 0.09, r * 0.2, seeds, 0, -r * 0.42), 9) : '';
  const lines = rays
    ? `${disc(r * 0.42, rays)}${around(9, `<path d="M0 ${-r * 0.45}V${-r * 0.78}" stroke="${ink(rays)}" stroke-width="1.3"/>`)}`
    : '';
  const gaps = holes ? `${around(7, disc(r * 0.17, holes, 0, -r * 0.58))}${disc(r * 0.15, holes)}` : '';
  return `${body(circle(r), skin)}${disc(r * 0.87, flesh)}${ring}${lines}${pips}${gaps}<circle r="${r}" fill="url(#v)" opacity=".6"/>`;
}
type SliceLook = { skin: Hex; flesh: Hex; r?: number; rings?: Hex; seeds?: Hex; rays?: Hex; holes?: Hex };

/** A slice of tomato with its chambers. */
export function tomatoSlice({ skin, flesh, jelly, seed }: { skin: Hex; flesh: Hex; jelly: Hex; seed: Hex }): string {
  const chamber = `<path d="M0-4C-6-6-6.5-12-3-13Q0-14.5 3-13C6.5-12 6-6 0-4Z" fill="${ink(jelly)}"/>${oval(1, 1.7, seed, -2, -9)}${oval(1, 1.7, seed, 2, -10.5)}${oval(0.9, 1.5, seed, 0.5, -7)}`;
  return `${body(circle(18), skin)}${disc(16, flesh)}${around(5, chamber)}<circle r="18" fill="url(#v)" opacity=".55"/>${gleam(-11, -9, 7, 2)}`;
}

/** A whole small fruit vegetable with its calyx, or cut in half. */
export function cherryTomatoes({ skin, dry = false }: { skin: Hex; dry?: boolean }): string {
  if (dry)
    return `${body('M-14-3C-12-13 12-13 15-2 13 9-11 12-14-3Z', skin)}${line('M-9-2q8-6 17 0M-7 4q7-4 13-1', '7a1f16', 1.6, 0.7)}`;
  const calyx = around(5, '<path d="M0 0-1.6-5 1.6-5Z" fill="var(--leaf)"/>');
  return `${ball(11, skin, -4, -3)}${gleam(-11, -8, 7)}<g transform="translate(-2 -9)">${calyx}</g>${ball(8.5, skin, 10, 9)}${disc(6.5, 'f08a5f', 10, 9)}${oval(1, 1.8, 'f8d98a', 8, 8, 20)}${oval(1, 1.8, 'f8d98a', 12, 10, -20)}`;
}

/** Pieces of a root or a squash with two faces. */
export function cubes({ face, top, skin }: { face: Hex; top: Hex; skin?: Hex }): string {
  const rind = skin ? flat('M-10 4 0 9 10 4V7L0 12-10 7Z', skin) : '';
  const cube = `${body('M-10-6 0-10 10-6V6L0 11-10 6Z', face)}${flat('M-10-6 0-10 10-6 0-1Z', top)}${rind}${line('M0-1V9', top, 1, 0.4)}`;
  return `${at(-9, -6, -6, cube)}${at(11, -2, 10, cube)}${at(-1, 11, 3, cube)}`;
}

/** Rings of an onion, a pepper or the like. */
export function rings({
  skin,
  inside,
  width = 4,
  r = 13,
}: {
  skin: Hex;
  inside: Hex;
  width?: number;
  r?: number;
}): string {
  const ring = (radius: number, x: number, y: number) =>
    `<ellipse cx="${x + 1.5}" cy="${y + 3}" rx="${radius}" ry="${radius * 0.86}" fill="none" stroke="var(--shadow)" stroke-width="${width}"/><ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.86}" fill="none" stroke="${ink(skin)}" stroke-width="${width}"/><ellipse cx="${x}" cy="${y}" rx="${radius - width * 0.4}" ry="${radius * 0.86 - width * 0.4}" fill="none" stroke="${ink(inside)}" stroke-width="${width * 0.45}"/>`;
  return `${ring(r, -3, -3)}${ring(r * 0.62, -2, -2)}${ring(r * 0.7, 10, 9)}`;
}

/** Strips of sweet pepper: curved, with a glossy skin. */
export function pepperStrips({ skin, inside }: { skin: Hex; inside: Hex }): string {
  const strip = `${stalk('M-18 5Q0-13 18 3', skin, 8)}${line('M-16 9Q0-5 16 7', inside, 3, 0.9)}${gleam(-8, -6, 8, 1.8)}`;
  return `${at(-2, -7, -10, strip)}${at(3, 9, 14, strip)}`;
}

/** A long pod or fruit with its stem: chilli, padrón pepper, okra. */
export function pod({ skin, stem = '5d7f35', bend = 8, width = 9, ribs = false }: PodLook): string {
  const d = `M-20-2Q-4 ${-width - bend} 22 4Q-2 ${width - bend + 4}-20 6Q-24 2-20-2Z`;
  return `${body(d, skin)}${ribs ? line(`M-16 0Q0 ${-bend - 2} 18 4M-14 4Q0 ${-bend + 4} 14 5`, 'ffffff', 1, 0.35) : ''}${line('M-20 2q-6-1-8-6', stem, 3.5)}${gleam(-12, -2, 9, 2)}`;
}
type PodLook = { skin: Hex; stem?: Hex; bend?: number; width?: number; ribs?: boolean };

/** Rings of a chilli with seeds. */
export function chilliRings(skin: Hex): string {
  const ring = `${disc(8, skin)}${disc(5.4, 'e6efc0')}${placed(
    [
      [-2, -1, 0],
      [2, 1, 40],
      [1, -3, 80],
    ],
    oval(1.2, 0.8, 'fff7dc'),
  )}<circle r="8" fill="url(#v)" opacity=".5"/>`;
  return `${at(-9, -5, 0, ring)}${at(8, -7, 30, ring)}${at(1, 9, 60, ring)}`;
}

/** Spears lying side by side. */
export function spears({ stem, tip, scales }: { stem: Hex; tip: Hex; scales?: Hex }): string {
  const one = `${stalk('M-22 0H12', stem, 7)}${body('M10-5Q20-5 26 0 20 5 10 5Z', tip)}${scales ? line('M-8-2l3 2-3 2M4-2l3 2-3 2', scales, 1.4, 0.8) : ''}`;
  return `${at(-1, -7, -8, one)}${at(2, 6, 6, one)}`;
}

/** Pieces of a ribbed stalk. */
export function ribbedStalk({ hex, rib, ends }: { hex: Hex; rib: Hex; ends: Hex }): string {
  const one = `${stalk('M-16 0H16', hex, 11)}${line('M-14-2H15M-14 2H15', rib, 1.2, 0.7)}${oval(3, 5.4, ends, 17, 0)}`;
  return `${at(-1, -8, -14, one)}${at(2, 8, 10, one)}`;
}

/** A few fine pods or sprouts in a bundle. */
export function bundle({ hex, light, width = 5 }: { hex: Hex; light: Hex; width?: number }): string {
  return `${stalk('M-25 7Q0-7 24-1', hex, width)}${stalk('M-21 13Q4 4 22 11', light, width)}${stalk('M-18 0Q2-12 20-9', hex, width)}`;
}

/** A branching floret. */
export function floret({
  stem,
  head,
  light,
  pointed = false,
}: {
  stem: Hex;
  head: Hex;
  light: Hex;
  pointed?: boolean;
}): string {
  if (pointed) {
    const cone = `${body('M0-11 8 5Q0 9-8 5Z', head)}${line('M-4 2Q0 4 4 2M-3-3Q0-1 3-3', light, 1.4)}`;
    return `${flat('M-6 4H7L4 20H-4Z', stem)}${at(-11, 3, -30, cone)}${at(11, 3, 30, cone)}${at(0, -7, 0, cone, 1.3)}`;
  }
  const heads = `${ball(9, head, -11, -1)}${ball(9, head, 11, -1)}${ball(11, head, 0, -10)}`;
  const curds = placed(
    [
      [-13, -5, 0],
      [-7, -3, 0],
      [-4, -15, 0],
      [3, -17, 0],
      [5, -9, 0],
      [13, -5, 0],
      [8, -2, 0],
      [-2, -7, 0],
    ],
    disc(2.2, light),
  );
  return `${volume('M-5 2H6L4 20H-5Z', stem)}${heads}${curds}`;
}

/** A mushroom cut lengthwise. */
export function mushroomSlice({ cap, gill = 'b09a80', flesh = 'f4ead9' }: MushroomLook): string {
  return `${body('M-5 1H6L8 15Q1 20-7 15Z', flesh)}${body('M-19 3C-18-20 18-20 20 3Q14 7 7 3-1 6-7 3-14 7-19 3Z', cap)}${flat('M-15 0C-13-14 13-14 16 0Q0 3-15 0Z', flesh, 0.75)}${line('M-13 1Q0 4 14 1', gill, 2)}`;
}
type MushroomLook = { cap: Hex; gill?: Hex; flesh?: Hex };

/** A mushroom's cap from above. */
export function mushroomCap({
  cap,
  mark,
  star = false,
  fan = false,
}: {
  cap: Hex;
  mark: Hex;
  star?: boolean;
  fan?: boolean;
}): string {
  if (fan)
    return `${body('M-3 20C-4 10-22 6-20-8-14-20 14-22 21-7 21 7 5 10 4 20Z', cap)}${line('M0 16C-3 6-12 2-15-6M1 14V-10M3 15C5 6 12 2 16-5', mark, 1.8, 0.7)}`;
  const cut = star ? around(3, `<path d="M-1.6-10h3.2v20h-3.2Z" fill="${ink(mark)}"/>`) : '';
  return `${ball(18, cap)}${cut}<circle r="14" fill="none" stroke="${ink(mark)}" stroke-width="2" opacity=".25"/>${gleam(-11, -9, 8)}`;
}

/** Thin mushrooms in a tuft. */
export function tuft({ cap, stem }: { cap: Hex; stem: Hex }): string {
  const stems = [-12, -6, 0, 6, 12].map(
    (x) =>
      `${line(`M${x * 0.4} 18Q${x * 0.5} 4 ${x} -8`, stem, 3)}${ball(4.5, cap, x, -9 - Math.abs(6 - Math.abs(x)) / 2)}`,
  );
  return stems.join('');
}

/** A trumpet-shaped mushroom. */
export function trumpet({ cap, light }: { cap: Hex; light: Hex }): string {
  return `${body('M-4 18Q-3 2-18-8-10-18 0-14 12-20 19-7 6 2 5 18Z', cap)}${line('M-2 14Q-2 4-11-5M1 14V-8M3 14Q4 4 12-5', light, 1.8, 0.8)}`;
}

/** A bulb's cloves. */
export function cloves({ skin, tint }: { skin: Hex; tint: Hex }): string {
  const one = `${body('M0-14C8-8 10 6 5 11Q0 14-6 10C-10 4-6-8 0-14Z', skin)}${line('M-3 7Q-5-2 0-10', tint, 1.4, 0.8)}`;
  return `${at(-8, -1, -24, one)}${at(8, 2, 22, one)}`;
}

/** Pieces of a knobbly root, one cut. */
export function knob({ skin, flesh }: { skin: Hex; flesh: Hex }): string {
  return `${body('M-20 4C-22-6-12-10-6-8-6-18 6-20 8-10 18-12 24-2 18 5 12 12 2 9-4 12-12 14-18 10-20 4Z', skin)}${oval(5, 7, flesh, 16, -2, -20)}${line('M-14-2q4 3 2 7M-2-6q3 3 1 8', '8c6a3a', 1.3, 0.6)}`;
}

/** Potato, whole or in chunks, with its skin. */
export function tuber({ skin, flesh, whole = false }: { skin: Hex; flesh: Hex; whole?: boolean }): string {
  if (whole)
    return `${body('M-17 2C-18-10-4-15 6-13 17-11 20 0 15 8 8 16-14 15-17 2Z', skin)}${placed(
      [
        [-6, -4, 0],
        [5, 3, 0],
        [8, -6, 0],
      ],
      disc(1.2, '8b6636'),
    )}${gleam(-11, -6, 8)}`;
  const chunk = `${body('M-11-4Q-9-11 0-11 10-10 11-3L10 6Q0 11-10 6Z', flesh)}${line('M-10 5Q0 10 10 5', skin, 3)}${gleam(-7, -6, 6, 2)}`;
  return `${at(-8, -6, -12, chunk)}${at(10, 1, 24, chunk)}${at(-3, 12, 4, chunk)}`;
}

/** A small heap of pulses. */
export function pulses({
  skin,
  eye,
  shape = 'round',
  r = 6,
}: {
  skin: Hex;
  eye?: Hex;
  shape?: 'round' | 'kidney' | 'flat';
  r?: number;
}): string {
  const one =
    shape === 'kidney'
      ? `${body('M-9-2C-8-9 7-9 9 0 9 6 3 7 0 4-3 3-8 5-9-2Z', skin)}${eye ? oval(2.2, 1.3, eye, 0, 3.5) : ''}${gleam(-5, -4, 5, 1.8)}`
      : shape === 'flat'
        ? `${body(`M${-r} 0C${-r} ${-r} ${r} ${-r} ${r} 0 ${r} ${r * 0.8} ${-r} ${r * 0.8} ${-r} 0Z`, skin)}`
        : `${ball(r, skin)}${eye ? line(`M${-r * 0.3} ${-r * 0.2}q${r * 0.3} ${r * 0.5} ${r * 0.7} ${r * 0.2}`, eye, 1.4) : ''}${gleam(-r * 0.6, -r * 0.5, r * 0.6, 1.6)}`;
  return placed(HEAP, one);
}

/** An open pod with its seeds. */
export function openPod({ shell, seed }: { shell: Hex; seed: Hex }): string {
  return `${body('M-26 0Q0-15 26 0 0 15-26 0Z', shell)}${flat('M-21 0Q0-8 21 0 0 8-21 0Z', 'dff0a8', 0.55)}${[-12, -4, 4, 12].map((x) => `${ball(4.4, seed, x, 0)}`).join('')}`;
}

/** An artichoke heart in quarters. */
export function artichoke(): string {
  return `${body('M0 18C-18 12-18-8-8-16Q0-22 8-16C18-8 18 12 0 18Z', '8ba063')}${flat('M0 16C-8 8-9-4 0-14 9-4 8 8 0 16Z', 'd9dca0')}${line('M-10 4Q-8-8-4-13M10 4Q8-8 4-13M0 12V-8', '63783f', 1.6)}`;
}
