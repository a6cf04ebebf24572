import { beforeAll, describe, expect, it } from 'vitest';
import { list, namesOf, search } from '#test/support/customer-calls.ts';
import { aCustomer, aPerson, type Person, signedIn } from '#test/support/given.ts';
import { parallel } from '#test/support/parallel.ts';

describe('the list', () => {
  let person: Person;
  const places = [
    ['Elm', 'Yellowknife', 'c@example.com'],
    ['Élan', undefined, 'B@example.com'],
    ['East', 'Église', 'd@example.com'],
    ['zoë', 'edmonton', 'a@example.com'],
    ['Ann', 'Fernie', 'e@example.com'],
  ] as const;
  beforeAll(async () => {
    person = await aPerson();
    for (const [name, city, email] of places) await aCustomer(person, { name, email, city: city ?? '', phone: '' });
  });

  it.each([
    ['', 'Ann, zoë, East, Élan, Elm'],
    ['sortBy=createdAt', 'Ann, zoë, East, Élan, Elm'],
    ['sortBy=name', 'Ann, East, Élan, Elm, zoë'],
    ['sortBy=city', 'zoë, East, Ann, Elm, Élan'],
    ['sortBy=email', 'zoë, Élan, Elm, East, Ann'],
    ['sortBy=name&page=2&limit=2', 'Élan, Elm'],
    ['sortBy=name&page=3&limit=2', 'zoë'],
    ['sortBy=name&page=4&limit=2', ''],
    ['sortBy=name&page=5&limit=1', 'zoë'],
    ['page=1000000&limit=100', ''],
  ])('%s shows %s', async (query, names) => {
    const page = await list(person, query);
    expect(namesOf(page.customers).join(', ')).toBe(names);
    expect(page.meta.total).toBe(5);
  });

  it('returns the position of a page', async () => {
    expect((await list(person)).meta).toEqual({ total: 5, page: 1, limit: 10, totalPages: 1 });
    expect((await list(person, 'page=2&limit=2')).meta).toEqual({ total: 5, page: 2, limit: 2, totalPages: 3 });
    expect((await list(person, 'limit=5')).meta).toEqual({ total: 5, page: 1, limit: 5, totalPages: 1 });
  });

  it('reflects a change immediately', async () => {
    const { id } = await aCustomer(person, { name: 'Ada', city: 'Airdrie' });
    expect(namesOf((await list(person, 'sortBy=name')).customers)[0]).toBe('Ada');
    await person.call('PATCH', `/customers/${id}`, { body: { name: 'Zuzana', city: '', email: '0@example.com' } });
    expect(namesOf((await list(person, 'sortBy=name')).customers).at(-1)).toBe('Zuzana');
    expect(namesOf((await list(person, 'sortBy=city')).customers).at(-1)).toBe('Zuzana');
    expect(namesOf((await list(person, 'sortBy=email')).customers)[0]).toBe('Zuzana');
    await person.call('DELETE', `/customers/${id}`);
    expect((await list(person)).meta.total).toBe(5);
  });

  it.each([
    ['page=0', 'page must be at least 1'],
    ['limit=101', 'limit must be at most 100'],
    ['page=x', 'page must be a number'],
    ['sortBy=phone', 'sortBy must be one of name, city, email, createdAt'],
    ['businessId=x', 'property businessId should not exist'],
  ])('refuses %s', async (query, message) => {
    expect(await person.call('GET', `/customers?${query}`)).toMatchObject({ status: 400, body: { message } });
  });

  it('counts 50 customers added in parallel', async () => {
    const busy = await aPerson();
    await parallel(50, (index) => aCustomer(busy, { name: `Customer ${index}` }));
    const pages = await parallel(5, (index) => list(busy, `sortBy=name&page=${index + 1}`));
    expect(pages.map(({ meta }) => meta.total)).toEqual([50, 50, 50, 50, 50]);
    expect(new Set(pages.flatMap(({ customers }) => namesOf(customers))).size).toBe(50);
  });
});

