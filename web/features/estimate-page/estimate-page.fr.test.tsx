import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EstimateEvent } from '#shared/estimate/event.ts';
import type { Estimate } from '#shared/estimate/schema.ts';
import { englishOn } from '#test/support/app-texts.ts';
import {
  anEstimate,
  aShownEstimate,
  DRAFT,
  INVOICED,
  PARTLY_INVOICED,
  showPage,
} from '#test/support/screens/estimates-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

beforeEach(() => vi.setSystemTime(new Date(2026, 0, 15, 12)));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The English texts on the page. */
const english = () => englishOn({ evaluate: async (run: () => unknown) => run() } as Parameters<typeof englishOn>[0]);
const IN_FRENCH = { 'GET /estimates/{id}/public': aShownEstimate({ language: 'fr' }) };

const at = '2026-01-06T12:00:00.000Z';
const by = 'maya@prairie.test';
const EVENTS: EstimateEvent[] = [
  { type: 'CREATED', at, by },
  { type: 'SENT', at, by, version: 1, recipient: 'a@demo.test' },
  { type: 'SENT', at, by, version: 2 },
  { type: 'OPENED', at, version: 2 },
  { type: 'MAIL_FAILED', at, recipient: 'a@demo.test', kind: 'BOUNCED' },
  { type: 'ACCEPTED', at, version: 2, name: 'Dana Fox' },
  { type: 'UNDONE', at, by },
  { type: 'DECLINED', at, version: 2, by, way: 'inPerson' },
  { type: 'ACCEPTED', at, version: 2, by, way: 'purchaseOrder', reference: 'PO 88' },
  { type: 'INVOICED', at, by, invoiceId: 'inv-1', invoiceNumber: 'INV-3' },
  { type: 'INVOICE_DELETED', at, by, invoiceNumber: 'INV-3' },
];

const PART = { id: 'inv-1', invoiceNumber: 'INV-3' };
const DEPOSIT = { id: 'dep-1', invoiceNumber: 'DEP-1', amount: 100, isPaid: true } as const;
const OFFERED = {
  items: [
    { name: 'Terrasse', quantity: 1, rate: 1000, amount: 1000 },
    { name: 'Chêne', quantity: 1, rate: 200, amount: 200, choice: { group: 'Bois' }, chosen: true },
    { name: 'Pin', quantity: 1, rate: 100, amount: 100, choice: { group: 'Bois' } },
    { name: 'Huile', quantity: 1, rate: 50, amount: 50, choice: 'optional' as const },
  ],
};

describe('the page of an estimate in French', () => {
  it.each<[string, Partial<Estimate>]>([
    ['a sent one', { events: EVENTS }],
    ['one with unsent changes', { isRevised: true }],
    ['an expired one', { dueDate: '2026-01-14' }],
    ['an accepted one', { status: 'ACCEPTED' }],
    ['a declined one', { status: 'DECLINED' }],
    ['an invoiced one', INVOICED],
    ['one that is invoiced in part', { ...PARTLY_INVOICED, deposit: DEPOSIT }],
    ['one that is invoiced by lines', { status: 'ACCEPTED', invoices: [{ ...PART, lines: [1] }], ...OFFERED }],
    [
      'one that is invoiced in two parts',
      {
        ...INVOICED,
        invoices: [
          { ...PART, share: 30 },
          { ...PART, id: 'b', share: 70 },
        ],
      },
    ],
  ])('says nothing in English about %s', async (_, over) => {
    await showPage(over, IN_FRENCH);
    await screen.findByRole('article');
    expect(await english()).toEqual([]);
  });

  it('says nothing in English once a draft is sent', async () => {
    const { user, steps } = await showPage(DRAFT, {
      'GET /estimates/{id}/preview': aShownEstimate({ status: 'DRAFT', language: 'fr' }),
      'POST /estimates/{id}/send': anEstimate(),
      ...IN_FRENCH,
    });
    await user.click(steps.getByRole('button', { name: 'Envoyer la soumission' }));
    await user.click(await screen.findByRole('button', { name: 'Envoyer' }));
    await screen.findByText('Envoyée à Café Léger Inc.');
    expect(await english()).toEqual([]);
  });

  it('says nothing in English while a part is invoiced', async () => {
    const { user, steps } = await showPage({ status: 'ACCEPTED', ...OFFERED }, IN_FRENCH);
    await user.click(steps.getByRole('button', { name: 'Facturer une partie' }));
    await user.clear(await screen.findByLabelText('Pourcentage'));
    await user.click(screen.getByRole('button', { name: 'Créer la facture' }));
    await screen.findByText(/^Entrez un pourcentage/);
    expect(await english()).toEqual([]);
    await user.click(screen.getByLabelText('Certaines lignes'));
    await user.click(screen.getByRole('button', { name: 'Créer la facture' }));
    await screen.findByText('Choisissez au moins une ligne.');
    expect(await english()).toEqual([]);
  });

  it('says nothing in English while a decision about choices is recorded', async () => {
    const { user, steps } = await showPage(
      {},
      { 'GET /estimates/{id}/public': aShownEstimate({ language: 'fr', ...OFFERED }) },
    );
    await user.click(steps.getByRole('button', { name: 'Inscrire la décision' }));
    await screen.findByText('Ce que votre client a choisi');
    expect(await english()).toEqual([]);
  });

  it('counts in French the days that it is still valid', async () => {
    await showPage({ dueDate: '2026-01-16' }, IN_FRENCH);
    screen.getByText(/valide pendant 1 jour\.$/);
    cleanup();
    await showPage({ dueDate: '2026-01-17' }, IN_FRENCH);
    screen.getByText(/valide pendant 2 jours\.$/);
  });
});
