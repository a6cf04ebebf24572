import { expect, it } from 'vitest';
import { auditLogIn } from '#functions/domain/audit/audit-log.ts';
import { estimatesIn } from '#functions/domain/estimate/estimates.ts';
import type { BusinessMail } from '#functions/mail/orders/business-mails.ts';
import { outboxOn } from '#functions/mail/orders/outbox.ts';
import { toEstimateLink } from '#shared/estimate/link.ts';
import { aStoredEstimate } from '#test/support/a-public-estimate.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { recordEstimateFailure } from './estimate-failure.ts';
import type { MailEvent } from './mail-event.ts';

const AT = '2026-03-01T12:00:02.000Z';
const table = await emulatedTable();

async function setUp() {
  const businessId = crypto.randomUUID().replaceAll('-', '');
  const estimate = await aStoredEstimate(table, businessId);
  const queued: BusinessMail[] = [];
  const outbox = outboxOn<BusinessMail>({ add: async (mail, delay) => void (delay || queued.push(mail)) });
  const estimates = estimatesIn(table, businessId);
  const link = toEstimateLink({ businessId, id: estimate.id, version: 1 });
  const apply = (kind: Exclude<MailEvent['kind'], 'DELIVERED'>, address: string, of = link) => {
    const event = {
      ...{ messageId: 'm', addresses: [address], purpose: 'BUSINESS' as const, invoiceId: undefined },
      kind,
    };
    const note = { event: { ...event, sentAt: AT, at: AT }, link: of, address, now: new Date(AT) };
    return recordEstimateFailure({ estimatesOf: () => estimates, outbox }, note);
  };
  const failures = async () => (await estimates.find(estimate.id))?.events.filter(({ type }) => type === 'MAIL_FAILED');
  return { businessId, estimate, queued, apply, failures, address: estimate.billingEmail?.toLowerCase() ?? '' };
}

it('a bounce is recorded on the estimate and in the activity log, and its owner is told, once however often it comes', async () => {
  const { businessId, estimate, queued, apply, failures, address } = await setUp();
  expect(await apply('BOUNCED', address)).toBe(businessId);
  expect(await apply('BOUNCED', address)).toBeUndefined();
  expect(await failures()).toEqual([{ type: 'MAIL_FAILED', at: AT, recipient: address, kind: 'BOUNCED' }]);
  expect(queued).toMatchObject([
    { kind: 'ESTIMATE_NEWS', what: 'BOUNCED', address, estimateId: estimate.id, version: 1 },
  ]);
  const [entry] = await auditLogIn(table, businessId).read({ limit: 5 });
  expect(entry).toMatchObject({ action: 'estimate.return', record: { kind: 'estimate', label: 'EST-1' } });
});

it.each(['COMPLAINED', 'UNDELIVERED'] as const)(
  '%s is recorded without a notice, and nobody’s edits are disturbed',
  async (kind) => {
    const { estimate, businessId, queued, apply, failures, address } = await setUp();
    await apply(kind, address);
    expect(await failures()).toHaveLength(1);
    expect(queued).toEqual([]);
    expect((await estimatesIn(table, businessId).find(estimate.id))?.version).toBe(estimate.version);
  },
);

it('of an address that the estimate was never sent to, of a deleted estimate and of no link, nothing is recorded', async () => {
  const { businessId, queued, apply, failures, address } = await setUp();
  expect(await apply('BOUNCED', 'someone@example.com')).toBeUndefined();
  expect(await apply('BOUNCED', address, toEstimateLink({ businessId, id: 'gone', version: 1 }))).toBeUndefined();
  expect(await apply('BOUNCED', address, 'no link')).toBeUndefined();
  expect(await failures()).toEqual([]);
  expect(queued).toEqual([]);
});
