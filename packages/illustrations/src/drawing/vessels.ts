import type { DishIllustration } from '@larder/contract/dish/illustration';
import { ink } from './brush.ts';
import type { PictureLook } from './picture-look.ts';
import { drawRim } from './table-setting.ts';

type Vessel = (look: PictureLook, contents: string) => string;

/** Shade below the wall of a deep vessel whose inside has the given radius. */
function inside(radius: number): string {
  return `<circle r="${radius}" fill="url(#g)"/><path d="M${-radius + 4}-20A${radius - 3} ${radius - 3} 0 0 1 20 ${-radius + 4}" fill="none" stroke="var(--shadow)" stroke-width="8"/>`;
}

const plate: Vessel = (look, contents) => `
  <ellipse cx="6" cy="14" rx="120" ry="118" fill="var(--shadow)"/>
  <circle r="118" fill="${ink(look.ware)}"/><circle r="118" fill="url(#g)"/>
  ${drawRim(look)}
  <circle r="87" fill="var(--shadow)" opacity=".5"/><circle cx="1" cy="2" r="86" fill="${ink(look.ware)}"/>
  <path d="M-98-40A106 106 0 0 1-40-98" fill="none" stroke="var(--shine)" stroke-width="5" stroke-linecap="round"/>
  ${contents}`;

const bowl: Vessel = (look, contents) => `
  <ellipse cx="7" cy="16" rx="112" ry="110" fill="var(--shadow)"/>
  <circle r="112" fill="${ink(look.rim)}"/><circle r="112" fill="url(#v)"/>
  <circle r="105" fill="${ink(look.ware)}"/>
  <circle r="94" fill="var(--glaze)"/>
  ${contents}
  <path d="M-92-46A102 102 0 0 1-46-92" fill="none" stroke="var(--shine)" stroke-width="4" stroke-linecap="round"/>`;

const pan: Vessel = (_look, contents) => `
  <g transform="rotate(-28)">
  <rect x="100" y="-9" width="150" height="26" rx="13" fill="var(--shadow)"/>
  <rect x="100" y="-14" width="150" height="26" rx="13" fill="var(--iron)"/>
  <path d="M112-8H232" stroke="var(--shine)" stroke-width="3" stroke-linecap="round" opacity=".5"/>
  <circle cx="234" cy="-1" r="5" fill="var(--iron-light)"/>
  </g>
  <ellipse cx="6" cy="14" rx="116" ry="114" fill="var(--shadow)"/>
  <circle r="116" fill="var(--iron)"/>
  <circle r="101" fill="var(--iron-light)"/>
  <path d="M-98-44A108 108 0 0 1-44-98" fill="none" stroke="var(--shine)" stroke-width="4" stroke-linecap="round" opacity=".6"/>
  ${contents}`;

const board: Vessel = (_look, contents) => `
  <rect x="-142" y="-78" width="296" height="176" rx="22" fill="var(--shadow)"/>
  <rect x="-148" y="-90" width="296" height="176" rx="22" fill="var(--wood)"/>
  <rect x="-148" y="-90" width="296" height="176" rx="22" fill="url(#t)" opacity=".6"/>
  <path d="M-126-48h180M-90-6h214M-126 40h150M-120-66q60 10 140 2M-60 62q80-10 170 0" stroke="var(--wood-dark)" fill="none" stroke-width="2" opacity=".35" stroke-linecap="round"/>
  <circle cx="126" cy="-68" r="8" fill="var(--wood-dark)"/>
  ${contents}`;

const bakingDish: Vessel = ({ rim, ware }, contents) => `
  <rect x="-138" y="-88" width="288" height="196" rx="40" fill="var(--shadow)"/>
  <rect x="-160" y="-22" width="320" height="44" rx="20" fill="${ink(rim)}"/>
  <rect x="-144" y="-100" width="288" height="200" rx="40" fill="${ink(rim)}"/>
  <rect x="-144" y="-100" width="288" height="200" rx="40" fill="url(#t)"/>
  <rect x="-130" y="-86" width="260" height="172" rx="30" fill="${ink(ware)}"/>
  <rect x="-122" y="-78" width="244" height="156" rx="26" fill="var(--glaze)"/>
  ${contents}
  <path d="M-120-60q4-18 24-20M-112-92H60" fill="none" stroke="var(--shine)" stroke-width="4" stroke-linecap="round"/>`;

