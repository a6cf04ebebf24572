import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findFreePort } from '#infra/local/emulators/loopback.ts';
import { pythonWith } from '#test/support/python.ts';
import { forwardTo } from './forward.ts';
import { startPythonServer } from './python-server.ts';

const VERSION = '1.5.33';
const OR_ELSE = ', or name a running emulator in MINISTACK_URL';

/** An emulator of AWS with IAM enforced. */
export type Cloud = {
  /** Its own origin. */
  origin: string;
  /** The endpoint that CDK, SDK and functions call. */
  endpoint: string;
  stop: () => Promise<void>;
};

/** The emulator at `MINISTACK_URL`, or one in a Python virtual environment that is created on first use. */
export async function startMinistack(): Promise<Cloud> {
  const named = process.env.MINISTACK_URL;
  const port = await findFreePort();
  const origin = named ?? `http://127.0.0.1:${port}`;
  const { endpoint, stop } = await forwardTo({ origin });
  if (named) return { origin, endpoint, stop };
  // cryptography is optional: with it, the emulator signs and verifies users' tokens.
  const packages = [`ministack==${VERSION}`, 'cryptography>=41'];
  const python = pythonWith(packages, { name: `ministack-${VERSION}`, orElse: OR_ELSE });
  const folder = mkdtempSync(join(tmpdir(), 'ministack-'));
  const env = { ...process.env, ...settings({ folder, port }), AWS_ENDPOINT_URL: endpoint };
  const server = await startPythonServer({
    command: [python, '-m', 'ministack'],
    env,
    ready: `${origin}/_ministack/health`,
  });
  return {
    origin,
    endpoint,
    async stop() {
      await stop();
      await server.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** All its data is in the folder. Functions run on this Node. */
function settings({ folder, port }: { folder: string; port: number }): Record<string, string> {
  return {
    AUTH: 'true',
    BIND_HOST: '127.0.0.1',
    GATEWAY_PORT: String(port),
    MINISTACK_REGION: 'ca-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    TMPDIR: folder,
    S3_DATA_DIR: join(folder, 's3'),
    STATE_DIR: join(folder, 'state'),
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
  };
}
