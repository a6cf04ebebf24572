import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { Duration, Size } from 'aws-cdk-lib';
import type { IKeyRef } from 'aws-cdk-lib/aws-kms';
import { Architecture, CfnFunction, type FunctionProps } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { QUEUE_NAMES, QUEUES } from '#infra/queues.ts';
import { SCHEDULED_FUNCTIONS, SCHEDULES } from '#infra/schedules.ts';
import { api } from '#shared/api/index.ts';
import { bundleOf, ROOT } from './bundle.ts';
import type { StageConfig } from './config.ts';
import type { Files } from './files.ts';
import { HandlerFunction } from './function.ts';
import type { Identity } from './identity.ts';
import type { MessageQueues } from './message-queue.ts';
import type { Messaging } from './messaging.ts';
import type { OriginSecrets } from './origin-secrets.ts';
import { addBrowser, PDF_ENVIRONMENT } from './pdf-bundling.ts';
import { type FunctionName, PERMISSIONS, type Use } from './permissions.ts';
import type { Secrets } from './secrets.ts';
import type { Table } from './table.ts';

type Settings = Pick<
  StageConfig,
  | 'adminSecondFactor'
  | 'dailyMailCap'
  | 'dailySmsCap'
  | 'fromAddress'
  | 'pdfConcurrency'
  | 'smsDestinations'
  | 'supportEmail'
>;
type Parts = {
  table: Table;
  files: Files;
  identity: Identity;
  messaging: Messaging;
  secrets: Secrets;
  originSecrets: OriginSecrets;
  queues: MessageQueues;
};

type Made = { config: Settings; trigger: HandlerFunction; key: IKeyRef };

/** All functions, each with exactly the permissions in `PERMISSIONS`. */
export class Functions extends Construct {
  readonly #byName: ReadonlyMap<FunctionName, HandlerFunction>;
  readonly #config: Settings;

  /** `trigger` is the function of the user pool; `key` encrypts the environments of all others. */
  constructor(scope: Construct, id: string, { config, trigger, key }: Made) {
    super(scope, id);
    this.#config = config;
    const sizes = sizesOf(config.pdfConcurrency);
    const names = Object.keys(PERMISSIONS) as FunctionName[];
    const functionOf = (name: FunctionName) =>
      name === 'access-tokens'
        ? trigger
        : new HandlerFunction(this, name, { environmentEncryption: key, ...sizes[name] });
    this.#byName = new Map(names.map((name) => [name, functionOf(name)]));
  }

  /** Every function with its name. */
  get all(): IterableIterator<[FunctionName, HandlerFunction]> {
    return this.#byName.entries();
  }

  /** The functions that serve the API. */
  get ofApi(): HandlerFunction[] {
    return [...this.all].filter(([name]) => name in api).map(([, fn]) => fn);
  }

