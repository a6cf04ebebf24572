import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  notANumber: 'Ce n’est pas un nombre',
  negative: 'Le nombre ne peut pas être inférieur à 0',
  ambiguous: ({ number, decimals }) => `Écrivez ${number}, ou utilisez au plus ${decimals} décimales`,
  tooManyDecimals: ({ decimals }) => `Au plus ${decimals} décimales`,
  tooLarge: ({ max }) => `Au plus ${max}`,
  readAs: ({ number }) => `Lu comme ${number}`,
  roundedTo: ({ number, decimals }) => `Lu comme ${number}, arrondi à ${decimals} décimales`,
};