describe('searching', () => {
  let person: Person;
  beforeAll(async () => {
    person = await aPerson();
    for (const customer of [
      { name: 'Les Sœurs Montréal', email: 'z@example.com', phone: '+1 (403) 555-0142', city: 'Laval' },
      { name: 'Montblanc', email: 'montblanc@example.com', phone: '', city: 'Halifax' },
      { name: 'Vermont Foods', email: 'v@example.com', phone: '', city: '' },
      { name: 'Ann', email: 'mont@example.com', phone: '', city: '' },
      { name: 'Bob', email: 'b@mont.example.com', phone: '', city: '' },
      { name: 'Carl', email: 'c@example.com', phone: '', city: 'Montréal' },
      { name: 'L‘Atelier d’Élise', email: 'e@example.com', phone: '604‑777–0188', city: '' },
    ]) {
      await aCustomer(person, customer);
    }
  });

  it.each([
    ['MONTREAL', 'Carl, Les Sœurs Montréal'],
    ['soeurs', 'Les Sœurs Montréal'],
    ['4035550142', 'Les Sœurs Montréal'],
    ['403 555', 'Les Sœurs Montréal'],
    ['555-01', 'Les Sœurs Montréal'],
    ['halifax', 'Montblanc'],
    ['v@example', 'Vermont Foods'],
    ["l'atelier d'elise", 'L‘Atelier d’Élise'],
    ['604-777‑01', 'L‘Atelier d’Élise'],
    ['nobody', ''],
    ['42%', ''],
  ])('the list for %s finds %s', async (text, names) => {
    const { customers, meta } = await list(person, `sortBy=name&search=${encodeURIComponent(text)}`);
    expect(namesOf(customers).join(', ')).toBe(names);
    expect(meta.total).toBe(customers.length);
  });

  it('the list pages with an exact total', async () => {
    const { customers, meta } = await list(person, 'search=mont&sortBy=email&page=2&limit=4');
    expect(namesOf(customers)).toEqual(['Vermont Foods', 'Les Sœurs Montréal']);
    expect(meta).toEqual({ total: 6, page: 2, limit: 4, totalPages: 2 });
  });

  it('for a picker returns the best matches first', async () => {
    const best = ['Montblanc', 'Les Sœurs Montréal', 'Vermont Foods', 'Ann', 'Bob', 'Carl'];
    expect(namesOf(await search(person, 'query=mont'))).toEqual(best);
    expect(namesOf(await search(person, 'query=MÖNT&limit=2'))).toEqual(best.slice(0, 2));
  });

  it('for a picker without a query returns the first by name', async () => {
    const first = ['Ann', 'Bob', 'Carl'];
    expect(namesOf(await search(person, 'limit=3'))).toEqual(first);
    expect(namesOf(await search(person, 'query=%20&limit=3'))).toEqual(first);
  });

  it('for a picker returns 25 by default', async () => {
    const busy = await aPerson();
    await parallel(27, (index) => aCustomer(busy, { name: `Customer ${index}` }));
    expect(await search(busy, 'query=customer')).toHaveLength(25);
    expect(await search(busy, '')).toHaveLength(25);
    expect(await search(busy, 'query=customer&limit=100')).toHaveLength(27);
  });
});

it('an employee works with the customers of the business', async () => {
  const employee = await signedIn('employee@demo.test', 'demo-1234');
  const customer = await aCustomer(employee, { name: 'Added by Sam' });
  const boss = await signedIn('owner@demo.test', 'demo-1234');
  expect(namesOf((await list(boss, 'search=added%20by%20sam')).customers)).toEqual(['Added by Sam']);
  expect(await employee.call('PATCH', `/customers/${customer.id}`, { body: { city: 'Banff' } })).toMatchObject({
    status: 200,
    body: { city: 'Banff' },
  });
  expect(namesOf(await search(employee, 'query=added'))).toEqual(['Added by Sam']);
  expect(await employee.call('DELETE', `/customers/${customer.id}`)).toMatchObject({ status: 204 });
});

it('the demo business has customers on several pages', async () => {
  const boss = await signedIn('owner@demo.test', 'demo-1234');
  const { meta, customers } = await list(boss, 'sortBy=name&limit=100');
  expect(meta.total).toBeGreaterThanOrEqual(25);
  expect(customers.some(({ phone, address }) => !phone && !address)).toBe(true);
});
