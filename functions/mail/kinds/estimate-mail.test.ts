import { describe, expect, it } from 'vitest';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import { ACCEPTED, aPublicEstimate, aTaxedEstimate } from '#test/support/a-public-estimate.ts';
import { confirmationMail, estimateEmailTexts, estimateMail } from './estimate-mail.ts';
import { estimateNewsMail } from './estimate-news-mail.ts';

/** A text without the joiners that keep mail programs from linking it, and with plain spaces. */
const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');

/** An estimate of 100.00 CAD, valid until February 04, by a company whose name ends in a full stop. */
function anEstimate(changes: Partial<PublicEstimate> = {}): PublicEstimate {
  const items = [{ name: 'Design', quantity: 1, rate: 100, amount: 100 }];
  return aPublicEstimate({ items, company: { name: 'Larch Ltd.' }, ...changes });
}

const about = (estimate: PublicEstimate) => ({
  ...{ estimate, to: 'jo@example.com', pdf: new Uint8Array([1]), siteUrl: 'https://northbill.test' },
  replyTo: 'hello@larch.example',
});
const owner = { email: 'kim@example.com', firstName: 'Kim', lastName: 'Roy' } as UserRecord;
const newsOf = (estimate: PublicEstimate, { language = 'en' as 'en' | 'fr', reason = '', by = '' } = {}) =>
  estimateNewsMail(
    { estimate, estimateId: 'e1', reason, by: by || undefined },
    { owner, language, siteUrl: 'https://northbill.test' },
  );

const ID = 'business-7hG2kLmN4pQr8sTuVwXyZa-1';

describe('the email with an estimate', () => {
  it('states total, number, last day and lines, with its link and its PDF', () => {
    const mail = estimateMail(about(anEstimate()));
    expect(mail.subject).toBe('Estimate EST-20260105001 from Larch Ltd.');
    for (const text of [
      'Hello Jo Wong,',
      'Larch Ltd. sent you estimate EST-20260105001 for 100.00 CAD, valid until February 04, 2026.',
      'Open it to read the details, and to accept or decline it.',
      'Total: 100.00 CAD',
      'Valid until: February 04, 2026',
      `View estimate: https://northbill.test/estimate/${ID}`,
      'Design: 100.00',
      'The estimate is attached as a PDF.',
      'Questions? Reply to this email to reach Larch Ltd.',
    ])
      expect(plain(mail.text)).toContain(text);
    expect(mail.attachments?.map(({ name }) => name)).toEqual(['estimate-EST-20260105001.pdf']);
    expect(mail.replyTo).toEqual({ name: 'Larch Ltd.', address: 'hello@larch.example' });
  });

  it('names what is chosen at first, with its total, and that there are options', () => {
    const line = { quantity: 1, rate: 100, amount: 100 };
    const items = [
      { name: 'Design', ...line },
      { name: 'Print', ...line, choice: 'optional' as const },
      { name: 'Web', ...line, choice: 'optional' as const, chosen: true },
    ];
    const text = plain(estimateMail(about(anEstimate({ items }))).text);
    expect(text).toContain('Web: 100.00');
    expect(text).not.toContain('Print');
    expect(text).toContain('Total: 200.00 CAD');
    expect(text).toContain('There are options to choose from.');
  });

  it('names the deposit that is due once it is accepted', () => {
    const terms = { depositType: 'percentage', depositValue: 30 } as const;
    expect(plain(estimateMail(about(anEstimate(terms))).text)).toContain(
      'A deposit of 30.00 CAD is due when you accept.',
    );
    expect(plain(estimateMail(about(anEstimate())).text)).not.toContain('deposit');
  });

  it('says that a new version replaces the earlier one', () => {
    const { subject, message } = estimateEmailTexts(anEstimate({ version: 2 }));
    expect(subject).toBe('Revised estimate EST-20260105001 from Larch Ltd.');
    expect(message).toContain('and replaces the earlier one.');
  });

  it('is in French for a French estimate, with its taxes', () => {
    const mail = estimateMail(about(aTaxedEstimate()));
    expect(mail.subject).toBe('Soumission EST-20260105001 – Studio Boréal inc.');
    for (const text of [
      'Studio Boréal inc. vous a envoyé la soumission EST-20260105001 d’un montant de 344,93 CAD, valide jusqu’au 4 février 2026.',
      'TPS (5 %) : 15,00',
      'Total : 344,93 CAD',
      'Valide jusqu’au : 4 février 2026',
      'La soumission est jointe en format PDF.',
    ])
      expect(plain(mail.text)).toContain(text);
    expect(mail.attachments?.map(({ name }) => name)).toEqual(['soumission-EST-20260105001.pdf']);
  });

  it('has the sender’s own texts in place of the standard ones, each on its own', () => {
    const mail = estimateMail(about(anEstimate()), { message: 'As discussed.\n\nSee you,\nKim' });
    expect(mail.subject).toBe('Estimate EST-20260105001 from Larch Ltd.');
    expect(mail.text).toContain('As discussed.\n\nSee you,\nKim');
    expect(mail.text).not.toContain('Hello Jo Wong');
  });
});

