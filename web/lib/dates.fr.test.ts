import { expect, it } from 'vitest';
import { businessMomentText, clockText, momentText } from './dates.ts';

it('writes times as in Québec', () => {
  expect(clockText({ time: '2026-01-05T14:30' })).toBe('14\u00a0h\u00a030');
  expect(clockText({ time: '2026-01-05T09:00' })).toBe('9\u00a0h');
  expect(momentText(new Date(2026, 0, 5, 15, 4).toISOString())).toBe('5\u00a0janv. 2026, 15\u00a0h\u00a004');
  const zone = { en: 'Mountain Standard Time', fr: 'heure normale des Rocheuses' };
  expect(businessMomentText({ time: '2026-03-01T09:05', zone })).toBe('1er\u00a0mars 2026, 9\u00a0h\u00a005');
});
