import type { EnglishCookFile } from '../cook-file.ts';
import { stepWords } from './step-words.ts';

const COVERS =
  /\bcover(?:ed)?,? and (?:cook|simmer|steam|stew|braise)|\b(?:simmer|cook|steam|stew)\w*(?: [^.,;@~]+)?, (?:half )?covered/iu;
/** What has a lid, or covers as one. */
const LIDDED = /\b(?:lids?|lidded|casserole|foil|wok|cooker|tagine|steamer)\b/u;

/** A lid that a dish is cooked under and that its equipment, where it names any, does not have. */
export function lidProblems({ equipment, steps }: EnglishCookFile): string[] {
  const isCovered = steps.some((step) => COVERS.test(stepWords(step)));
  return isCovered && equipment.length > 0 && !equipment.some((each) => LIDDED.test(each))
    ? ['en: it cooks covered; give the pan "with a lid" in the equipment']
    : [];
}

const PAPERS = /paper|parchment|cases|liner|\bmat\b/i;

/** What a sentence uses by its words, unless it also has others, and the equipment that has it under some name. */
type Vessel = { what: string; used: RegExp; unless?: RegExp; had: RegExp };
const VESSELS: readonly Vessel[] = [
  { what: 'baking paper', used: /baking paper|\blined (?:baking )?(?:trays?|sheets?|tins?)\b/i, had: PAPERS },
  {
    what: 'baking paper',
    used: /\bline (?:a|the|two)\b[^.;]*\b(?:trays?|sheets?|tins?)\b/i,
    unless: /pastry|crust|biscuits|dough|bread|rounds|roll|fingers|foil|\d sheets|12-hole|tart tin|bun tin/i,
    had: PAPERS,
  },
  { what: 'a rack', used: /\bon(?: ?to)? a (?:wire |cooling )?rack\b/i, had: /rack|grill|barbecue/i },
  { what: 'foil', used: /\bfoil\b/i, had: /foil/i },
  { what: 'kitchen paper', used: /\bkitchen paper\b/i, had: /kitchen paper/i },
  { what: 'a rolling pin', used: /\broll (?:\p{L}+ ){0,4}out\b/iu, had: /rolling pin|pasta machine/i },
  { what: 'a blender', used: /(?<!or )\bblend\b(?! or)/i, had: /blender|processor/i },
  {
    what: 'a thermometer',
    // The temperature of an oven has that of a fan oven behind it.
    used: /(?<!(?:at least|oven (?:to|at)|down to)\s)(?<!\d)(?:[4-9]\d|1[0-2]\d)\s°C(?! fan| \(\d+\s°C fan)/i,
    unless: /\bwater\b[^,]{0,20} \d/i,
    had: /thermometer|probe/i,
  },
  {
    what: 'a thermometer',
    used: /\ba thermometer\b|\boil\b[^.;]{0,40} (?:to|at) 1[3-9]\d °C/i,
    had: /thermometer|fryer|probe/i,
  },
  {
    what: 'a cloth',
    used: /(?<!sieve or )\ba (?:clean |damp )?(?:cloth|tea towel)\b/i,
    had: /towel|cloth|muslin|\bbag\b/i,
  },
  { what: 'cling film', used: /\bcling film\b/i, had: /cling film/i },
  { what: 'a slotted spoon', used: /\bslotted spoon\b/i, had: /slotted|skimmer|spider/i },
  {
    what: 'a sieve',
    used: /\b(?:strain|sieve|sift)\b/i,
    had: /sieve|colander|strainer|muslin|cloth|towel|filter|bag|shaker|press/i,
  },
  {
    what: 'a colander',
    used: /\b(?:boil|cook|soak|simmer)(?:[^;](?!through))*\b(?:and|,|then|\.) drain\b(?! (?:on|off))/i,
    had: /sieve|colander|strainer|basket|slotted|skimmer|steamer|muslin|cloth/i,
  },
];

/** Equipment that a step uses and the list, where there is one, does not have. */
export function vesselProblems({ equipment, steps }: EnglishCookFile): string[] {
  if (equipment.length === 0) return [];
  const had = equipment.join(', ');
  const texts = steps.map((step) =>
    step.map((part) => (typeof part === 'string' ? part : 'line' in part ? part.as : '')).join(''),
  );
  const isUsed = ({ used, unless }: Vessel): boolean =>
    texts
      .flatMap((text) => (unless ? text.split(/[.;] /) : [text]))
      .some((text) => used.test(text) && !unless?.test(text));
  const missing = VESSELS.filter((vessel) => isUsed(vessel) && !vessel.had.test(had)).map(({ what }) => what);
  return [...new Set(missing)].map((what) => `en: a step uses ${what}, which the equipment does not have`);
}

const TIES = /\b(?:tie|truss)\b(?![^.;]*\b(?:muslin|cloth)\b)/i;
const UNTIES =
  /\bunt(?:ie|ying)|\bunwrap|\b(?:cut|remove|take|snip|pull)(?: \w+){0,3} (?:strings?|twine)\b|\bstrings?,? (?:off|away)\b/i;

/** What is tied with string and served in it. */
export function stringProblems({ steps }: EnglishCookFile): string[] {
  const words = steps.map(stepWords).join(' ');
  return TIES.test(words) && !UNTIES.test(words) ? ['en: what is tied is never untied'] : [];
}
