export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

const BRANDS_OF_HEIC = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/**
 * The format of an image file by its first bytes, whatever its name or content type; null for anything else.
 * Signatures: ITU-T T.81 (JPEG), W3C PNG, GIF89a, RFC 9649 (WebP), ISO/IEC 14496-12 and 23008-12 (AVIF and HEIC).
 */
export function photoFormat(bytes: Buffer): PhotoFormat | null {
  const text = (from: number, to: number): string => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) !== 'ftyp') return null;
  const brands: string[] = text(8, Math.min(bytes.length, bytes.readUInt32BE(0))).match(/.{4}/gs) ?? [];
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  return brands.some((brand) => BRANDS_OF_HEIC.includes(brand)) ? 'heic' : null;
}

/** PDF readers look for the header within the first 1,024 bytes. */
const PDF_HEAD_BYTES = 1024;
/** ZIP readers look for the end record here: its 22 bytes and the longest comment. */
const ZIP_TAIL_BYTES = 22 + 65_535;
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
/** Long enough that of photos of 10 MB only one in 140,000 contains one of these by chance. */
const MARKUP = /<(script|html|iframe|!doctype)[\s/>]|<\?php\s/i;

/** True for an image that is also a PDF, a ZIP archive, an HTML page or a PHP script: no camera produces one. */
export function isPolyglot(bytes: Buffer): boolean {
  if (bytes.subarray(0, PDF_HEAD_BYTES).includes('%PDF-')) return true;
  const tail = bytes.subarray(-ZIP_TAIL_BYTES);
  const end = tail.lastIndexOf(ZIP_END);
  if (end >= 0 && tail.length >= end + 22 && tail.readUInt16LE(end + 20) <= tail.length - end - 22) return true;
  return MARKUP.test(bytes.toString('latin1'));
}
