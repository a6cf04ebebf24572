import { beforeAll, describe, expect, it } from 'vitest';
import type { CustomerAccount, CustomerBalances } from '#shared/customer/account.ts';
import type { Customer } from '#shared/customer/schema.ts';
import type { Statement } from '#shared/statement/schema.ts';
import { productUrl } from '#test/support/client.ts';
import { aCustomer, aPayment, aPerson, aSentInvoice, aStoredInvoice, type Person } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';
import { pdfPages } from '#test/support/pdf-text.ts';

const YEAR = 'from=2026-01-01&to=2026-12-31';

let owner: Person;
let customer: Customer;
beforeAll(async () => {
  owner = await aPerson();
  await owner.call('POST', '/companies', { body: { name: 'Atelier Nord', email: 'info@example.com' } });
  customer = await aCustomer(owner, { email: `cafe-${crypto.randomUUID().slice(0, 8)}@example.com` });
});

const accountOf = async ({ id }: Customer, query = '') =>
  (await owner.call<CustomerAccount>('GET', `/customers/${id}/account?${query}`)).body;
const statementOf = async ({ id }: Customer, query = YEAR) =>
  (await owner.call<Statement>('GET', `/customers/${id}/statement?${query}`)).body;

describe('the balances of all customers', () => {
  const balances = async (by: Person) => (await by.call<CustomerBalances>('GET', '/customers/balances')).body;

  it('are what their open invoices add up to', async () => {
    const by = await aPerson();
    const [own, other, third] = [await aCustomer(by), await aCustomer(by), await aCustomer(by)];
    const late = await aSentInvoice(by, { customerId: own.id, issueDate: '2026-01-05', dueDate: '2026-02-04' });
    await by.call('POST', `/invoices/${late.id}/payments`, { body: aPayment({ amount: 50, paidOn: '2026-03-04' }) });
    await aSentInvoice(by, { customerId: own.id });
    await aSentInvoice(by, { customerId: other.id, currency: 'USD' });
    await aStoredInvoice(by, { customerId: third.id });
    await aSentInvoice(by, {});
    const { body: account } = await by.call<CustomerAccount>('GET', `/customers/${own.id}/account`);
    expect(await balances(by)).toEqual({
      isCapped: false,
      balances: { [own.id]: account.owed, [other.id]: [expect.objectContaining({ currency: 'USD', amount: 200 })] },
    });
    expect(account.owed).toMatchObject([{ currency: 'CAD', amount: 350, overdue: 150 }]);
  });

  it('follow a payment in full, and are those of the own business only', async () => {
    const by = await aPerson();
    const own = await aCustomer(by);
    const { id } = await aSentInvoice(by, { customerId: own.id });
    await by.call('POST', `/invoices/${id}/payments`, { body: aPayment({ amount: 200, paidOn: '2026-03-04' }) });
    expect(await balances(by)).toEqual({ balances: {}, isCapped: false });
    expect(await balances(await aPerson())).toEqual({ balances: {}, isCapped: false });
  });
});

describe('an account', () => {
  it('is empty without invoices', async () => {
    expect(await accountOf(await aCustomer(owner))).toEqual({
      ...{ data: [], owed: [] },
      meta: { total: 0, page: 1, limit: 10, totalPages: 0 },
    });
  });

  it('has the amounts owed and overdue, the last payment, the terms and the invoices, even under another name', async () => {
    const own = await aCustomer(owner);
    const of = { customerId: own.id, billingName: 'An older name' };
    const late = await aSentInvoice(owner, { ...of, issueDate: '2026-01-05', dueDate: '2026-02-04' });
    await owner.call('POST', `/invoices/${late.id}/payments`, { body: aPayment({ amount: 50, paidOn: '2026-03-04' }) });
    await aSentInvoice(owner, { ...of, issueDate: '2026-02-05', currency: 'USD', paymentTerms: 'On receipt' });
    const newest = await aStoredInvoice(owner, { ...of, issueDate: '2026-04-01', paymentTerms: 'Net 15' });
    await aSentInvoice(owner, { billingName: own.name, billingEmail: own.email });
    const account = await accountOf(own, 'limit=2');
    expect(account).toMatchObject({
      owed: [
        { currency: 'CAD', amount: 150, overdue: 150 },
        { currency: 'USD', amount: 200, overdue: 0 },
      ],
      lastPayment: { amount: 50, currency: 'CAD', on: '2026-03-04', invoiceId: late.id },
      paymentTerms: newest.paymentTerms,
      meta: { total: 3, page: 1, totalPages: 2 },
    });
    expect(account.data.map(({ issueDate }) => issueDate)).toEqual(['2026-04-01', '2026-02-05']);
    expect((await accountOf(own, 'limit=2&page=2')).data.map(({ id }) => id)).toEqual([late.id]);
  });

  it('shows the payment recorded last of several on the same day', async () => {
    const own = await aCustomer(owner);
    const [older, newer] = [
      await aSentInvoice(owner, { customerId: own.id, issueDate: '2026-01-05' }),
      await aSentInvoice(owner, { customerId: own.id, issueDate: '2026-02-05' }),
    ];
    for (const [{ id }, amount] of [
      [newer, 20],
      [older, 30],
      [newer, 10],
      [older, 40],
    ] as const) {
      await owner.call('POST', `/invoices/${id}/payments`, { body: aPayment({ amount, paidOn: '2026-03-04' }) });
      expect((await accountOf(own)).lastPayment).toMatchObject({ amount, invoiceId: id });
    }
  });

  it('follows an invoice to another customer, and loses it when it is deleted', async () => {
    const [one, other] = [await aCustomer(owner), await aCustomer(owner)];
    const { id } = await aStoredInvoice(owner, { customerId: one.id });
    await owner.call('PATCH', `/invoices/${id}`, { body: { customerId: other.id } });
    expect([(await accountOf(one)).meta.total, (await accountOf(other)).meta.total]).toEqual([0, 1]);
    await owner.call('DELETE', `/invoices/${id}`);
    expect((await accountOf(other)).meta.total).toBe(0);
  });

  it('is deleted with its customer, whose invoices stay', async () => {
    const deleted = await aCustomer(owner);
    const { id } = await aSentInvoice(owner, { customerId: deleted.id });
    await owner.call('DELETE', `/customers/${deleted.id}`);
    for (const path of ['account', `statement?${YEAR}`, `statement/pdf?${YEAR}`])
      expect((await owner.call('GET', `/customers/${deleted.id}/${path}`)).status, path).toBe(404);
    expect((await owner.call('GET', `/invoices/${id}`)).body).toMatchObject({ billingName: 'Café Léger' });
  });
});

