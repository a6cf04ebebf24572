import { join, resolve } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, LoggingFormat, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import {
  type BundlingOptions,
  LogLevel,
  NodejsFunction,
  type NodejsFunctionProps,
  OutputFormat,
} from 'aws-cdk-lib/aws-lambda-nodejs';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** The root of the repository. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** How long logs are kept, everywhere. */
export const LOG_RETENTION = RetentionDays.THREE_MONTHS;

/** A function at `functions/<name>/handler.ts`, with what all of them share; `props` may differ. */
export class HandlerFunction extends NodejsFunction {
  constructor(scope: Construct, name: string, props: NodejsFunctionProps = {}) {
    const logGroup = new LogGroup(scope, `${name}-log`, {
      retention: LOG_RETENTION,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // The role that CDK would make could write to every log of the account.
    const role = new Role(scope, `${name}-role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    super(scope, name, {
      entry: join(ROOT, 'functions', name, 'handler.ts'),
      projectRoot: ROOT,
      depsLockFilePath: join(ROOT, 'package-lock.json'),
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 1024,
      timeout: Duration.seconds(15),
      loggingFormat: LoggingFormat.JSON,
      tracing: Tracing.ACTIVE,
      logGroup,
      role,
      ...props,
      // The stacks in the log name the sources; reading the map costs 5 ms of a cold start.
      environment: { NODE_OPTIONS: '--enable-source-maps', ...props.environment },
      bundling: { ...BUNDLING, ...props.bundling },
    });
  }
}

/**
 * One minified ES module with everything in it, the AWS SDK too, which starts faster than the runtime's own copy. Left
 * out are the SDK's ways to find credentials that Lambda, which has them in the environment, never takes, and what
 * unpacks the browser while the PDF function is bundled.
 */
const BUNDLING: BundlingOptions = {
  format: OutputFormat.ESM,
  mainFields: ['module', 'main'],
  externalModules: [
    '@aws-sdk/credential-provider-ini',
    '@aws-sdk/credential-provider-login',
    '@aws-sdk/credential-provider-process',
    '@aws-sdk/credential-provider-sso',
    '@aws-sdk/credential-provider-web-identity',
    '@aws-sdk/token-providers',
    '@sparticuz/chromium',
  ],
  minify: true,
  sourceMap: true,
  sourcesContent: false,
  // Otherwise React is bundled twice, and runs as in development.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  // Packages in CommonJS call `require`, which an ES module does not have.
  banner: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
  esbuildArgs: { '--legal-comments': 'none' },
  logLevel: LogLevel.WARNING,
};
