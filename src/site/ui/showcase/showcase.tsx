import { fleetKeys, occasionKeys } from '#domain/sites/keys.ts';
import { Badge } from '../badge.tsx';
import { Button, ButtonLink } from '../button.tsx';
import { Card, Panel } from '../card.tsx';
import { Hero } from '../hero.tsx';
import { Icon, type IconName } from '../icon.tsx';
import { iconPaths } from '../icon-paths.ts';
import { Illustration } from '../illustration.tsx';
import { Loader, Skeleton } from '../loader.tsx';
import { EmptyState } from '../message/empty-state.tsx';
import { Notice } from '../message/notice.tsx';
import { Price } from '../price.tsx';
import { Grid, Section } from '../section.tsx';
import { Stack } from '../stack/stack.tsx';
import { Stars } from '../stars.tsx';
import { Steps } from '../steps/steps.tsx';
import { SummaryList } from '../summary/summary-list.tsx';
import { RichText } from '../text/rich-text.tsx';
import styles from './showcase.module.css';
import { ShowcaseForm } from './showcase-form.tsx';

/** Every primitive in its states, for visual and accessibility checks; served in development only. */
export function Showcase() {
  return (
    <>
      <Hero
        heading="Primitives of the interface"
        description="Each piece in each of its states, in the words and lengths that they have to bear."
        breadcrumbs={[{ name: 'Showcase', url: '/showcase' }]}
        actions={
          <>
            <ButtonLink to={{ page: 'request-quote' }} size="l" iconAfter="arrow-right">
              Request a quote
            </ButtonLink>
            <ButtonLink to="tel:+31850000000" variant="secondary" size="l" icon="phone">
              085 000 0000
            </ButtonLink>
          </>
        }
      />
      <Section heading="Buttons, badges, icons">
        <Actions />
      </Section>
      <Section heading="Form controls" tone="sunken">
        <ShowcaseForm />
      </Section>
      <Section heading="Messages">
        <Messages />
      </Section>
      <Section heading="Content" lead="Cards, lists, steps and running text." tone="tint">
        <Content />
      </Section>
      <Section heading="Drawings">
        <Drawings />
      </Section>
    </>
  );
}

function Actions() {
  return (
    <Stack>
      {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
        <div key={variant} className={styles.row}>
          <Button variant={variant} size="s">
            Small
          </Button>
          <Button variant={variant}>Medium</Button>
          <Button variant={variant} size="l" iconAfter="arrow-right">
            Large
          </Button>
          <Button variant={variant} icon="mail">
            With icon
          </Button>
          <Button variant={variant} busy>
            Busy
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        {(['plain', 'brand', 'success', 'warning', 'error', 'info'] as const).map((kind) => (
          <Badge key={kind} kind={kind}>
            {kind}
          </Badge>
        ))}
        {[0, 2.5, 3, 4.5, 5].map((rating) => (
          <Stars key={rating} rating={rating} />
        ))}
        <Price cents={123450} size="xl" />
      </div>
      <div className={styles.row}>
        {(Object.keys(iconPaths) as IconName[]).map((name) => (
          <span key={name} className={styles.icon}>
            <Icon name={name} size="l" />
            {name}
          </span>
        ))}
      </div>
    </Stack>
  );
}

function Messages() {
  return (
    <Stack>
      {(['info', 'success', 'warning', 'error'] as const).map((kind) => (
        <Notice key={kind} kind={kind} title={`A notice of the kind ${kind}`}>
          It says what is so, and what to do about it. <a href="#main">With a link.</a>
        </Notice>
      ))}
      <Loader />
      <Skeleton kind="title" />
      <Skeleton lines={3} />
      <EmptyState illustration="not-found" title="Nothing here yet" actions={<Button>Add the first</Button>}>
        Why that is, and what to do about it.
      </EmptyState>
    </Stack>
  );
}

function Content() {
  return (
    <Stack gap="l">
      <Grid>
        {(['coachHire', 'midibus', 'doubleDecker'] as const).map((fleet) => (
          <Card key={fleet} linked picture={<Illustration name={`vehicle-${fleet}`} />}>
            <h3>
              <a href="#main">Vehicle {fleet}</a>
            </h3>
            <p>The whole card leads to the page of its one link.</p>
          </Card>
        ))}
      </Grid>
      <Panel>
        <SummaryList
          rows={[
            { key: 'Departure', value: 'Utrecht, Jaarbeursplein, 08:30', action: <a href="#main">Change</a> },
            {
              key: 'Höchstgeschwindigkeitsbegrenzung',
              value: 'Donaudampfschifffahrtsgesellschaftskapitän',
              action: <a href="#main">Ändern</a>,
            },
            { key: 'Total', value: <Price cents={98000} size="l" /> },
          ]}
        />
      </Panel>
      <Steps
        direction="row"
        steps={['Ask', 'Compare', 'Travel'].map((title) => ({ title, text: 'What happens in this step, in a sentence or two.' }))}
      />
      <RichText html='<h3>A heading</h3><p>Running text with <strong>weight</strong>, <em>stress</em> and <a href="page:faq">a link</a>.</p><ul><li>One</li><li>Two</li></ul>' />
    </Stack>
  );
}

function Drawings() {
  const names = [
    ...fleetKeys.map((key) => `vehicle-${key}`),
    ...occasionKeys.map((key) => `occasion-${key}`),
    ...['amsterdam', 'berlin', 'koeln', 'paris', 'madrid', 'gent'].map((city) => `skyline-${city}`),
    'success',
    'not-found',
    'error',
    'map',
  ];
  return (
    <Grid>
      {names.map((name) => (
        <Card key={name} picture={<Illustration name={name} />}>
          <p>{name}</p>
        </Card>
      ))}
    </Grid>
  );
}
