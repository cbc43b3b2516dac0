import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import * as v from 'valibot';

/** The connection data that Hono's Node adapter passes on. */
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
 * A network by which a visitor is counted. `share` is how many visitors' quota it has: the holder of one IPv6 address may have the whole
 * network, but a larger network is more likely to be shared by many people.
 */
export type VisitorNetwork = { readonly name: string; readonly share: number };

/** A home or a rented machine has at least a /64 and may have a /56; a company or a rented block has a /48. */
const networksOfSix = [
  { bits: 64, share: 1 },
  { bits: 56, share: 2 },
  { bits: 48, share: 8 },
] as const;

/**
 * The keys by which a visitor's connection is counted: an IPv4 address, or the networks of an IPv6 address. `X-Forwarded-For` counts only
 * behind the configured number of our proxies, because anyone can send it. Empty if unknown: a connection from our own network is a proxy
 * or a process of ours, and all visitors would count as one.
 */
export function listVisitorNetworks(c: Context, trustedProxies: number): readonly VisitorNetwork[] {
  const forwarded = trustedProxies > 0 ? readForwarded(c.req.header('x-forwarded-for') ?? '', trustedProxies) : null;
  if (forwarded !== null) return networksOf(forwarded);
  const address = findPeer(c);
  return address === null || isOwn(address) ? [] : networksOf(address);
}

/** Whether the connection itself comes from a machine of ours, such as a proxy. */
export function isOfOwnNetwork(c: Context): boolean {
  const address = findPeer(c);
  return address !== null && isOwn(address);
}

/** The address of the connection itself; null if there is none, as in a test. */
function findPeer(c: Context): string | null {
  const peer = v.safeParse(connection, c.env);
  return peer.success ? plain(peer.output.incoming.socket.remoteAddress) : null;
}

/** Each proxy appends the address that it saw, so only the last entries are ours. */
function readForwarded(header: string, trustedProxies: number): string | null {
  const entries = header.split(',').map((entry) => entry.trim());
  return plain(entries[Math.max(0, entries.length - trustedProxies)] ?? '');
}

/** Without port, brackets, zone and the prefix of an IPv4 address within IPv6; null if it is no address. */
function plain(text: string): string | null {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 0 ? null : address;
}

function isOwn(address: string): boolean {
  return ownNetwork.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

function networksOf(address: string): readonly VisitorNetwork[] {
  if (isIP(address) === 4) return [{ name: address, share: 1 }];
  const digits = hexadecimalOf(address);
  return networksOfSix.map(({ bits, share }) => ({ name: `${digits.slice(0, bits / 4)}/${bits}`, share }));
}

/** The 32 digits of an IPv6 address. */
function hexadecimalOf(address: string): string {
  // The URL parser writes each address in one way, with at most one `::`.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [first = [], last = []] = written.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last].map((group) => group.padStart(4, '0')).join('');
}
