import type { IncomingMessage, ServerResponse } from 'node:http';
import { IMAGE_HEADERS } from '#infra/site-headers.ts';
import { IMAGE_KEY } from '#shared/image-file.ts';

/** Serves uploaded images as the distribution does: read-only, by a well-formed key, with their own headers. */
export function imageFiles(bucketUrl: string) {
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const [key = ''] = path.split('?');
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (!isReading || !IMAGE_KEY.test(key)) return end(response, isReading ? 404 : 403);
    const file = await fetch(`${bucketUrl}/${key}`);
    if (!file.ok) return end(response, file.status);
    const headers = KEPT_HEADERS.map((name) => [name, file.headers.get(name) ?? '']);
    response.writeHead(200, { ...IMAGE_HEADERS, ...Object.fromEntries(headers) });
    response.end(request.method === 'HEAD' ? undefined : Buffer.from(await file.arrayBuffer()));
  };
}

/** The headers that S3 stored with the file. */
const KEPT_HEADERS = ['content-type', 'content-length', 'cache-control', 'etag'] as const;

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, IMAGE_HEADERS).end();
}
