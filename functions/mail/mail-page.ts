import { withoutAutoLinks } from '#shared/mailed-text.ts';
import { type Html, html } from './html.ts';
import type { Mail } from './mail.ts';
import type { MailLogo } from './mail-logo.ts';

/** A labelled value. */
export type Fact = { readonly label: string; readonly value: string };

/** The content of an email, from top to bottom, as plain text with line breaks. */
export type MailContent = {
  /** BCP 47, for the `lang` attribute. */
  readonly locale: string;
  readonly subject: string;
  /** The sender's name. */
  readonly heading: string;
  /** The sender's logo. */
  readonly logo?: MailLogo;
  readonly lines: readonly string[];
  /** The main value, in large type. */
  readonly figure?: Fact;
  readonly facts?: readonly Fact[];
  readonly button?: { readonly label: string; readonly url: string };
  readonly after?: readonly string[];
  readonly footer: string;
  /** Email addresses that the texts contain and readers may use; nothing else in them becomes a link. */
  readonly addresses?: readonly (string | undefined)[];
  /** Below the footer. */
  readonly optOut?: { readonly label: string; readonly url: string } | undefined;
};

/**
 * The layout of every email, as HTML and as plain text. Only its buttons are links: mail programs find no other in its
 * texts, which may contain what anyone typed. Subjects are never linked, and spam filters may object to joiners there.
 */
export function mailPage(content: MailContent): Pick<Mail, 'subject' | 'text' | 'html'> {
  const shown = withoutTypedLinks(content);
  return { subject: content.subject, text: plainText(shown), html: page(shown).markup };
}

function withoutTypedLinks(content: MailContent): MailContent {
  const { heading, lines, figure, facts = [], after = [], footer, addresses = [] } = content;
  const whole = addresses.flatMap((address) => address || []);
  const shown = (text: string) => withoutAutoLinks(text, whole);
  const shownFact = ({ label, value }: Fact): Fact => ({ label: shown(label), value: shown(value) });
  return {
    ...content,
    heading: shown(heading),
    lines: lines.map(shown),
    ...(figure && { figure: shownFact(figure) }),
    facts: facts.map(shownFact),
    after: after.map(shown),
    footer: shown(footer),
  };
}

function plainText({ locale, lines, figure, facts = [], button, after = [], footer, optOut }: MailContent): string {
  const colon = locale.startsWith('fr') ? '\u00a0:' : ':';
  const named = ({ label, value }: Fact) => `${label}${colon} ${value}`;
  const parts = [
    ...lines,
    figure && named(figure),
    facts.map(named).join('\n'),
    button && named({ label: button.label, value: button.url }),
    ...after,
    footer,
    optOut && named({ label: optOut.label, value: optOut.url }),
  ];
  return parts.filter(Boolean).join('\n\n');
}

const FONT = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const MUTED = 'color:#5b6776';
const CELL = `padding:4px 0;font-size:14px;line-height:20px;vertical-align:top;${MUTED}`;
// Outlook for Windows ignores the padding of a link, but keeps that of a cell.
const BUTTON = 'border-radius:8px;background:#0b6b58;mso-padding-alt:14px 24px';
const BUTTON_LINK =
  'display:inline-block;padding:14px 24px;color:#ffffff;font-size:16px;line-height:20px;font-weight:600;text-decoration:none';
// White even in dark mode: most logos are made for paper.
const LOGO = 'display:block;padding:6px;border:0;border-radius:8px;background:#ffffff;color:#0f172a;font-size:14px';

/** For mail clients that support style sheets and dark mode; others use the inline styles. */
const DARK = html`:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #0b100e !important; }
  .card { background: #161d1b !important; }
  .ink { color: #e8efec !important; }
  .muted { color: #9aaaa3 !important; }
  .rule { border-color: #2b3733 !important; }
  .button { background: #42c3a3 !important; }
  .button-link { color: #04211a !important; }
}
@media (max-width: 480px) {
  .card-cell { padding: 24px 20px !important; }
  .button-table { width: 100% !important; }
  .button-link { display: block !important; }
}`;

