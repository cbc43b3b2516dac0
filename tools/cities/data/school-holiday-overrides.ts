/**
 * What the source of school holidays lacks or has wrong, each with the official calendar that decides it. The dates come from the source's
 * other rows and from general knowledge of that calendar: nobody has compared them with it yet.
 * A row here replaces the source's row of the same country, region, kind and year.
 * Columns: country | regions of the source | which | first day | last day, empty while no authority has set it | official calendar | written on
 */
export const schoolHolidayOverrides = `
NL | ZU | winter | 2027-02-13 | 2027-02-21 | rijksoverheid.nl/onderwerpen/schoolvakanties (the source has 21 March) | 2026-11-27
FR | OC | winter | 2027-02-07 | 2027-02-21 | education.gouv.fr/calendrier-scolaire, zone C (the source forgets Occitanie) | 2026-11-27
FR | ZA,AR,BF,NA,ZB,BT,CV,GE,HF,NO,PC,PL,ZC,IF,OC | summer | 2027-07-04 | | education.gouv.fr/calendrier-scolaire: lessons end on 3 July | 2026-11-27
BE | FR | summer | 2027-07-03 | | enseignement.be/calendrier: lessons end on 2 July | 2026-11-27
ES | CB | christmas | 2026-12-23 | 2027-01-08 | europapress.es/cantabria, 5 March 2026: calendar of 2026-2027 approved | 2026-11-28
ES | CB | winter | 2027-02-10 | 2027-02-12 | the same | 2026-11-28
ES | CB | spring | 2027-03-22 | 2027-03-28 | the same: the week of Maundy Thursday and Good Friday | 2026-11-28
ES | CB | summer | 2027-06-24 | | ondacero.es/emisoras/cantabria, 5 March 2026: infant and primary schools end on 23 June | 2026-11-28
`;

/**
 * Holidays whose dates the source lacks: pages say that they are not listed. Whether an authority has published them was not checked.
 * Columns: country | region, `*` for all | which, `*` for all | year | why | written on
 */
export const schoolHolidayGaps = `
FR | * | autumn | 2027 | school year 2027-2028 not in the source | 2026-11-27
FR | * | christmas | 2027 | school year 2027-2028 not in the source | 2026-11-27
FR | * | * | 2028 | school years 2027-2028 and 2028-2029 not in the source | 2026-11-27
BE | FR | autumn | 2027 | school year 2027-2028 not in the source | 2026-11-27
BE | FR | christmas | 2027 | school year 2027-2028 not in the source | 2026-11-27
BE | FR | * | 2028 | school years 2027-2028 and 2028-2029 not in the source | 2026-11-27
ES | EX | summer | 2026 | the source has 23 July, which cannot be | 2026-11-27
ES | * | christmas | 2026 | each community sets its own; not in the source | 2026-11-27
ES | AN-AL | * | 2027 | calendar of 2026-2027 neither in the source nor among the stored pages that were searched | 2026-11-28
ES | AN-CA | * | 2027 | calendar of 2026-2027 neither in the source nor among the stored pages that were searched | 2026-11-28
ES | AN-CO | * | 2027 | calendar of 2026-2027 neither in the source nor among the stored pages that were searched | 2026-11-28
ES | AN-GR | * | 2027 | calendar of 2026-2027 neither in the source nor among the stored pages that were searched | 2026-11-28
ES | AN-HL | * | 2027 | calendar of 2026-2027 neither in the source nor among the stored pages that were searched | 2026-11-28
ES | AN-JA | * | 2027 | calendar of 2026-2027 neither in the source nor among the stored pages that were searched | 2026-11-28
ES | AN-MA | * | 2027 | calendar of 2026-2027 neither in the source nor among the stored pages that were searched | 2026-11-28
ES | AN-SE | * | 2027 | calendar of 2026-2027 neither in the source nor among the stored pages that were searched | 2026-11-28
ES | AR | * | 2027 | calendar of 2026-2027 neither in the source nor among the stored pages that were searched | 2026-11-28
ES | AS | * | 2027 | calendar of 2026-2027 neither in the source nor among the stored pages that were searched | 2026-11-28
ES | CE | * | 2027 | calendar of 2026-2027 neither in the source nor among the stored pages that were searched | 2026-11-28
ES | CL | * | 2027 | calendar of 2026-2027 neither in the source nor among the stored pages that were searched | 2026-11-28
ES | CM | * | 2027 | calendar of 2026-2027 neither in the source nor among the stored pages that were searched | 2026-11-28
ES | CN | * | 2027 | calendar of 2026-2027 neither in the source nor among the stored pages that were searched | 2026-11-28
ES | EX | * | 2027 | calendar of 2026-2027 neither in the source nor among the stored pages that were searched | 2026-11-28
ES | GA | * | 2027 | calendar of 2026-2027 neither in the source nor among the stored pages that were searched | 2026-11-28
ES | IB | * | 2027 | calendar of 2026-2027 neither in the source nor among the stored pages that were searched | 2026-11-28
ES | MC | * | 2027 | calendar of 2026-2027 neither in the source nor among the stored pages that were searched | 2026-11-28
ES | MD | * | 2027 | calendar of 2026-2027 neither in the source nor among the stored pages that were searched | 2026-11-28
ES | ML | * | 2027 | calendar of 2026-2027 neither in the source nor among the stored pages that were searched | 2026-11-28
ES | NC | * | 2027 | calendar of 2026-2027 neither in the source nor among the stored pages that were searched | 2026-11-28
ES | PV | * | 2027 | calendar of 2026-2027 neither in the source nor among the stored pages that were searched | 2026-11-28
ES | RI | * | 2027 | calendar of 2026-2027 neither in the source nor among the stored pages that were searched | 2026-11-28
ES | VC | * | 2027 | calendar of 2026-2027 neither in the source nor among the stored pages that were searched | 2026-11-28
ES | CT | * | 2027 | europapress.es, 13 January 2026: a proposal (Easter 20 to 29 March, end on 18 June); the order was not seen | 2026-11-28
ES | CB | christmas | 2027 | school year 2027-2028: its calendar is set in 2027 | 2026-11-28
ES | * | * | 2028 | each community sets its own; not in the source | 2026-11-27
`;
