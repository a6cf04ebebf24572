import { SendRawEmailCommand } from '@aws-sdk/client-ses';
import { beforeEach, describe, expect, it } from 'vitest';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aFault, mailsHarness } from '#test/support/mails-harness.ts';
import { DELIVERIES } from './deliver-mail.ts';
import type { Dependencies } from './send-mail.ts';

const table = await emulatedTable();
let harness: ReturnType<typeof mailsHarness>;
beforeEach(() => {
  harness = mailsHarness(table);
});

describe('an email', () => {
  it('has the PDF and the id of its invoice, and publishes delivery events', async () => {
    const mail = await harness.givenAMail();
    await harness.deliver([mail]);
    const { input } = harness.ses.call(0).args[0] as SendRawEmailCommand;
    expect(input).toMatchObject({
      ConfigurationSetName: 'mails',
      Tags: [
        { Name: 'purpose', Value: 'BUSINESS' },
        { Name: 'invoice', Value: mail.invoiceId },
        { Name: 'topic', Value: 'invoice' },
      ],
    });
    const mime = Buffer.from(input.RawMessage?.Data ?? []).toString();
    expect(mime).toContain('Content-Type: application/pdf');
    // A person sent it: out-of-office programs may reply.
    expect(mime).not.toContain('Auto-Submitted');
  });

  it('is sent once, however often it is delivered', async () => {
    const mail = await harness.givenAMail();
    for (const seconds of [0, 1, 300, 90_000]) expect(await harness.deliver([mail], { seconds })).toEqual([]);
    expect(harness.recipients()).toEqual([mail.to]);
    expect(await harness.failuresOf(mail.invoiceId)).toEqual([]);
  });

  it('is sent once by ten concurrent runs', async () => {
    const mail = await harness.givenAMail();
    await Promise.all(Array.from({ length: 10 }, () => harness.deliver([mail])));
    expect(await harness.deliver([mail], { seconds: 300 })).toEqual([]);
    expect(harness.recipients()).toEqual([mail.to]);
    expect(await harness.failuresOf(mail.invoiceId)).toEqual([]);
  });

  it('waits for the run that is sending it, even with its last delivery', async () => {
    const mail = await harness.givenAMail();
    const { promise: killed, at } = killing();
    harness.dependencies = { ...harness.dependencies, mailer: { send: at } };
    void harness.deliver([mail]);
    await killed;
    for (const receives of [2, DELIVERIES]) {
      expect(await harness.deliver([mail], { seconds: 39, receives })).toEqual([mail.id]);
    }
    expect(await harness.failuresOf(mail.invoiceId)).toEqual([]);
  });
});

type Kill = (parts: Dependencies, at: () => Promise<never>) => Partial<Dependencies>;

describe('a run that is killed', () => {
  it.each<[string, Kill]>([
    ['before the PDF', ({ pdfs }, at) => ({ pdfs: { ...pdfs, of: at } })],
    ['before it begins its attempt', ({ attempts }, at) => ({ attempts: { ...attempts, begin: at } })],
  ])('leaves the email to the next run: %s', async (_, kill) => {
    const mail = await killedWhile(kill);
    expect(await harness.deliver([mail], { seconds: 240, receives: 2 })).toEqual([]);
    expect(harness.recipients()).toEqual([mail.to]);
    expect(await harness.failuresOf(mail.invoiceId)).toEqual([]);
  });

  it.each<[string, number, Kill]>([
    [
      'before SES is called',
      0,
      ({ attempts }, at) => ({
        attempts: { ...attempts, begin: async (...attempt) => (await attempts.begin(...attempt)) && at() },
      }),
    ],
    ['after SES took it', 1, ({ mailer }, at) => ({ mailer: { send: async (mail) => mailer.send(mail).then(at) } })],
    [
      'before it records that SES did not respond',
      1,
      ({ invoices }, at) => {
        harness.ses.on(SendRawEmailCommand).rejects(aFault({ code: 'ETIMEDOUT' }));
        return { invoices: { ...invoices, replace: at } };
      },
    ],
    ['before it is settled', 1, ({ attempts }, at) => ({ attempts: { ...attempts, settle: at } })],
  ])('leaves it unknown whether the email was sent, and it is never sent again: %s', async (_, sent, kill) => {
    const mail = await killedWhile(kill);
    const deliveries = [1, 2, 3].map(() => harness.deliver([mail], { seconds: 240, receives: 2 }));
    expect(await Promise.all(deliveries)).toEqual([[], [], []]);
    expect(harness.recipients()).toHaveLength(sent);
    expect(await harness.failuresOf(mail.invoiceId)).toEqual(['UNCONFIRMED']);
  });

  it('leaves nothing to do once it has settled the email', async () => {
    const mail = await killedWhile(({ attempts }, at) => ({
      attempts: { ...attempts, settle: (...settled) => attempts.settle(...settled).then(at) },
    }));
    expect(await harness.deliver([mail], { seconds: 240, receives: 2 })).toEqual([]);
    expect(harness.recipients()).toEqual([mail.to]);
    expect(await harness.failuresOf(mail.invoiceId)).toEqual([]);
  });
});

/** An email whose first run was killed at its call of `at`. */
async function killedWhile(kill: Kill) {
  const mail = await harness.givenAMail();
  const parts = harness.dependencies;
  const { promise: killed, at } = killing();
  harness.dependencies = { ...parts, ...kill(parts, at) };
  void harness.deliver([mail]);
  await killed;
  harness.dependencies = parts;
  return mail;
}

/** A call that never returns, and a promise that resolves once it is made. */
function killing() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const at = () => {
    resolve();
    return new Promise<never>(() => undefined);
  };
  return { promise, at };
}
