import type { Invoice } from '#shared/invoice/schema.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { blankItem, type InvoiceForm, newInvoiceForm } from '#web/document-editor/model/form.ts';

/** A profile with the essential fields. */
export const PROFILE: SessionUser['profile'] = {
  firstName: 'Maya',
  lastName: 'Tremblay',
  email: 'maya@prairie.test',
  phone: '',
  preferredCurrency: 'CAD',
  language: 'en',
  isProfileCompleted: true,
  notices: { payments: true, bounces: true, reminders: true },
  providerApiKey: '',
  providerMerchantId: '',
  version: 1,
};

/** The signed-in user. */
export const USER: SessionUser = {
  emailVerified: true,
  id: 'user-1',
  email: PROFILE.email,
  role: 'USER',
  businessId: 'business-1',
  hasSecondFactor: false,
  profile: PROFILE,
};

/** What the model needs of invoices as a kind of document. */
export const KIND = {
  words: { noun: 'invoice', one: 'an invoice', this: 'this invoice' },
  isPayable: true,
  texts: {
    noLastDay: 'Please set a due date',
    lastDayTooEarly: 'Due date must not be before issue date',
    numberRequired: 'Invoice number is required',
  },
};

/** A valid form, with the given changes. */
export function aForm(over: Partial<InvoiceForm> = {}): InvoiceForm {
  const empty = newInvoiceForm({ today: '2026-01-05', currency: 'CAD', invoiceNumber: 'INV-20260105042' });
  return {
    ...empty,
    to: { ...empty.to, name: 'Café Léger Inc.', email: 'compta@cafe-leger.test' },
    items: [blankItem({ name: 'Design', quantity: 2, rate: 100 })],
    ...over,
  };
}

/** An invoice as the server returns it. */
export function anInvoice(over: Partial<Invoice> = {}): Invoice {
  return {
    id: 'inv-1',
    version: 3,
    status: 'SENT',
    invoiceNumber: 'INV-20260105042',
    issueDate: '2026-01-05',
    dueDate: '2026-02-04',
    currency: 'CAD',
    paymentMethod: 'bank',
    paymentTerms: 'Payment is due within 30 days of the invoice date.',
    billingName: 'Café Léger Inc.',
    billingEmail: 'compta@cafe-leger.test',
    billingPhone: '+1 514 555 0118',
    items: [{ name: 'Design', quantity: 2, rate: 100, amount: 200 }],
    subtotal: 200,
    discount: 0,
    shipping: 0,
    tax: 0,
    total: 200,
    createdAt: '2026-01-05T12:00:00.000Z',
    updatedAt: '2026-01-05T12:00:00.000Z',
    ...over,
  };
}
