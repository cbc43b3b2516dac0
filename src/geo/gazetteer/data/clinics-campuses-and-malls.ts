/**
 * Hospitals, universities, schools, shopping centres, race tracks and motorway services that people name without their town.
 * Source: own list from general knowledge (2026-11), good to about a kilometre; that each row lies in its country and near its town is
 * tested. Columns: key | country | town | latitude | longitude | name | other names | names by language.
 */
export const clinicCampusAndMallRows = `
lumc | NL | Leiden | 52.1660 | 4.4770 | LUMC | Leids Universitair Medisch Centrum |
umcg | NL | Groningen | 53.2220 | 6.5760 | UMCG | Universitair Medisch Centrum Groningen |
mumc | NL | Maastricht | 50.8340 | 5.7140 | MUMC | Maastricht UMC, Maastricht UMC+, MUMC+ |
catharina-ziekenhuis | NL | Eindhoven | 51.4660 | 5.4720 | Catharina Ziekenhuis |  |
prinses-maxima-centrum | NL | Utrecht | 52.0880 | 5.1830 | Prinses Máxima Centrum |  |
high-tech-campus-eindhoven | NL | Eindhoven | 51.4090 | 5.4590 | High Tech Campus | High Tech Campus Eindhoven |
mall-of-the-netherlands | NL | Leidschendam | 52.0860 | 4.3840 | Mall of the Netherlands | Westfield Mall of the Netherlands |
hoog-catharijne | NL | Utrecht | 52.0900 | 5.1120 | Hoog Catharijne |  |
tata-steel-ijmuiden | NL | Velsen | 52.4750 | 4.6000 | Tata Steel | Tata Steel IJmuiden, Hoogovens, Hoogovens IJmuiden |
elinkwijk | NL | Utrecht | 52.1150 | 5.0750 | Elinkwijk | USV Elinkwijk, voetbalvereniging Elinkwijk |
verzorgingsplaats-de-lucht | NL | Zaltbommel | 51.7900 | 5.2800 | Verzorgingsplaats De Lucht | De Lucht A2, De Lucht-Oost, De Lucht-West |
uza-antwerpen | BE | Edegem | 51.1550 | 4.4450 | UZA | UZ Antwerpen, Universitair Ziekenhuis Antwerpen |
cliniques-saint-luc | BE | Sint-Lambrechts-Woluwe | 50.8530 | 4.4530 | Cliniques universitaires Saint-Luc | Cliniques Saint-Luc, Saint-Luc Bruxelles |
campus-schoonmeersen | BE | Gent | 51.0330 | 3.7000 | Campus Schoonmeersen | HOGENT Schoonmeersen |
puyenbroeck | BE | Wachtebeke | 51.1450 | 3.8850 | Provinciaal domein Puyenbroeck | Puyenbroeck, Puyenbroek, Provinciaal domein Puyenbroek |
charite-virchow | DE | Berlin | 52.5430 | 13.3440 | Charité Campus Virchow-Klinikum | Charité Virchow, Virchow-Klinikum |
uke-hamburg-eppendorf | DE | Hamburg | 53.5900 | 9.9750 | Universitätsklinikum Hamburg-Eppendorf | Universitätsklinikum Eppendorf, Uniklinik Eppendorf, UKE, UKE Hamburg |
medizinische-hochschule-hannover | DE | Hannover | 52.3840 | 9.8060 | Medizinische Hochschule Hannover | MHH |
klinikum-grosshadern | DE | Munich | 48.1100 | 11.4700 | Klinikum Großhadern | LMU Klinikum Großhadern |
goethe-universitaet-westend | DE | Frankfurt am Main | 50.1270 | 8.6670 | Goethe-Universität Campus Westend | Goethe-Universität Westend, Goethe-Universität, Goethe-Universität Frankfurt, Campus Westend |
kit-campus-sued | DE | Karlsruhe | 49.0120 | 8.4150 | KIT Campus Süd | KIT, Karlsruher Institut für Technologie, KIT Karlsruhe |
olympia-einkaufszentrum | DE | Munich | 48.1830 | 11.5330 | Olympia-Einkaufszentrum | OEZ München, Olympia-Einkaufszentrum München |
airbus-finkenwerder | DE | Hamburg | 53.5360 | 9.8350 | Airbus Finkenwerder | Airbus Hamburg, Airbus Werk Finkenwerder |
norisring | DE | Nuremberg | 49.4300 | 11.1250 | Norisring |  |
kloster-steinfeld | DE | Kall | 50.5030 | 6.5640 | Kloster Steinfeld | Kloster Steinfeld Eifel |
haus-altenberg | DE | Odenthal | 51.0550 | 7.1330 | Haus Altenberg | Jugendbildungsstätte Haus Altenberg, Altenberger Dom |
movie-park-kirchhellen | DE | Bottrop | 51.6210 | 6.9720 | Moviepark Kirchhellen | Movie Park Kirchhellen, Filmpark Kirchhellen |
steinwerder-kreuzfahrt | DE | Hamburg | 53.5330 | 9.9600 | Cruise Center Steinwerder | Kreuzfahrtterminal Steinwerder, Steinwerder Kreuzfahrtterminal |
wdr-arkaden | DE | Köln | 50.9400 | 6.9550 | WDR Arkaden | WDR Köln, WDR Funkhaus |
ford-werke-koeln | DE | Köln | 50.9850 | 6.9600 | Ford-Werke Köln | Ford Werke Niehl, Ford Niehl, Ford Werke |
ochtum-park | DE | Stuhr | 53.0220 | 8.7780 | Ochtum Park | Ochtum Park Brinkum, Ochtum Park Stuhr |
haus-duesse | DE | Bad Sassendorf | 51.6360 | 8.2010 | Haus Düsse |  |
moehnesee-staumauer | DE | Möhnesee | 51.4900 | 8.0600 | Möhnesee Staumauer | Möhnetalsperre, Möhnetalsperre Sperrmauer, Möhnesee Sperrmauer, Sperrmauer Möhnesee |
pitie-salpetriere | FR | Paris | 48.8380 | 2.3640 | Hôpital de la Pitié-Salpêtrière | Pitié-Salpêtrière, La Pitié-Salpêtrière, Pitié Salpêtrière |
hopital-necker | FR | Paris | 48.8460 | 2.3150 | Hôpital Necker | Hôpital Necker-Enfants malades, Necker Enfants malades |
hopital-georges-pompidou | FR | Paris | 48.8390 | 2.2730 | Hôpital européen Georges-Pompidou | Hôpital Georges-Pompidou, HEGP |
institut-gustave-roussy | FR | Villejuif | 48.7940 | 2.3490 | Institut Gustave Roussy | Gustave Roussy |
chu-purpan | FR | Toulouse | 43.6100 | 1.4000 | CHU Purpan | Hôpital Purpan, CHU de Toulouse Purpan, Purpan |
jussieu | FR | Paris | 48.8470 | 2.3550 | Campus de Jussieu | Jussieu, Campus Jussieu, Université Jussieu, Fac de Jussieu |
campus-de-la-doua | FR | Villeurbanne | 45.7820 | 4.8700 | Campus de la Doua | La Doua, Campus La Doua, LyonTech-la Doua |
universite-paris-nanterre | FR | Nanterre | 48.9040 | 2.2130 | Université Paris Nanterre | Université de Nanterre, Fac de Nanterre, Paris X Nanterre |
campus-de-luminy | FR | Marseille | 43.2330 | 5.4400 | Campus de Luminy | Luminy, Luminy Marseille, Calanques Luminy |
les-quatre-temps | FR | Puteaux | 48.8920 | 2.2380 | Les Quatre Temps | Westfield Les 4 Temps, Les 4 Temps, Les Quatre Temps La Défense |
airbus-blagnac | FR | Blagnac | 43.6200 | 1.3700 | Airbus Blagnac | Airbus Saint-Martin-du-Touch |
hec-paris | FR | Jouy-en-Josas | 48.7570 | 2.1700 | HEC Paris | HEC, HEC Jouy-en-Josas, Campus HEC |
lac-annecy-paquier | FR | Annecy | 45.9000 | 6.1350 | Pâquier d'Annecy | Le Pâquier Annecy, Lac d'Annecy Pâquier, Champ de Mars Annecy |
vercors-memorial-vassieux | FR | Vassieux-en-Vercors | 44.9150 | 5.3750 | Mémorial de la Résistance en Vercors | Mémorial du Vercors, Mémorial de Vassieux |
cote-2000 | FR | Villard-de-Lans | 45.0300 | 5.5600 | Villard-de-Lans Cote 2000 | Cote 2000 |
hospital-la-paz | ES | Madrid | 40.4810 | -3.6870 | Hospital La Paz | Hospital Universitario La Paz |
hospital-gregorio-maranon | ES | Madrid | 40.4190 | -3.6710 | Hospital Gregorio Marañón | Gregorio Marañón, Hospital General Universitario Gregorio Marañón |
hospital-ramon-y-cajal | ES | Madrid | 40.4880 | -3.6940 | Hospital Ramón y Cajal | Ramón y Cajal |
hospital-virgen-del-rocio | ES | Sevilla | 37.3610 | -5.9800 | Hospital Virgen del Rocío | Virgen del Rocío |
hospital-de-cruces | ES | Barakaldo | 43.2830 | -2.9850 | Hospital de Cruces | Hospital Universitario Cruces, Hospital Cruces |
universidad-de-deusto | ES | Bilbao | 43.2710 | -2.9390 | Universidad de Deusto | Deustuko Unibertsitatea, Universidad Deusto |
campus-de-somosaguas | ES | Pozuelo de Alarcón | 40.4330 | -3.8000 | Campus de Somosaguas | Somosaguas |
la-maquinista | ES | Barcelona | 41.4410 | 2.1980 | La Maquinista | Westfield La Maquinista, Centro Comercial La Maquinista |
mercabarna | ES | Barcelona | 41.3300 | 2.1200 | Mercabarna |  |
gran-via-2 | ES | L'Hospitalet de Llobregat | 41.3580 | 2.1300 | Gran Via 2 | Centro Comercial Gran Vía 2 |
parque-juan-carlos-i | ES | Madrid | 40.4620 | -3.6070 | Parque Juan Carlos I | Parque Juan Carlos Primero |
casa-de-campo-parque-de-atracciones | ES | Madrid | 40.4120 | -3.7500 | Parque de Atracciones Casa de Campo |  |
reyno-de-navarra | ES | Pamplona | 42.7970 | -1.6370 | Estadio Reyno de Navarra | Reyno de Navarra |
la-molina-esqui | ES | Alp | 42.3370 | 1.9450 | La Molina estación de esquí | Estación de esquí La Molina, La Molina esquí |
addenbrookes-hospital | GB | Cambridge | 52.1750 | 0.1400 | Addenbrooke's Hospital | Addenbrooke's, Addenbrookes, Addenbrookes Hospital, Cambridge Biomedical Campus |
royal-papworth | GB | Cambridge | 52.1730 | 0.1370 | Royal Papworth Hospital | Royal Papworth |
john-radcliffe | GB | Oxford | 51.7640 | -1.2200 | John Radcliffe Hospital | John Radcliffe |
st-thomas-hospital | GB | London | 51.4990 | -0.1180 | St Thomas' Hospital | St Thomas Hospital |
great-ormond-street-hospital | GB | London | 51.5220 | -0.1200 | Great Ormond Street Hospital |  |
royal-free-hospital | GB | London | 51.5530 | -0.1650 | Royal Free Hospital | The Royal Free |
southmead-hospital | GB | Bristol | 51.4960 | -2.5910 | Southmead Hospital |  |
imperial-college | GB | London | 51.4990 | -0.1770 | Imperial College London | Imperial College |
lse | GB | London | 51.5140 | -0.1170 | London School of Economics | LSE |
brunel-university | GB | Uxbridge | 51.5320 | -0.4730 | Brunel University | Brunel University London |
royal-holloway | GB | Egham | 51.4260 | -0.5630 | Royal Holloway | Royal Holloway Egham, Royal Holloway University of London |
bluewater | GB | Dartford | 51.4390 | 0.2710 | Bluewater | Bluewater Shopping Centre |
lakeside-thurrock | GB | Grays | 51.4880 | 0.2840 | Lakeside Shopping Centre | Lakeside Thurrock, Thurrock Lakeside |
westfield-stratford | GB | Stratford | 51.5430 | -0.0060 | Westfield Stratford City | Westfield Stratford |
brands-hatch | GB | Swanley | 51.3600 | 0.2600 | Brands Hatch | Brands Hatch Circuit |
donington-park | GB | Castle Donington | 52.8300 | -1.3750 | Donington Park | Donington Park Circuit, Download Festival |
thruxton-circuit | GB | Andover | 51.2100 | -1.6000 | Thruxton Circuit | Thruxton |
oulton-park | GB | Tarporley | 53.1760 | -2.6130 | Oulton Park | Oulton Park Circuit |
snetterton-circuit | GB | Attleborough | 52.4640 | 0.9450 | Snetterton Circuit | Snetterton |
seven-sisters-country-park | GB | Seaford | 50.7760 | 0.1550 | Seven Sisters Country Park | Seven Sisters, Seven Sisters Cliffs |
lords-cricket-ground | GB | London | 51.5290 | -0.1730 | Lord's Cricket Ground | Lord's, Lords Cricket Ground |
the-oval-cricket | GB | London | 51.4840 | -0.1150 | The Oval | Kia Oval, The Kia Oval, Oval Cricket Ground |
edgbaston-cricket | GB | Birmingham | 52.4560 | -1.9020 | Edgbaston Cricket Ground | Edgbaston Stadium |
lee-valley-white-water | GB | Waltham Cross | 51.6880 | -0.0160 | Lee Valley White Water Centre |  |
eton-college | GB | Windsor | 51.4920 | -0.6080 | Eton College |  |
ardingly-college | GB | Haywards Heath | 51.0490 | -0.0770 | Ardingly College |  |
watford-gap-services | GB | Daventry | 52.3070 | -1.1220 | Watford Gap services | Watford Gap, Watford Gap service station |
south-mimms-services | GB | Potters Bar | 51.6860 | -0.2230 | South Mimms services | South Mimms service station |
p-r-westraven | NL | Utrecht | 52.0580 | 5.1030 | P+R Westraven | Westraven, Transferium Westraven |
asml-veldhoven | NL | Veldhoven | 51.4040 | 5.4180 | ASML | ASML Veldhoven |
uz-leuven-gasthuisberg-campus | BE | Leuven | 50.8800 | 4.6730 | Gasthuisberg | UZ Gasthuisberg, Campus Gasthuisberg |
bad-cannstatt | DE | Stuttgart | 48.8050 | 9.2150 | Bad Cannstatt | Bahnhof Bad Cannstatt, Stuttgart-Bad Cannstatt, Bad Cannstatt Bahnhof |
uni-hohenheim | DE | Stuttgart | 48.7120 | 9.2130 | Universität Hohenheim | Uni Hohenheim, Schloss Hohenheim |
porsche-zuffenhausen | DE | Stuttgart | 48.8340 | 9.1520 | Porsche Zuffenhausen | Porsche Werk Zuffenhausen, Porscheplatz |
p-r-froettmaning | DE | Munich | 48.2110 | 11.6170 | P+R Fröttmaning | Fröttmaning, Parkhaus Fröttmaning |
schule-schloss-salem | DE | Salem | 47.7760 | 9.2790 | Schule Schloss Salem | Schloss Salem |
cheshire-oaks | GB | Ellesmere Port | 53.2620 | -2.8800 | Cheshire Oaks | Cheshire Oaks Designer Outlet, McArthurGlen Cheshire Oaks |
piccadilly-gardens-manchester | GB | Manchester | 53.4810 | -2.2370 | Piccadilly Gardens |  |
hilton-deansgate | GB | Manchester | 53.4760 | -2.2510 | Hilton Deansgate | Beetham Tower |
toughsheet-stadium | GB | Bolton | 53.5810 | -2.5360 | Toughsheet Community Stadium | Reebok Stadium, Macron Stadium, University of Bolton Stadium, Bolton Wanderers |
coventry-building-society-arena | GB | Coventry | 52.4480 | -1.4960 | Coventry Building Society Arena | Ricoh Arena |
bonaire-aldaia | ES | Aldaia | 39.4690 | -0.4870 | Centro Comercial Bonaire | Bonaire Aldaia |
prado-de-san-sebastian | ES | Sevilla | 37.3800 | -5.9860 | Prado de San Sebastián | Estación Prado de San Sebastián |
intercambiador-avenida-de-america | ES | Madrid | 40.4380 | -3.6770 | Intercambiador de Avenida de América | Intercambiador Avenida de América, Estación Avenida de América |
harrow-school | GB | Harrow | 51.5730 | -0.3350 | Harrow School |  |
mmarena | FR | Le Mans | 47.9590 | 0.2240 | MMArena | Stade Marie-Marvingt, MM Arena |
mkm-stadium | GB | Hull | 53.7460 | -0.3680 | MKM Stadium | KC Stadium, KCOM Stadium, Hull City Stadium |
busaras | IE | Dublin | 53.3500 | -6.2520 | Busáras | Busaras, Dublin Busáras |
chu-pellegrin | FR | Bordeaux | 44.8290 | -0.6050 | CHU Pellegrin | Hôpital Pellegrin, CHU de Bordeaux Pellegrin |
fernpass | AT | Biberwier | 47.3630 | 10.8370 | Fernpass | Fernpasshöhe |
little-venice-london | GB | London | 51.5210 | -0.1830 | Little Venice |  |
clifton-village-bristol | GB | Bristol | 51.4550 | -2.6200 | Clifton Village | Clifton Suspension Bridge Bristol |
parc-del-forum | ES | Barcelona | 41.4110 | 2.2260 | Parc del Fòrum | Parc del Forum, Primavera Sound, Fòrum Barcelona |
fabrica-seat-martorell | ES | Martorell | 41.4960 | 1.9040 | SEAT Martorell | Fábrica SEAT, Fábrica SEAT Martorell |
playa-de-samil | ES | Vigo | 42.2100 | -8.7760 | Playa de Samil | Samil |
camping-playa-montroig | ES | Mont-roig del Camp | 41.0330 | 0.9660 | Camping Playa Montroig | Playa Montroig |
`;
