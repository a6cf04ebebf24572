import { PRODUCT_NAME } from '#shared/brand.ts';
import type { BrandColors } from '#shared/company/brand-colors.ts';
import { withoutAutoLinks } from '#shared/mailed-text.ts';
import { type Fact, factTable, MUTED } from './fact-table.ts';
import { type Html, html } from './html.ts';
import type { Mail } from './mail.ts';
import type { MailLogo } from './mail-logo.ts';

/** The content of an email, from top to bottom, as plain text with line breaks. */
export type MailContent = {
  /** BCP 47, for the `lang` attribute. */
  readonly locale: string;
  readonly subject: string;
  /** The sender's name. */
  readonly heading: string;
  /** The sender's logo; of an email of the product, its mark. */
  readonly logo?: MailLogo | 'product';
  /** The sender's colours; the product's by default. */
  readonly colors?: Pick<BrandColors, 'light' | 'dark'> | undefined;
  readonly lines: readonly string[];
  /** The main value, in large type. */
  readonly figure?: Fact;
  readonly facts?: readonly Fact[];
  readonly button?: { readonly label: string; readonly url: string };
  /** More values, below the button. */
  readonly breakdown?: readonly Fact[];
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
  const { heading, lines, figure, facts = [], breakdown = [], after = [], footer, addresses = [] } = content;
  const whole = addresses.flatMap((address) => address || []);
  const shown = (text: string) => withoutAutoLinks(text, whole);
  const shownFact = (fact: Fact): Fact => ({ ...fact, label: shown(fact.label), value: shown(fact.value) });
  return {
    ...content,
    heading: shown(heading),
    lines: lines.map(shown),
    ...(figure && { figure: shownFact(figure) }),
    facts: facts.map(shownFact),
    breakdown: breakdown.map(shownFact),
    after: after.map(shown),
    footer: shown(footer),
  };
}

function plainText(content: MailContent): string {
  const { locale, lines, figure, facts = [], button, breakdown = [], after = [], footer, optOut } = content;
  const colon = locale.startsWith('fr') ? '\u00a0:' : ':';
  const named = ({ label, value }: Fact) => `${label}${colon} ${value}`;
  const parts = [
    ...lines,
    figure && named(figure),
    facts.map(named).join('\n'),
    button && named({ label: button.label, value: button.url }),
    breakdown.map(named).join('\n'),
    ...after,
    footer,
    optOut && named({ label: optOut.label, value: optOut.url }),
  ];
  return parts.filter(Boolean).join('\n\n');
}

const FONT = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
// Outlook for Windows ignores the padding of a link, but keeps that of a cell.
const BUTTON = 'border-radius:8px;mso-padding-alt:14px 24px';
const BUTTON_LINK =
  'display:inline-block;padding:14px 24px;color:#ffffff;font-size:16px;line-height:20px;font-weight:600;text-decoration:none';
// White even in dark mode: most logos are made for paper. There, it has a margin; elsewhere, its edge is that of the text.
const LOGO = 'display:block;border:0;border-radius:8px;color:#0f172a;font-size:14px';
const MARK = 'border-radius:7px;background:#0b6b58;color:#ffffff;font-size:16px;line-height:28px;font-weight:700';

const PRODUCT_COLORS = { light: '#0b6b58', dark: '#42c3a3' } as const;

/** For mail clients that support style sheets and dark mode; others use the inline styles. */
const darkStyles = ({
  colors,
}: MailContent) => html`:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #0b100e !important; }
  .card { background: #161d1b !important; }
  .ink { color: #e8efec !important; }
  .muted { color: #9aaaa3 !important; }
  .rule { border-color: ${colors?.dark ?? '#2b3733'} !important; }
  .figure { color: ${colors?.dark ?? '#e8efec'} !important; }
  .button { background: ${(colors ?? PRODUCT_COLORS).dark} !important; }
  .button-link { color: #04211a !important; }
  .logo { padding: 6px !important; }
}
@media (max-width: 480px) {
  .card-cell { padding: 24px 20px 8px !important; }
  .figure { font-size: 26px !important; line-height: 32px !important; }
  .button-table { width: 100% !important; }
  .button-link { display: block !important; }
}`;

