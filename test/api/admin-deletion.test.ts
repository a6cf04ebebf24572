import { beforeAll, describe, expect, it } from 'vitest';
import type { Company } from '#shared/company/schema.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { anEmployeeOf, anInvitation } from '#test/support/an-employee.ts';
import { call, productUrl } from '#test/support/client.ts';
import { backdateDeletion, businessOf, deleteAccount, purge } from '#test/support/deletions.ts';
import { mailsProcessed, storedItem, storedItems, stripe } from '#test/support/emulators.ts';
import {
  aCustomer,
  anInvoice,
  aPerson,
  aPersonTakingCards,
  aProduct,
  aSentInvoice,
  aStoredInvoice,
  PASSWORD,
  type Person,
  signedIn,
  theAdministrator,
} from '#test/support/given.ts';
import { aPng, dataUrl } from '#test/support/images.ts';
import { mailsTo } from '#test/support/outbox.ts';

let admin: Person;
beforeAll(async () => {
  admin = await theAdministrator();
});

const remove = (person: Pick<Person, 'id'>) => deleteAccount(admin, person);
const login = ({ email }: Person, password = PASSWORD) => call('POST', '/auth/login', { body: { email, password } });
const isServed = async (path = '') => (await fetch(`${productUrl()}/api/${path}`)).ok;

/** A business with records of every kind, an employee and a pending invitation. */
async function aBusyBusiness() {
  const owner = await aPersonTakingCards();
  const company = await owner.call<Company>('POST', '/companies', {
    body: { name: 'Larch Studio', logo: dataUrl(aPng()), signature: dataUrl(aPng()) },
  });
  await owner.call('POST', '/payment-settings', { body: { preferredCurrency: 'CAD' } });
  const customer = await aCustomer(owner);
  await aProduct(owner);
  await owner.call('POST', '/appointments', {
    body: { title: 'Kick-off', customerId: customer.id, startTime: '2026-03-01T16:00:00Z', duration: 30 },
  });
  const invoices = [await aSentInvoice(owner), await aStoredInvoice(owner)];
  const link = await call<{ checkoutUrl: string }>('POST', `/invoices/${invoices[0]?.id}/payment`);
  const employee = await anEmployeeOf(owner);
  const invited = await aPerson();
  const { token } = await anInvitation(owner, invited.email);
  const businessId = await businessOf(owner);
  const account = String((await storedItem(`BUSINESS#${businessId}`, 'BUSINESS'))?.stripeAccountId);
  return {
    ...{ owner, employee, invited, token, businessId, account, invoices },
    company: company.body,
    checkoutUrl: link.body.checkoutUrl,
  };
}

