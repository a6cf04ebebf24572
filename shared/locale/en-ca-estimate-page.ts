import type { CalendarDay } from '#shared/calendar-day.ts';
import { enCaEstimate } from './en-ca-estimate.ts';
import { enCaPageLabels } from './en-ca-labels.ts';
import { enCaPage, longDay } from './en-ca-page.ts';

/** All texts of the public page of an estimate in one language. */
export type EstimatePageDictionary = typeof enCaEstimatePage;

/** The public page of an estimate in Canadian English. */
export const enCaEstimatePage = {
  ...enCaPage,
  estimate: enCaEstimate,
  /** The state in a word. */
  badge: { accepted: 'Accepted', declined: 'Declined', expired: 'Expired', replaced: 'Replaced' },
  /** How long it can still be accepted, in days from today; 0 on its last day. */
  validFor: (days: number) =>
    days > 1 ? `Valid for ${days} more days` : days === 1 ? 'Valid until tomorrow' : 'Valid until today',
  expiredOn: (day: CalendarDay) => `Expired on ${longDay(day)}`,
  /** The button that accepts, with the total. */
  acceptFor: (amount: string) => `Accept estimate for ${amount}`,
  depositDue: (amount: string) => `A deposit of ${amount} is due on acceptance.`,
  payDeposit: (amount: string) => `Pay deposit of ${amount}`,
  depositPaid: (amount: string) => `The deposit of ${amount} is paid`,
  /** Names the address that the reply to a question goes to. */
  questionSent: (email: string) => `Your question was sent. The reply goes to ${email}.`,
  /** Below a decision that the business recorded itself. */
  recordedBy: (seller: string) => `Recorded by ${seller}`,
  /** Such as the number of a purchase order. */
  referenceIs: (reference: string) => `Reference: ${reference}`,
  askAgain: (seller: string) => `Ask ${seller} for a new one`,
  changeOfMind: (seller: string) => `If you change your mind, contact ${seller}`,
  /** Above the address and phone number of the business. */
  questions: (seller: string) => `Questions? Contact ${seller}`,
  page: {
    ...enCaPageLabels,
    failed: 'Failed to load estimate',
    notFound: 'Estimate not found',
    notFoundHint: "The estimate you're looking for doesn't exist",
    unavailable: 'This estimate is not available right now',
    accept: 'Accept',
    decline: 'Decline',
    fullName: 'Your full name',
    nothingChosen: 'Choose at least one item.',
    signature: 'Signature',
    drawSignature: 'Draw your signature',
    clearSignature: 'Clear',
    signTyped: 'Sign with my typed name',
    drawInstead: 'Draw it instead',
    signatureMissing: 'Draw your signature, or sign with your typed name.',
    agreement: 'By accepting, you agree to this estimate and its terms.',
    reason: 'Reason (optional)',
    declineEstimate: 'Decline estimate',
    cancel: 'Cancel',
    nameMissing: 'Enter your full name.',
    offline: 'Your answer was not sent. Check your connection and try again.',
    hasAddress: 'Leave out web and email addresses.',
    refused: 'Your answer was not sent. Please try again in a minute.',
    askQuestion: 'Ask a question',
    question: 'Your question',
    replyTo: 'Email for the reply',
    sendQuestion: 'Send question',
    questionMissing: 'Enter your question.',
    emailInvalid: 'Enter a valid email address.',
    questionsLimited: 'No more questions can be sent for now. Please contact the business directly.',
    questionOffline: 'Your question was not sent. Check your connection and try again.',
    questionRefused: 'Your question was not sent. Please try again in a minute.',
    changed: 'This estimate has changed in the meantime.',
    accepted: 'This estimate is accepted. Thank you.',
    declined: 'This estimate was declined',
    expired: 'This estimate has expired',
    replaced: 'There is a newer version of this estimate',
    showNewer: 'Show the newer version',
    copyByEmail: 'You will get a copy by email.',
    theBusiness: 'the business that sent it',
  },
};
