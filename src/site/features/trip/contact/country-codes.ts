/** ISO 3166-1 alpha-2, and XK for Kosovo (docs/specification.md#entities); the countries that a coach of ours drives in. */
export const europeanCodes =
  'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SJ SK SM TR UA VA XK'.split(
    ' ',
  );

/** Everywhere else that an invoice can go to. */
export const otherCodes =
  'AE AF AG AI AM AO AQ AR AS AU AW AZ BB BD BF BH BI BJ BL BM BN BO BQ BR BS BT BV BW BZ CA CC CD CF CG CI CK CL CM CN CO CR CU CV CW CX DJ DM DO DZ EC EG EH ER ET FJ FK FM GA GD GE GF GH GL GM GN GP GQ GS GT GU GW GY HK HM HN HT ID IL IN IO IQ IR JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LK LR LS LY MA MF MG MH ML MM MN MO MP MQ MR MS MU MV MW MX MY MZ NA NC NE NF NG NI NP NR NU NZ OM PA PE PF PG PH PK PM PN PR PS PW PY QA RE RU RW SA SB SC SD SG SH SL SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TT TV TW TZ UG UM US UY UZ VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );
