import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '#shared/product/schema.ts';
import { NewSeries, SeriesUpdate } from '#shared/series/schema.ts';
import { type Answers, callsOf } from '#test/support/screens/call-harness.ts';
import { fillIn, headerSave, tab } from '#test/support/screens/estimate-editor-harness.tsx';
import { address, answerEditor, keptSeries, paper, showEditor } from '#test/support/screens/series-editor-harness.tsx';
import { aSeries } from '#test/support/screens/series-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const LOGO: Product = {
  ...{ id: 'p1', shortDescription: 'Logo', detailedDescription: 'In three sizes', price: 450 },
  ...{ createdAt: '2026-01-05T10:00:00Z', version: 1 },
};
const CATALOGUE: Answers = {
  'GET /products': { products: [LOGO], meta: { page: 1, limit: 25, total: 1, totalPages: 1 } },
};
const FOLLOWED = aSeries({ items: [{ name: 'Logo', quantity: 1, rate: 450, amount: 450, productId: 'p1' }] });

const line = (number = 1) => within(screen.getByRole('row', { name: `Line ${number}` }));
const box = (number = 1) => line(number).getByLabelText<HTMLInputElement>('Follow the product’s price');
const rate = (number = 1) => line(number).getByLabelText<HTMLInputElement>('Rate');
const created = () => callsOf('POST /series').map(({ body }) => NewSeries.parse(body).items);
const updated = () => callsOf('PATCH /series/{id}').map(({ body }) => SeriesUpdate.parse(body).items);

beforeEach(() => {
  localStorage.clear();
  answerEditor(CATALOGUE);
});

/** Opens the editor of a new series with the product as its only line. */
async function pickLogo() {
  const shown = showEditor('create');
  await shown.user.type(await screen.findByLabelText('Name'), 'Acme');
  await shown.user.click(await tab('Line Items'));
  await shown.user.click(await screen.findByRole('button', { name: /Logo/ }));
  await screen.findByRole('row', { name: 'Line 1' });
  return shown;
}

/** Opens the editor of a stored series whose line follows the price of a product. */
async function openFollowed(query = '') {
  answerEditor({ ...CATALOGUE, 'GET /series/{id}': FOLLOWED });
  const shown = showEditor(`ser1/edit${query}`);
  await shown.user.click(await tab('Line Items'));
  return shown;
}

const save = async (user: Awaited<ReturnType<typeof pickLogo>>['user']) => {
  await user.click(headerSave());
  await waitFor(() => expect(address()).not.toMatch(/create|edit/));
};

