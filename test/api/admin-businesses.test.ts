import { beforeAll, describe, expect, it } from 'vitest';
import type { PageMeta } from '#shared/api/page.ts';
import type { ListedBusiness } from '#shared/business/listed.ts';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import { deleteAccount } from '#test/support/deletions.ts';
import {
  anAdministrator,
  aPayment,
  aPerson,
  aPersonNamed,
  aSentInvoice,
  aStoredInvoice,
  PASSWORD,
  type Person,
  signedIn,
} from '#test/support/given.ts';

type Page = { data: ListedBusiness[]; meta: PageMeta };

let admin: Person;
beforeAll(async () => {
  admin = await anAdministrator();
});

const list = async (query: string) => (await admin.call<Page>('GET', `/admin/businesses?${query}`)).body;
const businessOf = async ({ email }: Person) => (await list(`search=${email}`)).data[0];

describe('a business', () => {
  it('is listed with its owner, and nothing that it does not have yet', async () => {
    const person = await aPersonNamed('Ada', 'Roy');
    expect(await businessOf(person)).toEqual({
      id: person.businessId,
      email: person.email,
      profile: { firstName: 'Ada', lastName: 'Roy' },
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      lastSignInAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      issuedInvoices: 0,
      paid: [],
      state: 'ACTIVE',
    });
  });

  it('is listed with its name and volume: what it issued, and what was paid in each currency', async () => {
    const person = await aPerson();
    await person.call('POST', '/companies', { body: { name: 'Larch Studio' } });
    await aStoredInvoice(person);
    await aSentInvoice(person);
    for (const currency of ['CAD', 'USD', 'CAD'] as const) {
      const { id } = await aSentInvoice(person, { currency });
      expect((await person.call('POST', `/invoices/${id}/payments`, { body: aPayment() })).status).toBe(200);
    }
    const { id } = await aSentInvoice(person);
    await person.call('PATCH', `/invoices/${id}`, { body: { status: 'CANCELLED' } });
    const volume = {
      businessName: 'Larch Studio',
      issuedInvoices: 4,
      paid: expect.arrayContaining([
        { currency: 'CAD', total: 400 },
        { currency: 'USD', total: 200 },
      ]),
    };
    await expect.poll(() => businessOf(person)).toMatchObject(volume);
  });

  it('shows when its owner last signed in, also once they signed out', async () => {
    const person = await aPerson();
    const before = (await businessOf(person))?.lastSignInAt ?? '';
    const again = await signedIn(person.email, PASSWORD);
    const after = (await businessOf(person))?.lastSignInAt ?? '';
    expect(after > before).toBe(true);
    await again.call('POST', '/auth/sign-out-everywhere');
    expect((await businessOf(person))?.lastSignInAt).toBe(after);
  });

  it('shows that its owner scheduled its deletion, and is gone with them', async () => {
    const person = await aPerson();
    expect((await person.call('POST', '/business/deletion')).status).toBe(200);
    expect(await businessOf(person)).toMatchObject({ state: 'DELETION_SCHEDULED' });
    expect((await person.call('DELETE', '/business/deletion')).status).toBe(204);
    expect(await businessOf(person)).toMatchObject({ state: 'ACTIVE' });
    await deleteAccount(admin, person);
    expect(await businessOf(person)).toBeUndefined();
  });
});

it('the list is paged, and sorted by owner or newest first', async () => {
  const family = `Roy${crypto.randomUUID().slice(0, 8)}`;
  for (const firstName of ['Zoé', 'Anne', 'Marc']) await aPersonNamed(firstName, family);
  const names = async (query: string) =>
    (await list(`search=${family}&${query}`)).data.map(({ profile }) => profile.firstName);
  expect(await names('')).toEqual(['Marc', 'Anne', 'Zoé']);
  expect(await names('sortBy=name')).toEqual(['Anne', 'Marc', 'Zoé']);
  expect(await names('sortBy=name&limit=2&page=2')).toEqual(['Zoé']);
  expect((await admin.call('GET', '/admin/businesses?sortBy=role')).status).toBe(400);
});

it('everyone but administrators is refused', async () => {
  const owner = await aPerson();
  for (const person of [owner, await anEmployeeOf(owner)]) {
    expect(await person.call('GET', '/admin/businesses')).toMatchObject({ status: 403 });
  }
});
