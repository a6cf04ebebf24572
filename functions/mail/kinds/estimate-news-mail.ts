import type { UserRecord } from '#functions/domain/people/user-record.ts';
import type { Mail } from '#functions/mail/mail.ts';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import { estimateTextsFor } from '#shared/locale/estimate-texts-for.ts';
import type { Language } from '#shared/locale/language.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import { decisionRows, ESTIMATE_MAIL_TEXTS, estimateFacts } from './estimate-mail.ts';
import { mailToOwner } from './mail-to-owner.ts';

/** A version of an estimate that was accepted or declined. */
type Decided = {
  readonly estimate: PublicEstimate;
  /** Its id in the app. */
  readonly estimateId: string;
  /** Why it was declined, as its recipient typed it. */
  readonly reason?: string | undefined;
  /** Email of the user who recorded it. */
  readonly by?: string | undefined;
};

/** A version of an estimate in an email that an address did not accept. */
type Bounced = Pick<Decided, 'estimate' | 'estimateId'> & { readonly address: string };

/** What a recipient asks about a version of an estimate, with their address as they typed it. */
type Asked = Pick<Decided, 'estimate' | 'estimateId'> & { readonly question: string; readonly email: string };

type Reading = { readonly owner: UserRecord; readonly language: Language; readonly siteUrl: string };

/** The email that tells the owner of a business that an estimate was accepted or declined. */
export function estimateNewsMail({ estimate, estimateId, reason, by }: Decided, reading: Reading): Mail {
  const { language } = reading;
  const texts = ESTIMATE_MAIL_TEXTS[language];
  const dictionary = messageDictionaryFor({ language });
  const facts = { ...estimateFacts(estimate, language), by };
  const isDeclined = estimate.status === 'DECLINED';
  const { subject, intro } = texts[isDeclined ? 'declined' : 'accepted'];
  const why = reason ? texts.declined.reason(reason) : by ? undefined : texts.declined.noReason;
  return mailToOwner(
    { ...reading, dictionary },
    {
      subject: subject(facts),
      intro: intro(facts),
      more: isDeclined ? (why ? [why] : []) : [texts.accepted.next],
      figure: { label: dictionary.document.total, value: facts.amount },
      facts: [
        { label: estimateTextsFor({ language }).number, value: estimate.invoiceNumber },
        ...decisionRows(estimate, language),
      ],
      button: { label: texts.view, path: `/estimates/${estimateId}` },
      addresses: by ? [by] : [],
    },
  );
}

/** The email that tells the owner of a business that an email with an estimate could not be delivered. */
export function estimateBounceMail({ estimate, estimateId, address }: Bounced, reading: Reading): Mail {
  const { language } = reading;
  const { bounced, view } = ESTIMATE_MAIL_TEXTS[language];
  const { invoiceNumber: number } = estimate;
  return mailToOwner(
    { ...reading, dictionary: messageDictionaryFor({ language }) },
    {
      subject: bounced.subject(number),
      intro: bounced.intro({ number, address }),
      button: { label: view, path: `/estimates/${estimateId}` },
      addresses: [address],
    },
  );
}

/** The email that passes a question about an estimate on to the owner of its business; replies go to who asks. */
export function estimateQuestionMail({ estimate, estimateId, question, email }: Asked, reading: Reading): Mail {
  const { language } = reading;
  const { question: texts, view } = ESTIMATE_MAIL_TEXTS[language];
  const facts = estimateFacts(estimate, language);
  const mail = mailToOwner(
    { ...reading, dictionary: messageDictionaryFor({ language }) },
    {
      subject: texts.subject(facts),
      intro: texts.intro(facts),
      more: [question],
      facts: [
        { label: estimateTextsFor({ language }).number, value: estimate.invoiceNumber },
        { label: texts.from, value: email },
      ],
      after: [texts.reply(email)],
      button: { label: view, path: `/estimates/${estimateId}` },
      addresses: [email],
    },
  );
  return { ...mail, replyTo: { name: estimate.billingName, address: email } };
}
