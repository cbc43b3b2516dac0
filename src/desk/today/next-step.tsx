import { Form } from 'react-router';
import { KnockOnCures } from '../planning/knock-ons.tsx';
import { pathToTrip } from '../trip/trip-page.ts';
import button from '../ui/button.module.css';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { useRights } from '../use-rights.ts';
import type { BesideLine } from './today-beside.ts';
import type { TodayIntent } from './today-forms.ts';
import type { TodayLine, TodayLineOf } from './today-line.ts';
import { useTodayWords } from './today-words.ts';

/** The filled button of the pane: what nine of ten people do about this line. */
export function MainAct({ line }: { readonly line: TodayLine }) {
  const { t } = useTodayWords();
  switch (line.kind) {
    case 'task':
      if (line.about.needsReference) return <ToPlace line={line} />;
      return (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="task" value={line.about.id} />
          <input type="hidden" name="reference" value={line.about.reference} />
          <MainButton intent="task-done" shortcut="e">
            {t('act.task')}
          </MainButton>
        </Form>
      );
    case 'mention':
      return (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="note" value={line.about.id} />
          <MainButton intent="seen" shortcut="e">
            {t('act.mention')}
          </MainButton>
        </Form>
      );
    case 'review':
      return (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="reference" value={line.reference ?? ''} />
          <MainButton intent="publish">{t('act.review')}</MainButton>
        </Form>
      );
    case 'unread':
      return (
        <Call phone={line.about.phone} isMain>
          {t('act.unread', { name: line.about.driver })}
        </Call>
      );
    default:
      return <ToPlace line={line} />;
  }
}

type CallProps = { readonly phone: string; readonly isMain?: boolean; readonly children: string };

function Call({ phone, isMain = false, children }: CallProps) {
  return (
    <a
      className={button.button}
      data-kind={isMain ? 'main' : 'plain'}
      data-main={isMain || undefined}
      href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
    >
      <Icon name="phone" /> {children} {phone}
    </a>
  );
}

type MainButtonProps = { readonly intent: TodayIntent; readonly shortcut?: string; readonly children: string };

function MainButton({ intent, shortcut, children }: MainButtonProps) {
  return (
    <Button<TodayIntent> intent={intent} kind="main" icon="check" {...(shortcut === undefined ? {} : { shortcut })}>
      {children}
    </Button>
  );
}

/** The link to where it is done. */
function ToPlace({ line }: { readonly line: TodayLine }) {
  const { t } = useTodayWords();
  const words = line.kind === 'task' ? t('act.declare') : t(`act.${line.kind}`, { name: '' });
  return (
    <ButtonLink kind="main" to={placeOf(line)} icon="arrow">
      {words}
    </ButtonLink>
  );
}

/** Where the next step of a line is done. */
function placeOf(line: TodayLine): string {
  const { kind, reference, about } = line;
  const trip = (tab?: 'money' | 'crew' | 'history', act?: string) => pathToTrip(reference ?? '', tab, act);
  switch (kind) {
    case 'incident':
      return `${trip()}/incident`;
    case 'knock-on':
    case 'coach':
      return `/plan/${reference}/${about.vehicleIndex + 1}`;
    case 'message':
      return `/messages/${about.id}`;
    case 'request':
      return `${trip()}/price`;
    case 'quote':
      return trip(undefined, 'extend');
    case 'overdue':
      return trip('money', 'paid');
    case 'contact':
      return trip(undefined, 'contact-details');
    case 'mail':
      return trip('history');
    case 'declare':
    case 'task':
      return `${trip()}#tasks`;
    case 'lost':
      return `${trip('history')}#lost`;
    case 'card':
      return `/drivers/${about.driverId}`;
    case 'unit':
      return `/fleet/vehicles/${about.vehicleId}`;
    default:
      return trip();
  }
}

type OtherActsProps = { readonly line: TodayLine; readonly beside: BesideLine | null };

/** Other ways to do it, less prominent. */
export function OtherActs({ line, beside }: OtherActsProps) {
  const { t } = useTodayWords();
  const mayPlace = useRights().has('assign-drivers');
  if (line.kind === 'review') {
    return <ButtonLink to={`/reviews/${line.reference}`}>{t('reject')}</ButtonLink>;
  }
  if ((line.kind !== 'coach' && line.kind !== 'knock-on') || !mayPlace) return null;
  return (
    <>
      {line.kind === 'knock-on' && <Cures line={line} beside={beside} />}
      {line.kind === 'coach' && line.about.why === 'dropped' && line.about.phone !== '' && (
        <Call phone={line.about.phone}>{t('callPartner', { name: line.about.operator })}</Call>
      )}
      {(line.kind === 'coach' || beside === null) && (
        <ButtonLink to={`/offers/${line.reference}/${line.about.vehicleIndex + 1}`} icon="offer">
          {t('offer')}
        </ButtonLink>
      )}
    </>
  );
}

/** Crews that were checked for the duty that does not hold. */
function Cures({ line: { about }, beside }: { readonly line: TodayLineOf<'knock-on'>; readonly beside: BesideLine | null }) {
  const knockOn = beside?.knockOns.find(
    ({ reference, vehicleIndex, kind }) => reference === about.reference && vehicleIndex === about.vehicleIndex && kind === about.kind,
  );
  return knockOn === undefined ? null : <KnockOnCures knockOn={knockOn} />;
}
