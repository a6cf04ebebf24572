/** Support email address, from the stage's settings at build time. */
export const SUPPORT_EMAIL: string = import.meta.env.VITE_SUPPORT_EMAIL || 'support@northbill.example';

/** Support phone number as displayed, from the stage's settings at build time. */
export const SUPPORT_PHONE: string = import.meta.env.VITE_SUPPORT_PHONE || '+1 (403) 555-0142';

/** The `tel:` URL of the support number. */
export const SUPPORT_PHONE_LINK = `tel:${SUPPORT_PHONE.replace(/[^\d+]/g, '')}`;
