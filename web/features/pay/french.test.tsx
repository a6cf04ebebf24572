import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { enCaInvoice } from '#shared/locale/en-ca-invoice.ts';
import { frCaInvoice } from '#shared/locale/fr-ca-invoice.ts';
import { aTaxedInvoice } from '#test/support/a-public-invoice.ts';
import { fakeServer } from '#test/support/screens/fake-server.ts';
import { button, message, PDF, pressAndWait, setUpPage, show } from '#test/support/screens/pay-harness.tsx';
import { saveFile } from '#web/lib/browser/save-file.ts';

vi.mock('#web/lib/browser/save-file.ts', () => ({ saveFile: vi.fn() }));
setUpPage();

const showFrench = (changes: Partial<PublicInvoice> = {}) =>
  show(aTaxedInvoice({ invoiceNumber: 'F-7', ...changes }), '', frCaInvoice);

/** The text of an element, with no-break spaces as "_". */
const textOf = (selector: string) => document.querySelector(selector)?.textContent?.replaceAll('\u00a0', '_');

it('shows a French invoice in French, without the single tax number', () => {
  showFrench({ poNumber: 'BC-17' });
  expect(textOf('.summary')).toContain(
    'Studio Boréal inc.1200, rue Sainte-Catherine Ouest, Montréal (Québec) H2X_1Y4, CanadaSolde dû344,93 CADÉchéance dans 30 jours · 4_février 2026',
  );
  expect(textOf('.facts')).toBe(
    'Numéro de factureF-7Date de facturation5_janvier 2026Date d’échéance4_février 2026Facturé àCafé ØlgaNuméro de bon de commandeBC-17',
  );
  expect(textOf('li')).toBe('Identité visuelle2,5 × 120,00300,00');
  expect(button('Payer 344,93\u00a0CAD').disabled).toBe(false);
  expect(textOf('.other-ways')).toContain('Autres modes de paiement · Virement Interac');
  expect(textOf('.small-print')).toContain('Paiement exigible dans les 30 jours suivant la date de facturation.');
  expect(document.title).toBe('Facture F-7 · Studio Boréal inc.');
});

it('shows a quantity with its unit', () => {
  showFrench({ items: [{ name: 'Textes', quantity: 12.5, unit: 'h', rate: 100, amount: 1250 }] });
  expect(textOf('li .text')).toBe('12,5_h × 100,00');
});

it('lists each tax with its rate and registration', () => {
  showFrench();
  expect(textOf('.invoice-totals')).toBe(
    'Sous-total300,00TPS (5_%) 84512 3397 RT000115,00TVQ (9,975_%) 1234567890 TQ000129,93Total344,93_CAD',
  );
});

it('marks lines that are taxed differently, and explains the marks', () => {
  const items = ['Guide', 'Cours'].map((name) => ({ name, quantity: 1, rate: 100, amount: 100 }));
  const taxes = aTaxedInvoice().taxes?.map((tax) => ({ ...tax, lines: [0] })) ?? [];
  showFrench({ items: items.map((item, index) => (index ? { ...item, taxTreatment: 'exempt' } : item)), taxes });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Guide A1 × 100,00100,00',
    'Cours B1 × 100,00100,00',
    'A TPS et TVQ',
    'B Exonéré',
  ]);
});

it('saves the PDF under a French name', async () => {
  fakeServer({ [PDF]: { body: '%PDF', type: 'application/pdf' } });
  showFrench();
  await pressAndWait('Télécharger le PDF');
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'facture-F-7.pdf'));
  expect(message()).toBe('PDF téléchargé');
});

it.each<[Partial<PublicInvoice>, string]>([
  [{ status: 'DRAFT' }, 'Cette facture n’est pas définitive'],
  [{ status: 'PAID', paidAt: '2026-01-01' }, 'Payée le 1er\u00a0janvier 2026'],
  [{ status: 'CANCELLED' }, 'Cette facture a été annulée'],
  [{ status: 'CANCELLED', isClosed: true }, 'Cette facture est fermée'],
  [{ status: 'CANCELLED', isRefunded: true }, 'Cette facture a été remboursée'],
  [
    { status: 'PAID', paidAt: '2026-01-01', amountRefunded: 45 },
    'Payée le 1er\u00a0janvier 2026 · Remboursement de 45,00\u00a0CAD',
  ],
  [{ isDisputed: true }, 'Un paiement par carte de cette facture est contesté'],
  [{ dueDate: '2026-01-04' }, 'En retard de 1 jour · 4\u00a0janvier 2026'],
])('shows its state in French: %j', (changes, text) => {
  showFrench(changes);
  expect(screen.getByText(text, { normalizer: (shown) => shown })).toBeTruthy();
  const english = [...Object.values(enCaInvoice.pay), ...Object.values(enCaInvoice.state)];
  const shown = new Set([...document.querySelectorAll('body *')].map(({ textContent }) => textContent));
  expect(english.filter((label) => shown.has(label))).toEqual([]);
});

it('says in French that there is no such invoice', () => {
  show({ kind: 'not-found' }, '', frCaInvoice);
  expect(screen.getByRole('alert').textContent).toBe('Facture introuvableLa facture que vous cherchez n’existe pas');
});
