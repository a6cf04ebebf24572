import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CognitoIdentityProviderClient, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { type CloudOptions, startCloud } from '#infra/local/cloud.ts';
import { isSeeded, markSeeded } from '#infra/local/data-folder.ts';
import { openDemo } from './open-demo.ts';
import { seedDemo } from './seed.ts';

vi.mock('#infra/local/cloud.ts', () => ({ startCloud: vi.fn() }));
vi.mock('./seed.ts', () => ({ seedDemo: vi.fn() }));

const dynamodb = mockClient(DynamoDBClient);
const cognito = mockClient(CognitoIdentityProviderClient);

const parent = mkdtempSync(join(tmpdir(), 'northbill-open-'));
afterAll(() => {
  dynamodb.restore();
  cognito.restore();
  vi.restoreAllMocks();
  rmSync(parent, { recursive: true, force: true });
});

let folder: string;
let stop: ReturnType<typeof vi.fn>;
const data = () => join(folder, 'dynamodb');
const onStart = vi.fn();

/** What the folder holds whenever the product starts. */
let found: boolean[];

beforeEach(() => {
  vi.clearAllMocks();
  dynamodb.reset();
  cognito.reset();
  vi.spyOn(console, 'log').mockReturnValue();
  folder = mkdtempSync(join(parent, 'data-'));
  mkdirSync(data());
  stop = vi.fn(async () => undefined);
  found = [];
  vi.mocked(startCloud).mockImplementation(async () => {
    found.push(existsSync(data()));
    const endpoint = 'http://127.0.0.1:9';
    return { endpoints: { dynamodb: endpoint, cognito: endpoint }, stop } as never;
  });
});

const open = () => openDemo({ folder } as CloudOptions, onStart);
const marked = () => markSeeded(folder, new Date('2026-03-02T12:00:00Z'));

/** How many records and users there are at each start. */
function holds(records: readonly number[], users: readonly number[]): void {
  const starts = () => found.length - 1;
  dynamodb.on(ScanCommand).callsFake(() => ({ Count: records[starts()] }));
  cognito.on(ListUsersCommand).callsFake(() => ({ Users: Array(users[starts()] ?? 0).fill({}) }));
}

it('makes the demo once, and keeps it at the next start', async () => {
  holds([0, 1], [0, 1]);
  await open();
  expect(isSeeded(folder)).toBe(true);
  mkdirSync(data(), { recursive: true });
  await open();
  expect(seedDemo).toHaveBeenCalledTimes(1);
  expect(found).toEqual([false, true]);
});

it('begins anew if an earlier start was interrupted while it made the demo', async () => {
  writeFileSync(join(data(), 'half'), 'a');
  holds([0], [0]);
  await open();
  expect(found).toEqual([false]);
  expect(seedDemo).toHaveBeenCalledTimes(1);
  expect(isSeeded(folder)).toBe(true);
});

it('leaves no mark if the demo fails, so that the next start begins anew', async () => {
  holds([0], [0]);
  vi.mocked(seedDemo).mockRejectedValueOnce(new Error('interrupted'));
  await expect(open()).rejects.toThrow('interrupted');
  expect(isSeeded(folder)).toBe(false);
});

it.each([
  ['the database was emptied', [0, 0], [1, 0]],
  ['the users are gone', [1, 0], [0, 0]],
])('begins anew if %s', async (_, records, users) => {
  marked();
  holds(records, users);
  await open();
  expect(found).toEqual([true, false]);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(onStart).toHaveBeenCalledTimes(1);
  expect(seedDemo).toHaveBeenCalledTimes(1);
});

it('does not touch a database with data of another run', async () => {
  holds([1], [0]);
  await expect(open()).rejects.toMatchObject({ name: 'ForeignData' });
  expect(seedDemo).not.toHaveBeenCalled();
  expect(isSeeded(folder)).toBe(false);
});
