import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import form from '../../../locales/en/form.json' with { type: 'json' };
import type { Issue } from '../api/issue.ts';
import { TextsContext } from '../i18n/site-texts.ts';
import { getServerTexts } from '../i18n/testing/server-texts.ts';
import { type IssueMessages, useIssueMessages } from './use-issue-messages.ts';

function Probe({ issues, show }: { readonly issues: readonly Issue[]; readonly show: (messages: IssueMessages) => void }) {
  show(useIssueMessages(issues, 12));
  return null;
}

function messagesOf(issues: readonly Issue[], language: SiteLanguage = 'en'): IssueMessages {
  const shown: IssueMessages[] = [];
  renderToStaticMarkup(
    <TextsContext value={getServerTexts(language)}>
      <Probe issues={issues} show={(messages) => shown.push(messages)} />
    </TextsContext>,
  );
  const [messages] = shown;
  if (messages === undefined) throw new Error('nothing was rendered');
  return messages;
}

const choiceOf = (label: string) => ({ key: `key of ${label}`, label });

const problemsOf = (...issues: Issue[]) => messagesOf(issues).problems.map(({ message }) => message);

describe('useIssueMessages', () => {
  it('has words of the field before those of the code', () => {
    expect(problemsOf({ field: 'email', code: 'required' }, { field: 'phone', code: 'required' })).toEqual([
      form.issues.email.required,
      form.issues.any.required,
    ]);
  });

  it('distinguish the two places of a search in the error summary', () => {
    const places = problemsOf({ field: 'from', code: 'required' }, { field: 'to', code: 'required' });
    expect(new Set(places).size).toBe(2);
  });

  it('name the stop in the error summary, but not beside the field', () => {
    const messages = messagesOf([{ field: 'stops.1.place', code: 'required' }]);
    expect(messages.problems).toEqual([{ field: 'stops.1.place', message: 'Stop 2: Enter a place' }]);
    expect(messages.messageOf('stops.1.place')).toBe('Enter a place');
  });

  it('calls the first and the last stop as the form does', () => {
    expect(problemsOf({ field: 'stops.0.place', code: 'required' }, { field: 'stops.11.place', code: 'required' })).toEqual([
      'Departure: Enter a place',
      'Destination: Enter a place',
    ]);
  });

  it('show the API’s suggestion unchanged', () => {
    expect(problemsOf({ field: 'stops.10.time', code: 'gap', proposal: '03:30 <b>' })).toEqual([
      'Stop 11: The clock skips this time that night: choose 03:30 <b>',
    ]);
  });

  it('ask whether a place with a similar name is meant, in the language of the page', () => {
    const unknown = {
      field: 'stops.0.place',
      code: 'place-unknown',
      choices: [choiceOf('Utrecht, Nederland'), choiceOf('Utrera, Spanje')],
    };
    const messages = messagesOf([unknown], 'nl');
    expect(messages.messageOf('stops.0.place')).toBe('We kennen deze plaats niet. Bedoelt u Utrecht (Nederland) of Utrera (Spanje)?');
    expect(messages.choicesOf('stops.0.place')).toEqual(unknown.choices);
    expect(messages.choicesOf('stops.1.place')).toEqual([]);
    expect(messagesOf([{ ...unknown, field: 'from' }], 'es').messageOf('from')).toContain('Utrecht (Nederland) o Utrera (Spanje)');
    expect(messagesOf([{ ...unknown, choices: [] }]).messageOf('stops.0.place')).toBe(form.issues.any['place-unknown']);
  });

  it('ask which of several places is meant', () => {
    const choices = ['Ostseebad Binz, Germany', 'Neustadt (Hessen), Germany', 'Binz, Switzerland'].map(choiceOf);
    const message = messagesOf([{ field: 'stops.0.place', code: 'place-ambiguous', choices }]).messageOf('stops.0.place');
    expect(message).toBe(
      'Several places have this name. Which do you mean: Ostseebad Binz (Germany), Neustadt (Hessen, Germany), or Binz (Switzerland)?',
    );
    expect(problemsOf({ field: 'stops.0.place', code: 'place-ambiguous' })).toEqual([`Departure: ${form.issues.any['place-ambiguous']}`]);
  });

  it('ask which of two places, and about a postcode outside its town', () => {
    const two = {
      field: 'stops.0.place',
      code: 'place-contradictory',
      choices: ['Rotterdam, Nederland', 'Utrecht, Nederland'].map(choiceOf),
    };
    expect(messagesOf([two], 'nl').messageOf('stops.0.place')).toBe(
      'U hebt twee plaatsen ingevuld die ver uit elkaar liggen. Bedoelt u Rotterdam (Nederland) of Utrecht (Nederland)?',
    );
    const code = { field: 'stops.0.place', code: 'postcode-elsewhere', choices: [choiceOf('Köln, Deutschland')] };
    expect(messagesOf([code], 'de').messageOf('stops.0.place')).toBe(
      'Diese Postleitzahl gehört nicht zu dem Ort. Meinen Sie Köln (Deutschland)?',
    );
  });

  it('have a text for an unknown code and field', () => {
    expect(problemsOf({ field: 'billing.vat.number', code: 'out-of-fashion' })).toEqual([form.issues.any.invalid]);
  });

  it('link errors of the whole form to no field', () => {
    expect(messagesOf([{ field: 'form', code: 'changed' }]).problems).toEqual([{ field: null, message: form.issues.any.changed }]);
  });

  it('are empty for a field without an issue, and show the first of several', () => {
    const messages = messagesOf([
      { field: 'passengers', code: 'too-few' },
      { field: 'passengers', code: 'invalid' },
    ]);
    expect(messages.messageOf('email')).toBeUndefined();
    expect(messages.messageOf('passengers')).toBe(form.issues.passengers['too-few']);
    expect(messages.problems).toHaveLength(2);
  });

  it('speaks the language of the page', () => {
    expect(messagesOf([{ field: 'email', code: 'required' }], 'nlBE').messageOf('email')).toBe('Vul uw e-mailadres in');
  });
});
