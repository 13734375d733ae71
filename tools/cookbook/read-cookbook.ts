import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TEXT_LANGUAGES } from '@larder/food/recipe';
import type { CookFiles } from './compile-recipe.ts';
import { readCookFile } from './cook-file.ts';

/** A problem with a recipe or one of its files. */
export type Finding = { where: string; what: string };

/** Reads every recipe folder below `folder`, sorted by name; a file that can't be read is a finding. */
export function readCookbook(folder: string): { recipes: Map<string, CookFiles>; findings: Finding[] } {
  const recipes = new Map<string, CookFiles>();
  const findings: Finding[] = [];
  for (const id of readdirSync(folder).sort()) {
    const files: Partial<CookFiles> = {};
    for (const language of TEXT_LANGUAGES) {
      const file = path.join(folder, id, `${language}.cook`);
      if (!existsSync(file)) continue;
      try {
        const source = readFileSync(file, 'utf8');
        if (language === 'en') files.en = readCookFile(source, language);
        else files[language] = readCookFile(source, language);
      } catch (error) {
        findings.push({
          where: `${id}/${language}.cook`,
          what: error instanceof Error ? error.message : String(error),
        });
      }
    }
    if (files.en) recipes.set(id, { ...files, en: files.en });
    else if (findings.every(({ where }) => where !== `${id}/en.cook`)) {
      findings.push({ where: id, what: 'there is no en.cook' });
    }
  }
  return { recipes, findings };
}