describe('a statement', () => {
  it('lists invoices, payments, credits, refunds and write-offs, but no drafts or cancelled invoices', async () => {
    const own = await aCustomer(owner, { language: 'en' });
    const of = { customerId: own.id, issueDate: '2026-03-01' };
    const paid = await aSentInvoice(owner, { ...of, invoiceNumber: 'A-1' });
    const payment = aPayment({ paidOn: '2026-03-02' });
    await owner.call('POST', `/invoices/${paid.id}/payments`, { body: payment });
    await owner.call('POST', `/invoices/${paid.id}/refunds`, {
      body: { id: crypto.randomUUID(), paymentId: payment.id, amount: 20, reducesPrice: true },
    });
    const writtenOff = await aSentInvoice(owner, { ...of, invoiceNumber: 'A-2' });
    await owner.call('POST', `/invoices/${writtenOff.id}/write-off`, { body: {} });
    await aStoredInvoice(owner, { ...of, invoiceNumber: 'A-3' });
    const cancelled = await aSentInvoice(owner, { ...of, invoiceNumber: 'A-4' });
    await owner.call('PATCH', `/invoices/${cancelled.id}`, { body: { status: 'CANCELLED' } });
    const open = await aSentInvoice(owner, { ...of, invoiceNumber: 'A-5', dueDate: '2026-03-31' });

    const { sections, ...statement } = await statementOf(own);
    expect(statement).toMatchObject({
      language: 'en',
      company: { name: 'Atelier Nord' },
      customer: { name: own.name },
    });
    const [section] = sections;
    const lines = (section?.lines ?? []).map(({ kind, invoiceNumber, amount }) => `${invoiceNumber} ${kind} ${amount}`);
    expect(lines.toSorted()).toEqual([
      'A-1 creditNote -20',
      'A-1 invoice 200',
      'A-1 payment -200',
      'A-1 refund 20',
      'A-2 invoice 200',
      'A-2 writeOff -200',
      'A-5 invoice 200',
    ]);
    expect(section).toMatchObject({ currency: 'CAD', opening: 0, closing: open.total, overdue: open.total });
    const { owed } = await accountOf(own);
    expect(owed).toMatchObject([{ amount: section?.closing, overdue: section?.overdue }]);
    const later = await statementOf(own, 'from=2026-03-02&to=2026-03-02');
    expect(later.sections).toMatchObject([{ opening: 600, lines: [{ amount: -200 }], closing: 400 }]);
  });

  it.each(['from=2026-02-01&to=2026-01-31', 'from=2026-02-01', 'from=2026-02-30&to=2026-03-01'])(
    'is refused for the days %s',
    async (query) => {
      for (const path of ['statement', 'statement/pdf'])
        expect((await owner.call('GET', `/customers/${customer.id}/${path}?${query}`)).status).toBe(400);
    },
  );

  it('is emailed with its PDF, in the language of the customer, and once on a double click', async () => {
    const { id, email } = customer;
    await aSentInvoice(owner, {
      customerId: id,
      invoiceNumber: 'F-77',
      issueDate: '2026-03-01',
      dueDate: '2026-03-31',
    });
    const send = () =>
      owner.call('POST', `/customers/${id}/statement-emails`, { body: { from: '2026-01-01', to: '2026-12-31' } });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({ to: email });
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Relevé de compte du 1er\u00a0janvier 2026 au 31\u00a0décembre 2026 – Atelier Nord',
    ]);
    expect(mails[0]?.text).toContain('Solde de clôture\u00a0: 200,00\u00a0CAD');
    expect(mails[0]?.attachments).toMatchObject([{ name: 'releve-de-compte-2026-01-01-2026-12-31.pdf' }]);
  });

  it('can be downloaded as a PDF', async () => {
    const printed = await fetch(`${productUrl()}/api/customers/${customer.id}/statement/pdf?${YEAR}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const text = (await pdfPages(new Uint8Array(await printed.arrayBuffer()))).join(' ');
    for (const part of ['Relevé de compte', 'Facture F-77', 'Solde d’ouverture', '200,00'])
      expect(text).toContain(part);
  });
});
