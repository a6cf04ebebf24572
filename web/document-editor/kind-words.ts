/** A kind's names within a sentence. French words agree with them, so sentences get all and use what fits. */
export type KindWords = {
  /** "invoice", "facture". */
  readonly noun: string;
  /** "an invoice", "une facture". */
  readonly one: string;
  /** "this invoice", "cette facture". */
  readonly this: string;
};
