import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  bar: ({ month, billed, received }) => `${month}\u00a0: ${billed} facturés, ${received} encaissés`,
};
