import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { expect, onTestFinished, test } from 'vitest';
import { startS3 } from '#infra/local/emulators/s3.ts';
import { AWS, testFolder } from '#infra/local/emulators/test-folder.ts';
import { filesIn } from './files.ts';

const PDF = { contentType: 'application/pdf' };

async function openFiles(bucket: string) {
  const s3 = await startS3({ folder: testFolder(), buckets: ['files'] });
  onTestFinished(() => s3.stop());
  return filesIn(bucket, new S3Client({ ...AWS, endpoint: s3.endpoint, forcePathStyle: true }));
}

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

test('does not mistake a missing bucket for a missing file', async () => {
  const files = await openFiles('other');
  await expect(files.get('pdf/a/1.pdf')).rejects.toThrow(S3ServiceException);
});

test('calls a custom S3 endpoint without bucket host names', async () => {
  const s3 = await startS3({ folder: testFolder(), buckets: ['files'] });
  onTestFinished(() => s3.stop());
  const before = { ...process.env };
  onTestFinished(() => {
    process.env = before;
  });
  process.env = {
    ...before,
    AWS_REGION: 'local',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_S3: s3.endpoint,
    FILES_BUCKET: 'files',
  };
  await filesIn().put('pdf/b/1.pdf', new Uint8Array([7]), PDF);
  expect([...((await filesIn().get('pdf/b/1.pdf')) ?? [])]).toEqual([7]);
});
