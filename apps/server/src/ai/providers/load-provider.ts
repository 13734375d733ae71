import type { AiProvider, AiSettings } from '../settings.ts';
import type { ConnectionSettings, Provider } from './provider.ts';

type ProviderModule = { createProvider: (settings: ConnectionSettings) => Provider };

/** Loaded when they are used, because each takes time and memory at the start. */
const MODULES: Record<AiProvider, () => Promise<ProviderModule>> = {
  ollama: () => import('./ollama.ts'),
  openai: () => import('./openai.ts'),
  azure: () => import('./azure.ts'),
  anthropic: () => import('./anthropic.ts'),
  google: () => import('./google.ts'),
  mistral: () => import('./mistral.ts'),
  'openai-compatible': () => import('./openai-compatible.ts'),
};

/** The configured provider. */
export async function loadProvider(settings: AiSettings): Promise<Provider> {
  const { createProvider } = await MODULES[settings.provider]();
  return createProvider(settings);
}
