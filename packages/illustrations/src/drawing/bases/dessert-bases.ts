import { ink } from '../brush.ts';
import { drawParts, lit, PLATE, SHADOW, type SideBase } from './side-parts.ts';

/** A cream in a stemmed glass, piped to a peak. */
export const dessertGlass: SideBase = (fill, parts) => `${SHADOW}
    <path d="M-52-4H52c0-8-44-4-44-14v-38H-8v38c0 10-44 6-44 14Z" fill="var(--glass)"/>
    <path d="M-92-148H92C90-84 54-42 0-42S-90-84-92-148Z" fill="var(--glass)"/>
    ${lit('M-82-138H82C80-86 50-52 0-52S-80-86-82-138Z', fill)}
    <path d="M-82-138C-90-162-58-172-46-166-40-190-12-194 0-210 12-194 40-190 46-166 58-172 90-162 82-138Q0-120-82-138Z" fill="${fill}"/><path d="M-82-138C-90-162-58-172-46-166-40-190-12-194 0-210 12-194 40-190 46-166 58-172 90-162 82-138Q0-120-82-138Z" fill="var(--shine)" opacity=".5"/>
    <path d="M-62-150q60 22 124-2M-40-168q38 16 80-2M-20-186q20 10 40-2" fill="none" stroke="var(--shadow)" stroke-width="6" stroke-linecap="round"/>
    ${drawParts(
      parts,
      [
        [4, -206],
        [-46, -164],
        [46, -166],
      ],
      fill,
      0.95,
    )}
    <path d="M-74-124c6 30 22 48 42 58" fill="none" stroke="var(--shine)" stroke-width="7" stroke-linecap="round"/>`;

/** A turned-out pudding with its sauce. */
export const flan: SideBase = (fill, parts) => `${PLATE}
    <path d="M-112-24C-96-38 96-38 112-24 100-10-100-10-112-24Z" fill="${ink('a85a1c')}"/>
    ${lit('M-82-28-62-116Q-60-124-50-124H50Q60-124 62-116L82-28Q0-10-82-28Z', fill)}
    <path d="M-64-112Q-60-128-48-128H48Q60-128 64-112 60-98 54-70 48-62 44-80 40-100 28-98 18-94 16-74 10-58 4-78-2-100-16-98-28-94-30-66-38-54-44-74-50-104-64-112Z" fill="${ink('a85a1c')}"/><ellipse cy="-120" rx="52" ry="9" fill="${ink('c9762e')}"/>
    <path d="M-64-88l-8 44" stroke="var(--shine)" stroke-width="7" stroke-linecap="round"/>
    ${drawParts(
      parts,
      [
        [0, -130],
        [-112, -26],
        [110, -28],
      ],
      fill,
      0.95,
    )}`;
