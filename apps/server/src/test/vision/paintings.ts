import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Colours that `colour-detector.ts` detects as ingredients, and some that make the worker fail. */
export const PAINTS = {
  tomato: '#ff0000',
  spinach: '#00ff00',
  lemonOrLime: '#ffff00',
  nothing: '#0000ff',
  /** An unknown thing. */
  milkOrYogurt: '#ffffff',
  /** A tomato, after two seconds. */
  slow: '#000000',
  deadly: '#ff00ff',
  endless: '#00ffff',
} as const;
type Paint = keyof typeof PAINTS;

/** A picture in one colour, or in two beside each other. */
export function paint(
  left: Paint,
  { right = left, width = 64, height = 48 }: { right?: Paint; width?: number; height?: number } = {},
): Sharp {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const, background: PAINTS[right] };
  return sharp({ create: { width, height, channels: 3, background: PAINTS[left] } }).composite(
    left === right ? [] : [{ input: { create: half }, left: Math.floor(width / 2), top: 0 }],
  );
}

/** A GIF of many frames of one pixel, with a palette of two colours. */
export function longGif(frames: number): Buffer {
  const header = Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\x00\x00\x00\x00\x00', 'latin1');
  const frame = (index: number): Buffer =>
    Buffer.from(
      `\x21\xf9\x04\x04\x0a\x00\x00\x00\x2c\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02${index % 2 ? '\x4c' : '\x44'}\x01\x00`,
      'latin1',
    );
  return Buffer.concat([header, ...Array.from({ length: frames }, (_, index) => frame(index)), Buffer.from(';')]);
}

/** A valid PNG of one black bit per pixel: a small file with many pixels. */
export function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
