import { matchesSearch } from '#shared/search-text.ts';
import type { Question } from './question.ts';
import { QUESTIONS } from './questions.en.ts';

/**
 * The questions that contain the search in their text or answer, ignoring case and accents; all for an empty search.
 */
export function findQuestions(search: string): Question[] {
  const wanted = search.trim().replace(/\s+/g, ' ');
  return QUESTIONS.filter(({ question, answer }) => matchesSearch(wanted, question, answer.join(' ')));
}
