import { routerOutput } from './router-output.ts';

/** Characters that would end a script or start a comment in HTML, and the two line ends that JSON allows but old scripts do not. */
const unsafe = ['<', '>', '&', '\u2028', '\u2029'] as const;

/** Passes the loaders' data to the browser in one piece, in the form that the router's client reads: one script for the end of the body. */
export function formatHandOver(data: string): string {
  const literal = unsafe.reduce((text, character) => text.replaceAll(character, escapeOf(character)), JSON.stringify(data));
  const { dataTarget } = routerOutput;
  return `<script>${dataTarget}.enqueue(${literal});${dataTarget}.close();</script>`;
}

function escapeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
