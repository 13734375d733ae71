import { useTranslation } from 'react-i18next';

const block = 'rounded-field bg-sunk';

/** A placeholder for a recipe that is loading. */
export function RecipeSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="page-width min-h-[120dvh]">
      <div role="status" className="sr-only">
        <h1>{t('recipe.loading')}</h1>
      </div>
      <div aria-hidden="true" className="flex animate-breathe flex-col gap-6 md:gap-12">
        <div className="flex flex-col gap-1">
          <div className="flex h-11 items-center">
            <div className={`h-5 w-32 ${block}`} />
          </div>
          <div className="grid gap-x-12 gap-y-5 md:grid-cols-2 lg:items-center lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
            <div className="aspect-4/3 rounded-card bg-sunk md:aspect-square lg:aspect-4/3" />
            <div className="flex flex-col gap-4">
              <div className={`h-5 w-36 ${block}`} />
              <div className={`h-10 w-5/6 md:h-14 ${block}`} />
              <div className="h-31 rounded-card bg-sunk lg:h-16" />
              <div className="h-11 w-32 rounded-chip bg-sunk" />
              <div className={`h-6 w-full ${block}`} />
              <div className={`h-6 w-2/3 ${block}`} />
            </div>
          </div>
        </div>
        <div className="h-44 rounded-card bg-sunk" />
        <div className="flex flex-col gap-6">
          <div className="flex h-13 items-center justify-between gap-8 border-b border-line sm:justify-start">
            <div className={`h-6 w-20 ${block}`} />
            <div className={`h-6 w-24 ${block}`} />
            <div className={`h-6 w-20 ${block}`} />
          </div>
          <div className={`h-6 w-1/2 ${block}`} />
          <div className={`h-6 w-2/3 ${block}`} />
        </div>
      </div>
    </div>
  );
}
