import { SendRawEmailCommand } from '@aws-sdk/client-ses';
import { beforeEach, describe, expect, it } from 'vitest';
import { DELIVERIES } from '#functions/mail/deliver-mail.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { type EstimateMails, estimateMailsHarness } from '#test/support/estimate-mails-harness.ts';
import { aFault, SENT_AT } from '#test/support/mails-harness.ts';

const table = await emulatedTable();
let mails: EstimateMails;
beforeEach(async () => {
  mails = await estimateMailsHarness(table);
});

describe('the email with an estimate', () => {
  it('has its PDF and its link, is answered by the business, and is sent once however often it is delivered', async () => {
    const mail = await mails.sending({ cc: ['books@example.com'] });
    for (const seconds of [0, 1, 90_000]) expect(await mails.deliver([mail], { seconds })).toEqual([]);
    expect(mails.recipients()).toEqual([mail.to, 'books@example.com']);
    const link = `${mails.businessId}-${mails.estimate.id}-1`;
    expect(mails.inputOf(0).Tags).toEqual([
      { Name: 'purpose', Value: 'BUSINESS' },
      { Name: 'estimate', Value: link },
    ]);
    const text = mails.textOf(0);
    for (const part of ['Subject: Estimate EST-1 from Larch Ltd.', 'Reply-To: "Larch Ltd." <hello@larch.example>'])
      expect(text).toContain(part);
    for (const part of ['1,234.50 CAD', `https://example.com/estimate/${link}`, 'estimate-EST-1.pdf'])
      expect(text).toContain(part);
    expect(text).not.toContain('Auto-Submitted');
    expect(await mails.failures()).toEqual([]);
  });

  it('is not sent without its order, as of a call that failed', async () => {
    await mails.deliver([{ ...mails.told(), kind: 'ESTIMATE', to: 'jo@example.com' }]);
    expect(mails.recipients()).toEqual([]);
  });

  it('has the sender’s own texts', async () => {
    const mail = await mails.sending({ subject: 'Your new kitchen', message: 'Hello Jo,\n\nas discussed.' });
    await mails.deliver([mail]);
    expect(mails.textOf(0)).toContain('Subject: Your new kitchen');
    expect(mails.textOf(0)).toContain('as discussed.');
    expect(mails.textOf(0)).not.toContain('Open it to read the details');
  });

  it('is followed by the sender’s copy, with a marked link and without the estimate’s tag', async () => {
    const mail = await mails.sending({ copyTo: mails.owner.email });
    for (const seconds of [0, 300]) await mails.deliver([mail], { seconds });
    expect(mails.recipients()).toEqual([mail.to, mails.owner.email]);
    expect(mails.textOf(0)).not.toContain('?copy');
    expect(mails.textOf(1)).toContain(`Your copy of the email to ${mail.to}`);
    expect(mails.textOf(1)).toContain('-1?copy');
    expect(mails.inputOf(1).Tags).toEqual([{ Name: 'purpose', Value: 'BUSINESS' }]);
  });

  it('is dropped if the estimate was deleted', async () => {
    await mails.estimates.remove(mails.estimate, new Date(SENT_AT));
    expect(await mails.deliver([await mails.sending()])).toEqual([]);
    expect(mails.recipients()).toEqual([]);
  });

  it('that a newer version overtook is not sent, and its sender sees it', async () => {
    await mails.change({ sentVersion: 2 });
    expect(await mails.deliver([await mails.sending({ copyTo: mails.owner.email })])).toEqual([]);
    expect(mails.recipients()).toEqual([]);
    expect(await mails.failures()).toEqual(['NOT_SENT']);
  });

  it.each<[string, string, () => unknown, number]>([
    ['the business was suspended', 'NOT_SENT', () => mails.suspend(), 1],
    ['the address was suppressed since', 'UNSENDABLE', () => mails.suppress('BOUNCED'), 1],
    [
      'SES cannot be reached for six hours',
      'NOT_SENT',
      () => mails.ses.onAnyCommand().rejects(aFault({ name: 'Throttling', status: 429 })),
      DELIVERIES,
    ],
    [
      'the PDF cannot be made for six hours',
      'NOT_SENT',
      () => {
        const ofEstimate = () => Promise.reject(new Error('no paper'));
        mails.dependencies = { ...mails.dependencies, pdfs: { ...mails.dependencies.pdfs, ofEstimate } };
      },
      DELIVERIES,
    ],
  ])('that is not sent because %s is recorded as %s', async (_, kind, happens, receives) => {
    await happens();
    await mails.deliver([await mails.sending()], { receives });
    expect(await mails.failures()).toEqual([kind]);
  });

  it('that may have been sent is recorded as such, and not sent again', async () => {
    const mail = await mails.sending();
    mails.ses.on(SendRawEmailCommand).rejects(aFault({ name: 'TimeoutError' }));
    for (const seconds of [0, 60, 120]) await mails.deliver([mail], { seconds });
    expect(mails.recipients()).toEqual([mail.to]);
    expect(await mails.failures()).toEqual(['UNCONFIRMED']);
  });
});

describe('a reminder of an estimate', () => {
  const reminder = (changes = {}) =>
    mails.ordered({ ...mails.told(), kind: 'ESTIMATE_REMINDER', to: mails.recipient, ...changes });

  it('has its PDF and its link, is answered by the business, and is sent once', async () => {
    const mail = await reminder();
    for (const seconds of [0, 1]) await mails.deliver([mail], { seconds });
    expect(mails.recipients()).toEqual([mail.to]);
    const text = mails.textOf(0);
    for (const part of [
      '<title>Reminder: estimate EST-1 from Larch Ltd. is valid until March 31, 2026</title>',
      ...['hello@larch.example', `/estimate/${mails.businessId}-${mails.estimate.id}-1`, 'estimate-EST-1.pdf'],
      'Auto-Submitted: auto-generated',
    ])
      expect(text).toContain(part);
  });

  it.each<[string, () => unknown, object?]>([
    ['it was answered since', () => mails.decide({})],
    ['a newer version was sent since', () => mails.change({ sentVersion: 2 })],
    ['it expired since', () => undefined, { seconds: 90 * 86_400 }],
    ['the business was suspended', () => mails.suspend()],
    ['the owner has not confirmed their address', () => mails.own({ emailVerifiedAt: undefined })],
  ])('is not sent if %s', async (_, happens, options = {}) => {
    await happens();
    expect(await mails.deliver([await reminder()], options)).toEqual([]);
    expect(mails.recipients()).toEqual([]);
  });

  it('that does not arrive is recorded on the estimate', async () => {
    mails.suppress('BOUNCED');
    await mails.deliver([await reminder()]);
    expect(await mails.failures()).toEqual(['UNSENDABLE']);
  });
});
