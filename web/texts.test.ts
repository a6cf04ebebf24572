import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ENGLISH_FILES, frenchFile, literalsIn } from '#test/support/app-texts.ts';

const TEXTS = ENGLISH_FILES.filter((file) => file.includes('/texts.en.'));

/** Words that are the same in both languages. */
const SAME: ReadonlySet<string> = new Set([
  'Actions',
  'Active',
  'Canada',
  'CSV',
  'Code',
  'Date',
  'Description',
  'Document',
  'Excel',
  'FAQ',
  'Format',
  'IBAN',
  'Image',
  'Interac',
  'Introduction',
  'Journal',
  'Link',
  'Logo',
  'Menu',
  'Message',
  'Note',
  'Options',
  'PDF',
  'Page',
  'PayPal',
  'Province',
  'Question',
  'Signature',
  'Source',
  'Stripe',
  'Taxable',
  'Taxes',
  'Total',
  'Type',
  'km',
  'page',
]);

it.each(TEXTS)('has a French text for every one of %s', async (file) => {
  const french = new Map(await textsIn(frenchFile(file)));
  const english = await textsIn(file);
  const same = english.filter(([key, text]) => french.get(key) === text && /\p{L}{2}/u.test(text) && !SAME.has(text));
  expect(same).toEqual([]);
});

/** The texts by key. One that takes values is compared by its code. */
async function textsIn(file: string): Promise<[string, string][]> {
  const { t } = (await import(join(import.meta.dirname, '..', file))) as { t: object };
  return flat('', t);
}

function flat(path: string, texts: object): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    value && typeof value === 'object' ? flat(`${path}${key}.`, value) : [[`${path}${key}`, String(value)]],
  );
}

/** Straight apostrophes, three dots, colons and guillemets without their hard space, spaces before other marks. */
const WRONG_IN_QUEBEC = /\p{L}'\p{L}|\.{3}|(?<!\u00a0):(?=\s|$)|«(?!\u00a0)|(?<!\u00a0)»|\s[?!;]/u;

it.each(ENGLISH_FILES)('follows the typography of Québec in the French of %s', (file) => {
  expect(literalsIn(frenchFile(file)).filter((text) => WRONG_IN_QUEBEC.test(text))).toEqual([]);
});
