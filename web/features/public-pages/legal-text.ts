/** A text with links in it; `to` is an address of the site, or one that begins with `https:`, `mailto:` or `tel:`. */
export type LegalLine = string | readonly (string | { readonly text: string; readonly to: string })[];

/** A paragraph, or a list whose entries may begin with the term that they are about. */
export type LegalBlock = LegalLine | { readonly list: readonly LegalListItem[] };
export type LegalListItem = { readonly term?: string; readonly text: LegalLine };

export type LegalSection = { readonly title: string; readonly blocks: readonly LegalBlock[] };

/** A document of the kind that people agree to (spec 2 §2, "Legal pages"). Its sections are numbered in their order. */
export type LegalText = {
  readonly title: string;
  /** The day of its last change, `yyyy-MM-dd`, shown as "March 17, 2025". */
  readonly updated: string;
  /** What it is, in a sentence or two. */
  readonly intro: LegalLine;
  /** What matters most, for people who read no further. */
  readonly keyPoints: readonly { readonly title: string; readonly text: string }[];
  readonly sections: readonly LegalSection[];
};

/** Where a section stands on its page: `#license-grant` for License Grant. */
export function sectionId({ title }: Pick<LegalSection, 'title'>): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
