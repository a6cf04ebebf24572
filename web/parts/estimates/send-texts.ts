import { t } from './texts.en.tsx';

/** What is said wherever an estimate is sent from. */
export const SEND_TEXTS = { sent: t.sent, texted: t.texted, addressKept: t.addressKept, pdfName: t.pdfName } as const;
