import type { AnalyzeResponse } from '@larder/contract/analyze';
import type { TFunction } from 'i18next';
import type { ToastContent } from '../../../components/toast/toast-context.ts';
import type { CachedSearch, SearchRequest } from '../../../lib/search-cache.ts';
import { failureText, failureToast } from './search-failure.ts';

/** The toast of an answered search, also where an assistant has failed to add to the answer. */
export function foundToast({ request, response }: CachedSearch, t: TFunction): ToastContent {
  const { failure } = response.assistant ?? {};
  if (failure) return failedToast(new Error(failure.message), t);
  return { title: t('searchSuccess.title'), description: successText(request, response, t), variant: 'success' };
}

/** The toast of a failed search. */
export function failedToast(error: unknown, t: TFunction): ToastContent {
  const kind = failureToast(error);
  const texts = kind === 'notImage' ? 'search.photo.notImage' : (`searchFailure.${kind}` as const);
  const description = kind === 'other' ? failureText(error, t) : t(`${texts}.text`);
  return { title: t(`${texts}.title`), description, variant: 'destructive' };
}

/** The number of recipes; if none of them is exactly what was searched for, without saying that they are. */
function successText({ mode, text, category }: SearchRequest, { recipes, exact }: AnalyzeResponse, t: TFunction) {
  const count = recipes.length;
  if (!exact && count > 0) return t('searchSuccess.closest', { count });
  if (mode === 'recipeName') return t('searchSuccess.name', { count, name: text.trim() });
  return t(`searchSuccess.${category}`, { count });
}
