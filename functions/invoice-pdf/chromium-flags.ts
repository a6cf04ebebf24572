/** No name resolves, and every connection goes to a proxy that does not exist, even to this machine's own addresses. */
export const NETWORK_FLAGS = {
  names: ['--host-resolver-rules=MAP * ~NOTFOUND'],
  connections: ['--proxy-server=127.0.0.1:9', '--proxy-bypass-list=<-loopback>'],
} as const;

/**
 * What the browser is started with. Documents come without script and may load nothing; the flags make sure of it once
 * more below them, and leave out what a printer has no use for. The package's own flags are not taken: they switch the
 * browser's origin checks off.
 */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--headless',
  ...NETWORK_FLAGS.names,
  ...NETWORK_FLAGS.connections,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-sync',
  '--no-pings',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-breakpad',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--mute-audio',
  '--font-render-hinting=none',
  ...packagedBuildFlags(),
];

/**
 * In Lambda the browser may neither make a sandbox nor processes of its own kind. A person's own browser keeps its
 * sandbox.
 */
function packagedBuildFlags(): string[] {
  return process.env.CHROMIUM_PATH ? [] : ['--no-sandbox', '--no-zygote', '--single-process'];
}
