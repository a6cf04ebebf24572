import { QUEUE_NAMES, QUEUES, type QueueName } from '#infra/queues.ts';
import type { UserPool } from './emulators/user-pool.ts';

/** Instances that share the DynamoDB at AWS_ENDPOINT_URL_DYNAMODB need a table each. */
export const TABLE_NAME = process.env.TABLE_NAME ?? 'northbill';
/** What the product on this machine seals its sessions with; it protects nothing else. */
export const LOCAL_KEY = 'the-key-of-the-local-cloud';
export const FILES_BUCKET = 'northbill-files';
/** Signs the stand-in's Stripe events; it protects nothing and never leaves this machine. */
export const WEBHOOK_SECRET = 'whsec_local';

/** The local counterparts of what a function's environment refers to. */
export type Locals = {
  url: string;
  pool: UserPool;
  queueUrlOf: (name: QueueName) => string;
  stripeSecrets: { secretKey: string; webhookSecret: string };
  /** Origins of the emulators. */
  endpoints: Readonly<Record<AwsService, string>>;
  /** The variables that Lambda itself sets. */
  runtimeVariables: Readonly<Record<string, string>>;
};

/** An AWS service that the product's functions call through the SDK. */
export type AwsService = keyof typeof SDK_NAMES;

/** The SDK reads a service's origin from the variable `AWS_ENDPOINT_URL_` plus this name. */
const SDK_NAMES = {
  dynamodb: 'DYNAMODB',
  cognito: 'COGNITO_IDENTITY_PROVIDER',
  s3: 'S3',
  ses: 'SES',
  sns: 'SNS',
  sqs: 'SQS',
  lambda: 'LAMBDA',
} as const;
export const AWS_SERVICES = Object.keys(SDK_NAMES) as AwsService[];

/** The origins in this process's own variables. */
export function foreignServices(): Partial<Record<AwsService, string>> {
  const origins = AWS_SERVICES.map((service) => [service, process.env[`AWS_ENDPOINT_URL_${SDK_NAMES[service]}`]]);
  return Object.fromEntries(origins.filter(([, origin]) => origin));
}

/** The SDK's variables for these origins. */
export function endpointVariables(endpoints: Locals['endpoints']): Record<string, string> {
  return Object.fromEntries(
    AWS_SERVICES.map((service) => [`AWS_ENDPOINT_URL_${SDK_NAMES[service]}`, endpoints[service]]),
  );
}

/** The variables that Lambda sets in every environment, and Stripe's URL unless a real key is given. */
export function runtimeVariables(stripeUrl: string): Record<string, string> {
  return {
    AWS_REGION: 'ca-central-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
    ...(!process.env.STRIPE_SECRET_KEY && { STRIPE_API_URL: stripeUrl }),
  };
}

/** Stripe's key and webhook secret: the real ones if given, otherwise the stand-in's. */
export function stripeSecrets(): Locals['stripeSecrets'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret = '' } = process.env;
  return secretKey ? { secretKey, webhookSecret } : { secretKey: 'sk_test_local', webhookSecret: WEBHOOK_SECRET };
}

/**
 * The functions' environment: the same names as on AWS, and the SDK's variables for the emulators. With a Stripe test
 * key, Stripe itself is called.
 */
export function environment(locals: Locals): Record<string, string> {
  const { url, pool, queueUrlOf, stripeSecrets: secrets, endpoints } = locals;
  return {
    ...locals.runtimeVariables,
    ...endpointVariables(endpoints),
    TABLE_NAME,
    FILES_BUCKET,
    ...Object.fromEntries(QUEUE_NAMES.map((name) => [QUEUES[name].variable, queueUrlOf(name)])),
    USER_POOL_ID: pool.userPoolId,
    USER_POOL_CLIENT_ID: pool.clientId,
    INVOICE_PDF_FUNCTION: 'invoice-pdf',
    MAIL_FROM: 'invoices@demo.test',
    MAIL_CONFIGURATION_SET: 'local',
    SUPPORT_EMAIL: 'support@demo.test',
    DAILY_MAIL_CAP: '5000',
    DAILY_SMS_CAP: '500',
    SITE_URL: url,
    AUTH_KEY: LOCAL_KEY,
    // The demo's administrator signs in with the password alone.
    ADMIN_SECOND_FACTOR: 'optional',
    STRIPE_SECRET_KEY: secrets.secretKey,
    STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
  };
}
