import { expect, it } from 'vitest';
import { addressWords } from './address-words.en.ts';

it.each(['US', 'u.s.a.', 'United States', 'The United States', 'united states of america', 'États-Unis'])(
  'uses states and ZIP codes in "%s"',
  (country) => {
    expect(addressWords(country)).toEqual({ province: 'State', zip: 'ZIP Code' });
  },
);

it.each([undefined, '', 'Canada', 'France', 'United', 'Russia'])(
  'uses provinces and postal codes in "%s"',
  (country) => {
    expect(addressWords(country)).toEqual({ province: 'Province', zip: 'Postal Code' });
  },
);
