import { expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { inviteProblem } from './invite-problem.ts';

it.each([
  [
    'an email without an account',
    new AppError('NOT_FOUND', 'User not found with this email', { reason: 'NO_ACCOUNT' }),
    'This email is not registered in our system. Please make sure the user has created an account first.',
  ],
  [
    'the same without its text, which could not be loaded',
    new AppError('NOT_FOUND', [], { reason: 'NO_ACCOUNT' }),
    'This email is not registered in our system. Please make sure the user has created an account first.',
  ],
  ['a refusal', new AppError('CONFLICT', 'You cannot invite yourself.'), 'You cannot invite yourself.'],
  ['a broken rule', invalidRequest([{ path: 'email', rule: 'email' }]), 'Please enter a valid email address'],
  ['no reason', new AppError('UNEXPECTED', []), 'Failed to create employee'],
  ['a fault of the program', new TypeError('x is not a function'), 'Failed to create employee'],
  ['no connection', new ConnectionError(), 'Unable to connect to the server. Please check your internet connection.'],
])('explains %s', (_, error, text) => {
  expect(inviteProblem(error)).toBe(text);
});
