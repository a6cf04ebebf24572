import { expect, it } from 'vitest';
import type { PstShare } from '#shared/canada/pst-shares.ts';
import { noteText } from './tax-note-text.ts';
import { placeText } from './tax-texts.ts';

const tax = { ratePercent: 5, baseAmount: 100, amount: 5, rule: '' } as const;

it('says where the customer is, with the preposition of the province, and where one is registered', () => {
  const place = { kind: 'province', from: 'customer', province: 'QC' } as const;
  expect(
    placeText(place, [
      { ...tax, code: 'GST' },
      { ...tax, code: 'QST' },
    ]),
  ).toBe('Client au Québec; vous êtes inscrit à la TPS et à la TVQ.');
  expect(placeText({ ...place, province: 'NT', from: 'supply' }, [])).toBe(
    'Livraison dans les Territoires du Nord-Ouest.',
  );
});

it('names the province of a sales tax', () => {
  expect(noteText({ kind: 'notRegistered', code: 'RST_MB' }, 1)).toBe(
    'La TVD du Manitoba n’est pas facturée, car vous n’y êtes pas inscrit.',
  );
});

it('asks about an undecided rule, for all lines or some', () => {
  const rule = { code: 'PST_BC', category: 'accounting', status: 'unconfirmed', from: '2026-10-01' } as PstShare;
  const note = { kind: 'undecided', code: 'PST_BC', rule, lines: [0, 2] } as const;
  const question = 'La TVP de la Colombie-Britannique pourrait s’appliquer aux services comptables';
  expect(noteText(note, 2)).toBe(`${question} à compter du 1er\u00a0octobre 2026\u00a0: choisissez pour ces lignes.`);
  expect(noteText(note, 3)).toBe(
    `${question} à compter du 1er\u00a0octobre 2026\u00a0: choisissez pour les lignes 1 et 3.`,
  );
});
