import { expect, it } from 'vitest';
import type { Schedule } from '#shared/series/schedule-schema.ts';
import { anchorText, scheduleText } from './schedule-text.en.ts';
import { anchorText as frenchAnchorText, scheduleText as frenchScheduleText } from './schedule-text.fr.ts';

type Shown = Partial<Schedule> & Pick<Schedule, 'firstDay'>;

const texts = (schedule: Shown) => {
  const whole = { unit: 'month', interval: 1, end: 'never', ...schedule } as const;
  return [scheduleText(whole), frenchScheduleText(whole)];
};

it.each<[Shown, string, string]>([
  [{ firstDay: '2026-12-01' }, 'Every month on the 1st', 'Tous les mois, le 1er'],
  [{ firstDay: '2026-12-12', interval: 2 }, 'Every 2 months on the 12th', 'Tous les 2 mois, le 12'],
  [
    { firstDay: '2026-12-31' },
    'Every month on the 31st (or the last day)',
    'Tous les mois, le 31 (ou le dernier jour)',
  ],
  [{ firstDay: '2026-12-07', unit: 'week' }, 'Every week on Monday', 'Toutes les semaines, le lundi'],
  [{ firstDay: '2026-12-07', unit: 'week', interval: 2 }, 'Every 2 weeks on Monday', 'Toutes les 2 semaines, le lundi'],
  [{ firstDay: '2026-12-07', anchor: 'last' }, 'Every month on the last day', 'Tous les mois, le dernier jour'],
  [
    { firstDay: '2026-12-07', unit: 'quarter', anchor: { weekday: 5, ordinal: 'last' } },
    'Every quarter on the last Friday of March, June, September and December',
    'Tous les trimestres, le dernier vendredi de mars, de juin, de septembre et de décembre',
  ],
  [
    { firstDay: '2026-11-15', unit: 'quarter' },
    'Every quarter on the 15th of February, May, August and November',
    'Tous les trimestres, le 15 février, mai, août et novembre',
  ],
  [
    // The 10th of November has passed, so that it starts in December.
    { firstDay: '2026-11-15', unit: 'quarter', interval: 2, anchor: 10 },
    'Every 2 quarters on the 10th of June and December',
    'Tous les 2 trimestres, le 10 juin et décembre',
  ],
  [
    { firstDay: '2026-11-15', unit: 'quarter', interval: 3 },
    'Every 3 quarters on the 15th',
    'Tous les 3 trimestres, le 15',
  ],
  [{ firstDay: '2027-03-15', unit: 'year' }, 'Every year on March 15', 'Tous les ans, le 15 mars'],
  [
    { firstDay: '2028-02-29', unit: 'year', interval: 2 },
    'Every 2 years on the 29th (or the last day) of February',
    'Tous les 2 ans, le 29 (ou le dernier jour) de février',
  ],
  [
    { firstDay: '2027-04-01', unit: 'year', anchor: { weekday: 2, ordinal: 2 } },
    'Every year on the second Tuesday of April',
    'Tous les ans, le deuxième mardi d’avril',
  ],
])('says the days of %o', (schedule, english, french) => {
  expect(texts(schedule)).toEqual([english, french]);
});

it.each<[Schedule['end'], string, string]>([
  [{ lastDay: '2027-12-31' }, ', until December 31, 2027', ', jusqu’au 31 décembre 2027'],
  [{ lastDay: '2027-05-01' }, ', until May 1, 2027', ', jusqu’au 1er mai 2027'],
  [{ count: 12 }, ', 12 invoices in all', ', 12 factures en tout'],
  [{ count: 1 }, ', 1 invoice in all', ', 1 facture en tout'],
])('says that it ends at %o', (end, english, french) => {
  const [inEnglish = '', inFrench = ''] = texts({ firstDay: '2026-12-01', end });
  expect([inEnglish, inFrench]).toEqual([`Every month on the 1st${english}`, `Tous les mois, le 1er${french}`]);
});

it('offers the days of a month', () => {
  const anchors = [2, 13, 22, 23, 30, 'last', { weekday: 1, ordinal: 1 }] as const;
  expect(anchors.map(anchorText)).toEqual([
    ...['The 2nd', 'The 13th', 'The 22nd', 'The 23rd', 'The 30th (or the last day)', 'The last day'],
    'The first Monday',
  ]);
  expect(anchors.slice(4).map(frenchAnchorText)).toEqual([
    ...['Le 30 (ou le dernier jour)', 'Le dernier jour', 'Le premier lundi'],
  ]);
});
