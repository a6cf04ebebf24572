import { expect, it } from 'vitest';
import { archiveName, fileNames } from './file-names.ts';

it.each([
  ['INV-001', 'INV-001'],
  ['2026/7', '2026_7'],
  ['../../etc/passwd', '__.._etc_passwd'],
  ['..', '_'],
  ['Nº 7: "été"', 'Nº_7_été_'],
  ['a\u202Efdp.exe', 'a_fdp.exe'],
  ['CON', 'CON_'],
  ['nul', 'nul_'],
  ['Com1', 'Com1_'],
  ['LPT³', 'LPT³_'],
  ['AUX.2026', 'AUX_.2026'],
  ['CONIN$', 'CONIN_'],
  ['CON-1', 'CON-1'],
  ['COM10', 'COM10'],
  ['7. ', '7._'],
  ['7...', '7_'],
])('names the PDF of invoice %s safely', (number, name) => {
  expect(fileNames()(number)).toBe(name);
});

it('makes each name unique, ignoring case', () => {
  const nameOf = fileNames();
  expect(['A/1', 'a_1', 'A_1', 'B'].map(nameOf)).toEqual(['A_1', 'a_1-2', 'A_1-3', 'B']);
});

it('makes names unique that file systems compare as equal', () => {
  const nameOf = fileNames();
  expect(['É', 'E\u0301', 'ﬁ-1', 'FI-1', 'straße', 'STRASSE', 'CON', 'con'].map(nameOf)).toEqual([
    ...['É', 'E\u0301-2', 'ﬁ-1', 'FI-1-2', 'straße', 'STRASSE-2', 'CON_', 'con_-2'],
  ]);
});

it('keeps names within 255 bytes, without half a character or a dot at the end', () => {
  const [nameOf, encoder] = [fileNames(), new TextEncoder()];
  for (const text of ['𠮷'.repeat(50), `a${'𠮷'.repeat(50)}`, '請'.repeat(200), `${'a'.repeat(59)}.b`]) {
    for (let count = 0; count < 3; count += 1) {
      const name = nameOf(text);
      expect(encoder.encode(`${name}.pdf`).length).toBeLessThanOrEqual(255);
      expect(name.isWellFormed()).toBe(true);
      expect(name).not.toMatch(/\.$/);
    }
  }
});

it.each([
  ['Étude & Fils Ltée', 'northbill-etude-fils-ltee-2026-11-22.zip'],
  ['株式会社', 'northbill-2026-11-22.zip'],
  [undefined, 'northbill-2026-11-22.zip'],
])('names the archive of %s', (company, name) => {
  expect(archiveName(company, '2026-11-22')).toBe(name);
});
