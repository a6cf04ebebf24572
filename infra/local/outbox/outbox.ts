import { type Html, html } from '#functions/mail/html.ts';
import type { SentMail } from '#infra/local/emulators/ses.ts';
import type { SentSms } from '#infra/local/emulators/sns.ts';
import { htmlPage } from '#infra/local/gateway/html.ts';

/** Opens an email's links in a new tab instead of its frame. */
const NEW_TAB = '<base target="_blank">';

/** Everything the product sent, newest first. */
export type Outbox = { mails: SentMail[]; texts: SentSms[] };

/** The outbox of these messages; both lists are oldest first. */
export function outboxData({ mails, texts }: Outbox): Outbox {
  return { mails: mails.toReversed(), texts: texts.toReversed() };
}

/** The outbox as a page: emails as they look to their readers, with links and attachments, and SMS. */
export function outboxPage({ mails, texts }: Outbox): string {
  const body = html`<main>
    <h1>Outbox</h1>
    <p class="muted">Everything the product has sent. Nothing has left this machine.
      <a href="/local/outbox.json">The same as JSON</a></p>
    <h2 id="mails">Emails (${mails.length})</h2>
    ${mails.length === 0 ? html`<p class="muted">None yet.</p>` : mails.map(mailCard)}
    <h2 id="texts">Text messages (${texts.length})</h2>
    ${texts.length === 0 ? html`<p class="muted">None yet.</p>` : texts.map(smsCard)}
  </main>`;
  return htmlPage({ title: 'Outbox', body, css: CSS });
}

function mailCard(mail: SentMail): Html {
  const links = linksIn(mail.text);
  return html`<article class="card">
    <h3>${mail.subject}</h3>
    <dl>
      <dt>From</dt><dd>${mail.from}</dd>
      <dt>To</dt><dd>${mail.to.join(', ')}</dd>
      ${mail.replyTo.length > 0 ? html`<dt>Reply to</dt><dd>${mail.replyTo.join(', ')}</dd>` : null}
      <dt>Sent</dt><dd>${time(mail.sentAt)}</dd>
    </dl>
    ${mail.html === '' ? null : html`<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${NEW_TAB}${mail.html}" title="${mail.subject}"></iframe>`}
    ${links.length > 0 ? html`<ul class="links">${links.map((link) => html`<li>${anchor(link)}</li>`)}</ul>` : null}
    ${mail.attachments.length > 0 ? html`<ul class="attachments">${attachmentItems(mail)}</ul>` : null}
    <details${mail.html === '' ? html` open` : null}><summary>Text</summary><pre>${mail.text}</pre></details>
  </article>`;
}

function smsCard(text: SentSms): Html {
  return html`<article class="card">
    <dl><dt>To</dt><dd>${text.phoneNumber}</dd><dt>Sent</dt><dd>${time(text.sentAt)}</dd></dl>
    <pre>${text.message}</pre>
    ${linksIn(text.message).map((link) => html`<p>${anchor(link)}</p>`)}
  </article>`;
}

function attachmentItems(mail: SentMail): Html[] {
  return mail.attachments.map(({ name, contentType, size }, index) => {
    const href = `/local/outbox/attachments/${encodeURIComponent(mail.id)}/${index}`;
    return html`<li><a href="${href}" download="${name}">${name}</a>
      <span class="muted">${contentType}, ${Math.ceil(size / 1024)} KB</span></li>`;
  });
}

/** The distinct web addresses in a text, in order; every link of an email is in its text. */
function linksIn(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s<>"']+/gi)?.map((link) => link.replace(/[).,;:!?\]]+$/, '')))];
}

function anchor(link: string): Html {
  return html`<a href="${link}" rel="noreferrer">${link}</a>`;
}

function time(timestamp: string): Html {
  return html`<time datetime="${timestamp}">${timestamp.slice(0, 19).replace('T', ' ')} UTC</time>`;
}

const CSS = `
body { max-width: 52rem; }
h2 { margin: 1.75rem 0 .75rem; }
h3 { margin: 0 0 .5rem; font-size: 1.05rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem .75rem; margin: 0 0 .75rem; }
dt { color: var(--muted); }
dd { margin: 0; }
iframe { width: 100%; height: 30rem; max-height: 80vh; resize: vertical; border: 1px solid var(--line); border-radius: .5rem; background: #fff; color-scheme: light; }
ul { margin: .75rem 0; padding-left: 1.25rem; }
pre { margin: .5rem 0 0; white-space: pre-wrap; font: inherit; }
summary { cursor: pointer; }
`;
