import { expect, it } from 'vitest';
import { productUrl } from '#test/support/client.ts';

it.each([
  ['/no-such-screen', 'the app, which says so', 200],
  ['/assets/invoice-screen-00000000.js', 'not found, as a hashed file of an older build is', 404],
])('%s is %s', async (path, _, status) => {
  expect((await fetch(`${productUrl()}${path}`)).status).toBe(status);
});
