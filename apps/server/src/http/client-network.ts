import ipaddr from 'ipaddr.js';

/** IPv6 providers give each customer at least a /64, so single addresses within it cost nothing. */
const IPV6_NETWORK_PARTS = 4;

/** An IPv4 address as it is (also where mapped into IPv6); of an IPv6 address its /64 network. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.parts
    .slice(0, IPV6_NETWORK_PARTS)
    .map((part) => part.toString(16))
    .join(':');
}
