/** Where people write for help; the stage's settings name it when the site is built. */
export const SUPPORT_EMAIL: string = import.meta.env.VITE_SUPPORT_EMAIL || 'support@northbill.example';

/** The number that people call for help, as they read it; the stage's settings name it when the site is built. */
export const SUPPORT_PHONE: string = import.meta.env.VITE_SUPPORT_PHONE || '+1 (403) 555-0142';

/** The address of a link that calls support. */
export const SUPPORT_PHONE_LINK = `tel:${SUPPORT_PHONE.replace(/[^\d+]/g, '')}`;
