import { momentInWords, noticeFacts, type Occasion } from './account-notice.ts';
import type { Mail } from '#functions/mail/mail.ts';
import { mailPage } from '#functions/mail/mail-page.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { shortDay } from '#shared/locale/en-ca-day.ts';

/** The owner of a business that is scheduled to be deleted, and when that happens. */
type Planned = { readonly to: string; readonly deletesAt: string; readonly timeZone: string; readonly siteUrl: string };

const KEEP = 'To keep your business, sign in and choose Keep business in your profile.';

/** The email about a deletion that was just scheduled. */
export function deletionScheduledMail(planned: Planned, occasion: Omit<Occasion, 'timeZone'>): Mail {
  return page(planned.to, {
    subject: `Your business will be deleted on ${dayOf(planned)}`,
    lines: [
      'Hello,',
      `You asked us to delete your business and your account. This will happen on ${momentOf(planned)}. Until then, everything works as before.`,
    ],
    facts: noticeFacts({ ...occasion, timeZone: planned.timeZone }),
    button: keepButton(planned),
    after: [
      KEEP,
      'If this was not you, someone else has access to your account. Keep your business, then choose a new password: this logs out all devices.',
    ],
  });
}

/** The reminder sent the day before. */
export function deletionReminderMail(planned: Planned): Mail {
  return page(planned.to, {
    subject: `Reminder: your business will be deleted on ${dayOf(planned)}`,
    lines: [
      'Hello,',
      `As you asked, we will delete your business and your account on ${momentOf(planned)}, with all invoices, customers, settings and files. This cannot be undone.`,
    ],
    button: keepButton(planned),
    after: [KEEP],
  });
}

/** The email after a business was deleted. */
export function businessDeletedMail(to: string): Mail {
  return page(to, {
    subject: 'Your business was deleted',
    lines: [
      'Hello,',
      'As you asked, we deleted your business and your account, with all invoices, customers, settings and files. Links to your invoices no longer work.',
      'You can register again with the same email address at any time.',
    ],
  });
}

function keepButton({ siteUrl }: Planned) {
  return { label: 'Keep business', url: `${siteUrl}/profile` };
}

const dayOf = ({ deletesAt, timeZone }: Planned) => shortDay(dayIn(timeZone, new Date(deletesAt)));
const momentOf = ({ deletesAt, timeZone }: Planned) => momentInWords(new Date(deletesAt), timeZone);

function page(to: string, content: Omit<Parameters<typeof mailPage>[0], 'locale' | 'heading' | 'footer'>): Mail {
  const footer = `Sent by ${PRODUCT_NAME} to ${to} because the deletion of this account was requested.`;
  const shown = { ...content, locale: 'en-CA', heading: PRODUCT_NAME, footer, addresses: [to] };
  return { to, fromName: PRODUCT_NAME, ...mailPage(shown) };
}
