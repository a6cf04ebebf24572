import { createHash } from 'node:crypto';
import { earlyRequests } from '#shared/early-request.ts';

/** What pages may load: only their own scripts, styles and images. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // The invoice document and the component library set styles from script.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of every page and file of the site, on AWS and locally. */
export const SITE_HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** The same for the public pages of documents, each of which has one inline script, and which search engines must not list. */
export const DOCUMENT_PAGE_HEADERS = {
  ...SITE_HEADERS,
  'content-security-policy': CONTENT_SECURITY_POLICY.replace(
    "script-src 'self'",
    ['$&', ...earlyRequests().map((script) => `'sha256-${hashOf(script)}'`)].join(' '),
  ),
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;

function hashOf(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}

/** Headers of uploaded images: browsers must never run their content or load anything for it. */
export const IMAGE_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
} as const;
