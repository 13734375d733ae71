import { z } from 'zod';
import { recipeIdSchema } from './recipe.ts';

const feedbackText = z.string().trim().min(1).max(2_000);

/** POST /api/recipes/image-feedback. docs/specification.md §3, Image feedback. */
export const imageFeedbackSchema = z.object({
  recipeId: recipeIdSchema,
  recipeTitle: z.string().max(200),
  imageUrl: z.string().max(2_000),
  isAccurate: z.boolean(),
  feedbackText: feedbackText.optional(),
});
export type ImageFeedback = z.infer<typeof imageFeedbackSchema>;
export const imageFeedbackResponseSchema = z.object({ newImageUrl: z.string().optional() });

/** POST /api/recipes/improved-image. docs/specification.md §7. */
export const improvedImageSchema = z.object({
  recipeId: recipeIdSchema,
  recipeTitle: z.string().max(200),
  feedbackText,
});
export type ImprovedImage = z.infer<typeof improvedImageSchema>;
export const improvedImageResponseSchema = z.object({
  success: z.boolean(),
  newImageUrl: z.string().optional(),
  imageUrl: z.string().optional(),
  recipeId: recipeIdSchema,
});
