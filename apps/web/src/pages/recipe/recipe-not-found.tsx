import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../components/button.tsx';
import { EmptyJar } from '../../components/empty-jar.tsx';
import { Link } from '../../components/link.tsx';
import { paths } from '../../lib/paths.ts';

export function RecipeNotFound() {
  const { t } = useTranslation();
  return (
    <div className="page-width flex flex-col items-center gap-4 py-12 text-center">
      <EmptyJar className="w-64 max-w-full" />
      <h1 className="text-4xl">{t('recipe.notFound.title')}</h1>
      <p className="max-w-prose text-lg text-quiet">{t('recipe.notFound.text')}</p>
      <Link to={paths.home} className={buttonClass('primary', 'mt-2')}>
        {t('recipe.back')}
      </Link>
    </div>
  );
}
