import type { Language } from '@larder/contract/language';
import { readRequest } from '../requests/read-request.ts';
import type { RequestReading } from '../requests/understood.ts';
import { kb } from './knowledge-base.ts';

export const read = (text: string, language: Language = 'en-GB'): RequestReading => readRequest(text, kb, language);

/** The foods that a text says are there, by id. */
export const have = (text: string, language?: Language): string[] => read(text, language).have.map(({ id }) => id);
