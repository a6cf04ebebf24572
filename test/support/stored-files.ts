import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { FILES_BUCKET } from '#infra/local/environment.ts';
import { endpoints } from './emulators.ts';

/** The keys of all stored files under a prefix. */
export async function storedFiles(prefix: string): Promise<string[]> {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const endpoint = (await endpoints()).s3;
  const s3 = new S3Client({ endpoint, region: 'ca-central-1', credentials, forcePathStyle: true });
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: FILES_BUCKET, Prefix: prefix }));
  return Contents.map(({ Key = '' }) => Key);
}
