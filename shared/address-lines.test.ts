import { expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';

it('are those of the street, then the place and the country', () => {
  const address = { address: '410 rue Saint-Paul\nBureau 12', city: 'Montréal', province: 'QC', zip: 'H2Y 1H2' };
  expect(addressLines({ ...address, country: 'Canada' })).toEqual([
    '410 rue Saint-Paul',
    'Bureau 12',
    'Montréal, QC H2Y 1H2',
    'Canada',
  ]);
});

it('leave out what is unknown', () => {
  expect(addressLines({ address: '', city: 'Calgary' })).toEqual(['Calgary']);
  expect(addressLines({})).toEqual([]);
});
