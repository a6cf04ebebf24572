import { expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { Issue } from '#shared/rules.ts';
import { friendlyMessages, issueText } from './friendly-messages.ts';
import { refusalWording } from './refusal-wording.en.ts';

it.each<[Issue, string]>([
  [{ path: 'items', rule: 'required' }, 'Au moins une ligne est obligatoire'],
  [{ path: 'poNumber', rule: 'required' }, 'Le champ «\u00a0numéro de bon de commande\u00a0» est obligatoire'],
  [{ path: 'somethingNew', rule: 'required' }, 'Ce champ est obligatoire'],
  [
    { path: 'items.1.rate', rule: 'max', params: { max: 1234.5 } },
    'Ligne 2\u00a0: le champ «\u00a0prix\u00a0» doit être d’au plus 1\u00a0234,5',
  ],
  [
    { path: 'dueDate', rule: 'after', params: { other: 'issueDate' } },
    'La date d’échéance ne peut pas précéder la date de facturation',
  ],
])('words the broken rule %j', (issue, text) => {
  expect(issueText(issue)).toBe(text);
});

it('words a refusal from its reason and values', async () => {
  const number = { what: 'taken', number: 'INV-7' };
  expect(await refusalWording({ message: 'x', reason: 'NUMBER_TAKEN', params: number })).toBe(
    'Le numéro de facture INV-7 existe déjà',
  );
  const payment = { what: 'payment', amount: '12.50', currency: 'CAD' };
  expect(await refusalWording({ message: 'x', reason: 'ENTRY_EXISTS', params: payment })).toContain('12,50\u00a0CAD');
  expect(await refusalWording({ message: 'x', reason: 'NEW_REASON', params: {} })).toBeUndefined();
});

it('has a general text for anything else', () => {
  expect(friendlyMessages(new AppError('UNEXPECTED', []))).toEqual(['Une erreur s’est produite. Veuillez réessayer.']);
});
