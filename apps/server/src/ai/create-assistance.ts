import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { Cookbook } from '@larder/recipe-search/cookbook';
import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseHandle } from '../database/create-database.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { PhotoReader } from '../vision/photo-reader.ts';
import { type AssistantLimits, type AssistantUse, createAssistant } from './assistant.ts';
import { createCallLimit } from './calls/call-limit.ts';
import type { ModelFailure } from './calls/model-failure.ts';
import { type AnswerStore, createAnswerStore } from './cost/answer-store.ts';
import { createBudget } from './cost/budget.ts';
import { adviceOn } from './failure-advice.ts';
import { type AssistedFeedbackReader, createAssistedFeedbackReader } from './feedback/assisted-feedback-reader.ts';
import { createImageWriter, type ImageWriter } from './images/image-writer.ts';
import { createAiMeter } from './monitoring.ts';
import { type AssistedPhotoReader, createAssistedPhotoReader } from './photo/assisted-photo-reader.ts';
import { loadProvider } from './providers/load-provider.ts';
import type { AiSettings } from './settings.ts';

type Assistance = {
  assistantUse: AssistantUse;
  photos: AssistedPhotoReader;
  readFeedback: AssistedFeedbackReader;
  /** Null where no image model is configured. */
  writeImage: ImageWriter | null;
  /** Prompts and answers behind a recipe, for developers alone; null for recipes of other sources. */
  originOf: AnswerStore['originOf'];
};

/** The configured models with their budget, store and metrics: recipes by a language model, and a reader of photos. */
export async function createAssistance(
  settings: AiSettings,
  dependencies: {
    database: Pick<DatabaseHandle, 'database'>;
    kb: KnowledgeBase;
    recipeSearch: Cookbook;
    photos: PhotoReader;
    metrics: Metrics;
    secret: string;
    clock: () => Date;
    assistantLimits?: AssistantLimits | undefined;
  },
  log: FastifyBaseLogger,
): Promise<Assistance> {
  const { kb, recipeSearch, metrics, secret, clock } = dependencies;
  const { database } = dependencies.database;
  const logFailure = (failure: ModelFailure) => {
    const { kind, status } = failure;
    const level = kind === 'auth' || kind === 'quota' || kind === 'unknown-model' ? 'error' : 'warn';
    log[level]({ ai: { kind, status } }, `the language model failed: ${failure.message}. ${adviceOn(kind)}`);
  };
  const provider = await loadProvider(settings);
  const budget = createBudget({ database, daily: settings.dailyTokens, secret, clock });
  const callLimit = createCallLimit();
  const meter = createAiMeter(metrics.registry, settings);
  const store = createAnswerStore({ database, model: `${settings.provider} ${settings.model}`, clock });
  const assistant = createAssistant({
    settings,
    provider,
    kb,
    cookbook: recipeSearch.popular(null),
    store,
    budget,
    callLimit,
    meter,
    logFailure,
    limits: dependencies.assistantLimits,
  });
  const { visionModel, withCookbook, fallback } = settings;
  const shared = { provider, photos: dependencies.photos, kb, budget, callLimit, meter, logFailure };
  const photos =
    visionModel === null
      ? dependencies.photos
      : createAssistedPhotoReader({ ...shared, settings: { ...settings, visionModel } });
  const writeImage = createImageWriter({ settings, provider, meter, limits: dependencies.assistantLimits });
  const readFeedback = createAssistedFeedbackReader({ ...shared, settings });
  return {
    assistantUse: { assistant, withCookbook, fallback },
    photos,
    readFeedback,
    writeImage,
    originOf: store.originOf,
  };
}
