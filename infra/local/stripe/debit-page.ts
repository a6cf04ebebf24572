import { type Html, html } from '#functions/mail/html.ts';
import { type MandateOptions, mandateOptionsOf, type SessionInput } from './session-params.ts';
import { type BankAccount, GOOD_ACCOUNT } from './test-bank-accounts.ts';

type Shown = { readonly input: SessionInput; readonly payee: string; readonly isSaving: boolean };

/** What a payer fills in to pay from a bank account, and the mandate that they agree to. */
export function debitFields({ input, payee, isSaving }: Shown): Html {
  return html`
    ${field('institution', 'Institution number')}
    ${field('transit', 'Transit number')}
    ${field('account', 'Account number')}
    <p id="accounts" class="muted">000123456789 pays after five business days, 000222222227 has insufficient funds,
      000333333335 is closed, 000777777771 and 000888888881 are above a limit, 000999999991 pays and is returned ten
      days later.</p>
    ${mandateText(mandateOptionsOf(input), payee)}
    ${isSaving ? html`<p class="muted">This saves the bank account for future payments.</p>` : null}`;
}

/** The bank account that a payer filled in. */
export function enteredAccount(form: URLSearchParams): BankAccount {
  const [institution = '', transit = '', account = ''] = NAMES.map((name) => form.get(name) ?? GOOD_ACCOUNT[name]);
  return { institution, transit, account };
}

const NAMES = ['institution', 'transit', 'account'] as const;

function field(name: keyof BankAccount, label: string): Html {
  return html`<p><label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${GOOD_ACCOUNT[name]}" inputmode="numeric" autocomplete="off"
      aria-describedby="accounts"></p>`;
}

const SCHEDULES = {
  sporadic: 'Sporadic: once for each payment that you agree to.',
  interval: 'At intervals:',
  combined: 'At intervals, and once for each payment that you agree to:',
} as const;

function mandateText(
  { interval_description = '', payment_schedule, transaction_type }: MandateOptions,
  payee: string,
): Html {
  const whose = transaction_type === 'business' ? 'Business' : 'Personal';
  const when = `${SCHEDULES[payment_schedule]}${interval_description && ` ${interval_description}.`}`;
  return html`<section aria-labelledby="mandate">
    <h2 id="mandate">${whose} pre-authorized debit agreement</h2>
    <p>You authorize ${payee} to debit this account. ${when}</p>
  </section>`;
}
