import { expect, it } from 'vitest';
import { type EstimateReminderFacts, type EstimateReminderRules, estimateReminderAt } from './estimate-schedule.ts';

const SINCE = '2026-01-01T00:00:00.000Z';
const RULES: EstimateReminderRules = {
  remindsEstimates: true,
  estimatesSince: SINCE,
  hour: 9,
  timeZone: 'America/Toronto',
};
/** Valid until a Thursday. */
const FACTS: EstimateReminderFacts = { dueDate: '2026-10-01', sentAt: '2026-09-07T15:00:00.000Z' };

type Case = [string, Partial<EstimateReminderRules>, Partial<EstimateReminderFacts>, string | undefined];

it.each<Case>([
  ['three days before the last day', {}, {}, '2026-09-28T13:00:00.000Z'],
  ['as many days before as chosen', { estimateDays: 1 }, {}, '2026-09-30T13:00:00.000Z'],
  ['on Friday instead of a weekend', { estimateDays: 7 }, { dueDate: '2026-10-04' }, '2026-09-25T13:00:00.000Z'],
  ['in winter at the same hour', {}, { dueDate: '2026-12-04' }, '2026-12-01T14:00:00.000Z'],
  ['not while they are off', { remindsEstimates: false }, {}, undefined],
  ['not by default', { remindsEstimates: undefined }, {}, undefined],
  ['not if it was sent less than two days before', {}, { sentAt: '2026-09-26T13:00:00.001Z' }, undefined],
  ['two days after it was sent', {}, { sentAt: '2026-09-26T13:00:00.000Z' }, '2026-09-28T13:00:00.000Z'],
  ['not if they were switched on later', { estimatesSince: '2026-09-28T13:00:01.000Z' }, {}, undefined],
  ['not if the business was suspended then', {}, { resumedAt: '2026-09-29T13:00:00.000Z' }, undefined],
])('an estimate is reminded %s', (_, rules, facts, at) => {
  expect(estimateReminderAt({ ...RULES, ...rules }, { ...FACTS, ...facts }, new Date(0))?.toISOString()).toBe(at);
});

it.each([
  ['2026-09-28T17:00:00.000Z', '2026-09-28T13:00:00.000Z'],
  ['2026-09-28T17:01:00.000Z', '2026-09-29T13:00:00.000Z'],
  ['2026-10-01T13:10:00.000Z', '2026-10-01T13:00:00.000Z'],
  ['2026-10-01T18:00:00.000Z', undefined],
])('a run that comes late, at %s, sends it at %s', (now, at) => {
  expect(estimateReminderAt(RULES, FACTS, new Date(now))?.toISOString()).toBe(at);
});
