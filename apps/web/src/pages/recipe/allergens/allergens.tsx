import type { RecipeIngredient } from '@larder/contract/recipe';
import type { AllergenVerdict } from '@larder/contract/verdict/verdict';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../../components/disclosure.tsx';
import { allergenName } from '../../../i18n/allergen-name.ts';
import { formatList } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { AllergenChip } from './allergen-chip.tsx';

type AllergensProps = { verdicts: readonly AllergenVerdict[]; ingredients: readonly RecipeIngredient[] };

/** The verifier's state of each allergen. "None found" is never presented as "free of". */
export function Allergens({ verdicts, ingredients }: AllergensProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const inState = (state: AllergenVerdict['state']) => verdicts.filter((verdict) => verdict.state === state);
  const notFound = inState('none-found').map(({ allergen }) => allergenName(allergen, t));
  return (
    <section
      aria-labelledby="allergens-title"
      className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 md:p-5 print:gap-1 print:border-0 print:p-0"
    >
      <h2 id="allergens-title" className="text-xl md:text-2xl print:text-xl">
        {t('recipe.allergens.title')}
      </h2>
      <AllergensInState state="contains" verdicts={inState('contains')} ingredients={ingredients} />
      <AllergensInState state="cant-tell" verdicts={inState('cant-tell')} ingredients={ingredients} />
      {notFound.length > 0 && (
        <Disclosure summary={t('recipe.allergens.noneFound', { count: notFound.length })}>
          <div className="flex flex-col gap-1 pb-1 pl-6.5 text-sm text-quiet">
            <p>{formatList(notFound, language, 'unit')}</p>
            <p>{t('recipe.allergens.note')}</p>
          </div>
        </Disclosure>
      )}
    </section>
  );
}

function AllergensInState({ state, verdicts, ingredients }: AllergensProps & { state: 'contains' | 'cant-tell' }) {
  const { t } = useTranslation();
  if (verdicts.length === 0) return null;
  const name = t(`recipe.allergens.${state}`);
  return (
    <div className="print:flex print:items-center print:gap-3">
      <h3 className="shrink-0 font-sans text-sm font-normal tracking-normal text-quiet">{name}</h3>
      <ul aria-label={name} className="-mx-1 flex flex-wrap">
        {verdicts.map((verdict) => (
          <li key={verdict.allergen}>
            <AllergenChip verdict={verdict} state={state} ingredients={ingredients} />
          </li>
        ))}
      </ul>
    </div>
  );
}
