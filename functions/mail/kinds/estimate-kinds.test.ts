import { SendRawEmailCommand } from '@aws-sdk/client-ses';
import { beforeEach, describe, expect, it } from 'vitest';
import { businessKey, companyKey } from '#functions/data/table/keys.ts';
import { put, set } from '#functions/data/table/write.ts';
import type { EstimateRecord } from '#functions/domain/estimate/estimate-record.ts';
import { estimatesIn } from '#functions/domain/estimate/estimates.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { DELIVERIES } from '#functions/mail/deliver-mail.ts';
import type { EstimateMail, EstimateNews, SentEstimate } from '#functions/mail/orders/estimate-mails.ts';
import { orderOf } from '#functions/mail/orders/outbox.ts';
import { aStoredEstimate, decide } from '#test/support/a-public-estimate.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aFault, mailsHarness, SENT_AT } from '#test/support/mails-harness.ts';

const table = await emulatedTable();
let harness: ReturnType<typeof mailsHarness>;
let businessId: string;
let estimate: EstimateRecord;
beforeEach(async () => {
  harness = mailsHarness(table);
  businessId = crypto.randomUUID().replaceAll('-', '');
  const business = { id: businessId, ownerId: harness.owner.id, timeZone: 'America/Toronto', createdAt: SENT_AT };
  const company = { name: 'Larch Ltd.', email: 'hello@larch.example' };
  await table.transact({
    business: put({ ...business, ...businessKey(businessId) }),
    company: put({ ...company, ...companyKey(businessId) }),
  });
  estimate = await aStoredEstimate(table, businessId);
});

const told = () => ({ id: crypto.randomUUID(), sentAt: SENT_AT, businessId, estimateId: estimate.id, version: 1 });

async function ordered<Mail extends EstimateMail>(mail: Mail): Promise<Mail> {
  await table.transact({ order: orderOf(mail) });
  return mail;
}

const sending = (changes: Partial<SentEstimate> = {}) =>
  ordered({ ...told(), kind: 'ESTIMATE', to: estimate.billingEmail ?? '', ...changes });
const news = (changes: Partial<EstimateNews> = {}) =>
  ordered({ ...told(), kind: 'ESTIMATE_NEWS', what: 'ACCEPTED', ...changes });
const confirmation = () => news({ to: estimate.billingEmail ?? '' });

const inputOf = (call: number) => (harness.ses.call(call).args[0] as SendRawEmailCommand).input;
/** A message, its soft line breaks joined. */
const mimeOf = (call: number) =>
  Buffer.from(inputOf(call).RawMessage?.Data ?? [])
    .toString()
    .replace(/=\r\n/g, '');
/** The same without the joiners that keep mail programs from linking what people typed. */
const textOf = (call: number) => mimeOf(call).replaceAll('=E2=81=A0', '');
const failures = async () =>
  ((await estimatesIn(table, businessId).find(estimate.id))?.events ?? []).flatMap((event) =>
    event.type === 'MAIL_FAILED' ? [event.kind] : [],
  );
const suspend = () => table.transact({ business: { Update: set(businessKey(businessId), { suspendedAt: SENT_AT }) } });

