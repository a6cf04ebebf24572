import type { Language } from '#shared/locale/language.ts';
import { sitePath } from '#shared/locale/site-path.ts';

/** The language of this build. */
export const LANGUAGE: Language = 'en';
/** The other language, by its own name. */
export const OTHER: { readonly language: Language; readonly name: string } = { language: 'fr', name: 'Français' };
/** The path below which the app has its screens in this language; empty for English. */
export const SITE_ROOT = /* @__PURE__ */ sitePath(LANGUAGE, '');
