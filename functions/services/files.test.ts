import { DeleteObjectsCommand, ListObjectsV2Command, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startFauxqs } from '#infra/local/emulators/fauxqs.ts';
import { AWS, testFolder } from '#test/support/test-folder.ts';
import { filesIn } from './files.ts';

const PDF = { contentType: 'application/pdf' };

async function openBucket(bucket = 'files') {
  const s3 = await startFauxqs({ folder: testFolder(), buckets: ['files'] });
  onTestFinished(() => s3.stop());
  const client = new S3Client({ ...AWS, endpoint: s3.endpoint, forcePathStyle: true });
  return { client, files: filesIn(bucket, client) };
}

const openFiles = async (bucket: string) => (await openBucket(bucket)).files;

test('returns the bytes stored last', async () => {
  const files = await openFiles('files');
  await files.put('pdf/a/1.pdf', new Uint8Array([1, 2]), PDF);
  await files.put('pdf/a/1.pdf', new Uint8Array([0, 128, 255]), PDF);
  expect([...((await files.get('pdf/a/1.pdf')) ?? [])]).toEqual([0, 128, 255]);
});

test('returns undefined for an unused key', async () => {
  const files = await openFiles('files');
  expect(await files.get('pdf/a/2.pdf')).toBeUndefined();
});

test('removes a file, if there is one', async () => {
  const files = await openFiles('files');
  await files.put('images/a.png', new Uint8Array([1]), { contentType: 'image/png', cacheControl: 'immutable' });
  await files.remove('images/a.png');
  await files.remove('images/a.png');
  expect(await files.get('images/a.png')).toBeUndefined();
});

test('removes all files under a prefix, however many, and no others', async () => {
  const { client, files } = await openBucket();
  const keys = Array.from({ length: 1_001 }, (_, index) => `pdf/a/${index}.pdf`);
  await Promise.all([...keys, 'pdf/ab/1.pdf'].map((key) => files.put(key, new Uint8Array([1]), PDF)));
  await files.removeAll('pdf/a/');
  await files.removeAll('pdf/a/');
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: 'files' }));
  expect(Contents.map(({ Key }) => Key)).toEqual(['pdf/ab/1.pdf']);
});

test('throws if a file could not be removed', async () => {
  const { client, files } = await openBucket();
  await files.put('pdf/a/1.pdf', new Uint8Array([1]), PDF);
  const send = client.send.bind(client);
  vi.spyOn(client, 'send').mockImplementation(async (command: unknown) =>
    command instanceof DeleteObjectsCommand ? { Errors: [{ Code: 'InternalError' }] } : send(command as never),
  );
  await expect(files.removeAll('pdf/a/')).rejects.toThrow('1 files could not be removed: InternalError');
});

test('does not mistake a missing bucket for a missing file', async () => {
  const files = await openFiles('other');
  await expect(files.get('pdf/a/1.pdf')).rejects.toThrow(S3ServiceException);
});

test('calls a custom S3 endpoint without bucket host names', async () => {
  const s3 = await startFauxqs({ folder: testFolder(), buckets: ['files'] });
  onTestFinished(() => s3.stop());
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('AWS_REGION', 'local');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  vi.stubEnv('AWS_ENDPOINT_URL_S3', s3.endpoint);
  vi.stubEnv('FILES_BUCKET', 'files');
  await filesIn().put('pdf/b/1.pdf', new Uint8Array([7]), PDF);
  expect([...((await filesIn().get('pdf/b/1.pdf')) ?? [])]).toEqual([7]);
});
