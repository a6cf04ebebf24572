import type { VerificationSecrets } from '#functions/domain/people/email-verifications.ts';
import type { Mail } from '#functions/mail/mail.ts';
import { VERIFICATION_HOURS } from '#shared/auth/verification.ts';
import { accountMail, type Reader } from './account-mail.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';

/** The email with a code. Contains no user-entered text, since anyone can register someone else's address. */
export function verificationMail(reader: Reader, { code, token }: VerificationSecrets): Mail {
  const { verification: texts } = ACCOUNT_TEXTS[reader.language];
  return accountMail(reader, {
    subject: texts.subject({ code }),
    lines: [texts.intro(reader)],
    figure: { label: texts.code, value: code },
    button: { label: texts.button, path: `/verify-email?token=${token}` },
    after: [texts.valid({ hours: VERIFICATION_HOURS }), texts.notYou],
    why: texts.why,
  });
}

/** Notifies the owner of an account that someone tried to use its address for another account. */
export function addressInUseMail(reader: Reader): Mail {
  const { subject, intro, you, notYou, why } = ACCOUNT_TEXTS[reader.language].addressInUse;
  return accountMail(reader, { subject, lines: [intro(reader)], after: [you, notYou], why });
}

/** Notifies the old address that the account's email was changed. */
export function emailChangedMail(reader: Reader): Mail {
  const { subject, intro, notYou, why } = ACCOUNT_TEXTS[reader.language].emailChanged;
  return accountMail(reader, { subject, lines: [intro(reader)], after: [notYou], why });
}

/** The email that tells an owner that they can accept cards now, and what to do for it. */
export function cardsAllowedMail(reader: Reader): Mail {
  const { subject, intro, button: label, connecting, why } = ACCOUNT_TEXTS[reader.language].cardsAllowed;
  return accountMail(reader, {
    subject,
    lines: [intro],
    button: { label, path: '/payment-settings' },
    after: [connecting],
    why: why(reader),
  });
}

/** The email that tells an owner that their request for card payments was declined, and what they can do. */
export function cardsDeclinedMail(reader: Reader, reason: string | undefined): Mail {
  const { subject, intro, because, next, button: label, why } = ACCOUNT_TEXTS[reader.language].cardsDeclined;
  return accountMail(reader, {
    subject,
    lines: [intro, ...(reason ? [because({ reason })] : [])],
    button: { label, path: '/payment-settings?tab=integration' },
    after: [next],
    why: why(reader),
  });
}

/** The email that tells an owner that their business was suspended, what that means, and whom to write to. */
export function businessSuspendedMail(reader: Reader, supportEmail: string): Mail {
  const { subject, intro, means, button: label, ask, why } = ACCOUNT_TEXTS[reader.language].businessSuspended;
  return accountMail(reader, {
    subject,
    lines: [intro, means],
    button: { label, path: '/' },
    after: [ask({ supportEmail })],
    why: why(reader),
  });
}

/** The email that tells an owner that the suspension of their business ended. */
export function businessRestoredMail(reader: Reader): Mail {
  const { subject, intro, button: label, notSent, why } = ACCOUNT_TEXTS[reader.language].businessRestored;
  return accountMail(reader, {
    subject,
    lines: [intro],
    button: { label, path: '/' },
    after: [notSent],
    why: why(reader),
  });
}

/** The email that an export is ready. It links to the profile, where only a signed-in owner gets the archive. */
export function exportReadyMail(reader: Reader): Mail {
  const { subject, intro, button: label, valid, notYou, why } = ACCOUNT_TEXTS[reader.language].exportReady;
  return accountMail(reader, {
    subject,
    lines: [intro],
    button: { label, path: '/profile' },
    after: [valid, notYou],
    why: why(reader),
  });
}
