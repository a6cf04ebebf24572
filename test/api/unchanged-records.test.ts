import { expect, it } from 'vitest';
import { entriesOf } from '#test/support/activity-calls.ts';
import { anAppointment } from '#test/support/an-appointment.ts';
import { aCustomer, anInvoice, aPerson, aProduct, aStoredInvoice, type Person } from '#test/support/given.ts';

/** Stores a record and returns how to read it, how to update it if that differs, and what it has. */
type Given = (owner: Person) => Promise<{ path: string; update?: string; content: object }>;

it.each<[kind: string, given: Given]>([
  [
    'invoice',
    async (owner) => {
      const content = anInvoice({ additionalNotes: '' });
      return { path: `/invoices/${(await aStoredInvoice(owner, content)).id}`, content };
    },
  ],
  [
    'customer',
    async (owner) => {
      const content = { name: 'Finch & Harbour', email: 'hello@harbour.example', city: '' };
      return { path: `/customers/${(await aCustomer(owner, content)).id}`, content };
    },
  ],
  [
    'product',
    async (owner) => {
      const content = { shortDescription: 'Logo design', detailedDescription: 'In three sizes', price: 450 };
      return { path: `/products/${(await aProduct(owner, content)).id}`, content };
    },
  ],
  [
    'appointment',
    async (owner) => {
      const { id: customerId } = await aCustomer(owner);
      const content = { title: 'Kick-off', customerId, startTime: '2099-07-01T16:00:00.000Z', duration: 45, notes: '' };
      const { id } = await anAppointment(owner, content);
      return { path: `/appointments/${id}`, content: { ...content, status: 'pending', notify: true } };
    },
  ],
  [
    'company',
    async (owner) => {
      const content = {
        name: 'Prairie Studio Ltd.',
        email: '',
        province: 'AB',
        country: 'Canada',
        taxRegistrations: { GST: '84512 3397 RT0001' },
        timeZone: 'America/Edmonton',
        logo: '',
      };
      const { body } = await owner.call('POST', '/companies', { body: content });
      return { path: '/companies/me', update: `/companies/${body.id}`, content };
    },
  ],
  [
    'payment settings',
    async (owner) => {
      const content = { preferredCurrency: 'CAD', eTransferEmail: 'pay@example.com', bankName: '' };
      await owner.call('POST', '/payment-settings', { body: content });
      return { path: `/payment-settings/user/${owner.id}`, content };
    },
  ],
  [
    'profile',
    async (owner) => {
      const content = { email: owner.email, firstName: 'Zoé', lastName: 'Larch', phone: '', isProfileCompleted: true };
      await owner.call('PATCH', '/profile', { body: content });
      return { path: '/profile', content };
    },
  ],
  [
    'reminder settings',
    async (owner) => {
      const content = { isOn: true, days: [7, 14], hour: 10 };
      await owner.call('PATCH', '/reminders', { body: content });
      return { path: '/reminders', content };
    },
  ],
])('an update that changes nothing of the %s writes nothing', async (_, given) => {
  const owner = await aPerson();
  const { path, update = path, content } = await given(owner);
  const { body: before } = await owner.call<{ version: number }>('GET', path);
  const entries = await entriesOf(owner);
  for (const version of [undefined, before.version]) {
    const { status, body } = await owner.call('PATCH', update, { body: { ...content, version } });
    expect([status, body]).toEqual([200, before]);
  }
  expect((await owner.call('PATCH', update, { body: { ...content, version: 7 } })).status).toBe(409);
  expect(await entriesOf(owner)).toEqual(entries);
});
