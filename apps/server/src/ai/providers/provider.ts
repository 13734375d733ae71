import type { ImageModel, JSONValue, LanguageModel } from 'ai';
import type { AiSettings } from '../settings.ts';

/** How a model can be made to answer in a given structure, best first. */
export const OUTPUT_MODES = ['schema', 'json', 'tool', 'text'] as const;
export type OutputMode = (typeof OUTPUT_MODES)[number];

/** A provider of the AI SDK as this server uses it: one file each. */
export type Provider = {
  /** As people know it. */
  name: string;
  text: (model: string) => LanguageModel;
  /** Null where the provider makes no pictures. */
  image: ((model: string) => ImageModel) | null;
  /** Sent with every call. */
  options?: Record<string, Record<string, JSONValue>>;
};

export type ConnectionSettings = Pick<AiSettings, 'apiKey' | 'baseUrl' | 'contextTokens'>;
