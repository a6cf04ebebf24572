import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { englishOn } from '#test/support/app-texts.ts';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import { answer, freshEditor, leaveDraft, STORED, showEditor, tab } from '#test/support/screens/editor-harness.tsx';
import { DRAFT, REGISTERED } from '#test/support/screens/taxes-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

/** The English texts on the page. */
const english = () => englishOn({ evaluate: async (run: () => unknown) => run() } as Parameters<typeof englishOn>[0]);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** The document beside the form. */
const IN_FRENCH = { language: 'fr', paymentTerms: 'Payable sur réception.' } as const;

describe('the editor in French', () => {
  it.each(['Client', 'Détails', 'Lignes', 'Paiement'])('says nothing in English on the step %s', async (step) => {
    answer({ 'GET /companies/me': REGISTERED });
    leaveDraft({ ...DRAFT, billingProvince: 'BC', ...IN_FRENCH });
    const { user } = showEditor();
    await user.click(await tab(step));
    await screen.findByText('Brouillon rétabli');
    expect(await english()).toEqual([]);
  });

  it('says nothing in English when it sends an invoice and writes its email', async () => {
    answer({
      'GET /invoices/{id}': anInvoice({ ...IN_FRENCH, paymentMethod: 'cash', dueDate: '2999-01-01' }),
      'GET /invoices/{id}/email': { subject: 'Facture', message: 'Bonjour', isKept: false },
      'GET /companies/me': { ...REGISTERED, address: '1 Main St', city: 'Calgary', zip: 'T2P 1B3' },
    });
    const { user } = showEditor(STORED);
    await user.click(await tab('Paiement'));
    await user.click(button('Envoyer'));
    await screen.findByText('Pas encore envoyée par courriel');
    await user.click(button('Modifier ou voir le courriel'));
    await screen.findByLabelText('Objet');
    expect(await english()).toEqual([]);
  });

  it('says nothing in English about a paid invoice, and before it is left', async () => {
    answer({ 'GET /invoices/{id}': anInvoice({ ...IN_FRENCH, status: 'PAID', amountPaid: 210 }) });
    const { user } = showEditor(STORED);
    await screen.findByText(/^Pour modifier ses montants|^Ses montants/);
    await user.type(screen.getByLabelText('Ville'), 'Laval');
    await user.click(await tab('Lignes'));
    await screen.findAllByText('Sous-total');
    await user.click(button('Annuler'));
    await screen.findByText('Quitter sans enregistrer?');
    expect(await english()).toEqual([]);
  });

  it('says what is missing', async () => {
    leaveDraft(IN_FRENCH);
    const { user } = showEditor();
    await user.click(await tab('Lignes'));
    await user.click(button('Ajouter une ligne vide'));
    await user.click(screen.getAllByRole('button', { name: 'Enregistrer' })[0] as HTMLElement);
    await screen.findByText('Le nom du client est obligatoire');
    await user.click(await tab('Lignes'));
    screen.getByText('La description de la ligne est obligatoire');
    await user.click(button('Actions sur la ligne 1'));
    await user.click(await screen.findByRole('menuitem', { name: 'Retirer' }));
    screen.getByText('Ligne retirée : Ligne 1');
    expect(await english()).toEqual([]);
  });
});
