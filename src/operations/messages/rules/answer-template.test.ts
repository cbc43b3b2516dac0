import { describe, expect, it } from 'vitest';
import { hasGap } from '#domain/trip/letters.ts';
import { chooseText, fillTemplate, listUnknown, readTemplate, templateVariables } from './answer-template.ts';

const typed = { name: 'Rolstoel', 'subject.nl': 'Uw rit {{reference}}', 'text.nl': 'Ja, {{name}}, dat kan.' };

describe('an answer template', () => {
  it('is read by language, and stores only non-empty ones', () => {
    expect(readTemplate({ ...typed, 'text.de': '  ' })).toEqual({
      ok: true,
      value: { name: 'Rolstoel', texts: { nl: { subject: 'Uw rit {{reference}}', text: 'Ja, {{name}}, dat kan.' } } },
    });
  });

  it.each(['{{naam}}', '{{ name }}', '{name}', '{{name}', '{{name', '}}', '{{}}', '{{constructor}}', '{{NAME}}'])(
    'with %s is refused beside its field, and says what is unknown',
    (written) => {
      const read = readTemplate({ ...typed, 'text.nl': `Dag ${written} en {{name}}` });
      expect(read.ok).toBe(false);
      if (read.ok) return;
      expect(read.failure).toMatchObject({ why: 'unknown-variable', issues: [{ field: 'text.nl', code: 'invalid' }] });
      expect(read.failure.values.variables).not.toBe('');
    },
  );

  it('takes each variable', () => {
    expect(listUnknown(templateVariables.map((name) => `{{${name}}}`).join(', '))).toEqual([]);
  });

  it.each([
    [{ name: '' }, 'name', 'required'],
    [{ name: 'x'.repeat(200) }, 'name', 'too-long'],
    [{ 'subject.nl': '' }, 'subject.nl', 'required'],
    [{ 'subject.nl': '', 'text.nl': '' }, 'text.de', 'required'],
    [{ 'text.fr': 'Oui' }, 'subject.fr', 'required'],
  ])('with %j is refused', (changes, field, code) => {
    const read = readTemplate({ ...typed, ...changes });
    expect(!read.ok && read.failure.issues.map((issue) => issue.code)).toContain(code);
    if (field !== 'text.de') expect(!read.ok && read.failure.issues.map((issue) => issue.field)).toContain(field);
  });

  it('is filled, and leaves a gap, which is never sent, for unknown values', () => {
    const filled = fillTemplate(
      { subject: 'Rit {{reference}}', text: 'Dag {{name}}, u betaalt {{amount}}.' },
      { reference: 'NL-1', name: 'Bea' },
    );
    expect(filled).toEqual({ subject: 'Rit NL-1', text: 'Dag Bea, u betaalt […].' });
    expect(hasGap(filled.text)).toBe(true);
  });

  it('never fills placeholders inside values', () => {
    expect(fillTemplate({ subject: '{{name}}', text: '' }, { name: '{{iban}}', iban: 'NL91' }).subject).toBe('{{iban}}');
  });

  it('uses Belgian texts for a Belgian, otherwise those of the language, and never another language', () => {
    const nl = { subject: 'a', text: 'b' };
    const nlBE = { subject: 'c', text: 'd' };
    expect(chooseText({ nl, nlBE }, 'nlBE')).toBe(nlBE);
    expect(chooseText({ nl }, 'nlBE')).toBe(nl);
    expect(chooseText({ nl }, 'fr')).toBeNull();
    expect(chooseText({ nlBE }, 'nl')).toBeNull();
  });
});
