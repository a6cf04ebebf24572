import type { SendRawEmailCommand } from '@aws-sdk/client-ses';
import { businessKey, companyKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { put, set } from '#functions/data/table/write.ts';
import type { EstimateRecord } from '#functions/domain/estimate/estimate-record.ts';
import { estimatesIn } from '#functions/domain/estimate/estimates.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import type { EstimateMail, EstimateNews, SentEstimate } from '#functions/mail/orders/estimate-mails.ts';
import { orderOf } from '#functions/mail/orders/outbox.ts';
import { aStoredEstimate, decide } from './a-public-estimate.ts';
import { mailsHarness, SENT_AT } from './mails-harness.ts';

export type EstimateMails = Awaited<ReturnType<typeof estimateMailsHarness>>;

/** The function `mails`, and a business whose estimate was sent, of which it sends emails. */
export async function estimateMailsHarness(table: Table) {
  const harness = mailsHarness(table);
  const businessId = crypto.randomUUID().replaceAll('-', '');
  const business = { id: businessId, ownerId: harness.owner.id, timeZone: 'America/Toronto', createdAt: SENT_AT };
  const company = { name: 'Larch Ltd.', email: 'hello@larch.example' };
  await table.transact({
    business: put({ ...business, ...businessKey(businessId) }),
    company: put({ ...company, ...companyKey(businessId) }),
  });
  const estimate = await aStoredEstimate(table, businessId);
  const estimates = estimatesIn(table, businessId);
  const recipient = estimate.billingEmail ?? '';

  const told = () => ({ id: crypto.randomUUID(), sentAt: SENT_AT, businessId, estimateId: estimate.id, version: 1 });
  const ordered = async <Mail extends EstimateMail>(mail: Mail): Promise<Mail> => {
    await table.transact({ order: orderOf(mail) });
    return mail;
  };
  const news = (changes: Partial<EstimateNews> = {}) =>
    ordered({ ...told(), kind: 'ESTIMATE_NEWS', what: 'ACCEPTED', ...changes });
  const stored = async () => (await estimates.find(estimate.id)) as EstimateRecord;
  const inputOf = (call: number) => (harness.ses.call(call).args[0] as SendRawEmailCommand).input;
  const mimeOf = (call: number) =>
    Buffer.from(inputOf(call).RawMessage?.Data ?? [])
      .toString()
      .replace(/=\r\n/g, '');

  return Object.assign(harness, {
    businessId,
    estimate,
    estimates,
    /** Its recipient. */
    recipient,
    /** What every email about it says. */
    told,
    /** Stores the order of an email, as the transaction of its cause does. */
    ordered,
    /** The ordered email with the estimate. */
    sending: (changes: Partial<SentEstimate> = {}) =>
      ordered({ ...told(), kind: 'ESTIMATE', to: recipient, ...changes }),
    /** The ordered news to the owner; of a yes, unless `changes` say otherwise. */
    news,
    /** The same of a yes, to the recipient. */
    confirmation: () => news({ to: recipient }),
    /** What SES was asked to send. */
    inputOf,
    /** A message, its soft line breaks joined. */
    mimeOf,
    /** The same without the joiners that keep mail programs from linking what people typed. */
    textOf: (call: number) => mimeOf(call).replaceAll('=E2=81=A0', ''),
    /** The failures in the estimate's history. */
    failures: async () =>
      (await stored()).events.flatMap((event) => (event.type === 'MAIL_FAILED' ? [event.kind] : [])),
    /** Suspends the business. */
    suspend: () => table.transact({ business: { Update: set(businessKey(businessId), { suspendedAt: SENT_AT }) } }),
    /** Changes the owner. */
    own(changes: object): void {
      const owner = { ...harness.owner, ...changes } as UserRecord;
      harness.dependencies = { ...harness.dependencies, findUser: async () => owner };
    },
    /** Answers the estimate. */
    decide: (decision: Parameters<typeof decide>[2]) => decide(table, estimate, decision),
    /** Takes the answer back. */
    async undo(): Promise<void> {
      const before = await stored();
      const { decision: _, ...undecided } = before;
      await estimates.note({ before, after: { ...undecided, status: 'SENT' }, events: [] });
    },
    /** Changes the estimate, not what was sent of it. */
    change: (changes: Partial<EstimateRecord>) =>
      estimates.note({ before: estimate, after: { ...estimate, ...changes }, events: [] }),
  });
}
