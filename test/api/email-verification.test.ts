import { expect, it } from 'vitest';
import { anInvitation } from '#test/support/an-employee.ts';
import { call } from '#test/support/client.ts';
import { storedItems } from '#test/support/emulators.ts';
import {
  anUnverifiedPerson,
  aPerson,
  aStoredInvoice,
  PASSWORD,
  type Person,
  signedIn,
  verificationOf,
} from '#test/support/given.ts';
import { mailsTo, textsTo, verificationMailsTo } from '#test/support/outbox.ts';

const NOT_VERIFIED = { code: 'FORBIDDEN', reason: 'EMAIL_NOT_VERIFIED' };
const profileOf = async (person: Person) => (await person.call('GET', '/auth/profile')).body;

it('a registration is emailed a code and a link, but nothing that was entered', async () => {
  const email = `new-${crypto.randomUUID()}@example.com`;
  const body = { email, password: PASSWORD, firstName: 'Win at evil.example' };
  expect((await call('POST', '/users', { body })).status).toBe(201);
  const mails = await verificationMailsTo(email);
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).not.toContain('evil.example');
  expect(await verificationOf(email)).toMatchObject({ code: expect.stringMatching(/^\d{6}$/) });
});

it('the code or the link confirms the email, signed in or not', async () => {
  const [one, other] = [await anUnverifiedPerson(), await anUnverifiedPerson()];
  expect(await profileOf(one)).toMatchObject({ emailVerified: false });
  const { code } = await verificationOf(one.email);
  expect((await one.call('POST', '/auth/verify-email-code', { body: { code } })).status).toBe(200);
  const { token } = await verificationOf(other.email);
  expect((await call('POST', '/auth/verify-email', { body: { token } })).status).toBe(200);
  for (const person of [one, other]) expect(await profileOf(person)).toMatchObject({ emailVerified: true });
  expect(await call('POST', '/auth/verify-email', { body: { token } })).toMatchObject({ status: 409 });
});

it('an account with an unconfirmed email sends nothing', async () => {
  const person = await anUnverifiedPerson();
  const [friend, recipient, phoneNumber] = [await aPerson(), `${crypto.randomUUID()}@example.com`, '+14035550177'];
  const { id } = await aStoredInvoice(person, { billingEmail: recipient, billingPhone: phoneNumber });
  const before = [(await mailsTo(friend.email)).length, (await textsTo(phoneNumber)).length];
  const attempts = [
    person.call('POST', `/invoices/${id}/send`),
    person.call('POST', `/invoices/${id}/send-sms`, { body: { phoneNumber } }),
    person.call('POST', '/employees', { body: { email: friend.email } }),
    person.call('POST', '/employees/any/resend-invitation'),
    person.call('GET', '/stripe/connect'),
  ];
  for (const answer of await Promise.all(attempts)) {
    expect(answer).toMatchObject({ status: 403, body: NOT_VERIFIED });
  }
  expect(await mailsTo(recipient)).toEqual([]);
  expect([(await mailsTo(friend.email)).length, (await textsTo(phoneNumber)).length]).toEqual(before);
  // This publishes the link but sends nothing.
  expect((await person.call('PATCH', `/invoices/${id}`, { body: { status: 'SENT' } })).status).toBe(200);
});

it('a confirmed email takes effect at the next call, with the same token', async () => {
  const [person, phoneNumber] = [await anUnverifiedPerson(), '+14035550166'];
  const { id } = await aStoredInvoice(person, { billingPhone: phoneNumber });
  const send = () => person.call('POST', `/invoices/${id}/send-sms`, { body: { phoneNumber } });
  expect((await send()).status).toBe(403);
  await call('POST', '/auth/verify-email', { body: { token: (await verificationOf(person.email)).token } });
  expect((await send()).status).toBe(200);
});

