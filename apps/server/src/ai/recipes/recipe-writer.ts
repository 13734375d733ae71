import { randomBytes } from 'node:crypto';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { fold } from '@larder/text/fold';
import type { LanguageModel } from 'ai';
import { classifyError } from '../calls/classify-error.ts';
import { ModelFailure } from '../calls/model-failure.ts';
import type { AnswerSchema, ModelReply, Usage } from '../calls/stream-answer.ts';
import type { StructuredCall } from '../calls/structured-call.ts';
import { DRAFT_KEYS, RECIPES_ANSWER, SHORT_RECIPES_ANSWER } from '../output/draft.ts';
import { ObjectReader } from '../output/object-reader.ts';
import { fence } from '../prompts/fence.ts';
import type { PromptFile } from '../prompts/prompt-file.ts';
import type { Provider } from '../providers/provider.ts';
import type { AcceptRecipe } from '../verification/accept-recipe.ts';
import { readDraft } from './read-draft.ts';
import { promptData, type RecipeRequest, type Refusal } from './recipe-request.ts';

/** What a model wrote for a request. */
export type WrittenRecipes = {
  /** Part of the ids of its recipes. */
  id: string;
  recipes: CanonicalRecipe[];
  usage: Usage;
  /** Prompts and answers, for developers. */
  calls: { prompt: string; answer: string }[];
};

type WriteOptions = {
  signal: AbortSignal;
  /** No call begins after it, in milliseconds since the epoch. */
  until: number;
  /** Dishes that the person sees already. */
  avoidTitles: readonly string[];
  /** Called with each recipe as soon as it is accepted. */
  onRecipe: (recipe: CanonicalRecipe) => void;
};

export type RecipeWriter = (request: RecipeRequest, options: WriteOptions) => Promise<WrittenRecipes>;

type WriterDependencies = {
  kb: KnowledgeBase;
  model: LanguageModel;
  options: Provider['options'];
  call: StructuredCall;
  accept: AcceptRecipe;
  prompts: { recipes: PromptFile; repair: PromptFile };
  /** Tokens of the model's context; null where large. */
  contextTokens: number | null;
};

/** Tokens of a recipe, and of the prompt with the schema. */
const RECIPE_TOKENS = 700;
const PROMPT_TOKENS = 1_500;
/** Tokens of a context below which the schema is short. */
const SMALL_CONTEXT = 4_000;
/** How much of a text that is no JSON is sent to be repaired. */
const MAX_REPAIRED_LENGTH = 30_000;

/**
 * Has a model write recipes. What it refuses is asked for once more with the reasons; a request that is too long is
 * repeated with fewer recipes and a shorter schema; a text that is no JSON is repaired once; of an answer that breaks off, the complete recipes
 * are kept.
 * @throws ModelFailure where no recipe was accepted; the signal's reason on abort
 */
export function createRecipeWriter(dependencies: WriterDependencies): RecipeWriter {
  return async (request, options) => {
    const writing = new Writing(dependencies, request, options);
    const count = Math.min(request.count, fittingCount(dependencies.contextTokens));
    await writing.ask(count).catch((error: unknown) => {
      options.signal.throwIfAborted();
      const failure = classifyError(error);
      if (failure.kind !== 'context' || count === 1) throw failure;
      writing.answer = SHORT_RECIPES_ANSWER;
      return writing.ask(Math.ceil(count / 2));
    });
    if (writing.refused.length > 0 && writing.recipes.length < count && Date.now() < options.until) {
      await writing.ask(count).catch((error: unknown) => {
        options.signal.throwIfAborted();
        if (writing.recipes.length === 0) throw classifyError(error);
      });
    }
    if (writing.recipes.length === 0) throw new ModelFailure('invalid-output', 'no recipe of the answer could be used');
    return writing;
  };
}

/** How many recipes an answer has room for. */
export function fittingCount(contextTokens: number | null): number {
  if (contextTokens === null) return Number.POSITIVE_INFINITY;
  return Math.max(1, Math.floor((contextTokens - PROMPT_TOKENS) / RECIPE_TOKENS));
}

/** The calls for one request, and what came of them. */
class Writing implements WrittenRecipes {
  readonly id = randomBytes(8).toString('hex');
  readonly recipes: CanonicalRecipe[] = [];
  readonly refused: Refusal[] = [];
  readonly usage: Usage = { inputTokens: 0, outputTokens: 0 };
  readonly calls: WrittenRecipes['calls'] = [];
  answer: AnswerSchema;
  private readonly dependencies: WriterDependencies;
  private readonly request: RecipeRequest;
  private readonly options: WriteOptions;

  constructor(dependencies: WriterDependencies, request: RecipeRequest, options: WriteOptions) {
    this.dependencies = dependencies;
    this.request = request;
    this.options = options;
    const { contextTokens } = dependencies;
    this.answer = contextTokens !== null && contextTokens < SMALL_CONTEXT ? SHORT_RECIPES_ANSWER : RECIPES_ANSWER;
  }

  /** Asks for as many recipes as are missing from `count`. */
  async ask(count: number): Promise<void> {
    const { kb, prompts } = this.dependencies;
    const known = this.recipes.map(({ title }) => title.en);
    const data = promptData(
      this.request,
      {
        count: count - this.recipes.length,
        rejected: this.refused,
        avoidTitles: [...this.options.avoidTitles, ...known],
      },
      kb,
    );
    const text = await this.read(prompts.recipes, data, count);
    if (text !== null) await this.read(prompts.repair, { text: text.slice(0, MAX_REPAIRED_LENGTH) }, count);
  }

  /** Makes one call and takes its recipes. The text of an answer in which there were none. */
  private async read({ instructions }: PromptFile, data: unknown, count: number): Promise<string | null> {
    const { call, model, options } = this.dependencies;
    const { signal, until } = this.options;
    const { text: prompt, mark } = fence(data);
    const reader = new ObjectReader(DRAFT_KEYS);
    let found = 0;
    let answer = '';
    const take = (drafts: readonly object[]) => {
      found += drafts.length;
      for (const draft of drafts) if (this.recipes.length < count) this.consider(draft, mark);
    };
    const onText = (text: string): boolean => {
      answer += text;
      take(reader.read(text));
      return this.recipes.length < count;
    };
    try {
      const request = { model, instructions, prompt, answer: this.answer, signal, ...(options ? { options } : {}) };
      this.add(await call(request, onText, until));
    } catch (error) {
      signal.throwIfAborted();
      if (this.recipes.length === 0) throw error;
    } finally {
      this.calls.push({ prompt: `${instructions}\n\n${prompt}`, answer });
    }
    take(reader.rest());
    return found === 0 ? answer : null;
  }

  private add({ usage }: ModelReply): void {
    this.usage.inputTokens += usage.inputTokens;
    this.usage.outputTokens += usage.outputTokens;
  }

  private consider(draft: object, mark: string): void {
    const { kb, accept } = this.dependencies;
    const { language, restrictions } = this.request;
    const recipe = readDraft(draft, `ai-${this.id}-${this.recipes.length}`, language, kb);
    if (!recipe || JSON.stringify(draft).includes(mark)) return;
    const titles = [...this.options.avoidTitles, ...this.recipes.map(({ title }) => title.en)].map(fold);
    if (titles.includes(fold(recipe.title.en))) return;
    const accepted = accept(recipe, language, restrictions);
    if ('refused' in accepted) {
      this.refused.push({ title: recipe.title.en, reason: accepted.refused });
      return;
    }
    this.recipes.push(accepted.recipe);
    this.options.onRecipe(accepted.recipe);
  }
}
