import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create, type Font, type Glyph } from 'fontkit';

/**
 * `npm run derive:letters`: makes `src/domain/sites/lettering/letters.ts`, the outlines of the Figtree letters for place names and figures,
 * for pictures that can load no font. Needed again when a new place has another letter: a test reports it.
 */
const require = createRequire(import.meta.url);
const fonts = ['latin', 'latin-ext'].map((part) => open(require.resolve(`@fontsource/figtree/files/figtree-${part}-600-normal.woff`)));
const letters = [
  ...' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  ..."'’()-–./·,&ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿœŒ",
  ...'ąćčČďěęğıłŁńňőřśŚšŠťůűźżŻžŽ',
];

function open(path: string): Font {
  const font = create(readFileSync(path));
  if ('fonts' in font) throw new Error(`${path} holds several fonts`);
  return font;
}

/** In hundredths of the size, from the baseline down: each contour starts at an absolute point, the steps after it are relative. */
function outline({ path: { commands }, advanceWidth }: Glyph, unitsPerEm: number): string {
  const scale = 100 / unitsPerEm;
  let [x, y] = [0, 0];
  const steps = commands.map(({ command, args }) => {
    if (command === 'closePath') return 'z';
    const points = Array.from({ length: args.length / 2 }, (_, at) => [
      Math.round((args[2 * at] ?? 0) * scale),
      -Math.round((args[2 * at + 1] ?? 0) * scale),
    ]);
    const [fromX, fromY] = command === 'moveTo' ? [0, 0] : [x, y];
    [x = 0, y = 0] = points.at(-1) ?? [x, y];
    const sign = { moveTo: 'M', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' }[command];
    return `${sign}${points.map(([toX = 0, toY = 0]) => `${toX - fromX} ${toY - fromY}`).join(' ')}`;
  });
  // A repeated command needs no letter.
  const joined = steps
    .map((step, at) => (at > 0 && step[0] === steps[at - 1]?.[0] && /[lq]/.test(step) ? ` ${step.slice(1)}` : step))
    .join('');
  return `${Math.round(advanceWidth * scale)}|${joined.replaceAll(' -', '-')}`;
}

const rows = letters.flatMap((letter) => {
  const font = fonts.find((each) => each.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  const glyph = font?.glyphForCodePoint(letter.codePointAt(0) ?? 0);
  return font === undefined || glyph === undefined ? [] : [`${letter}|${outline(glyph, font.unitsPerEm)}`];
});
writeFileSync(
  join(import.meta.dirname, '../src/domain/sites/lettering/letters.ts'),
  `/** Made by \`npm run derive:letters\`: letter | width | outline, in hundredths of the size. Figtree, SIL Open Font License 1.1 (NOTICE). */\nexport const letterRows = \`\n${rows.join('\n')}\n\`;\n`,
);
process.stdout.write(`${rows.length} letters\n`);
