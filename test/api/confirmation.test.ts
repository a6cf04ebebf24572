import { describe, expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import { call } from '#test/support/client.ts';
import {
  anAdministrator,
  aPerson,
  aSentInvoice,
  aStoredInvoice,
  PASSWORD,
  type Person,
  signedIn,
} from '#test/support/given.ts';
import { lapseConfirmation } from '#test/support/lapse-confirmation.ts';
import { mailsTo } from '#test/support/outbox.ts';
import { aResetToken } from '#test/support/reset-token.ts';

const BANK = { bankName: 'Foothills Credit Union', accountName: 'Prairie Studio Ltd.', accountNumber: '003-10245' };
const THIEFS_BANK = { bankName: 'Other Bank', accountName: 'T. Hief', accountNumber: '666' };
const REQUIRED = { status: 403, body: { reason: 'CONFIRMATION_REQUIRED' } };

const settingsOf = ({ id }: Person) => `/payment-settings/user/${id}`;
const confirm = (by: Person, password = PASSWORD) => by.call('POST', '/auth/confirm', { body: { password } });

async function anOwner(): Promise<Person> {
  const owner = await aPerson();
  const body = { preferredCurrency: 'CAD', eTransferEmail: 'pay@example.com', ...BANK };
  expect(await owner.call('POST', '/payment-settings', { body })).toMatchObject({ status: 201 });
  return owner;
}

describe('a stolen token', () => {
  it.each([
    ['bank details', THIEFS_BANK],
    ['the address for e-Transfers', { eTransferEmail: 'thief@example.com' }],
    ['a bank account by removing it', { bankName: '', accountName: '', accountNumber: '' }],
  ])('changes no %s', async (_, body) => {
    const owner = await anOwner();
    const before = (await owner.call('GET', settingsOf(owner))).body;
    await lapseConfirmation(owner);
    expect(await owner.call('PATCH', settingsOf(owner), { body })).toMatchObject(REQUIRED);
    expect((await owner.call('GET', settingsOf(owner))).body).toEqual(before);
  });

  it('adds no bank details where there were none', async () => {
    const owner = await aPerson();
    await lapseConfirmation(owner);
    const body = { preferredCurrency: 'CAD', ...THIEFS_BANK };
    expect(await owner.call('POST', '/payment-settings', { body })).toMatchObject(REQUIRED);
    expect(await owner.call('PATCH', settingsOf(owner), { body: THIEFS_BANK })).toMatchObject(REQUIRED);
    expect(await owner.call('GET', settingsOf(owner))).toMatchObject({ status: 404 });
  });

  it('removes no employee, and neither connects nor disconnects cards', async () => {
    const owner = await anOwner();
    const { employeeId } = await anEmployeeOf(owner);
    await lapseConfirmation(owner);
    expect(await owner.call('DELETE', `/employees/${employeeId}`)).toMatchObject(REQUIRED);
    expect(await owner.call('GET', '/stripe/connect')).toMatchObject(REQUIRED);
    expect(await owner.call('POST', '/stripe/disconnect')).toMatchObject(REQUIRED);
  });

  it('neither signs the owner out nor voids a link to a new password', async () => {
    const owner = await aPerson();
    const other = await signedIn(owner.email, PASSWORD);
    await lapseConfirmation(owner);
    const token = await aResetToken(owner);
    expect(await owner.call('POST', '/auth/sign-out-everywhere')).toMatchObject(REQUIRED);
    expect(await other.call('GET', '/auth/profile')).toMatchObject({ status: 200 });
    const body = { token, newPassword: 'changed-horse-2', confirmPassword: 'changed-horse-2' };
    expect(await call('POST', '/auth/reset-password', { body })).toMatchObject({ status: 200 });
  });

  it('of an administrator changes no role and deletes no one', async () => {
    const [administrator, { id }] = [await anAdministrator(), await aPerson()];
    await lapseConfirmation(administrator);
    const role = administrator.call('PATCH', `/admin/users/${id}/role`, { body: { role: 'ADMIN' } });
    expect(await role).toMatchObject(REQUIRED);
    expect(await administrator.call('DELETE', `/admin/users/${id}`)).toMatchObject(REQUIRED);
  });
});

describe('a confirmation', () => {
  it('allows sensitive changes, in its own session only', async () => {
    const owner = await anOwner();
    const other = await signedIn(owner.email, PASSWORD);
    await lapseConfirmation(owner);
    expect(await confirm(owner)).toMatchObject({ status: 204 });
    expect(await other.call('PATCH', settingsOf(owner), { body: THIEFS_BANK })).toMatchObject(REQUIRED);
    expect(await owner.call('PATCH', settingsOf(owner), { body: { bankName: 'Alpine Bank' } })).toMatchObject({
      status: 200,
      body: { bankName: 'Alpine Bank' },
    });
  });

  it('is not needed for changes that move no money', async () => {
    const owner = await anOwner();
    await lapseConfirmation(owner);
    // The form also sends unchanged bank details.
    const body = { preferredCurrency: 'USD', ...BANK };
    expect(await owner.call('PATCH', settingsOf(owner), { body })).toMatchObject({ status: 200 });
  });

  it('with a wrong password changes nothing, and the fifth ends the session', async () => {
    const owner = await anOwner();
    await lapseConfirmation(owner);
    for (let count = 0; count < 5; count += 1) {
      expect(await confirm(owner, `wrong-${count}`)).toMatchObject({
        status: 400,
        body: { message: 'This password is not correct.', issues: [{ path: 'password', rule: 'wrongPassword' }] },
      });
    }
    expect(await confirm(owner)).toMatchObject({ status: 401 });
    expect(await owner.call('GET', '/auth/profile')).toMatchObject({ status: 401 });
  });
});

describe('an email to the owner', () => {
  const subjects = async ({ email }: Person) => (await mailsTo(email)).map(({ subject }) => subject);

  it('reports changed bank details, but neither the first ones nor other payment settings', async () => {
    const owner = await anOwner();
    await owner.call('PATCH', settingsOf(owner), { body: { preferredCurrency: 'USD' } });
    expect(await subjects(owner)).toEqual([]);
    await owner.call('PATCH', settingsOf(owner), { body: { bankName: 'Other Bank' } });
    await expect.poll(() => subjects(owner)).toEqual(['The payment details of your business were changed']);
    const [notice] = await mailsTo(owner.email);
    expect(notice?.text).toContain('/forgot-password');
    for (const secret of [...Object.values(BANK), 'Other Bank']) expect(notice?.text).not.toContain(secret);
  });

  it('reports details that are added to others, and none that are the first', async () => {
    const owner = await aPerson();
    const first = { eTransferEmail: 'pay@example.com' };
    expect(await owner.call('PATCH', settingsOf(owner), { body: first })).toMatchObject({ status: 200 });
    expect(await subjects(owner)).toEqual([]);
    await owner.call('PATCH', settingsOf(owner), { body: BANK });
    await expect.poll(() => subjects(owner)).toEqual(['The payment details of your business were changed']);
  });

  it('reports a removed employee', async () => {
    const owner = await aPerson();
    const employee = await anEmployeeOf(owner);
    await owner.call('DELETE', `/employees/${employee.employeeId}`);
    await expect.poll(() => subjects(owner)).toEqual([`${employee.email} no longer has access to your business`]);
  });
});

describe('the payment details of an invoice', () => {
  const shownOn = async (id: string) => (await call<PublicInvoice>('GET', `/invoices/${id}/public`)).body;
  const change = (owner: Person) => owner.call('PATCH', settingsOf(owner), { body: { accountNumber: 'new' } });

  it('stay as sent until it is sent again', async () => {
    const owner = await anOwner();
    const { id } = await aSentInvoice(owner, { paymentMethod: 'bank' });
    await change(owner);
    expect(await shownOn(id)).toMatchObject({ paymentInstructions: BANK });
    expect(await owner.call('POST', `/invoices/${id}/send`)).toMatchObject({ status: 200 });
    expect(await shownOn(id)).toMatchObject({ paymentInstructions: { ...BANK, accountNumber: 'new' } });
  });

  it('stay when the sent invoice is edited', async () => {
    const owner = await anOwner();
    const { id } = await aSentInvoice(owner, { paymentMethod: 'bank' });
    await change(owner);
    await owner.call('PATCH', `/invoices/${id}`, { body: { additionalNotes: 'Thank you' } });
    expect(await shownOn(id)).toMatchObject({ paymentInstructions: BANK });
  });

  it('are the current ones on a draft', async () => {
    const owner = await anOwner();
    const { id } = await aStoredInvoice(owner, { paymentMethod: 'bank' });
    await change(owner);
    expect(await shownOn(id)).toMatchObject({ paymentInstructions: { accountNumber: 'new' } });
  });

  it('appear on a sent invoice that had none', async () => {
    const owner = await aPerson();
    const { id } = await aSentInvoice(owner, { paymentMethod: 'e-transfer' });
    expect(await shownOn(id)).not.toHaveProperty('paymentInstructions');
    await owner.call('PATCH', settingsOf(owner), { body: { eTransferEmail: 'pay@example.com' } });
    expect(await shownOn(id)).toMatchObject({ paymentInstructions: { eTransferEmail: 'pay@example.com' } });
  });
});
