import { gzipSync } from 'node:zlib';
import type { MiddlewareObj } from '@middy/core';
import type { HttpEvent, HttpResult } from './event.ts';

/** Bytes from which a response is compressed: fewer fit into one packet anyway. */
const MIN_BYTES = 1_400;

/** Compresses the text of a response if the client accepts gzip: neither API Gateway nor CloudFront does (decision F119). */
export function compress(): MiddlewareObj<HttpEvent, HttpResult> {
  return {
    after: ({ event, response }) => {
      const text = response?.body ?? '';
      if (!response || response.isBase64Encoded || text.length < MIN_BYTES || !acceptsGzip(event)) return;
      response.body = gzipSync(text).toString('base64');
      response.isBase64Encoded = true;
      response.headers = { ...response.headers, 'content-encoding': 'gzip' };
    },
  };
}

/** Whether the client names gzip, and not as refused (`gzip;q=0`). */
function acceptsGzip({ headers }: HttpEvent): boolean {
  const encodings = (headers['accept-encoding'] ?? '').split(',').map((encoding) => encoding.replaceAll(/\s/g, ''));
  return encodings.some((encoding) => /^gzip($|;(?!q=0(\.0*)?$))/i.test(encoding));
}
