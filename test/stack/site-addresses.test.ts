import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { type Behavior, theDistribution } from './distribution.ts';
import { resources, synthesize } from './synthesize.ts';

const { product } = synthesize();
const { pages, images, calls, payPages } = theDistribution(product);

const VIEWER = '203.0.113.7';

describe('the address of a page', () => {
  it.each([
    ['/', '/index.html'],
    ['/login', '/login.html'],
    ['/privacy-policy', '/privacy-policy.html'],
    ['/login/', '/index.html'],
    ['/verify-email', '/index.html'],
    ['/invoices/4kd92/edit', '/index.html'],
    ['/payment-settings', '/index.html'],
    ['/pay', '/index.html'],
    ['/release-1.2/notes', '/index.html'],
    ['/pay/u3QEYGTWwlCjInVUWyMcM8', '/pay.html'],
    ['/pay/', '/pay.html'],
    ['/pay/not.an.id', '/pay.html'],
    ['/estimates/4kd92', '/index.html'],
    ['/estimate', '/index.html'],
    ['/estimate/4kd92-u3QEYGTWwlCjInVUWyMcM8-1', '/estimate.html'],
    ['/index.html', '/index.html'],
    ['/assets/index-Bx31.js', '/assets/index-Bx31.js'],
    ['/favicon.svg', '/favicon.svg'],
    ['/robots.txt', '/robots.txt'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/favicon.ico', '/favicon.ico'],
    ['/apple-touch-icon.png', '/apple-touch-icon.png'],
  ])('%s maps to %s', (uri, file) => {
    expect(addressAfter(uri.startsWith('/pay/') ? payPages : pages, uri)).toBe(file);
  });
});

describe('the address of a call', () => {
  it.each([
    ['/api/invoices', '/invoices'],
    ['/api/invoices/4kd92/pdf', '/invoices/4kd92/pdf'],
    ['/api/api/x', '/api/x'],
    ['/api/', '/'],
  ])('%s maps to %s', (uri, path) => {
    expect(addressAfter(calls, uri)).toBe(path);
  });

  it('gets the address of the client, which replaces a forged one', () => {
    const response = requestAfter(calls, {
      uri: '/api/invoices',
      headers: { 'x-viewer-address': { value: 'forged' } },
    });
    expect(response).toMatchObject({ headers: { 'x-viewer-address': { value: VIEWER } } });
  });
});

describe('the address of an image', () => {
  const NAME = 'u3QEYGTWwlCjInVUWyMcM8-600x200';

  it.each([
    [`/api/images/${NAME}.png`, `/images/${NAME}.png`],
    [`/api/images/${NAME}.jpg`, `/images/${NAME}.jpg`],
    [`/api/images/${NAME}.webp`, `/images/${NAME}.webp`],
    [`/api/images/${NAME}.svg`, 404],
    [`/api/images/${NAME}`, 404],
    ['/api/images/u3QEYGTWwlCjInVUWyMcM8.png', 404],
    [`/api/images/x/${NAME}.png`, 404],
    [`/api/images/../pdf/${NAME}.png`, 404],
    [`/api/images/%2e%2e/pdf/${NAME}.png`, 404],
    [`/api/images//${NAME}.png`, 404],
    ['/api/images/short.png', 404],
    ['/api/images/', 404],
  ])('%s maps to %s', (uri, file) => {
    expect(addressAfter(images, uri)).toBe(file);
  });
});

/** The rewritten URI of a request, or the status of an immediate response. */
function addressAfter(behavior: Behavior, uri: string): string | number {
  const response = requestAfter(behavior, { uri, headers: {} });
  return 'uri' in response ? response.uri : response.statusCode;
}

/** Runs a behaviour's viewer request function; returns the rewritten request, or an immediate response. */
function requestAfter({ FunctionAssociations: [association] }: Behavior, request: { uri: string; headers: object }) {
  const id = association?.FunctionARN['Fn::GetAtt'][0];
  const found = resources<{ FunctionCode: string }>(product, 'AWS::CloudFront::Function').find((fn) => fn.id === id);
  const handler: (event: object) => { uri: string } | { statusCode: number } = runInNewContext(
    `${found?.properties.FunctionCode}; handler`,
  );
  return handler({ viewer: { ip: VIEWER }, request: { method: 'GET', querystring: {}, ...request } });
}
