import { expect, it } from 'vitest';
import { invitationMail } from './invitation-mail.ts';

const INVITER = { name: 'Maya Roy', email: 'maya@larch.test' };
const READER = { to: 'jo@example.com', siteUrl: 'https://northbill.test', language: 'en' } as const;
const COMPANY = { name: 'Larch Ltd.', address: '12 Main St', city: 'Calgary', zip: 'T2P 1A1', country: 'Canada' };
const REASON = 'Sent by Northbill because maya@larch.test invited this address.';

const mailFrom = (company: (Partial<typeof COMPANY> & { name: string }) | undefined) =>
  invitationMail(READER, { inviter: INVITER, company, role: 'EMPLOYEE', token: 't-1' });

it.each([
  ['the company and its postal address', COMPANY, 'Larch Ltd., 12 Main St, Calgary, T2P 1A1, Canada'],
  ['the company and the inviter’s email if it has no address', { name: 'Larch Ltd.' }, 'Larch Ltd., maya@larch.test'],
  ['the inviter and their email if there is no company', undefined, 'Maya Roy, maya@larch.test'],
])('names %s', (_, company, sender) => {
  const { text, html } = mailFrom(company);
  expect(text).toContain(`${sender}\n${REASON}`);
  expect(html).toContain(`${sender}<br>${REASON}`);
});

it('links to a page that asks whether to block further invitations', () => {
  expect(mailFrom(COMPANY).text).toMatch(
    /Do not invite me again: https:\/\/northbill\.test\/accept-invitation\?token=t-1&block$/,
  );
});

it.each([
  ['en', 'EMPLOYEE', 'as an employee', 'appointments'],
  ['en', 'ACCOUNTANT', 'to see the books of Larch Ltd. on Northbill as their accountant', 'you cannot change them'],
  ['fr', 'EMPLOYEE', 'travailler pour Larch Ltd.', 'rendez-vous'],
  ['fr', 'ACCOUNTANT', 'les livres de Larch Ltd. dans Northbill, à titre de comptable', 'sans pouvoir les modifier'],
] as const)('says in %s as what it invites: %s', (language, role, ...words) => {
  const { text } = invitationMail({ ...READER, language }, { inviter: INVITER, company: COMPANY, role, token: 't-1' });
  for (const said of words) expect(text.replaceAll('\n', ' ')).toContain(said);
});
