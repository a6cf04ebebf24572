import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aPng, dataUrl } from '#test/support/images.ts';
import { imageChanges, withImages } from './images.ts';

const files = { put: vi.fn(), remove: vi.fn() };
const COMPANY = { id: 'c-1', name: 'Prairie Studio Ltd.', version: 1 };
const changes = () => imageChanges({ logo: dataUrl(aPng()) }, { logo: 'images/old.png' });

beforeEach(() => {
  files.put.mockResolvedValue(undefined);
  files.remove.mockResolvedValue(undefined);
});

describe('an image that is replaced', () => {
  it('stays until the record names the new one', async () => {
    const write = vi.fn(async () => {
      expect(files.put).toHaveBeenCalledOnce();
      expect(files.remove).not.toHaveBeenCalled();
      return COMPANY;
    });
    expect(await withImages(files, changes(), write)).toBe(COMPANY);
    expect(files.remove.mock.calls).toEqual([['images/old.png']]);
  });

  it('may be left behind when it cannot be deleted', async () => {
    files.remove.mockRejectedValue(new Error('S3 is slow'));
    expect(await withImages(files, changes(), async () => COMPANY)).toBe(COMPANY);
  });

  it('stays when the new one cannot be stored', async () => {
    files.put.mockRejectedValue(new Error('S3 is full'));
    const write = vi.fn(async () => COMPANY);
    await expect(withImages(files, changes(), write)).rejects.toThrow('S3 is full');
    expect(write).not.toHaveBeenCalled();
    expect(files.remove).not.toHaveBeenCalled();
  });
});

describe('a new image', () => {
  it('is deleted again when its record is refused', async () => {
    const made = changes();
    expect(await withImages(files, made, async () => null)).toBeNull();
    expect(files.remove.mock.calls).toEqual([[made.uploads[0]?.key]]);
  });

  it('is kept if it is unknown whether the record was written', async () => {
    const fail = async () => {
      throw new Error('The table did not answer');
    };
    await expect(withImages(files, changes(), fail)).rejects.toThrow('did not answer');
    expect(files.remove).not.toHaveBeenCalled();
  });
});

describe('what changes', () => {
  it.each([
    ['nothing is named', {}],
    ['its own path is sent back', { logo: 'images/old.png' }],
    ['what is not there is taken away', { signature: '' }],
  ])('is nothing when %s', (_, input) => {
    expect(imageChanges(input, { logo: 'images/old.png' })).toEqual({ fields: {}, uploads: [], replaced: [] });
  });

  it('is only the field when an image is removed', () => {
    expect(imageChanges({ logo: '' }, { logo: 'images/old.png' })).toEqual({
      fields: { logo: undefined },
      uploads: [],
      replaced: ['images/old.png'],
    });
  });
});
