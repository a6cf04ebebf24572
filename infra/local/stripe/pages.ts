import { type Html, html } from '#functions/mail/html.ts';
import { htmlPage } from '#infra/local/gateway/html.ts';

/** A page to show, or a redirect. */
export type PageResponse = { status: number; html: string } | { redirect: string };

/** A hosted page, which states that no money moves. */
export function testPage(title: string, body: Html): string {
  const banner = html`<p class="banner"><strong>Test mode</strong> – a local stand-in for Stripe. No money moves here.</p>`;
  return htmlPage({
    title: `${title} – Test mode`,
    css: CSS,
    body: html`${banner}<main><h1>${title}</h1>${body}</main>`,
  });
}

const CSS = `
.banner { margin: 0 0 1.25rem; padding: .5rem .75rem; border-radius: .5rem; color: #3d2c00; background: #ffd666; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; font-weight: normal; padding: .4rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td { text-align: right; white-space: nowrap; padding-left: 1rem; }
tr.total > * { font-weight: 700; font-size: 1.15rem; border-bottom: 0; padding-top: .75rem; }
label { display: block; font-weight: 600; margin-bottom: .25rem; }
input { width: 100%; font: inherit; padding: .6rem .75rem; border: 1px solid var(--muted); border-radius: .5rem; color: inherit; background: transparent; }
form { margin: 0; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1rem; }
.actions input { flex: 1 1 12rem; width: auto; }
button, .button { font: inherit; font-weight: 600; line-height: 1.5; padding: .55rem 1.1rem; border: 1px solid var(--accent); border-radius: .5rem; color: var(--accent); background: transparent; text-decoration: none; cursor: pointer; }
button.primary { color: var(--on-accent); background: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.error { color: var(--danger); font-weight: 600; }
`;
