/**
 * Roads over or under the crests of the Alps and the Pyrenees that coaches may use: key | class | from | to | road kilometres | height of
 * the pass or the tunnel in metres | months in which it is closed in winter, usually, wholly or for the most part. The Timmelsjoch, the
 * Stelvio and the tunnel of Tende are not here: long or heavy vehicles are kept off them.
 * Source: general knowledge, 2026-11, to be checked with the road authorities: heights good to 10 m, distances to 3 %, months as usual; a
 * pass that opens within a month is counted as closed in it.
 */
export const passRows = `
furka | mountain | andermatt | brig | 82 | 2429 | 11 12 1 2 3 4 5
oberalp | mountain | andermatt | chur | 90 | 2044 | 11 12 1 2 3 4
grimsel | mountain | meiringen | brig | 86 | 2164 | 11 12 1 2 3 4 5
susten | mountain | meiringen | goeschenen | 57 | 2224 | 11 12 1 2 3 4 5
nufenen | mountain | airolo | brig | 66 | 2478 | 10 11 12 1 2 3 4 5
gotthard-tunnel | motorway | goeschenen | airolo | 18 | 1175 |
san-bernardino-tunnel | motorway | chur | bellinzona | 118 | 1644 |
julier | mountain | chur | st-moritz | 76 | 2284 |
maloja | mountain | st-moritz | chiavenna | 50 | 1815 |
bernina | mountain | st-moritz | sondrio | 85 | 2328 |
fluela | mountain | davos | zernez | 42 | 2383 | 12 1 2 3 4
ofen | mountain | zernez | merano | 102 | 2149 |
simplon | mountain | domodossola | brig | 65 | 2005 |
forcola-di-livigno | mountain | livigno | st-moritz | 49 | 2315 | 11 12 1 2 3 4 5
pordoi | mountain | canazei | arabba | 23 | 2239 | 12 1 2 3
falzarego | mountain | arabba | cortina | 36 | 2105 |
warth | mountain | lech | warth | 8 | 1500 | 11 12 1 2 3 4
foscagno | mountain | bormio | livigno | 38 | 2291 |
aprica | mountain | sondrio | edolo | 44 | 1176 |
tonale | mountain | edolo | male | 58 | 1883 |
little-st-bernard | mountain | bourg-saint-maurice | la-thuile | 44 | 2188 | 11 12 1 2 3 4 5
mont-cenis | mountain | modane | susa | 68 | 2083 | 11 12 1 2 3 4 5
iseran | mountain | val-d-isere | modane | 77 | 2764 | 10 11 12 1 2 3 4 5 6
montgenevre | mountain | briancon | oulx | 28 | 1854 |
lautaret | mountain | le-bourg-d-oisans | briancon | 68 | 2058 |
larche | mountain | barcelonnette | cuneo | 100 | 1991 |
forclaz | mountain | chamonix | martigny | 41 | 1527 |
mosses | mountain | gstaad | aigle | 52 | 1445 |
reschen | mountain | landeck | merano | 128 | 1507 |
flexen | mountain | sankt-anton | lech | 20 | 1773 |
fernpass | mountain | nassereith | lermoos | 19 | 1216 |
pas-de-morgins | mountain | chatel | monthey | 24 | 1369 |
gerlos | mountain | mittersill | gerlos | 55 | 1531 |
grossglockner | mountain | zell-am-see | lienz | 94 | 2504 | 11 12 1 2 3 4
loibl-tunnel | mountain | ferlach | trzic | 28 | 1069 |
ibaneta | mountain | pamplona | saint-jean-pied-de-port | 76 | 1057 |
somport-tunnel | mountain | jaca | oloron | 82 | 1608 |
pourtalet | mountain | sabinanigo | laruns | 76 | 1794 | 12 1 2 3
bielsa-tunnel | mountain | bielsa | saint-lary-soulan | 36 | 1821 |
peyresourde | mountain | arreau | luchon | 32 | 1569 |
portillon | mountain | luchon | vielha | 33 | 1293 |
vielha-tunnel | mountain | vielha | vilaller | 30 | 1600 |
bonaigua | mountain | vielha | sort | 68 | 2072 |
tourmalet | mountain | luz-saint-sauveur | bagneres-de-bigorre | 48 | 2115 | 11 12 1 2 3 4 5
aubisque | mountain | laruns | argeles-gazost | 48 | 1709 | 11 12 1 2 3 4 5
envalira-tunnel | mountain | ax-les-thermes | soldeu | 44 | 2050 |
puymorens-tunnel | mountain | ax-les-thermes | puigcerda | 46 | 1560 |
puymorens-envalira | mountain | soldeu | puigcerda | 50 | 2050 |
perthus | motorway | le-boulou | figueres | 38 | 290 |
cerdanya | trunk | perpignan | puigcerda | 103 | 1579 |
perche | trunk | prades | font-romeu | 44 | 1579 |
`;
