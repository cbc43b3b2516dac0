import { BlockList, isIP } from 'node:net';

/**
 * Networks that no webhook may reach: our own machine and network, addresses that clouds give out their secrets at, and everything that is
 * not one machine on the Internet (IANA special-purpose registries).
 */
const kept = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  kept.addSubnet(network, bits, 'ipv4');
// Only 2000::/3 is given out to machines; within it, tunnels and translators lead to IPv4 addresses that are not looked at here.
const general = new BlockList();
general.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  kept.addSubnet(network, bits, 'ipv6');

/** Whether an IP address is one of the public Internet. False for what is no address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !kept.check(address, 'ipv4');
  return version === 6 && general.check(address, 'ipv6') && !kept.check(address, 'ipv6');
}
