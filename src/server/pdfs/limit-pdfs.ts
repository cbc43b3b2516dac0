import { type Pdfs, PdfsAway } from './pdfs.ts';

/**
 * Makes a limited number at once, each waiting for those before it, and refuses further ones: in a growing queue no request is served in
 * time.
 */
export function limitPdfs(make: Pdfs, most: number): Pdfs {
  let underWay = 0;
  async function limit(makeOne: () => Promise<Uint8Array>): Promise<Uint8Array> {
    if (underWay >= most) throw new PdfsAway('too many PDFs are wanted at once');
    underWay += 1;
    try {
      return await makeOne();
    } finally {
      underWay -= 1;
    }
  }
  return {
    quotePdf: (trip, now) => limit(() => make.quotePdf(trip, now)),
    confirmationPdf: (trip, now, summary) => limit(() => make.confirmationPdf(trip, now, summary)),
    invoicePdf: (invoice) => limit(() => make.invoicePdf(invoice)),
    creditNotePdf: (note) => limit(() => make.creditNotePdf(note)),
    partnerPdf: (paper) => limit(() => make.partnerPdf(paper)),
    journeyPdf: (issued) => limit(() => make.journeyPdf(issued)),
  };
}
