import type { Plugin } from 'vite';

/** What the app never runs of React Router, and what takes its place, each to be found in the router's code. */
const UNUSED: readonly (readonly [RegExp, string])[] = [
  // The package has no exports for production.
  [/ENABLE_DEV_WARNINGS = true/g, 'ENABLE_DEV_WARNINGS = false'],
  // With these, the build leaves out components that nothing renders, such as forms.
  [/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1'],
  [/^\w+\.displayName = ".*";$/gm, ''],
  // The app has its own loading of code (`app/prefetch.ts`), and none of data: `useRoutes` without a data router.
  [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/g, '[false, null, {}]'],
  [/return shouldPrefetch && .+ : link;/g, 'return link;'],
  [/let dataRouterState = dataRouterOpts\?\.state;/g, 'const dataRouterState = undefined;'],
  [/isDataRoute \? useNavigateStable\(\) : /g, ''],
  // The errors of data routers; those of screens are caught by `app/route-error-boundary.tsx`.
  [/\(\s*RenderErrorBoundary,/g, '(null,'],
  [/match\.route\.errorElement \|\| defaultErrorElement/g, 'undefined'],
  [/^RenderErrorBoundary\.contextType = .+;$/gm, ''],
];

/** Leaves out what React Router's links and routes load but the app never runs: 7 KB of the first screen. */
export function withoutUnusedRouter(): Plugin {
  const missing = new Set(UNUSED.map(([code]) => code));
  return {
    name: 'unused-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/react-router\/dist\/.+\.mjs$/, code: /\bLink\.displayName\b/ },
      handler: (code) =>
        UNUSED.reduce((rest, [unused, instead]) => {
          if (rest.search(unused) >= 0) missing.delete(unused);
          return rest.replace(unused, instead);
        }, code),
    },
    buildEnd(error) {
      if (!error && missing.size > 0) this.error(`React Router no longer has ${[...missing].join(', ')}`);
    },
  };
}
