import { describe, expect, it } from 'vitest';
import { Showcase } from '../showcase/showcase.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { Checkbox } from './choices/checkbox.tsx';
import { ErrorSummary } from './choices/error-summary.tsx';
import { RadioCards } from './choices/radio-cards.tsx';
import { Select } from './choices/select.tsx';
import { DateInput, NumberInput, TextInput } from './inputs.tsx';

const showcase = renderPage(Showcase);

function idsIn(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
}

describe('form controls', () => {
  it('tie label, hint and error to the control', () => {
    const html = renderPage(() => <TextInput name="stops[0].place" label="From" hint="A street or a place" error="Name a place" />);
    expect(html).toContain('<label class="_label_');
    expect(html).toContain('for="stops-0-place"');
    expect(html).toContain('aria-describedby="stops-0-place-hint stops-0-place-error"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('name="stops[0].place"');
  });

  it('omit absent hints and errors', () => {
    const html = renderPage(() => <DateInput name="date" label="Date" />);
    expect(html).toContain('type="date"');
    expect(html).not.toMatch(/aria-describedby|aria-invalid|id="date-/);
  });

  it('mark optional fields in words', () => {
    expect(renderPage(() => <NumberInput name="bags" label="Bags" optional />)).toContain('(optional)');
  });

  it('keep the choice that the server knows', () => {
    const options = [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ];
    expect(renderPage(() => <Select name="s" label="S" options={options} defaultValue="b" />)).toContain('value="b" selected=""');
    const cards = renderPage(() => <RadioCards legend="K" name="k" cards={options} defaultValue="a" />);
    expect(cards).toMatch(/value="a"[^>]*checked=""|checked=""[^>]*value="a"/);
    expect(renderPage(() => <Checkbox name="c" label="C" defaultChecked />)).toContain('checked=""');
  });
});

describe('ErrorSummary', () => {
  it('links to the fields and takes the focus without a script', () => {
    const html = renderPage(() => (
      <ErrorSummary
        problems={[
          { field: 'stops[1].date', message: 'Enter a date' },
          { field: null, message: 'x' },
        ]}
      />
    ));
    expect(html).toContain('<a href="#stops-1-date">Enter a date</a>');
    expect(html).toContain('role="alert"');
    expect(html).toContain('autofocus=""');
  });

  it('is not there without problems', () => {
    expect(renderPage(() => <ErrorSummary problems={[]} />)).toBe('');
  });
});

describe('Showcase', () => {
  it('has unique ids, and every description and fragment refers to one', () => {
    const ids = idsIn(showcase);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...showcase.matchAll(/aria-describedby="([^"]+)"/g)].flatMap((match) => (match[1] ?? '').split(' '));
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
    const fragments = [...showcase.matchAll(/href="#(show[^"]*)"/g)].map((match) => match[1] ?? '');
    expect(fragments.length).toBeGreaterThan(0);
    expect(fragments.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has no inline style, which the content policy would refuse', () => {
    expect(showcase).not.toContain('style="');
  });
});
