/** The path of every screen (spec 1 §2.1). */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  about: '/about',
  contact: '/contact',
  faq: '/faq',
  licenseAgreement: '/license-agreement',
  privacyPolicy: '/privacy-policy',
  verifyEmail: '/verify-email',
  acceptInvitation: '/accept-invitation',
  invoices: '/invoices',
  createInvoice: '/invoices/create',
  invoiceCustomer: (id: string) => `/invoices/create?customer=${encodeURIComponent(id)}`,
  duplicateInvoice: (id: string) => `/invoices/create?from=${encodeURIComponent(id)}`,
  invoiceAppointment: (id: string) => `/invoices/create?appointment=${encodeURIComponent(id)}`,
  invoice: (id: string) => `/invoices/${encodeURIComponent(id)}`,
  editInvoice: (id: string) => `/invoices/${encodeURIComponent(id)}/edit`,
  recurring: '/invoices/recurring',
  createSeries: '/invoices/recurring/create',
  /** A series of the content of an invoice. */
  makeRecurring: (invoiceId: string) => `/invoices/recurring/create?from=${encodeURIComponent(invoiceId)}`,
  series: (id: string) => `/invoices/recurring/${encodeURIComponent(id)}`,
  editSeries: (id: string) => `/invoices/recurring/${encodeURIComponent(id)}/edit`,
  /** Only the invoice of a day ahead. */
  editSeriesDay: (id: string, day: string) => `/invoices/recurring/${encodeURIComponent(id)}/edit?only=${day}`,
  pay: (id: string) => `/pay/${encodeURIComponent(id)}`,
  estimates: '/estimates',
  createEstimate: '/estimates/create',
  estimateCustomer: (id: string) => `/estimates/create?customer=${encodeURIComponent(id)}`,
  duplicateEstimate: (id: string) => `/estimates/create?from=${encodeURIComponent(id)}`,
  estimate: (id: string) => `/estimates/${encodeURIComponent(id)}`,
  editEstimate: (id: string) => `/estimates/${encodeURIComponent(id)}/edit`,
  /** The page of its recipient, by its link. */
  publicEstimate: (link: string) => `/estimate/${encodeURIComponent(link)}`,
  appointments: '/appointments',
  /** Those assigned to the reader. */
  myAppointments: '/appointments?mine=1',
  appointment: (id: string) => `/appointments/${encodeURIComponent(id)}`,
  customers: '/customers',
  customer: (id: string) => `/customers/${encodeURIComponent(id)}`,
  employees: '/employees',
  products: '/products',
  company: '/company',
  /** With the choice of invoice numbers open. */
  invoiceNumbers: '/company#numbers',
  paymentSettings: '/payment-settings',
  reports: '/reports',
  activity: '/activity',
  profile: '/profile',
  security: '/profile?tab=security',
  adminUsers: '/admin/users',
  /** The account of an email in that list. */
  adminUser: (email: string) => `/admin/users?search=${encodeURIComponent(email)}`,
  businesses: '/admin/businesses',
  cardRequests: '/admin/card-requests',
} as const;

/** Whether a path is that of an editor of documents, whose preview needs the width of the window. */
export function isEditorPath(pathname: string): boolean {
  return /\/(create|edit)$/.test(pathname);
}

/** The public URL of a saved invoice (spec 1 §1). */
export function paymentLink(invoiceId: string): string {
  return `${location.origin}${paths.pay(invoiceId)}`;
}

/** The public URL of the version of an estimate that a link names. */
export function estimateUrl(link: string): string {
  return `${location.origin}${paths.publicEstimate(link)}`;
}
