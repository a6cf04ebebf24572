import { recordMailFailure } from '#functions/domain/estimate/mail-failures.ts';
import type { PublishedEstimate } from '#functions/domain/estimate/published-estimate.ts';
import { isEmailVerified, languageOf, type UserRecord } from '#functions/domain/people/user-record.ts';
import type { Mail } from '#functions/mail/mail.ts';
import type { Composed, Ending, MailKind, Records, Sources } from '#functions/mail/mail-kind.ts';
import type {
  AskedEstimate,
  EstimateCopy,
  EstimateMail,
  EstimateNews,
  EstimateReminder,
  SentEstimate,
} from '#functions/mail/orders/estimate-mails.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { isExpired } from '#shared/estimate/status.ts';
import { noticesOf } from '#shared/user/notices.ts';
import { confirmationMail, estimateMail, estimateReminderMail } from './estimate-mail.ts';
import { estimateBounceMail, estimateNewsMail, estimateQuestionMail } from './estimate-news-mail.ts';

type Found = PublishedEstimate & { readonly now: Date };

/** The kind of an email about a version of an estimate. */
function aboutEstimate<Queued extends EstimateMail>(
  compose: (sources: Sources, mail: Queued, found: Found) => Promise<Composed>,
  kind: Pick<MailKind<Queued>, 'isOrdered' | 'isRepeatable' | 'settle' | 'next'>,
): MailKind<Queued> {
  return {
    ...kind,
    async compose(sources, mail, now) {
      const { businessId, estimateId: id, version } = mail;
      const found = await sources.estimates.findVersion({ businessId, id, version });
      if (!found) return 'UNWANTED';
      // Nothing leaves a suspended business, but its owner learns who accepted before.
      const isForOwner = mail.kind === 'ESTIMATE_QUESTION' || (mail.kind === 'ESTIMATE_NEWS' && mail.to === undefined);
      return found.business.suspendedAt && !isForOwner ? 'OBSOLETE' : compose(sources, mail, { ...found, now });
    },
  };
}

/** The emails about estimates. */
export const ESTIMATE_KINDS = {
  ESTIMATE: aboutEstimate<SentEstimate>(composeEstimate, {
    isOrdered: true,
    isRepeatable: false,
    settle: settleOnEstimate,
    next: copyOf,
  }),
  // Its failure is only logged.
  ESTIMATE_COPY: aboutEstimate<EstimateCopy>(composeEstimate, { isOrdered: true, isRepeatable: false }),
  ESTIMATE_NEWS: aboutEstimate<EstimateNews>(composeNews, {
    isOrdered: true,
    isRepeatable: true,
    settle: settleOnEstimate,
  }),
  ESTIMATE_REMINDER: aboutEstimate<EstimateReminder>(composeReminder, {
    isOrdered: true,
    isRepeatable: false,
    settle: settleOnEstimate,
  }),
  ESTIMATE_QUESTION: aboutEstimate<AskedEstimate>(composeQuestion, { isOrdered: true, isRepeatable: true }),
};

/** The sender's own copy, if they want one. */
function copyOf(mail: SentEstimate): EstimateCopy | undefined {
  return mail.copyTo ? { ...mail, kind: 'ESTIMATE_COPY', id: `${mail.id}-copy`, copyTo: mail.copyTo } : undefined;
}

/** A failure is recorded on the estimate; that its owner was not told is only logged. */
async function settleOnEstimate(
  { attempts, estimatesOf }: Records,
  mail: SentEstimate | EstimateNews | EstimateReminder,
  { state, now }: Ending,
): Promise<void> {
  const { businessId, estimateId, to } = mail;
  const next = mail.kind === 'ESTIMATE' ? copyOf(mail) : undefined;
  if (state === 'SENT' || to === undefined) return attempts.settle(mail, now, next);
  const failed = await recordMailFailure(
    { businessId, estimates: estimatesOf(businessId) },
    {
      ...{ estimateId, now, failure: { at: now.toISOString(), recipient: to, kind: state } },
      also: { attempt: attempts.settling(mail, now) },
    },
  );
  if (failed === 'estimate') await attempts.settle(mail, now);
}

