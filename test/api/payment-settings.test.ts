import { describe, expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';
import { call } from '#test/support/client.ts';
import { aPerson, aStoredInvoice, signedIn, theAdministrator } from '#test/support/given.ts';
import { anOwner, change, create, pathOf, SETTINGS } from '#test/support/payment-settings-calls.ts';

describe('payment settings', () => {
  it('do not exist until created, and can be created once', async () => {
    const person = await aPerson();
    const missing = { status: 404, body: { message: 'Payment settings not found' } };
    expect(await person.call('GET', pathOf(person))).toMatchObject(missing);
    const stored = { ...SETTINGS, paymentIntegrationEnabled: false, version: 1 };
    expect(await create(person)).toMatchObject({ status: 201, body: stored });
    expect(await person.call('GET', pathOf(person))).toEqual(expect.objectContaining({ status: 200, body: stored }));
    expect(await create(person, { ...SETTINGS, bankName: 'Another' })).toMatchObject({
      status: 409,
      body: { message: 'Payment settings already exist' },
    });
    expect(await person.call('GET', pathOf(person))).toMatchObject({ body: stored });
  });

  it('are created once under twenty parallel requests', async () => {
    const person = await aPerson();
    const responses = await Promise.all(Array.from({ length: 20 }, () => create(person)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
  });

  it('change only in the given fields, trimmed; an empty string removes a field', async () => {
    const owner = await anOwner();
    const { iban: _iban, ...kept } = SETTINGS;
    const changed = await change(owner, { bankName: '  Alpine Bank ', iban: '' });
    const stored = { ...kept, bankName: 'Alpine Bank', paymentIntegrationEnabled: false, version: 2 };
    expect(changed.body).toEqual(stored);
    expect(await change(owner, {})).toMatchObject({ status: 200, body: stored });
  });

  it('are created in CAD by a change if there are none', async () => {
    const person = await aPerson();
    expect(await change(person, { eTransferEmail: 'pay@example.com' })).toMatchObject({
      status: 200,
      body: { preferredCurrency: 'CAD', eTransferEmail: 'pay@example.com' },
    });
  });

  it('cannot be accessed by another business', async () => {
    const [owner, other] = await Promise.all([anOwner(), anOwner()]);
    for (const [method, options] of [
      ['GET', {}],
      ['PATCH', { body: { bankName: 'Mine' } }],
    ] as const) {
      expect(await other.call(method, pathOf(owner), options)).toMatchObject({
        status: 404,
        body: { message: 'Payment settings not found' },
      });
    }
    expect(await owner.call('GET', pathOf(owner))).toMatchObject({ body: SETTINGS });
    expect(await call('GET', pathOf(owner))).toMatchObject({ status: 401 });
  });

  it('can be read but not changed by an employee', async () => {
    const owner = await signedIn('owner@demo.test', 'demo-1234');
    const employee = await signedIn('employee@demo.test', 'demo-1234');
    const { status, body } = await employee.call<PaymentSettings>('GET', pathOf(owner));
    expect(status).toBe(200);
    expect(await employee.call('GET', pathOf(employee))).toMatchObject({ status: 200, body });
    expect(await create(employee)).toMatchObject({ status: 403 });
    expect(await change(employee, { bankName: 'Mine' })).toMatchObject({ status: 403 });
    expect(await employee.call('PATCH', pathOf(owner), { body: { bankName: 'Mine' } })).toMatchObject({ status: 403 });
    expect(await owner.call('GET', pathOf(owner))).toMatchObject({ body });
  });

  it('say whether support has enabled card payments, which the owner cannot enable', async () => {
    const [person, admin] = [await aPerson(), await theAdministrator()];
    await admin.call('PATCH', `/admin/users/${person.id}/payment-integration`, { body: { enabled: true } });
    const defaults = { preferredCurrency: 'CAD', paymentIntegrationEnabled: true };
    expect(await person.call('GET', pathOf(person))).toMatchObject({ status: 200, body: defaults });
    expect(await create(await aPerson(), { ...SETTINGS, paymentIntegrationEnabled: true })).toMatchObject({
      status: 400,
      body: { message: 'property paymentIntegrationEnabled should not exist' },
    });
  });
});

describe('a bank account', () => {
  it.each([
    [{ bankName: '' }, 'bankName is required'],
    [{ accountName: ' ' }, 'accountName is required'],
    [{ accountNumber: '' }, 'accountNumber is required'],
    [
      { bankName: '', accountName: '', accountNumber: '' },
      ['bankName is required', 'accountName is required', 'accountNumber is required'],
    ],
  ])('cannot lose one of its fields: %j', async (wrong, message) => {
    const owner = await anOwner();
    expect(await change(owner, wrong)).toMatchObject({ status: 400, body: { message } });
    expect(await create(await aPerson(), { ...SETTINGS, ...wrong })).toMatchObject({ status: 400, body: { message } });
    expect(await owner.call('GET', pathOf(owner))).toMatchObject({ body: SETTINGS });
  });

  it('can be omitted, and removed as a whole', async () => {
    const none = { bankName: '', accountName: '', accountNumber: '', swiftCode: '', iban: '' };
    const owner = await anOwner({ preferredCurrency: 'CAD', ...none, eTransferEmail: 'pay@example.com' });
    expect(await change(owner, SETTINGS)).toMatchObject({ status: 200, body: SETTINGS });
    const { preferredCurrency, eTransferEmail } = SETTINGS;
    expect((await change(owner, none)).body).toEqual({
      preferredCurrency,
      eTransferEmail,
      paymentIntegrationEnabled: false,
      version: 3,
    });
  });

  it('appears on invoices paid by bank transfer', async () => {
    const owner = await anOwner();
    const { id } = await aStoredInvoice(owner, { paymentMethod: 'bank' });
    const { preferredCurrency: _currency, eTransferEmail: _email, ...account } = SETTINGS;
    const { body } = await call<PublicInvoice>('GET', `/invoices/${id}/public`);
    expect(body.paymentInstructions).toEqual(account);
  });
});

describe('cheques', () => {
  const CHEQUES = { chequePayee: 'Prairie Studio Ltd.', chequeAddress: '12 Main St, Calgary AB' };

  it('need a payee, and appear on invoices paid by cheque', async () => {
    const owner = await anOwner();
    expect(await change(owner, { chequeAddress: CHEQUES.chequeAddress, chequePayee: '' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'chequePayee', rule: 'required' }] },
    });
    expect(await change(owner, CHEQUES)).toMatchObject({ status: 200, body: CHEQUES });
    const { id } = await aStoredInvoice(owner, { paymentMethod: 'cheque' });
    const shown = await call<PublicInvoice>('GET', `/invoices/${id}/public`);
    expect(shown.body).toMatchObject({ paymentMethod: 'cheque', paymentInstructions: CHEQUES });
    await change(owner, { chequePayee: '', chequeAddress: '' });
    expect((await owner.call<PaymentSettings>('GET', pathOf(owner))).body).not.toHaveProperty('chequePayee');
  });
});

describe('a field', () => {
  it.each([
    [{ bankName: 'x'.repeat(101) }, 'bankName must be at most 100 characters'],
    [{ accountName: 'x'.repeat(101) }, 'accountName must be at most 100 characters'],
    [{ accountNumber: '1'.repeat(51) }, 'accountNumber must be at most 50 characters'],
    [{ institutionNumber: '03' }, 'institutionNumber must be 3 digits'],
    [{ institutionNumber: '0003' }, 'institutionNumber must be 3 digits'],
    [{ transitNumber: '1024A' }, 'transitNumber must be 5 digits'],
    [{ swiftCode: 'x'.repeat(21) }, 'swiftCode must be at most 20 characters'],
    [{ iban: 'x'.repeat(41) }, 'iban must be at most 40 characters'],
    [{ eTransferEmail: 'nobody' }, 'eTransferEmail must be an email'],
    [{ eTransferEmail: `${'x'.repeat(250)}@example.com` }, 'eTransferEmail must be at most 254 characters'],
    [{ bankName: 'Two\nlines' }, 'bankName must not contain line breaks or control characters'],
    [{ businessId: 'other' }, 'property businessId should not exist'],
  ])('is refused beyond its limit: %j', async (wrong, message) => {
    const owner = await anOwner();
    expect(await change(owner, wrong)).toMatchObject({ status: 400, body: { message } });
    expect(await owner.call('GET', pathOf(owner))).toMatchObject({ body: SETTINGS });
  });

  it('is accepted up to its limit', async () => {
    const longest = {
      bankName: 'x'.repeat(100),
      accountName: 'é'.repeat(100),
      institutionNumber: '003',
      transitNumber: '10245',
      accountNumber: '1'.repeat(50),
      swiftCode: 'x'.repeat(20),
      iban: 'x'.repeat(40),
    };
    expect(await change(await anOwner(), longest)).toMatchObject({ status: 200, body: longest });
  });
});