/** Outlook for Windows shows the rest of a font list as Times if it lacks the first font. */
const OUTLOOK = html`<!--[if mso]><style>* { font-family: 'Segoe UI', Arial, sans-serif !important; }</style><![endif]-->`;

// A width for Outlook for Windows, which ignores maximum widths.
const CARD_START = html`<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`;
const CARD_END = html`<!--[if mso]></td></tr></table><![endif]-->`;

function page(content: MailContent): Html {
  const { locale, subject, lines, figure, facts = [], button, breakdown = [], after = [], footer, optOut } = content;
  const { colors } = content;
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${subject}</title><style>${darkStyles(content)}</style>${OUTLOOK}</head>
<body class="page" style="margin:0;background:#f1f5f9;font-family:${FONT}">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f1f5f9" style="background:#f1f5f9"><tr><td align="center" style="padding:32px 12px">
${CARD_START}
<table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="max-width:560px;background:#ffffff;border-radius:12px"><tr><td class="card-cell" align="left" style="padding:32px 32px 16px;word-break:break-word">
${head(content)}
${lines.map(paragraph)}
${figure ? large(figure, colors?.light) : ''}
${facts.length > 0 ? factTable(facts, colors?.light) : ''}
${button ? buttonTable(button, colors ?? PRODUCT_COLORS) : ''}
${breakdown.length > 0 ? factTable(breakdown, colors?.light) : ''}
${after.map(paragraph)}
</td></tr></table>
${CARD_END}
<p class="muted" style="margin:16px 0 0;font-size:12px;word-break:break-word;line-height:18px;${MUTED}">${withBreaks(footer)}</p>
${optOut ? html`<p class="muted" style="margin:8px 0 0;font-size:12px;${MUTED}"><a class="muted" href="${optOut.url}" style="${MUTED}">${optOut.label}</a></p>` : ''}
</td></tr></table></body></html>`;
}

function head({ heading, logo }: MailContent): Html {
  if (logo === 'product') return productHead(heading);
  return html`${logo ? logoImage(logo) : ''}
<p class="muted" style="margin:0 0 24px;font-size:14px;font-weight:600;${MUTED}">${heading}</p>`;
}

/** The product's mark and name. The mark is no image, since many mail programs show none until asked. */
function productHead(heading: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td aria-hidden="true" width="28" height="28" align="center" bgcolor="#0b6b58" style="${MARK}">${PRODUCT_NAME.slice(0, 1)}</td>
<td class="ink" style="padding-left:10px;font-size:16px;line-height:28px;font-weight:600;color:#0f172a">${heading}</td>
</tr><tr><td colspan="2" style="padding:0;font-size:0;line-height:20px;height:20px">&nbsp;</td></tr></table>`;
}

function logoImage({ url, width, height, ground }: MailLogo): Html {
  const style = `${LOGO};background:${ground ?? '#ffffff'}${ground ? ';padding:8px 10px' : ''}`;
  return html`<p style="margin:0 0 12px"><img class="logo" src="${url}" width="${String(width)}" height="${String(height)}" alt="" style="${style}"></p>`;
}

function buttonTable({ label, url }: NonNullable<MailContent['button']>, { light }: Pick<BrandColors, 'light'>): Html {
  const style = `background:${light};${BUTTON}`;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="left" style="padding:8px 0 24px">
<table class="button-table" role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" align="center" bgcolor="${light}" style="${style}"><a class="button-link" href="${url}" style="${BUTTON_LINK}">${label}</a></td></tr></table>
</td></tr></table>`;
}

function paragraph(text: string): Html {
  return html`<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#334155">${withBreaks(text)}</p>`;
}

// Some mail clients ignore `white-space`.
function withBreaks(text: string): Html[] {
  return text.split(/\r\n|\r|\n/).map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
}

/** Where an amount breaks if it has to: not within its figures or the currency. */
const BEFORE_CURRENCY = /\u00a0(?=[A-Z]{3}$)/;

function large({ label, value }: Fact, color = '#0f172a'): Html {
  return html`<p class="muted" style="margin:24px 0 4px;font-size:14px;${MUTED}">${label}</p>
<p class="ink figure" style="margin:0 0 16px;font-size:32px;line-height:40px;font-weight:700;color:${color}">${value.replace(BEFORE_CURRENCY, ' ')}</p>`;
}