async function composeEstimate(
  sources: Sources,
  sent: SentEstimate | EstimateCopy,
  found: PublishedEstimate,
): Promise<Composed> {
  const { estimate } = found;
  const { to, cc = [], subject, message } = sent;
  // Its link would say that there is a newer one.
  if (estimate.newerId) return 'OBSOLETE';
  const about = { ...messageOf(sources, found), pdf: await sources.pdfs.ofEstimate(estimate.id) };
  const texts = { subject, message };
  if (sent.kind === 'ESTIMATE')
    return { ...estimateMail({ ...about, to }, texts), estimateLink: estimate.id, isPersonal: true, cc };
  // Its deliveries and failures say nothing about the estimate's recipients.
  return { ...estimateMail({ ...about, to: sent.copyTo, copyOf: [to, ...cc] }, texts), isPersonal: true };
}

/** As with every email to others, the owner must have confirmed their own address. */
async function composeNews(sources: Sources, mail: EstimateNews, found: PublishedEstimate): Promise<Composed> {
  const { estimate, record } = found;
  const owner = await confirmedOwner(sources, found);
  if (!owner) return 'UNWANTED';
  const { siteUrl } = sources;
  const reading = { owner, siteUrl, language: languageOf(owner) };
  const { address, by } = mail;
  if (mail.what === 'BOUNCED') {
    if (!address || !noticesOf(owner).bounces) return 'UNWANTED';
    return estimateBounceMail({ estimate, estimateId: record.id, address }, reading);
  }
  // The decision was undone since.
  if (estimate.status !== mail.what || !estimate.decision) return 'UNWANTED';
  if (mail.to !== undefined) return confirmation(sources, { ...mail, to: mail.to }, found);
  if (owner.email === by || !noticesOf(owner).payments) return 'UNWANTED';
  return estimateNewsMail({ estimate, estimateId: record.id, reason: record.decision?.reason, by }, reading);
}

/** One that was answered, replaced or has expired since is not reminded. */
async function composeReminder(
  sources: Sources,
  { to }: EstimateReminder,
  { now, ...found }: Found,
): Promise<Composed> {
  const { estimate, business } = found;
  if (estimate.newerId || estimate.status !== 'SENT') return 'UNWANTED';
  if (isExpired(estimate, dayIn(business.timeZone, now))) return 'UNWANTED';
  if (!(await confirmedOwner(sources, found))) return 'UNWANTED';
  const mail = estimateReminderMail({
    ...messageOf(sources, found),
    ...{ to, pdf: await sources.pdfs.ofEstimate(estimate.id) },
  });
  return { ...mail, estimateLink: estimate.id, countsFor: business.id };
}

/** A question waits for its answer, so no setting keeps it from the owner. */
async function composeQuestion(sources: Sources, mail: AskedEstimate, found: Found): Promise<Composed> {
  const owner = await confirmedOwner(sources, found);
  if (!owner) return 'UNWANTED';
  const { question, email } = mail;
  const { siteUrl } = sources;
  return estimateQuestionMail(
    { estimate: found.estimate, estimateId: found.record.id, question, email },
    { owner, siteUrl, language: languageOf(owner) },
  );
}

/** The owner, if they confirmed their own address. */
async function confirmedOwner({ findUser }: Sources, { business }: PublishedEstimate): Promise<UserRecord | undefined> {
  const owner = await findUser(business.ownerId);
  return owner && isEmailVerified(owner) ? owner : undefined;
}

/** Only a yes is confirmed. */
async function confirmation(
  sources: Sources,
  { to, by, what }: EstimateNews & { readonly to: string },
  found: PublishedEstimate,
): Promise<Mail | 'UNWANTED'> {
  if (what !== 'ACCEPTED') return 'UNWANTED';
  const { estimate, business } = found;
  const pdf = await sources.pdfs.ofEstimate(estimate.id);
  const mail = confirmationMail({ ...messageOf(sources, found), to, pdf }, by);
  return { ...mail, estimateLink: estimate.id, countsFor: business.id };
}

function messageOf({ siteUrl }: Sources, { estimate, replyTo }: PublishedEstimate) {
  return { estimate, replyTo, siteUrl };
}
