import { expect, it } from 'vitest';
import { foldedRecipient } from './folded-recipient.ts';

it.each([
  ['Ann@Example.COM', 'ann@example.com'],
  ['ann+shop@example.com', 'ann@example.com'],
  ['ann@éloïse.example', 'ann@xn--lose-9oa2b.example'],
  ['ann+shop+more@example.com', 'ann@example.com'],
  ['a.n.n@example.com', 'a.n.n@example.com'],
  ['A.n.n+shop@gmail.com', 'ann@gmail.com'],
  ['ann@googlemail.com', 'ann@gmail.com'],
  ['bounce+one@simulator.amazonses.com', 'bounce+one@simulator.amazonses.com'],
  ['+14035550100', '+14035550100'],
])('counts %s as %s', (recipient, folded) => {
  expect(foldedRecipient(recipient)).toBe(folded);
});
