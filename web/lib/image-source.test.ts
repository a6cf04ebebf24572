import { expect, it } from 'vitest';
import { imageSource } from './image-source.ts';

const BASE64 = 'iVBORw0KGgo'.repeat(20);

it.each([
  ['data:image/webp;base64,AAAA', 'data:image/webp;base64,AAAA'],
  ['https://cdn.example/logo.png', 'https://cdn.example/logo.png'],
  [BASE64, `data:image/png;base64,${BASE64}`],
  ['/files/logo.png', '/api/files/logo.png'],
  ['files/logo.png', '/api/files/logo.png'],
  ['/api/files/logo.png', '/api/files/logo.png'],
])('loads %.40s from %.40s', (image, source) => {
  expect(imageSource(image)).toBe(source);
});
