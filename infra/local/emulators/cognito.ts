import type { ServerResponse } from 'node:http';
import { CognitoError, NotAuthorizedError } from 'cognito-local/lib/errors.js';
import { Router } from 'cognito-local/lib/server/Router.js';
import { DateClock } from 'cognito-local/lib/services/clock.js';
import { CognitoServiceFactoryImpl } from 'cognito-local/lib/services/cognitoService.js';
import type { Context } from 'cognito-local/lib/services/context.js';
import { otp } from 'cognito-local/lib/services/otp.js';
import type { Triggers } from 'cognito-local/lib/services/triggers/triggers.js';
import { UserPoolServiceFactoryImpl } from 'cognito-local/lib/services/userPoolService.js';
import * as z from 'zod';
import { dataStoresIn } from './cognito-data-store.ts';
import { type CallContext, ISSUER_ORIGIN, tokenGenerator } from './cognito-tokens.ts';
import type { Emulator } from './emulator.ts';
import { headerOf, readBody, serveLoopback } from './loopback.ts';

/** Starts Cognito on cognito-local, with its user pools in `folder`. */
export async function startCognito({ folder }: { folder: string }): Promise<Emulator> {
  const route = await createRouter(folder);
  const serially = serialQueue();
  return serveLoopback(async (request, response) => {
    const action = headerOf(request, 'x-amz-target')?.split('.')[1] ?? '';
    const text = await readBody(request);
    const body: unknown = text === '' ? {} : JSON.parse(text);
    const refreshToken = RefreshCall.safeParse(body).data?.AuthParameters.REFRESH_TOKEN ?? null;
    const context: CallContext = { logger: silent, refreshToken };
    try {
      send(response, 200, await serially(() => route(action)(context, body)));
    } catch (cause) {
      send(response, 400, errorBody(cause, { isSignIn: action === 'AdminInitiateAuth' && refreshToken === null }));
    }
  });
}

const RefreshCall = z.object({ AuthParameters: z.object({ REFRESH_TOKEN: z.string() }) });

/** Runs calls one at a time: cognito-local reads a group, waits and writes it, so concurrent changes would be lost. */
function serialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(act: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(act);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** Written by hand: cognito-local's logger type comes from a package that this project does not use. */
const silent = silentLogger();

function silentLogger(): Context['logger'] {
  const ignore = () => undefined;
  const logger: Context['logger'] = { debug: ignore, error: ignore, info: ignore, warn: ignore, child: () => logger };
  return logger;
}

/** Assembles cognito-local without its own server, which logs, allows every origin and reads the working directory. */
async function createRouter(folder: string): Promise<ReturnType<typeof Router>> {
  const context = { logger: silent };
  const clock = new DateClock();
  const dataStores = dataStoresIn(folder);
  const userPools = new UserPoolServiceFactoryImpl(clock, dataStores);
  const pools = new CognitoServiceFactoryImpl(folder, dataStores, userPools);
  const poolDefaults = { UsernameAttributes: ['email'] };
  return Router({
    clock,
    cognito: await pools.create(context, poolDefaults),
    config: {
      LambdaClient: {},
      TriggerFunctions: {},
      UserPoolDefaults: poolDefaults,
      ServerConfig: {},
      TokenConfig: { IssuerDomain: ISSUER_ORIGIN },
    },
    messages: { deliver: async () => undefined },
    otp,
    tokenGenerator: tokenGenerator(clock, noTriggers),
    triggers: noTriggers,
  });
}

const noTrigger = () => Promise.reject(new Error('No trigger is set'));
const noTriggers: Triggers = {
  enabled: () => false,
  customMessage: noTrigger,
  customEmailSender: noTrigger,
  postAuthentication: noTrigger,
  postConfirmation: noTrigger,
  preSignUp: noTrigger,
  preTokenGeneration: noTrigger,
  userMigration: noTrigger,
};

// Always a 400: the SDK would retry a 5xx.
function errorBody(cause: unknown, { isSignIn }: { isSignIn: boolean }): Record<string, unknown> {
  const message = cause instanceof Error ? cause.message : String(cause);
  if (!(cause instanceof CognitoError)) {
    return { __type: 'UnknownOperationException', message: `Not supported by the local Cognito: ${message}` };
  }
  // Cognito returns the same error for a wrong password and an unknown user; cognito-local does not.
  if (isSignIn && (cause.code === 'InvalidPasswordException' || message === UNKNOWN_USER)) {
    return { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' };
  }
  return { __type: cause.code, message };
}

const UNKNOWN_USER = new NotAuthorizedError().message;

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
  response.end(JSON.stringify(body, secondsOfDates));
}

// Cognito's protocol has timestamps in seconds; `value` is a string already if it was a Date.
function secondsOfDates(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const original = this[key];
  return original instanceof Date ? original.getTime() / 1000 : value;
}
