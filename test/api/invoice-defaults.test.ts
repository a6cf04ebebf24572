import { beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '#shared/customer/schema.ts';
import { PAYMENT_TERMS } from '#shared/document/payment-terms.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';
import { entriesOf } from '#test/support/activity-calls.ts';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import { aCustomer, aPerson, aStoredInvoice, type Person } from '#test/support/given.ts';
import { customerForm } from '#web/parts/customers/customer-form/customer-rules.ts';
import { formOf } from '#web/parts/payment-form/payment-fields.ts';

const DEFAULTS = {
  paymentTerms: PAYMENT_TERMS.end_of_next_month.description,
  paymentMethod: 'cheque',
  additionalNotes: 'Merci!\nCall us at any time.',
} as const;
const CLEARED = { paymentTerms: '', paymentMethod: '', additionalNotes: '' } as const;

let owner: Person;
beforeAll(async () => {
  owner = await aPerson();
});

const changeCustomer = (id: string, body: object) => owner.call<Customer>('PATCH', `/customers/${id}`, { body });
const changeSettings = (by: Person, body: object) =>
  by.call<PaymentSettings>('PATCH', `/payment-settings/user/${by.id}`, { body });

describe('the defaults of a customer', () => {
  it('are saved with the whole form, and removed when they are emptied', async () => {
    const body = customerForm({ name: 'Ann', email: 'ann@example.com', ...DEFAULTS });
    const { status, body: added } = await owner.call<Customer>('POST', '/customers', { body });
    expect(status).toBe(201);
    expect(added).toMatchObject(DEFAULTS);
    const { body: emptied } = await changeCustomer(added.id, { ...CLEARED, version: added.version });
    for (const field of Object.keys(CLEARED)) expect(emptied).not.toHaveProperty(field);
  });

  it('may give standard terms by their code, and others in any words', async () => {
    const { id } = await aCustomer(owner);
    const terms = async (paymentTerms: string) => (await changeCustomer(id, { paymentTerms })).body.paymentTerms;
    expect(await terms('due_in_15_days')).toBe('Payment is due within 15 days of the invoice date.');
    expect(await terms('2 % 10, net 45')).toBe('2 % 10, net 45');
  });

  it.each([
    [{ paymentTerms: 'x'.repeat(1001) }, 'paymentTerms'],
    [{ additionalNotes: 'x'.repeat(5001) }, 'additionalNotes'],
    [{ paymentMethod: 'other' }, 'paymentMethod'],
    [{ paymentMethod: 'gold' }, 'paymentMethod'],
  ])('refuse what no invoice could have: %#', async (body, path) => {
    const { id } = await aCustomer(owner);
    expect(await changeCustomer(id, body)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
  });

  it('change none of their invoices', async () => {
    const { id } = await aCustomer(owner);
    const invoice = await aStoredInvoice(owner, { customerId: id });
    await changeCustomer(id, DEFAULTS);
    const { body } = await owner.call<Invoice>('GET', `/invoices/${invoice.id}`);
    expect([body.paymentTerms, body.paymentMethod]).toEqual([invoice.paymentTerms, invoice.paymentMethod]);
  });
});

describe('the defaults of a business', () => {
  it('are saved with the whole form of the payment settings, read by its employees, and removed', async () => {
    const by = await aPerson();
    const body = { ...formOf(undefined), ...DEFAULTS };
    expect(await by.call('POST', '/payment-settings', { body })).toMatchObject({ status: 201, body: DEFAULTS });
    const employee = await anEmployeeOf(by);
    expect(await employee.call('GET', `/payment-settings/user/${employee.id}`)).toMatchObject({ body: DEFAULTS });
    expect((await changeSettings(employee, CLEARED)).status).toBe(403);
    const { body: emptied } = await changeSettings(by, CLEARED);
    for (const field of Object.keys(CLEARED)) expect(emptied).not.toHaveProperty(field);
  });

  it('are in the activity log, as what they are', async () => {
    const by = await aPerson();
    expect((await changeSettings(by, DEFAULTS)).status).toBe(200);
    const [entry] = await entriesOf(by, 'limit=1');
    expect(entry?.changes).toEqual(
      expect.arrayContaining([
        { field: 'paymentTerms', to: { kind: 'text', text: DEFAULTS.paymentTerms } },
        { field: 'paymentMethod', to: { kind: 'choice', choice: 'cheque' } },
        { field: 'additionalNotes', to: { kind: 'text', text: DEFAULTS.additionalNotes } },
      ]),
    );
  });
});
