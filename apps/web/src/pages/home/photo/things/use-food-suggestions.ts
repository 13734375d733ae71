import { API } from '@larder/contract/api';
import type { FoodSuggestion } from '@larder/contract/search/food-suggestion';
import { fold } from '@larder/text/fold';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { callApi } from '../../../../lib/api/api-client.ts';

const FRESH_MS = 5 * 60_000;
/** From the last letter to the request, so that fast typing sends one. */
const PAUSE_MS = 120;

/** GET /api/ingredients: foods whose name begins with what is typed; none where the server can't be reached. */
export function useFoodSuggestions(typed: string): readonly FoodSuggestion[] {
  const language = useLanguage();
  const [name, setName] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setName(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const { data } = useQuery({
    queryKey: ['food-suggestions', name, language],
    queryFn: ({ signal }) =>
      callApi<{ ingredients: FoodSuggestion[] }>(API.ingredients, { query: { name, language }, signal }),
    enabled: name !== '',
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  const found = typed === '' ? [] : (data?.ingredients ?? []);
  // Until the answer to what is typed now has come, those before it that fit stay.
  return typed === name ? found : found.filter((suggestion) => fits(suggestion, fold(typed)));
}

function fits({ name, also }: FoodSuggestion, start: string): boolean {
  return [name, also ?? ''].some((each) => fold(each).includes(start));
}
