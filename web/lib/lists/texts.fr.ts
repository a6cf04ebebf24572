import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  csvFormats: { comma: 'Virgules, 1234.50', semicolon: 'Points-virgules, 1234,50' },
  xlsx: 'Classeur Excel',
};
