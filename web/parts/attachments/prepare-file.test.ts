import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prepareFile } from './prepare-file.ts';

const drawn = new Blob(['drawn'], { type: 'image/jpeg' });

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: () => undefined }));
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(drawn));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['a photo', 'Deck.HEIC', 'image/heic', 'pixels', 'Deck.jpg'],
  ['a PNG that says where it was taken', 'deck.png', 'image/png', '\x89PNG IHDR eXIf GPS IDAT', 'deck.jpg'],
  ['a PNG that says so in a text', 'deck.png', 'image/png', '\x89PNG iTXt XML:com.adobe.xmp GPS', 'deck.jpg'],
])('draws %s anew', async (_, name, type, content, sent) => {
  expect(await prepareFile(new File([content], name, { type }))).toEqual({ blob: drawn, name: sent });
});

it.each([
  ['plan.pdf', 'application/pdf'],
  ['screen.png', 'image/png'],
])('sends %s as it is', async (name, type) => {
  const file = new File(['content'], name, { type });
  expect(await prepareFile(file)).toEqual({ blob: file, name });
});
