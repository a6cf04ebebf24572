import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Product } from '#shared/product/schema.ts';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import { renderFor } from '#test/support/screens/session-harness.tsx';
import { ProductDialog } from './product-dialog.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

const LOGO: Product = {
  ...{ id: 'p1', shortDescription: 'Logo', detailedDescription: 'En trois formats', price: 450 },
  ...{ createdAt: '2026-01-05T10:00:00Z', version: 1 },
};

it('nomme les factures récurrentes qui suivent un prix', async () => {
  const series = [{ id: 's2', billingName: 'Zed', nextDay: '2026-02-01' }];
  answerCalls({ 'GET /products/{id}/series': { total: 3, series } });
  renderFor({}, <ProductDialog onClose={() => undefined} product={LOGO} />);
  await screen.findByText('3 factures récurrentes suivent ce prix');
  screen.getByText(/^Un nouveau prix s’applique à partir de la prochaine facture/);
  screen.getByText('Prochaine : 1er févr. 2026');
  screen.getByText('Et 2 de plus');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/invoices/recurring/s2');
});
