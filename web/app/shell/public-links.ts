import { paths } from '#web/app/paths.ts';
import type { SessionStatus } from '#web/lib/session/session.ts';
import { isAt } from './is-at.ts';

/** A screen for everybody, as the header and the footer name it. */
export type PublicLink = { readonly label: string; readonly path: string };

export const COMPANY_LINKS: readonly PublicLink[] = [
  { label: 'About', path: paths.about },
  { label: 'Contact', path: paths.contact },
  { label: 'FAQ', path: paths.faq },
];
export const LEGAL_LINKS: readonly PublicLink[] = [
  { label: 'License Agreement', path: paths.licenseAgreement },
  { label: 'Privacy Policy', path: paths.privacyPolicy },
];

/** From these a signed-in person goes back to the app. */
const INFORMATION = [paths.about, paths.contact, paths.faq];
/** On these the mark leads home, whoever looks. */
const MARK_LEADS_HOME = [...INFORMATION, paths.login, paths.register, paths.forgotPassword];
/** A form and nothing beside it: what stands around it keeps quiet. */
const ACCOUNT = [paths.login, paths.register, paths.forgotPassword, paths.resetPassword];

/** What the public header offers (spec 1 §2.9). */
export type PublicHeaderParts = {
  readonly markLeadsHome: boolean;
  /** Login and Register. */
  readonly entrance: boolean;
  readonly backToApp: boolean;
};

/** What the public header offers at an address to somebody; to whom is not known yet, neither the way in nor back. */
export function publicHeaderFor(status: SessionStatus['status'], pathname: string): PublicHeaderParts {
  return {
    markLeadsHome: status === 'anonymous' || isOneOf(MARK_LEADS_HOME, pathname),
    entrance: status === 'anonymous',
    backToApp: status === 'authenticated' && isOneOf(INFORMATION, pathname),
  };
}

/** Whether an address is that of a screen which is a form for one's own account. */
export function isAccountScreen(pathname: string): boolean {
  return isOneOf(ACCOUNT, pathname);
}

function isOneOf(screens: readonly string[], pathname: string): boolean {
  return screens.some((path) => isAt(pathname, path));
}
