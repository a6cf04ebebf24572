import { beforeAll, describe, expect, it } from 'vitest';
import { aPerson, aProduct, type Person } from '#test/support/given.ts';
import { parallel } from '#test/support/parallel.ts';
import { list, titlesOf } from '#test/support/product-calls.ts';

describe('the list', () => {
  let person: Person;
  beforeAll(async () => {
    person = await aPerson();
    for (const shortDescription of ['Elm table', 'Élan chair', 'East lamp', 'zinc sheet', 'Ash stool']) {
      await aProduct(person, {
        shortDescription,
        detailedDescription: `Made of the best: ${shortDescription}, Fraîche`,
      });
    }
  });

  it.each([
    ['', 'Ash stool, East lamp, Élan chair, Elm table, zinc sheet'],
    ['sortBy=shortDescription&sortOrder=asc', 'Ash stool, East lamp, Élan chair, Elm table, zinc sheet'],
    ['sortBy=shortDescription&sortOrder=desc', 'zinc sheet, Elm table, Élan chair, East lamp, Ash stool'],
    ['sortBy=createdAt', 'Ash stool, zinc sheet, East lamp, Élan chair, Elm table'],
    ['sortBy=createdAt&sortOrder=asc', 'Elm table, Élan chair, East lamp, zinc sheet, Ash stool'],
    ['page=2&limit=2', 'Élan chair, Elm table'],
    ['page=3&limit=2', 'zinc sheet'],
    ['page=4&limit=2', ''],
  ])('%s shows %s', async (query, titles) => {
    const { products, meta } = await list(person, query);
    expect(titlesOf(products).join(', ')).toBe(titles);
    expect(meta.total).toBe(5);
  });

  it.each([
    ['search=elan', 'Élan chair'],
    ['search=LAMP', 'East lamp'],
    ['search=fraiche&limit=2&page=3', 'zinc sheet'],
    ['search=nothing', ''],
  ])('%s finds %s', async (query, titles) => {
    expect(titlesOf((await list(person, query)).products).join(', ')).toBe(titles);
  });

  it('counts search results', async () => {
    expect((await list(person, 'search=fraiche&limit=2')).meta).toEqual({ total: 5, page: 1, limit: 2, totalPages: 3 });
  });

  it.each([
    ['sortBy=price', 'sortBy must be one of shortDescription, createdAt'],
    ['sortOrder=up', 'sortOrder must be one of asc, desc'],
    ['limit=0', 'limit must be at least 1'],
  ])('refuses %s', async (query, message) => {
    expect(await person.call('GET', `/products?${query}`)).toMatchObject({ status: 400, body: { message } });
  });

  it('counts 50 products added in parallel', async () => {
    const busy = await aPerson();
    await parallel(50, (index) => aProduct(busy, { shortDescription: `Product ${index}` }));
    expect((await list(busy)).meta.total).toBe(50);
  });
});
