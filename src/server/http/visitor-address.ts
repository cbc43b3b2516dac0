import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import * as v from 'valibot';

/** What Hono's adapter for Node hands on of the connection. */
const connection = v.object({ incoming: v.object({ socket: v.object({ remoteAddress: v.string() }) }) });

/** Loopback, private and link-local: RFC 1122, 1918, 3927, 6598, 4193 and 4291. */
const ownNetwork = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  ownNetwork.addSubnet(network, prefix, 'ipv4');
ownNetwork.addAddress('::1', 'ipv6');
ownNetwork.addSubnet('fc00::', 7, 'ipv6');
ownNetwork.addSubnet('fe80::', 10, 'ipv6');

/**
 * By what a visitor's connection is counted: an IPv4 address, or the /64 of an IPv6 one, for whoever has one of its addresses has them all.
 * `X-Forwarded-For` says it where so many proxies of ours stand before us, else anybody could say anything there. Null where it cannot be
 * told: a connection from our own network is a proxy or a process of ours, and all visitors would be counted as one.
 */
export function findVisitorAddress(c: Context, trustedProxies: number): string | null {
  const told = trustedProxies > 0 ? readForwarded(c.req.header('x-forwarded-for') ?? '', trustedProxies) : null;
  if (told !== null) return groupOf(told);
  const peer = v.safeParse(connection, c.env);
  const address = peer.success ? plain(peer.output.incoming.socket.remoteAddress) : null;
  return address === null || isOwn(address) ? null : groupOf(address);
}

/** Each proxy puts whom it heard from behind what it was told, so only the last entries are ours. */
function readForwarded(header: string, trustedProxies: number): string | null {
  const entries = header.split(',').map((entry) => entry.trim());
  return plain(entries[Math.max(0, entries.length - trustedProxies)] ?? '');
}

/** Without port, brackets, zone and the prefix of an IPv4 address within IPv6; null for what is no address. */
function plain(text: string): string | null {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 0 ? null : address;
}

function isOwn(address: string): boolean {
  return ownNetwork.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

function groupOf(address: string): string {
  if (isIP(address) === 4) return address;
  // The parser of addresses writes each in one way, with at most one `::`.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = written.split('::');
  const [first, last] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = written.includes('::') ? Array<string>(8 - (first?.length ?? 0) - (last?.length ?? 0)).fill('0') : [];
  return `${[...(first ?? []), ...zeros, ...(last ?? [])].slice(0, 4).join(':')}::/64`;
}
