import { expect, it } from 'vitest';
import { paperSizeOf } from './paper.ts';

it.each([
  [{ country: 'Canada' }, 'LETTER'],
  [{ country: '', province: 'QC' }, 'LETTER'],
  [{ country: 'États-Unis' }, 'LETTER'],
  [{ country: 'U.S.A.', province: 'WA' }, 'LETTER'],
  [{ country: 'France' }, 'A4'],
  [{ country: 'France', province: 'QC' }, 'A4'],
  [{ country: '', province: 'Bavaria' }, 'A4'],
  [{}, 'A4'],
  [{ country: 'Canada', paperSize: 'A4' }, 'A4'],
  [{ country: 'France', paperSize: 'LETTER' }, 'LETTER'],
  [{ country: 'Canada', paperSize: '' }, 'LETTER'],
] as const)('the paper for %j is %s', (company, paper) => {
  expect(paperSizeOf(company)).toBe(paper);
});
