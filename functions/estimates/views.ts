import { retry } from '#functions/data/table/retry.ts';
import type { EstimateRecord } from '#functions/domain/estimate/estimate-record.ts';
import type { Estimates } from '#functions/domain/estimate/estimates.ts';
import type { PublishedEstimates } from '#functions/domain/estimate/published-estimate.ts';
import type { Users } from '#functions/domain/people/users.ts';
import { worksFor } from '#functions/domain/people/works-for.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { Client } from '#functions/services/client.ts';
import { isMailScan, isProgram } from '#functions/services/visitors.ts';

type Dependencies = {
  readonly published: Pick<PublishedEstimates, 'find'>;
  readonly estimatesOf: (businessId: string) => Pick<Estimates, 'note'>;
  readonly users: Pick<Users, 'find'>;
};

type View = {
  readonly link: string;
  /** Id of the user who is signed in to the app in this browser. */
  readonly viewer: string | undefined;
  readonly client: Client;
  readonly now: Date;
};

/**
 * Records the first visit of the version that was sent last, unless by its business's own people or by a program. Throws
 * NOT_FOUND like the page itself.
 */
export async function recordView(
  { published, estimatesOf, users }: Dependencies,
  { link, viewer, client, now }: View,
): Promise<Record<never, never>> {
  await retry('estimate-visit', async () => {
    const { estimate, record } = orNotFound(await published.find(link), 'estimate');
    if (estimate.newerId || record.openedAt || isProgram(client) || isScan(record, { client, now })) return true;
    if (viewer && (await worksFor(users, viewer, record.businessId))) return true;
    const at = now.toISOString();
    const opened = { type: 'OPENED', at, version: estimate.version } as const;
    const failed = await estimatesOf(record.businessId).note({
      before: record,
      after: { ...record, openedAt: at },
      events: [opened],
    });
    return failed === null || null;
  });
  return {};
}

function isScan({ events }: EstimateRecord, { client, now }: Pick<View, 'client' | 'now'>): boolean {
  const sentAt = events.filter(({ type }) => type === 'SENT').map(({ at }) => at);
  return isMailScan(client, { sentAt, now });
}
