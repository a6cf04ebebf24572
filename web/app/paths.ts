/** The address of every screen, in one place (spec 1 §2.1). */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  invoices: '/invoices',
  createInvoice: '/invoices/create',
  editInvoice: (id: string) => `/invoices/${encodeURIComponent(id)}/edit`,
  pay: (id: string) => `/pay/${encodeURIComponent(id)}`,
  paymentSettings: '/payment-settings',
} as const;
