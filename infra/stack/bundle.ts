import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { type BuildOptions, buildSync } from 'esbuild';

/** The root of the repository. */
export const ROOT = resolve(import.meta.dirname, '../..');

const FUNCTIONS = join(ROOT, 'functions');

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
          made ??= bundleAll();
          for (const { path, contents } of made.get(name) ?? []) writeFileSync(join(folder, basename(path)), contents);
          addFiles(folder);
          return true;
        },
      },
    },
  });
}

/**
 * The files of all bundles by function, made in one run: a run per function would parse the packages they share again
 * each time. They are not written to `outdir`, but it shapes the paths in source maps, which must not differ between
 * machines.
 */
function bundleAll() {
  const names = readdirSync(FUNCTIONS).filter((name) => existsSync(join(FUNCTIONS, name, 'handler.ts')));
  const { outputFiles } = buildSync({
    ...BUNDLE,
    entryPoints: names.map((name) => ({ in: join(FUNCTIONS, name, 'handler.ts'), out: join(name, 'index') })),
    outdir: join(ROOT, 'bundles'),
    outExtension: { '.js': '.mjs' },
    write: false,
  });
  return Map.groupBy(outputFiles, ({ path }) => basename(dirname(path)));
}

let made: ReturnType<typeof bundleAll> | undefined;

/**
 * One minified ES module including the AWS SDK, which starts faster than the runtime's copy. It excludes the SDK's
 * credential providers that Lambda never uses, and the code that unpacks the browser at build time.
 */
export const BUNDLE: BuildOptions = {
  absWorkingDir: ROOT,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  mainFields: ['module', 'main'],
  external: [
    '@aws-sdk/credential-provider-http',
    '@aws-sdk/credential-provider-ini',
    '@aws-sdk/credential-provider-login',
    '@aws-sdk/credential-provider-process',
    '@aws-sdk/credential-provider-sso',
    '@aws-sdk/credential-provider-web-identity',
    '@aws-sdk/token-providers',
    '@smithy/credential-provider-imds',
    '@sparticuz/chromium',
  ],
  minify: true,
  // French texts are shorter without escapes.
  charset: 'utf8',
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
