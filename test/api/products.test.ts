import { beforeAll, describe, expect, it } from 'vitest';
import { aPerson, aProduct, aStoredInvoice, type Person, signedIn } from '#test/support/given.ts';
import { parallel } from '#test/support/parallel.ts';
import { list, titlesOf } from '#test/support/product-calls.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPerson();
});

describe('a product', () => {
  it('is added with all its fields, then read', async () => {
    const product = await aProduct(owner, { detailedDescription: ' Two lines:\n\t• one ' });
    expect(product).toEqual({
      id: expect.stringMatching(/^[0-9A-Za-z]{22}$/),
      shortDescription: 'Logo design',
      detailedDescription: 'Two lines:\n\t• one',
      price: 450,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      version: 1,
    });
    expect(await owner.call('GET', `/products/${product.id}`)).toMatchObject({ status: 200, body: product });
  });

  it.each([0, 0.01, 0.29, 1.1, 19.99, 1234.56, 1_234_567.89, 9_999_999.99])('keeps the price %d', async (price) => {
    const { id } = await aProduct(owner, { price });
    expect((await owner.call('GET', `/products/${id}`)).body).toMatchObject({ price });
  });

  it.each([
    [{ shortDescription: undefined }, 'shortDescription is required'],
    [{ shortDescription: '' }, 'shortDescription is required'],
    [{ shortDescription: '  ' }, 'shortDescription is required'],
    [{ shortDescription: 'ab' }, 'shortDescription must be at least 3 characters'],
    [{ shortDescription: 'x'.repeat(101) }, 'shortDescription must be at most 100 characters'],
    [{ shortDescription: 'two\nlines' }, 'shortDescription must not contain line breaks or control characters'],
    [{ detailedDescription: undefined }, 'detailedDescription is required'],
    [{ detailedDescription: 'too short' }, 'detailedDescription must be at least 10 characters'],
    [{ detailedDescription: 'x'.repeat(1001) }, 'detailedDescription must be at most 1000 characters'],
    [{ price: undefined }, 'price is required'],
    [{ price: '450' }, 'price must be a number'],
    [{ price: null }, 'price must be a number'],
    [{ price: -1 }, 'price must be at least 0'],
    [{ price: 1.005 }, 'price must have at most 2 decimal places'],
    [{ price: 10_000_000 }, 'price must be at most 9999999.99'],
    [{ priceCents: 1 }, 'property priceCents should not exist'],
  ])('is refused with %j', async (changes, message) => {
    const body = { shortDescription: 'Logo', detailedDescription: 'A logo in three sizes', price: 1, ...changes };
    expect(await owner.call('POST', '/products', { body })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST', message },
    });
  });

  it('is refused with a list of every broken rule', async () => {
    const body = { shortDescription: 'ab', price: 1.005, priceCents: 1 };
    expect((await owner.call('POST', '/products', { body })).body).toMatchObject({
      issues: [
        { path: 'shortDescription', rule: 'minLength', params: { min: 3 } },
        { path: 'detailedDescription', rule: 'required' },
        { path: 'price', rule: 'decimals', params: { max: 2 } },
        { path: 'priceCents', rule: 'unknown' },
      ],
    });
  });

  it('accepts texts of minimum and maximum length', async () => {
    await aProduct(owner, { shortDescription: 'abc', detailedDescription: 'x'.repeat(10) });
    await aProduct(owner, { shortDescription: 'x'.repeat(100), detailedDescription: 'x'.repeat(1000) });
  });

  it('changes only the given fields', async () => {
    const product = await aProduct(owner);
    const path = `/products/${product.id}`;
    expect((await owner.call('PATCH', path, { body: { price: 0.1 } })).body).toEqual({
      ...product,
      price: 0.1,
      version: 2,
    });
    const renamed = { ...product, price: 0.1, shortDescription: 'Sign', version: 3 };
    expect((await owner.call('PATCH', path, { body: { shortDescription: 'Sign' } })).body).toEqual(renamed);
    expect((await owner.call('PATCH', path, { body: {} })).body).toEqual(renamed);
    expect(await owner.call('PATCH', path, { body: { shortDescription: '' } })).toMatchObject({
      status: 400,
      body: { message: 'shortDescription is required' },
    });
    expect((await owner.call('GET', path)).body).toEqual(renamed);
  });

  it('keeps its treatment and category until they are cleared', async () => {
    const product = await aProduct(owner);
    const path = `/products/${product.id}`;
    const taxation = { taxTreatment: 'noPst', supplyCategory: 'legal' };
    expect((await owner.call('PATCH', path, { body: taxation })).body).toEqual({ ...product, ...taxation, version: 2 });
    expect((await owner.call('GET', path)).body).toEqual({ ...product, ...taxation, version: 2 });
    const repriced = await owner.call('PATCH', path, { body: { price: 0.1 } });
    expect(repriced.body).toEqual({ ...product, ...taxation, price: 0.1, version: 3 });
    const cleared = await owner.call('PATCH', path, { body: { taxTreatment: '', supplyCategory: '' } });
    expect(cleared.body).toEqual({ ...product, price: 0.1, version: 4 });
  });

  it('is added with a treatment and a category, or with empty ones', async () => {
    const taxation = { taxTreatment: 'zeroRated', supplyCategory: 'goods' } as const;
    expect(await aProduct(owner, taxation)).toMatchObject(taxation);
    const empty = await aProduct(owner, { taxTreatment: '', supplyCategory: '' });
    expect(empty).not.toHaveProperty('taxTreatment');
    expect(empty).not.toHaveProperty('supplyCategory');
  });

  it.each([
    [{ taxTreatment: 'free' }, 'taxTreatment must be one of taxable, noPst, zeroRated, export, exempt'],
    [{ taxTreatment: null }, 'taxTreatment must be one of taxable, noPst, zeroRated, export, exempt'],
    [{ supplyCategory: 'Goods' }, /^supplyCategory must be one of goods, books, /],
  ])('is not changed by %j', async (body, message) => {
    const product = await aProduct(owner);
    const response = await owner.call('PATCH', `/products/${product.id}`, { body });
    expect(response).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } });
    expect((await owner.call('GET', `/products/${product.id}`)).body).toEqual(product);
  });

  it('keeps simultaneous changes', async () => {
    const { id } = await aProduct(owner);
    const changes = [{ price: 7.77 }, { shortDescription: 'Renamed' }, { detailedDescription: 'Described anew' }];
    await parallel(12, (index) => owner.call('PATCH', `/products/${id}`, { body: changes[index % 3] }));
    expect((await owner.call('GET', `/products/${id}`)).body).toMatchObject(Object.assign({}, ...changes));
  });

  it('is deleted once, and invoices keep its details', async () => {
    const person = await aPerson();
    const { id, shortDescription: name, price: rate } = await aProduct(person);
    await aProduct(person);
    const invoice = await aStoredInvoice(person, { items: [{ name, quantity: 1, rate }] });
    const responses = await parallel(20, () => person.call('DELETE', `/products/${id}`));
    expect(responses.map(({ status }) => status).sort()).toEqual([204, ...Array(19).fill(404)]);
    expect((await list(person)).meta.total).toBe(1);
    expect(await person.call('GET', `/products/${id}`)).toMatchObject({
      status: 404,
      body: { message: 'Product not found' },
    });
    expect((await person.call('GET', `/invoices/${invoice.id}`)).body).toEqual(invoice);
  });
});

