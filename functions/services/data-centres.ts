import { BlockList, isIP } from 'node:net';

/**
 * Address blocks of the cloud providers that run mail scanners; coarse, since a visit from them is only discounted for
 * two minutes. From the registries of ARIN and RIPE, 2026-11.
 */
const BLOCKS = {
  amazon: [
    '3.0.0.0/8',
    '13.32.0.0/11',
    '15.152.0.0/13',
    '18.0.0.0/8',
    '44.192.0.0/10',
    '54.64.0.0/10',
    '54.144.0.0/12',
  ],
  microsoft: ['13.64.0.0/10', '20.0.0.0/8', '40.64.0.0/10', '52.96.0.0/11', '52.128.0.0/9', '104.40.0.0/13'],
  google: ['34.64.0.0/10', '35.184.0.0/13', '35.192.0.0/11', '66.102.0.0/20', '66.249.64.0/19', '104.196.0.0/14'],
};

const DATA_CENTRES = new BlockList();
for (const block of Object.values(BLOCKS).flat()) {
  const [network = '', prefix] = block.split('/');
  DATA_CENTRES.addSubnet(network, Number(prefix));
}

/** Whether an address is in a block of a cloud provider. IPv6 is not covered. */
export function isDataCentre(address: string | undefined): boolean {
  const ipv4 = address?.replace(/^::ffff:(?=[\d.]+$)/i, '') ?? '';
  return isIP(ipv4) === 4 && DATA_CENTRES.check(ipv4);
}
