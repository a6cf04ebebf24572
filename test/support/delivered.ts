import { consume, type Handle } from '#functions/services/consume.ts';

/** The limits and identity of a test's run of a function. */
export const RUN = { awsRequestId: 'run', getRemainingTimeInMillis: () => 15_000 };

/**
 * Delivers a batch to the handler of a queue whose failures are logged as `failed`; the messages have these ids. Returns
 * the ids of those to be delivered again.
 */
export async function delivered<Body>(
  bodies: Readonly<Record<string, Body>>,
  handle: Handle<Body>,
  failed = 'failed',
): Promise<string[]> {
  const Records = Object.entries(bodies).map(([messageId, body]) => ({ messageId, body: JSON.stringify(body) }));
  const { batchItemFailures } = await consume(failed, { parse: (body) => body as Body }, handle)({ Records }, RUN);
  return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
}