it('a stranger who registers an invited person’s email gets nothing and leaves nothing behind', async () => {
  const squatter = await anUnverifiedPerson();
  await squatter.call('PATCH', '/profile', { body: { firstName: 'Canary', phone: '403 555 0188' } });
  await squatter.call('POST', '/customers', { body: { name: 'Canary Ltd.', email: 'canary@example.com' } });
  const bank = { bankName: 'Canary Bank', accountName: 'Canary', accountNumber: '999-canary' };
  await squatter.call('POST', '/payment-settings', { body: { preferredCurrency: 'CAD', ...bank } });
  const { id: invoiceId } = await aStoredInvoice(squatter, { billingName: 'Canary' });
  await squatter.call('PATCH', `/invoices/${invoiceId}`, { body: { status: 'SENT' } });

  const owner = await aPerson();
  const { token } = await anInvitation(owner, squatter.email);
  expect((await call('GET', `/invitations/${token}`)).body).toMatchObject({ needsPassword: true });
  expect(await call('POST', `/invitations/${token}/accept`)).toMatchObject({
    status: 403,
    body: { reason: 'PASSWORD_REQUIRED' },
  });
  const accepted = await call('POST', `/invitations/${token}/accept`, { body: { password: 'victims-own-1' } });
  expect(accepted.status).toBe(200);

  expect((await squatter.call('GET', '/invoices')).status).toBe(401);
  const refresh = { refresh_token: squatter.refreshToken };
  expect((await call('POST', '/auth/refresh', { body: refresh })).status).toBe(401);
  const login = { email: squatter.email, password: PASSWORD };
  expect((await call('POST', '/auth/login', { body: login })).status).toBe(401);
  expect((await call('GET', `/invoices/${invoiceId}/public`)).status).toBe(404);

  const victim = await signedIn(squatter.email, 'victims-own-1');
  expect(victim).toMatchObject({ id: squatter.id, role: 'EMPLOYEE', emailVerified: true });
  expect((await victim.call('POST', '/employees/me/leave')).status).toBe(204);
  const paths = ['/profile', '/customers', '/invoices', `/payment-settings/user/${victim.id}`, '/auth/profile'];
  const seen = await Promise.all(paths.map((path) => victim.call('GET', path)));
  expect(JSON.stringify(seen.map(({ body }) => body))).not.toMatch(/canary/i);
  const ofOwner = await owner.call('GET', '/employees');
  expect(JSON.stringify(ofOwner.body)).not.toMatch(/canary/i);
  const orders = await storedItems('PURGE', `BUSINESS#${squatter.businessId}`);
  expect(orders).toHaveLength(1);
  expect(orders[0]).not.toHaveProperty('userId');
});

it('an invitation belongs to the address it was sent to, not to the account that had the address', async () => {
  const squatter = await anUnverifiedPerson();
  const { token } = await anInvitation(await aPerson(), squatter.email);
  const email = `moved-${crypto.randomUUID()}@example.com`;
  await squatter.call('POST', '/profile/change-email', { body: { email } });
  const { code } = await verificationOf(email);
  expect((await squatter.call('POST', '/auth/verify-email-code', { body: { code } })).status).toBe(200);
  expect((await call('POST', `/invitations/${token}/accept`)).status).toBe(404);
  expect(await profileOf(squatter)).toMatchObject({ role: 'USER', email });
});

it('a changed email signs in, the old one does not and is free again', async () => {
  const person = await aPerson();
  const email = `changed-${crypto.randomUUID()}@example.com`;
  const asked = await person.call('POST', '/profile/change-email', { body: { email } });
  expect(asked).toMatchObject({ status: 200, body: { message: `We sent a code to ${email}.` } });
  expect(await profileOf(person)).toMatchObject({ email: person.email, pendingEmail: email, emailVerified: true });
  expect(await mailsTo(person.email)).toMatchObject([{ subject: 'A change of your email address was requested' }]);
  const { token } = await verificationOf(email);
  expect((await call('POST', '/auth/verify-email', { body: { token } })).status).toBe(200);
  expect(await profileOf(person)).toMatchObject({ id: person.id, email });
  expect(await signedIn(email, PASSWORD)).toMatchObject({ id: person.id, businessId: person.businessId });
  const old = { email: person.email, password: PASSWORD };
  expect((await call('POST', '/auth/login', { body: old })).status).toBe(401);
  expect((await call('POST', '/users', { body: old })).status).toBe(201);
  expect((await mailsTo(person.email)).map(({ subject }) => subject)).toContain(
    'The email address of your Northbill account was changed',
  );
});

it('a change to an address gets the same response, byte for byte, whether it has an account or not', async () => {
  const [person, other] = [await aPerson(), await aPerson()];
  const unknown = `${crypto.randomUUID()}@example.com`;
  const ask = async (email: string) => {
    const { status, body } = await person.call('POST', '/profile/change-email', { body: { email } });
    return { status, text: JSON.stringify(body).replace(email, '') };
  };
  expect(await ask(other.email)).toEqual(await ask(unknown));
  const [newest] = await mailsTo(other.email);
  expect(newest?.text).toContain('An account with this address already exists');
});
