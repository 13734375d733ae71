import type { Recipe } from '@larder/contract/recipe';
import { RefreshCw, Trash2 } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { useDeveloperActions } from './use-developer-actions.ts';

/** The recipe's data with prompt and response, and developer actions. docs/specification.md §2, Recipe detail. */
export function DeveloperPanel({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation();
  const { refresh, isRefreshing, remove, isRemoving } = useDeveloperActions(recipe);
  const [confirming, setConfirming] = useState(false);
  const { _devData, ...data } = recipe;
  const tabs = { data, prompt: _devData?.promptData, response: _devData?.aiResponse };
  return (
    <section aria-labelledby="developer-title" className="page-width mt-12 print:hidden">
      <div className="flex flex-col gap-4 rounded-card border border-line bg-card p-5">
        <div className="flex flex-wrap items-center gap-2">
          <h2 id="developer-title" className="mr-auto text-2xl">
            {t('developer.title')}
          </h2>
          <Button variant="secondary" onClick={refresh} disabled={isRefreshing}>
            <RefreshCw aria-hidden className="size-4" />
            {t('developer.refresh')}
          </Button>
          <Button variant="secondary" onClick={() => setConfirming(true)} disabled={isRemoving}>
            <Trash2 aria-hidden className="size-4 text-tomato" />
            {t('developer.delete')}
          </Button>
        </div>
        <Tabs.Root defaultValue="data">
          <Tabs.List aria-label={t('developer.title')} className="flex flex-wrap gap-2 border-b border-line">
            {Object.keys(tabs).map((name) => (
              <Tabs.Trigger
                key={name}
                value={name}
                className="-mb-px min-h-11 border-b-3 border-transparent px-2 text-quiet data-[state=active]:border-leaf data-[state=active]:text-ink"
              >
                {t(`developer.tabs.${name as keyof typeof tabs}`)}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {Object.entries(tabs).map(([name, value]) => (
            <Tabs.Content key={name} value={name} className="max-h-96 overflow-auto">
              {value === undefined || value === null ? (
                <p className="py-4 text-quiet">{t('developer.none')}</p>
              ) : (
                <pre className="py-4 text-sm">{JSON.stringify(value, null, 2)}</pre>
              )}
            </Tabs.Content>
          ))}
        </Tabs.Root>
      </div>
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={t('developer.confirm.title')}
        description={t('developer.confirm.text', { title: recipe.title })}
      >
        <div className="flex flex-wrap-reverse justify-end gap-3">
          <Button variant="secondary" onClick={() => setConfirming(false)}>
            {t('developer.confirm.cancel')}
          </Button>
          <Button
            variant="destructive"
            onClick={() => {
              setConfirming(false);
              remove();
            }}
          >
            {t('developer.delete')}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
