import { useQuery } from '@tanstack/react-query';
import { estimateEmailPreviewQuery, estimateEmailQuery } from '#web/lib/queries/estimates.ts';
import type { MailedKind } from '#web/parts/sending/mailed-kind.ts';
import { t } from './texts.en.tsx';

/** The email of an estimate, for the dialog that edits it. */
export const ESTIMATE_EMAIL: MailedKind = {
  texts: {
    toWithPdf: t.toWithPdf,
    noLinksInSubject: t.noLinksInSubject,
    noLinksInMessage: t.noLinksInMessage,
    messageHint: t.messageHint,
  },
  keepsTexts: false,
  useDraft: (id) => useQuery(estimateEmailQuery(id)),
  usePreview: (id, texts) => useQuery(estimateEmailPreviewQuery(id, texts)),
};