/** Outlook for Windows shows the rest of a font list as Times if it lacks the first font. */
const OUTLOOK = html`<!--[if mso]><style>* { font-family: 'Segoe UI', Arial, sans-serif !important; }</style><![endif]-->`;

// A width for Outlook for Windows, which ignores maximum widths.
const CARD_START = html`<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`;
const CARD_END = html`<!--[if mso]></td></tr></table><![endif]-->`;

function page(content: MailContent): Html {
  const { locale, subject, heading, logo, lines, figure, facts = [], button, after = [], footer, optOut } = content;
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${subject}</title><style>${DARK}</style>${OUTLOOK}</head>
<body class="page" style="margin:0;background:#f1f5f9;font-family:${FONT}">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f1f5f9" style="background:#f1f5f9"><tr><td align="center" style="padding:32px 12px">
${CARD_START}
<table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="max-width:560px;background:#ffffff;border-radius:12px"><tr><td class="card-cell" align="left" style="padding:32px;word-break:break-word">
${logo ? logoImage(logo) : ''}
<p class="muted" style="margin:0 0 24px;font-size:14px;font-weight:600;${MUTED}">${heading}</p>
${lines.map(paragraph)}
${figure ? large(figure) : ''}
${facts.length > 0 ? table(facts) : ''}
${button ? buttonTable(button) : ''}
${after.map(paragraph)}
</td></tr></table>
${CARD_END}
<p class="muted" style="margin:16px 0 0;font-size:12px;line-height:18px;${MUTED}">${withBreaks(footer)}</p>
${optOut ? html`<p class="muted" style="margin:8px 0 0;font-size:12px;${MUTED}"><a class="muted" href="${optOut.url}" style="${MUTED}">${optOut.label}</a></p>` : ''}
</td></tr></table></body></html>`;
}

function logoImage({ url, width, height }: MailLogo): Html {
  return html`<p style="margin:0 0 12px"><img src="${url}" width="${String(width)}" height="${String(height)}" alt="" style="${LOGO}"></p>`;
}

function buttonTable({ label, url }: NonNullable<MailContent['button']>): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="left" style="padding:8px 0 24px">
<table class="button-table" role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" align="center" bgcolor="#0b6b58" style="${BUTTON}"><a class="button-link" href="${url}" style="${BUTTON_LINK}">${label}</a></td></tr></table>
</td></tr></table>`;
}

function paragraph(text: string): Html {
  return html`<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#334155">${withBreaks(text)}</p>`;
}

// Some mail clients ignore `white-space`.
function withBreaks(text: string): Html[] {
  return text.split(/\r\n|\r|\n/).map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
}

function large({ label, value }: Fact): Html {
  return html`<p class="muted" style="margin:24px 0 4px;font-size:14px;${MUTED}">${label}</p>
<p class="ink" style="margin:0 0 16px;font-size:32px;line-height:40px;font-weight:700;color:#0f172a">${value}</p>`;
}

/** Values up to this length, such as amounts and days, stay on one line; beside them, the label breaks. */
const WHOLE_VALUE = 17;

function table(facts: readonly Fact[]): Html {
  const rows = facts.map(
    ({ label, value }) =>
      html`<tr><td class="muted" style="${CELL};word-break:normal">${label}</td><td class="ink" align="right" style="${CELL};padding-left:16px;color:#0f172a${value.length > WHOLE_VALUE ? '' : ';white-space:nowrap'}">${value}</td></tr>`,
  );
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${space('rule', 'height:12px;line-height:12px;border-top:1px solid #e2e8f0')}
${rows}
${space('', 'height:16px;line-height:16px')}</table>`;
}

/** An empty row, since Outlook for Windows ignores a table's padding and margin. */
function space(name: string, style: string): Html {
  return html`<tr><td class="${name}" colspan="2" style="padding:0;font-size:0;${style}">&nbsp;</td></tr>`;
}
