import { useState } from 'react';
import { Form } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { type SiteLanguage, siteLanguages } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { fillTemplate, templateVariables } from '#operations/messages/rules/answer-template.ts';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Answered } from '../ui/answered.tsx';
import { Button } from '../ui/button.tsx';
import { Field, Note, TextField } from '../ui/parts.tsx';
import { useTyped } from '../ui/typed.ts';
import type { SampleValues } from './sample-values.ts';
import type { TemplateIntent } from './template-forms.ts';
import styles from './templates.module.css';

export type ShownTemplate = Awaited<ReturnType<DeskQueries['templates']['list']>>[number];

type TemplatePaneProps = {
  /** Null for a new one. */
  readonly template: ShownTemplate | null;
  readonly samples: SampleValues;
  readonly outcome: FormAnswer | undefined;
};

/** A template: its name, its text in each language, and beneath each an example with the variables filled. */
export function TemplatePane({ template, samples, outcome }: TemplatePaneProps) {
  const { t } = useMessages();
  const variables = templateVariables.map((name) => `{{${name}}}`).join(' ');
  return (
    <Answered answer={outcome}>
      {outcome !== undefined && (outcome.problem === null ? <Note>{t('done')}</Note> : <Refusal outcome={outcome} />)}
      <Form method="post" preventScrollReset className={styles.form}>
        <Field label={t('templates.name')} name="name" required defaultValue={template?.name ?? ''} maxLength={textLimits.name} />
        <p className={styles.help}>{t('templates.help')}</p>
        <p>
          <code>{variables}</code>
        </p>
        {template !== null && <input type="hidden" name="version" value={template.version} />}
        {siteLanguages.map((language) => (
          <LanguageFields key={language} language={language} template={template} sample={samples[language]} />
        ))}
        <p className={styles.buttons}>
          <Button<TemplateIntent> intent="save-template" kind="main">
            {t('templates.save')}
          </Button>
        </p>
      </Form>
      {template !== null && (
        <Form method="post" preventScrollReset>
          <Button<TemplateIntent> intent="delete-template" kind="quiet">
            {t('templates.delete')}
          </Button>
        </Form>
      )}
    </Answered>
  );
}

function Refusal({ outcome: { problem, values } }: { readonly outcome: FormAnswer }) {
  const { named } = useDesk();
  return problem === null ? null : <p role="alert">{named('problems', problem, values)}</p>;
}

type LanguageFieldsProps = {
  readonly language: SiteLanguage;
  readonly template: ShownTemplate | null;
  readonly sample: SampleValues[SiteLanguage];
};

function LanguageFields({ language, template, sample }: LanguageFieldsProps) {
  const { t } = useMessages();
  const { language: own } = useDesk();
  const saved = template?.texts[language];
  const subject = useTyped(`subject.${language}`, saved?.subject ?? '') ?? '';
  const text = useTyped(`text.${language}`, saved?.text ?? '') ?? '';
  const [typed, setTyped] = useState({ subject, text });
  const filled = fillTemplate(typed, sample);
  const name = new Intl.DisplayNames([tagOf(own)], { type: 'language' }).of(tagOf(language)) ?? language;
  return (
    <details
      className={styles.language}
      open={subject !== '' || text !== ''}
      onInput={({ target }) => {
        if (!(target instanceof HTMLInputElement) && !(target instanceof HTMLTextAreaElement)) return;
        const [field = ''] = target.name.split('.');
        setTyped((before) => ({ ...before, [field]: target.value }));
      }}
    >
      <summary>{name}</summary>
      <Field label={t('subject')} name={`subject.${language}`} defaultValue={saved?.subject ?? ''} maxLength={textLimits.subject} />
      <TextField label={t('text')} name={`text.${language}`} rows={6} defaultValue={saved?.text ?? ''} maxLength={textLimits.letter} />
      {`${typed.subject}${typed.text}` !== '' && (
        <section className={styles.preview} aria-label={t('templates.preview')} lang={tagOf(language)}>
          <h3 lang={tagOf(own)}>{t('templates.preview')}</h3>
          <p>
            <strong>{filled.subject}</strong>
          </p>
          <p className={styles.words}>{filled.text}</p>
        </section>
      )}
    </details>
  );
}
