import type { Table } from '#functions/data/table/table.ts';
import { emailChanges, verificationMails } from '#functions/domain/limits/attempts.ts';
import { emailVerificationsIn } from '#functions/domain/people/email-verifications.ts';
import { updateEmployeeCopy } from '#functions/domain/people/employee-copy.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { requestEmailChange, resendVerification } from '#functions/email-verification/request.ts';
import { verificationStore } from '#functions/email-verification/store.ts';
import { verifyCode, verifyLink } from '#functions/email-verification/verify.ts';
import { aCaller } from './a-caller.ts';
import type { AccountHarness } from './account-harness.ts';

/** The response that confirms an address. */
export const CONFIRMED = { message: 'Your email address is confirmed.' };
/** The error if the address is already confirmed. */
export const ALREADY = { code: 'CONFLICT', message: 'This email address is already confirmed.' };
/** The error for an invalid link. */
export const LINK_REFUSED = { message: 'This link is invalid or has expired.' };

/** Requests and uses codes and links, with the accounts of the current harness. */
export function verificationCalls(table: Table, current: () => AccountHarness) {
  const all = () => ({
    ...current(),
    store: verificationStore(table),
    verifications: emailVerificationsIn(table),
    requests: verificationMails(table),
    changes: emailChanges(table),
    updateCopies: (user: UserRecord) => updateEmployeeCopy(table, user),
  });
  const now = () => current().clock();
  const callerOf = ({ id: userId, email, role, businessId }: UserRecord) =>
    aCaller({ userId, email, role, businessId, isEmailVerified: false });
  return {
    resend: (user: UserRecord) => resendVerification(all(), { caller: callerOf(user), now: now() }),
    change: (user: UserRecord, email: string) =>
      requestEmailChange(all(), { caller: callerOf(user), email, client: current().client, now: now() }),
    enter: (user: UserRecord, code: string) => verifyCode(all(), { caller: callerOf(user), code }, now()),
    follow: (token: string) => verifyLink(all(), token, now()),
    stored: async ({ id }: UserRecord) => await current().users.find(id),
    /** The code and the token in the last email with a code. */
    mailed() {
      const { text = '' } = current().mails.findLast(({ subject }) => subject.includes('code')) ?? {};
      return { code: /Code: (\d{6})/.exec(text)?.[1] ?? '', token: /token=([\w-]{43})\n/.exec(text)?.[1] ?? '' };
    },
  };
}
