import { expect, it } from 'vitest';
import { faultIn } from './ses.ts';

it.each([
  ['a bare LF', 'Subject: Hi\r\n\r\nOne\nTwo\r\n', 'CR or LF alone'],
  ['a bare CR', 'Subject: Hi\r\n\r\nOne\rTwo\r\n', 'CR or LF alone'],
  ['a long line', `Subject: Hi\r\n\r\n${'x'.repeat(999)}\r\n`, 'longer than 998'],
  ['a byte beyond ASCII', 'Subject: é\r\n\r\nText', 'ASCII'],
  ['a NUL', 'Subject: Hi\r\n\r\n\0', 'ASCII'],
])('finds %s', (_, message, fault) => {
  expect(faultIn(Buffer.from(message))).toContain(fault);
});

it('finds nothing in a message that every server accepts', () => {
  expect(faultIn(Buffer.from(`Subject: Hi\r\n\r\n\t${'x'.repeat(997)}\r\n\r\n`))).toBeUndefined();
});