  /** The functions' CloudFormation resources, without their roles and logs. */
  get code(): CfnFunction[] {
    return [...this.#byName.values()].map(({ node }) => node.defaultChild).filter(CfnFunction.isCfnFunction);
  }

  /** The function in this folder. */
  of(name: FunctionName): HandlerFunction {
    const fn = this.#byName.get(name);
    if (!fn) throw new Error(`There is no function ${name}`);
    return fn;
  }

  /** Grants the functions their permissions and sets their environments; `siteUrl` is the origin of the site. */
  bind({ table, files, identity, messaging, secrets, originSecrets, queues }: Parts, siteUrl: string): void {
    const pdf = this.of('invoice-pdf');
    const { supportEmail, fromAddress, dailyMailCap, dailySmsCap, smsDestinations } = this.#config;
    const binders: Readonly<Record<Use, (fn: HandlerFunction) => void>> = {
      mail: (fn) => messaging.bindMail(fn),
      mailFrom: (fn) => messaging.setSender(fn),
      support: (fn) => void fn.addEnvironment('SUPPORT_EMAIL', supportEmail ?? fromAddress ?? ''),
      sms: (fn) => {
        messaging.bindSms(fn);
        fn.addEnvironment('SMS_DESTINATIONS', smsDestinations);
      },
      caps: (fn) => {
        fn.addEnvironment('DAILY_MAIL_CAP', String(dailyMailCap));
        fn.addEnvironment('DAILY_SMS_CAP', String(dailySmsCap));
      },
      pdf: (fn) => {
        fn.addEnvironment('INVOICE_PDF_FUNCTION', pdf.functionName);
        pdf.grantInvokeLatestVersion(fn);
      },
      pdfFiles: (fn) => {
        files.bind(fn, 'pdf/', ['GetObject', 'PutObject']);
        files.bind(fn, 'images/', ['GetObject']);
      },
      imageFiles: (fn) => files.bind(fn, 'images/', ['PutObject', 'DeleteObject']),
      attachmentFiles: (fn) => {
        files.bind(fn, 'uploads/', ['GetObject', 'PutObject', 'DeleteObject']);
        files.bind(fn, 'attachments/', ['GetObject', 'PutObject', 'DeleteObject']);
      },
      attachmentReads: (fn) => files.bind(fn, 'attachments/', ['GetObject']),
      filePurge: (fn) => {
        files.bind(fn, 'images/', ['DeleteObject']);
        files.bindRemoval(fn, 'pdf/');
        files.bindRemoval(fn, 'attachments/');
        files.bindRemoval(fn, 'uploads/');
        files.bindRemoval(fn, 'exports/');
      },
      exportFiles: (fn) => {
        files.bind(fn, 'exports/', ['PutObject', 'AbortMultipartUpload', 'DeleteObject']);
        files.bind(fn, 'images/', ['GetObject']);
      },
      exportLinks: (fn) => files.bind(fn, 'exports/', ['GetObject']),
      siteUrl: (fn) => void fn.addEnvironment('SITE_URL', siteUrl),
      authKey: (fn) => secrets.bindAuthKey(fn),
      stripe: (fn) => secrets.bindStripeKey(fn),
      stripeWebhook: (fn) => secrets.bindStripeWebhook(fn),
    };
    for (const [name, fn] of this.all) {
      const { accounts, uses = [], queues: sendsTo = [], ...onTable } = PERMISSIONS[name];
      if (onTable.table.length > 0) table.bind(fn, onTable);
      if (accounts) identity.bind(fn, accounts);
      for (const use of uses) binders[use](fn);
      for (const queue of sendsTo) queues[queue].bindSender(fn);
      if (!(name in api)) continue;
      originSecrets.bind(fn);
      fn.addEnvironment('ADMIN_SECOND_FACTOR', this.#config.adminSecondFactor);
    }
    for (const name of QUEUE_NAMES) queues[name].bindConsumer(this.of(QUEUES[name].consumer));
  }
}

/** The functions that set passwords and refuse common ones. */
const PASSWORD_FUNCTIONS: readonly FunctionName[] = ['invitations', 'password-reset', 'security', 'users'];

function addCommonPasswords(folder: string): void {
  const name = 'common-passwords.json';
  cpSync(join(ROOT, 'functions/domain/people', name), join(folder, name));
}

/** Functions that need more than the defaults. */
function sizesOf(pdfConcurrency: number): Partial<Record<FunctionName, Partial<FunctionProps>>> {
  return {
    'invoice-pdf': {
      // Chromium is built only for this architecture.
      architecture: Architecture.X86_64,
      memorySize: 2048,
      ephemeralStorageSize: Size.gibibytes(1),
      timeout: Duration.seconds(25),
      ...(pdfConcurrency > 0 && { reservedConcurrentExecutions: pdfConcurrency }),
      environment: PDF_ENVIRONMENT,
      code: bundleOf('invoice-pdf', addBrowser),
    },
    // Checking a file unpacks what it holds.
    attachments: { memorySize: 1024, timeout: Duration.seconds(28) },
    ...Object.fromEntries(PASSWORD_FUNCTIONS.map((name) => [name, { code: bundleOf(name, addCommonPasswords) }])),
    ...Object.fromEntries(
      SCHEDULED_FUNCTIONS.map((name) => [name, { timeout: Duration.seconds(SCHEDULES[name].seconds) }]),
    ),
    ...Object.fromEntries(
      Object.values(QUEUES).map(({ consumer, batchSeconds }) => [
        consumer,
        { timeout: Duration.seconds(batchSeconds) },
      ]),
    ),
  };
}
