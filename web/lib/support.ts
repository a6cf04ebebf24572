/** Where people write for help; `VITE_SUPPORT_EMAIL` sets it when the site is built. */
export const SUPPORT_EMAIL: string = import.meta.env.VITE_SUPPORT_EMAIL || 'support@northbill.example';
