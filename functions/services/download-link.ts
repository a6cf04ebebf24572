import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { s3Client } from './files.ts';

/** Seconds for which a link is valid; a download in progress continues. */
const VALID_SECONDS = 5 * 60;

/**
 * Makes links with which a browser can read a file of a bucket, by default the environment's `FILES_BUCKET`. The
 * response has the given `content-disposition`, or the stored one.
 */
export function downloadLinks(bucket = process.env.FILES_BUCKET ?? '', client: S3Client = s3Client()) {
  return (key: string, disposition?: string): Promise<string> =>
    getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key: key, ResponseContentDisposition: disposition }), {
      expiresIn: VALID_SECONDS,
    });
}