const casserole: Vessel = ({ rim }, contents) => `
  <ellipse cx="7" cy="16" rx="122" ry="108" fill="var(--shadow)"/>
  <g fill="none" stroke="${ink(rim)}" stroke-width="16"><path d="M-104-30q-46 0-46 30t46 30M104-30q46 0 46 30t-46 30"/></g>
  <circle r="114" fill="${ink(rim)}"/><circle r="114" fill="url(#v)"/>
  <circle r="100" fill="var(--iron)"/><circle r="95" fill="var(--cream)"/>
  ${contents}`;

const paellaPan: Vessel = (_look, contents) => `
  <ellipse cx="6" cy="14" rx="124" ry="122" fill="var(--shadow)"/>
  <g fill="none" stroke="${ink('b8322a')}" stroke-width="10" stroke-linecap="round"><path d="M-118-26q-30 26 0 52M118-26q30 26 0 52"/></g>
  <circle r="122" fill="${ink('8d9296')}"/><circle r="122" fill="url(#v)"/>
  <circle r="113" fill="${ink('5f6468')}"/>
  <g transform="scale(1.2)">${contents}</g>`;

const tray: Vessel = (_look, contents) => `
  <rect x="-152" y="-92" width="316" height="208" rx="18" fill="var(--shadow)"/>
  <rect x="-160" y="-104" width="320" height="208" rx="18" fill="${ink('767d82')}"/>
  <rect x="-160" y="-104" width="320" height="208" rx="18" fill="url(#t)"/>
  <rect x="-148" y="-92" width="296" height="184" rx="12" fill="${ink('565c61')}"/>
  <path d="M-140-84 138-88 142 82-136 88Z" fill="${ink('efe3c8')}"/><path d="M-140-84 138-88 142 82-136 88Z" fill="url(#t)" opacity=".5"/>
  <path d="M-120-60 110-70M-126 40 120 62" stroke="var(--shadow)" stroke-width="2"/>
  ${contents}`;

const steamer: Vessel = (_look, contents) => `
  <ellipse cx="7" cy="16" rx="120" ry="118" fill="var(--shadow)"/>
  <circle r="118" fill="${ink('b98a4a')}"/><circle r="118" fill="url(#v)"/>
  <circle r="112" fill="none" stroke="${ink('8c6230')}" stroke-width="2.5"/><circle r="106" fill="none" stroke="${ink('d9b478')}" stroke-width="4"/>
  <circle r="100" fill="${ink('d9b57c')}"/>
  <path d="M-96-24H96M-99-8H99M-99 8H99M-96 24H96M-90 40H90M-90-40H90M-80 56H80M-80-56H80M-64 72H64M-64-72H64" stroke="${ink('b18a50')}" stroke-width="4"/>
  <circle r="100" fill="url(#g)"/>
  ${contents}`;

const wok: Vessel = (_look, contents) => `
  <path d="M-112-34C-150-40-152 40-112 34M112-34C150-40 152 40 112 34" fill="none" stroke="var(--shadow)" stroke-width="14" transform="translate(4 8)"/>
  <path d="M-112-34C-150-40-152 40-112 34M112-34C150-40 152 40 112 34" fill="none" stroke="${ink('8a5a34')}" stroke-width="14"/><path d="M-136-12C-142-4-142 4-136 12M136-12C142-4 142 4 136 12" fill="none" stroke="${ink('b98356')}" stroke-width="6" stroke-linecap="round"/>
  <ellipse cx="6" cy="14" rx="118" ry="116" fill="var(--shadow)"/>
  <circle r="118" fill="${ink('6f7a80')}"/><circle r="118" fill="url(#v)"/><circle r="111" fill="${ink('8b979d')}"/><circle r="111" fill="url(#g)"/>
  <circle r="98" fill="none" stroke="${ink('9faab0')}" stroke-width="3"/><circle r="84" fill="none" stroke="${ink('7b868c')}" stroke-width="3"/><circle r="74" fill="${ink('7d8990')}"/>
  <ellipse cx="4" cy="6" rx="70" ry="64" fill="${ink('8a5426')}" opacity=".75"/><ellipse cx="-10" cy="-6" rx="52" ry="46" fill="${ink('a86a30')}" opacity=".6"/>
  <path d="M-98-44A108 108 0 0 1-44-98" fill="none" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/>
  ${contents}`;

