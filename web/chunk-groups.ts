import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;
type Group = Rolldown.CodeSplittingGroup;

/** The layout and first screen of visitors, which must load nothing else. */
const FIRST_SCREEN = /\/app\/shell\/public-layout\.tsx$|\/sign-in-screen\.tsx$/;
/** The other small screens without an account. */
const PUBLIC_SCREENS = /\/features\/(account|accept-invitation)\/|\/faq-screen\.tsx$/;
/** The layout of all other screens, and the first screen after sign-in. */
const SIGNED_IN = /\/app\/shell\/app-shell\.tsx$|\/invoice-list-screen\.tsx$/;
/** Shared by two lists; in a file of its own, because the editor does not need it. */
const OF_TWO_LISTS = /\/parts\/tax-changes\/|\/queries\/tax-effects\.ts$/;

/** The screen with the most fields. */
const EDITOR = /\/invoice-screen\.tsx$/;

/**
 * Without groups, shared code becomes one small file per combination of screens: the invoice list would load 41 scripts
 * instead of 8. The order matters: a module goes into the first group whose screens need it, so no group contains code
 * that only later ones need.
 */
export const CHUNK_GROUPS: Group[] = [
  // One file for the first screen's code, even if later screens share parts of it.
  { name: 'app', test: /web\/main\.tsx$/ },
  sharedBy(FIRST_SCREEN, 'page'),
  // Only our own code: a single import of a package's index would pull in the whole library.
  { ...sharedBy(PUBLIC_SCREENS, 'guest'), test: /\/(web|shared)\// },
  { ...sharedBy(SIGNED_IN, 'screens'), test: (id) => !OF_TWO_LISTS.test(id) },
  // Fields, some of which every form screen needs: the editor would load 33 scripts instead of 18.
  { ...sharedBy(EDITOR, 'fields'), test: /\/web\/(ui|parts|lib)\// },
  // Screens without a form need some of its icons, too.
  { ...sharedBy(EDITOR, 'icons'), test: /\/lucide-react\// },
];

/** Modules that these screens share with others. */
function sharedBy(screens: RegExp, name: string): Group {
  return {
    debugName: name,
    minShareCount: 2,
    name: (id, context) => (importersOf(id, context).some((importer) => screens.test(importer)) ? name : null),
  };
}

/** The module and its static importers, direct and indirect. */
function importersOf(id: string, context: Context): string[] {
  const all = new Set([id]);
  // Iterating over a set includes items added during the loop.
  for (const each of all) for (const importer of context.getModuleInfo(each)?.importers ?? []) all.add(importer);
  return [...all];
}
