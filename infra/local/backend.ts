import { resolve } from 'node:path';
import { type Assembly, openAssembly } from './assembly/assembly.ts';
import { tokensOf } from './emulators/access-token.ts';
import { tableNamed } from './emulators/create-table.ts';
import type { Emulator } from './emulators/emulator.ts';
import { type Emulators, endpointsOf } from './emulators/emulators.ts';
import type { UserPool } from './emulators/user-pool.ts';
import { environment, runtimeVariables, stripeSecrets, TABLE_NAME } from './environment.ts';
import { registryRoutes } from './gateway/routes.ts';
import type { LoadFunction } from './triggers/functions.ts';

type Parts = Emulators & { url: string; pool: UserPool; lambda: Emulator };
type Code = { assembly: string | undefined; loadSource: LoadFunction };

/**
 * The API and functions: from an assembly if one is given, otherwise from the sources. Sets this process's environment
 * for the sources, whose SDK clients read it, until it is stopped.
 */
export async function openBackend(parts: Parts, { assembly, loadSource }: Code): Promise<Assembly> {
  // Stripe's variables depend on whether the environment has a Stripe key.
  const locals = {
    url: parts.url,
    pool: parts.pool,
    queueUrlOf: parts.sqs.urlOf,
    stripeSecrets: stripeSecrets(),
    endpoints: endpointsOf(parts),
    runtimeVariables: runtimeVariables(parts.stripe.endpoint),
  };
  const restoreEnvironment = setEnvironment(environment(locals));
  const backend = assembly ? await openAssembly(resolve(assembly), locals) : fromSources(parts.pool, loadSource);
  return {
    ...backend,
    async stop() {
      await backend.stop();
      restoreEnvironment();
    },
  };
}

/** Sets variables of this process. Returns a function that restores them. */
function setEnvironment(variables: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}

function fromSources(pool: UserPool, load: LoadFunction): Assembly {
  return {
    table: tableNamed(TABLE_NAME),
    routes: registryRoutes(),
    tokens: tokensOf(pool),
    originHeaders: {},
    load,
    stop: closeBrowser,
  };
}

/** The PDF function keeps its browser between calls. */
async function closeBrowser(): Promise<void> {
  const { closeBrowser: close } = await import('#functions/invoice-pdf/browser.ts');
  await close();
}
