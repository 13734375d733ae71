import { useTranslation } from 'react-i18next';
import { isUnsure, type PhotoThing } from './photo-things.ts';

/** What a thing is called: its name, in doubt with a question mark, or the question what it is. */
export function useThingLabel(thing: PhotoThing): string {
  const { t } = useTranslation();
  if (!thing.name) return t('photo.things.unnamed');
  return isUnsure(thing) ? t('photo.things.unsure', { name: thing.name.name }) : thing.name.name;
}
