import type { ImageModel } from 'ai';
import type { AssistantLimits } from '../assistant.ts';
import { classifyError } from '../calls/classify-error.ts';
import { ModelFailure } from '../calls/model-failure.ts';
import { withRetries } from '../calls/with-retries.ts';
import type { AiMeter } from '../monitoring.ts';
import type { Provider } from '../providers/provider.ts';
import type { AiSettings } from '../settings.ts';

type GeneratedImage = { bytes: Uint8Array; mediaType: string };

/**
 * Has a model make a picture of what a prompt describes. The prompt is made by this server; the bytes are untrusted.
 * @throws ModelFailure; the signal's reason on abort
 */
export type ImageWriter = (prompt: string, signal: AbortSignal) => Promise<GeneratedImage>;

/** Milliseconds of a picture with its retries. */
const PICTURE_MS = 55_000;

/** Null where no image model is configured, or the provider makes no pictures. */
export function createImageWriter(dependencies: {
  settings: Pick<AiSettings, 'imageModel'>;
  provider: Provider;
  meter: AiMeter;
  limits?: Pick<AssistantLimits, 'callMs'> | undefined;
}): ImageWriter | null {
  const { settings, provider, meter } = dependencies;
  if (settings.imageModel === null || provider.image === null) return null;
  const pictureMs = dependencies.limits?.callMs ?? PICTURE_MS;
  const model = provider.image(settings.imageModel);
  return async (prompt, signal) => {
    const started = performance.now();
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(pictureMs)]);
    try {
      const until = Date.now() + pictureMs;
      const image = await withRetries(() => generate(model, prompt, deadline), { until, signal: deadline });
      meter.called('image', 'answered', performance.now() - started);
      return image;
    } catch (error) {
      signal.throwIfAborted();
      const failure = deadline.aborted ? new ModelFailure('timeout', 'no picture in time') : classifyError(error);
      meter.called('image', failure.kind, performance.now() - started);
      throw failure;
    }
  };
}

async function generate(model: ImageModel, prompt: string, abortSignal: AbortSignal): Promise<GeneratedImage> {
  const { generateImage } = await import('ai');
  const { image } = await generateImage({ model, prompt, n: 1, maxRetries: 0, abortSignal });
  return { bytes: image.uint8Array, mediaType: image.mediaType };
}
