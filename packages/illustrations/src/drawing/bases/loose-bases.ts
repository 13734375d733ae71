import { createSeededRandom } from '@larder/text/seeded-random';
import { around, at, ball, body, flat, ink, line, oval } from '../brush.ts';

const RADIUS = 88;

/** Short strokes over a disc, in one path. */
function grains(count: number, length: number, seed: number, radius = RADIUS): string {
  const next = createSeededRandom(seed);
  const strokes = Array.from({ length: count }, () => {
    const distance = (radius - 6) * Math.sqrt(next());
    const angle = 2 * Math.PI * next();
    const turn = Math.PI * next();
    const [x, y] = [distance * Math.cos(angle), distance * Math.sin(angle)].map(Math.round);
    return `M${x} ${y}l${Math.round(length * Math.cos(turn))} ${Math.round(length * Math.sin(turn))}`;
  });
  return strokes.join('');
}

const GRAINS = [grains(110, 7, 7), grains(90, 7, 19), grains(60, 6, 41)] as const;

function riceOf(fill: string, dark: string, light: string): string {
  return `<circle r="${RADIUS}" fill="${fill}"/><g fill="none" stroke-width="4.4" stroke-linecap="round"><path d="${GRAINS[0]}" stroke="${dark}"/><path d="${GRAINS[1]}" stroke="${light}"/></g>`;
}

/** Cooked grains, white or in the colour of what they cooked with. */
function grainsIn(fill: string): string {
  if (fill === 'var(--cream)') return riceOf(fill, 'var(--grain)', ink('fffdf4'));
  if (fill === 'var(--yolk)') return riceOf(ink('e8b23c'), ink('c98f1f'), ink('f6d27a'));
  return `<circle r="${RADIUS}" fill="var(--cream)"/><g opacity=".85">${riceOf(fill, 'var(--shadow)', 'var(--shine)')}</g>`;
}

/** Strands that wind around the middle. */
function strands(hex: string, shade: string, width: number): string {
  const winds = [
    'M-66 8C-70-46-10-78 34-58 78-36 70 30 30 48-10 66-52 44-46 2-40-34 10-44 30-20 46 4 24 30 0 24-20 18-18-6-2-8',
    'M-74-10C-58-66 14-84 52-50 88-14 62 58 10 70-40 80-82 40-74-10',
    'M-54 44C-78 0-46-52 4-52 48-52 66-4 44 30 22 58-26 54-34 18-38-12-2-32 18-14',
    'M-40-58C0-84 66-66 76-14 82 30 50 72 4 78M-78 22C-70 60-30 84 14 80',
    'M-20 62C24 70 66 34 60-8M-62-30C-40-70 20-76 50-34',
  ];
  return winds.map((d) => `${line(d, shade, width + 2.4, 0.55)}${line(d, hex, width)}`).join('');
}

function tubesOver(fill: string): string {
  const tube = `${body('M-18-8H17V8H-18Q-22 0-18-8Z', 'f2cd78')}${oval(4, 8, 'a87a33', 17, 0)}${line('M-15-3H13M-15 2H13', 'd9a94e', 1.4)}`;
  const places: readonly (readonly [number, number, number])[] = [
    [-58, 8, 15],
    [62, -12, -75],
    [-38, -50, -20],
    [34, -54, 40],
    [-54, 44, 75],
    [32, 54, -30],
    [-14, 64, 35],
    [0, -40, 5],
    [42, 18, 60],
    [-26, 26, -50],
    [8, 36, -10],
    [32, -22, -35],
    [-34, -16, 70],
    [0, 0, 20],
  ];
  return `<circle r="84" fill="${fill}"/><circle r="84" fill="url(#v)" opacity=".6"/>${places.map(([x, y, turn]) => at(x, y, turn, tube)).join('')}`;
}

const CLOUDS =
  '<circle cx="-34" cy="-32" r="17" fill="var(--shine)" opacity=".35"/><path d="M-58-20c10-24 34-36 58-34M-20 58c26 8 56-6 66-28" fill="none" stroke="var(--shine)" stroke-width="6" stroke-linecap="round" opacity=".7"/>';

