/**
 * Stadiums, halls and trade fairs. Position: the ground or the hall itself.
 * Source: own list from general knowledge, good to about a kilometre; that each row lies in its country and near its town is tested.
 * Columns: key | country | town | latitude | longitude | name | other names | names by language.
 */
export const arenaAndFairRows = `
johan-cruijff-arena | NL | Amsterdam-Zuidoost | 52.3143 | 4.9419 | Johan Cruijff ArenA | Amsterdam ArenA |
ziggo-dome | NL | Amsterdam-Zuidoost | 52.3136 | 4.9372 | Ziggo Dome | |
afas-live | NL | Amsterdam-Zuidoost | 52.3122 | 4.9442 | AFAS Live | Heineken Music Hall |
thialf | NL | Heerenveen | 52.9386 | 5.9425 | Thialf | Thialf IJsstadion |
de-kuip | NL | Rotterdam | 51.8939 | 4.5231 | De Kuip | Stadion Feijenoord, Feyenoord stadion, Stadion Feyenoord |
philips-stadion | NL | Eindhoven | 51.4417 | 5.4675 | Philips Stadion | PSV, PSV stadion |
gelredome | NL | Arnhem | 51.9628 | 5.8931 | GelreDome | |
galgenwaard | NL | Utrecht | 52.0786 | 5.1456 | Stadion Galgenwaard | |
rai-amsterdam | NL | Amsterdam | 52.3413 | 4.8886 | RAI Amsterdam | Amsterdam RAI |
jaarbeurs | NL | Utrecht | 52.0872 | 5.1053 | Jaarbeurs Utrecht | Jaarbeurs |
ahoy | NL | Rotterdam | 51.8828 | 4.4886 | Rotterdam Ahoy | Ahoy |
mecc | NL | Maastricht | 50.8378 | 5.7110 | MECC Maastricht | |
brabanthallen | NL | 's-Hertogenbosch | 51.6958 | 5.2883 | Brabanthallen | |
king-baudouin-stadium | BE | Laeken | 50.8958 | 4.3342 | King Baudouin Stadium | Heizelstadion | nl: Koning Boudewijnstadion, de: König-Baudouin-Stadion, fr: Stade Roi Baudouin, es: Estadio Rey Balduino
jan-breydel | BE | Brugge | 51.1933 | 3.1806 | Jan Breydelstadion | Jan Breydel, Club Brugge stadion, Olympiastadion Brugge |
sportpaleis | BE | Antwerpen | 51.2306 | 4.4419 | Sportpaleis Antwerpen | AFAS Dome, Lotto Arena |
cegeka-arena | BE | Genk | 51.0050 | 5.5333 | Cegeka Arena | Luminus Arena |
forest-national | BE | Brussels | 50.8106 | 4.3267 | Forest National | Vorst Nationaal | nl: Vorst Nationaal
brussels-expo | BE | Laeken | 50.8997 | 4.3378 | Brussels Expo | Heizel, Heysel |
flanders-expo | BE | Gent | 51.0256 | 3.6930 | Flanders Expo | |
antwerp-expo | BE | Antwerpen | 51.1936 | 4.4028 | Antwerp Expo | |
kortrijk-xpo | BE | Kortrijk | 50.8042 | 3.2767 | Kortrijk Xpo | |
luxexpo | LU | Luxembourg | 49.6347 | 6.1739 | Luxexpo The Box | |
allianz-arena | DE | Munich | 48.2188 | 11.6247 | Allianz Arena | |
olympiastadion-munich | DE | Munich | 48.1731 | 11.5466 | Olympiastadion München | Olympiapark München |
olympiastadion-berlin | DE | Berlin | 52.5147 | 13.2395 | Olympiastadion Berlin | |
uber-arena | DE | Berlin | 52.5058 | 13.4433 | Uber Arena | Mercedes-Benz Arena Berlin |
signal-iduna-park | DE | Dortmund | 51.4926 | 7.4519 | Signal Iduna Park | Westfalenstadion |
westfalenhallen | DE | Dortmund | 51.4967 | 7.4569 | Westfalenhallen Dortmund | Messe Dortmund |
veltins-arena | DE | Gelsenkirchen | 51.5545 | 7.0676 | Veltins-Arena | Arena AufSchalke |
volksparkstadion | DE | Hamburg | 53.5872 | 9.8986 | Volksparkstadion | Barclays Arena, AOL Arena, Imtech Arena |
deutsche-bank-park | DE | Frankfurt am Main | 50.0686 | 8.6455 | Deutsche Bank Park | Waldstadion, Commerzbank-Arena |
rheinenergie-stadion | DE | Köln | 50.9335 | 6.8750 | RheinEnergieStadion | Müngersdorfer Stadion |
lanxess-arena | DE | Köln | 50.9386 | 6.9828 | LANXESS arena | Kölnarena |
merkur-spiel-arena | DE | Düsseldorf | 51.2614 | 6.7331 | Merkur Spiel-Arena | Esprit Arena, LTU Arena, Düsseldorf Arena |
mhp-arena | DE | Stuttgart | 48.7922 | 9.2320 | MHPArena | Mercedes-Benz Arena Stuttgart, Cannstatter Wasen, Gottlieb-Daimler-Stadion, Neckarstadion |
red-bull-arena-leipzig | DE | Leipzig | 51.3458 | 12.3483 | Red Bull Arena Leipzig | Zentralstadion Leipzig |
weserstadion | DE | Bremen | 53.0664 | 8.8375 | Weserstadion | |
borussia-park | DE | Mönchengladbach | 51.1746 | 6.3855 | Borussia-Park | |
bayarena | DE | Leverkusen | 51.0382 | 7.0022 | BayArena | |
messe-frankfurt | DE | Frankfurt am Main | 50.1117 | 8.6500 | Messe Frankfurt | Frankfurt Trade Fair, Festhalle Frankfurt |
koelnmesse | DE | Köln | 50.9464 | 6.9839 | Koelnmesse | Messe Köln |
messe-dusseldorf | DE | Düsseldorf | 51.2611 | 6.7417 | Messe Düsseldorf | |
messe-hannover | DE | Hannover | 52.3219 | 9.8058 | Messegelände Hannover | Deutsche Messe Hannover, Hannover Messe |
messe-berlin | DE | Berlin | 52.5035 | 13.2735 | Messe Berlin | ExpoCenter City |
messe-munchen | DE | Munich | 48.1347 | 11.6942 | Messe München | ICM München |
hamburg-messe | DE | Hamburg | 53.5622 | 9.9756 | Hamburg Messe | |
messe-stuttgart | DE | Leinfelden-Echterdingen | 48.6972 | 9.1889 | Messe Stuttgart | |
leipziger-messe | DE | Leipzig | 51.3972 | 12.4014 | Leipziger Messe | Messe Leipzig |
nurnbergmesse | DE | Nürnberg | 49.4180 | 11.1169 | NürnbergMesse | Messe Nürnberg |
messe-essen | DE | Essen | 51.4297 | 6.9950 | Messe Essen | Grugahalle |
stade-de-france | FR | Saint-Denis | 48.9245 | 2.3601 | Stade de France | |
parc-des-princes | FR | Paris | 48.8414 | 2.2530 | Parc des Princes | |
accor-arena | FR | Paris | 48.8386 | 2.3786 | Accor Arena | Bercy Arena, AccorHotels Arena, POPB, POPB Bercy, Palais omnisports de Paris-Bercy |
paris-la-defense-arena | FR | Nanterre | 48.8958 | 2.2297 | Paris La Défense Arena | U Arena |
roland-garros | FR | Paris | 48.8470 | 2.2490 | Roland-Garros | |
stade-velodrome | FR | Marseille | 43.2698 | 5.3959 | Stade Vélodrome | Orange Vélodrome |
groupama-stadium | FR | Décines-Charpieu | 45.7653 | 4.9822 | Groupama Stadium | Parc Olympique Lyonnais, Stade des Lumières, Grand Stade de Lyon |
allianz-riviera | FR | Nice | 43.7050 | 7.1925 | Allianz Riviera | |
matmut-atlantique | FR | Bordeaux | 44.8975 | -0.5614 | Matmut Atlantique | Nouveau Stade de Bordeaux |
stadium-toulouse | FR | Toulouse | 43.5833 | 1.4342 | Stadium de Toulouse | |
pierre-mauroy | FR | Villeneuve-d'Ascq | 50.6119 | 3.1306 | Stade Pierre-Mauroy | Decathlon Arena |
bollaert | FR | Lens | 50.4328 | 2.8150 | Stade Bollaert-Delelis | |
geoffroy-guichard | FR | Saint-Étienne | 45.4608 | 4.3903 | Stade Geoffroy-Guichard | |
la-beaujoire | FR | Nantes | 47.2556 | -1.5253 | Stade de la Beaujoire | |
la-meinau | FR | Strasbourg | 48.5600 | 7.7550 | Stade de la Meinau | |
porte-de-versailles | FR | Paris | 48.8300 | 2.2875 | Paris Expo Porte de Versailles | |
paris-nord-villepinte | FR | Villepinte | 48.9714 | 2.5178 | Paris Nord Villepinte | Parc des Expositions de Villepinte |
eurexpo-lyon | FR | Chassieu | 45.7325 | 4.9478 | Eurexpo Lyon | |
palais-des-festivals | FR | Cannes | 43.5511 | 7.0175 | Palais des Festivals | |
lille-grand-palais | FR | Lille | 50.6325 | 3.0772 | Lille Grand Palais | |
parc-chanot | FR | Marseille | 43.2722 | 5.3928 | Parc Chanot | |
camp-nou | ES | Barcelona | 41.3809 | 2.1228 | Camp Nou | Spotify Camp Nou |
estadi-olimpic | ES | Barcelona | 41.3647 | 2.1556 | Estadi Olímpic Lluís Companys | Palau Sant Jordi |
santiago-bernabeu | ES | Madrid | 40.4531 | -3.6883 | Estadio Santiago Bernabéu | Bernabéu |
metropolitano | ES | Madrid | 40.4362 | -3.5995 | Riyadh Air Metropolitano | Wanda Metropolitano, Cívitas Metropolitano |
mestalla | ES | Valencia | 39.4747 | -0.3583 | Estadio de Mestalla | |
san-mames | ES | Bilbao | 43.2642 | -2.9494 | San Mamés | |
benito-villamarin | ES | Sevilla | 37.3564 | -5.9817 | Estadio Benito Villamarín | |
sanchez-pizjuan | ES | Sevilla | 37.3840 | -5.9706 | Estadio Ramón Sánchez-Pizjuán | |
ifema | ES | Madrid | 40.4647 | -3.6164 | IFEMA Madrid | Feria de Madrid, IFEMA |
fira-gran-via | ES | L'Hospitalet de Llobregat | 41.3547 | 2.1278 | Fira de Barcelona Gran Via | |
fira-montjuic | ES | Barcelona | 41.3733 | 2.1508 | Fira de Barcelona Montjuïc | |
feria-valencia | ES | Valencia | 39.5031 | -0.4219 | Feria Valencia | |
bec-bilbao | ES | Barakaldo | 43.2903 | -2.9917 | Bilbao Exhibition Centre | BEC |
wembley-stadium | GB | Wembley | 51.5560 | -0.2796 | Wembley Stadium | |
the-o2 | GB | London | 51.5030 | 0.0032 | The O2 | |
old-trafford | GB | Manchester | 53.4631 | -2.2913 | Old Trafford | |
anfield | GB | Liverpool | 53.4308 | -2.9608 | Anfield | |
twickenham-stadium | GB | Twickenham | 51.4560 | -0.3415 | Twickenham Stadium | Allianz Stadium |
excel-london | GB | London | 51.5080 | 0.0290 | ExCeL London | |
nec-birmingham | GB | Birmingham | 52.4530 | -1.7190 | NEC Birmingham | |
tottenham-hotspur-stadium | GB | London | 51.6042 | -0.0665 | Tottenham Hotspur Stadium | |
emirates-stadium | GB | London | 51.5549 | -0.1084 | Emirates Stadium | |
stadio-san-siro | IT | Milan | 45.4781 | 9.1240 | Stadio San Siro | Giuseppe Meazza |
fiera-milano | IT | Rho | 45.5200 | 9.0800 | Fiera Milano | |
stadio-olimpico | IT | Rome | 41.9339 | 12.4548 | Stadio Olimpico | |
juventus-stadium | IT | Turin | 45.1096 | 7.6413 | Juventus Stadium | Allianz Stadium |
bolognafiere | IT | Bologna | 44.5110 | 11.3620 | BolognaFiere | |
autodromo-nazionale-monza | IT | Monza | 45.6180 | 9.2810 | Autodromo Nazionale Monza | |
messe-wien | AT | Vienna | 48.2170 | 16.4080 | Messe Wien | |
ernst-happel-stadion | AT | Vienna | 48.2072 | 16.4206 | Ernst-Happel-Stadion | |
red-bull-ring | AT | Spielberg bei Knittelfeld | 47.2197 | 14.7647 | Red Bull Ring | |
palexpo | CH | Le Grand-Saconnex | 46.2340 | 6.1170 | Palexpo | |
messe-basel | CH | Basel | 47.5630 | 7.6000 | Messe Basel | |
st-jakob-park | CH | Basel | 47.5415 | 7.6200 | St. Jakob-Park | |
hallenstadion | CH | Zürich | 47.4115 | 8.5515 | Hallenstadion | |
estadio-da-luz | PT | Lisbon | 38.7527 | -9.1847 | Estádio da Luz | |
estadio-do-dragao | PT | Porto | 41.1618 | -8.5836 | Estádio do Dragão | |
parken | DK | Copenhagen | 55.7023 | 12.5722 | Parken | |
bella-center | DK | Copenhagen | 55.6375 | 12.5770 | Bella Center | |
strawberry-arena | SE | Solna | 59.3727 | 18.0000 | Strawberry Arena | Friends Arena |
pge-narodowy | PL | Warsaw | 52.2394 | 21.0455 | PGE Narodowy | |
puskas-arena | HU | Budapest | 47.5030 | 19.0980 | Puskás Aréna | |
messe-friedrichshafen | DE | Friedrichshafen | 47.6780 | 9.5110 | Messe Friedrichshafen | |
stadion-an-der-alten-forsterei | DE | Köpenick | 52.4572 | 13.5681 | Stadion An der Alten Försterei | |
max-morlock-stadion | DE | Nürnberg | 49.4261 | 11.1258 | Max-Morlock-Stadion | |
europa-park-stadion | DE | Freiburg | 48.0214 | 7.8297 | Europa-Park Stadion | SC Freiburg Stadion |
wwk-arena | DE | Augsburg | 48.3231 | 10.8861 | WWK Arena | |
mewa-arena | DE | Mainz | 49.9841 | 8.2244 | Mewa Arena | |
prezero-arena | DE | Sinsheim | 49.2380 | 8.8876 | PreZero Arena | |
volkswagen-arena | DE | Wolfsburg | 52.4327 | 10.8039 | Volkswagen Arena | |
lotto-park | BE | Anderlecht | 50.8342 | 4.2983 | Lotto Park | |
stade-de-sclessin | BE | Liège | 50.6097 | 5.5433 | Stade de Sclessin | Sclessin, Stade du Standard, Stade Maurice Dufrasne, Sclessin stade du Standard |
planet-group-arena | BE | Gent | 51.0161 | 3.7342 | Planet Group Arena | Ghelamco Arena |
abe-lenstra-stadion | NL | Heerenveen | 52.9591 | 5.9367 | Abe Lenstra Stadion | |
grolsch-veste | NL | Enschede | 52.2369 | 6.8375 | Grolsch Veste | Arke Stadion, FC Twente stadion, De Grolsch Veste |
euroborg | NL | Groningen | 53.2061 | 6.5914 | Euroborg | |
afas-stadion | NL | Alkmaar | 52.6128 | 4.7422 | AFAS Stadion | |
stade-auguste-delaune | FR | Reims | 49.2467 | 4.0250 | Stade Auguste-Delaune | |
movistar-arena-madrid | ES | Madrid | 40.4240 | -3.6717 | Movistar Arena | WiZink Center, Palacio de Deportes de Madrid |
circuito-de-jerez | ES | Jerez de la Frontera | 36.7083 | -6.0342 | Circuito de Jerez | Circuito de Jerez Ángel Nieto |
millerntor | DE | Hamburg | 53.5546 | 9.9678 | Millerntor-Stadion | Millerntor, St. Pauli Stadion |
martiniplaza | NL | Groningen | 53.2020 | 6.5530 | MartiniPlaza | Martinihal |
evoluon | NL | Eindhoven | 51.4440 | 5.4470 | Evoluon | |
halle-tony-garnier | FR | Lyon | 45.7320 | 4.8230 | Halle Tony Garnier | |
fibes | ES | Sevilla | 37.4050 | -5.9370 | FIBES | FIBES Sevilla, Palacio de Congresos de Sevilla |
la-rosaleda | ES | Málaga | 36.7340 | -4.4265 | Estadio La Rosaleda | La Rosaleda |
stamford-bridge-stadium | GB | London | 51.4817 | -0.1910 | Stamford Bridge | Chelsea FC |
villa-park | GB | Birmingham | 52.5092 | -1.8847 | Villa Park | |
murrayfield | GB | Edinburgh | 55.9422 | -3.2409 | Murrayfield Stadium | Murrayfield, Scottish Gas Murrayfield |
principality-stadium | GB | Cardiff | 51.4782 | -3.1826 | Principality Stadium | Millennium Stadium |
croke-park | IE | Dublin | 53.3607 | -6.2511 | Croke Park | |
glasgow-sec | GB | Glasgow | 55.8607 | -4.2870 | SEC Glasgow | Scottish Event Campus, OVO Hydro |
`;
