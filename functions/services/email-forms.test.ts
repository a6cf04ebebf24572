import { expect, it } from 'vitest';
import { asciiEmail, foldedEmail } from './email-forms.ts';

it.each([
  ['Compta@boulangerie-éloïse.ca', 'Compta@xn--boulangerie-lose-mqb4i.ca'],
  ['ann@example.com', 'ann@example.com'],
  ['ann@xn--p1ai', 'ann@xn--p1ai'],
  ['+14035550100', '+14035550100'],
])('%s is mailed as %s', (address, ascii) => {
  expect(asciiEmail(address)).toBe(ascii);
});

it('compares both forms of an address, in any case', () => {
  expect(foldedEmail('ANN@Éloïse.CA')).toBe(foldedEmail(asciiEmail('ann@éloïse.ca')));
  expect(foldedEmail('ann@éloïse.ca')).not.toBe(foldedEmail('ann@eloise.ca'));
});
