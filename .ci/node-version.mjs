// Says in a sentence that Node is too old, before anything is loaded that an old one does not know.
const NEEDED = 24;

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  console.error(
    `Northbill needs Node ${NEEDED} or newer, and this is Node ${process.versions.node}. On Linux x64, npm ci brings it along ` +
      'unless optional packages are switched off; elsewhere, install it (nvm install, or nodejs.org) and try again.',
  );
  process.exit(1);
}
