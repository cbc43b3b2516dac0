/**
 * Airports with scheduled passengers that coach groups ask for. Position: the terminal's approach.
 * Source: own list from general knowledge, good to about a kilometre; that each row lies in its country and near its town is tested.
 * Columns: key | country | town | latitude | longitude | name | other names | names by language.
 */
export const airportRows = `
amsterdam-schiphol | NL | Schiphol | 52.3094 | 4.7622 | Amsterdam Airport Schiphol | Schiphol, AMS | nl: Luchthaven Schiphol, de: Flughafen Amsterdam Schiphol, fr: Aéroport d'Amsterdam-Schiphol, es: Aeropuerto de Ámsterdam-Schiphol
rotterdam-airport | NL | Rotterdam | 51.9530 | 4.4350 | Rotterdam The Hague Airport | Zestienhoven, RTM |
eindhoven-airport | NL | Eindhoven | 51.4560 | 5.3890 | Eindhoven Airport | EIN | nl: Luchthaven Eindhoven, de: Flughafen Eindhoven, fr: Aéroport d'Eindhoven, es: Aeropuerto de Eindhoven
maastricht-airport | NL | Maastricht | 50.9130 | 5.7730 | Maastricht Aachen Airport | MST |
groningen-airport | NL | Groningen | 53.1210 | 6.5820 | Groningen Airport Eelde | GRQ |
brussels-airport | BE | Zaventem | 50.8980 | 4.4838 | Brussels Airport | Zaventem airport, BRU | nl: Brussels Airport Zaventem, de: Flughafen Brüssel-Zaventem, fr: Aéroport de Bruxelles-Zaventem, es: Aeropuerto de Bruselas-Zaventem
charleroi-airport | BE | Charleroi | 50.4690 | 4.4590 | Brussels South Charleroi Airport | CRL | nl: Luchthaven Charleroi, de: Flughafen Charleroi, fr: Aéroport de Charleroi, es: Aeropuerto de Charleroi
liege-airport | BE | Liège | 50.6410 | 5.4510 | Liège Airport | LGG | nl: Luchthaven Luik, de: Flughafen Lüttich, fr: Aéroport de Liège, es: Aeropuerto de Lieja
ostend-airport | BE | Ostend | 51.2010 | 2.8680 | Ostend-Bruges Airport | OST | nl: Luchthaven Oostende-Brugge, de: Flughafen Ostende-Brügge, fr: Aéroport d'Ostende-Bruges, es: Aeropuerto de Ostende-Brujas
antwerp-airport | BE | Deurne | 51.1894 | 4.4603 | Antwerp Airport | ANR | nl: Luchthaven Antwerpen, de: Flughafen Antwerpen, fr: Aéroport d'Anvers, es: Aeropuerto de Amberes
luxembourg-airport | LU | Luxembourg | 49.6330 | 6.2140 | Luxembourg Airport | Findel, LUX | nl: Luchthaven Luxemburg-Findel, de: Flughafen Luxemburg-Findel, fr: Aéroport de Luxembourg-Findel, es: Aeropuerto de Luxemburgo-Findel
frankfurt-airport | DE | Frankfurt am Main | 50.0505 | 8.5710 | Frankfurt Airport | Rhein-Main-Flughafen, FRA | nl: Luchthaven Frankfurt, de: Flughafen Frankfurt, fr: Aéroport de Francfort, es: Aeropuerto de Fráncfort
hahn-airport | DE | Simmern | 49.9480 | 7.2640 | Frankfurt-Hahn Airport | Hahn, HHN | de: Flughafen Frankfurt-Hahn, nl: Luchthaven Frankfurt-Hahn
munich-airport | DE | Freising | 48.3537 | 11.7830 | Munich Airport | Franz Josef Strauß, MUC | nl: Luchthaven München, de: Flughafen München, fr: Aéroport de Munich, es: Aeropuerto de Múnich
berlin-airport | DE | Schönefeld | 52.3645 | 13.5096 | Berlin Brandenburg Airport | BER, Willy Brandt | nl: Luchthaven Berlijn Brandenburg, de: Flughafen Berlin Brandenburg, fr: Aéroport de Berlin-Brandebourg, es: Aeropuerto de Berlín-Brandeburgo
hamburg-airport | DE | Hamburg | 53.6320 | 10.0060 | Hamburg Airport | Fuhlsbüttel, HAM | nl: Luchthaven Hamburg, de: Flughafen Hamburg, fr: Aéroport de Hambourg, es: Aeropuerto de Hamburgo
dusseldorf-airport | DE | Düsseldorf | 51.2800 | 6.7660 | Düsseldorf Airport | DUS | nl: Luchthaven Düsseldorf, de: Flughafen Düsseldorf, fr: Aéroport de Düsseldorf, es: Aeropuerto de Düsseldorf
cologne-bonn-airport | DE | Köln | 50.8785 | 7.1220 | Cologne Bonn Airport | CGN | nl: Luchthaven Keulen-Bonn, de: Flughafen Köln/Bonn, fr: Aéroport de Cologne-Bonn, es: Aeropuerto de Colonia-Bonn
stuttgart-airport | DE | Leinfelden-Echterdingen | 48.6910 | 9.1950 | Stuttgart Airport | STR | nl: Luchthaven Stuttgart, de: Flughafen Stuttgart, fr: Aéroport de Stuttgart, es: Aeropuerto de Stuttgart
hanover-airport | DE | Langenhagen | 52.4600 | 9.6930 | Hanover Airport | HAJ | nl: Luchthaven Hannover, de: Flughafen Hannover, fr: Aéroport de Hanovre, es: Aeropuerto de Hannover
nuremberg-airport | DE | Nürnberg | 49.4950 | 11.0770 | Nuremberg Airport | Albrecht Dürer, NUE | nl: Luchthaven Neurenberg, de: Flughafen Nürnberg, fr: Aéroport de Nuremberg, es: Aeropuerto de Núremberg
leipzig-airport | DE | Schkeuditz | 51.4225 | 12.2250 | Leipzig/Halle Airport | LEJ | nl: Luchthaven Leipzig/Halle, de: Flughafen Leipzig/Halle, fr: Aéroport de Leipzig-Halle, es: Aeropuerto de Leipzig/Halle
bremen-airport | DE | Bremen | 53.0520 | 8.7860 | Bremen Airport | BRE | nl: Luchthaven Bremen, de: Flughafen Bremen, fr: Aéroport de Brême, es: Aeropuerto de Bremen
dortmund-airport | DE | Dortmund | 51.5150 | 7.6130 | Dortmund Airport | DTM | nl: Luchthaven Dortmund, de: Flughafen Dortmund, fr: Aéroport de Dortmund, es: Aeropuerto de Dortmund
dresden-airport | DE | Dresden | 51.1260 | 13.7665 | Dresden Airport | DRS | nl: Luchthaven Dresden, de: Flughafen Dresden, fr: Aéroport de Dresde, es: Aeropuerto de Dresde
karlsruhe-airport | DE | Rheinmünster | 48.7794 | 8.0805 | Karlsruhe/Baden-Baden Airport | Baden Airpark, FKB | de: Flughafen Karlsruhe/Baden-Baden, fr: Aéroport de Karlsruhe-Baden-Baden
memmingen-airport | DE | Memmingen | 47.9888 | 10.2395 | Memmingen Airport | Allgäu Airport, FMM | nl: Luchthaven Memmingen, de: Flughafen Memmingen, fr: Aéroport de Memmingen, es: Aeropuerto de Memmingen
friedrichshafen-airport | DE | Friedrichshafen | 47.6713 | 9.5115 | Friedrichshafen Airport | Bodensee-Airport, FDH | de: Flughafen Friedrichshafen
weeze-airport | DE | Weeze | 51.6020 | 6.1450 | Weeze Airport | Niederrhein, NRN | nl: Luchthaven Weeze, de: Flughafen Niederrhein Weeze
munster-airport | DE | Greven | 52.1346 | 7.6848 | Münster Osnabrück Airport | FMO | de: Flughafen Münster/Osnabrück
paderborn-airport | DE | Büren | 51.6141 | 8.6163 | Paderborn/Lippstadt Airport | PAD | de: Flughafen Paderborn/Lippstadt
saarbrucken-airport | DE | Saarbrücken | 49.2146 | 7.1095 | Saarbrücken Airport | SCN | de: Flughafen Saarbrücken, fr: Aéroport de Sarrebruck
erfurt-airport | DE | Erfurt | 50.9798 | 10.9581 | Erfurt-Weimar Airport | ERF | de: Flughafen Erfurt-Weimar
rostock-airport | DE | Laage | 53.9182 | 12.2783 | Rostock-Laage Airport | RLG | de: Flughafen Rostock-Laage
paris-charles-de-gaulle | FR | Roissy-en-France | 49.0079 | 2.5550 | Paris Charles de Gaulle Airport | Roissy, CDG | nl: Luchthaven Parijs-Charles de Gaulle, de: Flughafen Paris-Charles de Gaulle, fr: Aéroport de Paris-Charles-de-Gaulle, es: Aeropuerto de París-Charles de Gaulle
paris-orly | FR | Orly | 48.7280 | 2.3610 | Paris Orly Airport | Orly, ORY | nl: Luchthaven Parijs-Orly, de: Flughafen Paris-Orly, fr: Aéroport de Paris-Orly, es: Aeropuerto de París-Orly
paris-beauvais | FR | Beauvais | 49.4590 | 2.1120 | Paris Beauvais Airport | Tillé, BVA | nl: Luchthaven Parijs-Beauvais, de: Flughafen Paris-Beauvais, fr: Aéroport de Paris-Beauvais, es: Aeropuerto de París-Beauvais
lyon-airport | FR | Colombier-Saugnieu | 45.7210 | 5.0790 | Lyon-Saint Exupéry Airport | Satolas, LYS | nl: Luchthaven Lyon-Saint-Exupéry, de: Flughafen Lyon-Saint-Exupéry, fr: Aéroport de Lyon-Saint-Exupéry, es: Aeropuerto de Lyon-Saint-Exupéry
marseille-airport | FR | Marignane | 43.4400 | 5.2190 | Marseille Provence Airport | Marignane, MRS | nl: Luchthaven Marseille, de: Flughafen Marseille, fr: Aéroport Marseille-Provence, es: Aeropuerto de Marsella
nice-airport | FR | Nice | 43.6640 | 7.2140 | Nice Côte d'Azur Airport | NCE | nl: Luchthaven Nice, de: Flughafen Nizza, fr: Aéroport de Nice-Côte d'Azur, es: Aeropuerto de Niza
toulouse-airport | FR | Blagnac | 43.6300 | 1.3690 | Toulouse-Blagnac Airport | TLS | nl: Luchthaven Toulouse, de: Flughafen Toulouse, fr: Aéroport de Toulouse-Blagnac, es: Aeropuerto de Toulouse
bordeaux-airport | FR | Mérignac | 44.8300 | -0.7080 | Bordeaux-Mérignac Airport | BOD | nl: Luchthaven Bordeaux, de: Flughafen Bordeaux, fr: Aéroport de Bordeaux-Mérignac, es: Aeropuerto de Burdeos
nantes-airport | FR | Bouguenais | 47.1560 | -1.6050 | Nantes Atlantique Airport | NTE | nl: Luchthaven Nantes, de: Flughafen Nantes, fr: Aéroport Nantes-Atlantique, es: Aeropuerto de Nantes
lille-airport | FR | Lesquin | 50.5660 | 3.0970 | Lille Airport | Lesquin, LIL | nl: Luchthaven Rijsel, de: Flughafen Lille, fr: Aéroport de Lille, es: Aeropuerto de Lille
strasbourg-airport | FR | Entzheim | 48.5425 | 7.6280 | Strasbourg Airport | Entzheim, SXB | nl: Luchthaven Straatsburg, de: Flughafen Straßburg, fr: Aéroport de Strasbourg, es: Aeropuerto de Estrasburgo
basel-mulhouse-airport | FR | Saint-Louis | 47.5970 | 7.5310 | EuroAirport Basel Mulhouse Freiburg | BSL, MLH | fr: EuroAirport Bâle-Mulhouse-Fribourg
montpellier-airport | FR | Mauguio | 43.5762 | 3.9630 | Montpellier Airport | MPL | fr: Aéroport de Montpellier, de: Flughafen Montpellier
biarritz-airport | FR | Biarritz | 43.4684 | -1.5270 | Biarritz Airport | BIQ | fr: Aéroport de Biarritz, es: Aeropuerto de Biarritz
rennes-airport | FR | Rennes | 48.0695 | -1.7348 | Rennes Airport | RNS | fr: Aéroport de Rennes
brest-airport | FR | Guipavas | 48.4479 | -4.4185 | Brest Bretagne Airport | BES | fr: Aéroport de Brest-Bretagne
toulon-airport | FR | Hyères | 43.0973 | 6.1460 | Toulon-Hyères Airport | TLN | fr: Aéroport de Toulon-Hyères
perpignan-airport | FR | Perpignan | 42.7404 | 2.8707 | Perpignan Airport | PGF | fr: Aéroport de Perpignan, es: Aeropuerto de Perpiñán
carcassonne-airport | FR | Carcassonne | 43.2160 | 2.3063 | Carcassonne Airport | CCF | fr: Aéroport de Carcassonne
nimes-airport | FR | Nîmes | 43.7574 | 4.4163 | Nîmes Airport | Garons, FNI | fr: Aéroport de Nîmes
beziers-airport | FR | Béziers | 43.3235 | 3.3539 | Béziers Airport | BZR | fr: Aéroport de Béziers
grenoble-airport | FR | Saint-Étienne-de-Saint-Geoirs | 45.3629 | 5.3294 | Grenoble Alpes Isère Airport | GNB | fr: Aéroport de Grenoble-Alpes-Isère, nl: Luchthaven Grenoble
chambery-airport | FR | Le Bourget-du-Lac | 45.6381 | 5.8800 | Chambéry Airport | CMF | fr: Aéroport de Chambéry, nl: Luchthaven Chambéry
clermont-airport | FR | Clermont-Ferrand | 45.7867 | 3.1692 | Clermont-Ferrand Airport | CFE | fr: Aéroport de Clermont-Ferrand
limoges-airport | FR | Limoges | 45.8628 | 1.1794 | Limoges Airport | LIG | fr: Aéroport de Limoges
la-rochelle-airport | FR | La Rochelle | 46.1792 | -1.1953 | La Rochelle Airport | LRH | fr: Aéroport de La Rochelle
tours-airport | FR | Tours | 47.4322 | 0.7276 | Tours Airport | TUF | fr: Aéroport de Tours
caen-airport | FR | Carpiquet | 49.1733 | -0.4500 | Caen Airport | CFR | fr: Aéroport de Caen-Carpiquet
bergerac-airport | FR | Bergerac | 44.8253 | 0.5186 | Bergerac Airport | EGC | fr: Aéroport de Bergerac
metz-nancy-airport | FR | Goin | 48.9821 | 6.2513 | Lorraine Airport | Metz-Nancy airport, ETZ | fr: Aéroport de Metz-Nancy-Lorraine
tarbes-lourdes-airport | FR | Ossun | 43.1787 | -0.0064 | Tarbes-Lourdes Airport | LDE | fr: Aéroport de Tarbes-Lourdes, nl: Luchthaven Tarbes-Lourdes, es: Aeropuerto de Tarbes-Lourdes
pau-airport | FR | Lescar | 43.3800 | -0.4186 | Pau Airport | PUF | fr: Aéroport de Pau-Pyrénées
ajaccio-airport | FR | Ajaccio | 41.9236 | 8.8029 | Ajaccio Airport | AJA | fr: Aéroport d'Ajaccio
bastia-airport | FR | Lucciana | 42.5527 | 9.4837 | Bastia Airport | Poretta, BIA | fr: Aéroport de Bastia
madrid-barajas | ES | Barajas de Madrid | 40.4668 | -3.5710 | Madrid-Barajas Airport T1-T2-T3 | MAD, Adolfo Suárez | nl: Luchthaven Madrid-Barajas T1-T2-T3, de: Flughafen Madrid-Barajas T1-T2-T3, fr: Aéroport de Madrid-Barajas T1-T2-T3, es: Aeropuerto de Madrid-Barajas T1-T2-T3
madrid-barajas-t4 | ES | Barajas de Madrid | 40.4915 | -3.5925 | Madrid-Barajas Airport T4 | Adolfo Suárez T4 | nl: Luchthaven Madrid-Barajas T4, de: Flughafen Madrid-Barajas T4, fr: Aéroport de Madrid-Barajas T4, es: Aeropuerto de Madrid-Barajas T4
barcelona-airport | ES | El Prat de Llobregat | 41.2950 | 2.0750 | Barcelona-El Prat Airport | BCN, Josep Tarradellas | nl: Luchthaven Barcelona-El Prat, de: Flughafen Barcelona-El Prat, fr: Aéroport de Barcelone-El Prat, es: Aeropuerto de Barcelona-El Prat
palma-airport | ES | Palma | 39.5490 | 2.7320 | Palma de Mallorca Airport | PMI, Son Sant Joan | nl: Luchthaven Palma de Mallorca, de: Flughafen Palma de Mallorca, fr: Aéroport de Palma de Majorque, es: Aeropuerto de Palma de Mallorca
malaga-airport | ES | Málaga | 36.6766 | -4.4920 | Málaga-Costa del Sol Airport | AGP, Aeropuerto Pablo Picasso, Aeropuerto Pablo Ruiz Picasso | nl: Luchthaven Málaga, de: Flughafen Málaga, fr: Aéroport de Malaga, es: Aeropuerto de Málaga-Costa del Sol
alicante-airport | ES | Elche | 38.2865 | -0.5540 | Alicante-Elche Airport | ALC | nl: Luchthaven Alicante, de: Flughafen Alicante, fr: Aéroport d'Alicante, es: Aeropuerto de Alicante-Elche
valencia-airport | ES | Manises | 39.4910 | -0.4750 | Valencia Airport | VLC | nl: Luchthaven Valencia, de: Flughafen Valencia, fr: Aéroport de Valence (Espagne), es: Aeropuerto de Valencia
sevilla-airport | ES | Sevilla | 37.4210 | -5.8970 | Seville Airport | SVQ, San Pablo | nl: Luchthaven Sevilla, de: Flughafen Sevilla, fr: Aéroport de Séville, es: Aeropuerto de Sevilla
bilbao-airport | ES | Bilbao | 43.3040 | -2.9070 | Bilbao Airport | BIO, Loiu | nl: Luchthaven Bilbao, de: Flughafen Bilbao, fr: Aéroport de Bilbao, es: Aeropuerto de Bilbao
gran-canaria-airport | ES | Telde | 27.9319 | -15.3866 | Gran Canaria Airport | LPA, Gando | nl: Luchthaven Gran Canaria, de: Flughafen Gran Canaria, fr: Aéroport de Grande Canarie, es: Aeropuerto de Gran Canaria
tenerife-south-airport | ES | Granadilla de Abona | 28.0460 | -16.5725 | Tenerife South Airport | TFS, Reina Sofía | nl: Luchthaven Tenerife-Zuid, de: Flughafen Teneriffa Süd, fr: Aéroport de Tenerife-Sud, es: Aeropuerto de Tenerife Sur
tenerife-north-airport | ES | La Laguna | 28.4850 | -16.3415 | Tenerife North Airport | TFN, Los Rodeos | nl: Luchthaven Tenerife-Noord, de: Flughafen Teneriffa Nord, fr: Aéroport de Tenerife-Nord, es: Aeropuerto de Tenerife Norte
lanzarote-airport | ES | Arrecife | 28.9490 | -13.6060 | Lanzarote Airport | ACE, César Manrique | de: Flughafen Lanzarote, es: Aeropuerto de Lanzarote
fuerteventura-airport | ES | Puerto del Rosario | 28.4527 | -13.8660 | Fuerteventura Airport | FUE | de: Flughafen Fuerteventura, es: Aeropuerto de Fuerteventura
ibiza-airport | ES | Ibiza | 38.8755 | 1.3710 | Ibiza Airport | IBZ | nl: Luchthaven Ibiza, de: Flughafen Ibiza, fr: Aéroport d'Ibiza, es: Aeropuerto de Ibiza
menorca-airport | ES | Maó | 39.8640 | 4.2210 | Menorca Airport | MAH, Aeropuerto de Mahón | de: Flughafen Menorca, es: Aeropuerto de Menorca
girona-airport | ES | Vilobí d'Onyar | 41.9010 | 2.7630 | Girona-Costa Brava Airport | GRO, Aeropuerto de Gerona, Girona Airport | nl: Luchthaven Girona, de: Flughafen Girona, fr: Aéroport de Gérone, es: Aeropuerto de Girona-Costa Brava
reus-airport | ES | Reus | 41.1474 | 1.1672 | Reus Airport | REU | nl: Luchthaven Reus, de: Flughafen Reus, fr: Aéroport de Reus, es: Aeropuerto de Reus
santiago-airport | ES | Santiago de Compostela | 42.8963 | -8.4151 | Santiago-Rosalía de Castro Airport | SCQ, Lavacolla | es: Aeropuerto de Santiago-Rosalía de Castro
a-coruna-airport | ES | Culleredo | 43.3021 | -8.3773 | A Coruña Airport | LCG | es: Aeropuerto de A Coruña
vigo-airport | ES | Vigo | 42.2318 | -8.6268 | Vigo Airport | VGO | es: Aeropuerto de Vigo
asturias-airport | ES | Castrillón | 43.5636 | -6.0346 | Asturias Airport | OVD | es: Aeropuerto de Asturias
santander-airport | ES | Santander | 43.4271 | -3.8200 | Santander Airport | SDR | es: Aeropuerto de Santander
murcia-airport | ES | Murcia | 37.8030 | -1.1250 | Murcia International Airport | Corvera, RMU | es: Aeropuerto de Murcia
almeria-airport | ES | Almería | 36.8439 | -2.3701 | Almería Airport | LEI | es: Aeropuerto de Almería
granada-airport | ES | Granada | 37.1887 | -3.7774 | Granada-Jaén Airport | GRX, Federico García Lorca | es: Aeropuerto de Granada-Jaén
jerez-airport | ES | Jerez de la Frontera | 36.7446 | -6.0601 | Jerez Airport | XRY | es: Aeropuerto de Jerez
valladolid-airport | ES | Valladolid | 41.7061 | -4.8519 | Valladolid Airport | VLL, Villanubla | es: Aeropuerto de Valladolid
san-sebastian-airport | ES | Hondarribia | 43.3565 | -1.7930 | San Sebastián Airport | EAS | es: Aeropuerto de San Sebastián
pamplona-airport | ES | Pamplona | 42.7700 | -1.6463 | Pamplona Airport | PNA, Noáin | es: Aeropuerto de Pamplona
castellon-airport | ES | Vilanova d'Alcolea | 40.2139 | 0.0733 | Castellón Airport | CDT | es: Aeropuerto de Castellón
zurich-airport | CH | Kloten | 47.4520 | 8.5625 | Zurich Airport | ZRH, Kloten | nl: Luchthaven Zürich, de: Flughafen Zürich, fr: Aéroport de Zurich, es: Aeropuerto de Zúrich
geneva-airport | CH | Genève | 46.2310 | 6.1090 | Geneva Airport | GVA, Cointrin | nl: Luchthaven Genève, de: Flughafen Genf, fr: Aéroport de Genève, es: Aeropuerto de Ginebra
vienna-airport | AT | Schwechat | 48.1200 | 16.5620 | Vienna Airport | VIE, Schwechat | nl: Luchthaven Wenen, de: Flughafen Wien-Schwechat, fr: Aéroport de Vienne, es: Aeropuerto de Viena
salzburg-airport | AT | Salzburg | 47.7910 | 13.0010 | Salzburg Airport | SZG | nl: Luchthaven Salzburg, de: Flughafen Salzburg, fr: Aéroport de Salzbourg, es: Aeropuerto de Salzburgo
innsbruck-airport | AT | Innsbruck | 47.2580 | 11.3510 | Innsbruck Airport | INN | nl: Luchthaven Innsbruck, de: Flughafen Innsbruck, fr: Aéroport d'Innsbruck, es: Aeropuerto de Innsbruck
milan-malpensa | IT | Ferno | 45.6275 | 8.7130 | Milan Malpensa Airport | MXP, Malpensa | nl: Luchthaven Milaan-Malpensa, de: Flughafen Mailand-Malpensa, fr: Aéroport de Milan-Malpensa, es: Aeropuerto de Milán-Malpensa
bergamo-airport | IT | Orio al Serio | 45.6680 | 9.7030 | Milan Bergamo Airport | BGY, Orio al Serio | nl: Luchthaven Bergamo, de: Flughafen Bergamo, fr: Aéroport de Bergame, es: Aeropuerto de Bérgamo
rome-fiumicino | IT | Fiumicino | 41.7950 | 12.2500 | Rome Fiumicino Airport | FCO, Leonardo da Vinci | nl: Luchthaven Rome-Fiumicino, de: Flughafen Rom-Fiumicino, fr: Aéroport de Rome-Fiumicino, es: Aeropuerto de Roma-Fiumicino
venice-airport | IT | Venice | 45.5045 | 12.3400 | Venice Marco Polo Airport | VCE | nl: Luchthaven Venetië, de: Flughafen Venedig, fr: Aéroport de Venise, es: Aeropuerto de Venecia
prague-airport | CZ | Prague | 50.1065 | 14.2690 | Prague Airport | PRG, Václav Havel | nl: Luchthaven Praag, de: Flughafen Prag, fr: Aéroport de Prague, es: Aeropuerto de Praga
copenhagen-airport | DK | Tårnby | 55.6295 | 12.6490 | Copenhagen Airport | CPH, Kastrup | nl: Luchthaven Kopenhagen, de: Flughafen Kopenhagen, fr: Aéroport de Copenhague, es: Aeropuerto de Copenhague
billund-airport | DK | Billund | 55.7460 | 9.1480 | Billund Airport | BLL | de: Flughafen Billund
lisbon-airport | PT | Lisbon | 38.7700 | -9.1285 | Lisbon Airport | LIS, Humberto Delgado | nl: Luchthaven Lissabon, de: Flughafen Lissabon, fr: Aéroport de Lisbonne, es: Aeropuerto de Lisboa
porto-airport | PT | Maia | 41.2375 | -8.6710 | Porto Airport | OPO, Francisco Sá Carneiro | nl: Luchthaven Porto, de: Flughafen Porto, fr: Aéroport de Porto, es: Aeropuerto de Oporto
heathrow-airport | GB | Hounslow | 51.4710 | -0.4530 | London Heathrow Airport | LHR, Heathrow | nl: Luchthaven Londen Heathrow, de: Flughafen London-Heathrow, fr: Aéroport de Londres-Heathrow, es: Aeropuerto de Londres-Heathrow
gatwick-airport | GB | Crawley | 51.1560 | -0.1600 | London Gatwick Airport | LGW, Gatwick | nl: Luchthaven Londen Gatwick, de: Flughafen London-Gatwick, fr: Aéroport de Londres-Gatwick, es: Aeropuerto de Londres-Gatwick
stansted-airport | GB | Stansted Mountfitchet | 51.8890 | 0.2620 | London Stansted Airport | STN, Stansted | nl: Luchthaven Londen Stansted, de: Flughafen London-Stansted, fr: Aéroport de Londres-Stansted, es: Aeropuerto de Londres-Stansted
budapest-airport | HU | Vecsés | 47.4335 | 19.2615 | Budapest Airport | BUD, Ferihegy, Liszt Ferenc | nl: Luchthaven Boedapest, de: Flughafen Budapest, fr: Aéroport de Budapest, es: Aeropuerto de Budapest
warsaw-airport | PL | Warsaw | 52.1690 | 20.9710 | Warsaw Chopin Airport | WAW | nl: Luchthaven Warschau, de: Flughafen Warschau, fr: Aéroport de Varsovie, es: Aeropuerto de Varsovia
graz-airport | AT | Feldkirchen bei Graz | 46.9911 | 15.4396 | Graz Airport | GRZ |
linz-airport | AT | Hörsching | 48.2332 | 14.1875 | Linz Airport | LNZ |
klagenfurt-airport | AT | Klagenfurt am Wörthersee | 46.6425 | 14.3377 | Klagenfurt Airport | KLU |
bern-airport | CH | Belp | 46.9141 | 7.4972 | Bern Airport | BRN |
lugano-airport | CH | Agno | 46.0040 | 8.9106 | Lugano Airport | LUG |
st-gallen-altenrhein-airport | CH | Altenrhein | 47.4850 | 9.5608 | St. Gallen-Altenrhein Airport | ACH |
brno-turany-airport | CZ | Brno | 49.1513 | 16.6944 | Brno-Tuřany Airport | BRQ |
ostrava-airport | CZ | Mošnov | 49.6963 | 18.1111 | Ostrava Airport | OSR |
pardubice-airport | CZ | Pardubice | 50.0134 | 15.7386 | Pardubice Airport | PED |
karlovy-vary-airport | CZ | Karlovy Vary | 50.2030 | 12.9150 | Karlovy Vary Airport | KLV |
lubeck-airport | DE | Lübeck | 53.8054 | 10.7192 | Lübeck Airport | LBC |
kassel-airport | DE | Calden | 51.4172 | 9.3849 | Kassel Airport | KSF |
sylt-airport | DE | Westerland | 54.9132 | 8.3405 | Sylt Airport | GWT |
heringsdorf-airport | DE | Seebad Heringsdorf | 53.8787 | 14.1523 | Heringsdorf Airport | HDF |
mannheim-city-airport | DE | Mannheim | 49.4727 | 8.5143 | Mannheim City Airport | MHG |
aalborg-airport | DK | Aalborg | 57.0870 | 9.8720 | Aalborg Airport | AAL |
aarhus-airport | DK | Kolind | 56.3000 | 10.6190 | Aarhus Airport | AAR |
esbjerg-airport | DK | Esbjerg | 55.5259 | 8.5534 | Esbjerg Airport | EBJ |
la-palma-airport | ES | Mazo | 28.6265 | -17.7556 | La Palma Airport | SPC |
la-gomera-airport | ES | Alajeró | 28.0296 | -17.2146 | La Gomera Airport | GMZ |
el-hierro-airport | ES | Valverde | 27.8148 | -17.8871 | El Hierro Airport | VDE |
leon-airport | ES | León | 42.5890 | -5.6556 | León Airport | LEN |
burgos-airport | ES | Burgos | 42.3576 | -3.6207 | Burgos Airport | RGS |
zaragoza-airport | ES | Zaragoza | 41.6625 | -1.0090 | Zaragoza Airport | ZAZ |
lleida-alguaire-airport | ES | Alguaire | 41.7282 | 0.5350 | Lleida-Alguaire Airport | ILD |
badajoz-airport | ES | Badajoz | 38.8913 | -6.8214 | Badajoz Airport | BJZ |
salamanca-airport | ES | Salamanca | 40.9521 | -5.5020 | Salamanca Airport | SLM |
logrono-agoncillo-airport | ES | Agoncillo | 42.4609 | -2.3222 | Logroño-Agoncillo Airport | RJL |
vitoria-airport | ES | Gasteiz / Vitoria | 42.8828 | -2.7245 | Vitoria Airport | VIT |
cordoba-airport | ES | Córdoba | 37.8420 | -4.8489 | Córdoba Airport | ODB |
albacete-airport | ES | Albacete | 38.9485 | -1.8635 | Albacete Airport | ABC |
huesca-pirineos-airport | ES | Huesca | 42.0761 | -0.3167 | Huesca-Pirineos Airport | HSK |
andorra-la-seu-d-urgell-airport | ES | La Seu d'Urgell | 42.3386 | 1.4092 | Andorra-La Seu d'Urgell Airport | LEU |
dole-jura-airport | FR | Tavaux | 47.0427 | 5.4350 | Dole-Jura Airport | DLE |
quimper-bretagne-airport | FR | Pluguffan | 47.9750 | -4.1678 | Quimper Bretagne Airport | UIP |
lorient-bretagne-sud-airport | FR | Ploemeur | 47.7606 | -3.4400 | Lorient Bretagne Sud Airport | LRT |
dinard-bretagne-airport | FR | Pleurtuit | 48.5877 | -2.0800 | Dinard Bretagne Airport | DNR |
deauville-normandie-airport | FR | Deauville | 49.3653 | 0.1543 | Deauville-Normandie Airport | DOL |
rodez-aveyron-airport | FR | Salles-la-Source | 44.4079 | 2.4826 | Rodez-Aveyron Airport | RDZ |
brive-vallee-de-la-dordogne-airport | FR | Brive-la-Gaillarde | 45.0397 | 1.4856 | Brive-Vallée de la Dordogne Airport | BVE |
poitiers-biard-airport | FR | Biard | 46.5877 | 0.3066 | Poitiers-Biard Airport | PIS |
avignon-provence-airport | FR | Avignon | 43.9073 | 4.9018 | Avignon-Provence Airport | AVN |
annecy-mont-blanc-airport | FR | Meythet | 45.9308 | 6.1064 | Annecy Mont-Blanc Airport | NCY |
saint-etienne-loire-airport | FR | Andrézieux-Bouthéon | 45.5406 | 4.2964 | Saint-Étienne-Loire Airport | EBU |
figari-sud-corse-airport | FR | Figari | 41.5006 | 9.0978 | Figari Sud-Corse Airport | FSC |
calvi-sainte-catherine-airport | FR | Calvi | 42.5244 | 8.7931 | Calvi Sainte-Catherine Airport | CLY |
agen-airport | FR | Agen | 44.1747 | 0.5906 | Agen Airport | AGF |
castres-mazamet-airport | FR | Castres | 43.5563 | 2.2892 | Castres-Mazamet Airport | DCM |
le-puy-en-velay-airport | FR | Le Puy-en-Velay | 45.0807 | 3.7629 | Le Puy-en-Velay Airport | LPY |
aurillac-airport | FR | Aurillac | 44.8914 | 2.4219 | Aurillac Airport | AUR |
le-havre-octeville-airport | FR | Le Havre | 49.5339 | 0.0881 | Le Havre-Octeville Airport | LEH |
paris-vatry-airport | FR | Châlons-en-Champagne | 48.7761 | 4.1844 | Paris-Vatry Airport | XCR |
cannes-mandelieu-airport | FR | Mandelieu-la-Napoule | 43.5420 | 6.9535 | Cannes-Mandelieu Airport | CEQ |
london-luton-airport | GB | Luton | 51.8747 | -0.3683 | London Luton Airport | LTN |
london-city-airport | GB | London | 51.5053 | 0.0553 | London City Airport | LCY |
london-southend-airport | GB | Southend-on-Sea | 51.5714 | 0.6956 | London Southend Airport | SEN |
manchester-airport | GB | Manchester | 53.3537 | -2.2750 | Manchester Airport | MAN |
birmingham-airport | GB | Birmingham | 52.4539 | -1.7480 | Birmingham Airport | BHX |
edinburgh-airport | GB | Edinburgh | 55.9500 | -3.3725 | Edinburgh Airport | EDI |
glasgow-airport | GB | Paisley | 55.8719 | -4.4331 | Glasgow Airport | GLA |
glasgow-prestwick-airport | GB | Prestwick | 55.5095 | -4.6110 | Glasgow Prestwick Airport | PIK |
bristol-airport | GB | Bristol | 51.3827 | -2.7191 | Bristol Airport | BRS |
liverpool-john-lennon-airport | GB | Liverpool | 53.3336 | -2.8497 | Liverpool John Lennon Airport | LPL |
newcastle-airport | GB | Newcastle upon Tyne | 55.0375 | -1.7110 | Newcastle Airport | NCL |
leeds-bradford-airport | GB | Yeadon | 53.8659 | -1.6606 | Leeds Bradford Airport | LBA |
east-midlands-airport | GB | Castle Donington | 52.8311 | -1.3281 | East Midlands Airport | EMA |
aberdeen-airport | GB | Dyce | 57.2019 | -2.1978 | Aberdeen Airport | ABZ |
belfast-international-airport | GB | Antrim | 54.6575 | -6.2158 | Belfast International Airport | BFS |
belfast-city-airport | GB | Belfast | 54.6181 | -5.8725 | Belfast City Airport | BHD, George Best Airport, George Best Belfast City Airport |
cardiff-airport | GB | Rhoose | 51.3967 | -3.3433 | Cardiff Airport | CWL |
southampton-airport | GB | Eastleigh | 50.9503 | -1.3568 | Southampton Airport | SOU |
exeter-airport | GB | Exeter | 50.7344 | -3.4139 | Exeter Airport | EXT |
bournemouth-airport | GB | Christchurch | 50.7800 | -1.8425 | Bournemouth Airport | BOH |
norwich-airport | GB | Norwich | 52.6758 | 1.2828 | Norwich Airport | NWI |
inverness-airport | GB | Inverness | 57.5425 | -4.0475 | Inverness Airport | INV |
newquay-airport | GB | Newquay | 50.4406 | -4.9954 | Newquay Airport | NQY |
city-of-derry-airport | GB | Eglinton | 55.0428 | -7.1611 | City of Derry Airport | LDY |
teesside-airport | GB | Darlington | 54.5092 | -1.4294 | Teesside Airport | MME |
dublin-airport | IE | Swords | 53.4273 | -6.2437 | Dublin Airport | DUB |
cork-airport | IE | Cork | 51.8413 | -8.4911 | Cork Airport | ORK |
shannon-airport | IE | Shannon | 52.7020 | -8.9248 | Shannon Airport | SNN |
kerry-airport | IE | Killarney | 52.1809 | -9.5238 | Kerry Airport | KIR |
knock-airport | IE | Charlestown | 53.9103 | -8.8185 | Knock Airport | NOC |
milan-linate-airport | IT | Milan | 45.4610 | 9.2795 | Milan Linate Airport | LIN |
rome-ciampino-airport | IT | Ciampino | 41.7994 | 12.5949 | Rome Ciampino Airport | CIA |
venice-treviso-airport | IT | Treviso | 45.6484 | 12.1944 | Venice Treviso Airport | TSF |
verona-airport | IT | Villafranca di Verona | 45.3957 | 10.8885 | Verona Airport | VRN |
bologna-airport | IT | Bologna | 44.5354 | 11.2887 | Bologna Airport | BLQ |
pisa-airport | IT | Pisa | 43.6990 | 10.3990 | Pisa Airport | PSA |
florence-airport | IT | Florence | 43.8100 | 11.2051 | Florence Airport | FLR |
naples-airport | IT | Naples | 40.8860 | 14.2908 | Naples Airport | NAP |
turin-airport | IT | Caselle Torinese | 45.2008 | 7.6496 | Turin Airport | TRN |
genoa-airport | IT | Genoa | 44.4133 | 8.8375 | Genoa Airport | GOA |
bari-airport | IT | Bari | 41.1389 | 16.7606 | Bari Airport | BRI |
brindisi-airport | IT | Brindisi | 40.6576 | 17.9470 | Brindisi Airport | BDS |
catania-airport | IT | Catania | 37.4668 | 15.0664 | Catania Airport | CTA |
palermo-airport | IT | Cinisi | 38.1855 | 13.1040 | Palermo Airport | PMO |
trapani-airport | IT | Trapani | 37.9114 | 12.4880 | Trapani Airport | TPS |
cagliari-airport | IT | Elmas | 39.2515 | 9.0543 | Cagliari Airport | CAG |
olbia-airport | IT | Olbia | 40.8987 | 9.5176 | Olbia Airport | OLB |
alghero-airport | IT | Alghero | 40.6321 | 8.2908 | Alghero Airport | AHO |
trieste-airport | IT | Ronchi dei Legionari | 45.8275 | 13.4722 | Trieste Airport | TRS |
rimini-airport | IT | Rimini | 44.0203 | 12.6117 | Rimini Airport | RMI |
ancona-airport | IT | Falconara Marittima | 43.6163 | 13.3623 | Ancona Airport | AOI |
perugia-airport | IT | Perugia | 43.0959 | 12.5132 | Perugia Airport | PEG |
pescara-airport | IT | Pescara | 42.4317 | 14.1811 | Pescara Airport | PSR |
lamezia-terme-airport | IT | Lamezia Terme | 38.9054 | 16.2423 | Lamezia Terme Airport | SUF |
parma-airport | IT | Parma | 44.8245 | 10.2964 | Parma Airport | PMF |
bolzano-airport | IT | Bolzano | 46.4603 | 11.3264 | Bolzano Airport | BZO |
cuneo-airport | IT | Levaldigi | 44.5470 | 7.6232 | Cuneo Airport | CUF |
faro-airport | PT | Faro | 37.0144 | -7.9659 | Faro Airport | FAO |
madeira-airport | PT | Santa Cruz | 32.6979 | -16.7745 | Madeira Airport | FNC, Funchal |
ponta-delgada-airport | PT | Ponta Delgada | 37.7412 | -25.6979 | Ponta Delgada Airport | PDL |
stockholm-arlanda-airport | SE | Märsta | 59.6519 | 17.9186 | Stockholm Arlanda Airport | ARN |
stockholm-bromma-airport | SE | Stockholm | 59.3544 | 17.9417 | Stockholm Bromma Airport | BMA |
stockholm-skavsta-airport | SE | Nyköping | 58.7886 | 16.9122 | Stockholm Skavsta Airport | NYO |
stockholm-vasteras-airport | SE | Västerås | 59.5894 | 16.6336 | Stockholm Västerås Airport | VST |
gothenburg-landvetter-airport | SE | Landvetter | 57.6628 | 12.2798 | Gothenburg Landvetter Airport | GOT |
malmo-airport | SE | Svedala | 55.5363 | 13.3762 | Malmö Airport | MMX, Sturup |
vaxjo-smaland-airport | SE | Växjö | 56.9291 | 14.7280 | Växjö Småland Airport | VXO |
kiruna-airport | SE | Kiruna | 67.8220 | 20.3368 | Kiruna Airport | KRN |
lulea-airport | SE | Luleå | 65.5438 | 22.1220 | Luleå Airport | LLA |
umea-airport | SE | Umeå | 63.7918 | 20.2828 | Umeå Airport | UME |
are-ostersund-airport | SE | Östersund | 63.1944 | 14.5003 | Åre Östersund Airport | OSD |
visby-airport | SE | Visby | 57.6628 | 18.3462 | Visby Airport | VBY |
oslo-gardermoen-airport | NO | Gardermoen | 60.1976 | 11.1004 | Oslo Gardermoen Airport | OSL |
sandefjord-torp-airport | NO | Sandefjord | 59.1867 | 10.2586 | Sandefjord Torp Airport | TRF |
bergen-flesland-airport | NO | Bergen | 60.2934 | 5.2181 | Bergen Flesland Airport | BGO |
stavanger-sola-airport | NO | Sola | 58.8767 | 5.6378 | Stavanger Sola Airport | SVG |
trondheim-vaernes-airport | NO | Stjørdalshalsen | 63.4578 | 10.9239 | Trondheim Værnes Airport | TRD |
tromso-airport | NO | Tromsø | 69.6833 | 18.9189 | Tromsø Airport | TOS |
bodo-airport | NO | Bodø | 67.2692 | 14.3653 | Bodø Airport | BOO |
alesund-vigra-airport | NO | Ålesund | 62.5625 | 6.1197 | Ålesund Vigra Airport | AES |
kristiansand-kjevik-airport | NO | Kristiansand | 58.2042 | 8.0854 | Kristiansand Kjevik Airport | KRS |
haugesund-airport | NO | Haugesund | 59.3453 | 5.2084 | Haugesund Airport | HAU |
krakow-airport | PL | Balice | 50.0777 | 19.7848 | Kraków Airport | KRK |
katowice-airport | PL | Pyrzowice | 50.4743 | 19.0800 | Katowice Airport | KTW |
gdansk-airport | PL | Gdańsk | 54.3776 | 18.4662 | Gdańsk Airport | GDN |
wroclaw-airport | PL | Wrocław | 51.1027 | 16.8858 | Wrocław Airport | WRO |
poznan-airport | PL | Poznań | 52.4210 | 16.8263 | Poznań Airport | POZ |
warsaw-modlin-airport | PL | Nowy Dwór Mazowiecki | 52.4511 | 20.6518 | Warsaw Modlin Airport | WMI |
rzeszow-airport | PL | Jasionka | 50.1100 | 22.0190 | Rzeszów Airport | RZE |
szczecin-airport | PL | Goleniów | 53.5847 | 14.9022 | Szczecin Airport | SZZ |
lublin-airport | PL | Świdnik | 51.2403 | 22.7136 | Lublin Airport | LUZ |
bydgoszcz-airport | PL | Bydgoszcz | 53.0968 | 17.9777 | Bydgoszcz Airport | BZG |
lodz-airport | PL | Łódź | 51.7219 | 19.3981 | Łódź Airport | LCJ |
olsztyn-mazury-airport | PL | Szymany | 53.4819 | 20.9377 | Olsztyn-Mazury Airport | SZY |
bratislava-airport | SK | Bratislava | 48.1702 | 17.2127 | Bratislava Airport | BTS |
ljubljana-airport | SI | Kranj | 46.2237 | 14.4576 | Ljubljana Airport | LJU, Brnik |
zagreb-airport | HR | Velika Gorica | 45.7429 | 16.0688 | Zagreb Airport | ZAG |
split-airport | HR | Trogir | 43.5389 | 16.2980 | Split Airport | SPU |
dubrovnik-airport | HR | Čilipi | 42.5614 | 18.2682 | Dubrovnik Airport | DBV |
zadar-airport | HR | Zadar | 44.1083 | 15.3467 | Zadar Airport | ZAD |
pula-airport | HR | Pula | 44.8935 | 13.9222 | Pula Airport | PUY |
athens-airport | GR | Spata | 37.9364 | 23.9445 | Athens Airport | ATH |
thessaloniki-airport | GR | Thessaloníki | 40.5197 | 22.9709 | Thessaloniki Airport | SKG |
helsinki-vantaa-airport | FI | Vantaa | 60.3172 | 24.9633 | Helsinki-Vantaa Airport | HEL |
`;
