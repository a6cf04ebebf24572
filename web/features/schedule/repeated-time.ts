import { AppError } from '#shared/errors.ts';
import { clockText } from '#shared/local-time.ts';

/** A time that the clocks show twice, `yyyy-MM-ddTHH:mm`, and the two starts to choose from. */
export type RepeatedTime = { readonly time: string; readonly starts: readonly RepeatedStart[] };
type RepeatedStart = { readonly startTime: string; readonly label: string };

/** The two starts that the server named when it refused a repeated time; null if it refused something else. */
export function repeatedTime(error: unknown): RepeatedTime | null {
  const issues = error instanceof AppError ? error.issues : [];
  const { params = {} } = issues.find(({ rule }) => rule === 'repeated') ?? {};
  const { first, firstZone, second, secondZone } = params;
  if (typeof first !== 'string' || typeof second !== 'string') return null;
  return {
    time: first.slice(0, 16),
    starts: [
      { startTime: first, label: `${clockText({ time: first })}, ${firstZone}` },
      { startTime: second, label: `${clockText({ time: second })}, ${secondZone}, an hour later` },
    ],
  };
}
