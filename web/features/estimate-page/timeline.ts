import {
  BellRing,
  CircleCheck,
  CircleX,
  Eye,
  FileX2,
  type LucideIcon,
  MailWarning,
  MessageCircleQuestionMark,
  MessageSquareX,
  Plus,
  ReceiptText,
  Send,
  Undo2,
} from 'lucide-react';
import type { EstimateEvent } from '#shared/estimate/event.ts';
import { upperFirst } from '#shared/letter-case.ts';
import { mailReturns } from '#web/lib/locale/mail-returns.en.ts';
import type { Tone } from '#web/ui/badge.tsx';
import { t } from './texts.en.ts';

/** The look of each kind of event. */
export const LOOKS: Readonly<Record<EstimateEvent['type'], { readonly icon: LucideIcon; readonly tone: Tone }>> = {
  CREATED: { icon: Plus, tone: 'grey' },
  SENT: { icon: Send, tone: 'blue' },
  SMS_FAILED: { icon: MessageSquareX, tone: 'yellow' },
  REMINDED: { icon: BellRing, tone: 'blue' },
  QUESTION: { icon: MessageCircleQuestionMark, tone: 'yellow' },
  OPENED: { icon: Eye, tone: 'green' },
  MAIL_FAILED: { icon: MailWarning, tone: 'yellow' },
  ACCEPTED: { icon: CircleCheck, tone: 'green' },
  DECLINED: { icon: CircleX, tone: 'red' },
  UNDONE: { icon: Undo2, tone: 'grey' },
  INVOICED: { icon: ReceiptText, tone: 'green' },
  INVOICE_DELETED: { icon: FileX2, tone: 'grey' },
};

/** What an event says, in the reader's language. */
export function estimateEventText(event: EstimateEvent): string {
  switch (event.type) {
    case 'CREATED':
      return t.events.created;
    case 'SENT':
      return sentText(event);
    case 'SMS_FAILED':
      return t.events.smsFailed({ to: event.recipient });
    case 'REMINDED':
      return t.events.reminded({ to: event.recipient, ...event });
    case 'QUESTION':
      return t.events.asked({ from: event.email, ...event });
    case 'OPENED':
      return t.events.opened(event);
    case 'MAIL_FAILED':
      return upperFirst(mailReturns[event.kind](event.recipient));
    case 'ACCEPTED': {
      const { name, version } = event;
      return name ? t.events.acceptedBy({ name, version }) : t.events.accepted(event);
    }
    case 'DECLINED':
      return t.events.declined(event);
    case 'UNDONE':
      return t.events.undone;
    case 'INVOICED':
      return t.events.invoiced({ number: event.invoiceNumber });
    case 'INVOICE_DELETED':
      return t.events.invoiceDeleted({ number: event.invoiceNumber });
  }
}

function sentText({ recipient, channel, version }: Extract<EstimateEvent, { type: 'SENT' }>): string {
  if (!recipient) return t.events.published({ version });
  return channel === 'SMS' ? t.events.texted({ to: recipient, version }) : t.events.sent({ to: recipient, version });
}

/**
 * How the business was told of a decision, its reference and its reason, or what a recipient asks; empty for any other
 * event.
 */
export function eventDetails(event: EstimateEvent): string[] {
  if (event.type === 'QUESTION') return [t.reason({ reason: event.text })];
  if (event.type !== 'ACCEPTED' && event.type !== 'DECLINED') return [];
  const { way, reference, reason } = event;
  return [...(way ? [t.ways[way]] : []), ...(reference ? [reference] : []), ...(reason ? [t.reason({ reason })] : [])];
}
