import { Settings } from 'lucide-react';
import { expect, it } from 'vitest';
import { matching } from './palette-entry.ts';

const label = 'Paramètres de l’entreprise';
const entries = [{ key: 'company', label, icon: Settings, to: '/company' }];

it.each(['', ' entreprise  parametres ', 'PARAMÈTRES DE', "l'entreprise", 'l’entreprise', 'l´entreprise'])(
  '%j finds an entry in any order, case and typography',
  (typed) => {
    expect(matching(entries, typed)).toEqual(entries);
  },
);

it('finds no entry that lacks a word', () => {
  expect(matching(entries, "l'entreprise cliente")).toEqual([]);
});
