import { expect, it } from 'vitest';
import { parsePostmasterFile } from './postmaster-file.ts';

const text = '6320\n/tmp/cluster\n1795258384\n5432\n/tmp/sockets\n\n  2146422         8\nready   \n';

it('reads the process, the sockets and whether it is ready', () => {
  expect(parsePostmasterFile(text)).toEqual({ pid: 6320, sockets: '/tmp/sockets', isReady: true });
  expect(parsePostmasterFile(text.replace('ready   ', 'starting'))).toMatchObject({ isReady: false });
  expect(parsePostmasterFile('6320\n/tmp/cluster\n')).toEqual({ pid: 6320, sockets: '', isReady: false });
});

it('sees no server in an empty or torn file', () => {
  for (const torn of ['', '\n', 'x\n', '-1\n', '0\n']) expect(parsePostmasterFile(torn)).toBeNull();
});
