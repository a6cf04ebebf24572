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
const OF_TWO_LISTS = /\/parts\/(figures|tax-changes)\/|\/queries\/tax-effects\.ts$/;

/** The screen with the most fields. */
const EDITOR = /\/invoice-screen\.tsx$/;
/** What the buttons of an invoice open. */
const INVOICE_DIALOGS = /\/invoice-dialogs\.tsx$/;
const PAYMENT_PARTS = /\/web\/parts\/(findings|invoices|payments|sending)\//;
const SCREEN = /-screen\.tsx$/;
/** What dialogs are made of: our own parts, and the package that contains the others. */
const DIALOGS = /\/ui\/overlays\/(action|conflict|form)-dialog\.tsx$/;
const DIALOG_PACKAGE = /\/@radix-ui\/react-alert-dialog\//;
/** What knows of no screen. */
const SHARED_CODE = /\/web\/(ui|lib)\/|\/shared\//;
/** Libraries of forms: 40 KB, which no screen without a form may load. */
const FORM_LIBRARIES = /\/node_modules\/(zod|react-hook-form)\//;

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
  // Fields and rules, some of which every form needs: the editor would load 33 scripts instead of 10.
  { ...sharedBy(EDITOR, 'fields'), test: /\/web\/(ui|parts|lib)\// },
  { ...sharedBy(EDITOR, 'rules'), test: /\/shared\// },
  // Screens without a form need some of its icons, too.
  { ...sharedBy(EDITOR, 'icons'), test: /\/lucide-react\// },
  // Most dialogs would be 18 to 28 scripts instead of 4 to 7: rounds on a slow line between click and form (W7).
  { ...sharedBy(DIALOGS, 'dialogs'), test: /\/web\/ui\// },
  { ...sharedBy(DIALOG_PACKAGE, 'dialogs'), test: /\/node_modules\// },
  {
    debugName: 'forms',
    minShareCount: 2,
    test: (id) => SHARED_CODE.test(id) || FORM_LIBRARIES.test(id),
    name: (id, context) => (importsOf(id, context).some((imported) => FORM_LIBRARIES.test(imported)) ? 'forms' : null),
  },
  {
    debugName: 'payments',
    minShareCount: 2,
    test: (id) => SHARED_CODE.test(id) || PAYMENT_PARTS.test(id),
    // What a screen shows, too, stays apart: it would load the rest with it.
    includeDependenciesRecursively: false,
    name: (id, context) => {
      const importers = importersOf(id, context);
      const isOfDialogs = importers.some((importer) => INVOICE_DIALOGS.test(importer));
      return isOfDialogs && !importers.some((importer) => SCREEN.test(importer)) ? 'payments' : null;
    },
  },
  { name: 'more-icons', minShareCount: 2, test: /\/lucide-react\// },
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
const importersOf = (id: string, context: Context) => withNext(id, (each) => context.getModuleInfo(each)?.importers);

/** The module and its static imports, direct and indirect. */
const importsOf = (id: string, context: Context) => withNext(id, (each) => context.getModuleInfo(each)?.importedIds);

function withNext(id: string, nextOf: (id: string) => readonly string[] | undefined): string[] {
  const all = new Set([id]);
  // Iterating over a set includes items added during the loop.
  for (const each of all) for (const next of nextOf(each) ?? []) all.add(next);
  return [...all];
}
