import { expect, it } from 'vitest';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';

/** The secret of RFC 6238, appendix B, whose codes are listed there. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('accepts the codes of RFC 6238: at %d s %s', (seconds, code) => {
  expect(totpStep(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

it.each([
  [-60, null],
  [-30, 1],
  [0, 1],
  [30, 1],
  [60, null],
])('matches a code %d s from its time to step %s', (offset, step) => {
  expect(totpStep(SECRET, '287082', at(59 + offset))).toBe(step);
});

it.each(['', '28708', '2870820', 'abcdef', '287081', '２８７０８２', '28708\ud800'])('refuses %j', (code) => {
  expect(totpStep(SECRET, code, at(59))).toBeNull();
});

it('makes 160-bit secrets and names the product and the account in the URI', () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(totpUri(secret, 'ann@example.com'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('Northbill:ann@example.com');
  expect(uri.searchParams.get('secret')).toBe(secret);
});
