/** docs/specification.md §9, Business constants and limits; times in milliseconds unless the name says otherwise. */

export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;

export const SEARCH_TIMEOUT_MS = 60_000;
export const RESULTS_PAGE_SIZE = 6;
export const SCROLL_TO_RESULTS_DELAY_MS = 300;

/** Loading progress: percent added per tick below each bound. docs/specification.md §4, Search flow. */
export const PROGRESS_TICK_MS = 300;
export const PROGRESS_STEPS = [
  { below: 70, add: 1.5 },
  { below: 90, add: 0.5 },
  { below: 95, add: 0.2 },
] as const;
export const PROGRESS_CAP = 95;

export const PREFERENCES_SAVE_DELAY_MS = 500;
export const CURRENT_USER_CACHE_MS = 5 * 60_000;
export const SAVED_RECIPES_CACHE_MS = 5 * 60_000;

/** Above this the badge shows the number with a plus. */
export const SAVED_BADGE_MAX = 9;
export const DIAGNOSTIC_BUFFER_SIZE = 5;
/** Delay between dropping a recipe's cached copies and reloading it. */
export const REFRESH_RECIPE_DELAY_MS = 1_500;

export const COOKING_TICK_MS = 1_000;
export const COOKING_MIN_STEP_MINUTES = 1;

export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5_000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_VIEWPORT_HOTKEY = 'F8';

export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;

export const TERMS_LAST_UPDATED = '2025-05-17';

/** The largest page of the saved list. */
export const MAX_SAVED_PAGE = 100;
