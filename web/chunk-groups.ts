import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;
type Group = Rolldown.CodeSplittingGroup;

/** The frame and first screen of a visitor, who must get nothing of the rest. */
const FIRST_SCREEN = /\/app\/shell\/public-layout\.tsx$|\/sign-in-screen\.tsx$/;
/** The other small screens that open without an account. */
const PUBLIC_SCREENS = /\/features\/(account|accept-invitation)\/|\/faq-screen\.tsx$/;
/** The frame of every other screen, and the first one after signing in. */
const SIGNED_IN = /\/app\/shell\/app-shell\.tsx$|\/invoice-list-screen\.tsx$/;

/**
 * What screens share would otherwise be one small file per combination of screens: the invoice list loaded 41 scripts and
 * now loads 7. In order: a module goes into the first group whose screens need it, so that none gets what later ones
 * share.
 */
export const CHUNK_GROUPS: Group[] = [
  // The first screen's code is one file, even if later screens share parts of it.
  { name: 'app', test: /web\/main\.tsx$/ },
  sharedBy(FIRST_SCREEN, 'page'),
  // Only our own code: a package's index would pull the whole library in with a single import.
  { ...sharedBy(PUBLIC_SCREENS, 'guest'), test: /\/(web|shared)\// },
  sharedBy(SIGNED_IN, 'screens'),
];

/** What the screens need and others, too. */
function sharedBy(screens: RegExp, name: string): Group {
  return {
    debugName: name,
    minShareCount: 2,
    name: (id, context) => (importersOf(id, context).some((importer) => screens.test(importer)) ? name : null),
  };
}

/** The module and all that import it statically, directly or not. */
function importersOf(id: string, context: Context): string[] {
  const all = new Set([id]);
  // Iterating over a set includes what is added on the way.
  for (const each of all) for (const importer of context.getModuleInfo(each)?.importers ?? []) all.add(importer);
  return [...all];
}
