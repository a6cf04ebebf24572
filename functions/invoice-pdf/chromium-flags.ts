/** No name resolves, and every connection goes to a proxy that does not exist, even to local addresses. */
export const NETWORK_FLAGS = {
  names: ['--host-resolver-rules=MAP * ~NOTFOUND'],
  connections: ['--proxy-server=127.0.0.1:9', '--proxy-bypass-list=<-loopback>'],
} as const;

/**
 * The browser's flags. Documents have no scripts and may load nothing; the flags enforce this as a second layer and
 * turn off features that printing does not need. The package's own flags are not used, since they disable origin
 * checks.
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

/** In Lambda the browser can create neither a sandbox nor zygote processes. A local browser keeps its sandbox. */
function packagedBuildFlags(): string[] {
  return process.env.CHROMIUM_PATH ? [] : ['--no-sandbox', '--no-zygote', '--single-process'];
}