describe('the email with an estimate', () => {
  it('has its PDF and its link, is answered by the business, and is sent once however often it is delivered', async () => {
    const mail = await sending({ cc: ['books@example.com'] });
    for (const seconds of [0, 1, 90_000]) expect(await harness.deliver([mail], { seconds })).toEqual([]);
    expect(harness.recipients()).toEqual([mail.to, 'books@example.com']);
    const link = `${businessId}-${estimate.id}-1`;
    expect(inputOf(0).Tags).toEqual([
      { Name: 'purpose', Value: 'BUSINESS' },
      { Name: 'estimate', Value: link },
    ]);
    const text = textOf(0);
    for (const part of ['Subject: Estimate EST-1 from Larch Ltd.', 'Reply-To: "Larch Ltd." <hello@larch.example>'])
      expect(text).toContain(part);
    for (const part of ['1,234.50 CAD', `https://example.com/estimate/${link}`, 'estimate-EST-1.pdf'])
      expect(text).toContain(part);
    expect(text).not.toContain('Auto-Submitted');
    expect(await failures()).toEqual([]);
  });

  it('is not sent without its order, as of a call that failed', async () => {
    await harness.deliver([{ ...told(), kind: 'ESTIMATE', to: 'jo@example.com' }]);
    expect(harness.recipients()).toEqual([]);
  });

  it('has the sender’s own texts', async () => {
    const mail = await sending({ subject: 'Your new kitchen', message: 'Hello Jo,\n\nas discussed.' });
    await harness.deliver([mail]);
    expect(textOf(0)).toContain('Subject: Your new kitchen');
    expect(textOf(0)).toContain('as discussed.');
    expect(textOf(0)).not.toContain('Open it to read the details');
  });

  it('is followed by the sender’s copy, with a marked link and without the estimate’s tag', async () => {
    const mail = await sending({ copyTo: harness.owner.email });
    for (const seconds of [0, 300]) await harness.deliver([mail], { seconds });
    expect(harness.recipients()).toEqual([mail.to, harness.owner.email]);
    expect(textOf(0)).not.toContain('?copy');
    expect(textOf(1)).toContain(`Your copy of the email to ${mail.to}`);
    expect(textOf(1)).toContain('-1?copy');
    expect(inputOf(1).Tags).toEqual([{ Name: 'purpose', Value: 'BUSINESS' }]);
  });

  it('is dropped if the estimate was deleted', async () => {
    await estimatesIn(table, businessId).remove(estimate, new Date(SENT_AT));
    expect(await harness.deliver([await sending()])).toEqual([]);
    expect(harness.recipients()).toEqual([]);
  });

  it('that a newer version overtook is not sent, and its sender sees it', async () => {
    const after = { ...estimate, sentVersion: 2 };
    await estimatesIn(table, businessId).note({ before: estimate, after, events: [] });
    expect(await harness.deliver([await sending({ copyTo: harness.owner.email })])).toEqual([]);
    expect(harness.recipients()).toEqual([]);
    expect(await failures()).toEqual(['NOT_SENT']);
  });

  it.each<[string, string, () => unknown, number]>([
    ['the business was suspended', 'NOT_SENT', suspend, 1],
    ['the address was suppressed since', 'UNSENDABLE', () => harness.suppress('BOUNCED'), 1],
    [
      'SES cannot be reached for six hours',
      'NOT_SENT',
      () => harness.ses.onAnyCommand().rejects(aFault({ name: 'Throttling', status: 429 })),
      DELIVERIES,
    ],
    [
      'the PDF cannot be made for six hours',
      'NOT_SENT',
      () => {
        const ofEstimate = () => Promise.reject(new Error('no paper'));
        harness.dependencies = { ...harness.dependencies, pdfs: { ...harness.dependencies.pdfs, ofEstimate } };
      },
      DELIVERIES,
    ],
  ])('that is not sent because %s is recorded as %s', async (_, kind, happens, receives) => {
    await happens();
    await harness.deliver([await sending()], { receives });
    expect(await failures()).toEqual([kind]);
  });

  it('that may have been sent is recorded as such, and not sent again', async () => {
    const mail = await sending();
    harness.ses.on(SendRawEmailCommand).rejects(aFault({ name: 'TimeoutError' }));
    for (const seconds of [0, 60, 120]) await harness.deliver([mail], { seconds });
    expect(harness.recipients()).toEqual([mail.to]);
    expect(await failures()).toEqual(['UNCONFIRMED']);
  });
});

describe('the news of a yes', () => {
  beforeEach(() => decide(table, estimate, { name: 'Zoë Tremblay', evidence: EVIDENCE as never }));

  it('goes to the owner with a link to the app, and says nothing of where it came from', async () => {
    await harness.deliver([await news()]);
    expect(harness.recipients()).toEqual([harness.owner.email]);
    const text = textOf(0);
    for (const part of ['1,234.50 CAD', 'Accepted by: Zo', 'March 02, 2026', `/estimates/${estimate.id}`])
      expect(text).toContain(part);
    for (const secret of Object.values(EVIDENCE)) expect(text).not.toContain(secret);
  });

  it('goes to the recipient with the accepted PDF, whose replies reach the business', async () => {
    await harness.deliver([await confirmation()]);
    expect(harness.recipients()).toEqual([estimate.billingEmail]);
    const text = textOf(0);
    for (const part of [
      'Subject: Accepted: estimate EST-1 from Larch Ltd.',
      'estimate-EST-1.pdf',
      'hello@larch.example',
    ])
      expect(text).toContain(part);
    expect(text).toContain('Auto-Submitted: auto-generated');
    for (const secret of Object.values(EVIDENCE)) expect(text).not.toContain(secret);
  });

  it.each<[string, () => Promise<EstimateNews>, () => unknown]>([
    ['the owner recorded it', () => news({ by: harness.owner.email }), () => undefined],
    ['the owner turned such notices off', news, () => own({ notices: { payments: false } })],
    ['the owner has not confirmed their address', news, () => own({ emailVerifiedAt: undefined })],
    [
      'the owner has not confirmed their address, to the recipient',
      confirmation,
      () => own({ emailVerifiedAt: undefined }),
    ],
    ['it was undone', news, undo],
    ['it was undone, to the recipient', confirmation, undo],
    ['the business is suspended, to the recipient', confirmation, suspend],
  ])('is not sent if %s', async (_, mail, happens) => {
    await happens();
    expect(await harness.deliver([await mail()])).toEqual([]);
    expect(harness.recipients()).toEqual([]);
  });

  it('reaches the owner of a suspended business', async () => {
    await suspend();
    await harness.deliver([await news()]);
    expect(harness.recipients()).toEqual([harness.owner.email]);
  });

  it('that its recipient does not get is recorded on the estimate', async () => {
    harness.suppress('BOUNCED');
    await harness.deliver([await confirmation()]);
    expect(await failures()).toEqual(['UNSENDABLE']);
  });
});

