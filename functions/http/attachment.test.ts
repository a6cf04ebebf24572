import { expect, it } from 'vitest';
import { attachment } from './attachment.ts';

it.each([
  ['invoice-7.pdf', 'attachment; filename="invoice-7.pdf"'],
  ['facture-É-001.pdf', `attachment; filename="facture-E-001.pdf"; filename*=UTF-8''facture-%C3%89-001.pdf`],
  ['facture-北京-1.pdf', `attachment; filename="facture-__-1.pdf"; filename*=UTF-8''facture-%E5%8C%97%E4%BA%AC-1.pdf`],
  [`a"b'(1).pdf`, `attachment; filename="a_b__1_.pdf"; filename*=UTF-8''a%22b%27%281%29.pdf`],
])('%s is named in %s', (fileName, header) => {
  expect(attachment(fileName)).toBe(header);
});
