import { SendRawEmailCommand } from '@aws-sdk/client-ses';
import { beforeEach, describe, expect, it } from 'vitest';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aFault, mailsHarness } from '#test/support/mails-harness.ts';

const SENDER = 'owner@example.com';

const table = await emulatedTable();
let harness: ReturnType<typeof mailsHarness>;
beforeEach(() => {
  harness = mailsHarness(table);
});

/** Makes SES fail the calls whose only recipient is this one. */
function failFor(address: string, fault: Error) {
  harness.ses.on(SendRawEmailCommand, { Destinations: [address] }).rejects(fault);
}

const inputOf = (call: number) => (harness.ses.call(call).args[0] as SendRawEmailCommand).input;
/** A message, its soft line breaks joined. */
const textOf = (call: number) =>
  Buffer.from(inputOf(call).RawMessage?.Data ?? [])
    .toString()
    .replace(/=\r\n/g, '');

describe('a sender’s own copy', () => {
  it('is sent once after the email, however often that is delivered', async () => {
    const mail = await harness.givenAMail({ copyTo: SENDER });
    for (const seconds of [0, 1, 300, 90_000]) expect(await harness.deliver([mail], { seconds })).toEqual([]);
    expect(harness.recipients()).toEqual([mail.to, SENDER]);
  });

  it('names the recipients, and its link and PDF are marked; its deliveries are not the invoice’s', async () => {
    const mail = await harness.givenAMail({ copyTo: SENDER, cc: ['books@example.com'] });
    await harness.deliver([mail]);
    expect(textOf(0)).not.toContain('?copy');
    const text = textOf(1);
    expect(text).toContain(`/pay/${mail.invoiceId}?copy`);
    // The PDFs of the harness in base64.
    expect([textOf(0), text].map((each) => /\r\n(AQ|BQ)=/.exec(each)?.[1])).toEqual(['AQ', 'BQ']);
    expect(text).toContain(`Your copy of the email to ${mail.to}, books@example.com`);
    expect(inputOf(1).Tags).toEqual([{ Name: 'purpose', Value: 'BUSINESS' }]);
  });

  it('is sent with the next delivery after a temporary failure, and the email is not sent again', async () => {
    const mail = await harness.givenAMail({ copyTo: SENDER });
    failFor(SENDER, aFault({ name: 'Throttling', status: 400 }));
    expect(await harness.deliver([mail])).toEqual([mail.id]);
    harness.ses.on(SendRawEmailCommand, { Destinations: [SENDER] }).resolves({});
    expect(await harness.deliver([mail], { seconds: 60, receives: 2 })).toEqual([]);
    expect(harness.recipients()).toEqual([mail.to, SENDER, SENDER]);
    expect(await harness.failuresOf(mail.invoiceId)).toEqual([]);
  });

  it.each([
    ['was refused', aFault({ name: 'MessageRejected', status: 400 })],
    ['may have been sent', aFault({ code: 'ETIMEDOUT' })],
  ])('that %s leaves the email as sent', async (_, fault) => {
    const mail = await harness.givenAMail({ copyTo: SENDER });
    failFor(SENDER, fault);
    for (const seconds of [0, 300]) expect(await harness.deliver([mail], { seconds })).toEqual([]);
    expect(harness.recipients()).toEqual([mail.to, SENDER]);
    expect(await harness.failuresOf(mail.invoiceId)).toEqual([]);
  });

  it('is not sent of an email that failed', async () => {
    const mail = await harness.givenAMail({ copyTo: SENDER });
    failFor(mail.to, aFault({ name: 'MessageRejected', status: 400 }));
    for (const seconds of [0, 300]) expect(await harness.deliver([mail], { seconds })).toEqual([]);
    expect(harness.recipients()).toEqual([mail.to]);
    expect(await harness.failuresOf(mail.invoiceId)).toEqual(['UNSENDABLE']);
  });
});
