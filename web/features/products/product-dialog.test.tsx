import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { Product } from '#shared/product/schema.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { renderFor } from '#test/support/screens/session-harness.tsx';
import { call } from '#web/lib/api/call.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { ProductDialog } from './product-dialog.tsx';
import { TaxBadges } from './tax-badges.tsx';

vi.mock('#web/lib/api/call.ts');
vi.mock('#web/ui/feedback/toast.ts');

const PRODUCT: Product = {
  id: 'p',
  shortDescription: 'Logo',
  detailedDescription: 'A logo in three variants',
  price: 450,
  createdAt: '2026-01-05T10:00:00Z',
  version: 3,
};
const EXEMPT: Product = { ...PRODUCT, taxTreatment: 'exempt', supplyCategory: 'legal' };

const field = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const onClose = vi.fn();
const show = (product: Product) => renderFor({}, <ProductDialog onClose={onClose} product={product} />);
const changes = () => callsOf('PATCH /products/{id}').map(({ body }) => body);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

beforeEach(() => {
  vi.mocked(call).mockReset();
  answerCalls({ 'PATCH /products/{id}': PRODUCT, 'GET /products/{id}/series': { total: 0, series: [] } });
});

it('explains a treatment, and sends only what was chosen', async () => {
  show(PRODUCT);
  expect([field('What is it?').value, field('How is it taxed?').value]).toEqual(['', '']);
  await userEvent.selectOptions(field('How is it taxed?'), 'Zero-rated');
  expect(screen.getByText('Taxed at 0%, such as basic groceries.')).toBeTruthy();
  await save();
  await waitFor(() => expect(changes()).toEqual([{ taxTreatment: 'zeroRated', version: 3 }]));
});

it('has a unit, which is removed when it is emptied', async () => {
  show({ ...PRODUCT, unit: 'h' });
  expect(field('Unit').value).toBe('h');
  await userEvent.clear(field('Unit'));
  await save();
  await waitFor(() => expect(changes()).toEqual([{ unit: '', version: 3 }]));
});

it('stays open when there is nothing to save', async () => {
  onClose.mockClear();
  show(PRODUCT);
  await save();
  expect(toast.info).toHaveBeenCalledExactlyOnceWith('No changes to save');
  expect([onClose.mock.calls, changes()]).toEqual([[], []]);
});

it('returns both choices to the default', async () => {
  show(EXEMPT);
  await userEvent.selectOptions(field('What is it?'), 'What your business sells');
  await userEvent.selectOptions(field('How is it taxed?'), 'Default for what you sell');
  await save();
  await waitFor(() => expect(changes()).toEqual([{ supplyCategory: '', taxTreatment: '', version: 3 }]));
});

it('asks before it overwrites someone else’s changes, and keeps the entered price', async () => {
  answerCalls({ 'PATCH /products/{id}': new AppError('CONFLICT', 'x', { reason: 'CHANGED_MEANWHILE' }) });
  show(PRODUCT);
  await userEvent.clear(field('Price'));
  await userEvent.type(field('Price'), '45');
  await save();
  await screen.findByRole('dialog', { name: 'This product was changed' });
  answerCalls({ 'PATCH /products/{id}': { ...PRODUCT, shortDescription: 'Renamed', price: 45 } });
  await userEvent.click(screen.getByRole('button', { name: 'Overwrite' }));
  await waitFor(() => expect(changes()).toEqual([{ price: 45, version: 3 }, { price: 45 }]));
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Product updated successfully');
});

it.each([
  [PRODUCT, ''],
  [EXEMPT, 'ExemptLegal services'],
  [{ taxTreatment: 'noPst' } as const, 'No PST or RST'],
  [{ supplyCategory: 'goods' } as const, 'Goods'],
])('shows %j in lists as "%s"', (product, text) => {
  renderFor({}, <TaxBadges product={product} />);
  expect(document.body.textContent).toBe(text);
});
