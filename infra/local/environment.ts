import { QUEUE_NAMES, QUEUES } from '#infra/queues.ts';
import type { Emulator } from './emulators/emulator.ts';
import type { Sqs } from './emulators/sqs.ts';
import type { UserPool } from './emulators/user-pool.ts';

/** Instances that share the DynamoDB at AWS_ENDPOINT_URL_DYNAMODB need a table each. */
export const TABLE_NAME = process.env.TABLE_NAME ?? 'northbill';
export const FILES_BUCKET = 'northbill-files';
/** Signs the stand-in's Stripe events; it protects nothing and never leaves this machine. */
export const WEBHOOK_SECRET = 'whsec_local';

type Parts = Record<'dynamodb' | 'cognito' | 's3' | 'ses' | 'sns' | 'stripe' | 'lambda', Emulator> & {
  url: string;
  pool: UserPool;
  sqs: Sqs;
};

/** The variables that Lambda sets in every environment, and Stripe's URL unless a real key is given. */
export function runtimeVariables({ stripe }: Pick<Parts, 'stripe'>): Record<string, string> {
  return {
    AWS_REGION: 'ca-central-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
    ...(!process.env.STRIPE_SECRET_KEY && { STRIPE_API_URL: stripe.endpoint }),
  };
}

/** Stripe's key and webhook secret: the real ones if given, otherwise the stand-in's. */
export function stripeSecrets(): { secretKey: string; webhookSecret: string } {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret = '' } = process.env;
  return secretKey ? { secretKey, webhookSecret } : { secretKey: 'sk_test_local', webhookSecret: WEBHOOK_SECRET };
}

/**
 * The functions' environment: the same names as on AWS, and the SDK's variables for the emulators. With a Stripe test
 * key, Stripe itself is called.
 */
export function environment(parts: Parts): Record<string, string> {
  const { secretKey, webhookSecret } = stripeSecrets();
  return {
    ...runtimeVariables(parts),
    AWS_ENDPOINT_URL_DYNAMODB: parts.dynamodb.endpoint,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: parts.cognito.endpoint,
    AWS_ENDPOINT_URL_S3: parts.s3.endpoint,
    AWS_ENDPOINT_URL_SES: parts.ses.endpoint,
    AWS_ENDPOINT_URL_SNS: parts.sns.endpoint,
    AWS_ENDPOINT_URL_SQS: parts.sqs.endpoint,
    AWS_ENDPOINT_URL_LAMBDA: parts.lambda.endpoint,
    TABLE_NAME,
    FILES_BUCKET,
    ...Object.fromEntries(QUEUE_NAMES.map((name) => [QUEUES[name].variable, parts.sqs.urlOf(name)])),
    USER_POOL_ID: parts.pool.userPoolId,
    USER_POOL_CLIENT_ID: parts.pool.clientId,
    INVOICE_PDF_FUNCTION: 'invoice-pdf',
    MAIL_FROM: 'invoices@demo.test',
    MAIL_CONFIGURATION_SET: 'local',
    SUPPORT_EMAIL: 'support@demo.test',
    DAILY_MAIL_CAP: '5000',
    DAILY_SMS_CAP: '500',
    SITE_URL: parts.url,
    AUTH_KEY: 'local',
    // The demo's administrator signs in with the password alone.
    ADMIN_SECOND_FACTOR: 'optional',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  };
}
