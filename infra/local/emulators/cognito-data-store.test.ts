import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '#test/support/test-folder.ts';
import { dataStoresIn } from './cognito-data-store.ts';
import { DamagedFile } from './damaged-file.ts';

const context = { logger: undefined as never };
const open = (folder: string) => dataStoresIn(folder).create(context, 'pool', { Users: {}, Options: { Id: 'pool' } });

test('keeps options and records across restarts', async () => {
  const folder = testFolder();
  const store = await open(folder);
  const createdAt = new Date(0);
  await store.set(context, ['Users', 'ann/é'], { name: 'Ann', UserCreateDate: createdAt });
  await store.set(context, ['Users', 'bob'], { name: 'Bob' });
  await store.set(context, ['Users', 'bob'], { name: 'Bobby' });
  await store.set(context, 'Options', { Id: 'pool', Name: 'local' });
  await store.set(context, ['Users', 'eve'], { name: 'Eve' });
  await store.delete(context, ['Users', 'eve']);
  expect(await (await open(folder)).getRoot(context)).toEqual({
    Users: { 'ann/é': { name: 'Ann', UserCreateDate: createdAt }, bob: { name: 'Bobby' } },
    Options: { Id: 'pool', Name: 'local' },
  });
});

test('a change of one record writes nothing else', async () => {
  const folder = testFolder();
  const store = await open(folder);
  await store.set(context, ['Users', 'ann'], { name: 'Ann' });
  const before = readdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'pool.json'), '{}');
  await store.set(context, ['Users', 'ann'], { name: 'Anna' });
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
  expect(await (await open(folder)).getRoot(context)).toEqual({ Users: { ann: { name: 'Anna' } } });
});

test('a record that is in the file of the store is changed and deleted as well', async () => {
  const folder = testFolder();
  writeFileSync(join(folder, 'pool.json'), JSON.stringify({ Users: { ann: { name: 'Ann' }, bob: { name: 'Bob' } } }));
  const store = await open(folder);
  await store.set(context, ['Users', 'ann'], { name: 'Anna' });
  await store.delete(context, ['Users', 'bob']);
  expect(await (await open(folder)).getRoot(context)).toEqual({ Users: { ann: { name: 'Anna' } } });
});

test('names a record that is damaged', async () => {
  const folder = testFolder();
  await (await open(folder)).set(context, ['Users', 'ann'], { name: 'Ann' });
  writeFileSync(join(folder, 'pool/Users/ann.json'), '{"name"');
  await expect(open(folder)).rejects.toThrow(DamagedFile);
});
