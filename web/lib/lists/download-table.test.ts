import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadTable } from './download-table.ts';

describe('downloadTable', () => {
  let saved: { name: string; blob: Blob } | undefined;

  beforeEach(() => {
    saved = undefined;
    let blob: Blob;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
      blob = object as Blob;
      return 'blob:here';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved = { name: this.download, blob };
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it('saves UTF-8 that spreadsheets recognise, under the given name', async () => {
    await downloadTable('x.csv', [['Café']]);
    expect(saved?.name).toBe('x.csv');
    expect(saved?.blob.type).toContain('text/csv');
    expect([...new Uint8Array((await saved?.blob.arrayBuffer()) ?? [])]).toEqual([
      0xef, 0xbb, 0xbf, 0x22, 0x43, 0x61, 0x66, 0xc3, 0xa9, 0x22, 0x0d, 0x0a,
    ]);
  });

  it('has semicolons and decimal commas if that was chosen on this device', async () => {
    localStorage.setItem('csvFormat', 'semicolon');
    await downloadTable('x.csv', [['Café', { cents: 123_450 }]]);
    localStorage.clear();
    expect(await saved?.blob.text()).toMatch(/"Café";1234,50\r\n$/);
  });

  it('is a workbook if that was chosen on this device', async () => {
    localStorage.setItem('fileFormat', 'xlsx');
    await downloadTable('x.csv', [['Café', { cents: 123_450 }]]);
    localStorage.clear();
    expect(saved?.name).toBe('x.xlsx');
    expect(saved?.blob.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect([...new Uint8Array((await saved?.blob.arrayBuffer()) ?? [])].slice(0, 2)).toEqual([0x50, 0x4b]);
  });
});
