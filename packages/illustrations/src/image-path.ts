import { type Illustration, illustrationSchema } from '@larder/contract/dish/illustration';
import { stableHash } from '@larder/text/stable-hash';

/** Raised with every change of the drawings, so that no cache keeps the old ones. */
export const DRAWING_VERSION = 13;

/** Addresses of earlier versions contain neither table nor season. */
const FIRST_WITH_SETTING = 4;

/** The folder of drawn pictures in the server's addresses. */
export const IMAGE_FOLDER = '/images/';

/** A picture of this server: what it shows, and the seed of its arrangement. */
export type DrawnImage = { illustration: Illustration; seed: string };

/**
 * The path of a picture. It contains all that the picture depends on, so that any server process can draw it at any time
 * and what is at an address never changes: `<version>.<seed>.<fields>.svg`, a dish's fields being vessel, base, colour,
 * reach and parts, a drink's the glass, both colours, ice and garnish; table and season follow, empty where absent.
 */
export function imagePath({ illustration, seed }: DrawnImage): string {
  return `${IMAGE_FOLDER}v${DRAWING_VERSION}.${seed}.${fieldsOf(illustration).join('.')}.svg`;
}

/** The seed of a recipe's picture in one of its looks. */
export function seedOf(id: string, look = 0): string {
  return stableHash(look === 0 ? id : `${id} ${look}`);
}

function fieldsOf(illustration: Illustration): (string | number)[] {
  const { table = '', season = '' } = illustration;
  return [...shownFieldsOf(illustration), table, season];
}

function shownFieldsOf(illustration: Illustration): (string | number)[] {
  if (illustration.kind === 'dish') {
    const { vessel, base, colour, reach, parts } = illustration;
    return ['dish', vessel, base, colour, reach, parts.join('_')];
  }
  const { glass, colours, ice, garnish } = illustration;
  return ['drink', glass, ...colours, ice ? 'ice' : 'plain', garnish.join('_')];
}

/** The picture of a path; null where it is none of a drawing. */
export function readImagePath(path: string): DrawnImage | null {
  if (!path.startsWith(IMAGE_FOLDER)) return null;
  return readImageName(path.slice(IMAGE_FOLDER.length).replace(/\.svg$/, ''));
}

/**
 * The picture of a path's last part without its ending; null where it is none. A later version has none yet: a cache
 * would keep it. A picture has one name for each seed and version.
 */
export function readImageName(name: string): DrawnImage | null {
  const [version = '', seed = '', kind = '', ...fields] = name.split('.');
  const [, number] = /^v([1-9]\d?)$/.exec(version) ?? [];
  if (number === undefined || Number(number) > DRAWING_VERSION) return null;
  if (!/^[a-z0-9]{1,8}$/.test(seed)) return null;
  if (Number(number) < FIRST_WITH_SETTING) fields.push('', '');
  if (fields.length !== 7) return null;
  const parsed = illustrationSchema.safeParse(kind === 'drink' ? drinkOf(fields) : dishOf(kind, fields));
  if (!parsed.success || fieldsOf(parsed.data).join('.') !== [kind, ...fields].join('.')) return null;
  return { illustration: parsed.data, seed };
}

function dishOf(kind: string | undefined, [vessel, base, colour, reach, parts, ...setting]: string[]): object {
  return { kind, vessel, base, colour, reach: Number(reach), parts: listOf(parts), ...settingOf(setting) };
}

function drinkOf([glass, low, high, ice, garnish, ...setting]: string[]): object {
  return {
    kind: 'drink',
    glass,
    colours: [low, high],
    ice: ice === 'ice',
    garnish: listOf(garnish),
    ...settingOf(setting),
  };
}

function settingOf([table, season]: string[]): object {
  return { ...(table && { table }), ...(season && { season }) };
}

function listOf(text: string | undefined): string[] {
  return text ? text.split('_') : [];
}
