import type { Attachment } from './ports.ts';

/** Our mark, 80 × 80 pixels for 40 in the letter: as pixels, for few mail programs show SVG. Drawn from the logo of the site's header. */
const png = [
  'iVBORw0KGgoAAAANSUhEUgAAAFAAAABQCAYAAACOEfKtAAAGqUlEQVR4nOydW2wUVRjH/2d22W27pdwKbSlyjQEBuYkaQKJoSiAR0koo2wo8aK',
  'wmJib6QJqID0rQIAk8eEGjEUNi2dYmICRaRAIaRfABy00aDBFrr0BLsN2W3e7M8TtbW7rtdtvtnB262/NLpnP6zZmZnf+c+23sMMntwqRpPm7L',
  'A9gczvlUxjCV3LRhNIYXLQCv5hzVjLFqclc5mX5oXMndv2EChiFwo9C1yODYRM51dIl5iGv4ZXAc0TSUTSrxViJKohKwfmPqXNjxDuP8OdBrRC',
  'JB0YeDldt5x/aJpb6rgz1tUCI0b0ya6rfbdpKzkE7RkMhwHqBn/MIG4+2Jnra6gbwPKGDjJtdqzlgZ+RyDkQTHHYpp+Rml3u8jeYsYmurdqa9y',
  'hm9HnHgCembx7I1u15ZI3voVsMGd8gGlch9SWmfDSIWenWLfgQZ36g7eT2wNa2x0p7zCmbYPintwoyjT0/ZZb3MfARvdyctJvFN0aBQUPeAdTD',
  'dWZZS1/9LTGiJg0/PJU/y67RxF3YlQ9IHKOTcdNn3JhK/aa7psIWmg39A+V+L1j9BGaBRi63JQjvsUeTgJxYBQSFyV5Wk9JdzdIZCU3AnF4GDY',
  '0eUMCtiwKdVNxuVQDAoKbE80FqTkCndnCGQ8F4qoMDjrFJAXYRSljmuhiAoKhTnBvco8TGDoyzQGvgaKocG0XDtVmBfJbthzPLQSScs3wJ49J7',
  'ix0RNwP+AtTQjUVgW39tPl6LjyM2QS1K7B7aqkNHAhJKCNmYS0F/bC+eh6DEd8vx3Gv/vfgHHnJqTA+VmNUsNMSCLt5X3DVjyB87FcpL30EWRB',
  'ITBTo1L1WEjAuXgNnItWY7jjXLIWjoWSficnAalrwwkJJK0sRLyQ/ORmyEBoZ4ck7BkzEC/YJ02DLKQJqGXMDGv3nT2ElrId0Ov/hJXYsh7E6P',
  'y34Hw8r++xifIElNbDpqWkhbW3lL9ruXgCcU9x73DILFZJC4H9oVMZ7H5hxb0Tu4/XApSAJlECmkQJaBIloEmUgCZRAppECWgSJaBJlIAmUQKa',
  'RAlokpg3JqTvqYTvwgn4zx+H/4+fwH1tiCXMmRLs1HIszKHW59h3OMZcQFvmLKSIbXUREPDDX3UaPiEmbYGaK5CBfcqcTsEW5JB4K8jggFWwho',
  'JUDglklLQgavzt0G9VQ2+qg95cA6Ophty1tHXujebaoDfbhGxo46cE90H3BHIH/58MW/pU6kdNRrQ0FsqZBxTzEBgRenDb5NnBLV5RmYhJLAuB',
  'xp0b8F86RVG1Fnbqr3AueGZIUS8slBSIjCpAzfi28dlwzF9FnfzWDLS1RED/xZO4/f4GamPv6LaJfon0XWegjTXXry/SyVvFy8Fbm+8ZKRMZV3',
  'wYjrkrEWssicLeb3aHiCcQ41bajn0Ks3i/+zhUPAHl9t5Du2AFloTAjmvnwtv/inpyZB8C18+Hv3b1JViBNZmIvZ8pJ9yAafqbNGpIuPYgsETA',
  'UTMWhbfPWgrz117cz7UfgRVYIuDorbv75Ir2mUvgWv86zOLK2wb79NDReSJjSttqTRpoWU2Ee2/DV3m8sxiTPRtOMULKJikJ1gPw/V6BQN1Vqp',
  'k8QNfOAXNFHnQWdzUR5hqHpBX5iAn0IpxLn4WUYWZRomoiJpEmoCjXxQsyf6s0AX1UTYsXfBflzeqQlga2HNgm5k3A8fDT0NLSMRwJ1scv/ICW',
  'ku2QhbRcuCeRcmRZud9wubcmVqeAYmiQdhpnaIBiSAjtRCaiBBw6DRrjXAk4RIR2YqaS+TalXgRqqqKyx+29STtNY6iAZFrLd0JvuBZi06meKu',
  'yxxsp7C+2CjWn1Ba5/GNgUKAYP53WZHm92Z02E4wQU0cHYUbELCsg4kx6NEx0Go6Jz/z8y5w0nPBynMz2tK4SzuzGBEsRiKAYF1X3f7HJ3Czjp',
  'oLeCDvwIRUQ4+LGuVYsEIc1ZDk3fLBbYgiIsFMBujQoYL/a0hQgoViXTDD1PLPUGRS94BzP0delft9f2tPZpUBXr41EV5TUoQqCYWZRZ2n6mtz',
  '1si3SGp+0T2pkfd5EocL4ry+P9MtyhiEvGUNGmkOL9fsaYdUM+hxGccz8V7bZkHWwt68/PwMsgFyQv41wrpwtNxoiC14MbeZme9rORfA3YqZRx',
  'sP3XJM07n7LvPcE3kuAEn5HzvUnMO28g8QTRLQXvTprOmO09iHX0E3ApePpbxqEXZ3nuXh/saUP/GIGBfDp7fUJ8jAA4SjWx0ph/jCAc8fs5DF',
  'x2ssARs5/D+A8AAP//0fN4VwAAAAZJREFUAwCKnlPfRPFpGQAAAABJRU5ErkJggg==',
].join('');

/** It goes along with every mail, so that none must be fetched. */
export const markAttachment: Attachment = {
  fileName: 'mark.png',
  contentType: 'image/png',
  content: Uint8Array.from(Buffer.from(png, 'base64')),
  role: 'mark',
};
