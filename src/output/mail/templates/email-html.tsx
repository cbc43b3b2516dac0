import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { brand } from '#domain/sites/brand.ts';
import type { Email } from '../emails/email-layout.ts';
import { Block } from './email-blocks.tsx';
import { fontSheet } from './email-font.ts';
import { darkSheet, styles } from './email-styles.ts';

/** An e-mail as HTML for mail programs: one column, readable on light and dark backgrounds, nothing loaded from elsewhere. */
export function EmailHtml({ mail }: { readonly mail: Email }) {
  return (
    <Html lang={mail.languageTag}>
      <Head>
        <title>{mail.subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkSheet}</style>
        <style>{fontSheet}</style>
      </Head>
      <Body className="ground" style={styles.body}>
        <Preview>{mail.preview}</Preview>
        <Section className="ground" style={styles.ground}>
          <Container className="card" style={styles.card}>
            <Masthead mail={mail} />
            <Section className="words" style={styles.words}>
              {mail.heading !== '' && (
                <Heading as="h1" style={styles.heading}>
                  {mail.heading}
                </Heading>
              )}
              <Text style={styles.text}>{mail.greeting}</Text>
              {mail.blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an e-mail is rendered once and never changes
                <Block key={index} block={block} />
              ))}
              <Footer mail={mail} />
            </Section>
          </Container>
        </Section>
      </Body>
    </Html>
  );
}

/** Our mark and name, and the route of the trip. */
function Masthead({ mail: { hasMark, hasStrip } }: { readonly mail: Email }) {
  return (
    <>
      <Text style={styles.brand}>
        {hasMark && <Img src="cid:mark" alt="" width={40} height={40} style={styles.mark} />}
        <span style={styles.brandName}>{brand.name}</span>
      </Text>
      {hasStrip && (
        <>
          <Img className="day" src="cid:strip-day" alt="" width={strip.width} style={styles.strip} />
          <div className="night" style={styles.night}>
            <Img src="cid:strip-night" alt="" width={strip.width} style={styles.strip} />
          </div>
        </>
      )}
    </>
  );
}

const strip = { width: 600 } as const;

function Footer({ mail }: { readonly mail: Email }) {
  const { question, phone, email } = mail.contact;
  return (
    <>
      <Text style={styles.text}>
        {mail.closing}
        <br />
        {brand.name}
      </Text>
      <Hr className="cell" style={styles.rule} />
      <Text style={styles.text}>
        {question}
        {[phone, email].map(({ label, shown, url }) => (
          <span key={url}>
            <br />
            {label}
            {mail.labelEnd}{' '}
            <Link href={url} className="accent" style={styles.link}>
              {shown}
            </Link>
          </span>
        ))}
      </Text>
      {mail.identity.map((line) => (
        <Text key={line} className="quiet" style={{ ...styles.quiet, margin: 0 }}>
          {line}
        </Text>
      ))}
    </>
  );
}
