import { beforeEach, describe, expect, it } from 'vitest';
import type { EstimateNews } from '#functions/mail/orders/estimate-mails.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { type EstimateMails, estimateMailsHarness } from '#test/support/estimate-mails-harness.ts';

const table = await emulatedTable();
let mails: EstimateMails;
beforeEach(async () => {
  mails = await estimateMailsHarness(table);
});

/** What is stored of where an acceptance came from. */
const EVIDENCE = { hash: 'EvidenceHash', address: '198.51.100.23', device: 'EvidenceBrowser/1.0' };

describe('the news of a yes', () => {
  beforeEach(() => mails.decide({ name: 'Zoë Tremblay', evidence: EVIDENCE as never }));

  it('goes to the owner with a link to the app, and says nothing of where it came from', async () => {
    await mails.deliver([await mails.news()]);
    expect(mails.recipients()).toEqual([mails.owner.email]);
    const text = mails.textOf(0);
    for (const part of ['1,234.50 CAD', 'Accepted by: Zo', 'March 02, 2026', `/estimates/${mails.estimate.id}`])
      expect(text).toContain(part);
    for (const secret of Object.values(EVIDENCE)) expect(text).not.toContain(secret);
  });

  it('goes to the recipient with the accepted PDF, whose replies reach the business', async () => {
    await mails.deliver([await mails.confirmation()]);
    expect(mails.recipients()).toEqual([mails.recipient]);
    const text = mails.textOf(0);
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
    ['the owner recorded it', () => mails.news({ by: mails.owner.email }), () => undefined],
    ['the owner turned such notices off', () => mails.news(), () => mails.own({ notices: { payments: false } })],
    ['the owner has not confirmed their address', () => mails.news(), () => mails.own({ emailVerifiedAt: undefined })],
    [
      'the owner has not confirmed their address, to the recipient',
      () => mails.confirmation(),
      () => mails.own({ emailVerifiedAt: undefined }),
    ],
    ['it was undone', () => mails.news(), () => mails.undo()],
    ['it was undone, to the recipient', () => mails.confirmation(), () => mails.undo()],
    ['the business is suspended, to the recipient', () => mails.confirmation(), () => mails.suspend()],
  ])('is not sent if %s', async (_, mail, happens) => {
    await happens();
    expect(await mails.deliver([await mail()])).toEqual([]);
    expect(mails.recipients()).toEqual([]);
  });

  it('reaches the owner of a suspended business', async () => {
    await mails.suspend();
    await mails.deliver([await mails.news()]);
    expect(mails.recipients()).toEqual([mails.owner.email]);
  });

  it('that its recipient does not get is recorded on the estimate', async () => {
    mails.suppress('BOUNCED');
    await mails.deliver([await mails.confirmation()]);
    expect(await mails.failures()).toEqual(['UNSENDABLE']);
  });
});

describe('the news of a no', () => {
  it('goes to the owner alone, with the reason as typed and no link in it', async () => {
    const reason = 'Too much. See <b>www.evil.example</b>\n.\nBcc: x@example.com';
    await mails.decide({ outcome: 'DECLINED', reason });
    await mails.deliver([
      await mails.news({ what: 'DECLINED' }),
      await mails.news({ what: 'DECLINED', to: 'jo@example.com' }),
    ]);
    expect(mails.recipients()).toEqual([mails.owner.email]);
    expect(mails.textOf(0)).toContain('Their reason: =E2=80=9CToo much. See ');
    expect(mails.textOf(0)).toContain('&lt;b&gt;www.evil.example&lt;/b&gt;');
    expect(mails.mimeOf(0)).not.toMatch(/www\.evil|evil\.example/);
  });
});

it('the owner is told of an address that did not accept an estimate, unless they turned that off', async () => {
  const mail = await mails.news({ what: 'BOUNCED', address: 'gone@example.com' });
  await mails.deliver([mail]);
  expect(mails.textOf(0)).toContain('could not be delivered to gone@example.com');
  mails.own({ notices: { bounces: false } });
  await mails.deliver([await mails.news({ what: 'BOUNCED', address: 'gone@example.com' })]);
  expect(mails.recipients()).toEqual([mails.owner.email]);
});

describe('a question about an estimate', () => {
  const asked = (question = 'Can you start in May?') =>
    mails.ordered({ ...mails.told(), kind: 'ESTIMATE_QUESTION', question, email: 'mai@example.com' });

  it('goes to the owner, whose answer goes to who asks', async () => {
    await mails.deliver([await asked()]);
    expect(mails.recipients()).toEqual([mails.owner.email]);
    const text = mails.textOf(0);
    for (const part of [
      'Question about EST-1',
      'mai@example.com',
      'Can you start in May?',
      `/estimates/${mails.estimate.id}`,
    ])
      expect(text).toContain(part);
    expect(mails.mimeOf(0)).toMatch(/^Reply-To: .*<mai@example\.com>/m);
  });

  it('is shown as typed, without a link in it', async () => {
    await mails.deliver([await asked('See <b>www.evil.example</b>\n.\nBcc: x@example.com')]);
    expect(mails.recipients()).toEqual([mails.owner.email]);
    expect(mails.textOf(0)).toContain('&lt;b&gt;www.evil.example&lt;/b&gt;');
    expect(mails.mimeOf(0)).not.toMatch(/www\.evil|evil\.example/);
  });

  it('reaches an owner who wants no notices, and that of a business that was suspended since', async () => {
    mails.own({ notices: { payments: false, bounces: false } });
    await mails.suspend();
    await mails.deliver([await asked()]);
    expect(mails.recipients()).toEqual([mails.owner.email]);
  });
});
