import { expect, it } from 'vitest';
import { REFUSALS } from '#shared/refusals/refusals.ts';
import { FR_CA_REFUSALS } from './fr-ca-refusals.ts';

type Texts = string | Readonly<Record<string, string>>;
const listed = (texts: Texts) => (typeof texts === 'string' ? { '': texts } : texts);
const valuesIn = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted();

it.each(Object.entries(REFUSALS))('%s has the same values in French', (reason, [, english]) => {
  const french = listed(FR_CA_REFUSALS[reason as keyof typeof FR_CA_REFUSALS]);
  for (const [what, text] of Object.entries(listed(english))) expect(valuesIn(french[what])).toEqual(valuesIn(text));
  expect(Object.values(french).join(' ')).not.toMatch(/'| [?!;:]/);
});
