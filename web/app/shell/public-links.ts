import { paths } from '#web/lib/paths.ts';
import type { SessionStatus } from '#web/lib/session/session.ts';
import { isAt } from './is-at.ts';
import { t } from './texts.en.tsx';

/** A public screen as named in the header and the footer. */
export type PublicLink = { readonly label: string; readonly path: string };

export const COMPANY_LINKS: readonly PublicLink[] = [
  { label: t.about, path: paths.about },
  { label: t.contact, path: paths.contact },
  { label: t.faq, path: paths.faq },
];
export const LEGAL_LINKS: readonly PublicLink[] = [
  { label: t.license, path: paths.licenseAgreement },
  { label: t.privacy, path: paths.privacyPolicy },
];

/** Screens that offer signed-in users a way back to the app. */
const INFORMATION = [paths.about, paths.contact, paths.faq];
/** Screens whose logo links home for everyone. */
const LOGO_LINKS_HOME = [...INFORMATION, paths.login, paths.register, paths.forgotPassword];
/** Screens with only a form: their header and footer are reduced. */
const ACCOUNT = [paths.login, paths.register, paths.forgotPassword, paths.resetPassword, paths.verifyEmail];

/** What the public header offers (spec 1 §2.9). */
export type PublicHeaderParts = {
  readonly logoLinksHome: boolean;
  /** Login and Register. */
  readonly signInLinks: boolean;
  readonly backToApp: boolean;
};

/** The parts of the public header at an address; neither sign-in nor the way back while the session loads. */
export function publicHeaderFor(status: SessionStatus['status'], pathname: string): PublicHeaderParts {
  return {
    logoLinksHome: status === 'anonymous' || isOneOf(LOGO_LINKS_HOME, pathname),
    signInLinks: status === 'anonymous',
    backToApp: status === 'authenticated' && isOneOf(INFORMATION, pathname),
  };
}

/** Whether an address is one of the account forms: sign-in, registration, forgotten or new password, confirming an email. */
export function isAccountScreen(pathname: string): boolean {
  return isOneOf(ACCOUNT, pathname);
}

function isOneOf(screens: readonly string[], pathname: string): boolean {
  return screens.some((path) => isAt(pathname, path));
}
