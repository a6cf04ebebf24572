import { AppError } from '#shared/errors.ts';

/**
 * The response, or null for a 404: data not entered yet (spec 2 §7), or a record that is already deleted, such as by a
 * call whose response was lost.
 */
export async function nullWhenMissing<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
