import type { Database } from '../../database/create-database.ts';
import { type Command, CommandError } from '../command.ts';
import {
  acceptFeedback,
  dismissFeedback,
  findFeedback,
  findOpenFeedback,
  type ListedFeedback,
  withdrawPicture,
} from './data.ts';

/** Characters of an id that are listed. */
const LISTED_ID = 8;

/** What a developer does with feedback on pictures. */
export const PICTURE_COMMANDS: Readonly<Record<string, Command>> = {
  pictures: {
    parameters: '',
    does: 'list the feedback on pictures that nobody accepted or dismissed, newest first',
    takes: [0, 0],
    run: async ({ database }) => listOf(await findOpenFeedback(database)),
  },
  'accept-picture': {
    parameters: '<id>',
    does: 'show everyone the picture that was drawn after this feedback, within a minute',
    takes: [1, 1],
    run: async ({ database, clock }, [id = '']) => {
      const feedback = await oneFeedback(database, id);
      const { recipeId, newImageUrl, isForEveryone } = feedback;
      if (newImageUrl === null) throw new CommandError('No picture was drawn after this feedback. Dismiss it instead.');
      if (!isForEveryone) {
        throw new CommandError(
          'This picture hides an ingredient of the recipe, or the recipe is private: only its author sees it.',
        );
      }
      await acceptFeedback(database, { recipeId, imageUrl: newImageUrl }, feedback, clock());
      return [`Everyone sees ${newImageUrl} for ${recipeId}.`];
    },
  },
  'dismiss-picture': {
    parameters: '<id>',
    does: 'take feedback off the list; its author alone keeps the picture',
    takes: [1, 1],
    run: async ({ database, clock }, [id = '']) => {
      const feedback = await oneFeedback(database, id);
      await dismissFeedback(database, feedback, clock());
      return [`The feedback on ${feedback.recipeId} is dismissed.`];
    },
  },
  'withdraw-picture': {
    parameters: '<recipe>',
    does: 'end that everyone sees an accepted picture of a recipe',
    takes: [1, 1],
    run: async ({ database }, [recipeId = '']) => {
      if (await withdrawPicture(database, recipeId)) return [`The accepted picture of ${recipeId} is withdrawn.`];
      throw new CommandError(`No picture of ${recipeId} was accepted.`);
    },
  },
};

async function oneFeedback(database: Database, id: string): Promise<ListedFeedback> {
  const [feedback, another] = id.length < LISTED_ID ? [] : await findFeedback(database, id);
  if (!feedback) throw new CommandError(`There is no feedback ${id}. "pictures" lists it.`);
  if (another) throw new CommandError(`Several ids begin with ${id}. Write more of it.`);
  return feedback;
}

/** Of a text that was not understood the row with the picture, which is newer, stands for both. */
function listOf(open: readonly ListedFeedback[]): string[] {
  const listed = new Map<string, ListedFeedback>();
  for (const feedback of open) {
    const key = JSON.stringify([feedback.userId, feedback.recipeId, feedback.text]);
    if (!listed.has(key)) listed.set(key, feedback);
  }
  if (listed.size === 0) return ['There is no open feedback on pictures.'];
  return [...listed.values()].map(({ id, recipeId, text, newImageUrl, isUnderstood, isForEveryone, createdAt }) =>
    [
      id.slice(0, LISTED_ID),
      createdAt.toISOString().slice(0, 10),
      recipeId,
      quoted(text ?? ''),
      isUnderstood ? 'understood' : 'not understood',
      newImageUrl === null ? 'no picture' : isForEveryone ? newImageUrl : `${newImageUrl} (for its author alone)`,
    ].join(', '),
  );
}

/** Escaped, because control characters would act on the terminal. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
