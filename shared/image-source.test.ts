import { describe, expect, it } from 'vitest';
import { imageSource } from './image-source.ts';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

describe('imageSource', () => {
  it.each([
    ['/companies/images/abc123', 'https://api.test', 'https://api.test/companies/images/abc123'],
    ['companies/images/abc123', '/api', '/api/companies/images/abc123'],
    ['images/logo.png', 'https://api.test/', 'https://api.test/images/logo.png'],
    ['//evil.test/logo.png', '', '/evil.test/logo.png'],
    ['/\\evil.test/logo.png', '', '/evil.test/logo.png'],
  ])('resolves the path %s against the API host', (image, apiHost, source) => {
    expect(imageSource(image, apiHost)).toBe(source);
  });

  it.each(['https://cdn.test/logo.png', 'http://cdn.test/logo.png', `data:image/png;base64,${PNG}`])(
    'keeps %s unchanged',
    (image) => {
      expect(imageSource(image, '/api')).toBe(image);
    },
  );

  it.each([
    ['a PNG', PNG],
    ['a JPEG, which starts with a slash', '/9j/4AAQSkZJRgABAQAAAQABAAD'],
    ['unknown bytes', 'QUJD'.repeat(80)],
  ])('treats raw base64 of %s as a PNG', (_name, base64) => {
    expect(imageSource(base64, '/api')).toBe(`data:image/png;base64,${base64}`);
  });

  it('reads raw base64 with line breaks', () => {
    expect(imageSource(`${PNG.slice(0, 40)}\r\n${PNG.slice(40)}`, '/api')).toBe(`data:image/png;base64,${PNG}`);
  });

  it.each([undefined, null, '', '  ', 'javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,<p>', 'blob:x'])(
    'returns undefined for %s',
    (image) => {
      expect(imageSource(image, '/api')).toBeUndefined();
    },
  );
});
