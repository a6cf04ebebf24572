import { PRODUCT_NAME } from './brand.ts';

/** A page for visitors: its title in tabs, search results and link previews, and its description there. */
export type PublicPage = {
  readonly title: string;
  readonly description: string;
  /** Parameter of the URL without which the page shows something else. */
  readonly parameter?: string;
};

/**
 * The pages that the build prerenders, by path, each into a file of that name, for visitors, search engines and link
 * previews before any script has loaded.
 */
export const PUBLIC_PAGES: Readonly<Record<string, PublicPage>> = {
  '/login': {
    title: 'Sign in',
    description: 'Sign in to create, manage, and send professional invoices in minutes.',
  },
  '/register': {
    title: 'Create account',
    description: 'Create an account, send your first invoice in minutes, and get paid by card.',
  },
  '/forgot-password': {
    title: 'Forgot password',
    description: `Choose a new password for your ${PRODUCT_NAME} account.`,
  },
  '/reset-password': {
    title: 'Reset password',
    description: `Choose a new password for your ${PRODUCT_NAME} account.`,
    parameter: 'token',
  },
  '/about': {
    title: 'About',
    description: `${PRODUCT_NAME} lets freelancers and small businesses across Canada create, send and track invoices, and be paid by card.`,
  },
  '/contact': {
    title: 'Get in Touch',
    description: 'A question, a problem or an idea? Write to us. A person reads every message and answers by email.',
  },
  '/faq': {
    title: 'Frequently Asked Questions',
    description: `Sending, getting paid, taxes and teams: how ${PRODUCT_NAME} works, in short answers.`,
  },
  '/license-agreement': {
    title: 'User License Agreement',
    description: `The agreement between you and ${PRODUCT_NAME} about using the service.`,
  },
  '/privacy-policy': {
    title: 'Privacy Policy',
    description: `What ${PRODUCT_NAME} stores about you, why, for how long, and what you can ask for.`,
  },
};

/** The prerendered file for a path; undefined if only the app can render the page. */
export function prerenderedFile(pathname: string): string | undefined {
  return Object.hasOwn(PUBLIC_PAGES, pathname) ? `${pathname}.html` : undefined;
}
