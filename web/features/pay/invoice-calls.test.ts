import { afterEach, describe, expect, it, vi } from 'vitest';
import { earlyRequest } from '#shared/early-request.ts';
import { fakeServer } from '#test/support/screens/fake-server.ts';
import { documentIdIn } from '#web/document-page/page-calls.ts';
import { firstInvoice, loadInvoice } from './invoice-calls.ts';

it.each([
  ['/pay/abc', 'abc'],
  ['/pay/abc/', 'abc'],
  ['/pay/a%2Fb', 'a%2Fb'],
  ['/pay/%', '%'],
  ['/pay/', ''],
])('takes the invoice id from %s', (pathname, id) => {
  expect(documentIdIn(pathname)).toBe(id);
});

it.each([
  [200, { kind: 'loaded', document: expect.objectContaining({ id: 'x' }) }],
  [404, { kind: 'not-found' }],
  [429, { kind: 'failed' }],
  [500, { kind: 'failed' }],
])('reads a %i response as %j', async (status, load) => {
  fakeServer({ 'GET /invoices/x/public': { status, body: { id: 'x' } } });
  expect(await loadInvoice('x')).toEqual(load);
});

it('knows an invoice that is not available from one that does not exist', async () => {
  fakeServer({ 'GET /invoices/x/public': { status: 404, body: { reason: 'INVOICE_UNAVAILABLE' } } });
  expect(await loadInvoice('x')).toEqual({ kind: 'unavailable' });
  fakeServer({ 'GET /invoices/x/public': { status: 404, body: { reason: 'NOT_FOUND' } } });
  expect(await loadInvoice('x')).toEqual({ kind: 'not-found' });
  fakeServer({ 'GET /invoices/x/public': { status: 404 } });
  expect(await loadInvoice('x')).toEqual({ kind: 'not-found' });
});

it('treats a response without an invoice as missing', async () => {
  fakeServer({ 'GET /invoices/x/public': { body: null } });
  expect(await loadInvoice('x')).toEqual({ kind: 'not-found' });
});

it('treats a missing or non-JSON response as a failure', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await loadInvoice('x')).toEqual({ kind: 'failed' });
  fakeServer({ 'GET /invoices/x/public': { body: '<html>', type: 'text/html' } });
  expect(await loadInvoice('x')).toEqual({ kind: 'failed' });
});

describe('the first load', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(window, 'earlyResponse');
    history.replaceState(null, '', '/');
  });

  /** Runs the inline script of the page's HTML. */
  const runInlineScript = () => new Function(earlyRequest('pay'))();

  it('is the one that the HTML has asked for', async () => {
    const server = fakeServer({ 'GET /invoices/x/public': { body: { id: 'x' } } });
    history.replaceState(null, '', '/pay/x?payment=success');
    runInlineScript();
    expect(await firstInvoice('x')).toMatchObject({ kind: 'loaded', document: { id: 'x' } });
    expect(server.requests).toHaveLength(1);
  });

  it('fails if that request failed', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    runInlineScript();
    expect(await firstInvoice('x')).toEqual({ kind: 'failed' });
  });

  it('asks itself if the HTML has not', async () => {
    fakeServer({ 'GET /invoices/x/public': { body: { id: 'x' } } });
    expect(await firstInvoice('x')).toMatchObject({ kind: 'loaded' });
  });
});
