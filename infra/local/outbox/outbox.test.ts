import { expect, test } from 'vitest';
import type { SentMail } from '#infra/local/emulators/ses.ts';
import { outboxData, outboxPage } from './outbox.ts';

const EVIL = `"'><script>alert(1)</script>&amp;`;
const ESCAPED = '&quot;&#39;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;';

function aMail(changes: Partial<SentMail> = {}): SentMail {
  const people = { from: 'Northbill <no-reply@example.com>', to: ['ann@example.com'], replyTo: ['owner@example.com'] };
  const content = { subject: 'Invoice 7', text: 'Hello', html: '<p>Hello</p>', attachments: [] };
  return { id: 'm1', ...people, ...content, sentAt: '2026-11-20T10:00:00.000Z', ...changes };
}

test('lists the newest first', () => {
  const text = { id: 't1', phoneNumber: '+14035550123', message: 'Hi', sentAt: '2026-11-20T10:00:00.000Z' };
  const data = outboxData({
    mails: [aMail({ id: 'old' }), aMail({ id: 'new' })],
    texts: [text, { ...text, id: 't2' }],
  });
  expect([data.mails.map(({ id }) => id), data.texts.map(({ id }) => id)]).toEqual([
    ['new', 'old'],
    ['t2', 't1'],
  ]);
});

test('shows no markup of an email outside its frame', () => {
  const attachment = { name: EVIL, contentType: EVIL, size: 2048, content: '' };
  const mail = {
    from: EVIL,
    to: [EVIL],
    replyTo: [EVIL],
    subject: EVIL,
    text: EVIL,
    html: EVIL,
    attachments: [attachment],
  };
  const text = { id: 't1', phoneNumber: EVIL, message: EVIL, sentAt: '2026-11-20T10:00:00.000Z' };
  const page = outboxPage({ mails: [aMail(mail)], texts: [text] });
  expect(page).not.toContain('<script');
  expect(page.split(ESCAPED).length - 1).toBe(12);
  expect(page).toContain(`srcdoc="&lt;base target=&quot;_blank&quot;&gt;${ESCAPED}"`);
  expect(page).not.toContain('allow-scripts');
});

test('links attachments by URLs for any message id', () => {
  const attachment = { name: 'Invoice 7.pdf', contentType: 'application/pdf', size: 40_961, content: 'JVBERg==' };
  const page = outboxPage({ mails: [aMail({ id: 'a/b?<1>', attachments: [attachment] })], texts: [] });
  expect(page).toContain('<a href="/local/outbox/attachments/a%2Fb%3F%3C1%3E/0" download="Invoice 7.pdf">');
  expect(page).toContain('application/pdf, 41 KB');
});

test('lists the links of an email once, as anchors', () => {
  const link = 'https://northbill.example/pay/7?a=1&b=2';
  const page = outboxPage({ mails: [aMail({ text: `Pay (${link}), now: ${link}.` })], texts: [] });
  const anchor = `<a href="https://northbill.example/pay/7?a=1&amp;b=2" rel="noreferrer">`;
  expect(page.split(anchor)).toHaveLength(2);
});

test('links nothing but web addresses', () => {
  const page = outboxPage({ mails: [aMail({ text: 'javascript:alert(1) data:text/html,x' })], texts: [] });
  expect(page).not.toContain('rel="noreferrer"');
});
