import { SendRawEmailCommand } from '@aws-sdk/client-ses';
import { beforeEach, describe, expect, it } from 'vitest';
import { DELIVERIES } from '#functions/mail/deliver-mail.ts';
import type { SentStatement } from '#functions/mail/orders/business-mails.ts';
import type { Statement } from '#shared/statement/schema.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aFault, mailsHarness, SENT_AT } from '#test/support/mails-harness.ts';

const table = await emulatedTable();
let harness: ReturnType<typeof mailsHarness>;
let statement: Statement | undefined;
beforeEach(() => {
  harness = mailsHarness(table);
  const customer = { name: 'Café www.example.ca', email: 'a@example.com' };
  statement = {
    ...{ from: '2026-01-01', to: '2026-01-31', madeOn: '2026-02-01', language: 'en', customer },
    company: { name: 'Larch Studio', email: 'info@example.com' },
    sections: [
      { currency: 'CAD', opening: 0, lines: [], closing: 210, overdue: 10 },
      { currency: 'USD', opening: 0, lines: [], closing: -20, overdue: 0 },
    ],
  };
  harness.dependencies = { ...harness.dependencies, statements: { find: async () => statement } };
});

const aStatement = (): SentStatement => ({
  ...{ kind: 'STATEMENT', id: crypto.randomUUID(), businessId: 'business', customerId: 'customer', sentAt: SENT_AT },
  ...{ customer: 'Café', to: `${crypto.randomUUID()}@example.com`, firstDay: '2026-01-01', lastDay: '2026-01-31' },
});

describe('the email with a statement', () => {
  it('states the balance, attaches the PDF, and is sent once however often it is delivered', async () => {
    const mail = aStatement();
    for (const seconds of [0, 1, 90_000]) expect(await harness.deliver([mail], { seconds })).toEqual([]);
    expect(harness.recipients()).toEqual([mail.to]);
    const { input } = harness.ses.call(0).args[0] as SendRawEmailCommand;
    expect(input.Tags).toEqual([{ Name: 'purpose', Value: 'BUSINESS' }]);
    const mime = Buffer.from(input.RawMessage?.Data ?? []).toString();
    for (const part of [
      'Reply-To: Larch Studio',
      'Closing balance: 210.00 CAD',
      'Overdue: 10.00 CAD',
      'application/pdf',
    ])
      expect(mime).toContain(part);
    expect(mime).toContain('Credit balance: 20.00 USD');
    expect(mime).not.toContain('Auto-Submitted');
    expect(harness.recorded).toEqual([]);
  });

  it('is answered by the owner if the company has no email', async () => {
    if (statement) statement = { ...statement, company: { name: 'Larch Studio' } };
    await harness.deliver([aStatement()]);
    const { input } = harness.ses.call(0).args[0] as SendRawEmailCommand;
    const mime = Buffer.from(input.RawMessage?.Data ?? []).toString();
    expect(mime).toContain('Reply-To: Larch Studio <owner@example.com>');
    expect(mime).toContain('Larch Studio, owner@example.com');
  });

  it.each([
    [
      'the customer was deleted',
      () => {
        statement = undefined;
      },
      1,
    ],
    ['the address was suppressed since', () => harness.suppress('BOUNCED'), 1],
    [
      'SES cannot be reached for six hours',
      () => void harness.ses.onAnyCommand().rejects(aFault({ name: 'Throttling', status: 429 })),
      DELIVERIES,
    ],
  ])('that is not sent because %s is recorded in the activity log', async (_, happens, receives) => {
    happens();
    await harness.deliver([aStatement()], { receives });
    expect(harness.recorded).toEqual(['customer.return-statement']);
  });

  it('that may have been sent is recorded as such in the activity log, and not sent again', async () => {
    const mail = aStatement();
    harness.ses.on(SendRawEmailCommand).rejects(aFault({ name: 'TimeoutError' }));
    for (const seconds of [0, 60, 120]) await harness.deliver([mail], { seconds });
    expect(harness.recipients()).toEqual([mail.to]);
    expect(harness.recorded).toEqual(['customer.doubt-statement']);
  });
});
