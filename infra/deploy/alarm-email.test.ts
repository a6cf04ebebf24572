import { expect, it } from 'vitest';
import { alarmArguments } from './alarm-email.ts';
import { readSettings } from './settings.ts';

const unasked = () => Promise.reject(new Error('asked'));

it('asks who receives the alarms of production, until the answer is an address or "none"', async () => {
  const answers = ['', 'ops', ' ops@example.ca '];
  const ask = async () => answers.shift() ?? '';
  expect(await alarmArguments(readSettings([]), ask)).toEqual(['-c', 'alarmEmail=ops@example.ca']);
  expect(await alarmArguments(readSettings([]), async () => 'none')).toEqual(['-c', 'alarmEmail=none']);
});

it.each([['alarmEmail=ops@example.ca'], ['alarmEmail=none'], ['stage=test']])(
  'does not ask with %s',
  async (setting) => {
    expect(await alarmArguments(readSettings(['-c', setting]), unasked)).toEqual([]);
  },
);

it('fails in a pipeline, where it cannot ask', async () => {
  await expect(alarmArguments(readSettings([]), undefined)).rejects.toThrow('-c alarmEmail=none');
});
