import type { ReactNode } from 'react';
import { measureLetters, setLetters } from '#domain/sites/lettering/lettering.ts';
import type { ArtClass } from './art-style.ts';

/** A number by its centre and baseline, followed by its unit where needed. */
export type Numeral = { readonly value: number; readonly x: number; readonly y: number; readonly unit?: 'm' | undefined };

/** The space between a number and its unit, in hundredths of the font size. */
const unitGap = 20;

type NumeralsProps = { readonly numbers: readonly Numeral[]; readonly size: number; readonly className: ArtClass };

/** Numbers in the brand's font, which an image cannot load. They use the outlines that `defineNumerals` adds. */
export function Numerals({ numbers, size, className }: NumeralsProps): ReactNode {
  const scale = size / 100;
  return (
    <g className={className} transform={`scale(${scale})`}>
      {numbers.map(({ value, x, y, unit }) => {
        const width = measureLetters(String(value)) * 100;
        const start = Math.round(x / scale - width / 2);
        return (
          <g key={`${x} ${y}`}>
            {setLetters(String(value)).map(({ letter, at }) => (
              <use key={at} href={`#n${letter}`} x={start + at} y={Math.round(y / scale)} />
            ))}
            {unit && <use href={`#n${unit}`} x={Math.round(start + width + unitGap)} y={Math.round(y / scale)} />}
          </g>
        );
      })}
    </g>
  );
}

/** The outlines of the digits and units that a drawing uses. */
export function defineNumerals(markup: string): string {
  const letters = [...new Set([...markup.matchAll(/href="#n([\dm])"/g)].map(([, letter = '']) => letter))].sort();
  if (letters.length === 0) return '';
  return `<defs>${setLetters(letters.join(''))
    .map(({ letter, d }) => `<path id="n${letter}" d="${d}"/>`)
    .join('')}</defs>`;
}
