import { expect, it } from 'vitest';
import { isWithin } from '#functions/domain/document/check-content.ts';
import { filledLines } from './filled-lines.ts';

const line = (description: string) => ({ name: '{}', description, quantity: 1, rate: 1 });
const filled = (text: string) => text.replaceAll('{}', 'filled in');

it('fills in the texts of all lines, each up to its limit', () => {
  const [first, second] = filledLines([line('{}, {}'), line('{}'.repeat(999))], filled);
  expect(first).toEqual({ name: 'filled in', description: 'filled in, filled in', quantity: 1, rate: 1 });
  expect(second?.description).toHaveLength(2000);
});

it.each([
  ['of one byte', 'x'],
  ['of three bytes', '€'],
])(
  'leaves lines that are too long for an invoice with characters %s storable, and longer than allowed',
  (_, character) => {
    const grow = (text: string) => text.replaceAll('{}', character.repeat(40));
    const lines = filledLines(
      Array.from({ length: 200 }, () => line('{}'.repeat(500))),
      grow,
    );
    expect(isWithin(lines, 300_000)).toBe(false);
    expect(Buffer.byteLength(JSON.stringify(lines))).toBeLessThanOrEqual(340_000);
    expect([lines[0]?.description, lines.at(-1)?.description]).toEqual([character.repeat(2000), '{}'.repeat(500)]);
  },
);
