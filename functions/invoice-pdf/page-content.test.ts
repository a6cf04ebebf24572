import { deflateSync, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { withArtifacts } from './page-content.ts';

function stream(content: string): string {
  const bytes = deflateSync(Buffer.from(content, 'latin1')).toString('latin1');
  return `<</Filter /FlateDecode\n/Length ${bytes.length}>> stream\n${bytes}\nendstream`;
}

function contentOf(object: string): string[] {
  const [, length, bytes = ''] = /\/Length (\d+)>> stream\n(.*)\nendstream$/s.exec(object) ?? [];
  expect(bytes).toHaveLength(Number(length));
  return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1').split('\n');
}

it.each([
  [
    'a line between tags',
    ['1 0 0 1 0 0 cm', '0 0 9 1 re', 'f', '/P <</MCID 1 >>BDC', '0 0 9 1 re', 'f', 'EMC'],
    ['1 0 0 1 0 0 cm', '/Artifact BMC', '0 0 9 1 re', 'f', 'EMC', '/P <</MCID 1 >>BDC', '0 0 9 1 re', 'f', 'EMC'],
  ],
  [
    'text without a tag, up to the restored state',
    ['q', 'BT', '/Span<</ActualText <feff0041> >> BDC', '<01> Tj', 'EMC', 'ET', 'Q'],
    ['q', '/Artifact BMC', 'BT', '/Span<</ActualText <feff0041> >> BDC', '<01> Tj', 'EMC', 'ET', 'EMC', 'Q'],
  ],
  ['nothing else', ['q', '/P <</MCID 1 >>BDC', 'BT', '<01> Tj', 'ET', 'EMC', 'Q'], undefined],
])('marks as an artifact: %s', (_title, content, expected) => {
  expect(contentOf(withArtifacts(stream(content.join('\n'))))).toEqual(expected ?? content);
});

it('turns the text of Arabic ligatures around, as their neighbours are', () => {
  const line = (text: string) => `/Span<</ActualText <FEFF${text}> >> BDC`;
  const content = ['/P <</MCID 1 >>BDC', line('06440627'), 'EMC', line('0644'), 'EMC', line('00410042'), 'EMC', 'EMC'];
  const found = contentOf(withArtifacts(stream(content.join('\n'))));
  expect(found).toEqual(content.map((each) => each.replace('06440627', '06270644')));
});

it('does not change other streams', () => {
  const image = '<</Filter /DCTDecode /Length 1>> stream\nx\nendstream';
  expect(withArtifacts(image)).toBe(image);
});