describe('the news of a no', () => {
  it('goes to the owner alone, with the reason as typed and no link in it', async () => {
    const reason = 'Too much. See <b>www.evil.example</b>\n.\nBcc: x@example.com';
    await decide(table, estimate, { outcome: 'DECLINED', reason });
    await harness.deliver([await news({ what: 'DECLINED' }), await news({ what: 'DECLINED', to: 'jo@example.com' })]);
    expect(harness.recipients()).toEqual([harness.owner.email]);
    expect(textOf(0)).toContain('Their reason: =E2=80=9CToo much. See ');
    expect(textOf(0)).toContain('&lt;b&gt;www.evil.example&lt;/b&gt;');
    expect(mimeOf(0)).not.toMatch(/www\.evil|evil\.example/);
  });
});

it('the owner is told of an address that did not accept an estimate, unless they turned that off', async () => {
  const mail = await news({ what: 'BOUNCED', address: 'gone@example.com' });
  await harness.deliver([mail]);
  expect(textOf(0)).toContain('could not be delivered to gone@example.com');
  own({ notices: { bounces: false } });
  await harness.deliver([await news({ what: 'BOUNCED', address: 'gone@example.com' })]);
  expect(harness.recipients()).toEqual([harness.owner.email]);
});

/** What is stored of where an acceptance came from. */
const EVIDENCE = { hash: 'EvidenceHash', address: '198.51.100.23', device: 'EvidenceBrowser/1.0' };

function own(changes: object) {
  const owner = { ...harness.owner, ...changes } as UserRecord;
  harness.dependencies = { ...harness.dependencies, findUser: async () => owner };
}

async function undo() {
  const estimates = estimatesIn(table, businessId);
  const before = (await estimates.find(estimate.id)) as EstimateRecord;
  const { decision: _, ...undecided } = before;
  await estimates.note({ before, after: { ...undecided, status: 'SENT' }, events: [] });
}

describe('a reminder of an estimate', () => {
  const reminder = (changes = {}) =>
    ordered({ ...told(), kind: 'ESTIMATE_REMINDER', to: estimate.billingEmail ?? '', ...changes });

  it('has its PDF and its link, is answered by the business, and is sent once', async () => {
    const mail = await reminder();
    for (const seconds of [0, 1]) await harness.deliver([mail], { seconds });
    expect(harness.recipients()).toEqual([mail.to]);
    const text = textOf(0);
    for (const part of [
      '<title>Reminder: estimate EST-1 from Larch Ltd. is valid until March 31, 2026</title>',
      ...['hello@larch.example', `/estimate/${businessId}-${estimate.id}-1`, 'estimate-EST-1.pdf'],
      'Auto-Submitted: auto-generated',
    ])
      expect(text).toContain(part);
  });

  it.each<[string, () => unknown, object?]>([
    ['it was answered since', () => decide(table, estimate, {})],
    ['a newer version was sent since', () => change({ sentVersion: 2 })],
    ['it expired since', () => undefined, { seconds: 90 * 86_400 }],
    ['the business was suspended', suspend],
    ['the owner has not confirmed their address', () => own({ emailVerifiedAt: undefined })],
  ])('is not sent if %s', async (_, happens, options = {}) => {
    await happens();
    expect(await harness.deliver([await reminder()], options)).toEqual([]);
    expect(harness.recipients()).toEqual([]);
  });

  it('that does not arrive is recorded on the estimate', async () => {
    harness.suppress('BOUNCED');
    await harness.deliver([await reminder()]);
    expect(await failures()).toEqual(['UNSENDABLE']);
  });
});

describe('a question about an estimate', () => {
  const asked = (question = 'Can you start in May?') =>
    ordered({ ...told(), kind: 'ESTIMATE_QUESTION', question, email: 'mai@example.com' });

  it('goes to the owner, whose answer goes to who asks', async () => {
    await harness.deliver([await asked()]);
    expect(harness.recipients()).toEqual([harness.owner.email]);
    const text = textOf(0);
    for (const part of [
      'Question about EST-1',
      'mai@example.com',
      'Can you start in May?',
      `/estimates/${estimate.id}`,
    ])
      expect(text).toContain(part);
    expect(mimeOf(0)).toMatch(/^Reply-To: .*<mai@example\.com>/m);
  });

  it('is shown as typed, without a link in it', async () => {
    await harness.deliver([await asked('See <b>www.evil.example</b>\n.\nBcc: x@example.com')]);
    expect(harness.recipients()).toEqual([harness.owner.email]);
    expect(textOf(0)).toContain('&lt;b&gt;www.evil.example&lt;/b&gt;');
    expect(mimeOf(0)).not.toMatch(/www\.evil|evil\.example/);
  });

  it('reaches an owner who wants no notices, and that of a business that was suspended since', async () => {
    own({ notices: { payments: false, bounces: false } });
    await suspend();
    await harness.deliver([await asked()]);
    expect(harness.recipients()).toEqual([harness.owner.email]);
  });
});

const change = (changes: Partial<EstimateRecord>) =>
  estimatesIn(table, businessId).note({ before: estimate, after: { ...estimate, ...changes }, events: [] });
