import { expect, it } from 'vitest';
import { archiveName, fileNames } from './file-names.ts';

it.each([
  ['INV-001', 'INV-001'],
  ['2026/7', '2026_7'],
  ['../../etc/passwd', '__.._etc_passwd'],
  ['..', '_'],
  ['Nº 7: "été"', 'Nº_7_été_'],
  ['a\u202Efdp.exe', 'a_fdp.exe'],
])('names the PDF of invoice %s safely', (number, name) => {
  expect(fileNames()(number)).toBe(name);
});

it('makes each name unique, ignoring case', () => {
  const nameOf = fileNames();
  expect(['A/1', 'a_1', 'A_1', 'B'].map(nameOf)).toEqual(['A_1', 'a_1-2', 'A_1-3', 'B']);
});

it.each([
  ['Étude & Fils Ltée', 'northbill-etude-fils-ltee-2026-11-22.zip'],
  ['株式会社', 'northbill-2026-11-22.zip'],
  [undefined, 'northbill-2026-11-22.zip'],
])('names the archive of %s', (company, name) => {
  expect(archiveName(company, '2026-11-22')).toBe(name);
});
