import type { SearchMode } from '@larder/contract/analyze';
import type { CategoryFilter } from '@larder/contract/category';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../components/toast/toast-context.ts';
import { usePreferences } from '../../../features/preferences/use-preferences.ts';
import type { Search, SearchTrigger } from './use-search.ts';
import type { SearchForm } from './use-search-form.ts';

/** The actions of the search form. docs/specification.md §4 and §5. */
export function useSearchActions(form: SearchForm, search: Search) {
  const { t } = useTranslation();
  const toast = useToast();
  const { language, measurementSystem } = usePreferences();
  const { mode, category, subcategory } = form;

  /** `ignored`: interpretations of an earlier response that this search leaves out. */
  function submit(text: string, ignored: readonly string[] = [], trigger: SearchTrigger = 'submit') {
    if (text.trim() === '') {
      if (mode === 'ingredients') {
        toast({ title: t('search.blank.title'), description: t('search.blank.text'), variant: 'destructive' });
      }
      return;
    }
    form.setText(text);
    search.run({ mode, text, category, subcategory, language, measurementSystem, ignored }, trigger);
  }

  return {
    submit,
    submitPhoto: (file: File) =>
      search.run({ mode, text: '', category, subcategory, language, measurementSystem, ignored: [] }, 'submit', file),
    changeMode: (next: SearchMode) => {
      form.setMode(next);
      search.clear();
    },
    changeCategory: (next: CategoryFilter) => {
      form.setCategory(next);
      search.clear();
    },
  };
}
