import { describe, expect, it } from 'vitest';
import { chosenDefaults, type GivenDefaults } from '#shared/document/chosen-defaults.ts';
import { PAYMENT_TERMS } from '#shared/document/payment-terms.ts';
import { KIND } from '#test/support/screens/an-invoice.ts';
import { type EditorAction, type EditorState, editorReducer } from './editor-state.ts';
import { type BilledCustomer, EMPTY_BILL_TO, newInvoiceForm } from './form.ts';

const BUSINESS: GivenDefaults = {
  paymentTerms: PAYMENT_TERMS.due_in_15_days.description,
  paymentMethod: 'e-transfer',
  additionalNotes: 'Thank you!',
};
const ANN: BilledCustomer = {
  ...EMPTY_BILL_TO,
  ...{ id: 'ann', name: 'Ann' },
  ...{ paymentTerms: PAYMENT_TERMS.end_of_next_month.description, paymentMethod: 'cheque' },
};
const BO: BilledCustomer = { ...EMPTY_BILL_TO, id: 'bo', name: 'Bo', additionalNotes: 'Thanks, Bo' };

/** A new invoice of January 5 after these actions. */
function formAfter(...actions: EditorAction[]): EditorState['form'] {
  const form = newInvoiceForm({ today: '2026-01-05', currency: 'CAD', invoiceNumber: 'INV-1', defaults: BUSINESS });
  const start: EditorState = { form, errors: {}, filled: chosenDefaults(null, BUSINESS), business: BUSINESS };
  return actions.reduce((state, action) => editorReducer(state, action, KIND), start).form;
}

const pick = (customer: BilledCustomer): EditorAction => ({ type: 'pickCustomer', customer });
const change = (values: object): EditorAction => ({ type: 'change', values });

describe('a new invoice', () => {
  it('starts with the defaults of the business, else with those of the product', () => {
    expect(formAfter()).toMatchObject({ ...BUSINESS, dueDate: '2026-01-20' });
    const bare = newInvoiceForm({ today: '2026-01-05', currency: 'CAD', invoiceNumber: 'INV-1' });
    expect(bare).toMatchObject({ dueDate: '2026-02-04', paymentMethod: 'bank', additionalNotes: '' });
    expect(bare.paymentTerms).toBe(PAYMENT_TERMS.due_in_30_days.description);
  });

  it('has the due date that words of one’s own state, else 30 days', () => {
    const dueBy = (paymentTerms: string) =>
      newInvoiceForm({ today: '2026-01-05', currency: 'CAD', invoiceNumber: '1', defaults: { paymentTerms } });
    expect(dueBy('Net 20')).toMatchObject({ dueDate: '2026-01-25', paymentTerms: 'Net 20', ownTerms: 'Net 20' });
    expect(dueBy('When it rains')).toMatchObject({ dueDate: '2026-02-04', ownTerms: 'When it rains' });
  });

  it('gets those of its customer, and the others of the business', () => {
    expect(formAfter(pick(ANN))).toMatchObject({
      ...{ paymentTerms: ANN.paymentTerms, paymentMethod: 'cheque', additionalNotes: 'Thank you!' },
      dueDate: '2026-02-28',
    });
    expect(formAfter(pick(ANN), pick(BO))).toMatchObject({
      ...{ ...BUSINESS, additionalNotes: 'Thanks, Bo' },
      dueDate: '2026-01-20',
    });
    expect(formAfter(pick(BO), { type: 'unlinkCustomer' })).toMatchObject(BUSINESS);
  });

  it.each([
    [change({ paymentTerms: 'Cash only' }), { paymentTerms: 'Cash only', paymentMethod: 'cheque' }],
    [change({ dueDate: '2026-01-09' }), { dueDate: '2026-01-09', paymentMethod: 'cheque' }],
    [change({ paymentMethod: 'cash' }), { paymentMethod: 'cash', paymentTerms: ANN.paymentTerms }],
    [change({ additionalNotes: 'Hi' }), { additionalNotes: 'Hi', paymentMethod: 'cheque' }],
    [change({ additionalNotes: '' }), { additionalNotes: '' }],
  ])('keeps what was typed: %j', (typed, kept) => {
    expect(formAfter(typed, pick(ANN))).toMatchObject(kept);
    expect(formAfter(typed, pick(BO), pick(ANN))).toMatchObject(kept);
  });

  it('counts the rule from another invoice date, too', () => {
    expect(formAfter(pick(ANN), change({ issueDate: '2026-02-01' })).dueDate).toBe('2026-03-31');
  });
});

it('a stored document keeps its own, whoever is picked', () => {
  const form = { ...newInvoiceForm({ today: '2026-01-05', currency: 'CAD', invoiceNumber: 'INV-1' }), id: 'x' };
  const { form: picked } = editorReducer({ form, errors: {} }, pick(ANN), KIND);
  const { paymentTerms, paymentMethod, dueDate } = form;
  expect(picked).toMatchObject({ paymentTerms, paymentMethod, dueDate });
});
