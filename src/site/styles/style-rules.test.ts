import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const site = join(import.meta.dirname, '..');

/**
 * Selectors such as `.reel:has(:focus) > :not(li)`, which continue after `:has` to any element. Because of one of them a browser restyles
 * the whole page at every press and key, which blocks a slow phone.
 */
function findCostly(css: string): readonly string[] {
  const selectors = css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .split(/[{};]/)
    .flatMap((part) => withoutArguments(part.trim()).split(','))
    .map((selector) => selector.trim());
  return selectors.filter((selector) => {
    const compounds = selector.split(/\s*[>+~\s]\s*/);
    const [first = '', last = ''] = [compounds[0], compounds.at(-1)];
    return compounds.length > 1 && compounds.slice(0, -1).some(has) && (isAnything(last) || (has(first) && isAnything(first)));
  });
}

/** Bracketed parts are ignored, because they do not select further elements. */
function withoutArguments(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

function has(compound: string): boolean {
  return compound.includes(':has');
}

function isAnything(compound: string): boolean {
  return /^[:*]/.test(compound) && !/[.#[]|^:(?:global|root|is)/.test(compound);
}

describe('overridden styles', () => {
  it('are distinguished from a selector that names what it styles', () => {
    expect(findCostly('.a:has(:focus) > :not(.b) { x: y }')).toHaveLength(1);
    expect(findCostly(':has(> .a) > input { x: y }')).toHaveLength(1);
    expect(findCostly('.a:has(:focus) > li:not(.b), .a:has(b)::before, body:has(.c) :is(p) { x: y }')).toEqual([]);
  });

  it.each(globSync('**/*.css', { cwd: site }))('%s names it', (file) => {
    expect(findCostly(readFileSync(join(site, file), 'utf8'))).toEqual([]);
  });
});

describe('folded parts that are shown', () => {
  it.each(globSync('**/*.css', { cwd: site }))('%s gives it back the height that folds are without', (file) => {
    const css = readFileSync(join(site, file), 'utf8');
    const shown = [...css.matchAll(/::details-content \{([^}]*content-visibility: visible[^}]*)\}/g)].map((match) => match[1] ?? '');
    for (const rule of shown) expect(rule).toMatch(/block-size: auto;\s+overflow: visible;/);
  });
});

describe('areas of a grid', () => {
  // A build adds a suffix to their names, except where a variable beside them keeps it from reading the shorthand: then no area has its
  // name.
  it.each(globSync('**/*.module.css', { cwd: site }))('%s are not named beside a variable in one shorthand', (file) => {
    const css = readFileSync(join(site, file), 'utf8');
    const shorthands = [...css.matchAll(/grid-(?:template|area):[^;}]*/g)].map(([declaration]) => declaration);
    expect(shorthands.filter((declaration) => declaration.includes('"') && declaration.includes('var('))).toEqual([]);
  });
});
