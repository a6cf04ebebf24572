import { upperFirst } from '#shared/letter-case.ts';
import { dayOfMonth, monthOf } from '#shared/locale/fr-ca-day.ts';
import { type Days, weekdayIn } from '#shared/series/schedule.ts';
import type { Anchor, Ordinal, Schedule, ScheduleUnit } from '#shared/series/schedule-schema.ts';
import { anchorOf, haveDay, monthsOf } from './schedule-days.ts';

/** A schedule in words: "Tous les mois, le 31 (ou le dernier jour), jusqu’au 31 décembre 2027". */
export function scheduleText({ end, ...days }: Days & Pick<Schedule, 'end'>): string {
  if (end === 'never') return daysText(days);
  return `${daysText(days)}, ${'count' in end ? countText(end.count) : `jusqu’au ${dayText(end.lastDay)}`}`;
}

/** A day within a month, as a choice: "Le 31 (ou le dernier jour)". */
export function anchorText(anchor: Anchor): string {
  return upperFirst(onDay(anchor));
}

const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];

const ORDINALS: Readonly<Record<Ordinal, string>> = {
  1: 'premier',
  2: 'deuxième',
  3: 'troisième',
  4: 'quatrième',
  last: 'dernier',
};

const EVERY: Readonly<Record<ScheduleUnit, readonly [one: string, several: (interval: number) => string]>> = {
  week: ['Toutes les semaines', (interval) => `Toutes les ${interval} semaines`],
  month: ['Tous les mois', (interval) => `Tous les ${interval} mois`],
  quarter: ['Tous les trimestres', (interval) => `Tous les ${interval} trimestres`],
  year: ['Tous les ans', (interval) => `Tous les ${interval} ans`],
};

const LIST = new Intl.ListFormat('fr-CA');

function daysText(days: Days): string {
  const { unit, interval, firstDay } = days;
  const [one, several] = EVERY[unit];
  const every = interval === 1 ? one : several(interval);
  if (unit === 'week') return `${every}, le ${WEEKDAYS[weekdayIn(firstDay)]}`;
  const anchor = anchorOf(days);
  const months = monthsOf(days);
  const names = LIST.format(months.map(monthOf));
  if (!names) return `${every}, ${onDay(anchor)}`;
  if (typeof anchor === 'number' && haveDay(months, anchor)) return `${every}, le ${date(anchor)} ${names}`;
  return `${every}, ${onDay(anchor)} ${LIST.format(months.map(monthOf).map(ofMonth))}`;
}

function onDay(anchor: Anchor): string {
  if (anchor === 'last') return 'le dernier jour';
  if (typeof anchor === 'object') return `le ${ORDINALS[anchor.ordinal]} ${WEEKDAYS[anchor.weekday]}`;
  return `le ${date(anchor)}${anchor > 28 ? ' (ou le dernier jour)' : ''}`;
}

/** "de mars", "d’avril". */
function ofMonth(month: string): string {
  return /^[ao]/.test(month) ? `d’${month}` : `de ${month}`;
}

function date(anchor: number): string {
  return anchor === 1 ? '1er' : `${anchor}`;
}

function countText(count: number): string {
  return `${count} ${count < 2 ? 'facture' : 'factures'} en tout`;
}

function dayText(day: string): string {
  return `${dayOfMonth(day)} ${monthOf(day)} ${day.slice(0, 4)}`;
}