describe('a line that was chosen from a product', () => {
  it('keeps its own price unless that is chosen', async () => {
    const { user } = await pickLogo();
    expect(box().checked).toBe(false);
    await save(user);
    expect(created()).toEqual([[expect.not.objectContaining({ productId: 'p1' })]]);
  });

  it('follows the price of the product if that is chosen', async () => {
    const { user } = await pickLogo();
    await user.click(box());
    expect(box().getAttribute('aria-describedby')).toBeTruthy();
    screen.getByText('Each invoice has the price that the product has then.');
    await save(user);
    expect(created()).toMatchObject([[{ name: 'Logo', quantity: 1, rate: 450, productId: 'p1' }]]);
  });

  it('follows it no more once another rate is typed, and again at the product’s price', async () => {
    const { user } = await pickLogo();
    await user.click(box());
    await user.clear(rate());
    await user.type(rate(), '400');
    expect(box().checked).toBe(false);
    await user.click(box());
    expect([box().checked, rate().value]).toEqual([true, '450']);
    await (await paper()).findAllByText(/450\.00/);
  });

  it('is followed by its copy, too', async () => {
    const { user } = await pickLogo();
    await user.click(box());
    await user.click(line().getByRole('button', { name: 'Actions for line 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await user.click(box(1));
    expect([box(1).checked, box(2).checked]).toEqual([false, true]);
  });

  it('remembers it in the draft on the device', async () => {
    const { user, unmount } = await pickLogo();
    await user.click(box());
    unmount();
    expect(keptSeries()).toMatchObject([{ items: [{ productId: 'p1' }] }]);
    showEditor('create');
    await user.click(await tab('Line Items'));
    expect(box().checked).toBe(true);
  });

  it('is forgotten in another currency than that of the catalogue', async () => {
    const { user } = await pickLogo();
    await user.click(box());
    await user.click(await tab('Invoice Details'));
    await user.selectOptions(screen.getByLabelText(/^Currency/), 'USD');
    await user.click(await tab('Line Items'));
    expect(screen.queryByLabelText('Follow the product’s price')).toBeNull();
    await save(user);
    expect(created()).toEqual([[expect.not.objectContaining({ productId: 'p1' })]]);
  });
});

it('is not offered for a line that was typed', async () => {
  const { user } = showEditor('create');
  await fillIn(user);
  expect(screen.queryByLabelText('Follow the product’s price')).toBeNull();
});

describe('a stored line that follows nothing', () => {
  const open = async (over: Parameters<typeof aSeries>[0] = {}, products = [LOGO]) => {
    const items = [{ name: 'Logo', quantity: 1, rate: 400, amount: 400 }];
    answerEditor({
      'GET /products': { products, meta: { page: 1, limit: 25, total: products.length, totalPages: 1 } },
      'GET /series/{id}': aSeries({ items, ...over }),
    });
    const shown = showEditor('ser1/edit');
    await shown.user.click(await tab('Line Items'));
    await waitFor(() => expect(callsOf('GET /products')).not.toEqual([]));
    return shown;
  };
  const offered = () => screen.queryByLabelText('Follow the product’s price');

  it('may follow the price of the product that it is called like', async () => {
    const { user } = await open();
    await waitFor(() => expect(box().checked).toBe(false));
    await user.click(box());
    expect([box().checked, rate().value]).toEqual([true, '450']);
    await save(user);
    expect(updated()).toEqual([[{ name: 'Logo', quantity: 1, rate: 450, productId: 'p1' }]]);
  });

  it('is as stored while that is not chosen', async () => {
    const { user } = await open();
    await waitFor(() => expect(offered()).toBeTruthy());
    await save(user);
    expect(updated()).toEqual([]);
  });

  it.each<[string, Parameters<typeof open>]>([
    ['two products are called like it', [{}, [LOGO, { ...LOGO, id: 'p2' }]]],
    ['no product is', [{}, [{ ...LOGO, shortDescription: 'Logos' }]]],
    ['the catalogue has another currency', [{ currency: 'USD' }]],
  ])('is not asked if %s', async (_, given) => {
    await open(...given);
    await screen.findByRole('row', { name: 'Line 1' });
    expect(offered()).toBeNull();
  });
});

describe('a stored line that follows the price of its product', () => {
  it('says so, and still does after another change', async () => {
    const { user } = await openFollowed();
    expect(box().checked).toBe(true);
    await user.type(line().getByLabelText('Short Description'), '!');
    await save(user);
    expect(updated()).toEqual([[{ name: 'Logo!', quantity: 1, rate: 450, productId: 'p1' }]]);
  });

  it('is as stored while nothing was changed, also after it was changed and back', async () => {
    const { user } = await openFollowed();
    await user.click(box());
    await user.click(box());
    await save(user);
    expect(updated()).toEqual([]);
  });

  it('keeps its rate once it follows nothing', async () => {
    const { user } = await openFollowed();
    await user.click(box());
    await save(user);
    expect(updated()).toEqual([[{ name: 'Logo', quantity: 1, rate: 450 }]]);
  });

  it('follows it on one day alone, too', async () => {
    const { user } = await openFollowed('?only=2026-03-01');
    await user.clear(line().getByLabelText('Quantity'));
    await user.type(line().getByLabelText('Quantity'), '2');
    await save(user);
    expect(updated()).toEqual([[{ name: 'Logo', quantity: 2, rate: 450, productId: 'p1' }]]);
  });
});
