import type { BillingDocument } from '../pdf-documents/pdf-document.ts';

/** An e-invoice inside the PDF that shows the same. */
export type Enclosed = {
  readonly fileName: string;
  readonly xml: string;
  /** Whether the file claims to be Factur-X 1.0, profile EN 16931. */
  readonly isFacturX: boolean;
};

/**
 * Puts an e-invoice into a PDF/A-3 as the same in another form (ISO 19005-3, 6.8). Readers of Factur-X and ZUGFeRD find it by its name and
 * by four properties in the metadata.
 */
export function enclose(
  document: PDFKit.PDFDocument,
  { fileName, xml, isFacturX, title, createdAt }: Enclosed & Pick<BillingDocument, 'title' | 'createdAt'>,
): void {
  const at = new Date(createdAt);
  document.file(Buffer.from(xml), {
    name: fileName,
    type: 'text/xml',
    description: title,
    creationDate: at,
    modifiedDate: at,
    relationship: 'Alternative',
  });
  document.appendXML(modifiedXmp(createdAt));
  if (isFacturX) document.appendXML(facturXmp(fileName));
}

/** PDFKit writes this day in the file's information, but not in the metadata, which must say the same. */
const modifiedXmp = (createdAt: string) =>
  `<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<xmp:ModifyDate>${createdAt.replace(/\.\d+Z$/, 'Z')}</xmp:ModifyDate>
</rdf:Description>`;

const properties = {
  DocumentFileName: 'The name of the embedded XML document',
  DocumentType: 'The type of the hybrid document in capital letters',
  Version: 'The actual version of the standard applying to the embedded XML document',
  ConformanceLevel: 'The conformance level of the embedded XML document',
} as const;

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** The properties of Factur-X 1.0, 6.2.2, and their description, which PDF/A requires of every schema that it does not know itself. */
function facturXmp(fileName: string): string {
  const described = Object.entries(properties).map(
    ([name, description]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>\
<pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  );
  return `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" \
xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>${described.join('\n')}</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:fx="${namespace}">
<fx:DocumentType>INVOICE</fx:DocumentType>
<fx:DocumentFileName>${fileName}</fx:DocumentFileName>
<fx:Version>1.0</fx:Version>
<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>`;
}
