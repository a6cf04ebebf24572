import * as z from 'zod/mini';
import { openTable } from '#functions/data/table/table.ts';
import { suppressedAddresses } from '#functions/domain/limits/suppressed-addresses.ts';
import { resetLinks } from '#functions/domain/people/reset-links.ts';
import { usersIn } from '#functions/domain/people/users.ts';
import { consume } from '#functions/services/consume.ts';
import { sesMailer } from '#functions/mail/ses-mailer.ts';
import { mailLink } from '#functions/mail/kinds/mail-link.ts';

const table = openTable();
const dependencies = {
  users: usersIn(table),
  links: resetLinks(table),
  mailer: sesMailer(suppressedAddresses(table)),
  siteUrl: process.env.SITE_URL ?? '',
};

/** Receives the requests that `password-reset` queued. */
export const handler = consume('reset-mail-failed', z.object({ email: z.string() }), ({ email }, { now }) =>
  mailLink(dependencies, email, now),
);
