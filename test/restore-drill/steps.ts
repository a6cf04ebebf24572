import { isDeepStrictEqual } from 'node:util';

/** Runs a step, prints its duration and outcome, and returns its result. A failure is printed, then thrown. */
export async function step<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const seconds = () => `${((performance.now() - startedAt) / 1_000).toFixed(1).padStart(6)} s`;
  try {
    const result = await run();
    console.log(`ok     ${seconds()}  ${name}${typeof result === 'string' ? `: ${result}` : ''}`);
    return result;
  } catch (error) {
    console.log(`FAILED ${seconds()}  ${name}: ${error instanceof Error ? error.message : error}`);
    throw error;
  }
}

/** Throws unless both values are deeply equal. */
export function same(what: string, actual: unknown, expected: unknown): void {
  if (isDeepStrictEqual(actual, expected)) return;
  throw new Error(
    `${what} is ${JSON.stringify(actual)?.slice(0, 300)}, not ${JSON.stringify(expected)?.slice(0, 300)}`,
  );
}
