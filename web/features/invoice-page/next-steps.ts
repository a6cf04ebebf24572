import type { CalendarDay } from '#shared/calendar-day.ts';
import type { MailReturn } from '#shared/invoice/returned-mail.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { isDue } from '#shared/invoice/status.ts';
import { dueState } from '#web/lib/records/due-state.ts';
import { hasMoney } from '#web/parts/payments/payable.ts';

/** A possible next step of an invoice. */
export type Step =
  | 'confirm'
  | 'correct'
  | 'send'
  | 'resend'
  | 'remind'
  | 'record'
  | 'payments'
  | 'reverse'
  | 'duplicate';

type Facts = Pick<
  InvoiceListItem,
  | 'status'
  | 'dueDate'
  | 'amountPaid'
  | 'amountRefunded'
  | 'amountKept'
  | 'isDisputed'
  | 'isWrittenOff'
  | 'isClaimed'
  | 'isDebited'
  | 'paymentNotice'
  | 'returnedMail'
  | 'isDeposit'
>;

/**
 * The next steps, most useful first, from the first matching state. A deposit request is not duplicated; what is next for
 * a held deposit is said where it is held.
 */
export function nextSteps(invoice: Facts, today: CalendarDay): readonly Step[] {
  const state = STATES.find(({ applies }) => applies(invoice, today));
  const steps = state?.steps ?? ['record', 'resend'];
  if (!invoice.isDeposit) return steps;
  return isHeld(invoice) ? [] : steps.filter((step) => step !== 'duplicate');
}

/** Whether a deposit that was paid is neither applied nor returned, as far as its amounts say. */
function isHeld({ status, amountPaid = 0, amountRefunded = 0, amountKept = 0, isDisputed, paymentNotice }: Facts) {
  return status === 'PAID' && !isDisputed && !paymentNotice && amountPaid > amountRefunded + amountKept;
}

type State = {
  readonly applies: (invoice: Facts, today: CalendarDay) => boolean;
  readonly steps: readonly [Step, ...Step[]];
};

const STATES: readonly State[] = [
  { applies: ({ isDisputed }) => Boolean(isDisputed), steps: ['payments', 'duplicate'] },
  { applies: ({ isWrittenOff }) => Boolean(isWrittenOff), steps: ['reverse', 'payments'] },
  {
    applies: ({ status, paymentNotice }) => !isDue(status) && Boolean(paymentNotice),
    steps: ['payments', 'duplicate'],
  },
  { applies: (invoice) => !isDue(invoice.status) && hasMoney(invoice), steps: ['duplicate', 'payments'] },
  { applies: ({ status }) => !isDue(status), steps: ['duplicate'] },
  // A bank payment that is on its way can only be waited for.
  { applies: ({ isDebited }) => Boolean(isDebited), steps: ['payments', 'duplicate'] },
  { applies: ({ isClaimed }) => Boolean(isClaimed), steps: ['confirm', 'record'] },
  { applies: ({ status }) => status === 'DRAFT', steps: ['send'] },
  { applies: ({ returnedMail }) => OF_THE_ADDRESS.some((kind) => kind === returnedMail), steps: ['correct', 'record'] },
  { applies: ({ returnedMail }) => returnedMail !== undefined, steps: ['resend', 'record'] },
  { applies: (invoice, today) => dueState(invoice, today)?.isLate === true, steps: ['remind', 'record'] },
  { applies: ({ amountPaid }) => Boolean(amountPaid), steps: ['record', 'payments'] },
];

/** Failures that the same address would cause again. */
const OF_THE_ADDRESS: readonly MailReturn[] = ['BOUNCED', 'COMPLAINED', 'UNSENDABLE'];
