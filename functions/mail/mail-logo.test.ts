import { expect, it } from 'vitest';
import { mailLogo } from './mail-logo.ts';

const ID = 'a'.repeat(22);

it.each([
  ['3x2', 3, 2],
  ['240x48', 240, 48],
  ['1024x1024', 96, 96],
  ['2400x100', 240, 10],
  ['100x1000', 10, 96],
  ['9000x1', 240, 1],
])('a logo of %s pixels is drawn in %i by %i', (size, width, height) => {
  const url = `https://app.example.ca/api/images/${ID}-${size}.png`;
  expect(mailLogo(`images/${ID}-${size}.png`, 'https://app.example.ca')).toEqual({ url, width, height });
});

it('there is no logo without an uploaded image', () => {
  for (const none of [undefined, '', 'data:image/png;base64,AA==', 'https://example.com/logo-3x2.png'])
    expect(mailLogo(none, 'https://app.example.ca')).toBeUndefined();
});
