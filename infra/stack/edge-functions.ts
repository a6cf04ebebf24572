import { DOCUMENT_PAGES } from '#shared/document-pages.ts';
import { IMAGE_KEY } from '#shared/image-file.ts';
import { sitePath } from '#shared/locale/site-path.ts';
import { PUBLIC_PAGES } from '#shared/public-pages.ts';

/** The path of the site's French pages. */
const FRENCH = sitePath('fr', '');

/**
 * Runs in CloudFront before the cache for everything but the API: maps a screen's URL to its page, prerendered or
 * rendered by the app, in the language of the URL. Missing files and the API's 404s stay 404s.
 */
export const SCREENS_TO_PAGES = `
function handler(event) {
  const request = event.request;
  const [, name, id] = request.uri.split('/');
  const root = name === '${FRENCH.slice(1)}' ? '${FRENCH}' : '';
  if (id !== undefined && ${JSON.stringify(Object.keys(DOCUMENT_PAGES))}.includes(name)) request.uri = '/' + name + '.html';
  else if (${JSON.stringify(Object.keys(PUBLIC_PAGES))}.includes(request.uri.slice(root.length))) request.uri += '.html';
  else if (!/\\.[^/]+$/.test(request.uri)) request.uri = root + '/index.html';
  return request;
}
`.trim();

/**
 * Runs in CloudFront for `/api/*`: removes the prefix and adds the client's address. A client cannot forge it, since
 * its own header of that name is replaced.
 */
export const STRIP_API_PREFIX = `
function handler(event) {
  const request = event.request;
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  request.uri = request.uri.replace(/^\\/api/, '');
  return request;
}
`.trim();

/** Runs in CloudFront for `/api/images/*`: allows only keys of images. */
export const IMAGES_TO_FILES = `
function handler(event) {
  const request = event.request;
  const key = request.uri.replace('/api/', '');
  if (!/${IMAGE_KEY.source}/.test(key)) return { statusCode: 404, statusDescription: 'Not Found' };
  request.uri = '/' + key;
  return request;
}
`.trim();
