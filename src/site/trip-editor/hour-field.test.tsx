import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { siteLanguages } from '#domain/sites/keys.ts';
import { TextsContext } from '../i18n/site-texts.ts';
import { getServerTexts } from '../i18n/testing/server-texts.ts';
import { HourTimeInput } from './hour-field.tsx';
import { useIssueMessages } from './use-issue-messages.ts';

const issue = { field: 'stops.0.time', code: 'twice' };

function Field({ value, isRefused }: { readonly value: string; readonly isRefused: boolean }) {
  const messages = useIssueMessages(isRefused ? [issue] : [], 2);
  const asked = { error: messages.messageOf('stops.0.time'), isTwice: messages.isTwice('stops.0.time') };
  return <HourTimeInput name="stops.0.time" hourName="stops.0.hour" label="Time" defaultValue={value} {...asked} />;
}

function show(value: string, { isRefused = false, language = 'en' as (typeof siteLanguages)[number] } = {}): string {
  return renderToStaticMarkup(
    <TextsContext value={getServerTexts(language)}>
      <Field value={value} isRefused={isRefused} />
    </TextsContext>,
  );
}

describe('a time that the clocks have twice', () => {
  it('is asked about in a field of its own, without a script too, and no other time is', () => {
    expect(show('02:30')).not.toContain('stops.0.hour');
    const asked = show('02:30', { isRefused: true });
    expect(asked).toContain('name="stops.0.hour"');
    expect(asked).toContain('winter time');
    expect(asked).toContain('value="02:30"');
  });

  it('keeps the hour that was chosen', () => {
    const kept = show('02:30 second');
    expect(kept).toContain('value="02:30"');
    expect(kept).toMatch(/<option value="second" selected="">/);
  });

  it.each(siteLanguages)('has its own words in %s', (language) => {
    const words = show('02:30', { isRefused: true, language });
    expect(words).not.toMatch(/hour\.|issues\./);
    const english = show('02:30', { isRefused: true });
    expect(words === english).toBe(language === 'en');
  });
});
