import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer, showEstimates } from '#test/support/screens/estimates-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
afterEach(cleanup);

const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

it.each([
  [
    { open: 1, toInvoice: 1, won: 1, closed: 4 },
    ['En attente de réponse1 200,50 CAD1 envoyée', 'À facturer800,00 CAD1 acceptée', '1 sur 4, 25 %'],
  ],
  [
    { open: 2, toInvoice: 3, won: 0, closed: 0 },
    ['En attente de réponse1 200,50 CAD2 envoyées', 'À facturer800,00 CAD3 acceptées', 'Aucune décision'],
  ],
])('the figures of %j in French', async (counts, texts) => {
  const currencies = [{ currency: 'CAD' as const, open: 1200.5, toInvoice: 800, won: 3000 }];
  answer({ 'GET /estimates/stats': { currencies, counts, ...(counts.closed && { wonPercent: 25 }) } });
  showEstimates();
  const row = await screen.findByRole('region', { name: 'Vos soumissions en un coup d’œil' });
  const shown = [...row.children].map(({ textContent }) => plain(textContent));
  expect(shown.slice(0, 2)).toEqual(texts.slice(0, 2));
  expect(shown[2]).toMatch(new RegExp(`^Gagnées, 90 derniers jours3 000,00 CAD${texts[2]}$`));
});
