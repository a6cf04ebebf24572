import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { englishOn } from '#test/support/app-texts.ts';
import { headerSave, tab } from '#test/support/screens/estimate-editor-harness.tsx';
import { anEstimate, answer, DRAFT, refused, showEstimates } from '#test/support/screens/estimates-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

// The paper of a customer without a language is in English, and says so.
beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'fr';
});
afterEach(() => document.documentElement.removeAttribute('lang'));

/** The English texts on the page. */
const english = () => englishOn({ evaluate: async (run: () => unknown) => run() } as Parameters<typeof englishOn>[0]);

const IN_FRENCH = { language: 'fr', paymentTerms: 'Payable sur réception.', dueDate: '2999-01-01' } as const;
const EDIT = '/estimates/est1/edit';

describe('the editor of estimates in French', () => {
  it.each(['Client', 'Détails', 'Lignes', 'Total'])('says nothing in English on the step %s', async (step) => {
    answer({ 'GET /estimates/{id}': anEstimate(IN_FRENCH) });
    const { user } = showEstimates(EDIT);
    await user.click(await tab(step));
    await screen.findByRole('article');
    expect(await english()).toEqual([]);
  });

  it('names the characters that its PDF cannot show', async () => {
    const items = [{ name: 'Pont 𓀀', quantity: 1, rate: 200, amount: 200 }];
    answer({ 'GET /estimates/{id}': anEstimate({ ...DRAFT, ...IN_FRENCH, items }) });
    const { user } = showEstimates(EDIT);
    await user.click(await tab('Total'));
    await screen.findByText(/Le PDF affiche une case vide à la place de chacun de ces caractères.: 𓀀/u);
    expect(await english()).toEqual([]);
  });

  it('says nothing in English about choices, a deposit and a signature', async () => {
    const line = { name: 'Chêne', quantity: 1, rate: 200, amount: 200 };
    const items = [
      { ...line, choice: { group: 'Bois' }, chosen: true },
      { ...line, name: 'Huile', choice: 'optional' as const },
    ];
    const deposit = { depositType: 'percentage', depositValue: 30, asksSignature: true } as const;
    answer({ 'GET /estimates/{id}': anEstimate({ ...DRAFT, ...IN_FRENCH, ...deposit, items }) });
    const { user } = showEstimates(EDIT);
    await user.click(await tab('Lignes'));
    await screen.findByText(
      '«\u00a0Bois\u00a0» n’a qu’une ligne. Ajoutez-en une autre à ce groupe pour qu’il y ait un choix.',
      {
        normalizer: (text) => text,
      },
    );
    expect(await english()).toEqual([]);
    await user.click(await tab('Total'));
    await screen.findByText(/L’enregistrement ajoute|l’enregistrement ajoute/);
    expect(await english()).toEqual([]);
    await user.click(await tab('Client'));
    expect(await english()).toEqual([]);
  });

  it('says nothing in English about a new estimate', async () => {
    answer();
    showEstimates('/estimates/create');
    await screen.findByRole('heading', { level: 1, name: 'Nouvelle soumission' });
    await screen.findByRole('article');
    expect(await english()).toEqual([]);
  });

  it('says nothing in English when it sends a draft', async () => {
    answer({ 'GET /estimates/{id}': anEstimate({ ...DRAFT, ...IN_FRENCH }) });
    const { user } = showEstimates(EDIT);
    await user.click(await tab('Total'));
    await user.click(screen.getByRole('button', { name: /^Envoyer/ }));
    await screen.findByText('Pas encore envoyée');
    expect(await english()).toEqual([]);
  });

  it('says nothing in English about an accepted one, nor about one that was changed in another window', async () => {
    answer({
      'GET /estimates/{id}': anEstimate(IN_FRENCH),
      'PATCH /estimates/{id}': refused('CONFLICT', 'x', { reason: 'CHANGED_MEANWHILE' }),
    });
    const { user, unmount } = showEstimates(EDIT);
    await user.type(await screen.findByLabelText('Ville'), 'Laval');
    await user.click(headerSave());
    await screen.findByRole('dialog');
    expect(await english()).toEqual([]);
    unmount();
    answer({ 'GET /estimates/{id}': anEstimate({ ...IN_FRENCH, status: 'ACCEPTED' }) });
    showEstimates(EDIT);
    await screen.findByText('Ouvrir la soumission');
    expect(await english()).toEqual([]);
  });
});
