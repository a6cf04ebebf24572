import { describe, expect, it } from 'vitest';
import { accountNotice } from '#functions/mail/kinds/account-notice.ts';
import type { Mail } from '#functions/mail/mail.ts';
import type { QueuedMail } from '#functions/mail/orders/queued-mail.ts';
import { ACCOUNT_CHANGES } from '#shared/locale/account-changes.ts';
import { mailPreviews } from './mails-page.ts';

const SITE = 'https://app.example.com';
const [english, french] = await Promise.all([mailPreviews('en', SITE), mailPreviews('fr', SITE)]);

/** Goes to support, not to a person of the product. */
const TO_SUPPORT: QueuedMail['kind'] = 'CONTACT';
const toPeople = french.filter(({ kind }) => kind !== TO_SUPPORT);

/** What the examples have in any language: what people typed, names, and words that are spelled alike. */
const SAME =
  /^(Northbill|Northern Sky|Chrome|Code|123456|192\.0\.2\.7|Visa ••••|TD Canada Trust ••••|INV-|CN-|EST-|Ayşe |CA7|Autumn campaign|Website|Logo|Hosting|Total$|Sam Roy|Is the removal of |And could you |Łukasz|88 Spruce|\S+@)/;

/** The texts of an email, without links: lines, and labels apart from their values. */
function textsOf({ subject, text, fromName }: Mail): string[] {
  const lines = [subject, fromName, ...text.replaceAll('\u2060', '').split('\n')];
  return lines.flatMap((line) => line.split(/\u00a0?: /)).filter((line) => line && !line.includes(SITE));
}

/** Words that occur in no French text. */
const ENGLISH = /\b(the|your?|was|were|this|that|with|from|and|will|is|it|if|an|of|to|for|please|hello|email)\b/i;

describe('every kind of email to someone whose language is French', () => {
  it.each(toPeople.map(({ kind, mail }, index) => [kind, index, mail] as const))('%s %#', (kind, index, mail) => {
    const typed = (text: string) => SAME.test(text);
    const texts = textsOf(mail).filter((text) => !typed(text));
    const words = texts.map((text) => text.replace(/\S+@\S+/g, ''));
    expect(words.filter((text) => ENGLISH.test(text))).toEqual([]);
    const same = english.filter((each) => each.kind !== TO_SUPPORT)[index];
    expect(same?.kind).toBe(kind);
    const originals = new Set(same ? textsOf(same.mail) : []);
    expect(texts.filter((text) => originals.has(text))).toEqual([]);
    expect(mail.html).toContain('<html lang="fr-CA">');
  });

  it('links to the app in French, and to the public pages of documents as ever', () => {
    const links = toPeople.flatMap(({ mail }) => mail.text.match(/https:\S+/g) ?? []);
    const paths = new Set(links.map((link) => link.replace(SITE, '').replace(/[?#].*/, '')));
    expect(
      [...paths].filter((path) => !path.startsWith('/fr/')).every((path) => /^\/(pay|estimate)\//.test(path)),
    ).toBe(true);
    expect([...paths]).toEqual(expect.arrayContaining(['/fr/verify-email', '/fr/reset-password', '/fr/profile']));
  });
});

it.each([
  ['Visa ••••\u00a04242', 'We will charge Visa ••••\u00a04242 on February 04, 2026.'],
  [
    'a bank account',
    'We will debit the TD Canada Trust account ••••\u00a06789 on February 04, 2026. The money usually arrives five business days later.',
  ],
])('has an invoice that announces the charge of %s', (_, text) => {
  const invoices = english
    .filter(({ kind }) => kind === 'INVOICE')
    .map(({ mail }) => mail.text.replaceAll('\u2060', ''));
  expect(invoices).toContainEqual(expect.stringContaining(text));
});

it('links to the app in English without a prefix', () => {
  const links = english.flatMap(({ mail }) => mail.text.match(/https:\S+/g) ?? []);
  expect(links.filter((link) => link.startsWith(`${SITE}/fr`))).toEqual([]);
  expect(links).toContain(`${SITE}/profile`);
});

it.each(ACCOUNT_CHANGES)('the notice of %s is in French', (change) => {
  const notice = { kind: 'ACCOUNT_NOTICE', id: 'm', sentAt: '2026-11-01T13:00:00Z', businessId: 'b', change } as const;
  const reader = { to: 'kim@example.com', language: 'fr', siteUrl: SITE, timeZone: 'America/Toronto' } as const;
  const mail = accountNotice({ ...notice, employee: 'sam@example.com', client: {} }, reader);
  expect(textsOf(mail).filter((text) => ENGLISH.test(text.replace(/\S+@\S+/g, '')))).toEqual([]);
  expect(mail.text).toContain('Quand\u00a0: 1er\u00a0novembre 2026 à 8\u00a0h HNE');
  expect(mail.text).toContain('Appareil\u00a0: Appareil inconnu');
});