it('two businesses cannot access each other’s products', async () => {
  const other = await aPerson();
  const product = await aProduct(owner, { shortDescription: 'Only ours' });
  expect((await list(other)).meta.total).toBe(0);
  expect((await list(other, 'search=only')).meta.total).toBe(0);
  for (const [method, options] of [
    ['GET', {}],
    ['PATCH', { body: { price: 0 } }],
    ['DELETE', {}],
  ] as const) {
    expect(await other.call(method, `/products/${product.id}`, options)).toMatchObject({ status: 404 });
  }
  expect((await owner.call('GET', `/products/${product.id}`)).body).toEqual(product);
});

it('an employee works with the products of the business', async () => {
  const employee = await signedIn('employee@demo.test', 'demo-1234');
  const { id } = await aProduct(employee, { shortDescription: 'Added by Sam' });
  expect(titlesOf((await list(employee, 'search=added%20by')).products)).toEqual(['Added by Sam']);
  expect(await employee.call('PATCH', `/products/${id}`, { body: { price: 5 } })).toMatchObject({ status: 200 });
  expect(await employee.call('DELETE', `/products/${id}`)).toMatchObject({ status: 204 });
});

it('returns no table attributes', async () => {
  const { id } = await aProduct(owner);
  const responses = [await owner.call('GET', `/products/${id}`), await owner.call('GET', '/products')];
  expect(JSON.stringify(responses.map(({ body }) => body))).not.toMatch(
    /"(pk|sk|lsi\w*|priceCents)"|PRODUCT#|BUSINESS#/,
  );
});
