import type { Context } from 'aws-lambda';
import { failureFields, logLine, withLogFields } from '#functions/services/log.ts';
import { tryProduct } from './canary.ts';

const { SITE_URL: siteUrl = '', CANARY_EMAIL: email = '', CANARY_PASSWORD: password = '' } = process.env;

/** Run by the schedule, every five minutes. A failure is an error of the function, which the alarm counts. */
export async function handler(
  _event: unknown,
  { awsRequestId: requestId }: Pick<Context, 'awsRequestId'>,
): Promise<void> {
  await withLogFields({ requestId }, async () => {
    const startedAt = performance.now();
    try {
      await tryProduct({ siteUrl, email, password }, new Date());
      logLine('info', { event: 'canary', durationMs: Math.round(performance.now() - startedAt) });
    } catch (error) {
      const message = error instanceof Error ? error.message : undefined;
      logLine('error', { event: 'canary-failed', message, ...failureFields(error) });
      throw error;
    }
  });
}
