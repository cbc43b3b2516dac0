import type { ReactNode } from 'react';
import { measureLetters, setLetters } from '#domain/sites/lettering/lettering.ts';
import type { ArtClass } from './art-style.ts';

/** A number by the middle of it and the line that it stands on. */
export type Numeral = { readonly value: number; readonly x: number; readonly y: number };

type NumeralsProps = { readonly numbers: readonly Numeral[]; readonly size: number; readonly className: ArtClass };

/** Numbers in the letters of the brand, which an image cannot load: each digit's outline is used from those that `defineNumerals` adds. */
export function Numerals({ numbers, size, className }: NumeralsProps): ReactNode {
  const scale = size / 100;
  return (
    <g className={className} transform={`scale(${scale})`}>
      {numbers.map(({ value, x, y }) => {
        const start = Math.round(x / scale - measureLetters(String(value)) * 50);
        return (
          <g key={`${x} ${y}`}>
            {setLetters(String(value)).map(({ letter, at }) => (
              <use key={at} href={`#n${letter}`} x={start + at} y={Math.round(y / scale)} />
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** The outlines of the digits that a drawing uses. */
export function defineNumerals(markup: string): string {
  const digits = [...new Set([...markup.matchAll(/href="#n(\d)"/g)].map(([, digit = '']) => digit))].sort();
  if (digits.length === 0) return '';
  return `<defs>${setLetters(digits.join(''))
    .map(({ letter, d }) => `<path id="n${letter}" d="${d}"/>`)
    .join('')}</defs>`;
}
