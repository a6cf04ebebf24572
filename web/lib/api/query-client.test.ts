import { expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { ConnectionError } from './connection-error.ts';
import { createQueryClient } from './query-client.ts';

const retry = createQueryClient().getDefaultOptions().queries?.retry as (failures: number, error: Error) => boolean;

it.each([
  ['a refused read', 0, new AppError('NOT_FOUND', 'x'), false],
  ['a failing server', 0, new AppError('UNEXPECTED', 'x'), true],
  ['a missing response', 0, new ConnectionError(), true],
  ['a second failure', 1, new ConnectionError(), false],
])('after %s: retries only what a retry may fix', (_, failures, error, isRetried) => {
  expect(retry(failures, error)).toBe(isRetried);
});
