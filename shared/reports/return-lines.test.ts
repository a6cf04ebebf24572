import { expect, it } from 'vitest';
import { RETURN_ACCOUNTS, returnLinesOf } from './return-lines.ts';

it('the lines of the returns are named once in each account, in both languages, with their source', () => {
  for (const account of RETURN_ACCOUNTS) {
    const lines = returnLinesOf(account);
    expect(new Set(lines.map(({ line }) => line)).size).toBe(lines.length);
    for (const { en, fr, source } of lines) {
      expect(en && fr && en !== fr).toBe(true);
      expect(fr).not.toMatch(/ [:;?!]/);
      expect(source).toMatch(/^https:\/\//);
    }
  }
});
