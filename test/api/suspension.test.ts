import { beforeAll, describe, expect, it } from 'vitest';
import type { ActivityPage } from '#shared/activity/schema.ts';
import { api } from '#shared/api/index.ts';
import type { Route, RouteGroup } from '#shared/api/route.ts';
import type { ListedBusiness } from '#shared/business/listed.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { anEmployeeOf, anInvitation } from '#test/support/an-employee.ts';
import { payByCard } from '#test/support/card-payment.ts';
import { call } from '#test/support/client.ts';
import { deleteAccount } from '#test/support/deletions.ts';
import { stripe, stripeAccountOf } from '#test/support/emulators.ts';
import { anExport, EXPORT_MS } from '#test/support/export-calls.ts';
import {
  anAdministrator,
  aPerson,
  aPersonReadyToSend,
  aPersonTakingCards,
  aSentInvoice,
  aStoredInvoice,
  PASSWORD,
  type Person,
  signedIn,
} from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';

let admin: Person;
let other: Person;
beforeAll(async () => {
  [admin, other] = await Promise.all([anAdministrator(), anAdministrator()]);
});

const suspend = (of: Person, body: object = {}, by = admin) =>
  by.call<ListedBusiness>('POST', `/admin/businesses/${of.businessId}/suspend`, { body });
const restore = (of: Person, by = admin) =>
  by.call<ListedBusiness>('POST', `/admin/businesses/${of.businessId}/restore`);
const listed = async ({ email }: Person) =>
  (await admin.call<{ data: ListedBusiness[] }>('GET', `/admin/businesses?search=${email}`)).body.data[0];
const subjects = async ({ email }: Pick<Person, 'email'>) => (await mailsTo(email)).map(({ subject }) => subject);
const actionsOf = async (person: Person) => {
  const { body } = await person.call<ActivityPage>('GET', '/activity?limit=50');
  return body.data.filter(({ action }) => /^business\.(suspend|restore)$/.test(action));
};

const SUSPENDED = 'Your business in Northbill is suspended';
const RESTORED = 'Your business in Northbill is restored';
const refused = (what: 'owner' | 'employee') => ({
  status: 403,
  body: { code: 'FORBIDDEN', reason: 'BUSINESS_SUSPENDED', params: { what } },
});
const UNAVAILABLE = { status: 404, body: { reason: 'INVOICE_UNAVAILABLE' } };

async function aSuspended(of: Promise<Person> = aPerson()): Promise<Person> {
  const person = await of;
  expect((await suspend(person)).status).toBe(200);
  return person;
}