/** SVG of wet and loose food: it fills a vessel below its toppings, around its middle, to a radius of 88 units. */
export const LOOSE_BASES = {
  none: () => '',
  cloche: () => `
    <circle cx="3" cy="7" r="78" fill="var(--shadow)"/>
    <circle r="78" fill="var(--rim)" opacity=".55"/>
    <circle r="70" fill="var(--sky)"/><circle r="70" fill="url(#v)"/>
    <path d="M-46-22A52 52 0 0 1-10-50" fill="none" stroke="var(--shine)" stroke-width="9" stroke-linecap="round"/>
    <circle cx="2" cy="4" r="15" fill="var(--shadow)"/>
    <circle r="14" fill="var(--wood)"/>`,
  liquid: (fill: string) => `
    <circle r="92" fill="${fill}"/>${CLOUDS}
    <path d="M-48-18c18-26 60-22 66 4 4 18-20 30-32 16" fill="none" stroke="${fill === 'var(--cream)' ? 'var(--grain)' : 'var(--cream)'}" stroke-width="6" stroke-linecap="round" opacity=".6"/>
    <g fill="var(--shine)" opacity=".5"><circle cx="52" cy="-30" r="6"/><circle cx="60" cy="-12" r="3.5"/><circle cx="-52" cy="34" r="5"/><circle cx="-40" cy="48" r="3"/></g>`,
  puree: (fill: string) => `
    <circle r="92" fill="${fill}"/><circle r="92" fill="url(#v)" opacity=".5"/>
    <path d="M-58-6C-60-46-18-68 18-58 56-46 68-6 52 26 36 56-10 62-34 40-52 20-40-16-10-22 16-26 32-4 20 12 12 22-4 20-6 10" fill="none" stroke="${fill === 'var(--cream)' ? ink('c9b26a') : ink('fff6e2')}" stroke-width="8" stroke-linecap="round" stroke-dasharray="120 9 70 6" opacity=".75"/>
    <g fill="${ink('5f7f2c')}" opacity=".55"><circle cx="-66" cy="-22" r="4"/><circle cx="-70" cy="-8" r="2.6"/><circle cx="66" cy="34" r="4.6"/><circle cx="56" cy="50" r="3"/><circle cx="-40" cy="62" r="3.4"/></g>`,
  rice: grainsIn,
  paella: (fill: string) =>
    `${grainsIn(fill)}<circle r="86" fill="none" stroke="${ink('6b3a12')}" stroke-width="5" stroke-dasharray="40 9 14 6" opacity=".45"/>`,
  risotto: (fill: string) => `
    <path d="M-84 6C-88-50-40-86 6-84S88-40 84 8 40 88-8 84-80 52-84 6Z" fill="${fill}"/><g fill="none" stroke-width="5" stroke-linecap="round"><path d="${GRAINS[2]}" stroke="var(--grain)"/><path d="${GRAINS[1]}" stroke="${ink('fff7dc')}" opacity=".6"/></g>
    <path d="M-60-34q40-34 84-16M-66 20q26 48 84 40M44-36q26 30 12 66" fill="none" stroke="var(--shine)" stroke-width="7" stroke-linecap="round" opacity=".8"/>`,
  porridge: (fill: string) => `
    <circle r="90" fill="${fill}"/><g fill="none" stroke-width="9" stroke-linecap="round"><path d="${grains(34, 3, 5)}" stroke="var(--grain)"/><path d="${grains(26, 3, 23)}" stroke="${ink('fffaf0')}" opacity=".8"/></g>
    <path d="M-52-44q30-26 66-18" fill="none" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/>`,
  noodles: (fill: string) =>
    `<circle r="82" fill="${fill}"/><circle r="82" fill="url(#v)" opacity=".5"/>${strands('f4d68a', '8a5a1e', 6)}`,
  'noodle-broth': (fill: string) => `
    <circle r="92" fill="${fill}"/>${CLOUDS}<g transform="translate(-14 6) scale(.72)">${strands('f7e2a4', '8a5a1e', 7)}</g>
    <g fill="var(--shine)" opacity=".6"><circle cx="62" cy="-34" r="6"/><circle cx="70" cy="-16" r="3.5"/><circle cx="58" cy="40" r="5"/><circle cx="44" cy="58" r="3.5"/><circle cx="66" cy="14" r="3"/></g>`,
  'sauce-and-rice': (fill: string) => `
    <circle r="92" fill="${fill}"/>${CLOUDS}
    <clipPath id="r"><path d="M-66-66a94 94 0 0 0-10 116C-40 46-4 14 8-26 14-48 8-72 0-92a92 92 0 0 0-66 26Z"/></clipPath>
    <path d="M-66-66a94 94 0 0 0-10 116C-40 46-4 14 8-26 14-48 8-72 0-92a92 92 0 0 0-66 26Z" fill="var(--shadow)" transform="translate(4 5)"/>
    <g clip-path="url(#r)">${riceOf('var(--cream)', 'var(--grain)', ink('fffdf4'))}</g>`,
  greens: () => {
    const leaf = (hex: string) =>
      `${body('M0-16c-30-14-36-54-10-70 6 6 12 6 16 1 6 5 12 4 16-3 20 18 10 58-22 72Z', hex)}${line('M0-20Q4-44 6-74', 'dcebb4', 2, 0.8)}`;
    return `<circle r="84" fill="var(--leaf)"/>${[0, 60, 120, 180, 240, 300].map((turn, index) => at(0, 0, turn, leaf(index % 2 === 0 ? '5f9440' : '8fbd58'))).join('')}${at(0, 34, 20, leaf('a5cc6c'), 0.7)}`;
  },
  chunky: (fill: string) => `
    <circle r="89" fill="${fill}"/>
    <g fill="var(--shadow)"><ellipse cx="-32" cy="-26" rx="40" ry="30"/><ellipse cx="34" cy="-32" rx="34" ry="26"/><ellipse cx="4" cy="34" rx="50" ry="30"/></g>
    <g fill="${fill}"><ellipse cx="-34" cy="-32" rx="38" ry="28"/><ellipse cx="34" cy="-38" rx="32" ry="24"/><ellipse cx="2" cy="27" rx="48" ry="28"/><ellipse cx="-4" cy="-6" rx="34" ry="24"/></g>
    <path d="M-58-40q10-16 28-14M18-52q12-8 26 0M-34 18q12-14 34-12M-26-8q8-10 22-10" fill="none" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/>`,
  dip: (fill: string) => `
    <circle cx="4" cy="8" r="71" fill="var(--shadow)"/><circle r="71" fill="var(--enamel)"/><circle r="71" fill="url(#v)" opacity=".5"/><circle r="61" fill="${fill}"/>
    <path d="M-5-1c5-9 18-3 14 8-6 15-31 10-32-8C-23-26 3-38 24-26 49-10 46 26 18 40-11 54-48 36-53 5" fill="none" stroke="var(--shine)" stroke-width="8" stroke-linecap="round"/><circle r="61" fill="url(#g)"/>`,
  sauce: (fill: string) => `<circle r="92" fill="${fill}"/>${CLOUDS}`,
  'pasta-tubes': tubesOver,
  cream: (fill: string) => `
    <circle r="90" fill="${fill}"/><circle r="90" fill="url(#v)" opacity=".4"/>
    <path d="M-6-2c6-12 24-4 18 10-8 20-40 14-42-10C-32-34 4-50 32-34 64-14 60 34 24 52-14 70-62 46-68 6" fill="none" stroke="var(--shadow)" stroke-width="9" stroke-linecap="round" transform="translate(2 4)"/>
    <path d="M-6-2c6-12 24-4 18 10-8 20-40 14-42-10C-32-34 4-50 32-34 64-14 60 34 24 52-14 70-62 46-68 6" fill="none" stroke="var(--shine)" stroke-width="9" stroke-linecap="round"/>`,
  mash: (fill: string) => {
    const ridge = (y: number) => `M-58 ${y}q14-16 29 0t29 0 29 0 29 0`;
    const ridges = [-50, -22, 6, 34, 60].map(ridge).join('');
    return `<path d="M-82 6C-86-48-40-82 6-82S86-40 82 8 40 84-8 82-78 50-82 6Z" fill="${fill}"/><circle r="82" fill="url(#v)" opacity=".5"/><path d="${ridges}" fill="none" stroke="var(--grain)" stroke-width="7" stroke-linecap="round"/><path d="${ridges}" fill="none" stroke="var(--shine)" stroke-width="2.5" stroke-linecap="round" transform="translate(0 -4)"/>`;
  },
  'mash-swirl': (fill: string) => {
    const swirl =
      'M-62 4C-64-40-30-66 8-62 46-58 66-26 60 10 54 44 18 60-14 54-42 48-52 20-44-6-36-30-8-42 16-34 38-26 42 0 30 16 20 32-6 34-18 20-26 8-20-10-4-14 8-16 16-6 10 4';
    return `<path d="M-82 6C-86-48-40-82 6-82S86-40 82 8 40 84-8 82-78 50-82 6Z" fill="${fill}"/><circle r="82" fill="url(#v)" opacity=".5"/><path d="${swirl}" fill="none" stroke="var(--shadow)" stroke-width="9" stroke-linecap="round"/><path d="${swirl}" fill="none" stroke="var(--shine)" stroke-width="4" stroke-linecap="round" transform="translate(-3 -5)"/>`;
  },
  'mash-well': (fill: string) =>
    `<path d="M-84 4C-90-30-66-50-58-66-34-88-4-82 18-80 44-82 66-60 76-34 92-8 84 24 68 46 54 74 20 86-12 82-44 84-70 62-78 38Z" fill="${fill}"/><circle r="84" fill="url(#v)" opacity=".55"/>${around(9, '<path d="M-18-74Q2-62 22-74" fill="none" stroke="var(--shadow)" stroke-width="6" stroke-linecap="round"/><path d="M-16-79Q2-67 20-79" fill="none" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/>', 12)}<ellipse rx="42" ry="39" fill="var(--shadow)"/><ellipse cx="2" cy="4" rx="37" ry="34" fill="${fill}"/><ellipse cx="2" cy="4" rx="37" ry="34" fill="var(--shadow)" opacity=".5"/>`,
  scramble: (fill: string) => {
    const d =
      'M-58 6C-70-22-40-34-30-30-26-58 12-58 18-40c24-12 44 6 36 24 22 12 10 44-14 42-8 20-40 22-48 6-22 10-48-4-50-26Z';
    return `<path d="${d}" fill="var(--shadow)" transform="translate(3 6)"/><path d="${d}" fill="${fill}"/><path d="${d}" fill="url(#v)"/>
      <path d="M-40-6q8-14 20-6M-6-30q12-8 18 4M18-4q14-8 20 4M-22 18q10-10 20 0M12 22q10-6 16-2" fill="none" stroke="var(--crust)" stroke-width="4" stroke-linecap="round" opacity=".45" transform="translate(1 5)"/><path d="M-40-6q8-14 20-6M-6-30q12-8 18 4M18-4q14-8 20 4M-22 18q10-10 20 0M12 22q10-6 16-2" fill="none" stroke="var(--cream)" stroke-width="6" stroke-linecap="round" opacity=".8"/>`;
  },
  skewers: () => `
    <g stroke-linecap="round"><path d="M-124-46H122M-124 4H122M-124 54H122" stroke="var(--shadow)" stroke-width="5"/><path d="M-124-50H122M-124 0H122M-124 50H122" stroke="${ink('e2c491')}" stroke-width="5"/></g>`,
  toast: () => {
    const slice =
      'M-44-26c0-24 26-26 44-26s44 2 44 26c0 11-7 14-7 20v38a9 9 0 0 1-9 9h-56a9 9 0 0 1-9-9V-6c0-6-7-9-7-20Z';
    const one = `${body(slice, 'a9662c')}<g transform="scale(.87)">${flat(slice, 'ecc685')}</g><path d="${slice}" fill="url(#v)" opacity=".6"/>${line('M-18-22l6 4M12-30l8 2M-10 8l8 4M14 14l7-3M-22 20l6 2', 'bb7a3a', 3.4, 0.7)}`;
    return `${at(-62, 0, -8, one, 1.24)}${at(62, 2, 7, one, 1.24)}`;
  },
  'open-tacos': () => {
    const tortilla = `${body('M-43 2C-45-22-24-43 2-43S44-22 43 3 24 44-2 43-42 26-43 2Z', 'e9c07a')}${oval(35, 34, 'f4d795')}${line('M-26-16l6 3M12-28l7 2M22 14l6-4M-14 24l6 2M-34 4l4 4M30-8l3 5', 'b97b2c', 4.5, 0.6)}`;
    return `${at(-96, 12, -10, tortilla)}${at(0, -14, 25, tortilla)}${at(96, 14, 70, tortilla)}`;
  },
  pavlova: () => `
    <circle cx="4" cy="9" r="80" fill="var(--shadow)"/>${Array.from({ length: 12 }, (_, index) => at(0, 0, index * 30, ball(22, 'fdf7ea', 0, -58))).join('')}
    <circle r="62" fill="${ink('fdf7ea')}"/><path d="M-50 6C-54-30-20-52 8-48S54-20 50 10 20 54-8 50-46 36-50 6Z" fill="${ink('fffdf8')}"/><path d="M-34-6c6-22 36-30 52-14M-20 28c18 14 44 6 50-16" fill="none" stroke="var(--grain)" stroke-width="4" stroke-linecap="round" opacity=".7"/>`,
};
