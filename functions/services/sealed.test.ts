import { expect, it } from 'vitest';
import { sealerOf } from './sealed.ts';

const sealer = sealerOf('a key');
const SECRET = 'refresh token, naïve';

it('opens what it sealed', () => {
  expect(sealer.open(sealer.seal(SECRET, 'ann'), 'ann')).toBe(SECRET);
});

it('seals the same text differently each time', () => {
  expect(sealer.seal(SECRET, 'ann')).not.toBe(sealer.seal(SECRET, 'ann'));
});

it('refuses a text sealed for another owner', () => {
  expect(() => sealer.open(sealer.seal(SECRET, 'ann'), 'ben')).toThrow();
});

it('refuses a text sealed with another key', () => {
  expect(() => sealer.open(sealerOf('another key').seal(SECRET, 'ann'), 'ann')).toThrow();
});

it('refuses a text with any byte changed', () => {
  const sealed = Buffer.from(sealer.seal(SECRET, 'ann'), 'base64url');
  for (const index of sealed.keys()) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => sealer.open(changed.toString('base64url'), 'ann')).toThrow();
  }
});

it('needs a key', () => {
  expect(() => sealerOf('').seal(SECRET, 'ann')).toThrow('AUTH_KEY is not set');
});

it('hashes a text differently for each owner and key', () => {
  const hash = sealer.hash('1234', 'ann');
  expect(sealer.hash('1234', 'ann')).toBe(hash);
  const others = [sealer.hash('1235', 'ann'), sealer.hash('1234', 'ben'), sealerOf('another key').hash('1234', 'ann')];
  expect(others).not.toContain(hash);
});
