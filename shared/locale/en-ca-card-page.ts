/** What the pay page says of a card that is saved, in Canadian English; `card` as in "Visa •••• 4242". */
export const enCaCardPage = {
  saved: ({ seller }: { seller: string }) => `${seller} may charge this card for its recurring invoices.`,
  /** When it is charged for this invoice, with the day in words; without one, today. */
  charged: ({ amount, day }: { amount: string; day: string | undefined }) =>
    `It will be charged ${amount} ${day ? `on ${day}` : 'today'}. You do not have to do anything.`,
  /** When it is tried again after a charge that failed. */
  again: ({ amount, day }: { amount: string; day: string | undefined }) =>
    `It could not be charged. It will be tried again ${day ? `on ${day}` : 'today'}. You can also pay ${amount} here.`,
  /** That the last try failed. */
  declined: 'It could not be charged for this invoice. Please pay it here.',
  /** That it does not pay this invoice, of which something is due. */
  notCharged: 'It is not charged for this invoice. Please pay it here.',
  /** What the payer authorizes by paying, if that also saves their card. */
  consent: ({ amount, seller }: { amount: string; seller: string }) =>
    `By paying, you authorize ${seller} to charge ${amount} to your card, and to charge future invoices as agreed above.`,
  /** That the invoice is not as it was shown, or no card can be saved with it. */
  changed: 'The invoice has changed, or your card cannot be saved any more. Please check it before you pay.',
  /** The label of a button that pays before that day. */
  payInstead: (amount: string) => `Pay ${amount} now instead`,
  remove: 'Remove card',
  /** Asks before it is removed, and says what follows. */
  ask: ({ card }: { card: string }) => `Remove ${card}?`,
  askHint: ({ seller }: { seller: string }) => `${seller} can no longer charge it. You then pay each invoice yourself.`,
  removing: 'Removing…',
  keep: 'Keep card',
  removed: ({ card }: { card: string }) => `${card} was removed`,
  removedHint: ({ seller }: { seller: string }) => `${seller} can no longer charge it.`,
  failed: 'The card could not be removed. Please try again.',
  /** What becomes of a card that is saved when another one is. */
  replaces: ({ card }: { card: string }) => `It replaces ${card}.`,
};

/** What the pay page says of a card that is saved, in one language. */
export type CardPageTexts = typeof enCaCardPage;

/** The part that is said of a saved bank account, too. */
export type SavedTexts = Omit<CardPageTexts, 'consent' | 'payInstead'>;
