import type { BundlingOptions } from 'aws-cdk-lib/aws-lambda-nodejs';

/** Where the PDF function finds its browser. */
export const PDF_ENVIRONMENT = { CHROMIUM_FOLDER: '/var/task/chromium' };

const UNPACK = `import('./functions/invoice-pdf/unpack-chromium.ts').then((it) => it.unpackChromium(process.argv[1]))`;

/**
 * Puts the browser, unpacked, and the fonts beside the bundle of the PDF function: unpacking at every cold start would
 * cost a second.
 */
export const PDF_BUNDLING: BundlingOptions = {
  commandHooks: {
    beforeBundling: () => [],
    beforeInstall: () => [],
    afterBundling: (root, output) => [
      `cd "${root}" && node --import tsx -e "${UNPACK}" "${output}/chromium"`,
      `cp -R "${root}/functions/invoice-pdf/fonts" "${output}/fonts"`,
    ],
  },
};
