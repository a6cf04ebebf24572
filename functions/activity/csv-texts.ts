import type { Language } from '#shared/locale/language.ts';

/** The texts of the exported activity, besides those of its entries. */
type CsvTexts = {
  readonly header: readonly string[];
  /** The last row if entries are missing. */
  readonly incomplete: (most: number) => string;
  /** The file's name, without the day and the ending. */
  readonly fileName: string;
};

/** The texts of the exported activity in each language. */
export const CSV_TEXTS: Readonly<Record<Language, CsvTexts>> = {
  en: {
    header: ['Time', 'Who', 'Email', 'What', 'Field', 'Old value', 'New value', 'Address', 'Device'],
    incomplete: (most) => `Only the newest ${most} entries of the period are included.`,
    fileName: 'activity',
  },
  fr: {
    header: [
      ...['Date et heure', 'Qui', 'Courriel', 'Quoi', 'Champ', 'Ancienne valeur', 'Nouvelle valeur'],
      ...['Adresse IP', 'Appareil'],
    ],
    incomplete: (most) => `Seules les ${most} entrées les plus récentes de la période sont incluses.`,
    fileName: 'activite',
  },
};
