import { expect, it } from 'vitest';
import { fileNamePart } from './file-name.ts';

it.each([
  ['INV-2026.7', 'INV-2026.7'],
  ['北京-1', '北京-1'],
  ['É-001', 'É-001'],
  ['E\u0301-001', 'É-001'],
  ['A/7 "b"\r\n', 'A_7_b_'],
  ['../../etc', '__.._etc'],
  ['', ''],
])('%j becomes %j', (text, part) => {
  expect(fileNamePart(text)).toBe(part);
});
