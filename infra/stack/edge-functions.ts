import { IMAGE_KEY } from '#shared/image-file.ts';

/**
 * Runs in CloudFront before the cache, for everything that is not the API: a screen's address becomes the page that
 * draws it. A missing file stays a 404, as does whatever the API does not find.
 */
export const SCREENS_TO_PAGES = `
function handler(event) {
  const request = event.request;
  if (request.uri.startsWith('/pay/')) request.uri = '/pay.html';
  else if (!/\\.[^/]+$/.test(request.uri)) request.uri = '/index.html';
  return request;
}
`.trim();

/** Runs in CloudFront for `/api/*`: the API knows its paths without that prefix. */
export const STRIP_API_PREFIX = `
function handler(event) {
  const request = event.request;
  request.uri = request.uri.replace(/^\\/api/, '');
  return request;
}
`.trim();

/** Runs in CloudFront for `/api/images/*`: lets through what can be an image's key, and nothing else of the bucket. */
export const IMAGES_TO_FILES = `
function handler(event) {
  const request = event.request;
  const key = request.uri.replace('/api/', '');
  if (!/${IMAGE_KEY.source}/.test(key)) return { statusCode: 404, statusDescription: 'Not Found' };
  request.uri = '/' + key;
  return request;
}
`.trim();