describe('deleting an account', () => {
  let busy: Awaited<ReturnType<typeof aBusyBusiness>>;
  let bystander: { owner: Person; invoice: Invoice; employee: Person };
  beforeAll(async () => {
    busy = await aBusyBusiness();
    const owner = await aPerson();
    bystander = { owner, invoice: await aStoredInvoice(owner), employee: await anEmployeeOf(owner) };
    expect(await call('GET', `/invoices/${busy.invoices[0]?.id}/public`)).toMatchObject({ status: 200 });
    expect(await remove(busy.owner)).toMatchObject({ status: 204, body: '' });
  });

  it('ends every session and refuses new ones', async () => {
    const { owner } = busy;
    expect(await owner.call('GET', '/auth/profile')).toMatchObject({ status: 401 });
    expect(await owner.call('GET', '/invoices')).toMatchObject({ status: 401 });
    const body = { refresh_token: owner.refreshToken };
    expect(await call('POST', '/auth/refresh', { body })).toMatchObject({ status: 401 });
    const refused = await login(owner);
    expect(refused).toMatchObject({
      status: 401,
      body: { message: 'Invalid email or password. Please try again.' },
    });
    expect((await login(owner, 'wrong-password-1')).body).toEqual(refused.body);
  });

  it('sends no password reset link', async () => {
    const { email } = busy.owner;
    expect(await call('POST', '/auth/forgot-password', { body: { email } })).toMatchObject({ status: 200 });
    await mailsProcessed(email);
    const links = (await mailsTo(email)).filter(({ text }) => text.includes('/reset-password?'));
    expect(links).toEqual([]);
  });

  it('hides its invoices from everyone with their links', async () => {
    const unknown = await call('GET', `/invoices/${'A'.repeat(22)}/public`);
    for (const { id } of busy.invoices) {
      const [page, pdf, payment] = await Promise.all([
        call('GET', `/invoices/${id}/public`),
        call('GET', `/invoices/${id}/pdf`),
        call('POST', `/invoices/${id}/payment`),
      ]);
      for (const { status, body } of [page, pdf, payment])
        expect({ status, body }).toEqual({ status: 404, body: unknown.body });
    }
  });

  it('expires its checkouts at Stripe', async () => {
    const open = await (await stripe()).checkout.sessions.list({ status: 'open' }, { stripeAccount: busy.account });
    expect(open.data).toEqual([]);
    const card = new URLSearchParams({ card: '4242 4242 4242 4242', action: 'pay' });
    const paid = await fetch(busy.checkoutUrl, { method: 'POST', body: card, redirect: 'manual' });
    expect(paid.headers.get('location')).toBeNull();
  });

  it('sends its employees back to their own business', async () => {
    const { employee } = busy;
    expect((await employee.call<SessionUser>('GET', '/auth/profile')).body.role).toBe('USER');
    expect((await employee.call<{ meta: object }>('GET', '/invoices')).body.meta).toMatchObject({ total: 0 });
    expect(await employee.call('POST', '/invoices', { body: anInvoice() })).toMatchObject({ status: 201 });
  });

  it('closes its invitations', async () => {
    const { token, invited } = busy;
    expect(await call('GET', `/invitations/${token}`)).toMatchObject({ status: 404 });
    expect(await call('POST', `/invitations/${token}/accept`)).toMatchObject({ status: 404 });
    expect((await invited.call<SessionUser>('GET', '/auth/profile')).body.role).toBe('USER');
  });

  it('reserves the email address until the records are gone', async () => {
    const body = { email: busy.owner.email, password: PASSWORD };
    expect(await call('POST', '/users', { body })).toMatchObject({ status: 409 });
  });

  it('is refused the second time', async () => {
    expect(await remove(busy.owner)).toMatchObject({ status: 404 });
  });

  it('keeps the records while calls may still be running', async () => {
    await purge();
    expect(await storedItems(`BUSINESS#${busy.businessId}`, 'INVOICE#')).toHaveLength(2);
  });

  describe('followed by two purges', () => {
    beforeAll(async () => {
      expect(await isServed(busy.company.logo)).toBe(true);
      await backdateDeletion(busy.businessId);
      await purge();
      await purge();
    });

    it('leaves no record of the business', async () => {
      const { owner, businessId, account, invoices } = busy;
      const partitions = [
        `BUSINESS#${businessId}`,
        ...invoices.map(({ id }) => `INVOICE#${id}`),
        `STRIPE_ACCOUNT#${account}`,
        `USER#${owner.id}`,
      ];
      for (const pk of partitions) expect([pk, await storedItems(pk)]).toEqual([pk, []]);
      expect(await storedItem(`EMAIL#${owner.email}`, 'EMAIL')).toBeUndefined();
      expect(await storedItem('PURGE', `BUSINESS#${businessId}`)).toBeUndefined();
    });

    it('leaves none of its images', async () => {
      expect(await isServed(busy.company.logo)).toBe(false);
      expect(await isServed(busy.company.signature)).toBe(false);
    });

    it('frees the email address for a new account, which sees nothing of the old one', async () => {
      const { owner, invoices } = busy;
      const body = { email: owner.email, password: 'another-horse-2' };
      const { status, body: registered } = await call<SessionUser>('POST', '/users', { body });
      expect(status).toBe(201);
      expect(registered.id).not.toBe(owner.id);
      expect(await login(owner)).toMatchObject({ status: 401 });
      const again = await signedIn(owner.email, 'another-horse-2');
      expect((await again.call<{ meta: object }>('GET', '/invoices')).body.meta).toMatchObject({ total: 0 });
      expect(await again.call('GET', `/invoices/${invoices[0]?.id}`)).toMatchObject({ status: 404 });
      expect(await owner.call('GET', '/auth/profile')).toMatchObject({ status: 401 });
    });

    it('leaves every other business as it was', async () => {
      const { owner, invoice, employee } = bystander;
      expect(await call('GET', `/invoices/${invoice.id}/public`)).toMatchObject({ status: 200 });
      expect((await owner.call<Invoice>('GET', `/invoices/${invoice.id}`)).body).toEqual(invoice);
      expect((await employee.call<SessionUser>('GET', '/auth/profile')).body.role).toBe('EMPLOYEE');
      expect(await employee.call('GET', `/invoices/${invoice.id}`)).toMatchObject({ status: 200 });
    });
  });
});
