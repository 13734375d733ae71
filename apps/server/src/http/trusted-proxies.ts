import { BlockList, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The networks that Fastify's `trustProxy` knows by name. */
const NETWORKS: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** True of addresses in `trustedProxies`: addresses, networks and names of networks, as in `TRUSTED_PROXIES`. */
export function createProxyCheck(trustedProxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of trustedProxies.flatMap((name) => NETWORKS[name] ?? [name])) {
    const [address = '', prefix] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return list.check(parsed.toString(), parsed.kind());
  };
}

/** True of this machine's own addresses. */
export const isLoopback = createProxyCheck(['loopback']);
