import { beforeAll, describe, expect, it } from 'vitest';
import type { PageMeta } from '#shared/api/page.ts';
import type { AdminUser } from '#shared/user/schema.ts';
import { aPerson, aPersonNamed, type Person, theAdministrator } from '#test/support/given.ts';

type Page = { data: AdminUser[]; meta: PageMeta };

let admin: Person;
beforeAll(async () => {
  admin = await theAdministrator();
});

const list = async (query: string) => (await admin.call<Page>('GET', `/admin/users?${query}`)).body;

describe('the list of accounts', () => {
  const family = `Nadeau${crypto.randomUUID().slice(0, 8)}`;
  const people: Person[] = [];
  beforeAll(async () => {
    for (const firstName of ['Zoé', 'Anne', 'Marc']) people.push(await aPersonNamed(firstName, family));
    await admin.call('PATCH', `/admin/users/${people[2]?.id}/role`, { body: { role: 'ADMIN' } });
  });
  const names = async (query: string) => (await list(`search=${family}&${query}`)).data.map(firstNameOf);
  const firstNameOf = ({ profile }: AdminUser) => profile.firstName;

  it('returns what the screen shows of each account, with card payments under both field names', async () => {
    const [person] = people;
    const { data } = await list(`search=${person?.email}`);
    expect(data).toEqual([
      {
        id: person?.id,
        email: person?.email,
        role: 'USER',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        profile: { firstName: 'Zoé', lastName: family },
        paymentIntegrationEnabled: false,
        paymentSettings: { paymentIntegrationEnabled: false },
      },
    ]);
  });

  it.each([
    ['the newest first by default', '', ['Marc', 'Anne', 'Zoé']],
    ['by creation', 'sortBy=createdAt', ['Marc', 'Anne', 'Zoé']],
    ['by name', 'sortBy=name', ['Anne', 'Marc', 'Zoé']],
    ['administrators first by role', 'sortBy=role&limit=1', ['Marc']],
  ])('is sorted %s', async (_, query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('is sorted by email', async () => {
    const emails = (await list(`search=${family}&sortBy=email`)).data.map(({ email }) => email);
    expect(emails).toEqual(people.map(({ email }) => email).toSorted());
  });

  it('is searched by name and email, ignoring case and accents', async () => {
    expect(await names('')).toHaveLength(3);
    expect((await list(`search=${encodeURIComponent(`ZOE ${family}`)}`)).data.map(firstNameOf)).toEqual(['Zoé']);
    expect((await list(`search=${people[1]?.email.toUpperCase()}`)).data.map(firstNameOf)).toEqual(['Anne']);
    expect(await list(`search=${family}nobody`)).toMatchObject({ data: [], meta: { total: 0, totalPages: 0 } });
  });

  it('is paged, ten at a time by default', async () => {
    const found = await list(`search=${family}&sortBy=name&limit=2&page=2`);
    expect(found.data.map(firstNameOf)).toEqual(['Zoé']);
    expect(found.meta).toEqual({ total: 3, page: 2, limit: 2, totalPages: 2 });
    expect((await list('')).meta).toMatchObject({ page: 1, limit: 10 });
  });

  it('counts every account', async () => {
    const { total } = (await list('limit=1')).meta;
    await aPerson();
    expect((await list('limit=1')).meta.total).toBeGreaterThan(total);
  });

  it('shows a changed name', async () => {
    const person = await aPersonNamed('Before', family);
    await person.call('PATCH', '/profile', { body: { firstName: 'After' } });
    expect(await names('sortBy=name')).toEqual(['After', 'Anne', 'Marc', 'Zoé']);
    expect((await list(`search=Before ${family}`)).data).toEqual([]);
    await admin.call('DELETE', `/admin/users/${person.id}`);
    expect(await names('sortBy=name')).toEqual(['Anne', 'Marc', 'Zoé']);
  });

  it.each(['sortBy=city', 'limit=0', 'limit=101', 'page=0', 'page=x', 'surprise=1'])('refuses %s', async (query) => {
    expect(await admin.call('GET', `/admin/users?${query}`)).toMatchObject({ status: 400 });
  });
});
