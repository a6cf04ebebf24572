import { expect, it } from 'vitest';
import { isAcceptablePassword } from '#shared/auth/password.ts';
import mostUsed from './common-passwords.json' with { type: 'json' };
import { refuseCommonPassword } from './common-passwords.ts';

const PASSWORDS = mostUsed.passwords.split(' ');

it('lists 10,000 different passwords that would otherwise be accepted', () => {
  expect(new Set(PASSWORDS).size).toBe(10_000);
  expect(PASSWORDS.filter((password) => !isAcceptablePassword(password))).toEqual([]);
});

it.each(['password1', 'PassWord1', '1qaz2wsx', 'Qwerty123'])('refuses %s', (password) => {
  const issues = [{ path: 'newPassword', rule: 'commonPassword' }];
  expect(() => refuseCommonPassword(password, 'newPassword')).toThrow(
    expect.objectContaining({ code: 'INVALID_REQUEST', issues }),
  );
});

it.each(['demo-1234', 'old-password-1', 'password1 ', 'a long sentence with 1 digit'])('accepts %s', (password) => {
  expect(() => refuseCommonPassword(password, 'password')).not.toThrow();
});
