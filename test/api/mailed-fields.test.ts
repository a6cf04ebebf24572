import { beforeAll, describe, expect, it } from 'vitest';
import { COMPANY } from '#test/support/a-company.ts';
import { anAppointment } from '#test/support/an-appointment.ts';
import { call } from '#test/support/client.ts';
import {
  aCustomer,
  anInvoice,
  aPayment,
  aPerson,
  aPublishedEstimate,
  aSentInvoice,
  type Person,
} from '#test/support/given.ts';

/** What must not be mailed from the product's own address, whoever typed it. */
const TYPED = ['Held: https://evil.example/pay', 'evil.example/pay', 'x@evil.example', 'www.evil.example'];

let owner: Person;
let at: Record<'company' | 'customer' | 'appointment' | 'invoice' | 'sent' | 'estimate', string>;
let link: string;
beforeAll(async () => {
  owner = await aPerson();
  const created = async (path: string, body: object) => (await owner.call<{ id: string }>('POST', path, { body })).body;
  const sent = await aSentInvoice(owner);
  const estimate = await aPublishedEstimate(owner);
  ({ link } = estimate);
  at = {
    company: `/companies/${(await created('/companies', COMPANY)).id}`,
    customer: `/customers/${(await aCustomer(owner)).id}`,
    appointment: `/appointments/${(await anAppointment(owner)).id}`,
    invoice: `/invoices/${(await created('/invoices', anInvoice())).id}`,
    sent: `/invoices/${sent.id}`,
    estimate: `/estimates/${estimate.id}`,
  };
});

describe.each(TYPED)('%s', (typed) => {
  const refusals = async (method: string, path: string, bodies: readonly object[]) => {
    for (const body of bodies) {
      const answer = await owner.call<{ issues: unknown[] }>(method, path, { body });
      const field = Object.keys(body).find((name) => (body as Record<string, unknown>)[name] === typed);
      expect([path, answer.status, answer.body.issues]).toEqual([path, 400, [{ path: field, rule: 'noAddress' }]]);
    }
  };
  const each = (fields: readonly string[]) => fields.map((field) => ({ [field]: typed }));

  it.each<[keyof typeof at, readonly string[]]>([
    ['company', ['name', 'province', 'address', 'city', 'country']],
    ['customer', ['name', 'address', 'city', 'state', 'country']],
    ['appointment', ['title', 'location']],
    ['invoice', ['billingName', 'billingAddress', 'billingCity', 'billingProvince', 'billingCountry']],
  ])('is refused in every mailed field of: %s', async (record, fields) => {
    await refusals('PATCH', at[record], each(fields));
  });

  it('is refused as a person’s name, an invoice number and a reference', async () => {
    await refusals('PATCH', '/profile', each(['firstName', 'lastName']));
    await refusals('POST', '/invoices', [anInvoice({ invoiceNumber: typed })]);
    await refusals('POST', `${at.sent}/payments`, [aPayment({ reference: typed })]);
    const body = { method: 'e-transfer', reference: typed };
    expect(await call('POST', `${at.sent}/payment-claims`, { body })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'reference', rule: 'noAddress' }] },
    });
  });

  it.each([
    ['acceptance', 'name', {}],
    ['refusal', 'reason', {}],
    ['questions', 'question', { email: 'mai@example.com' }],
  ])('is refused in what a recipient writes of an estimate: %s', async (what, path, rest) => {
    expect(await call('POST', `/estimates/${link}/${what}`, { body: { [path]: typed, ...rest } })).toMatchObject({
      status: 400,
      body: { issues: [{ path, rule: 'noAddress' }] },
    });
  });

  it('is refused as the reference of a decision that a business records', async () => {
    await refusals('POST', `${at.estimate}/decision`, [{ decision: 'accepted', reference: typed }]);
  });
});

it('initials and codes before a slash are no address', async () => {
  for (const number of ['2026.INV/014', 'A.BC/7']) {
    const invoiceNumber = `${number}-${crypto.randomUUID().slice(0, 8)}`;
    expect((await owner.call('POST', '/invoices', { body: anInvoice({ invoiceNumber }) })).status).toBe(201);
  }
  expect((await aCustomer(owner, { name: 'J.Smith/ABC Dental' })).name).toBe('J.Smith/ABC Dental');
});
