import { expect, it } from 'vitest';
import type { TaxChange } from '#shared/canada/tax-changes.ts';
import { changeText } from './change-text.ts';

const NEWS = { id: 'change', from: '2026-10-01', source: 'https://example.com/notice' };

it.each<[TaxChange, string]>([
  [
    { ...NEWS, kind: 'rate', code: 'HST', provinces: ['NS'], percent: 14, percentBefore: 15 },
    'TVH (Nouvelle-Écosse)\u00a0: 14\u00a0% à compter du 1er\u00a0oct. 2026, au lieu de 15\u00a0%.',
  ],
  [
    { ...NEWS, kind: 'share', code: 'PST_BC', category: 'accounting', share: 100 },
    'La TVP (Colombie-Britannique) s’applique à la catégorie «\u00a0Services comptables\u00a0» à compter du 1er\u00a0oct. 2026.',
  ],
])('%#: says %2$s', (change, text) => {
  expect(changeText(change)).toBe(text);
});
