import { BREAD_AND_DOUGH_SCENES } from './savoury/bread-and-dough.ts';
import { EGG_SCENES } from './savoury/eggs.ts';
import { OVEN_AND_PAN_SCENES } from './savoury/oven-and-pan.ts';
import { PASTA_AND_RICE_SCENES } from './savoury/pasta-and-rice.ts';
import { PLATE_AND_SIDE_SCENES } from './savoury/plates-and-sides.ts';
import { SOUP_AND_STEW_SCENES } from './savoury/soups-and-stews.ts';

/** How savoury dishes of each type look. */
export const SAVOURY_SCENES = {
  ...SOUP_AND_STEW_SCENES,
  ...PASTA_AND_RICE_SCENES,
  ...OVEN_AND_PAN_SCENES,
  ...BREAD_AND_DOUGH_SCENES,
  ...EGG_SCENES,
  ...PLATE_AND_SIDE_SCENES,
} as const;
