import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { brand } from '#domain/sites/brand.ts';
import type { BillingDocument } from '../pdf-documents/pdf-document.ts';
import { Block, Rows } from './blocks.tsx';
import { Logo } from './logo.tsx';
import { styles } from './styles.ts';

type PageParts = { readonly children: ReactNode; readonly pageNumber?: number; readonly totalPages?: number };

/** A paper on A4, its head on the first page, identity and page numbers on every page. */
export function PdfLayout({ paper }: { readonly paper: BillingDocument }) {
  const { languageTag, title, heading, facts, blocks, createdAt } = paper;
  const about = { title, subject: heading, language: languageTag, author: brand.name, creator: brand.name, producer: brand.name };
  const layout = ({ children, pageNumber = 1, totalPages = 1 }: PageParts) => (
    <>
      <View style={styles.content}>{children}</View>
      <Foot paper={paper} page={pageNumber} pages={totalPages} />
    </>
  );
  return (
    <Document {...about} creationDate={new Date(createdAt)} pdfVersion="1.7">
      <Page size="A4" style={styles.page} layout={layout}>
        <View style={styles.head}>
          <Logo />
          <Text style={styles.heading}>{heading}</Text>
        </View>
        <View style={styles.facts}>
          <Rows rows={facts} />
        </View>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paper is drawn once and its blocks have no other name
          <Block key={index} block={block} />
        ))}
      </Page>
    </Document>
  );
}

function Foot({ paper, page, pages }: { readonly paper: BillingDocument; readonly page: number; readonly pages: number }) {
  return (
    <View style={styles.foot}>
      <View style={styles.identity}>
        {paper.identity.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </View>
      <Text style={styles.pageNumber}>{paper.pageOf(page, pages)}</Text>
    </View>
  );
}
