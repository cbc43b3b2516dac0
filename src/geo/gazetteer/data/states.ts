/**
 * Provinces, Länder, landscapes and départements as people write them after a town to tell it from its namesakes. No outline is known of
 * them: a middle and how far they reach from there, in kilometres, is enough to tell namesakes apart, which lie far from each other.
 * Provinces that are called by a town of theirs stand in `address/read-province.ts`.
 * Source: own list from general knowledge, good to about fifteen kilometres. Columns: country | latitude | longitude | reach | names.
 */
export const stateRows = `
NL | 52.60 | 4.90 | 55 | Noord-Holland, NH, N-H, North Holland
NL | 52.00 | 4.50 | 50 | Zuid-Holland, ZH, Z-H, South Holland
NL | 51.55 | 5.20 | 75 | Noord-Brabant, Brabant, NB, North Brabant
NL | 52.05 | 5.95 | 57 | Gelderland, Gld, Gelre
NL | 52.45 | 6.45 | 50 | Overijssel, Ov
NL | 50.95 | 5.90 | 28 | Limburg, Lb, Nederlands Limburg
NL | 51.40 | 6.00 | 28 | Limburg, Lb, Nederlands Limburg
NL | 51.65 | 6.02 | 18 | Limburg, Lb, Nederlands Limburg
NL | 52.50 | 5.55 | 35 | Flevoland, Flevo
NL | 53.10 | 5.80 | 55 | Friesland, Fryslân, Frl
NL | 52.90 | 6.60 | 40 | Drenthe, Dr
NL | 51.45 | 3.85 | 50 | Zeeland, Zld
BE | 50.98 | 5.45 | 50 | Limburg, Belgisch Limburg, Limbourg
BE | 51.00 | 3.80 | 45 | Oost-Vlaanderen, Flandre orientale
BE | 51.00 | 3.00 | 45 | West-Vlaanderen, Flandre occidentale
BE | 50.88 | 4.55 | 45 | Vlaams-Brabant, Brabant flamand
BE | 50.67 | 4.58 | 30 | Waals-Brabant, Brabant wallon
BE | 50.50 | 4.00 | 60 | Henegouwen, Hainaut
DE | 51.90 | 8.10 | 100 | Westfalen, Westf, Westfalen-Lippe
DE | 51.50 | 7.50 | 140 | Nordrhein-Westfalen, NRW
DE | 50.95 | 6.80 | 80 | Rheinland, Rhld
DE | 52.80 | 9.20 | 180 | Niedersachsen, Nds
DE | 54.00 | 10.00 | 90 | Holstein
DE | 54.25 | 9.80 | 110 | Schleswig-Holstein
DE | 53.90 | 12.20 | 110 | Mecklenburg, Meckl
DE | 54.00 | 13.20 | 80 | Vorpommern
DE | 53.90 | 12.60 | 150 | Mecklenburg-Vorpommern, MV
DE | 52.00 | 11.70 | 110 | Sachsen-Anhalt
DE | 51.00 | 13.30 | 120 | Sachsen
DE | 50.90 | 11.00 | 95 | Thüringen, Thür
DE | 50.60 | 9.00 | 115 | Hessen
DE | 49.90 | 7.40 | 110 | Rheinland-Pfalz, RLP
DE | 49.35 | 7.90 | 65 | Pfalz
DE | 49.40 | 6.95 | 40 | Saarland, Saar
DE | 48.60 | 9.00 | 150 | Baden-Württemberg
DE | 48.40 | 8.20 | 140 | Baden
DE | 48.80 | 9.40 | 100 | Württemberg, Württ
DE | 48.95 | 11.40 | 200 | Bayern
DE | 47.95 | 11.90 | 95 | Oberbayern, Obb
DE | 48.70 | 12.90 | 85 | Niederbayern, Ndb
DE | 49.40 | 12.10 | 75 | Oberpfalz, OPf
DE | 50.10 | 11.40 | 70 | Oberfranken, Ofr
DE | 49.40 | 10.70 | 65 | Mittelfranken, Mfr
DE | 50.00 | 9.90 | 80 | Unterfranken, Ufr
DE | 49.70 | 10.70 | 120 | Franken
DE | 48.20 | 10.50 | 85 | Schwaben
DE | 52.80 | 7.40 | 50 | Emsland
DE | 53.40 | 7.50 | 50 | Ostfriesland, Ostfr
DE | 51.25 | 8.10 | 50 | Sauerland
DE | 51.00 | 8.00 | 35 | Siegerland
DE | 52.10 | 8.20 | 60 | Teutoburger Wald, TW
DE | 51.75 | 10.70 | 55 | Harz
DE | 50.30 | 6.70 | 60 | Eifel
DE | 49.95 | 7.40 | 45 | Hunsrück
DE | 50.65 | 7.90 | 45 | Westerwald, Ww
DE | 49.60 | 8.90 | 40 | Odenwald
DE | 48.20 | 8.20 | 80 | Schwarzwald
DE | 50.65 | 13.00 | 60 | Erzgebirge, Erzgeb
DE | 50.45 | 12.20 | 40 | Vogtland
DE | 51.30 | 14.50 | 60 | Oberlausitz, OL, Lausitz
FR | 46.10 | 5.35 | 65 | Ain, 01
FR | 49.55 | 3.55 | 65 | Aisne, 02
FR | 46.40 | 3.20 | 65 | Allier, 03
FR | 44.10 | 6.25 | 70 | Alpes-de-Haute-Provence, 04
FR | 44.65 | 6.30 | 65 | Hautes-Alpes, 05
FR | 43.95 | 7.15 | 55 | Alpes-Maritimes, 06
FR | 44.75 | 4.45 | 60 | Ardèche, 07
FR | 49.60 | 4.65 | 55 | Ardennes, 08
FR | 42.95 | 1.50 | 60 | Ariège, 09
FR | 48.30 | 4.20 | 60 | Aube, 10
FR | 43.10 | 2.40 | 60 | Aude, 11
FR | 44.30 | 2.70 | 70 | Aveyron, 12
FR | 43.55 | 5.10 | 60 | Bouches-du-Rhône, 13
FR | 49.10 | -0.35 | 65 | Calvados, 14
FR | 45.05 | 2.65 | 50 | Cantal, 15
FR | 45.70 | 0.20 | 55 | Charente, 16
FR | 45.75 | -0.65 | 75 | Charente-Maritime, 17
FR | 47.05 | 2.50 | 65 | Cher, 18
FR | 45.35 | 1.90 | 50 | Corrèze, 19
FR | 47.40 | 4.75 | 70 | Côte-d'Or, 21
FR | 48.45 | -2.85 | 65 | Côtes-d'Armor, 22
FR | 46.10 | 2.00 | 50 | Creuse, 23
FR | 45.10 | 0.75 | 65 | Dordogne, 24
FR | 47.15 | 6.35 | 60 | Doubs, 25
FR | 44.70 | 5.15 | 65 | Drôme, 26
FR | 49.10 | 1.00 | 55 | Eure, 27
FR | 48.40 | 1.40 | 55 | Eure-et-Loir, 28
FR | 48.25 | -4.05 | 65 | Finistère, 29
FR | 43.95 | 4.15 | 65 | Gard, 30
FR | 43.35 | 1.20 | 75 | Haute-Garonne, 31
FR | 43.70 | 0.45 | 60 | Gers, 32
FR | 44.85 | -0.60 | 85 | Gironde, 33
FR | 43.60 | 3.35 | 60 | Hérault, 34
FR | 48.15 | -1.65 | 60 | Ille-et-Vilaine, 35
FR | 46.80 | 1.55 | 55 | Indre, 36
FR | 47.25 | 0.70 | 55 | Indre-et-Loire, 37
FR | 45.25 | 5.55 | 75 | Isère, 38
FR | 46.75 | 5.70 | 55 | Jura, 39
FR | 43.95 | -0.80 | 70 | Landes, 40
FR | 47.60 | 1.45 | 60 | Loir-et-Cher, 41
FR | 45.75 | 4.15 | 60 | Loire, 42
FR | 45.10 | 3.80 | 50 | Haute-Loire, 43
FR | 47.35 | -1.70 | 65 | Loire-Atlantique, 44
FR | 47.90 | 2.35 | 65 | Loiret, 45
FR | 44.60 | 1.60 | 55 | Lot, 46
FR | 44.35 | 0.45 | 55 | Lot-et-Garonne, 47
FR | 44.50 | 3.50 | 50 | Lozère, 48
FR | 47.40 | -0.55 | 65 | Maine-et-Loire, 49
FR | 49.05 | -1.30 | 75 | Manche, 50
FR | 48.95 | 4.20 | 65 | Marne, 51
FR | 48.10 | 5.20 | 60 | Haute-Marne, 52
FR | 48.15 | -0.65 | 50 | Mayenne, 53
FR | 48.80 | 6.15 | 75 | Meurthe-et-Moselle, 54
FR | 49.00 | 5.40 | 65 | Meuse, 55
FR | 47.85 | -2.80 | 65 | Morbihan, 56
FR | 49.00 | 6.65 | 70 | Moselle, 57
FR | 47.10 | 3.50 | 60 | Nièvre, 58
FR | 50.45 | 3.20 | 80 | Nord, 59
FR | 49.40 | 2.45 | 50 | Oise, 60
FR | 48.60 | 0.10 | 70 | Orne, 61
FR | 50.50 | 2.30 | 75 | Pas-de-Calais, 62
FR | 45.75 | 3.15 | 65 | Puy-de-Dôme, 63
FR | 43.25 | -0.75 | 70 | Pyrénées-Atlantiques, 64
FR | 43.05 | 0.15 | 50 | Hautes-Pyrénées, 65
FR | 42.60 | 2.50 | 60 | Pyrénées-Orientales, 66
FR | 48.65 | 7.55 | 55 | Bas-Rhin, 67
FR | 47.85 | 7.25 | 50 | Haut-Rhin, 68
FR | 45.85 | 4.65 | 45 | Rhône, 69
FR | 47.65 | 6.10 | 55 | Haute-Saône, 70
FR | 46.65 | 4.55 | 65 | Saône-et-Loire, 71
FR | 48.00 | 0.20 | 55 | Sarthe, 72
FR | 45.50 | 6.45 | 60 | Savoie, 73
FR | 46.05 | 6.40 | 50 | Haute-Savoie, 74
FR | 49.65 | 1.05 | 60 | Seine-Maritime, 76
FR | 48.60 | 2.95 | 55 | Seine-et-Marne, 77
FR | 48.80 | 1.85 | 40 | Yvelines, 78
FR | 46.55 | -0.30 | 60 | Deux-Sèvres, 79
FR | 49.95 | 2.30 | 65 | Somme, 80
FR | 43.80 | 2.15 | 55 | Tarn, 81
FR | 44.10 | 1.30 | 50 | Tarn-et-Garonne, 82
FR | 43.45 | 6.25 | 55 | Var, 83
FR | 44.00 | 5.20 | 50 | Vaucluse, 84
FR | 46.70 | -1.30 | 65 | Vendée, 85
FR | 46.55 | 0.50 | 60 | Vienne, 86
FR | 45.85 | 1.30 | 50 | Haute-Vienne, 87
FR | 48.15 | 6.40 | 60 | Vosges, 88
FR | 47.85 | 3.60 | 65 | Yonne, 89
FR | 47.65 | 6.90 | 25 | Territoire de Belfort, 90
FR | 48.52 | 2.25 | 35 | Essonne, 91
FR | 48.84 | 2.24 | 18 | Hauts-de-Seine, 92
FR | 48.91 | 2.48 | 18 | Seine-Saint-Denis, 93
FR | 48.78 | 2.47 | 18 | Val-de-Marne, 94
FR | 49.07 | 2.15 | 35 | Val-d'Oise, 95
ES | 43.25 | -2.90 | 45 | Vizcaya, Bizkaia
ES | 43.15 | -2.20 | 40 | Guipúzcoa, Gipuzkoa
ES | 42.85 | -2.75 | 45 | Álava, Araba
ES | 43.30 | -6.00 | 90 | Asturias
ES | 43.20 | -4.05 | 60 | Cantabria
ES | 42.70 | -1.65 | 75 | Navarra
ES | 42.30 | -2.50 | 50 | La Rioja
ES | 39.20 | -6.15 | 150 | Extremadura
ES | 37.50 | -4.75 | 260 | Andalucía
ES | 41.75 | 1.60 | 150 | Cataluña, Catalunya
ES | 42.75 | -7.90 | 120 | Galicia
AT | 47.25 | 11.60 | 110 | Tirol, Tyrol
ES | 41.75 | -4.80 | 200 | Castilla y León, Castilla-León, CyL
ES | 39.50 | -3.00 | 190 | Castilla-La Mancha, La Mancha
ES | 39.20 | -6.15 | 140 | Extremadura
ES | 41.50 | -0.70 | 160 | Aragón
ES | 42.70 | -1.65 | 80 | Navarra, Nafarroa
ES | 43.35 | -5.90 | 120 | Asturias
ES | 43.20 | -4.00 | 75 | Cantabria
ES | 42.30 | -2.50 | 70 | La Rioja
GB | 53.10 | -0.20 | 65 | Lincolnshire, Lincs
GB | 53.43 | -2.95 | 35 | Merseyside
GB | 54.20 | -1.50 | 75 | North Yorkshire, N Yorks, Yorkshire
GB | 53.75 | -1.65 | 40 | West Yorkshire, W Yorks, Yorkshire
GB | 53.45 | -1.35 | 40 | South Yorkshire, S Yorks, Yorkshire
GB | 53.85 | -0.50 | 50 | East Yorkshire, East Riding, Yorkshire
GB | 53.85 | -2.60 | 55 | Lancashire, Lancs
GB | 53.20 | -2.60 | 50 | Cheshire
GB | 53.50 | -2.30 | 30 | Greater Manchester
GB | 54.60 | -2.90 | 80 | Cumbria
GB | 55.20 | -2.00 | 75 | Northumberland
GB | 54.75 | -1.75 | 50 | County Durham, Co Durham
GB | 53.10 | -1.60 | 50 | Derbyshire, Derbys
GB | 53.10 | -1.00 | 45 | Nottinghamshire, Notts
GB | 52.65 | -1.10 | 40 | Leicestershire, Leics
GB | 52.65 | -0.65 | 20 | Rutland
GB | 52.85 | -2.05 | 45 | Staffordshire, Staffs
GB | 52.65 | -2.75 | 50 | Shropshire, Salop
GB | 52.20 | -2.20 | 40 | Worcestershire, Worcs
GB | 52.10 | -2.75 | 40 | Herefordshire
GB | 52.30 | -1.55 | 40 | Warwickshire, Warks
GB | 52.48 | -1.85 | 30 | West Midlands
GB | 52.30 | -0.85 | 50 | Northamptonshire, Northants
GB | 52.10 | -0.45 | 30 | Bedfordshire, Beds
GB | 52.35 | 0.00 | 50 | Cambridgeshire, Cambs
GB | 52.65 | 0.95 | 65 | Norfolk
GB | 52.20 | 1.05 | 60 | Suffolk
GB | 51.80 | 0.55 | 60 | Essex
GB | 51.80 | -0.20 | 40 | Hertfordshire, Herts
GB | 51.80 | -0.80 | 45 | Buckinghamshire, Bucks
GB | 51.75 | -1.30 | 45 | Oxfordshire, Oxon
GB | 51.85 | -2.10 | 50 | Gloucestershire, Glos
GB | 51.10 | -3.00 | 60 | Somerset
GB | 50.75 | -3.80 | 75 | Devon
GB | 50.40 | -4.90 | 85 | Cornwall
GB | 50.80 | -2.30 | 50 | Dorset
GB | 51.30 | -1.95 | 50 | Wiltshire, Wilts
GB | 51.05 | -1.25 | 55 | Hampshire, Hants
GB | 51.45 | -1.00 | 45 | Berkshire, Berks
GB | 51.25 | -0.45 | 35 | Surrey
GB | 50.95 | -0.45 | 45 | West Sussex, Sussex
GB | 50.95 | 0.25 | 45 | East Sussex, Sussex
GB | 51.25 | 0.75 | 65 | Kent
GB | 50.68 | -1.30 | 25 | Isle of Wight
`;
