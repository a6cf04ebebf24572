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
