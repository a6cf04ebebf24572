import { SUPPORT_EMAIL, SUPPORT_PHONE, SUPPORT_PHONE_LINK } from '#web/lib/errors/support.ts';
import { paths } from '#web/lib/paths.ts';
import { t } from './texts.en.tsx';

/** A text with links; `to` is a path of the site, or starts with `https:`, `mailto:` or `tel:`. */
export type LegalLine = string | readonly (string | { readonly text: string; readonly to: string })[];

/** A paragraph, or a list whose entries may start with the term they are about. */
export type LegalBlock = LegalLine | { readonly list: readonly LegalListItem[] };
export type LegalListItem = { readonly term?: string; readonly text: LegalLine };

export type LegalSection = { readonly title: string; readonly blocks: readonly LegalBlock[] };

/** A legal document (spec 2 §2, "Legal pages"). Its sections are numbered in order. */
export type LegalText = {
  readonly title: string;
  /** Date of the last change, `yyyy-MM-dd`, shown as "March 17, 2025". */
  readonly updated: string;
  readonly intro: LegalLine;
  /** The most important points, for people who read no further. */
  readonly keyPoints: readonly { readonly title: string; readonly text: string }[];
  readonly sections: readonly LegalSection[];
};

/** The anchor of a section: `license-grant` for License Grant. */
export function sectionId({ title }: Pick<LegalSection, 'title'>): string {
  return title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-');
}

/** The link to support's address. */
export const EMAIL = { text: SUPPORT_EMAIL, to: `mailto:${SUPPORT_EMAIL}` };

/** How to reach us about a document. */
export const CONTACT: LegalBlock = {
  list: [
    { term: t.byEmail, text: [EMAIL] },
    { term: t.byPhone, text: [{ text: SUPPORT_PHONE, to: SUPPORT_PHONE_LINK }] },
    { term: t.byForm, text: [{ text: t.useForm, to: paths.contact }] },
  ],
};
