/**
 * Main railway and coach stations. Position: the main building, from which the coach stop is a short walk.
 * Source: own list from general knowledge, good to about a kilometre; that each row lies in its country and near its town is tested.
 * Columns: key | country | town | latitude | longitude | name | other names | names by language.
 */
export const stationRows = `
amsterdam-centraal | NL | Amsterdam | 52.3791 | 4.9003 | Amsterdam Centraal | Amsterdam CS, Amsterdam Central Station |
amsterdam-zuid | NL | Amsterdam | 52.3389 | 4.8730 | Amsterdam Zuid | Amsterdam Zuid station |
amsterdam-sloterdijk | NL | Amsterdam | 52.3889 | 4.8378 | Amsterdam Sloterdijk | |
utrecht-centraal | NL | Utrecht | 52.0894 | 5.1101 | Utrecht Centraal | Utrecht CS, Utrecht Central Station |
rotterdam-blaak | NL | Rotterdam | 51.9200 | 4.4890 | Rotterdam Blaak | |
rotterdam-centraal | NL | Rotterdam | 51.9250 | 4.4694 | Rotterdam Centraal | Rotterdam CS |
den-haag-centraal | NL | The Hague | 52.0806 | 4.3247 | Den Haag Centraal | Den Haag CS, The Hague Central Station |
den-haag-hs | NL | The Hague | 52.0697 | 4.3222 | Den Haag HS | Hollands Spoor |
eindhoven-centraal | NL | Eindhoven | 51.4433 | 5.4814 | Eindhoven Centraal | Eindhoven station |
arnhem-centraal | NL | Arnhem | 51.9849 | 5.9010 | Arnhem Centraal | Arnhem station |
nijmegen-station | NL | Nijmegen | 51.8433 | 5.8525 | Station Nijmegen | Nijmegen station |
zwolle-station | NL | Zwolle | 52.5047 | 6.0919 | Station Zwolle | Zwolle station |
groningen-station | NL | Groningen | 53.2106 | 6.5647 | Station Groningen | Groningen station |
leeuwarden-station | NL | Leeuwarden | 53.1958 | 5.7928 | Station Leeuwarden | Leeuwarden station |
maastricht-station | NL | Maastricht | 50.8503 | 5.7056 | Station Maastricht | Maastricht station |
den-bosch-station | NL | 's-Hertogenbosch | 51.6906 | 5.2936 | Station 's-Hertogenbosch | Den Bosch station, station Den Bosch |
breda-station | NL | Breda | 51.5956 | 4.7800 | Station Breda | Breda station |
tilburg-station | NL | Tilburg | 51.5606 | 5.0836 | Station Tilburg | Tilburg station |
amersfoort-centraal | NL | Amersfoort | 52.1536 | 5.3739 | Amersfoort Centraal | Amersfoort station |
haarlem-station | NL | Haarlem | 52.3878 | 4.6383 | Station Haarlem | Haarlem station |
leiden-centraal | NL | Leiden | 52.1661 | 4.4819 | Leiden Centraal | Leiden station |
enschede-station | NL | Enschede | 52.2225 | 6.8900 | Station Enschede | Enschede station |
apeldoorn-station | NL | Apeldoorn | 52.2092 | 5.9697 | Station Apeldoorn | Apeldoorn station |
venlo-station | NL | Venlo | 51.3644 | 6.1719 | Station Venlo | Venlo station |
almere-centrum | NL | Almere Stad | 52.3750 | 5.2178 | Almere Centrum | Almere station |
deventer-station | NL | Deventer | 52.2575 | 6.1606 | Station Deventer | Deventer station |
dordrecht-station | NL | Dordrecht | 51.8075 | 4.6683 | Station Dordrecht | Dordrecht station |
delft-station | NL | Delft | 52.0067 | 4.3567 | Station Delft | Delft station |
brussels-south | BE | Saint-Gilles | 50.8357 | 4.3366 | Brussels-South | Brussels Midi | nl: Brussel-Zuid, de: Brüssel-Süd, fr: Bruxelles-Midi, es: Bruselas-Sur
brussels-central | BE | Brussels | 50.8455 | 4.3571 | Brussels Central | | nl: Brussel-Centraal, de: Brüssel-Zentral, fr: Bruxelles-Central, es: Bruselas Central
brussels-north | BE | Schaerbeek | 50.8603 | 4.3606 | Brussels-North | | nl: Brussel-Noord, de: Brüssel-Nord, fr: Bruxelles-Nord, es: Bruselas-Norte
antwerp-central | BE | Antwerpen | 51.2172 | 4.4211 | Antwerp Central | | nl: Antwerpen-Centraal, de: Antwerpen-Centraal, fr: Anvers-Central, es: Amberes Central
ghent-sint-pieters | BE | Gent | 51.0357 | 3.7106 | Gent-Sint-Pieters | Ghent station | fr: Gand-Saint-Pierre
bruges-station | BE | Brugge | 51.1972 | 3.2169 | Bruges station | | nl: Station Brugge, de: Bahnhof Brügge, fr: Gare de Bruges, es: Estación de Brujas
liege-guillemins | BE | Liège | 50.6245 | 5.5665 | Liège-Guillemins | | nl: Luik-Guillemins, de: Lüttich-Guillemins
leuven-station | BE | Leuven | 50.8814 | 4.7158 | Leuven station | | nl: Station Leuven, de: Bahnhof Löwen, fr: Gare de Louvain, es: Estación de Lovaina
mechelen-station | BE | Mechelen | 51.0175 | 4.4828 | Mechelen station | | nl: Station Mechelen, de: Bahnhof Mechelen, fr: Gare de Malines, es: Estación de Malinas
namur-station | BE | Namur | 50.4687 | 4.8622 | Namur station | | nl: Station Namen, de: Bahnhof Namur, fr: Gare de Namur, es: Estación de Namur
charleroi-central | BE | Charleroi | 50.4044 | 4.4386 | Charleroi-Central | Charleroi-Sud |
ostend-station | BE | Ostend | 51.2281 | 2.9258 | Ostend station | | nl: Station Oostende, de: Bahnhof Ostende, fr: Gare d'Ostende, es: Estación de Ostende
kortrijk-station | BE | Kortrijk | 50.8244 | 3.2642 | Kortrijk station | | nl: Station Kortrijk, fr: Gare de Courtrai
hasselt-station | BE | Hasselt | 50.9308 | 5.3272 | Hasselt station | | nl: Station Hasselt, fr: Gare de Hasselt
mons-station | BE | Mons | 50.4539 | 3.9425 | Mons station | | nl: Station Bergen, fr: Gare de Mons
tournai-station | BE | Tournai | 50.6131 | 3.3967 | Tournai station | | nl: Station Doornik, fr: Gare de Tournai
luxembourg-station | LU | Luxembourg | 49.5999 | 6.1342 | Luxembourg station | Luxembourg gare centrale | nl: Station Luxemburg, de: Bahnhof Luxemburg, fr: Gare de Luxembourg, es: Estación de Luxemburgo
siegburg-bonn | DE | Siegburg | 50.7940 | 7.2030 | Siegburg/Bonn | Bahnhof Siegburg/Bonn, Siegburg/Bonn Bahnhof, Bahnhof Siegburg, ICE-Bahnhof Siegburg |
berlin-hbf | DE | Berlin | 52.5250 | 13.3694 | Berlin Hauptbahnhof | Berlin Hbf, Berlin Central Station |
berlin-zob | DE | Berlin | 52.5072 | 13.2794 | Berlin ZOB | Zentraler Omnibusbahnhof Berlin, Berlin central bus station |
berlin-sudkreuz | DE | Berlin | 52.4756 | 13.3656 | Berlin Südkreuz | |
berlin-ostbahnhof | DE | Berlin | 52.5103 | 13.4347 | Berlin Ostbahnhof | |
hamburg-hbf | DE | Hamburg | 53.5528 | 10.0067 | Hamburg Hauptbahnhof | Hamburg Hbf |
hamburg-zob | DE | Hamburg | 53.5519 | 10.0117 | Hamburg ZOB | Zentraler Omnibusbahnhof Hamburg |
hamburg-altona | DE | Hamburg | 53.5527 | 9.9353 | Hamburg-Altona | |
munich-hbf | DE | Munich | 48.1402 | 11.5583 | München Hauptbahnhof | München Hbf, Munich Central Station |
munich-zob | DE | Munich | 48.1425 | 11.5500 | München ZOB | Zentraler Omnibusbahnhof München, Hackerbrücke |
munich-ost | DE | Munich | 48.1272 | 11.6050 | München Ostbahnhof | |
cologne-hbf | DE | Köln | 50.9430 | 6.9589 | Köln Hauptbahnhof | Köln Hbf, Cologne Central Station |
cologne-deutz | DE | Köln | 50.9408 | 6.9750 | Köln Messe/Deutz | |
frankfurt-hbf | DE | Frankfurt am Main | 50.1071 | 8.6638 | Frankfurt (Main) Hauptbahnhof | Frankfurt Hbf, Frankfurt Central Station |
stuttgart-hbf | DE | Stuttgart | 48.7840 | 9.1817 | Stuttgart Hauptbahnhof | Stuttgart Hbf |
dusseldorf-hbf | DE | Düsseldorf | 51.2200 | 6.7942 | Düsseldorf Hauptbahnhof | Düsseldorf Hbf |
dortmund-hbf | DE | Dortmund | 51.5178 | 7.4592 | Dortmund Hauptbahnhof | Dortmund Hbf |
essen-hbf | DE | Essen | 51.4514 | 7.0139 | Essen Hauptbahnhof | Essen Hbf |
duisburg-hbf | DE | Duisburg | 51.4300 | 6.7756 | Duisburg Hauptbahnhof | Duisburg Hbf |
leipzig-hbf | DE | Leipzig | 51.3455 | 12.3821 | Leipzig Hauptbahnhof | Leipzig Hbf |
dresden-hbf | DE | Dresden | 51.0403 | 13.7322 | Dresden Hauptbahnhof | Dresden Hbf |
hanover-hbf | DE | Hannover | 52.3768 | 9.7411 | Hannover Hauptbahnhof | Hannover Hbf |
bremen-hbf | DE | Bremen | 53.0831 | 8.8136 | Bremen Hauptbahnhof | Bremen Hbf |
nuremberg-hbf | DE | Nürnberg | 49.4456 | 11.0828 | Nürnberg Hauptbahnhof | Nürnberg Hbf |
mannheim-hbf | DE | Mannheim | 49.4797 | 8.4697 | Mannheim Hauptbahnhof | Mannheim Hbf |
karlsruhe-hbf | DE | Karlsruhe | 48.9936 | 8.4006 | Karlsruhe Hauptbahnhof | Karlsruhe Hbf |
freiburg-hbf | DE | Freiburg | 47.9978 | 7.8419 | Freiburg Hauptbahnhof | Freiburg Hbf |
munster-hbf | DE | Münster | 51.9569 | 7.6353 | Münster Hauptbahnhof | Münster Hbf |
bonn-hbf | DE | Bonn | 50.7322 | 7.0972 | Bonn Hauptbahnhof | Bonn Hbf |
aachen-hbf | DE | Aachen | 50.7678 | 6.0914 | Aachen Hauptbahnhof | Aachen Hbf |
augsburg-hbf | DE | Augsburg | 48.3654 | 10.8856 | Augsburg Hauptbahnhof | Augsburg Hbf |
wurzburg-hbf | DE | Würzburg | 49.8017 | 9.9358 | Würzburg Hauptbahnhof | Würzburg Hbf |
regensburg-hbf | DE | Regensburg | 49.0119 | 12.0997 | Regensburg Hauptbahnhof | Regensburg Hbf |
mainz-hbf | DE | Mainz | 50.0014 | 8.2589 | Mainz Hauptbahnhof | Mainz Hbf |
kassel-wilhelmshohe | DE | Kassel | 51.3131 | 9.4469 | Kassel-Wilhelmshöhe | |
erfurt-hbf | DE | Erfurt | 50.9726 | 11.0383 | Erfurt Hauptbahnhof | Erfurt Hbf |
ulm-hbf | DE | Ulm | 48.3992 | 9.9828 | Ulm Hauptbahnhof | Ulm Hbf |
saarbrucken-hbf | DE | Saarbrücken | 49.2411 | 6.9911 | Saarbrücken Hauptbahnhof | Saarbrücken Hbf |
heidelberg-hbf | DE | Heidelberg | 49.4036 | 8.6756 | Heidelberg Hauptbahnhof | Heidelberg Hbf |
bielefeld-hbf | DE | Bielefeld | 52.0292 | 8.5328 | Bielefeld Hauptbahnhof | Bielefeld Hbf |
osnabruck-hbf | DE | Osnabrück | 52.2728 | 8.0617 | Osnabrück Hauptbahnhof | Osnabrück Hbf |
kiel-hbf | DE | Kiel | 54.3150 | 10.1319 | Kiel Hauptbahnhof | Kiel Hbf |
lubeck-hbf | DE | Lübeck | 53.8675 | 10.6697 | Lübeck Hauptbahnhof | Lübeck Hbf |
rostock-zob | DE | Rostock | 54.0772 | 12.1318 | Rostock ZOB | Busbahnhof Rostock, Rostock Busbahnhof |
rostock-hbf | DE | Rostock | 54.0783 | 12.1311 | Rostock Hauptbahnhof | Rostock Hbf |
magdeburg-hbf | DE | Magdeburg | 52.1304 | 11.6268 | Magdeburg Hauptbahnhof | Magdeburg Hbf |
halle-hbf | DE | Halle (Saale) | 51.4775 | 11.9872 | Halle (Saale) Hauptbahnhof | Halle Hbf |
wuppertal-hbf | DE | Wuppertal | 51.2547 | 7.1494 | Wuppertal Hauptbahnhof | Wuppertal Hbf |
braunschweig-hbf | DE | Braunschweig | 52.2522 | 10.5406 | Braunschweig Hauptbahnhof | Braunschweig Hbf |
gottingen-bahnhof | DE | Göttingen | 51.5367 | 9.9269 | Göttingen Bahnhof | |
koblenz-hbf | DE | Koblenz | 50.3511 | 7.5892 | Koblenz Hauptbahnhof | Koblenz Hbf |
trier-hbf | DE | Trier | 49.7569 | 6.6522 | Trier Hauptbahnhof | Trier Hbf |
paris-nord | FR | Paris | 48.8809 | 2.3553 | Paris Gare du Nord | Paris Nord, Gare du Nord |
paris-est | FR | Paris | 48.8768 | 2.3591 | Paris Gare de l'Est | Paris Est, Gare de l'Est |
paris-gare-de-lyon | FR | Paris | 48.8443 | 2.3744 | Paris Gare de Lyon | Gare de Lyon |
paris-montparnasse | FR | Paris | 48.8402 | 2.3193 | Paris Gare Montparnasse | Paris Montparnasse, Gare Montparnasse |
paris-austerlitz | FR | Paris | 48.8423 | 2.3650 | Paris Gare d'Austerlitz | Paris Austerlitz, Gare d'Austerlitz |
paris-saint-lazare | FR | Paris | 48.8764 | 2.3247 | Paris Gare Saint-Lazare | Paris Saint-Lazare, Gare Saint-Lazare |
paris-bercy-coaches | FR | Paris | 48.8375 | 2.3822 | Paris Gare routière de Bercy Seine | Paris Bercy Seine |
marne-la-vallee-chessy | FR | Chessy | 48.8703 | 2.7828 | Marne-la-Vallée - Chessy | Gare de Chessy |
lille-flandres | FR | Lille | 50.6364 | 3.0706 | Lille Flandres | Gare de Lille-Flandres | nl: Rijsel Vlaanderen
lille-europe | FR | Lille | 50.6394 | 3.0758 | Lille Europe | Gare de Lille-Europe |
lyon-part-dieu | FR | Lyon | 45.7605 | 4.8597 | Lyon Part-Dieu | Gare de la Part-Dieu |
lyon-perrache | FR | Lyon | 45.7486 | 4.8261 | Lyon Perrache | Gare de Perrache |
marseille-saint-charles | FR | Marseille | 43.3028 | 5.3806 | Marseille Saint-Charles | Gare Saint-Charles |
nice-ville | FR | Nice | 43.7046 | 7.2619 | Nice-Ville | Gare de Nice |
bordeaux-saint-jean | FR | Bordeaux | 44.8256 | -0.5564 | Bordeaux Saint-Jean | Gare Saint-Jean |
toulouse-matabiau | FR | Toulouse | 43.6112 | 1.4536 | Toulouse Matabiau | Gare Matabiau |
nantes-gare | FR | Nantes | 47.2173 | -1.5416 | Gare de Nantes | |
rennes-gare | FR | Rennes | 48.1036 | -1.6723 | Gare de Rennes | |
strasbourg-gare | FR | Strasbourg | 48.5850 | 7.7339 | Gare de Strasbourg | | de: Bahnhof Straßburg, nl: Station Straatsburg
montpellier-saint-roch | FR | Montpellier | 43.6047 | 3.8808 | Montpellier Saint-Roch | Gare de Montpellier |
dijon-ville | FR | Dijon | 47.3233 | 5.0272 | Dijon-Ville | Gare de Dijon |
reims-gare | FR | Reims | 49.2592 | 4.0242 | Gare de Reims | |
champagne-ardenne-tgv | FR | Reims | 49.2144 | 3.9944 | Champagne-Ardenne TGV | |
metz-ville | FR | Metz | 49.1097 | 6.1772 | Metz-Ville | Gare de Metz |
nancy-ville | FR | Nancy | 48.6897 | 6.1744 | Nancy-Ville | Gare de Nancy |
grenoble-gare | FR | Grenoble | 45.1914 | 5.7144 | Gare de Grenoble | |
avignon-tgv | FR | Avignon | 43.9219 | 4.7861 | Avignon TGV | Gare d'Avignon TGV |
avignon-centre | FR | Avignon | 43.9419 | 4.8053 | Avignon Centre | Gare d'Avignon |
aix-tgv | FR | Aix-en-Provence | 43.4553 | 5.3172 | Aix-en-Provence TGV | Gare d'Aix TGV |
tours-gare | FR | Tours | 47.3897 | 0.6936 | Gare de Tours | |
saint-pierre-des-corps | FR | Saint-Pierre-des-Corps | 47.3861 | 0.7236 | Gare de Saint-Pierre-des-Corps | |
le-mans-gare | FR | Le Mans | 47.9956 | 0.1922 | Gare du Mans | |
angers-saint-laud | FR | Angers | 47.4644 | -0.5569 | Angers Saint-Laud | Gare d'Angers |
mulhouse-ville | FR | Mulhouse | 47.7417 | 7.3428 | Mulhouse-Ville | Gare de Mulhouse |
rouen-gare | FR | Rouen | 49.4492 | 1.0942 | Rouen-Rive-Droite | Gare de Rouen |
caen-gare | FR | Caen | 49.1764 | -0.3483 | Gare de Caen | |
brest-gare | FR | Brest | 48.3881 | -4.4806 | Gare de Brest | |
perpignan-gare | FR | Perpignan | 42.6961 | 2.8794 | Gare de Perpignan | |
nimes-gare | FR | Nîmes | 43.8325 | 4.3658 | Nîmes Centre | Gare de Nîmes |
toulon-gare | FR | Toulon | 43.1283 | 5.9294 | Gare de Toulon | |
cannes-gare | FR | Cannes | 43.5536 | 7.0197 | Gare de Cannes | |
clermont-gare | FR | Clermont-Ferrand | 45.7789 | 3.1006 | Gare de Clermont-Ferrand | |
limoges-benedictins | FR | Limoges | 45.8362 | 1.2672 | Limoges-Bénédictins | Gare de Limoges |
orleans-gare | FR | Orléans | 47.9078 | 1.9044 | Gare d'Orléans | |
calais-frethun | FR | Fréthun | 50.9017 | 1.8114 | Calais-Fréthun | |
amiens-gare | FR | Amiens | 49.8906 | 2.3081 | Gare d'Amiens | |
besancon-viotte | FR | Besançon | 47.2470 | 6.0219 | Besançon-Viotte | Gare de Besançon |
poitiers-gare | FR | Poitiers | 46.5822 | 0.3331 | Gare de Poitiers | |
la-rochelle-gare | FR | La Rochelle | 46.1531 | -1.1453 | Gare de La Rochelle | |
madrid-atocha | ES | Madrid | 40.4066 | -3.6893 | Madrid Puerta de Atocha | Madrid Atocha, Atocha, Estación de Atocha |
madrid-chamartin | ES | Madrid | 40.4722 | -3.6825 | Madrid Chamartín | Chamartín-Clara Campoamor |
madrid-estacion-sur | ES | Madrid | 40.3945 | -3.6780 | Madrid Estación Sur de Autobuses | Estación Sur, Méndez Álvaro |
barcelona-sants | ES | Barcelona | 41.3792 | 2.1403 | Barcelona Sants | Estació de Sants |
barcelona-nord | ES | Barcelona | 41.3942 | 2.1829 | Barcelona Estació del Nord | Estación del Norte Barcelona |
valencia-sorolla | ES | Valencia | 39.4594 | -0.3825 | Valencia Joaquín Sorolla | |
sevilla-santa-justa | ES | Sevilla | 37.3919 | -5.9756 | Sevilla Santa Justa | |
zaragoza-delicias | ES | Zaragoza | 41.6586 | -0.9111 | Zaragoza-Delicias | |
malaga-maria-zambrano | ES | Málaga | 36.7115 | -4.4322 | Málaga María Zambrano | |
bilbao-abando | ES | Bilbao | 43.2599 | -2.9277 | Bilbao Abando | |
alicante-estacion | ES | Alicante | 38.3447 | -0.4950 | Alicante Terminal | Estación de Alicante |
cordoba-estacion | ES | Córdoba | 37.8886 | -4.7894 | Estación de Córdoba | |
valladolid-campo-grande | ES | Valladolid | 41.6425 | -4.7275 | Valladolid-Campo Grande | |
girona-estacion | ES | Girona | 41.9794 | 2.8169 | Estación de Girona | |
santiago-estacion | ES | Santiago de Compostela | 42.8706 | -8.5447 | Estación de Santiago de Compostela | |
granada-estacion | ES | Granada | 37.1842 | -3.6092 | Estación de Granada | |
san-sebastian-estacion | ES | Donostia / San Sebastián | 43.3175 | -1.9769 | Estación de San Sebastián | Donostia-San Sebastián |
tarragona-estacion | ES | Tarragona | 41.1114 | 1.2533 | Estación de Tarragona | |
palma-intermodal | ES | Palma | 39.5767 | 2.6544 | Palma Estació Intermodal | Estación Intermodal Palma |
london-st-pancras | GB | London | 51.5314 | -0.1261 | London St Pancras International | St Pancras |
london-victoria-coaches | GB | London | 51.4925 | -0.1486 | London Victoria Coach Station | |
zurich-hb | CH | Zürich | 47.3779 | 8.5403 | Zürich HB | Zürich Hauptbahnhof |
basel-sbb | CH | Basel | 47.5476 | 7.5897 | Basel SBB | Bahnhof Basel |
geneva-cornavin | CH | Genève | 46.2102 | 6.1424 | Genève-Cornavin | Gare de Genève |
vienna-hbf | AT | Vienna | 48.1851 | 16.3772 | Wien Hauptbahnhof | Wien Hbf, Vienna Central Station |
salzburg-hbf | AT | Salzburg | 47.8130 | 13.0456 | Salzburg Hauptbahnhof | Salzburg Hbf |
innsbruck-hbf | AT | Innsbruck | 47.2633 | 11.4008 | Innsbruck Hauptbahnhof | Innsbruck Hbf |
prague-main | CZ | Prague | 50.0833 | 14.4353 | Praha hlavní nádraží | Prague main station, Prag Hauptbahnhof |
rome-termini | IT | Rome | 41.9010 | 12.5013 | Roma Termini | |
milan-centrale | IT | Milan | 45.4864 | 9.2047 | Milano Centrale | |
copenhagen-central | DK | Copenhagen | 55.6727 | 12.5647 | København H | Copenhagen Central Station |
manchester-piccadilly | GB | Manchester | 53.4774 | -2.2309 | Manchester Piccadilly | |
birmingham-new-street | GB | Birmingham | 52.4778 | -1.8990 | Birmingham New Street | |
edinburgh-waverley | GB | Edinburgh | 55.9520 | -3.1890 | Edinburgh Waverley | |
ashford-international | GB | Ashford | 51.1435 | 0.8760 | Ashford International | |
firenze-santa-maria-novella | IT | Florence | 43.7765 | 11.2480 | Firenze Santa Maria Novella | |
venezia-santa-lucia | IT | Venice | 45.4410 | 12.3210 | Venezia Santa Lucia | |
venezia-mestre | IT | Mestre | 45.4825 | 12.2320 | Venezia Mestre | |
venezia-tronchetto | IT | Venice | 45.4415 | 12.3060 | Venezia Tronchetto | Tronchetto coach park |
torino-porta-nuova | IT | Turin | 45.0620 | 7.6785 | Torino Porta Nuova | |
napoli-centrale | IT | Naples | 40.8530 | 14.2720 | Napoli Centrale | |
bologna-centrale | IT | Bologna | 44.5060 | 11.3430 | Bologna Centrale | |
verona-porta-nuova | IT | Verona | 45.4290 | 10.9825 | Verona Porta Nuova | |
linz-hauptbahnhof | AT | Linz | 48.2900 | 14.2910 | Linz Hauptbahnhof | |
graz-hauptbahnhof | AT | Graz | 47.0730 | 15.4160 | Graz Hauptbahnhof | |
bregenz-bahnhof | AT | Bregenz | 47.5030 | 9.7400 | Bregenz Bahnhof | |
bern-bahnhof | CH | Bern | 46.9490 | 7.4390 | Bern Bahnhof | |
luzern-bahnhof | CH | Luzern | 47.0500 | 8.3100 | Luzern Bahnhof | |
gare-de-lausanne | CH | Lausanne | 46.5170 | 6.6290 | Gare de Lausanne | |
lisboa-oriente | PT | Lisbon | 38.7678 | -9.0990 | Lisboa Oriente | |
porto-campanha | PT | Porto | 41.1490 | -8.5860 | Porto Campanhã | |
praha-florenc | CZ | Prague | 50.0895 | 14.4400 | Praha Florenc | Florenc coach station |
brno-hlavni-nadrazi | CZ | Brno | 49.1906 | 16.6128 | Brno hlavní nádraží | |
warszawa-centralna | PL | Warsaw | 52.2288 | 21.0032 | Warszawa Centralna | |
krakow-glowny | PL | Kraków | 50.0680 | 19.9470 | Kraków Główny | |
wroclaw-glowny | PL | Wrocław | 51.0990 | 17.0370 | Wrocław Główny | |
stockholm-centralstation | SE | Stockholm | 59.3300 | 18.0580 | Stockholm Centralstation | |
goteborg-centralstation | SE | Göteborg | 57.7090 | 11.9730 | Göteborg Centralstation | |
malmo-centralstation | SE | Malmö | 55.6090 | 13.0000 | Malmö Centralstation | |
oslo-sentralstasjon | NO | Oslo | 59.9110 | 10.7530 | Oslo Sentralstasjon | Oslo S |
budapest-keleti | HU | Budapest | 47.5003 | 19.0840 | Budapest-Keleti | |
dublin-heuston | IE | Dublin | 53.3464 | -6.2920 | Dublin Heuston | |
estacion-de-a-coruna | ES | A Coruña | 43.3530 | -8.4100 | Estación de A Coruña | |
estacion-de-leon | ES | León | 42.5960 | -5.5820 | Estación de León | |
estacion-de-pamplona | ES | Pamplona | 42.8250 | -1.6610 | Estación de Pamplona | |
murcia-del-carmen | ES | Murcia | 37.9750 | -1.1300 | Murcia del Carmen | |
estacion-de-cadiz | ES | Cádiz | 36.5280 | -6.2890 | Estación de Cádiz | |
lleida-pirineus | ES | Lleida | 41.6210 | 0.6330 | Lleida Pirineus | |
estacion-de-toledo | ES | Toledo | 39.8620 | -4.0110 | Estación de Toledo | |
berlin-zoo | DE | Berlin | 52.5072 | 13.3325 | Berlin Zoologischer Garten | Bahnhof Zoo |
dresden-neustadt | DE | Dresden | 51.0658 | 13.7408 | Dresden-Neustadt | Bahnhof Neustadt Dresden |
london-kings-cross | GB | London | 51.5308 | -0.1238 | London King's Cross | Kings Cross, King's Cross, Kings Cross station |
bath-spa | GB | Bath | 51.3776 | -2.3570 | Bath Spa | Bath Spa station |
gare-des-aubrais | FR | Fleury-les-Aubrais | 47.9270 | 1.9080 | Gare des Aubrais |  |
les-aubrais | FR | Fleury-les-Aubrais | 47.9270 | 1.9080 | Les Aubrais |  |
gare-de-massy-tgv | FR | Massy | 48.7260 | 2.2610 | Gare de Massy TGV | Massy TGV |
massy-palaiseau | FR | Massy | 48.7260 | 2.2610 | Massy-Palaiseau |  |
gare-du-creusot-tgv | FR | Montchanin | 46.7650 | 4.5000 | Gare du Creusot TGV | Le Creusot TGV, Le Creusot Montceau TGV |
gare-de-macon-loche-tgv | FR | Mâcon | 46.2830 | 4.7780 | Gare de Mâcon-Loché TGV | Mâcon Loché TGV |
gare-de-valence-tgv | FR | Alixan | 44.9910 | 4.9790 | Gare de Valence TGV | Valence TGV |
gare-de-vendome-villiers-tgv | FR | Villiers-sur-Loir | 47.8210 | 1.0210 | Gare de Vendôme-Villiers TGV | Vendôme TGV |
gare-lorraine-tgv | FR | Verny | 48.9470 | 6.1690 | Gare Lorraine TGV | Lorraine TGV |
gare-champagne-ardenne-tgv | FR | Bezannes | 49.2150 | 3.9940 | Gare Champagne-Ardenne TGV |  |
gare-besancon-franche-comte-tgv | FR | École-Valentin | 47.3070 | 5.9540 | Gare Besançon Franche-Comté TGV | Besançon TGV |
gare-de-belfort-montbeliard-tgv | FR | Belfort | 47.5860 | 6.8990 | Gare de Belfort-Montbéliard TGV | Belfort-Montbéliard TGV |
gare-tgv-haute-picardie | FR | Chaulnes | 49.8590 | 2.8320 | Gare TGV Haute-Picardie | Haute-Picardie TGV |
gare-de-calais-frethun | FR | Fréthun | 50.9010 | 1.8110 | Gare de Calais-Fréthun |  |
gare-de-vendome | FR | Vendôme | 47.8000 | 1.0660 | Gare de Vendôme |  |
gare-de-macon-ville | FR | Mâcon | 46.3020 | 4.8260 | Gare de Mâcon-Ville | Gare de Mâcon |
gare-de-valence-ville | FR | Valence | 44.9280 | 4.8930 | Gare de Valence-Ville | Gare de Valence |
gare-de-besancon-viotte | FR | Besançon | 47.2470 | 6.0220 | Gare de Besançon-Viotte |  |
gare-de-belfort | FR | Belfort | 47.6330 | 6.8540 | Gare de Belfort |  |
estacion-albacete-los-llanos | ES | Albacete | 38.9990 | -1.8490 | Estación Albacete-Los Llanos | Albacete Los Llanos |
antequera-santa-ana | ES | Antequera | 37.0690 | -4.7190 | Antequera-Santa Ana | Estación Antequera-Santa Ana |
camp-de-tarragona | ES | Tarragona | 41.1920 | 1.2720 | Camp de Tarragona | Estación Camp de Tarragona |
cuenca-fernando-zobel | ES | Cuenca | 40.0350 | -2.1450 | Cuenca-Fernando Zóbel |  |
segovia-guiomar | ES | Segovia | 40.9100 | -4.0950 | Segovia-Guiomar |  |
segovia-av | ES | Segovia | 40.9100 | -4.0950 | Segovia AV |  |
torino-porta-susa | IT | Turin | 45.0720 | 7.6650 | Torino Porta Susa | Turin Porta Susa |
saint-etienne-chateaucreux | FR | Saint-Étienne | 45.4430 | 4.4000 | Saint-Étienne Châteaucreux | Gare de Châteaucreux |
driebergen-zeist | NL | Zeist | 52.0650 | 5.2600 | Station Driebergen-Zeist | Driebergen-Zeist |
london-liverpool-street | GB | London | 51.5180 | -0.0820 | London Liverpool Street | Liverpool Street Station |
manchester-oxford-road | GB | Manchester | 53.4740 | -2.2420 | Manchester Oxford Road | Oxford Road Station |
interlaken-ost | CH | Interlaken | 46.6905 | 7.8690 | Interlaken Ost | |
london-paddington | GB | London | 51.5160 | -0.1770 | London Paddington | Paddington Station |
`;
