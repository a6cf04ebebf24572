import { describe, expect, it } from 'vitest';
import { withFailure } from '#functions/domain/invoice/delivery-failures.ts';
import type { DeliveryFailure, InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { applyMailEvent } from './apply.ts';
import { readMailEvent } from './mail-event.ts';

const AT = '2026-03-01T12:00:00.000Z';
const invoice = { id: 'i1', billingEmail: 'Client@example.com' } as InvoiceRecord;
const of = (address: string): DeliveryFailure => ({ kind: 'BOUNCED', address, sentAt: AT });

describe('a failed copy', () => {
  it.each([
    ['before', [of('copy@example.com'), of('client@example.com')]],
    ['after', [of('client@example.com'), of('copy@example.com')]],
  ])('reported %s it does not hide that the recipient’s own email failed', (_, failures) => {
    const after = failures.reduce((before, failure) => withFailure(before, failure, []), invoice);
    expect(after.deliveryFailure?.address).toBe('client@example.com');
  });
});

describe('a complaint', () => {
  const complaint = (...addresses: string[]) =>
    readMailEvent(
      JSON.stringify({
        eventType: 'Complaint',
        mail: { messageId: 'm1', timestamp: AT, destination: ['a@x.ca', 'b@x.ca'] },
        complaint: { complainedRecipients: addresses.map((emailAddress) => ({ emailAddress })), timestamp: AT },
      }),
    );

  it.each([
    [['a@x.ca', 'b@x.ca'], []],
    [['a@x.ca'], ['a@x.ca']],
  ])('about %s suppresses %s', async (addresses, expected) => {
    const suppressed: string[] = [];
    const dependencies = {
      suppressions: { suppress: async ({ address }: { address: string }) => suppressed.push(address) },
    };
    const event = complaint(...addresses);
    if (!event) throw new Error('Not read');
    await applyMailEvent(dependencies as never, event, new Date(AT));
    expect(suppressed).toEqual(expected);
  });
});