const CLAY = 'b9623a';
/** The dish of a tagine, and behind it its lid, which is a cone. */
const tagine: Vessel = ({ rim }, contents) => `
  <g transform="translate(122 -62) rotate(10)"><path d="M-62 36C-34 8-16-34-13-66-16-84 16-84 13-66 16-34 34 8 62 36 50 62-50 62-62 36Z" fill="var(--shadow)" transform="translate(6 8)"/><path d="M-62 36C-34 8-16-34-13-66-16-84 16-84 13-66 16-34 34 8 62 36 50 62-50 62-62 36Z" fill="${ink(CLAY)}"/><path d="M-44 20Q0 44 44 20L50 28Q0 56-50 28ZM-20-32Q0-22 20-32L22-24Q0-12-22-24Z" fill="${ink(rim)}"/><path d="M-62 36C-34 8-16-34-13-66-16-84 16-84 13-66 16-34 34 8 62 36 50 62-50 62-62 36Z" fill="url(#t)"/></g>
  <ellipse cx="7" cy="16" rx="118" ry="114" fill="var(--shadow)"/>
  <circle r="116" fill="${ink(CLAY)}"/><circle r="116" fill="url(#v)"/>
  <circle r="109" fill="none" stroke="${ink(rim)}" stroke-width="5" stroke-dasharray="14 9"/>
  <circle r="100" fill="${ink('8f4526')}"/><circle r="95" fill="${ink('d9925f')}"/>
  ${contents}
  <path d="M-96-46A106 106 0 0 1-46-96" fill="none" stroke="var(--shine)" stroke-width="5" stroke-linecap="round"/>`;

/** A shallow dish of glazed clay with two ears. */
const cazuela: Vessel = (_look, contents) => `
  <ellipse cx="7" cy="15" rx="120" ry="114" fill="var(--shadow)"/>
  <path d="M-112-22C-140-24-140 24-112 22M112-22C140-24 140 24 112 22" fill="${ink('a95630')}" stroke="${ink('8f4526')}" stroke-width="4"/>
  <circle r="116" fill="${ink('c06b3d')}"/><circle r="116" fill="url(#v)"/>
  <circle r="106" fill="${ink('7e3f22')}"/><circle r="102" fill="${ink('b9763f')}"/><circle r="95" fill="${ink('dba66a')}"/>
  ${contents}
  <path d="M-98-46A108 108 0 0 1-46-98" fill="none" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/>`;

/** A pan of steel with high walls and a wooden handle. */
const saucepan: Vessel = ({ rim }, contents) => `
  <g transform="rotate(36)">
  <rect x="104" y="-6" width="150" height="24" rx="12" fill="var(--shadow)"/>
  <rect x="98" y="-9" width="44" height="18" rx="6" fill="${ink('8b9499')}"/><rect x="130" y="-13" width="124" height="26" rx="13" fill="${ink('a8683a')}"/><path d="M142-6H236" stroke="var(--shine)" stroke-width="4" stroke-linecap="round"/><circle cx="240" r="5" fill="${ink('6d3f1e')}"/>
  </g>
  <ellipse cx="7" cy="16" rx="114" ry="112" fill="var(--shadow)"/>
  <circle r="112" fill="${ink(rim)}"/><circle r="112" fill="url(#v)"/>
  <circle r="103" fill="${ink('dfe4e6')}"/><circle r="95" fill="${ink('a3abb0')}"/>
  ${contents}
  <path d="M-94-42A103 103 0 0 1-42-94" fill="none" stroke="var(--shine)" stroke-width="5" stroke-linecap="round"/>`;

/** SVG of what food is served in, seen from above, around its own middle; `contents` fill it. */
export const VESSELS: Readonly<Record<DishIllustration['vessel'], Vessel>> = {
  plate,
  bowl,
  pan,
  board,
  'baking-dish': bakingDish,
  casserole,
  'paella-pan': paellaPan,
  tray,
  steamer,
  wok,
  tagine,
  saucepan,
  cazuela,
};

/** Shade on the base of a vessel with walls. */
export const WALL_SHADE: Readonly<Partial<Record<DishIllustration['vessel'], string>>> = {
  bowl: inside(94),
  pan: inside(100),
  casserole: inside(95),
  tagine: inside(95),
  saucepan: inside(95),
  cazuela: inside(95),
};