describe('an administrator', () => {
  it('suspends a business for a reason that only administrators read, and restores it', async () => {
    const person = await aPerson();
    const suspension = { at: expect.any(String), by: admin.email, reason: 'Reported as fraud' };
    expect(await suspend(person, { reason: '  Reported as fraud ' })).toMatchObject({
      status: 200,
      body: { id: person.businessId, email: person.email, state: 'SUSPENDED', suspension },
    });
    expect(await listed(person)).toMatchObject({ state: 'SUSPENDED', suspension });
    await expect.poll(() => subjects(person)).toEqual([SUSPENDED]);
    expect(await restore(person)).toMatchObject({ status: 200, body: { state: 'ACTIVE' } });
    expect(await listed(person)).not.toHaveProperty('suspension');
    await expect.poll(() => subjects(person)).toEqual([RESTORED, SUSPENDED]);
    const entries = await actionsOf(person);
    expect(entries.map(({ action }) => action)).toEqual(['business.restore', 'business.suspend']);
    for (const entry of entries) expect(Object.keys(entry).sort()).toEqual(['action', 'at', 'changes', 'id']);
    expect(JSON.stringify([entries, await mailsTo(person.email)])).not.toContain('fraud');
  });

  it('who repeats it, at the same moment or later, changes nothing more', async () => {
    const person = await aPerson();
    const answers = await Promise.all([suspend(person), suspend(person, { reason: 'x' }, other), suspend(person)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { suspension } = (await suspend(person, { reason: 'later' })).body;
    expect(answers.map(({ body }) => body.suspension)).toEqual([suspension, suspension, suspension]);
    await Promise.all([restore(person), restore(person, other)]);
    expect((await restore(person)).body.state).toBe('ACTIVE');
    await expect.poll(() => subjects(person)).toEqual([RESTORED, SUSPENDED]);
    expect(await actionsOf(person)).toHaveLength(2);
  });

  it('cannot suspend their own business, nor that of another administrator', async () => {
    expect(await suspend(admin)).toMatchObject({ status: 403, body: { reason: 'SUSPENDS_SELF' } });
    expect(await suspend(other)).toMatchObject({ status: 409, body: { reason: 'OWNED_BY_ADMINISTRATOR' } });
    expect((await admin.call('GET', '/admin/users?limit=1')).status).toBe(200);
  });

  it('finds no business that was deleted or never existed', async () => {
    const person = await aPerson();
    await deleteAccount(admin, person);
    for (const gone of [person, { ...person, businessId: 'unknown' }]) {
      expect(await suspend(gone)).toMatchObject({ status: 404 });
      expect(await restore(gone)).toMatchObject({ status: 404 });
    }
  });

  it.each([{ reason: '' }, { reason: 'x'.repeat(501) }, { reason: 3 }, { why: 'so' }])(
    'does not suspend with %j',
    async (body) => {
      const person = await aPerson();
      expect(await suspend(person, body)).toMatchObject({ status: 400 });
      expect(await listed(person)).toMatchObject({ state: 'ACTIVE' });
    },
  );
});

it('everyone but administrators is refused', async () => {
  const person = await aPerson();
  for (const answer of [suspend(person, {}, person), restore(person, person)]) {
    expect(await answer).toMatchObject({ status: 403, body: { reason: 'NOT_ALLOWED' } });
  }
});

describe('people of a suspended business:', () => {
  /** A call of each route that needs a token, with anything for an id. */
  const CLOSED = Object.values<RouteGroup>(api)
    .flatMap((group) => Object.values(group) as Route[])
    .filter(({ access, openWhenSuspended }) => access !== 'public' && !openWhenSuspended)
    .map(({ call: name }) => name.replace(/\{\w+\}/g, 'x').split(' ') as [string, string]);

  it('its owner signs in, reads who they are and exports, and is refused everything else', async () => {
    const owner = await aSuspended();
    const again = await signedIn(owner.email, PASSWORD);
    const { body } = await again.call<SessionUser>('GET', '/auth/profile');
    expect(body.businessSuspendedAt).toEqual(expect.any(String));
    expect(CLOSED.length).toBeGreaterThan(80);
    for (const [method, path] of CLOSED) {
      expect(await again.call(method, path, method === 'GET' ? {} : { body: {} }), path).toMatchObject(
        refused('owner'),
      );
    }
    expect((await again.call('POST', '/auth/confirm', { body: { password: PASSWORD } })).status).toBe(204);
    await restore(owner);
    expect((await again.call('GET', '/invoices')).status).toBe(200);
    expect((await again.call<SessionUser>('GET', '/auth/profile')).body).not.toHaveProperty('businessSuspendedAt');
  });

  it(
    'its owner gets the whole export, with the PDFs of invoices that nobody else can open',
    async () => {
      const owner = await aPersonReadyToSend();
      const { id } = await aSentInvoice(owner);
      await suspend(owner);
      expect((await anExport(owner)).status).toBe('READY');
      const { body } = await owner.call<{ url: string }>('POST', '/business/export/link');
      const archive = Buffer.from(await (await fetch(body.url)).arrayBuffer());
      expect(archive.includes('invoices/')).toBe(true);
      expect((await call('GET', `/invoices/${id}/pdf`)).status).toBe(404);
      await expect.poll(() => subjects(owner)).toContain('Your Northbill export is ready');
    },
    EXPORT_MS,
  );

  it('an employee is signed out of it and cannot sign in, until it is restored', async () => {
    const owner = await aPerson();
    const employee = await anEmployeeOf(owner);
    await suspend(owner);
    expect(await employee.call('GET', '/appointments')).toMatchObject(refused('employee'));
    expect(await employee.call('GET', '/business/export')).toMatchObject({ status: 403 });
    const login = () => call('POST', '/auth/login', { body: { email: employee.email, password: PASSWORD } });
    expect(await login()).toMatchObject(refused('employee'));
    const wrong = { email: employee.email, password: 'wrong-horse-1' };
    expect(await call('POST', '/auth/login', { body: wrong })).toMatchObject({ body: { reason: 'WRONG_CREDENTIALS' } });
    await restore(owner);
    expect((await login()).status).toBe(200);
    expect((await employee.call('GET', '/customers')).status).toBe(200);
  });

  it('an employee can leave it for their own business', async () => {
    const owner = await aPerson();
    const employee = await anEmployeeOf(owner);
    await suspend(owner);
    expect((await employee.call('POST', '/employees/me/leave')).status).toBe(204);
    expect(await call('POST', '/auth/login', { body: { email: employee.email, password: PASSWORD } })).toMatchObject({
      status: 200,
    });
  });

  it('nobody joins it: its invitations rest until it is restored', async () => {
    const owner = await aPerson();
    const guest = await aPerson();
    const { token } = await anInvitation(owner, guest.email);
    await suspend(owner);
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/accept'],
      ['POST', '/reject'],
    ] as const) {
      expect((await call(method, `/invitations/${token}${path}`)).status).toBe(404);
    }
    await restore(owner);
    expect((await call('POST', `/invitations/${token}/accept`)).status).toBe(200);
  });

  it('other businesses notice nothing', async () => {
    await aSuspended();
    expect((await other.call('GET', '/invoices')).status).toBe(200);
  });
});

