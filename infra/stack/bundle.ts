import { join, resolve } from 'node:path';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { type BuildOptions, buildSync } from 'esbuild';

/** The root of the repository. */
export const ROOT = resolve(import.meta.dirname, '../..');

/**
 * The code of the function at `functions/<name>/handler.ts`; `addFiles` adds files to its bundle's folder. esbuild is
 * called in this process: CDK's own function construct starts npm for each bundle, half of the synthesis time.
 */
export function bundleOf(name: string, addFiles: (folder: string) => void = () => undefined): Code {
  return Code.fromAsset(ROOT, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      image: DockerImage.fromRegistry('never-pulled'),
      // Never run, but it distinguishes the bundles: CDK creates one asset for equal settings.
      command: [name],
      local: {
        tryBundle: (folder) => {
          buildSync({
            ...BUNDLE,
            entryPoints: [join(ROOT, 'functions', name, 'handler.ts')],
            outfile: join(folder, 'index.mjs'),
          });
          addFiles(folder);
          return true;
        },
      },
    },
  });
}

/**
 * One minified ES module including the AWS SDK, which starts faster than the runtime's copy. Excluded are the SDK's
 * credential providers that Lambda never uses, and what unpacks the browser at build time.
 */
const BUNDLE: BuildOptions = {
  absWorkingDir: ROOT,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  mainFields: ['module', 'main'],
  external: [
    '@aws-sdk/credential-provider-ini',
    '@aws-sdk/credential-provider-login',
    '@aws-sdk/credential-provider-process',
    '@aws-sdk/credential-provider-sso',
    '@aws-sdk/credential-provider-web-identity',
    '@aws-sdk/token-providers',
    '@sparticuz/chromium',
  ],
  minify: true,
  sourcemap: true,
  sourcesContent: false,
  // Otherwise React is bundled twice, in development mode.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  // CommonJS packages call `require`, which ES modules lack.
  banner: {
    js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
  },
  legalComments: 'none',
  logLevel: 'warning',
};