describe('the confirmation of a yes', () => {
  it('says who accepted and when', () => {
    const mail = confirmationMail(about(anEstimate(ACCEPTED)));
    expect(mail.subject).toBe('Accepted: estimate EST-20260105001 from Larch Ltd.');
    for (const text of [
      'Estimate EST-20260105001 from Larch Ltd. for 100.00 CAD is accepted. Thank you.',
      'Accepted by: Zoë Tremblay',
      'Accepted on: January 07, 2026',
      'The accepted estimate is attached as a PDF.',
      'Questions? Reply to this email to reach Larch Ltd.',
    ])
      expect(plain(mail.text)).toContain(text);
    expect(mail.text).not.toContain('Valid until');
  });

  it('leads to the deposit that is due, until it is paid', () => {
    const deposit = { id: 'd1', amount: 30 };
    const due = plain(confirmationMail(about(anEstimate({ ...ACCEPTED, deposit }))).text);
    expect(due).toContain('A deposit of 30.00 CAD is due now.');
    expect(due).toContain('Pay deposit: https://northbill.test/pay/d1');
    const paid = confirmationMail(about(anEstimate({ ...ACCEPTED, deposit: { ...deposit, isPaid: true } })));
    expect(plain(paid.text)).toContain('View estimate: https://northbill.test/estimate/');
  });

  it('says that the business recorded it, and how, without naming the employee', () => {
    const decision = { on: '2026-01-07', way: 'purchaseOrder', reference: 'PO-77' } as const;
    const mail = confirmationMail(about(anEstimate({ status: 'ACCEPTED', decision })), 'sam@example.com');
    for (const text of ['Larch Ltd. recorded that', 'How: By purchase order', 'Reference: PO-77'])
      expect(plain(mail.text)).toContain(text);
    expect(mail.html + mail.text).not.toContain('sam@');
  });
});

describe('the news to the owner', () => {
  it('names the customer, the number and the amount in the subject, and leads to the app', () => {
    const mail = newsOf(anEstimate(ACCEPTED));
    expect(mail.to).toBe('kim@example.com');
    expect(mail.subject).toBe('Jo Wong accepted EST-20260105001, 100.00 CAD');
    for (const text of ['You can make the invoice from it now.', 'https://northbill.test/estimates/e1'])
      expect(plain(mail.text)).toContain(text);
  });

  it('is in the owner’s language, whatever that of the estimate', () => {
    const french = newsOf(anEstimate(ACCEPTED), { language: 'fr' });
    expect(plain(french.subject)).toBe('Jo Wong a accepté EST-20260105001, 100,00 CAD');
    expect(plain(french.text)).toContain('Acceptée le : 7 janvier 2026');
    expect(french.text).toContain('https://northbill.test/fr/estimates/e1');
    expect(newsOf(aTaxedEstimate(ACCEPTED)).subject).toBe('Café Ølga accepted EST-20260105001, 344.93 CAD');
  });

  it.each([
    ['a reason', { reason: 'Too late.\nSorry.' }, 'Their reason: “Too late.\nSorry.”'],
    ['no reason', {}, 'They gave no reason.'],
    ['a record by an employee', { by: 'sam@example.com' }, 'sam@example.com recorded that Jo Wong declined'],
  ])('of a no tells of %s', (_, news, text) => {
    const mail = newsOf(anEstimate({ status: 'DECLINED', decision: { on: '2026-01-07' } }), news);
    expect(mail.subject).toBe('Jo Wong declined EST-20260105001, 100.00 CAD');
    expect(plain(mail.text)).toContain(text);
  });
});

describe('what anyone typed', () => {
  const hostile = '<img src=x onerror=alert(1)> http://evil.example "&';

  it('is text, and no link, wherever it is shown', () => {
    const name = hostile.repeat(3);
    const accepted = anEstimate({ status: 'ACCEPTED', decision: { on: '2026-01-07', name, reference: hostile } });
    const declined = anEstimate({
      status: 'DECLINED',
      decision: { on: '2026-01-07', way: 'other', reference: hostile },
    });
    const mails = [
      confirmationMail(about(accepted)),
      newsOf(accepted),
      newsOf(declined, { reason: hostile.repeat(20) }),
      newsOf(declined, { reason: hostile, language: 'fr' }),
    ];
    for (const { html, text } of mails) {
      expect(html).not.toContain('<img');
      expect(html + text).not.toMatch(/evil\.example|http:\/\/evil/);
    }
  });

  it('keeps its whole length', () => {
    const name = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(5).trim();
    const estimate = anEstimate({ billingName: name, status: 'ACCEPTED', decision: { on: '2026-01-07', name } });
    const mail = newsOf(estimate);
    expect(mail.subject).toBe(`${name} accepted EST-20260105001, 100.00 CAD`);
    expect(mail.text).toContain(`Accepted by: ${name}`);
  });
});
