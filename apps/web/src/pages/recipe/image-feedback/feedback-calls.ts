import { API } from '@larder/contract/api';
import type { ImageFeedback, ImprovedImage } from '@larder/contract/image-feedback';
import { callApi } from '../../../lib/api/api-client.ts';

type NewImage = { newImageUrl?: string; imageUrl?: string };

/** POST /api/recipes/image-feedback; null without a new picture. */
export async function sendFeedback(feedback: ImageFeedback): Promise<string | null> {
  return (await callApi<NewImage>(API.imageFeedback, { method: 'POST', json: feedback })).newImageUrl ?? null;
}

/** POST /api/recipes/improved-image. @throws where the answer has no picture */
export async function improveImage(wish: ImprovedImage): Promise<string> {
  const { newImageUrl, imageUrl } = await callApi<NewImage>(API.improvedImage, { method: 'POST', json: wish });
  const image = newImageUrl ?? imageUrl;
  if (!image) throw new Error('The answer has no picture.');
  return image;
}
