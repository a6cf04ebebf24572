import type * as z from 'zod';
import { Activity } from '#shared/activity/schema.ts';
import { Appointment, AppointmentInput } from '#shared/appointment/schema.ts';
import { CREATION_ID } from '#shared/client-id.ts';
import { Company, CompanyInput } from '#shared/company/schema.ts';
import { Customer, CustomerInput } from '#shared/customer/schema.ts';
import { InvoiceItem, PricedItem } from '#shared/document/item-schema.ts';
import { Employee } from '#shared/employee/schema.ts';
import { NewInvoice } from '#shared/invoice/new-invoice.ts';
import { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { Invoice, InvoiceListItem } from '#shared/invoice/schema.ts';
import { CreditNote, CreditNoteInput, InvoicePayments, PaymentInput, RefundInput } from '#shared/ledger/schema.ts';
import { PaymentSettings } from '#shared/payment-settings/schema.ts';
import { Product, ProductInput } from '#shared/product/schema.ts';
import { Statement } from '#shared/statement/schema.ts';
import { AdminUser, Profile, SessionUser } from '#shared/user/schema.ts';

/** The types that the API's description names; what else it contains is named after its call and field. */
export const NAMED_INPUTS: Readonly<Record<string, z.ZodType>> = {
  ...{ CompanyInput, CreditNoteInput, InvoiceItem, PaymentInput, RefundInput },
  // The bodies that create a record are its input with the client's id.
  AppointmentInput: AppointmentInput.extend(CREATION_ID),
  CustomerInput: CustomerInput.extend(CREATION_ID),
  InvoiceInput: NewInvoice,
  ProductInput: ProductInput.extend(CREATION_ID),
};

/** Like `NAMED_INPUTS`, of responses. */
export const NAMED_OUTPUTS: Readonly<Record<string, z.ZodType>> = {
  ...{ Activity, AdminUser, Appointment, Company, CreditNote, Customer, Employee, Invoice, InvoiceListItem },
  ...{ InvoicePayments, PaymentSettings, PricedItem, Product, Profile, PublicInvoice, SessionUser, Statement },
};
