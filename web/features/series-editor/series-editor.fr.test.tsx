import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { headerSave, tab } from '#test/support/screens/estimate-editor-harness.tsx';
import { toasts } from '#test/support/screens/estimates-harness.tsx';
import { address, answerEditor, paper, showEditor } from '#test/support/screens/series-editor-harness.tsx';
import { aSeries, DRAFT } from '#test/support/screens/series-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

beforeEach(() => localStorage.clear());

const FRENCH = {
  ...DRAFT,
  language: 'fr',
  paymentTerms: 'Payment is due within 30 days of the invoice date.',
  items: [{ name: 'Honoraires de {month}', quantity: 1, rate: 5, amount: 5 }],
} as const;

it('schedules a series in French', async () => {
  answerEditor({ 'GET /series/{id}': aSeries({ ...FRENCH, items: [...FRENCH.items] }) });
  const { user } = showEditor('ser1/edit');
  await screen.findByRole('heading', { name: 'Modifier la facture récurrente' });
  await user.click(await tab('Détails'));
  screen.getByText('Propres à chaque facture');
  await (await paper()).findByText(/^Honoraires de [a-zûé]+$/);
  await (await paper()).findByText('Attribué à l’émission');
  await user.click(screen.getByRole('button', { name: 'Planifier' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fréquence' }));
  await user.selectOptions(dialog.getByLabelText('Unité'), 'trimestre');
  await user.selectOptions(dialog.getByLabelText('Jour'), 'Le dernier vendredi');
  await dialog.findByText(/^Tous les trimestres, le dernier vendredi de /);
  await user.click(dialog.getByRole('radio', { name: 'Préparer un brouillon que j’enverrai' }));
  await user.click(dialog.getByRole('button', { name: 'Activer' }));
  await waitFor(() => expect(address()).toBe('/invoices/recurring/ser1'));
  expect(callsOf('POST /series/{id}/schedule')).toMatchObject([
    { body: { mode: 'draft', schedule: { unit: 'quarter', anchor: { weekday: 5, ordinal: 'last' } } } },
  ]);
  expect(toasts('success')).toEqual(['Facture récurrente activée']);
});

it('changes only one invoice in French', async () => {
  answerEditor();
  const { user } = showEditor('ser1/edit?only=2026-03-01');
  await screen.findByText(/^Vous modifiez seulement la facture du 1er mars 2026/);
  await user.type(await screen.findByLabelText('Ville'), 'Laval');
  await user.click(headerSave());
  await waitFor(() => expect(callsOf('PATCH /series/{id}')).toMatchObject([{ body: { only: '2026-03-01' } }]));
});

it('lets a line follow the price of its product in French', async () => {
  const items = [{ name: 'Logo', quantity: 1, rate: 450, amount: 450, productId: 'p1' }];
  answerEditor({ 'GET /series/{id}': aSeries({ items }) });
  const { user } = showEditor('ser1/edit');
  await user.click(await tab('Lignes'));
  const box = await screen.findByLabelText<HTMLInputElement>('Suivre le prix du produit');
  screen.getByText('Chaque facture reprend le prix du produit à ce moment-là.');
  await user.click(box);
  await user.click(headerSave());
  await waitFor(() => expect(callsOf('PATCH /series/{id}')).toHaveLength(1));
  expect(callsOf('PATCH /series/{id}')).toMatchObject([
    { body: { items: [{ name: 'Logo', quantity: 1, rate: 450 }] } },
  ]);
});
