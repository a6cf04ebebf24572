import { TAX_ACCOUNTS } from '#shared/canada/tax-codes.ts';
import type { Company } from '#shared/company/schema.ts';
import type { Customer } from '#shared/customer/schema.ts';
import type { Numbering } from '#shared/document/number-schema.ts';
import { isRegistered } from '#shared/document/tax-mode.ts';
import type { InvoiceStats } from '#shared/invoice/stats.ts';
import { DETAILED_METHODS, detailsOf, hasDetails } from '#shared/payment-methods.ts';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';
import { hasIssued } from '#web/features/invoice-list/glance-figures.ts';
import { LEDGER_METHOD_LABELS } from '#web/lib/locale/methods.en.ts';
import { TAX_ACCOUNT_LABELS } from '#web/lib/locale/tax-labels.en.ts';
import { t } from './texts.en.ts';

/** The steps to a first invoice, in their order; employees cannot take the first three. */
export const STEP_NAMES = ['business', 'taxes', 'payment', 'customer', 'invoice'] as const;
export type StepName = (typeof STEP_NAMES)[number];

const OWNER_STEPS: ReadonlySet<StepName> = new Set(['business', 'taxes', 'payment']);

/** A step with its state; `text` says what to do, or what was done. */
export type Step = {
  readonly name: StepName;
  readonly title: string;
  readonly state: 'done' | 'open' | 'loading' | 'failed';
  readonly text: string;
};

/** Data from the server; null if not entered yet. */
export type Read<Data> = { readonly data: Data | undefined; readonly isError: boolean };

/** The data that the steps are derived from. */
export type Facts = {
  readonly company: Read<Company | null>;
  readonly settings: Read<PaymentSettings | null>;
  /** Whether cards can be charged now. */
  readonly cards: Read<boolean>;
  /** The customers, or the first of many. */
  readonly customers: Read<readonly Customer[]>;
  /** How invoices are numbered; null if at random. */
  readonly numbering: Read<Numbering | null>;
  readonly counts: InvoiceStats['counts'];
};

/** The user's steps, each done as soon as its data exists. */
export function stepsOf(facts: Facts, isOwner: boolean): Step[] {
  return STEP_NAMES.filter((name) => isOwner || !OWNER_STEPS.has(name)).map((name) => {
    const { title, todo, done, read } = STEPS[name];
    const result = done(facts);
    if (typeof result === 'string') return { name, title, state: 'done', text: result };
    if (result === null) return { name, title, state: 'open', text: todo };
    if (read(facts).isError) return { name, title, state: 'failed', text: t.notLoaded };
    return { name, title, state: 'loading', text: todo };
  });
}

type StepRule = {
  title: string;
  /** What to do, and why. */
  todo: string;
  /** What was done; null if it is still to do, undefined while unknown. */
  done: (facts: Facts) => string | null | undefined;
  /** The data that decides whether the step is done. */
  read: (facts: Facts) => Read<unknown>;
};

const STEPS: Readonly<Record<StepName, StepRule>> = {
  business: {
    title: t.business,
    todo: t.businessToDo,
    read: ({ company }) => company,
    done: ({ company: { data } }) => data && (data.name && data.address ? data.name : null),
  },
  taxes: {
    title: t.taxes,
    todo: t.taxesToDo,
    read: ({ company }) => company,
    done: ({ company: { data } }) => data && taxesText(data),
  },
  payment: {
    title: t.payment,
    todo: t.paymentToDo,
    read: ({ settings, cards }) => (settings.isError ? settings : cards),
    done: ({ settings: { data }, cards }) => data && paymentText(data, cards),
  },
  customer: {
    title: t.customer,
    todo: t.customerToDo,
    read: ({ customers }) => customers,
    done: ({ customers: { data }, counts }) => customerText(data, counts),
  },
  invoice: {
    title: t.invoice,
    todo: t.invoiceToDo,
    read: ({ customers }) => customers,
    done: ({ counts }) => (hasIssued({ counts }) ? t.sent : null),
  },
};

function taxesText({ taxRegistrations, taxNumber, isSmallSupplier }: Company): string | null {
  if (isRegistered(taxRegistrations)) {
    const accounts = TAX_ACCOUNTS.filter((account) => taxRegistrations?.[account]);
    return t.registeredFor({ taxes: accounts.map((account) => TAX_ACCOUNT_LABELS[account]).join(', ') });
  }
  if (taxNumber) return t.taxNumber({ number: taxNumber });
  return isSmallSupplier ? t.smallSupplier : null;
}

/** The ways of being paid, the one that most businesses start with first. */
const WAYS = DETAILED_METHODS.toSorted((a, b) => Number(b === 'e-transfer') - Number(a === 'e-transfer'));

function paymentText(settings: PaymentSettings, cards: Read<boolean>): string | null | undefined {
  const way = WAYS.find((method) => hasDetails(method, settings));
  if (way) {
    const [account = ''] = detailsOf(way).flatMap(({ field }) => settings[field] || []);
    return t.methodTo({ method: LEDGER_METHOD_LABELS[way], account });
  }
  const { paymentIntegrationEnabled } = settings;
  if (!paymentIntegrationEnabled || cards.data === false) return null;
  return cards.data ? t.cards : undefined;
}

/** The customer may exist only on an invoice. */
function customerText(customers: readonly Customer[] | undefined, counts: InvoiceStats['counts']) {
  if (!customers) return undefined;
  const [first, ...others] = customers;
  if (first) return others.length > 0 ? t.customers({ count: customers.length }) : first.name;
  return Object.values(counts).some((count) => count > 0) ? t.onInvoice : null;
}