describe('recipients of its invoices', () => {
  it('are told that an invoice is not available, on every public path, until it is restored', async () => {
    const owner = await aPersonReadyToSend();
    const { id } = await aSentInvoice(owner);
    await suspend(owner);
    const claim = { method: 'e-transfer' };
    const answers = () =>
      Promise.all([
        call('GET', `/invoices/${id}/public`),
        call('GET', `/invoices/${id}/pdf`),
        call('GET', `/invoices/${id}/credit-notes/x/pdf`),
        call('POST', `/invoices/${id}/views`, { body: { kind: 'opened' } }),
        call('POST', `/invoices/${id}/payment`),
        call('POST', `/invoices/${id}/payment-claims`, { body: claim }),
        call('GET', `/invoices/${id}/attachments/x`),
      ]);
    for (const answer of await answers()) expect(answer).toMatchObject(UNAVAILABLE);
    await restore(owner);
    expect((await call('GET', `/invoices/${id}/public`)).status).toBe(200);
    expect((await call('POST', `/invoices/${id}/payment-claims`, { body: claim })).status).toBe(200);
  });

  it('do not get what its people try to send', async () => {
    const owner = await aPersonReadyToSend();
    const { id, billingEmail = '', billingPhone } = await aStoredInvoice(owner);
    await suspend(owner);
    for (const [path, body] of [
      ['send', {}],
      ['emails', { to: billingEmail }],
      ['send-sms', { phoneNumber: billingPhone }],
      ['reminder', { action: 'send' }],
    ] as const) {
      expect(await owner.call('POST', `/invoices/${id}/${path}`, { body })).toMatchObject(refused('owner'));
    }
    expect(await mailsTo(billingEmail)).toEqual([]);
  });
});

describe('card payments', () => {
  it('are not taken: open checkouts close, and none starts until it is restored', async () => {
    const owner = await aPersonTakingCards();
    const { id } = await aSentInvoice(owner);
    const { body } = await call<{ checkoutUrl: string }>('POST', `/invoices/${id}/payment`);
    await suspend(owner);
    expect(await pay(body.checkoutUrl)).not.toContain('session_id');
    expect(await call('POST', `/invoices/${id}/payment`)).toMatchObject(UNAVAILABLE);
    await restore(owner);
    expect((await owner.call<Invoice>('GET', `/invoices/${id}`)).body.status).toBe('SENT');
    await payByCard(owner, id);
  });

  it('that were made, and refunds of them, are recorded', async () => {
    const owner = await aPersonTakingCards();
    const [{ id }, { id: refunded }] = [await aSentInvoice(owner), await aSentInvoice(owner)];
    const payment_intent = await payByCard(owner, refunded);
    const { body } = await call<{ checkoutUrl: string }>('POST', `/invoices/${id}/payment`);
    await pay(body.checkoutUrl);
    await suspend(owner);
    const stripeAccount = await stripeAccountOf(refunded);
    await (await stripe()).refunds.create({ payment_intent, amount: 5_000 }, { stripeAccount });
    await expect.poll(() => subjects(owner)).toContain(SUSPENDED);
    await restore(owner);
    const read = async (of: string) => (await owner.call<Invoice>('GET', `/invoices/${of}`)).body;
    await expect.poll(() => read(id)).toMatchObject({ status: 'PAID' });
    await expect.poll(() => read(refunded)).toMatchObject({ amountRefunded: 50 });
  });

  /** Presses Pay on a checkout page. Returns where it leads. */
  async function pay(url: string): Promise<string> {
    const form = new URLSearchParams({ card: '4242 4242 4242 4242', action: 'pay' });
    const answer = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
    return answer.headers.get('location') ?? '';
  }
});
