import * as z from 'zod';

const aboutEstimate = {
  /** Its own id: an email that is delivered twice is sent once. */
  id: z.string(),
  /** When its sender sent it or its cause was stored, as an ISO timestamp. */
  sentAt: z.string(),
  businessId: z.string(),
  estimateId: z.string(),
  /** The version that it is about. */
  version: z.int(),
};

const asSent = {
  ...aboutEstimate,
  to: z.string(),
  /** Recipients of copies. */
  cc: z.exactOptional(z.readonly(z.array(z.string()))),
  /** The sender's own texts, in place of the standard ones. */
  subject: z.exactOptional(z.string()),
  message: z.exactOptional(z.string()),
};

/** An email with an estimate, as its sender sent it. */
export const SentEstimate = z.object({
  ...asSent,
  kind: z.literal('ESTIMATE'),
  /** The sender, if they want a copy, which is an email of its own. */
  copyTo: z.exactOptional(z.string()),
});
export type SentEstimate = z.infer<typeof SentEstimate>;

/** The sender's own copy of an email with an estimate, ordered once that was sent; `to` and `cc` are those of the email. */
export const EstimateCopy = z.object({ ...asSent, kind: z.literal('ESTIMATE_COPY'), copyTo: z.string() });
export type EstimateCopy = z.infer<typeof EstimateCopy>;

/**
 * An email that tells of the yes or no to an estimate: the owner of its business, unless they recorded it themselves,
 * or its recipient, as a confirmation of their yes. The owner also learns of an address that did not accept an email
 * with it.
 */
export const EstimateNews = z.object({
  ...aboutEstimate,
  kind: z.literal('ESTIMATE_NEWS'),
  /** The recipient of the estimate; absent for the owner. */
  to: z.exactOptional(z.string()),
  what: z.enum(['ACCEPTED', 'DECLINED', 'BOUNCED']),
  /** The address that did not accept an email. */
  address: z.exactOptional(z.string()),
  /** Email of the user who recorded it. */
  by: z.exactOptional(z.string()),
});
export type EstimateNews = z.infer<typeof EstimateNews>;

/** An email that reminds the recipient of an estimate that it will expire. */
export const EstimateReminder = z.object({ ...aboutEstimate, kind: z.literal('ESTIMATE_REMINDER'), to: z.string() });
export type EstimateReminder = z.infer<typeof EstimateReminder>;

/** An email that passes on to the owner of a business what a recipient asks about an estimate; replies go to them. */
export const AskedEstimate = z.object({
  ...aboutEstimate,
  kind: z.literal('ESTIMATE_QUESTION'),
  question: z.string(),
  email: z.string(),
});
export type AskedEstimate = z.infer<typeof AskedEstimate>;

/** An email about an estimate. */
export const EstimateMail = z.discriminatedUnion('kind', [
  SentEstimate,
  EstimateCopy,
  EstimateNews,
  EstimateReminder,
  AskedEstimate,
]);
export type EstimateMail = z.infer<typeof EstimateMail>;

/** The version of the examples that was accepted. The first one waits for an answer. */
export const EXAMPLE_ACCEPTED = 2;

/** The version of the examples that was declined. */
export const EXAMPLE_DECLINED = 3;

/** Of each kind, emails to preview. */
export function estimateExamples(): {
  readonly [Kind in EstimateMail['kind']]: readonly Extract<EstimateMail, { kind: Kind }>[];
} {
  const told = { id: 'example', sentAt: '2026-01-05T17:30:00Z', businessId: 'example', estimateId: 'example' };
  const [mail, news] = [
    { ...told, version: 1, to: 'accounts@cafe.test' },
    { ...told, kind: 'ESTIMATE_NEWS' },
  ] as const;
  const [accepted, declined] = [
    { ...news, what: 'ACCEPTED', version: EXAMPLE_ACCEPTED },
    { ...news, what: 'DECLINED', version: EXAMPLE_DECLINED },
  ] as const;
  return {
    ESTIMATE: [{ ...mail, kind: 'ESTIMATE' }],
    ESTIMATE_COPY: [{ ...mail, kind: 'ESTIMATE_COPY', copyTo: 'kim@example.com' }],
    ESTIMATE_NEWS: [
      { ...accepted, to: mail.to },
      accepted,
      declined,
      { ...news, what: 'BOUNCED', version: 1, address: mail.to },
    ],
    ESTIMATE_REMINDER: [{ ...mail, kind: 'ESTIMATE_REMINDER' }],
    ESTIMATE_QUESTION: [
      {
        ...{ ...told, version: 1, kind: 'ESTIMATE_QUESTION', email: mail.to },
        question: 'Is the removal of the old deck part of the price?\nAnd could you start in May?',
      },
    ],
  };
}
