import { type Html, html } from '#functions/mail/html.ts';
import { kindOf } from '#functions/mail/kinds.ts';
import type { Mail } from '#functions/mail/mail.ts';
import { accountExamples } from '#functions/mail/orders/account-mails.ts';
import { businessExamples } from '#functions/mail/orders/business-examples.ts';
import type { QueuedMail } from '#functions/mail/orders/queued-mail.ts';
import { htmlPage } from '#infra/local/gateway/html.ts';
import { LANGUAGES, type Language } from '#shared/locale/language.ts';
import { exampleSources } from './example-sources.ts';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };
const WIDTHS = [600, 320] as const;
const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** An example of a kind of email, composed as it would be sent. */
export type Preview = { readonly kind: QueuedMail['kind']; readonly mail: Mail };

/** Examples of every kind of email, to people of a language. */
export async function mailPreviews(language: Language, siteUrl: string): Promise<Preview[]> {
  const sources = exampleSources(language, siteUrl);
  const examples: QueuedMail[] = Object.values({ ...accountExamples(language), ...businessExamples() }).flat();
  const composed = examples.map(async (example) => {
    const mail = await kindOf(example).compose(sources, example, new Date(example.sentAt));
    if (typeof mail === 'string') throw new Error(`The example of ${example.kind} is ${mail}`);
    return { kind: example.kind, mail };
  });
  return Promise.all(composed);
}

/** The page of all kinds of email, each at two widths and in both color schemes. */
export async function mailsPage(language: Language, siteUrl: string): Promise<string> {
  const previews = await mailPreviews(language, siteUrl);
  const body = html`<main>
    <h1>Emails</h1>
    <p class="muted">Every kind of email with example data, to someone of each language. Support's are in English only.
      ${LANGUAGES.map((each) => html`<a href="/local/mails?language=${each}">${NAMES[each]}</a> `)}</p>
    ${previews.map(previewCard)}
  </main>`;
  return htmlPage({ title: 'Emails', body, css: CSS });
}

function previewCard({ kind, mail }: Preview): Html {
  const frames = SCHEMES.flatMap((scheme) => WIDTHS.map((width) => ({ scheme, width })));
  return html`<article class="card">
    <h2>${kind}</h2>
    <p>${mail.subject}<br><span class="muted">${mail.fromName}</span></p>
    <div class="frames">${frames.map(
      ({ scheme, width }) =>
        html`<iframe loading="lazy" sandbox width="${width}" title="${kind}, ${scheme}, ${width} px" srcdoc="${inScheme(mail.html, scheme)}"></iframe>`,
    )}</div>
  </article>`;
}

/** An email as programs show it in a scheme: a frame cannot be told which scheme its reader prefers. */
export function inScheme(markup: string, scheme: Scheme): string {
  const dark = scheme === 'dark' ? '@media all' : '@media not all';
  return markup
    .replace('@media (prefers-color-scheme: dark)', dark)
    .replaceAll('color-scheme: light dark', `color-scheme: ${scheme}`)
    .replaceAll('content="light dark"', `content="${scheme}"`);
}

const CSS = `
body { max-width: none; }
.frames { display: flex; flex-wrap: wrap; gap: 1rem; overflow-x: auto; }
iframe { flex: none; box-sizing: content-box; height: 46rem; border: 1px solid var(--line); border-radius: .5rem; }
`;
