/**
 * Ski resorts that coaches go to. Position: the lifts' coach park or the middle of the resort.
 * Source: own list from general knowledge, good to about a kilometre; that each row lies in its country and near its town is tested.
 * Columns: key | country | town | latitude | longitude | name | other names | names by language.
 */
export const skiResortRows = `
ischgl-ski-resort | AT | Ischgl | 47.0125 | 10.2920 | Ischgl ski resort | Silvretta Arena |
st-anton-am-arlberg-ski-resort | AT | St Anton am Arlberg | 47.1275 | 10.2637 | St. Anton am Arlberg ski resort | Ski Arlberg |
lech-zurs-ski-resort | AT | Lech | 47.2086 | 10.1417 | Lech Zürs ski resort | |
solden-ski-resort | AT | Sölden | 46.9655 | 11.0076 | Sölden ski resort | |
obergurgl-hochgurgl-ski-resort | AT | Sölden | 46.8706 | 11.0271 | Obergurgl-Hochgurgl ski resort | |
mayrhofen-ski-resort | AT | Mayrhofen | 47.1672 | 11.8650 | Mayrhofen ski resort | Zillertal |
kitzbuhel-ski-resort | AT | Kitzbühel | 47.4464 | 12.3920 | Kitzbühel ski resort | KitzSki |
saalbach-hinterglemm-ski-resort | AT | Saalbach | 47.3914 | 12.6364 | Saalbach-Hinterglemm ski resort | Skicircus |
zell-am-see-ski-resort | AT | Zell am See | 47.3254 | 12.7947 | Zell am See ski resort | Schmittenhöhe |
kaprun-ski-resort | AT | Kaprun | 47.2724 | 12.7580 | Kaprun ski resort | Maiskogel |
kitzsteinhorn | AT | Kaprun | 47.2299 | 12.7256 | Kitzsteinhorn | Kitzsteinhorn Gletscherjet |
schladming-ski-resort | AT | Schladming | 47.3930 | 13.6870 | Schladming ski resort | Planai, Ski amadé |
flachau-ski-resort | AT | Flachau | 47.3436 | 13.3917 | Flachau ski resort | |
obertauern-ski-resort | AT | Untertauern | 47.2500 | 13.5580 | Obertauern ski resort | |
gastein-ski-resort | AT | Bad Gastein | 47.1153 | 13.1347 | Gastein ski resort | |
hintertux-glacier | AT | Tux | 47.1080 | 11.6750 | Hintertux Glacier | | nl: Hintertux-gletsjer, de: Hintertuxer Gletscher, fr: Glacier de Hintertux, es: Glaciar de Hintertux
zillertal-arena-gerlos | AT | Gerlos | 47.2239 | 12.0300 | Zillertal Arena Gerlos | |
serfaus-fiss-ladis-ski-resort | AT | Serfaus | 47.0392 | 10.6031 | Serfaus-Fiss-Ladis ski resort | |
seefeld-ski-resort | AT | Seefeld in Tirol | 47.3297 | 11.1875 | Seefeld ski resort | |
skiwelt-wilder-kaiser-ellmau | AT | Ellmau | 47.5139 | 12.3000 | SkiWelt Wilder Kaiser Ellmau | |
westendorf-ski-resort | AT | Westendorf | 47.4322 | 12.2142 | Westendorf ski resort | |
nassfeld-ski-resort | AT | Hermagor | 46.5600 | 13.2780 | Nassfeld ski resort | |
stubai-glacier | AT | Neustift im Stubaital | 47.0125 | 11.1460 | Stubai Glacier |  | nl: Stubai-gletsjer, de: Stubaier Gletscher, fr: Glacier de Stubai, es: Glaciar de Stubai
wagrain-ski-resort | AT | Wagrain | 47.3353 | 13.2989 | Wagrain ski resort | Snow Space Salzburg |
val-thorens-ski-resort | FR | Val Thorens | 45.2980 | 6.5800 | Val Thorens ski resort | Les 3 Vallées |
les-menuires-ski-resort | FR | Les Menuires | 45.3240 | 6.5370 | Les Menuires ski resort | |
meribel-ski-resort | FR | Méribel | 45.3967 | 6.5656 | Méribel ski resort | |
courchevel-ski-resort | FR | Courchevel | 45.4153 | 6.6347 | Courchevel ski resort | Courchevel 1850, Courchevel 1650, Courchevel 1550 |
tignes-ski-resort | FR | Tignes | 45.4686 | 6.9056 | Tignes ski resort | Tignes 2100, Tignes le Lac, Val Claret |
val-d-isere-ski-resort | FR | Val-d'Isère | 45.4486 | 6.9797 | Val d'Isère ski resort | |
les-arcs-ski-resort | FR | Bourg-Saint-Maurice | 45.5722 | 6.8290 | Les Arcs ski resort | Les Arcs, Arc 1600, Arc 1800, Arc 1950, Arc 2000, Les Arcs 1600, Les Arcs 1800, Les Arcs 1950, Les Arcs 2000 |
la-plagne-ski-resort | FR | La Plagne | 45.5069 | 6.6772 | La Plagne ski resort | |
alpe-d-huez-ski-resort | FR | L'Alpe d'Huez | 45.0917 | 6.0683 | Alpe d'Huez ski resort | |
les-deux-alpes-ski-resort | FR | Les Deux Alpes | 45.0094 | 6.1239 | Les Deux Alpes ski resort | Les 2 Alpes |
avoriaz-ski-resort | FR | Avoriaz | 46.1917 | 6.7739 | Avoriaz ski resort | Portes du Soleil |
les-gets-ski-resort | FR | Les Gets | 46.1589 | 6.6700 | Les Gets ski resort | |
flaine-ski-resort | FR | Flaine | 46.0050 | 6.6900 | Flaine ski resort | |
megeve-ski-resort | FR | Megève | 45.8567 | 6.6178 | Megève ski resort | |
la-clusaz-ski-resort | FR | La Clusaz | 45.9044 | 6.4236 | La Clusaz ski resort | |
le-grand-bornand-ski-resort | FR | Le Grand-Bornand | 45.9428 | 6.4278 | Le Grand-Bornand ski resort | |
valloire-ski-resort | FR | Valloire | 45.1656 | 6.4297 | Valloire ski resort | |
le-corbier | FR | Villarembert | 45.2408 | 6.2620 | Le Corbier | Les Sybelles |
serre-chevalier-ski-resort | FR | Serre Chevalier | 44.9450 | 6.5600 | Serre Chevalier ski resort | |
montgenevre-ski-resort | FR | Montgenèvre | 44.9314 | 6.7239 | Montgenèvre ski resort | |
risoul-1850-ski-resort | FR | Risoul | 44.6240 | 6.6350 | Risoul 1850 ski resort | |
isola-2000-ski-resort | FR | Isola 2000 | 44.1864 | 7.1581 | Isola 2000 ski resort | |
les-saisies | FR | Hauteluce | 45.7592 | 6.5381 | Les Saisies | |
gerardmer-ski-resort | FR | Gérardmer | 48.0550 | 6.8850 | Gérardmer ski resort |  |
la-bresse-hohneck | FR | La Bresse | 48.0300 | 6.9600 | La Bresse-Hohneck | |
font-romeu-pyrenees-2000 | FR | Font-Romeu-Odeillo-Via | 42.5040 | 2.0380 | Font-Romeu Pyrénées 2000 | |
saint-lary-ski-resort | FR | Saint-Lary-Soulan | 42.8169 | 0.3222 | Saint-Lary ski resort | |
cauterets-ski-resort | FR | Cauterets | 42.8892 | -0.1150 | Cauterets ski resort | |
la-mongie | FR | Bagnères-de-Bigorre | 42.9106 | 0.1817 | La Mongie | Grand Tourmalet |
super-besse | FR | Besse-et-Saint-Anastaise | 45.5050 | 2.8530 | Super-Besse | |
matterhorn-terminal-tasch | CH | Täsch | 46.0690 | 7.7760 | Matterhorn Terminal Täsch | Zermatt |
verbier-ski-resort | CH | Verbier | 46.0961 | 7.2286 | Verbier ski resort | 4 Vallées |
davos-ski-resort | CH | Davos | 46.7964 | 9.8230 | Davos ski resort | Parsenn |
saas-fee-ski-resort | CH | Saas-Fee | 46.1089 | 7.9281 | Saas-Fee ski resort | |
grindelwald-ski-resort | CH | Grindelwald | 46.6242 | 8.0414 | Grindelwald ski resort | Jungfrau |
laax-ski-resort | CH | Laax | 46.8210 | 9.2650 | Laax ski resort | Flims |
arosa-ski-resort | CH | Arosa | 46.7830 | 9.6800 | Arosa ski resort | |
crans-montana-ski-resort | CH | Crans-Montana | 46.3119 | 7.4797 | Crans-Montana ski resort | |
engelberg-titlis-ski-resort | CH | Engelberg | 46.8211 | 8.4056 | Engelberg-Titlis ski resort | |
adelboden-ski-resort | CH | Adelboden | 46.4919 | 7.5600 | Adelboden ski resort | |
lenzerheide-ski-resort | CH | Lenzerheide | 46.7280 | 9.5580 | Lenzerheide ski resort | |
livigno-ski-resort | IT | Livigno | 46.5386 | 10.1353 | Livigno ski resort | |
cortina-d-ampezzo-ski-resort | IT | Cortina d'Ampezzo | 46.5405 | 12.1357 | Cortina d'Ampezzo ski resort | Dolomiti Superski |
val-gardena-ski-resort | IT | Ortisei | 46.5742 | 11.6708 | Val Gardena ski resort | Gröden |
madonna-di-campiglio-ski-resort | IT | Madonna di Campiglio | 46.2290 | 10.8264 | Madonna di Campiglio ski resort | |
kronplatz | IT | Brunico | 46.7620 | 11.9450 | Kronplatz | Plan de Corones |
sestriere-ski-resort | IT | Sestriere | 44.9578 | 6.8786 | Sestriere ski resort | Via Lattea |
breuil-cervinia-ski-resort | IT | Cervinia | 45.9358 | 7.6300 | Breuil-Cervinia ski resort | |
passo-tonale | IT | Ponte di Legno | 46.2580 | 10.5800 | Passo Tonale | |
bormio-ski-resort | IT | Bormio | 46.4669 | 10.3706 | Bormio ski resort | |
canazei-ski-resort | IT | Canazei | 46.4767 | 11.7711 | Canazei ski resort | Val di Fassa |
garmisch-classic | DE | Garmisch-Partenkirchen | 47.4830 | 11.0780 | Garmisch-Classic | |
oberstdorf-ski-resort | DE | Oberstdorf | 47.4100 | 10.2780 | Oberstdorf ski resort | |
feldberg-ski-resort | DE | Bernau | 47.8600 | 8.0370 | Feldberg ski resort | |
willingen-ski-resort | DE | Willingen | 51.2930 | 8.6090 | Willingen ski resort | |
oberhof-ski-resort | DE | Oberhof | 50.7050 | 10.7270 | Oberhof ski resort | |
fichtelberg-ski-resort | DE | Kurort Oberwiesenthal | 50.4200 | 12.9670 | Fichtelberg ski resort | |
winklmoosalm-steinplatte | DE | Reit im Winkl | 47.6690 | 12.5370 | Winklmoosalm-Steinplatte |  |
baqueira-beret-ski-resort | ES | Baqueira | 42.6970 | 0.9350 | Baqueira-Beret ski resort | |
sierra-nevada-ski-resort | ES | Monachil | 37.0950 | -3.3970 | Sierra Nevada ski resort | Pradollano |
formigal-ski-resort | ES | Formigal | 42.7750 | -0.3690 | Formigal ski resort | |
candanchu | ES | Canfranc | 42.7880 | -0.5280 | Candanchú | |
la-molina | ES | Alp | 42.3360 | 1.9360 | La Molina | |
cerler | ES | Benasque | 42.5860 | 0.5320 | Cerler | |
grandvalira-soldeu | AD | Soldeu | 42.5760 | 1.6660 | Grandvalira Soldeu | |
grandvalira-pas-de-la-casa | AD | Pas de la Casa | 42.5430 | 1.7340 | Grandvalira Pas de la Casa | |
spindleruv-mlyn-ski-resort | CZ | Špindlerův Mlýn | 50.7260 | 15.6090 | Špindlerův Mlýn ski resort | |
kranjska-gora-ski-resort | SI | Kranjska Gora | 46.4850 | 13.7840 | Kranjska Gora ski resort | |
skigebiet-sudelfeld | DE | Bayrischzell | 47.6750 | 12.0430 | Skigebiet Sudelfeld | Sudelfeld |
fellhorn | DE | Oberstdorf | 47.3570 | 10.2600 | Fellhorn | Skigebiet Fellhorn |
fellhornbahn | DE | Oberstdorf | 47.3570 | 10.2600 | Fellhornbahn |  |
kanzelwand | DE | Oberstdorf | 47.3560 | 10.2230 | Kanzelwand |  |
nebelhorn | DE | Oberstdorf | 47.4060 | 10.2930 | Nebelhorn |  |
nebelhornbahn | DE | Oberstdorf | 47.4060 | 10.2930 | Nebelhornbahn |  |
skiflugschanze-oberstdorf | DE | Oberstdorf | 47.3790 | 10.2590 | Skiflugschanze Oberstdorf |  |
wurmberg | DE | Braunlage | 51.7220 | 10.6120 | Wurmberg | Wurmberg Braunlage |
wurmbergseilbahn | DE | Braunlage | 51.7220 | 10.6120 | Wurmbergseilbahn |  |
feldberg | DE | Todtnau | 47.8610 | 8.0370 | Feldberg |  |
feldberg-schwarzwald | DE | Todtnau | 47.8610 | 8.0370 | Feldberg Schwarzwald |  |
feldberger-hof | DE | Todtnau | 47.8610 | 8.0370 | Feldberger Hof |  |
liftverbund-feldberg | DE | Todtnau | 47.8610 | 8.0370 | Liftverbund Feldberg |  |
hausberg | DE | Garmisch-Partenkirchen | 47.4790 | 11.0620 | Hausberg |  |
ettelsberg | DE | Willingen | 51.2900 | 8.6000 | Ettelsberg | Ettelsberg Willingen |
muhlenkopfschanze | DE | Willingen | 51.2900 | 8.6000 | Mühlenkopfschanze |  |
vogtland-arena | DE | Klingenthal | 50.3180 | 12.4800 | Vogtland Arena |  |
skisporthalle-oberhof | DE | Oberhof | 50.7000 | 10.7080 | Skisporthalle Oberhof |  |
rennsteig-thermen | DE | Oberhof | 50.7130 | 10.7170 | Rennsteig-Thermen |  |
lotto-thuringen-arena | DE | Oberhof | 50.6990 | 10.6960 | LOTTO Thüringen Arena |  |
fichtelberg | DE | Kurort Oberwiesenthal | 50.4280 | 12.9560 | Fichtelberg |  |
alpenpark-neuss | DE | Neuss | 51.1720 | 6.6450 | Alpenpark Neuss |  |
skihalle-neuss | DE | Neuss | 51.1720 | 6.6450 | Skihalle Neuss |  |
alpincenter-bottrop | DE | Bottrop | 51.5300 | 6.9700 | Alpincenter Bottrop |  |
skihalle-bottrop | DE | Bottrop | 51.5300 | 6.9700 | Skihalle Bottrop |  |
tetraeder-bottrop | DE | Bottrop | 51.5300 | 6.9700 | Tetraeder Bottrop |  |
brauneck | DE | Lenggries | 47.6790 | 11.5580 | Brauneck |  |
grosser-arber | DE | Bodenmais | 49.1220 | 13.1500 | Großer Arber | Arber |
arbersee | DE | Bayerisch Eisenstein | 49.0990 | 13.1600 | Arbersee |  |
ax-3-domaines | FR | Ax-les-Thermes | 42.7190 | 1.8380 | Ax 3 Domaines |  |
bonascre | FR | Ax-les-Thermes | 42.7010 | 1.8200 | Bonascre |  |
le-lioran | FR | Murat | 45.0880 | 2.7480 | Le Lioran | Station du Lioran, Super Lioran |
la-mauselaine | FR | Gérardmer | 48.0550 | 6.8850 | La Mauselaine |  |
metabief | FR | Jougne | 46.7720 | 6.3530 | Métabief |  |
station-de-metabief | FR | Jougne | 46.7720 | 6.3530 | Station de Métabief |  |
station-des-rousses | FR | Les Rousses | 46.4840 | 6.0630 | Station des Rousses |  |
chamrousse | FR | Vaulnaveys-le-Haut | 45.1260 | 5.8740 | Chamrousse |  |
orcieres-merlette | FR | Chorges | 44.6960 | 6.3260 | Orcières Merlette |  |
vars-les-claux | FR | Risoul | 44.5710 | 6.6790 | Vars les Claux |  |
valberg | FR | Auron | 44.0960 | 6.9310 | Valberg |  |
pla-d-adet | FR | Saint-Lary-Soulan | 42.8220 | 0.2920 | Pla d'Adet |  |
col-du-tourmalet | FR | Luz-Saint-Sauveur | 42.9060 | 0.1360 | Col du Tourmalet |  |
pic-du-midi | FR | Luz-Saint-Sauveur | 42.9100 | 0.1800 | Pic du Midi |  |
cirque-du-lys | FR | Cauterets | 42.8880 | -0.1150 | Cirque du Lys |  |
cauterets-ski | FR | Cauterets | 42.8880 | -0.1150 | Cauterets ski |  |
pont-d-espagne | FR | Cauterets | 42.8510 | -0.1390 | Pont d'Espagne |  |
peyragudes | FR | Saint-Lary-Soulan | 42.7970 | 0.4450 | Peyragudes |  |
les-angles | FR | Font-Romeu-Odeillo-Via | 42.5780 | 2.0730 | Les Angles |  |
valdesqui | ES | Rascafría | 40.7960 | -3.9690 | Valdesquí |  |
puerto-de-cotos | ES | San Ildefonso | 40.8220 | -3.9610 | Puerto de Cotos |  |
puerto-de-navacerrada | ES | Cercedilla | 40.7870 | -4.0040 | Puerto de Navacerrada |  |
san-isidro-estacion-de-esqui | ES | Puebla de Lillo | 43.0520 | -5.3780 | San Isidro estación de esquí | Estación de San Isidro, Estación de esquí San Isidro |
puerto-de-san-isidro | ES | Puebla de Lillo | 43.0520 | -5.3780 | Puerto de San Isidro |  |
alto-campoo | ES | Brañosera | 43.0370 | -4.3770 | Alto Campoo |  |
branavieja | ES | Brañosera | 43.0370 | -4.3770 | Brañavieja |  |
boi-taull | ES | Bonansa | 42.4790 | 0.8710 | Boí Taüll | Boí Taüll Resort |
pla-de-l-ermita | ES | Bonansa | 42.5080 | 0.8450 | Pla de l'Ermita |  |
port-aine | ES | Sort | 42.4260 | 1.2090 | Port Ainé |  |
espot-esqui | ES | Espot | 42.5680 | 1.1010 | Espot Esquí |  |
vall-de-nuria | ES | Ribes de Freser | 42.3480 | 2.1620 | Vall de Núria | Núria |
vallter-2000 | ES | Camprodon | 42.4210 | 2.2650 | Vallter 2000 | Vallter |
valdezcaray | ES | Ezcaray | 42.2600 | -2.9800 | Valdezcaray |  |
fuentes-de-invierno | ES | Ruayer | 43.0560 | -5.3960 | Fuentes de Invierno |  |
valgrande-pajares | ES | Villamanín | 42.9850 | -5.7720 | Valgrande-Pajares |  |
pajares | ES | Villamanín | 42.9850 | -5.7720 | Pajares |  |
aramon-cerler | ES | Benasque | 42.5900 | 0.5370 | Aramón Cerler |  |
aramon-panticosa | ES | Sallent de Gállego | 42.7220 | -0.2780 | Aramón Panticosa |  |
aramon-valdelinares | ES | Valdelinares | 40.3720 | -0.6370 | Aramón Valdelinares |  |
cabeza-de-manzaneda | ES | Manzaneda | 42.2580 | -7.2980 | Cabeza de Manzaneda |  |
la-pinilla | ES | Cerezo de Arriba | 41.2050 | -3.4740 | La Pinilla |  |
hochzeiger | AT | Jerzens | 47.1490 | 10.7590 | Hochzeiger | Hochzeiger Pitztal |
pitztaler-gletscher | AT | Sölden | 46.9560 | 10.8780 | Pitztaler Gletscher |  |
kaunertaler-gletscher | AT | Nauders | 46.8700 | 10.7100 | Kaunertaler Gletscher |  |
spieljoch | AT | Fügen | 47.3460 | 11.8520 | Spieljoch |  |
hochzillertal | AT | Kaltenbach | 47.2870 | 11.8780 | Hochzillertal |  |
asitz | AT | Leogang | 47.4350 | 12.7190 | Asitz |  |
zauchensee | AT | Flachau | 47.2980 | 13.4540 | Zauchensee |  |
turracher-hohe | AT | Bad Kleinkirchheim | 46.9170 | 13.8740 | Turracher Höhe |  |
nassfeld | AT | Hermagor | 46.5620 | 13.2760 | Nassfeld |  |
semmering-hirschenkogel | AT | Semmering | 47.6370 | 15.8270 | Semmering Hirschenkogel |  |
zauberberg-semmering | AT | Semmering | 47.6370 | 15.8270 | Zauberberg Semmering |  |
grubigstein | AT | Lermoos | 47.4020 | 10.8810 | Grubigstein |  |
ehrwalder-alm | AT | Ehrwald | 47.3920 | 10.9310 | Ehrwalder Alm |  |
kleinwalsertal | AT | Mittelberg | 47.3440 | 10.1620 | Kleinwalsertal |  |
levi | FI | Kittilä | 67.8050 | 24.8080 | Levi |  |
spindlermuhle | CZ | Špindlerův Mlýn | 50.7260 | 15.6090 | Spindlermühle |  |
kasprowy-wierch | PL | Zakopane | 49.2680 | 19.9810 | Kasprowy Wierch |  |
kuznice | PL | Zakopane | 49.2680 | 19.9810 | Kuźnice |  |
skiwelt-hopfgarten | AT | Hopfgarten im Brixental | 47.4490 | 12.1560 | SkiWelt Hopfgarten |  |
skiwelt-brixen-im-thale | AT | Brixen im Thale | 47.4500 | 12.2570 | SkiWelt Brixen im Thale |  |
skiwelt-westendorf | AT | Westendorf | 47.4320 | 12.2140 | SkiWelt Westendorf |  |
les-karellis | FR | Saint-Jean-de-Maurienne | 45.2250 | 6.4050 | Les Karellis | Karellis |
`;
