import { join, resolve } from 'node:path';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { type BuildOptions, buildSync } from 'esbuild';

/** The root of the repository. */
export const ROOT = resolve(import.meta.dirname, '../..');

/**
 * What Lambda runs of the function at `functions/<name>/handler.ts`; `addFiles` puts what else it needs into the folder
 * of its bundle. esbuild is called in this process: CDK's own function would start npm for each bundle, which took half
 * of the synthesis.
 */
export function bundleOf(name: string, addFiles: (folder: string) => void = () => undefined): Code {
  return Code.fromAsset(ROOT, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      image: DockerImage.fromRegistry('never-pulled'),
      // Never run, but what tells one bundle from another: CDK makes an asset of equal settings only once.
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
 * One minified ES module with everything in it, the AWS SDK too, which starts faster than the runtime's own copy. Left
 * out are the SDK's ways to find credentials that Lambda, which has them in the environment, never takes, and what
 * unpacks the browser while the PDF function is bundled.
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
  // Otherwise React is bundled twice, and runs as in development.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  // Packages in CommonJS call `require`, which an ES module does not have.
  banner: {
    js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
  },
  legalComments: 'none',
  logLevel: 'warning',
};
