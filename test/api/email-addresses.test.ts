import { domainToASCII } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '#shared/customer/schema.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { call } from '#test/support/client.ts';
import {
  aCustomer,
  anInvoice,
  aPersonReadyToSend,
  PASSWORD,
  type Person,
  verificationOf,
} from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPersonReadyToSend();
});

/** An address with accents, as it is shown and as mail travels. */
function accented(): { shown: string; ascii: string } {
  const domain = `boulangerie-éloïse-${crypto.randomUUID().slice(0, 8)}.ca`;
  return { shown: `compta@${domain}`, ascii: `compta@${domainToASCII(domain)}` };
}
const unusual = () => [`smith&sons-${crypto.randomUUID()}@example.com`, `ann/bob-${crypto.randomUUID()}@example.com`];
const sentTo = async (billingEmail: string) => {
  const { body } = await owner.call<Invoice>('POST', '/invoices', { body: anInvoice({ billingEmail }) });
  const sent = await owner.call<Invoice>('POST', `/invoices/${body.id}/emails`, { body: {} });
  return { stored: body.billingEmail, status: sent.status };
};

describe('an address with accents', () => {
  it('is delivered, and stored with its accents, in whichever form it is entered', async () => {
    const { shown, ascii } = accented();
    for (const typed of [shown, ascii]) {
      expect(await sentTo(typed)).toEqual({ stored: shown, status: 200 });
      expect((await aCustomer(owner, { email: typed })).email).toBe(shown);
    }
    await expect.poll(() => mailsTo(ascii), { timeout: 50_000 }).toHaveLength(2);
  });

  it('signs in to its account in both forms, and cannot be registered twice', async () => {
    const { shown, ascii } = accented();
    const register = (email: string) => call<SessionUser>('POST', '/users', { body: { email, password: PASSWORD } });
    expect(await register(ascii)).toMatchObject({ status: 201, body: { email: shown } });
    expect((await register(shown)).status).toBe(409);
    expect((await register(ascii.toUpperCase())).status).toBe(409);
    for (const email of [shown, ascii, shown.toUpperCase()]) {
      expect((await call('POST', '/auth/login', { body: { email, password: PASSWORD } })).status).toBe(200);
    }
    expect((await verificationOf(ascii)).code).toMatch(/^\d{6}$/);
    await call('POST', '/auth/forgot-password', { body: { email: ascii } });
    await expect.poll(() => mailsTo(ascii), { timeout: 50_000 }).toHaveLength(1);
  });

  it('counts as one recipient in both forms', async () => {
    const { shown, ascii } = accented();
    const statuses = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await sentTo(time % 2 ? shown : ascii)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});

it.each(['smith&sons', 'ann/bob'])('%s before the @ is delivered', async (mailbox) => {
  const [address = ''] = unusual().filter((each) => each.startsWith(mailbox));
  expect(await sentTo(address)).toEqual({ stored: address, status: 200 });
  expect(await mailsTo(address)).toHaveLength(1);
});

it('addresses with accents or signs are accepted in every email field', async () => {
  for (const email of [accented().shown, ...unusual()]) {
    const customer = await aCustomer(owner, { email });
    expect(customer.email).toBe(email);
    const update = await owner.call<Customer>('PATCH', `/customers/${customer.id}`, { body: { email } });
    expect(update.body.email).toBe(email);
    const settings = await owner.call('PATCH', `/payment-settings/user/${owner.id}`, {
      body: { eTransferEmail: email },
    });
    expect(settings.status).not.toBe(400);
    const { body } = await owner.call<Invoice>('POST', '/invoices', { body: anInvoice() });
    const copied = await owner.call('POST', `/invoices/${body.id}/emails`, { body: { cc: [email] } });
    expect(copied.status).toBe(200);
    const contact = { name: 'Ann', email, subject: 'Hello', message: 'Hello' };
    expect((await call('POST', '/contact', { body: contact })).status).toBeLessThan(300);
    expect((await owner.call('POST', '/profile/change-email', { body: { email } })).status).not.toBe(400);
  }
});

it('an address with accents before the @ is refused with a reason', async () => {
  const { status, body } = await owner.call<{ message: string }>('POST', '/customers', {
    body: { name: 'Éloïse', email: 'éloïse@example.com' },
  });
  expect([status, body.message]).toEqual([400, 'email must have no accented or non-Latin letters before the @']);
});
