import type { Plugin } from 'vite';

const CORE = '/@aws-amplify/core/dist/esm';
const REST = '/@aws-amplify/api-rest/dist/esm/apis/common/baseHandlers';

/** Modules that the app never runs, and what takes their place. */
const UNUSED: Readonly<Record<string, string>> = {
  // Its settings are typed; these read the files of Amplify's own tools.
  [`${CORE}/parseAWSExports.mjs`]: 'export const parseAWSExports = () => {};',
  [`${CORE}/parseAmplifyOutputs.mjs`]:
    'export const isAmplifyOutputs = () => false; export const parseAmplifyOutputs = () => {};',
  // The app has its own log, session and retries.
  [`${CORE}/Logger/ConsoleLogger.mjs`]: 'export class ConsoleLogger { debug() {} }',
  [`${CORE}/singleton/Auth/index.mjs`]: 'export class AuthClass { configure() {} }',
  [`${CORE}/clients/middleware/retry/defaultRetryDecider.mjs`]: 'export const getRetryDecider = () => {};',
  // Its calls are authorized by a token of ours; this signs them with credentials of AWS.
  [`${REST}/authenticatedHandler.mjs`]:
    "export { unauthenticatedHandler as authenticatedHandler } from './unauthenticatedHandler.mjs';",
};

/** Leaves out what Amplify's REST client loads but the app never runs: 8 KB of the first screen. */
export function withoutUnusedAmplify(): Plugin {
  const missing = new Set(Object.keys(UNUSED));
  return {
    name: 'unused-amplify',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const path = Object.keys(UNUSED).find((end) => id.endsWith(end));
      if (!path) return null;
      missing.delete(path);
      return UNUSED[path];
    },
    buildEnd(error) {
      if (!error && missing.size > 0) this.error(`Amplify no longer has ${[...missing].join(', ')}`);
    },
  };
}
