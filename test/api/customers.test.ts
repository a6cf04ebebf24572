import { beforeAll, describe, expect, it } from 'vitest';
import type { PageMeta } from '#shared/api/page.ts';
import type { Customer } from '#shared/customer/schema.ts';
import { aCustomer, aPerson, aStoredInvoice, type Person, signedIn } from '#test/support/given.ts';

type Page = { customers: Customer[]; meta: PageMeta };

const list = async (by: Person, query = '') => (await by.call<Page>('GET', `/customers?${query}`)).body;
const search = async (by: Person, query: string) =>
  (await by.call<{ customers: Customer[] }>('GET', `/customers/search?${query}`)).body.customers;
const namesOf = (customers: Customer[]) => customers.map(({ name }) => name);
const parallel = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

let owner: Person;
beforeAll(async () => {
  owner = await aPerson();
});

describe('a customer', () => {
  it('is added with all its fields, then read', async () => {
    const customer = await aCustomer(owner);
    expect(customer).toEqual({
      id: expect.stringMatching(/^[0-9A-Za-z]{22}$/),
      name: 'Café Léger',
      email: 'billing@example.com',
      phone: '+1 514 555 0100',
      address: '410 rue Saint-Paul',
      city: 'Montréal',
      state: 'QC',
      zip: 'H2Y 1H2',
      country: 'Canada',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(Math.abs(Date.parse(customer.createdAt) - Date.now())).toBeLessThan(60_000);
    expect(await owner.call('GET', `/customers/${customer.id}`)).toMatchObject({ status: 200, body: customer });
  });

  it('needs a name and an e-mail address alone; empty fields are left out', async () => {
    const body = { name: ' Ann ', email: 'ann@example.com', phone: '', city: '  ' };
    const { body: created } = await owner.call<Customer>('POST', '/customers', { body });
    const stored = { id: created.id, name: 'Ann', email: 'ann@example.com', createdAt: created.createdAt };
    expect(created).toEqual(stored);
    expect((await owner.call('GET', `/customers/${created.id}`)).body).toEqual(stored);
  });

  it.each([
    [{ name: undefined }, 'name is required'],
    [{ name: '' }, 'name is required'],
    [{ name: '   ' }, 'name is required'],
    [{ name: 'x'.repeat(201) }, 'name must be at most 200 characters'],
    [{ name: 'a\r\nBcc: b@example.com' }, 'name must not contain characters of that kind'],
    [{ name: 5 }, 'name must be a string'],
    [{ email: undefined }, 'email is required'],
    [{ email: '' }, 'email is required'],
    [{ email: 'ann' }, 'email must be an email'],
    [{ email: 'ann@example.com, bob@example.com' }, 'email must be an email'],
    [{ phone: '5'.repeat(31) }, 'phone must be at most 30 characters'],
    [{ address: 'x'.repeat(201) }, 'address must be at most 200 characters'],
    [{ city: 'x'.repeat(101) }, 'city must be at most 100 characters'],
    [{ city: null }, 'city must be a string'],
    [{ state: 'x'.repeat(101) }, 'state must be at most 100 characters'],
    [{ zip: 'x'.repeat(21) }, 'zip must be at most 20 characters'],
    [{ country: 'x'.repeat(101) }, 'country must be at most 100 characters'],
    [{ businessId: 'other' }, 'property businessId should not exist'],
    [{ lsName: 'CUSTOMER#' }, 'property lsName should not exist'],
    [{ id: 'mine' }, 'property id should not exist'],
  ])('is refused with %j', async (changes, message) => {
    const body = { name: 'Ann', email: 'ann@example.com', ...changes };
    expect(await owner.call('POST', '/customers', { body })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST', message },
    });
  });

  it('changes in what is named, and an empty text takes a field away', async () => {
    const { id, phone: _phone, ...customer } = await aCustomer(owner);
    const changed = await owner.call('PATCH', `/customers/${id}`, { body: { name: 'Léger & Fils', phone: '' } });
    expect(changed).toMatchObject({ status: 200 });
    expect(changed.body).toEqual({ ...customer, id, name: 'Léger & Fils' });
    expect((await owner.call('GET', `/customers/${id}`)).body).toEqual(changed.body);
    expect(await owner.call('PATCH', `/customers/${id}`, { body: {} })).toMatchObject({ body: changed.body });
  });

  it.each([
    [{ name: '' }, 'name is required'],
    [{ name: null }, 'name must be a string'],
    [{ email: ' ' }, 'email is required'],
    [{ createdAt: '2020-01-01' }, 'property createdAt should not exist'],
  ])('is not changed by %j', async (body, message) => {
    const customer = await aCustomer(owner);
    expect(await owner.call('PATCH', `/customers/${customer.id}`, { body })).toMatchObject({
      status: 400,
      body: { message },
    });
    expect((await owner.call('GET', `/customers/${customer.id}`)).body).toEqual(customer);
  });

  it('keeps what 24 people change of it at once', async () => {
    const { id } = await aCustomer(owner);
    const fields = ['name', 'city', 'phone', 'address', 'state', 'zip'];
    await parallel(24, (index) =>
      owner.call('PATCH', `/customers/${id}`, { body: { [fields[index % 6] ?? '']: `new ${index % 6}` } }),
    );
    expect((await owner.call('GET', `/customers/${id}`)).body).toMatchObject(
      Object.fromEntries(fields.map((field, index) => [field, `new ${index}`])),
    );
    expect(namesOf((await list(owner, 'search=new%201&sortBy=city')).customers)).toEqual(['new 0']);
  });

  it('is deleted once, whoever tries at a time, and stays away', async () => {
    const person = await aPerson();
    const { id } = await aCustomer(person);
    await aCustomer(person);
    const answers = await parallel(20, () => person.call('DELETE', `/customers/${id}`));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(19).fill(404)]);
    expect((await list(person)).meta.total).toBe(1);
    for (const [method, options] of [
      ['GET', {}],
      ['PATCH', { body: { name: 'Back' } }],
      ['DELETE', {}],
    ] as const) {
      expect(await person.call(method, `/customers/${id}`, options)).toMatchObject({
        status: 404,
        body: { message: 'Customer not found' },
      });
    }
  });

  it('leaves its invoices as they were', async () => {
    const { id, name } = await aCustomer(owner);
    const invoice = await aStoredInvoice(owner, { customerId: id, billingName: name });
    await owner.call('DELETE', `/customers/${id}`);
    expect((await owner.call('GET', `/invoices/${invoice.id}`)).body).toEqual(invoice);
  });
});

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

  it('tells where a page stands', async () => {
    expect((await list(person)).meta).toEqual({ total: 5, page: 1, limit: 10, totalPages: 1 });
    expect((await list(person, 'page=2&limit=2')).meta).toEqual({ total: 5, page: 2, limit: 2, totalPages: 3 });
    expect((await list(person, 'limit=5')).meta).toEqual({ total: 5, page: 1, limit: 5, totalPages: 1 });
  });

  it('follows a change at once', async () => {
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

  it('counts 50 customers added at once', async () => {
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

  it('for a picker answers the best first', async () => {
    const best = ['Montblanc', 'Les Sœurs Montréal', 'Vermont Foods', 'Ann', 'Bob', 'Carl'];
    expect(namesOf(await search(person, 'query=mont'))).toEqual(best);
    expect(namesOf(await search(person, 'query=MÖNT&limit=2'))).toEqual(best.slice(0, 2));
  });

  it('for a picker without a text answers the first by name', async () => {
    const first = ['Ann', 'Bob', 'Carl'];
    expect(namesOf(await search(person, 'limit=3'))).toEqual(first);
    expect(namesOf(await search(person, 'query=%20&limit=3'))).toEqual(first);
  });

  it('for a picker answers 25 unless told', async () => {
    const busy = await aPerson();
    await parallel(27, (index) => aCustomer(busy, { name: `Customer ${index}` }));
    expect(await search(busy, 'query=customer')).toHaveLength(25);
    expect(await search(busy, '')).toHaveLength(25);
    expect(await search(busy, 'query=customer&limit=100')).toHaveLength(27);
  });
});

describe('two businesses', () => {
  it('never meet', async () => {
    const other = await aPerson();
    const customer = await aCustomer(owner, { name: 'Only ours' });
    expect((await list(other)).meta.total).toBe(0);
    expect((await list(other, 'search=only%20ours')).meta.total).toBe(0);
    expect(await search(other, 'query=only')).toEqual([]);
    for (const [method, options] of [
      ['GET', {}],
      ['PATCH', { body: { name: 'Theirs' } }],
      ['DELETE', {}],
    ] as const) {
      const answer = await other.call(method, `/customers/${customer.id}`, options);
      const unknown = await other.call(method, `/customers/${'A'.repeat(22)}`, options);
      expect(answer).toMatchObject({ status: 404 });
      expect(answer.body).toEqual(unknown.body);
    }
    expect((await owner.call('GET', `/customers/${customer.id}`)).body).toEqual(customer);
  });

  it('learn nothing of each other’s customers through an invoice', async () => {
    const other = await aPerson();
    const customer = await aCustomer(owner, { name: 'Only ours', email: 'secret@example.com' });
    const invoice = await aStoredInvoice(other, { customerId: customer.id, billingName: 'Mine' });
    for (const path of [`/invoices/${invoice.id}`, `/invoices/${invoice.id}/public`, '/invoices']) {
      const answer = await other.call('GET', path);
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.body)).not.toMatch(/secret@example\.com|Only ours/);
    }
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

it('answers no attribute of the table', async () => {
  const { id } = await aCustomer(owner);
  const answers = [await owner.call('GET', `/customers/${id}`), await owner.call('GET', '/customers')];
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/"(pk|sk|ls\w*)"|CUSTOMER#|BUSINESS#/);
});
