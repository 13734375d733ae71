import { readFileSync } from 'node:fs';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import sharp from 'sharp';
import { classifyError } from '../calls/classify-error.ts';
import type { ModelFailure } from '../calls/model-failure.ts';
import type { AnswerSchema } from '../calls/stream-answer.ts';
import { createStructuredCall } from '../calls/structured-call.ts';
import { adviceOn } from '../failure-advice.ts';
import { ObjectReader } from '../output/object-reader.ts';
import { PHOTO_ANSWER } from '../photo/assisted-photo-reader.ts';
import { readPrompt } from '../prompts/prompt-file.ts';
import { loadProvider } from '../providers/load-provider.ts';
import type { Provider } from '../providers/provider.ts';
import { fittingCount } from '../recipes/recipe-writer.ts';
import type { AiSettings } from '../settings.ts';
import { contextSizeOf } from './context-size.ts';

/** One finding about the configured models, as a sentence for the operator. */
export type CheckResult = { isGood: boolean; sentence: string };

const CHECK_MS = 45_000;
/** Tokens with room for every answer that is asked for, so that no setting is needed. */
const LARGE_CONTEXT = 16_000;
const PICTURE = new URL('./tomato.svg', import.meta.url);

const WORD_ANSWER: AnswerSchema = {
  name: 'word',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['word'],
    properties: { word: { type: 'string' } },
  },
};

/**
 * Tries the configured models: whether the server answers, knows the model and writes the required structure, whether the
 * vision model recognises a picture, and whether the context has room for an answer. A failed call is reported by its
 * kind alone, never by what the server said.
 */
export async function checkModels(settings: AiSettings, kb: KnowledgeBase): Promise<CheckResult[]> {
  const provider = await loadProvider(settings);
  const text = await checkText(settings, provider);
  const context = await checkContext(settings);
  const results = [text];
  // Of a model that does not answer, what is assumed says nothing.
  if (text.isGood || !context.isGood) results.push(context);
  if (settings.visionModel !== null) results.push(await checkVision(settings.visionModel, provider, kb));
  if (settings.imageModel !== null && provider.image === null) {
    results.push(bad(`AI_IMAGE_MODEL is set, but ${provider.name} makes no pictures: remove it.`));
  }
  return results;
}

async function checkText({ model }: AiSettings, provider: Provider): Promise<CheckResult> {
  const instructions = 'Answer with the word "ready".';
  try {
    const found = await ask({ provider, model, instructions, answer: WORD_ANSWER, keys: ['word'] });
    if (found.length > 0) return good(`${provider.name} answers with ${model} in the required structure.`);
    return bad(`${provider.name} answers with ${model}, but not in the required structure: choose a larger model.`);
  } catch (error) {
    return failed('AI_MODEL', model, provider, classifyError(error));
  }
}

async function checkVision(model: string, provider: Provider, kb: KnowledgeBase): Promise<CheckResult> {
  const { instructions } = readPrompt('photo');
  try {
    const image = new Uint8Array(await sharp(readFileSync(PICTURE)).jpeg().toBuffer());
    const found = await ask({
      provider,
      model,
      instructions,
      image,
      answer: PHOTO_ANSWER,
      keys: ['name', 'confidence'],
    });
    const names = found.map((seen) => String((seen as { name: unknown }).name));
    if (names.some((name) => kb.resolve(name)?.id.includes('tomato')))
      return good(`${model} recognises a tomato in a picture.`);
    return bad(`${model} does not recognise a tomato in a picture: set AI_VISION_MODEL to one that reads images.`);
  } catch (error) {
    return failed('AI_VISION_MODEL', model, provider, classifyError(error));
  }
}

async function checkContext(settings: AiSettings): Promise<CheckResult> {
  const { model, contextTokens } = settings;
  const offered = await contextSizeOf(settings);
  if (offered !== null && contextTokens !== null && contextTokens > offered) {
    return bad(
      `AI_CONTEXT_TOKENS is ${contextTokens}, but ${model} has a context of ${offered}: set it to ${offered}.`,
    );
  }
  if (offered !== null && contextTokens === null && offered < LARGE_CONTEXT) {
    return bad(`${model} has a context of ${offered} tokens: set AI_CONTEXT_TOKENS to ${offered}.`);
  }
  const count = fittingCount(contextTokens ?? offered);
  if (count < 3) {
    const from = contextTokens === null ? `The context of ${model}` : 'AI_CONTEXT_TOKENS';
    return bad(`${from} leaves room for ${count} recipes: choose a model or a setting with more.`);
  }
  if (offered !== null) return good(`${model} has a context of ${offered} tokens.`);
  return good(
    contextTokens === null
      ? `${model} does not tell the size of its context; one with room for an answer is assumed.`
      : `AI_CONTEXT_TOKENS has room for an answer; ${model} does not tell the size of its context.`,
  );
}

type Question = {
  provider: Provider;
  model: string;
  instructions: string;
  image?: Uint8Array;
  answer: AnswerSchema;
  keys: readonly string[];
};

async function ask({ provider, model, instructions, image, answer, keys }: Question): Promise<object[]> {
  const reader = new ObjectReader(keys);
  const found: object[] = [];
  const call = {
    model: provider.text(model),
    instructions,
    prompt: 'Answer now.',
    answer,
    signal: AbortSignal.timeout(CHECK_MS),
    ...(image ? { image } : {}),
    ...(provider.options ? { options: provider.options } : {}),
  };
  const onText = (text: string) => {
    found.push(...reader.read(text));
    return true;
  };
  await createStructuredCall()(call, onText, Date.now());
  return [...found, ...reader.rest()];
}

function failed(variable: string, model: string, { name }: Provider, failure: ModelFailure): CheckResult {
  return bad(`${name} does not answer with ${model} (${variable}): ${failure.message}. ${adviceOn(failure.kind)}`);
}

function good(sentence: string): CheckResult {
  return { isGood: true, sentence };
}

function bad(sentence: string): CheckResult {
  return { isGood: false, sentence };
}
