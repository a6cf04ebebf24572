import { beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '#shared/customer/schema.ts';
import { list, namesOf, search } from '#test/support/customer-calls.ts';
import { aCustomer, aPerson, aStoredInvoice, type Person } from '#test/support/given.ts';
import { parallel } from '#test/support/parallel.ts';

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
      version: 1,
    });
    expect(Math.abs(Date.parse(customer.createdAt) - Date.now())).toBeLessThan(60_000);
    expect(await owner.call('GET', `/customers/${customer.id}`)).toMatchObject({ status: 200, body: customer });
  });

  it('needs only a name and an email address; empty fields are omitted', async () => {
    const body = { name: ' Ann ', email: 'ann@example.com', phone: '', city: '  ' };
    const { body: created } = await owner.call<Customer>('POST', '/customers', { body });
    const { id, createdAt } = created;
    const stored = { id, name: 'Ann', email: 'ann@example.com', createdAt, version: 1 };
    expect(created).toEqual(stored);
    expect((await owner.call('GET', `/customers/${created.id}`)).body).toEqual(stored);
  });

  it.each([
    [{ name: undefined }, 'name is required'],
    [{ name: '' }, 'name is required'],
    [{ name: '   ' }, 'name is required'],
    [{ name: 'x'.repeat(201) }, 'name must be at most 200 characters'],
    [{ name: 'a\r\nBcc: b@example.com' }, 'name must not contain line breaks or control characters'],
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
    [{ lsi2sk: 'CUSTOMER#' }, 'property lsi2sk should not exist'],
    [{ id: 'mine' }, 'id must not contain unsupported characters'],
  ])('is refused with %j', async (changes, message) => {
    const body = { name: 'Ann', email: 'ann@example.com', ...changes };
    expect(await owner.call('POST', '/customers', { body })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST', message },
    });
  });

  it('changes only the given fields; an empty string removes a field', async () => {
    const { id, phone: _phone, ...customer } = await aCustomer(owner);
    const changed = await owner.call('PATCH', `/customers/${id}`, { body: { name: 'Léger & Fils', phone: '' } });
    expect(changed).toMatchObject({ status: 200 });
    expect(changed.body).toEqual({ ...customer, id, name: 'Léger & Fils', version: 2 });
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

  it('keeps 24 simultaneous changes', async () => {
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

  it('is deleted once under parallel requests, and stays deleted', async () => {
    const person = await aPerson();
    const { id } = await aCustomer(person);
    await aCustomer(person);
    const responses = await parallel(20, () => person.call('DELETE', `/customers/${id}`));
    expect(responses.map(({ status }) => status).sort()).toEqual([204, ...Array(19).fill(404)]);
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

describe('two businesses', () => {
  it('cannot access each other’s customers', async () => {
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
      const response = await other.call(method, `/customers/${customer.id}`, options);
      const unknown = await other.call(method, `/customers/${'A'.repeat(22)}`, options);
      expect(response).toMatchObject({ status: 404 });
      expect(response.body).toEqual(unknown.body);
    }
    expect((await owner.call('GET', `/customers/${customer.id}`)).body).toEqual(customer);
  });

  it('learn nothing about each other’s customers through an invoice', async () => {
    const other = await aPerson();
    const customer = await aCustomer(owner, { name: 'Only ours', email: 'secret@example.com' });
    const invoice = await aStoredInvoice(other, { customerId: customer.id, billingName: 'Mine' });
    for (const path of [`/invoices/${invoice.id}`, `/invoices/${invoice.id}/public`, '/invoices']) {
      const response = await other.call('GET', path);
      expect(response.status).toBe(200);
      expect(JSON.stringify(response.body)).not.toMatch(/secret@example\.com|Only ours/);
    }
  });
});

it('returns no table attributes', async () => {
  const { id } = await aCustomer(owner);
  const responses = [await owner.call('GET', `/customers/${id}`), await owner.call('GET', '/customers')];
  expect(JSON.stringify(responses.map(({ body }) => body))).not.toMatch(/"(pk|sk|lsi\w*)"|CUSTOMER#|BUSINESS#/);
});
