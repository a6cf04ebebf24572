import { type Html, html } from './html.ts';

/** A labelled value. */
export type Fact = {
  readonly label: string;
  readonly value: string;
  /** Whether it stands out, as a total does. */
  readonly isTotal?: boolean;
};

/** The style of what is secondary. */
export const MUTED = 'color:#5b6776';
const CELL = `padding:4px 0;font-size:14px;line-height:20px;vertical-align:top;${MUTED}`;
const STRONG = 'font-size:16px;line-height:24px;font-weight:600';

/** Values up to this length, such as amounts and days, stay on one line; beside them, the label breaks. */
const WHOLE_VALUE = 17;

/** Labels up to this length stay on one line, too, unless a value leaves less of the narrowest phone's line. */
const WHOLE_LABEL = 15;
const WHOLE_LINE = 30;

/** The rows of labelled values, below a line of this colour. */
export function factTable(facts: readonly Fact[], line = '#e2e8f0'): Html {
  const wholeValues = facts.filter(isWhole).map(({ value }) => value.length);
  const columns: Columns = {
    wholeLabel: Math.min(WHOLE_LABEL, WHOLE_LINE - Math.max(0, ...wholeValues)),
    // Beside long values, the table divides its width itself.
    labelWidth: wholeValues.length === facts.length ? html` width="100%"` : null,
  };
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${space('rule', `height:12px;line-height:12px;border-top:1px solid ${line}`)}
${facts.map((fact) => row(fact, columns))}
${space('', 'height:16px;line-height:16px')}</table>`;
}

const isWhole = ({ value }: Fact) => value.length <= WHOLE_VALUE;

type Columns = { readonly wholeLabel: number; readonly labelWidth: Html | null };

function row(fact: Fact, { wholeLabel, labelWidth }: Columns): Html {
  const { label, value, isTotal = false } = fact;
  const whole = (keeps: boolean) => (keeps ? ';white-space:nowrap' : '');
  const strong = isTotal ? `;${STRONG};color:#0f172a` : '';
  return html`<tr><td${labelWidth} class="${isTotal ? 'ink' : 'muted'}" style="${CELL};word-break:normal${strong}${whole(label.length <= wholeLabel)}">${label}</td><td class="ink" align="right" style="${CELL};padding-left:16px;color:#0f172a${strong}${whole(isWhole(fact))}">${value}</td></tr>`;
}

/** An empty row, since Outlook for Windows ignores a table's padding and margin. */
function space(name: string, style: string): Html {
  return html`<tr><td class="${name}" colspan="2" style="padding:0;font-size:0;${style}">&nbsp;</td></tr>`;
}
