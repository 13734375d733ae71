import type { IngredientPart } from '@larder/contract/dish/illustration';

/** SVG of ingredients as they lie on a dish, around their own middle, some 20 to 60 units from side to side. */
export const INGREDIENT_SHAPES: Readonly<Record<IngredientPart, string>> = {
  leaf: `
    <path d="M0 20C-14 8-13-9 0-21 13-9 14 8 0 20Z" fill="var(--leaf)"/>
    <path d="M0 17V-15" stroke="var(--leaf-light)" stroke-width="2"/>`,
  herb: `
    <path d="M0 20C-14 8-13-9 0-21 13-9 14 8 0 20Z" fill="var(--leaf-light)" transform="rotate(-48) scale(.75)"/>
    <path d="M0 20C-14 8-13-9 0-21 13-9 14 8 0 20Z" fill="var(--leaf)" transform="rotate(42) scale(.8)"/>`,
  tomato: `
    <circle cx="2" cy="4" r="17" fill="var(--shadow)"/>
    <circle r="17" fill="var(--tomato)"/>
    <circle r="12.5" fill="none" stroke="var(--carrot)" stroke-width="2.5" opacity=".8"/>
    <ellipse cy="-7" rx="2.2" ry="4" fill="var(--yolk)" transform="rotate(0)"/>
    <ellipse cy="-7" rx="2.2" ry="4" fill="var(--yolk)" transform="rotate(72)"/>
    <ellipse cy="-7" rx="2.2" ry="4" fill="var(--yolk)" transform="rotate(144)"/>
    <ellipse cy="-7" rx="2.2" ry="4" fill="var(--yolk)" transform="rotate(216)"/>
    <ellipse cy="-7" rx="2.2" ry="4" fill="var(--yolk)" transform="rotate(288)"/>`,
  'cherry-tomato': `
    <circle cx="2" cy="4" r="12" fill="var(--shadow)"/>
    <circle r="12" fill="var(--tomato)"/>
    <path d="M-6-4A8 8 0 0 1 0-8" fill="none" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/>`,
  cucumber: `
    <circle cx="2" cy="4" r="15" fill="var(--shadow)"/>
    <circle r="15" fill="var(--leaf)"/>
    <circle r="12" fill="var(--leaf-light)"/>
    <ellipse cy="-6" rx="2.2" ry="4" fill="var(--cream)" transform="rotate(0)"/>
    <ellipse cy="-6" rx="2.2" ry="4" fill="var(--cream)" transform="rotate(72)"/>
    <ellipse cy="-6" rx="2.2" ry="4" fill="var(--cream)" transform="rotate(144)"/>
    <ellipse cy="-6" rx="2.2" ry="4" fill="var(--cream)" transform="rotate(216)"/>
    <ellipse cy="-6" rx="2.2" ry="4" fill="var(--cream)" transform="rotate(288)"/>`,
  carrot: `
    <circle cx="2" cy="4" r="12" fill="var(--shadow)"/>
    <circle r="12" fill="var(--carrot)"/>
    <circle r="6" fill="var(--yolk)" opacity=".7"/>`,
  'egg-half': `
    <circle cx="2" cy="4" r="19" fill="var(--shadow)"/>
    <circle r="19" fill="var(--enamel)"/>
    <circle r="10" fill="var(--yolk)"/>`,
  'fried-egg': `
    <path d="M-34 6c-6-18 8-36 28-34 12 1 16 8 28 10 16 4 20 24 8 36-10 10-22 4-34 10-14 6-26-4-30-22Z" fill="var(--shadow)" transform="translate(3 6)"/>
    <path d="M-34 6c-6-18 8-36 28-34 12 1 16 8 28 10 16 4 20 24 8 36-10 10-22 4-34 10-14 6-26-4-30-22Z" fill="var(--enamel)"/>
    <circle cx="2" cy="1" r="15" fill="var(--yolk)"/>
    <path d="M-7-4A11 11 0 0 1 1-10" fill="none" stroke="var(--shine)" stroke-width="4" stroke-linecap="round"/>`,
  meat: `
    <path d="M-20 4c-2-12 8-20 20-18s22 6 20 16-12 16-22 14-16-2-18-12Z" fill="var(--shadow)" transform="translate(2 5)"/>
    <path d="M-20 4c-2-12 8-20 20-18s22 6 20 16-12 16-22 14-16-2-18-12Z" fill="var(--crust)"/>
    <path d="M-10-4 4 8M-1-8l12 11" stroke="var(--wood-dark)" stroke-width="3" stroke-linecap="round" opacity=".7"/>`,
  fish: `
    <path d="M-26 2C-20-14 20-16 26-2 22 12-18 16-26 2Z" fill="var(--shadow)" transform="translate(2 5)"/>
    <path d="M-26 2C-20-14 20-16 26-2 22 12-18 16-26 2Z" fill="var(--carrot)" opacity=".85"/>
    <path d="M-14-6q5 6 2 13M-2-8q5 7 2 16M10-8q5 7 2 14" fill="none" stroke="var(--cream)" stroke-width="3" opacity=".9"/>`,
  mussel: `
    <path d="M-18 10C-16-10 4-18 20-12 18 8 0 20-18 10Z" fill="var(--iron)"/>
    <path d="M-12 8C-8-4 4-9 14-8 11 4 0 12-12 8Z" fill="var(--carrot)"/>`,
  cube: `
    <rect x="-9" y="-7" width="20" height="20" rx="4" fill="var(--shadow)"/>
    <rect x="-11" y="-11" width="20" height="20" rx="4" fill="var(--cream)"/>
    <rect x="-11" y="-11" width="20" height="8" rx="4" fill="var(--enamel)"/>`,
  popcorn: `
    <path d="M-9 8c-9 0-9-12 0-12 0-9 12-11 14-3 9-1 11 10 3 12 1 8-12 9-17 3Z" fill="var(--cream)"/>
    <circle cy="2" r="3" fill="var(--yolk)"/>`,
  crouton: `
    <rect x="-10" y="-8" width="20" height="20" rx="4" fill="var(--shadow)"/>
    <rect x="-11" y="-11" width="20" height="20" rx="4" fill="var(--crust)"/>
    <rect x="-7" y="-7" width="12" height="12" rx="3" fill="var(--cream)" opacity=".8"/>`,
  avocado: `
    <path d="M0-22C12-22 20 0 16 12 12 22-12 22-16 12-20 0-12-22 0-22Z" fill="var(--leaf)"/>
    <path d="M0-17C9-17 15 1 12 10 9 17-9 17-12 10-15 1-9-17 0-17Z" fill="var(--lemon)"/>
    <circle cy="5" r="7" fill="var(--wood-dark)"/>`,
  onion: `
    <circle r="13" fill="none" stroke="var(--plum)" stroke-width="4" opacity=".85"/>`,
  potato: `
    <circle cx="2" cy="4" r="15" fill="var(--shadow)"/>
    <circle r="15" fill="var(--crust)"/>
    <circle r="12.5" fill="var(--lemon)" opacity=".75"/>`,
  mushroom: `
    <path d="M-5 0h10l2 14c0 4-14 4-14 0Z" fill="var(--cream)"/>
    <path d="M-17 2C-16-20 16-20 17 2 8 7-8 7-17 2Z" fill="var(--wood)"/>`,
  pepper: `
    <circle r="12" fill="none" stroke="var(--tomato)" stroke-width="6" stroke-dasharray="16 3"/>`,
  prawn: `
    <path d="M-9 12A14 14 0 1 1 13 6" fill="none" stroke="var(--straw)" stroke-width="9" stroke-linecap="round"/>
    <path d="M-9 12A14 14 0 1 1 13 6" fill="none" stroke="var(--cream)" stroke-width="9" stroke-dasharray="2 9" opacity=".7"/>`,
  olive: `
    <circle r="9" fill="var(--olive)"/>
    <circle r="3.5" fill="var(--tomato)"/>`,
  pea: `
    <circle cx="2" cy="4" r="7" fill="var(--shadow)"/>
    <circle r="7" fill="var(--leaf-light)"/>`,
  berry: `
    <circle cx="2" cy="4" r="10" fill="var(--shadow)"/>
    <circle r="10" fill="var(--plum)"/>
    <path d="M-5-3A6 6 0 0 1 0-6" fill="none" stroke="var(--shine)" stroke-width="2.5" stroke-linecap="round"/>`,
  raspberry: `
    <circle cx="2" cy="4" r="11" fill="var(--shadow)"/>
    <circle r="11" fill="var(--berry)"/>
    <circle r="4" fill="none" stroke="var(--shine)" stroke-width="2" stroke-dasharray="3 4" stroke-linecap="round"/>`,
  chickpea: `
    <circle cx="2" cy="4" r="8" fill="var(--shadow)"/>
    <circle r="8" fill="var(--yolk)"/>
    <path d="M-3-3 2 2" stroke="var(--wood)" stroke-width="2" stroke-linecap="round"/>`,
  banana: `
    <circle cx="2" cy="4" r="13" fill="var(--shadow)"/>
    <circle r="13" fill="var(--lemon)"/>
    <circle r="10" fill="var(--cream)"/>
    <ellipse cy="-4" rx="2.2" ry="4" fill="var(--grain)" transform="rotate(0)"/>
    <ellipse cy="-4" rx="2.2" ry="4" fill="var(--grain)" transform="rotate(72)"/>
    <ellipse cy="-4" rx="2.2" ry="4" fill="var(--grain)" transform="rotate(144)"/>
    <ellipse cy="-4" rx="2.2" ry="4" fill="var(--grain)" transform="rotate(216)"/>
    <ellipse cy="-4" rx="2.2" ry="4" fill="var(--grain)" transform="rotate(288)"/>`,
  bean: `
    <path d="M-10-3c0-8 20-8 20 2 0 6-6 7-10 4s-10 2-10-6Z" fill="var(--chocolate)"/>
    <path d="M-5-5q4-3 8-1" fill="none" stroke="var(--shine)" stroke-width="2" stroke-linecap="round"/>`,
  nut: `
    <path d="M0 14C-10 6-9-7 0-14 9-7 10 6 0 14Z" fill="var(--crust)"/>
    <path d="M0 9V-8" stroke="var(--wood-dark)" stroke-width="1.8" opacity=".7"/>`,
  lemon: `
    <circle cx="2" cy="4" r="16" fill="var(--shadow)"/>
    <circle r="16" fill="var(--lemon)"/>
    <circle r="12.5" fill="var(--cream)"/>
    <path d="M0-2-4.2-10Q0-12.5 4.2-10Z" fill="var(--lemon)" transform="rotate(0)"/>
    <path d="M0-2-4.2-10Q0-12.5 4.2-10Z" fill="var(--lemon)" transform="rotate(60)"/>
    <path d="M0-2-4.2-10Q0-12.5 4.2-10Z" fill="var(--lemon)" transform="rotate(120)"/>
    <path d="M0-2-4.2-10Q0-12.5 4.2-10Z" fill="var(--lemon)" transform="rotate(180)"/>
    <path d="M0-2-4.2-10Q0-12.5 4.2-10Z" fill="var(--lemon)" transform="rotate(240)"/>
    <path d="M0-2-4.2-10Q0-12.5 4.2-10Z" fill="var(--lemon)" transform="rotate(300)"/>`,
  lime: `
    <circle cx="2" cy="4" r="16" fill="var(--shadow)"/>
    <circle r="16" fill="var(--leaf-light)"/>
    <circle r="12.5" fill="var(--cream)"/>
    <path d="M0-2-4.2-10Q0-12.5 4.2-10Z" fill="var(--leaf-light)" transform="rotate(0)"/>
    <path d="M0-2-4.2-10Q0-12.5 4.2-10Z" fill="var(--leaf-light)" transform="rotate(60)"/>
    <path d="M0-2-4.2-10Q0-12.5 4.2-10Z" fill="var(--leaf-light)" transform="rotate(120)"/>
    <path d="M0-2-4.2-10Q0-12.5 4.2-10Z" fill="var(--leaf-light)" transform="rotate(180)"/>
    <path d="M0-2-4.2-10Q0-12.5 4.2-10Z" fill="var(--leaf-light)" transform="rotate(240)"/>
    <path d="M0-2-4.2-10Q0-12.5 4.2-10Z" fill="var(--leaf-light)" transform="rotate(300)"/>`,
  orange: `
    <circle cx="2" cy="4" r="16" fill="var(--shadow)"/>
    <circle r="16" fill="var(--carrot)"/>
    <circle r="12.5" fill="var(--cream)"/>
    <path d="M0-2-4.2-10Q0-12.5 4.2-10Z" fill="var(--carrot)" transform="rotate(0)"/>
    <path d="M0-2-4.2-10Q0-12.5 4.2-10Z" fill="var(--carrot)" transform="rotate(60)"/>
    <path d="M0-2-4.2-10Q0-12.5 4.2-10Z" fill="var(--carrot)" transform="rotate(120)"/>
    <path d="M0-2-4.2-10Q0-12.5 4.2-10Z" fill="var(--carrot)" transform="rotate(180)"/>
    <path d="M0-2-4.2-10Q0-12.5 4.2-10Z" fill="var(--carrot)" transform="rotate(240)"/>
    <path d="M0-2-4.2-10Q0-12.5 4.2-10Z" fill="var(--carrot)" transform="rotate(300)"/>`,
  bread: `
    <path d="M-30-14c0-16 18-18 30-18s30 2 30 18c0 8-5 10-5 14v24a7 7 0 0 1-7 7h-36a7 7 0 0 1-7-7V0c0-4-5-6-5-14Z" fill="var(--shadow)" transform="translate(3 6)"/>
    <path d="M-30-14c0-16 18-18 30-18s30 2 30 18c0 8-5 10-5 14v24a7 7 0 0 1-7 7h-36a7 7 0 0 1-7-7V0c0-4-5-6-5-14Z" fill="var(--crust)"/>
    <path d="M-24-13c0-10 13-13 24-13s24 3 24 13c0 7-5 8-5 13v21a4 4 0 0 1-4 4h-30a4 4 0 0 1-4-4V0c0-5-5-6-5-13Z" fill="var(--cream)"/>`,
  broccoli: `
    <path d="M-4 2h9l3 18h-15Z" fill="var(--leaf-light)"/>
    <g fill="var(--leaf)"><circle cx="-11" cy="-2" r="9"/><circle cx="11" cy="-2" r="9"/><circle cy="-11" r="11"/></g>
    <g fill="var(--leaf-light)"><circle cx="-11" cy="-5" r="2.5"/><circle cx="-2" cy="-14" r="2.5"/><circle cx="6" cy="-8" r="2.5"/><circle cx="13" cy="-3" r="2"/></g>`,
  cauliflower: `
    <path d="M-14 4C-18 18 16 20 14 4Z" fill="var(--leaf-light)"/>
    <g fill="var(--cream)"><circle cx="-11" cy="-1" r="9"/><circle cx="11" cy="-1" r="9"/><circle cy="-10" r="11"/></g>
    <path d="M-12-5q4-4 7 0M-2-14q4-3 7 0M6-4q4-4 7 0" fill="none" stroke="var(--grain)" stroke-width="3" stroke-linecap="round"/>`,
  corn: `
    <g fill="var(--yolk)"><rect x="-14" y="-10" width="10" height="11" rx="4"/><rect x="-2" y="-14" width="10" height="11" rx="4"/><rect x="8" y="-3" width="10" height="11" rx="4"/><rect x="-8" y="3" width="10" height="11" rx="4"/></g>
    <path d="M-12-7h4M0-11h4M10 0h4M-6 6h4" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/>`,
  mango: `
    <g fill="var(--shadow)"><rect x="-14" y="-8" width="16" height="16" rx="3"/><rect x="2" y="-2" width="16" height="16" rx="3"/></g>
    <g fill="var(--yolk)"><rect x="-16" y="-12" width="16" height="16" rx="3"/><rect x="0" y="-6" width="16" height="16" rx="3"/></g>
    <path d="M-16-9a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v3h-16ZM0-3a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v3H0Z" fill="var(--lemon)"/>`,
  apple: `
    <path d="M-20-4C-14 20 14 20 20-4 12 4-12 4-20-4Z" fill="var(--tomato)"/>
    <path d="M-18-5C-12 13 12 13 18-5 10 2-10 2-18-5Z" fill="var(--cream)"/>
    <path d="M-4 3q4 5 8 0" fill="none" stroke="var(--wood-dark)" stroke-width="2" stroke-linecap="round"/>`,
  pineapple: `
    <path d="M-20 8A28 28 0 0 1 20 8L6 14Q0 8-6 14Z" fill="var(--lemon)"/>
    <path d="M-20 8A28 28 0 0 1 20 8" fill="none" stroke="var(--wood)" stroke-width="5" stroke-dasharray="5 3"/>
    <path d="M-8 6-11-2M0 4v-9M8 6l3-8" stroke="var(--yolk)" stroke-width="2.5" stroke-linecap="round"/>`,
  strawberry: `
    <path d="M0 18C-18 6-18-12-6-12c3 0 4 1 6 3 2-2 3-3 6-3 12 0 12 18-6 30Z" fill="var(--tomato)"/>
    <path d="M-10-13q5 6 10 3 5 3 10-3-5-3-7-1-1-4-3-5-2 1-3 5-2-2-7 1Z" fill="var(--leaf)"/>
    <path d="M-6-3v2M5-3v2M-1 3v2M-7 4v2M6 4v2M0 10v2" stroke="var(--lemon)" stroke-width="2" stroke-linecap="round"/>`,
  kiwi: `
    <circle cx="2" cy="4" r="15" fill="var(--shadow)"/>
    <circle r="15" fill="var(--wood-dark)"/>
    <circle r="13" fill="var(--leaf-light)"/>
    <circle r="8" fill="none" stroke="var(--chocolate)" stroke-width="2.5" stroke-dasharray="1.5 4"/>
    <circle r="4.5" fill="var(--cream)"/>`,
  peach: `
    <path d="M-20-4C-14 20 14 20 20-4 12 6-12 6-20-4Z" fill="var(--tomato)" opacity=".8"/>
    <path d="M-19-5C-12 13 12 13 19-5 11 4-11 4-19-5Z" fill="var(--carrot)"/>
    <path d="M-10 2q10 6 20 0" fill="none" stroke="var(--yolk)" stroke-width="3" stroke-linecap="round"/>`,
  'green-bean': `
    <g fill="none" stroke-linecap="round"><path d="M-24 8Q0-4 24 2" stroke="var(--shadow)" stroke-width="8"/><path d="M-24 4Q0-8 24-2" stroke="var(--leaf)" stroke-width="8"/><path d="M-20 14Q4 8 22 14" stroke="var(--leaf-light)" stroke-width="7"/><path d="M-16 0Q0-6 14-4" stroke="var(--shine)" stroke-width="2"/></g>`,
  bacon: `
    <g fill="none" stroke-linecap="round"><path d="M-26 4q6-10 13 0t13 0 13 0 13 0" stroke="var(--shadow)" stroke-width="15"/><path d="M-26 0q6-10 13 0t13 0 13 0 13 0" stroke="var(--tomato)" stroke-width="14"/><path d="M-26 2q6-10 13 0t13 0 13 0 13 0" stroke="var(--cream)" stroke-width="4" opacity=".85"/><path d="M-26-4q6-10 13 0t13 0 13 0 13 0" stroke="var(--wood-dark)" stroke-width="3"/></g>`,
  sausage: `
    <g fill="none" stroke-linecap="round"><path d="M-20 12Q0-2 20 8" stroke="var(--shadow)" stroke-width="18"/><path d="M-20 8Q0-6 20 4" stroke="var(--wood-dark)" stroke-width="18"/><path d="M-18 4Q0-9 16 0" stroke="var(--crust)" stroke-width="7"/><path d="M-10 10l4-12M2 8l4-12" stroke="var(--chocolate)" stroke-width="2.5" opacity=".7"/></g>`,
};
