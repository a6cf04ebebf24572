import { PROVINCES } from '#shared/canada/provinces.ts';
import type { QuickAccount, QuickGroup } from './quick-rates.ts';
import { FPZ_500, GST34, type ReturnLine } from './return-lines.ts';

/** A sale adds; a credit note takes away, since nothing else is deducted for it by this method. */
const SUPPLIED = { sale: 1, credit: -1 } as const;

/** The lines of a return by the quick method that has supplies of some groups, in the order of the form. */
export function quickLines(account: QuickAccount, groups: readonly QuickGroup[]): ReturnLine[] {
  const isQst = account === 'QST';
  const digit = isQst ? 2 : 1;
  const source = isQst ? FPZ_500 : GST34;
  const name = isQst ? { en: 'QST', fr: 'TVQ' } : { en: 'GST/HST', fr: 'TPS/TVH' };
  const derived = (rest: string, texts: Pick<ReturnLine, 'en' | 'fr'>): ReturnLine => {
    return { account, line: `${digit}${rest}`, box: `${digit}${rest}`, counts: 'derived', signs: {}, source, ...texts };
  };
  const sales: ReturnLine = {
    ...{ account, line: '101', box: '101', counts: 'gross', signs: SUPPLIED, inDollars: true, source },
    en: 'Sales and other revenue, GST/HST included',
    fr: 'Ventes et autres recettes, TPS/TVH comprise',
  };
  return [
    ...(isQst ? [] : [sales]),
    ...groups.map((group) => quickLine(account, group)),
    derived('03', {
      en: `${name.en} by the quick method: the supplies above at their rates`,
      fr: `${name.fr} selon la méthode rapide\u00a0: les fournitures ci-dessus à leurs taux`,
    }),
    derived('05', {
      en: `Total ${name.en} for the period (${digit}03)`,
      fr: `Total de la ${name.fr} pour la période (${digit}03)`,
    }),
    derived('07', {
      en: 'Adjustments to be deducted: credit of 1% on the first supplies of the fiscal year',
      fr: 'Redressements à déduire\u00a0: crédit de 1\u00a0% sur les premières fournitures de l’exercice',
    }),
  ];
}

/** The line of the supplies of a group, which is on no form: a remittance rate applies to it. */
export function quickLine(account: QuickAccount, group: QuickGroup): ReturnLine {
  const source = account === 'QST' ? FPZ_500 : GST34;
  return { account, line: `eligible.${group}`, counts: { group }, signs: SUPPLIED, source, ...textsOf(group) };
}

function textsOf(group: QuickGroup): Pick<ReturnLine, 'en' | 'fr'> {
  if (group === 'GST') return { en: 'Supplies with GST, GST included', fr: 'Fournitures avec TPS, TPS comprise' };
  if (group === 'QST') return { en: 'Supplies with QST, QST included', fr: 'Fournitures avec TVQ, TVQ comprise' };
  if (group === 'HST')
    return {
      en: 'Supplies with HST without a known province, HST included',
      fr: 'Fournitures avec TVH sans province connue, TVH comprise',
    };
  const { en, fr } = PROVINCES[group];
  return { en: `Supplies with HST in ${en}, HST included`, fr: `Fournitures avec TVH, TVH comprise\u00a0: ${fr}` };
}
