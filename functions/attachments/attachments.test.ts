import { expect, it } from 'vitest';
import type { FileList, StoredAttachment } from '#functions/domain/attachment/attached-files.ts';
import type { Files } from '#functions/services/files.ts';
import { aPng } from '#test/support/images.ts';
import { addAttachment, addPart, linkToAttachment } from './attachments.ts';

const PNG = aPng();
const NOW = new Date('2026-03-01T12:00:00Z');
const part = { id: 'i', part: 0, content: PNG.toString('base64'), now: NOW };

/** An invoice and a bucket in memory. `left` is how many calls the business has left today. */
function harness({ left = 100 } = {}) {
  const stored = new Map<string, Uint8Array>();
  let attachments: readonly StoredAttachment[] = [];
  const counts = { left };
  const listOf = (read: readonly StoredAttachment[]): FileList => ({
    attachments: read,
    async add(file) {
      if (read.length !== attachments.length) return false;
      attachments = [...read, file];
      return true;
    },
    async remove({ id }) {
      attachments = read.filter((file) => file.id !== id);
      return true;
    },
  });
  const dependencies = {
    lists: {
      kind: 'invoice' as const,
      find: async (): Promise<FileList> => listOf(attachments),
    },
    files: {
      get: async (key: string) => stored.get(key),
      put: async (key: string, bytes: Uint8Array) => void stored.set(key, bytes),
      remove: async (key: string) => void stored.delete(key),
      removeAll: async () => undefined,
    } satisfies Files,
    linkTo: async (key: string, disposition: string) => JSON.stringify([key, disposition]),
    count: async () => {
      counts.left -= 1;
      return counts.left < 0 ? null : 1;
    },
  };
  const add = (id: string, { name = 'photo.png', size = PNG.length } = {}) =>
    addAttachment(dependencies, { recordId: 'i', body: { id, name, size }, now: NOW });
  const send = (attachmentId: string) => addPart(dependencies, { ...part, attachmentId });
  return { dependencies, stored, add, send, list: () => attachments };
}

/** Where the bytes of a file are, and the header with which it is saved. */
async function linkOf({ dependencies }: ReturnType<typeof harness>, attachmentId: string): Promise<string[]> {
  return JSON.parse((await linkToAttachment(dependencies, { id: 'i', attachmentId })).url);
}

it('keeps the bytes of a file that is listed, whatever a second call with its id does', async () => {
  const given = harness();
  await given.send('f');
  const { files } = given.dependencies;
  const { remove } = files;
  // The second call starts before the first has forgotten the parts, and says that there are fewer.
  files.remove = async () => undefined;
  await given.add('f');
  const [listed] = given.list();
  const { lists } = given.dependencies;
  const { find } = lists;
  lists.find = async () => ({ ...(await find()), attachments: [] });
  files.remove = remove;
  given.stored.set('uploads/i/f/0', PNG.subarray(0, 40));
  await expect(given.add('f', { size: 40 })).rejects.toMatchObject({ reason: 'FILE_REFUSED' });
  expect(given.stored.get(listed?.key ?? '')).toEqual(PNG);
});

it('stores a file once, and its name once, if two calls with one id come at once', async () => {
  const given = harness();
  await given.send('f');
  const [one, other] = await Promise.all([given.add('f'), given.add('f')]);
  expect(one).toEqual(other);
  expect(given.list()).toEqual([one]);
  expect([...given.stored.keys()]).toEqual([given.list()[0]?.key]);
});

it('is found by a call that is repeated while the first uses the parts', async () => {
  const given = harness();
  await given.send('f');
  const { files, lists } = given.dependencies;
  const { find } = lists;
  let isFirst = true;
  const first = await given.add('f');
  // The second call read the invoice before the first had changed it.
  lists.find = async () => {
    const found = await find();
    const before = { ...found, attachments: isFirst ? [] : found.attachments };
    isFirst = false;
    return before;
  };
  expect(await files.get('uploads/i/f/0')).toBeUndefined();
  expect(await given.add('f')).toEqual(first);
  await expect(given.add('other')).rejects.toMatchObject({ reason: 'UPLOAD_INCOMPLETE' });
});

it('is saved under the name that is listed, also if another came first with the same', async () => {
  const given = harness();
  await Promise.all(['a', 'b'].map(given.send));
  await Promise.all(['a', 'b'].map((id) => given.add(id)));
  const links = await Promise.all(given.list().map(({ id }) => linkOf(given, id)));
  expect(links.map(([, disposition]) => disposition)).toEqual([
    'attachment; filename="photo.png"',
    `attachment; filename="photo__2_.png"; filename*=UTF-8''photo%20%282%29.png`,
  ]);
  expect(links.map(([key]) => key)).toEqual(given.list().map(({ key }) => key));
});

it('is not checked once the business has used up its day', async () => {
  const given = harness({ left: 1 });
  await given.send('f');
  await expect(given.add('f')).rejects.toMatchObject({ reason: 'UPLOADS_USED_UP' });
});
