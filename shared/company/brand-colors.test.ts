import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandColors, typedColor } from './brand-colors.ts';
import { contrast, readableOn, rgbOf } from './readable-color.ts';

const between = (one: string, other: string) => contrast(rgbOf(one), rgbOf(other));

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
  ])('of %s on %s is %d', (one, other, expected) => {
    expect(between(one, other)).toBeCloseTo(expected, 2);
    expect(between(other, one)).toBeCloseTo(expected, 2);
  });
});

describe('every colour of a business', () => {
  it('reads well in both schemes, under their inks, and below black or white', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const colors = brandColors(color);
        if (!colors) throw new Error(`${color} has none`);
        for (const ground of ['#ffffff', '#f6f8f7']) expect(between(colors.light, ground)).toBeGreaterThanOrEqual(4.5);
        for (const ground of ['#0b100e', '#121917', '#161d1b', '#04211a'])
          expect(between(colors.dark, ground)).toBeGreaterThanOrEqual(4.5);
        expect(between(colors.color, colors.onColor)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 2_000 },
    );
  });

  it('stays as it is where it reads well', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (color, ground) => {
        const readable = readableOn(ground, color, 4.5);
        if (between(color, ground) >= 4.5) expect(readable).toBe(color);
        else expect(readable).not.toBe(color);
      }),
    );
  });

  it('changes no more than it has to', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const { light } = brandColors(color) ?? { light: '' };
        if (light !== color) expect(between(light, '#f6f8f7')).toBeLessThan(4.65);
      }),
    );
  });
});

it.each([
  ['#0b6b58', { onColor: '#ffffff', light: '#0b6b58' }],
  ['#ffd400', { onColor: '#000000', dark: '#ffd400' }],
  ['#000000', { onColor: '#ffffff', light: '#000000' }],
  ['#ffffff', { onColor: '#000000', dark: '#ffffff' }],
])('keeps %s where it can', (color, expected) => {
  expect(brandColors(color)).toMatchObject({ color, ...expected });
});

it.each([
  ['#0B6B58', '#0b6b58'],
  [' 0b6b58 ', '#0b6b58'],
  ['#0b6', '#00bb66'],
  ['0B6', '#00bb66'],
  ['', ''],
  ['green', 'green'],
  ['#0b6b5', '#0b6b5'],
  ['#0b6b58ff', '#0b6b58ff'],
])('reads %j as %j', (typed, color) => {
  expect(typedColor(typed)).toBe(color);
});

it.each([undefined, '', 'red', '#fff', '#0B6B58', '#0b6b58;}', 'url(x)', '#0b6b5\n'])('has none for %j', (color) => {
  expect(brandColors(color)).toBeUndefined();
});
