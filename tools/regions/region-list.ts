/**
 * Regions, lakes and islands that groups visit and that no bus stop is named after. Names and the towns named here: own list from general
 * knowledge. If a lake or an island has an outline in Natural Earth, that is used (`lake …`, `outline …`), otherwise one of our own circles
 * (`circle latitude longitude kilometres`, several joined by `+`). After `named` only the towns named here count, because those nearby
 * belong to another shore or to none. Columns: key | countries | area | English | Dutch | German | French | Spanish | other names | the
 * towns that groups visit, those first.
 */
export const regionList = `
garda | IT | lake Lago di Garda | Lake Garda | Gardameer | Gardasee | Lac de Garde | Lago de Garda | Lago di Garda | Riva del Garda, Desenzano del Garda, Sirmione, Peschiera del Garda, Bardolino, Malcesine
como | IT | circle 46.02 9.26 16 + circle 45.84 9.08 5 + circle 45.86 9.39 6 + circle 46.15 9.33 8 | Lake Como | Comomeer | Comer See | Lac de Côme | Lago de Como | Lago di Como, Lario | Como, Lecco, Menaggio, Bellagio, Varenna
maggiore | IT CH | circle 45.95 8.62 16 + circle 46.14 8.75 12 + circle 45.80 8.58 12 | Lake Maggiore | Lago Maggiore | Lago Maggiore | Lac Majeur | Lago Mayor | | Verbania, Stresa, Locarno, Ascona, Cannobio, Luino
lugano | CH IT | lake Lago di Lugano - Ceresio | Lake Lugano | Meer van Lugano | Luganersee | Lac de Lugano | Lago de Lugano | Lago di Lugano, Ceresio | Lugano, Porlezza
iseo | IT | lake Lago d' Iseo | Lake Iseo | Iseomeer | Iseosee | Lac d’Iseo | Lago de Iseo | Lago d’Iseo | Iseo, Lovere, Sarnico
trasimeno | IT | lake Trasimeno | Lake Trasimeno | Trasimenomeer | Trasimenischer See | Lac Trasimène | Lago Trasimeno | Lago Trasimeno | Castiglione del Lago, Passignano sul Trasimeno
constance | DE AT CH | lake Bodensee | Lake Constance | Bodensee | Bodensee | Lac de Constance | Lago de Constanza | Bodenmeer | Konstanz, Friedrichshafen, Lindau, Bregenz, Überlingen, Meersburg
geneva-lake | CH FR | lake Lake Geneva | Lake Geneva | Meer van Genève | Genfersee | Lac Léman | Lago Lemán | Lac de Genève, Genfer See, Lago de Ginebra, Meer van Geneve | Genève, Lausanne, Montreux, Vevey, Évian-les-Bains, Thonon-les-Bains
lucerne-lake | CH | lake Vierwaldstttersee | Lake Lucerne | Vierwoudstrekenmeer | Vierwaldstättersee | Lac des Quatre-Cantons | Lago de los Cuatro Cantones | | Luzern, Weggis, Küssnacht
zurich-lake | CH | lake ZUERICH SEE | Lake Zurich | Meer van Zürich | Zürichsee | Lac de Zurich | Lago de Zúrich | | Zürich, Rapperswil, Wädenswil, Horgen
thun-lake | CH | lake THUNER SEE | Lake Thun | Meer van Thun | Thunersee | Lac de Thoune | Lago de Thun | | Thun, Interlaken, Spiez
chiemsee | DE | lake CHIEMSEE | Lake Chiem | Chiemsee | Chiemsee | Chiemsee | Chiemsee | | Prien am Chiemsee, Gstadt am Chiemsee, Seeon-Seebruck, Übersee
starnberg | DE | lake Starnberger See | Lake Starnberg | Starnberger See | Starnberger See | Lac de Starnberg | Lago Starnberg | | Starnberg, Tutzing
mueritz | DE | lake Mritz | Müritz | Müritz | Müritz | Müritz | Müritz | | Waren, Röbel, Rechlin
attersee | AT | lake Attersee | Lake Atter | Attersee | Attersee | Attersee | Attersee | | Seewalchen, Schörfling
woerthersee | AT | lake Wörther See | Lake Wörth | Wörthersee | Wörthersee | Wörthersee | Wörthersee | Wörther See | Klagenfurt am Wörthersee, Pörtschach
wolfgangsee | AT | circle 47.74 13.43 9 | Lake Wolfgang | Wolfgangsee | Wolfgangsee | Wolfgangsee | Wolfgangsee | | Sankt Gilgen, Strobl, Sankt Wolfgang im Salzkammergut
neusiedl | AT HU | lake Neusiedler See | Lake Neusiedl | Neusiedler See | Neusiedler See | Lac de Neusiedl | Lago Neusiedl | Fertő | Neusiedl am See, Rust, Podersdorf am See, Mörbisch am See
balaton | HU | lake Lake Balaton | Lake Balaton | Balatonmeer | Plattensee | Lac Balaton | Lago Balatón | Balaton | Siófok, Balatonfüred, Keszthely, Tihany
annecy-lake | FR | lake Lac d' Annecy | Lake Annecy | Meer van Annecy | Lac d’Annecy | Lac d’Annecy | Lago de Annecy | See von Annecy | Annecy, Talloires, Doussard
bourget | FR | lake Lac du Bourget | Lac du Bourget | Lac du Bourget | Lac du Bourget | Lac du Bourget | Lago de Bourget | | Aix-les-Bains, Le Bourget-du-Lac
ijsselmeer | NL | named lake IJsselmeer | IJsselmeer | IJsselmeer | IJsselmeer | IJsselmeer | IJsselmeer | | Enkhuizen, Medemblik, Lemmer, Urk, Makkum
texel | NL | named circle 53.08 4.82 18 | Texel | Texel | Texel | Texel | Texel | | Den Burg, De Koog, Oudeschild
ameland | NL | named circle 53.45 5.75 16 | Ameland | Ameland | Ameland | Ameland | Ameland | | Nes, Hollum
terschelling | NL | circle 53.39 5.30 15 | Terschelling | Terschelling | Terschelling | Terschelling | Terschelling | | West-Terschelling
vlieland | NL | circle 53.28 5.03 10 | Vlieland | Vlieland | Vlieland | Vlieland | Vlieland | | Oost-Vlieland
schiermonnikoog | NL | circle 53.48 6.18 8 | Schiermonnikoog | Schiermonnikoog | Schiermonnikoog | Schiermonnikoog | Schiermonnikoog | | Schiermonnikoog
veluwe | NL | named circle 52.25 5.83 24 + circle 52.07 5.85 12 | Veluwe | Veluwe | Veluwe | Veluwe | Veluwe | De Veluwe | Apeldoorn, Ede, Barneveld, Harderwijk, Nunspeet, Epe, Otterlo
achterhoek | NL | circle 52.02 6.45 22 | Achterhoek | Achterhoek | Achterhoek | Achterhoek | Achterhoek | De Achterhoek | Doetinchem, Winterswijk, Zutphen, Lichtenvoorde
twente | NL | circle 52.32 6.75 20 | Twente | Twente | Twente | Twente | Twente | | Enschede, Hengelo, Almelo, Oldenzaal
betuwe | NL | named circle 51.91 5.50 20 | Betuwe | Betuwe | Betuwe | Betuwe | Betuwe | De Betuwe | Tiel, Culemborg, Geldermalsen, Elst, Beuningen, Opheusden
drenthe | NL | circle 52.87 6.62 28 | Drenthe | Drenthe | Drenthe | Drenthe | Drente | Drente | Assen, Emmen, Hoogeveen, Meppel, Westerbork
zeeland | NL | circle 51.50 3.75 25 + circle 51.35 3.75 15 | Zeeland | Zeeland | Zeeland | Zélande | Zelanda | Zeeuwse kust | Middelburg, Vlissingen, Goes, Terneuzen, Domburg, Zierikzee, Renesse
friesland | NL | circle 53.10 5.80 32 | Friesland | Friesland | Westfriesland | Frise | Frisia | Fryslân | Leeuwarden, Sneek, Heerenveen, Drachten, Harlingen, Bolsward
south-limburg | NL | circle 50.87 5.88 16 | South Limburg | Zuid-Limburg | Südlimburg | Limbourg du Sud | Limburgo del Sur | Heuvelland | Maastricht, Heerlen, Kerkrade, Valkenburg
kempen | BE NL | circle 51.25 5.05 25 | Kempen | Kempen | Kempen | Campine | Campiña | De Kempen | Turnhout, Herentals, Geel, Mol
belgian-coast | BE | circle 51.10 2.62 9 + circle 51.16 2.77 8 + circle 51.24 2.95 8 + circle 51.33 3.20 10 | Belgian coast | Belgische kust | Belgische Küste | Côte belge | Costa belga | De kust, Vlaamse kust | Oostende, Knokke-Heist, Blankenberge, De Haan, Nieuwpoort, De Panne, Koksijde
ardennes | BE FR LU | outline Ardennes | Ardennes | Ardennen | Ardennen | Ardenne | Ardenas | De Ardennen, Belgische Ardennen, Les Ardennes | Durbuy, La Roche-en-Ardenne, Bastogne, Bouillon, Spa, Dinant
sauerland | DE | circle 51.22 8.25 36 | Sauerland | Sauerland | Sauerland | Sauerland | Sauerland | Hochsauerland | Winterberg, Willingen, Schmallenberg, Meschede, Olpe, Brilon
eifel | DE | circle 50.35 6.65 36 | Eifel | Eifel | Eifel | Eifel | Eifel | De Eifel | Monschau, Daun, Gerolstein, Bad Münstereifel, Mayen, Prüm
moselle | DE | circle 50.15 7.15 14 + circle 49.97 7.05 14 + circle 49.85 6.75 16 + circle 50.28 7.42 12 | Moselle | Moezel | Mosel | Moselle | Mosela | Moezelstreek, De Moezel, Moseltal | Cochem, Bernkastel-Kues, Traben-Trarbach, Trier, Zell
rhine-valley | DE | circle 50.13 7.68 16 + circle 50.00 7.88 10 | Middle Rhine | Midden-Rijn | Mittelrhein | Rhin moyen | Rin medio | Mittelrheintal, Rheintal, Loreley | Boppard, Rüdesheim am Rhein, Bingen am Rhein, Sankt Goar, Bacharach
harz | DE | named outline Harz | Harz | Harz | Harz | Harz | Harz | De Harz, Oberharz | Goslar, Wernigerode, Braunlage, Bad Harzburg, Quedlinburg, Clausthal-Zellerfeld
black-forest | DE | circle 48.05 8.10 30 + circle 48.50 8.30 26 | Black Forest | Zwarte Woud | Schwarzwald | Forêt-Noire | Selva Negra | Hochschwarzwald | Freiburg, Titisee-Neustadt, Freudenstadt, Triberg, Baiersbronn, Baden-Baden
bavarian-forest | DE | outline Böhmerwald | Bavarian Forest | Beierse Woud | Bayerischer Wald | Forêt de Bavière | Selva de Baviera | Böhmerwald | Zwiesel, Bodenmais, Regen, Passau, Cham
ore-mountains | DE CZ | outline Erzgebirge | Ore Mountains | Ertsgebergte | Erzgebirge | Monts Métallifères | Montes Metálicos | | Annaberg-Buchholz, Schwarzenberg, Seiffen
saxon-switzerland | DE | circle 50.93 14.10 14 | Saxon Switzerland | Saksisch Zwitserland | Sächsische Schweiz | Suisse saxonne | Suiza sajona | Elbsandsteingebirge | Bad Schandau, Pirna, Königstein
allgaeu | DE | circle 47.60 10.35 30 | Allgäu | Allgäu | Allgäu | Allgäu | Algovia | | Kempten, Oberstdorf, Füssen, Sonthofen, Immenstadt im Allgäu
lueneburg-heath | DE | circle 53.08 10.00 30 | Lüneburg Heath | Lüneburger Heide | Lüneburger Heide | Lande de Lunebourg | Brezal de Luneburgo | | Lüneburg, Soltau, Schneverdingen, Bispingen, Celle
east-frisia | DE | circle 53.45 7.40 32 | East Frisia | Oost-Friesland | Ostfriesland | Frise orientale | Frisia Oriental | | Emden, Aurich, Norden, Leer, Wittmund
spreewald | DE | circle 51.90 13.95 20 | Spreewald | Spreewald | Spreewald | Forêt de la Sprée | Bosque del Spree | | Lübbenau, Lübben, Burg, Cottbus
ruegen | DE | named circle 54.42 13.42 28 | Rügen | Rügen | Rügen | Rügen | Rügen | Insel Rügen, Rugia | Ostseebad Binz, Bergen auf Rügen, Sassnitz, Ostseebad Sellin, Putbus, Ostseebad Göhren, Sagard, Garz
usedom | DE PL | named circle 54.00 14.02 24 | Usedom | Usedom | Usedom | Usedom | Usedom | Insel Usedom | Koserow, Świnoujście, Seebad Heringsdorf, Ostseebad Zinnowitz
sylt | DE | circle 54.90 8.33 18 | Sylt | Sylt | Sylt | Sylt | Sylt | Insel Sylt | Westerland, List
fehmarn | DE | named circle 54.45 11.15 14 | Fehmarn | Fehmarn | Fehmarn | Fehmarn | Fehmarn | Insel Fehmarn | Fehmarn
german-baltic | DE | circle 54.10 10.80 18 + circle 54.15 11.90 16 + circle 54.00 11.20 14 | German Baltic coast | Duitse Oostzeekust | Ostseeküste | Côte baltique allemande | Costa báltica alemana | Ostsee, Oostzee | Timmendorfer Strand, Grömitz, Ostseebad Kühlungsborn
normandy | FR | circle 49.20 -0.40 55 + circle 48.85 -1.30 40 + circle 49.45 1.05 35 + circle 49.60 -1.60 20 | Normandy | Normandië | Normandie | Normandie | Normandía | Normandie | Caen, Rouen, Le Havre, Bayeux, Deauville, Honfleur, Étretat, Cherbourg-Octeville
brittany | FR | circle 48.10 -2.00 60 + circle 48.05 -3.00 60 + circle 48.20 -4.00 50 | Brittany | Bretagne | Bretagne | Bretagne | Bretaña | | Rennes, Saint-Malo, Quimper, Brest, Vannes, Lorient, Saint-Brieuc, Carnac
provence | FR | named circle 43.70 5.00 55 + circle 43.75 5.90 40 | Provence | Provence | Provence | Provence | Provenza | La Provence | Aix-en-Provence, Avignon, Marseille, Arles, Orange, Manosque, Saint-Rémy-de-Provence
cote-d-azur | FR | circle 43.60 7.15 24 + circle 43.40 6.78 16 + circle 43.26 6.63 14 | French Riviera | Côte d’Azur | Côte d’Azur | Côte d’Azur | Costa Azul | Französische Riviera, Blauwe Kust | Nice, Cannes, Antibes, Menton, Saint-Raphaël, Saint-Tropez, Fréjus
alsace | FR | circle 48.60 7.60 35 + circle 48.10 7.30 30 + circle 47.75 7.28 22 | Alsace | Elzas | Elsass | Alsace | Alsacia | | Strasbourg, Colmar, Mulhouse, Riquewihr, Obernai, Ribeauvillé
vosges | FR | named outline Vosges | Vosges | Vogezen | Vogesen | Vosges | Vosgos | Les Vosges | Gérardmer, La Bresse, Épinal, Munster, Saint-Dié-des-Vosges
burgundy | FR | named circle 47.10 4.80 60 + circle 47.75 3.60 40 | Burgundy | Bourgondië | Burgund | Bourgogne | Borgoña | | Dijon, Beaune, Auxerre, Mâcon, Chalon-sur-Saône, Autun
champagne | FR | circle 49.10 4.00 40 + circle 48.30 4.10 35 | Champagne | Champagne | Champagne | Champagne | Champaña | | Reims, Épernay, Châlons-en-Champagne, Troyes
loire-valley | FR | circle 47.40 0.70 45 + circle 47.60 1.40 35 + circle 47.35 -0.30 35 | Loire Valley | Loirestreek | Loiretal | Val de Loire | Valle del Loira | Châteaux de la Loire, Loire | Tours, Blois, Amboise, Saumur, Angers
dordogne | FR | circle 44.90 0.95 40 | Dordogne | Dordogne | Dordogne | Dordogne | Dordoña | Périgord | Sarlat-la-Canéda, Périgueux, Bergerac
ardeche | FR | circle 44.55 4.45 35 | Ardèche | Ardèche | Ardèche | Ardèche | Ardèche | Gorges de l’Ardèche, Ardèche Gorges, Ardècheschlucht, Gargantas del Ardèche | Vallon-Pont-d'Arc, Aubenas, Ruoms, Privas
verdon | FR | circle 43.80 6.30 24 | Verdon Gorge | Gorges du Verdon | Verdonschlucht | Gorges du Verdon | Gargantas del Verdon | Gorge du Verdon, Grand Canyon du Verdon, Verdon, Gorges de Verdon, Cañón del Verdon | Castellane, Riez
tarn-gorges | FR | named circle 44.25 3.25 30 | Tarn Gorges | Gorges du Tarn | Tarnschlucht | Gorges du Tarn | Gargantas del Tarn | | Millau, Florac
auvergne | FR | named circle 45.60 3.00 60 | Auvergne | Auvergne | Auvergne | Auvergne | Auvernia | | Clermont-Ferrand, Vichy, Issoire
camargue | FR | circle 43.55 4.50 22 | Camargue | Camargue | Camargue | Camargue | Camarga | | Arles, Saintes-Maries-de-la-Mer, Aigues-Mortes
languedoc | FR | circle 43.50 3.60 45 + circle 43.20 2.80 35 | Languedoc | Languedoc | Languedoc | Languedoc | Languedoc | | Montpellier, Béziers, Narbonne, Sète, Carcassonne
jura | FR CH | named outline Jura | Jura | Jura | Jura | Jura | Jura | Le Jura | Lons-le-Saunier, Les Rousses, Morez, Saint-Claude, Pontarlier
savoy | FR | circle 45.60 6.50 50 + circle 46.00 6.50 35 | Savoy | Savoie | Savoyen | Savoie | Saboya | Haute-Savoie, Hoog-Savoye | Chambéry, Annecy, Chamonix-Mont-Blanc, Albertville, Bourg-Saint-Maurice
opal-coast | FR | circle 50.75 1.62 22 + circle 50.45 1.60 18 | Opal Coast | Opaalkust | Opalküste | Côte d’Opale | Costa de Ópalo | | Calais, Boulogne-sur-Mer, Le Touquet-Paris-Plage, Wimereux
corsica | FR | outline Corse | Corsica | Corsica | Korsika | Corse | Córcega | | Ajaccio, Bastia, Calvi, Porto-Vecchio, Corte
costa-brava | ES | circle 41.70 2.85 14 + circle 41.90 3.15 16 + circle 42.25 3.15 18 | Costa Brava | Costa Brava | Costa Brava | Costa Brava | Costa Brava | | Lloret de Mar, Blanes, Tossa de Mar, Roses, Palamós, Sant Feliu de Guíxols
costa-dorada | ES | circle 41.10 1.20 20 + circle 41.20 1.60 14 | Costa Dorada | Costa Dorada | Costa Dorada | Costa Dorada | Costa Dorada | Costa Daurada | Salou, Cambrils, Tarragona, Calafell
costa-blanca | ES | circle 38.55 -0.10 24 + circle 38.20 -0.55 22 + circle 38.80 0.10 16 | Costa Blanca | Costa Blanca | Costa Blanca | Costa Blanca | Costa Blanca | | Benidorm, Alicante, Torrevieja, Denia, Calp
costa-del-sol | ES | circle 36.60 -4.60 22 + circle 36.48 -5.00 18 + circle 36.75 -4.00 16 | Costa del Sol | Costa del Sol | Costa del Sol | Costa del Sol | Costa del Sol | | Málaga, Torremolinos, Benalmádena, Fuengirola, Marbella, Nerja
costa-de-la-luz | ES | circle 36.45 -6.20 28 + circle 37.22 -7.05 24 | Costa de la Luz | Costa de la Luz | Costa de la Luz | Costa de la Luz | Costa de la Luz | | Cádiz, Conil de la Frontera, Chiclana de la Frontera, Isla Cristina, Huelva
mallorca | ES | outline Mallorca | Majorca | Mallorca | Mallorca | Majorque | Mallorca | | Palma, Alcúdia, Magaluf, Manacor, Sóller, Port de Pollença
menorca | ES | outline Menorca | Menorca | Menorca | Menorca | Minorque | Menorca | Minorca | Maó, Ciutadella
ibiza | ES | outline Ibiza | Ibiza | Ibiza | Ibiza | Ibiza | Ibiza | Eivissa | Ibiza, Sant Antoni de Portmany, Santa Eulària des Riu
tenerife | ES | circle 28.27 -16.60 45 | Tenerife | Tenerife | Teneriffa | Ténérife | Tenerife | | Santa Cruz de Tenerife, Los Cristianos, Puerto de la Cruz, Adeje
gran-canaria | ES | circle 27.95 -15.58 30 | Gran Canaria | Gran Canaria | Gran Canaria | Grande Canarie | Gran Canaria | | Las Palmas de Gran Canaria, Maspalomas, Mogán, Telde
lanzarote | ES | circle 29.03 -13.65 30 | Lanzarote | Lanzarote | Lanzarote | Lanzarote | Lanzarote | | Arrecife, Puerto del Carmen, Costa Teguise, Playa Blanca
fuerteventura | ES | circle 28.40 -14.00 55 | Fuerteventura | Fuerteventura | Fuerteventura | Fuerteventura | Fuerteventura | | Puerto del Rosario, Corralejo
andalusia | ES | named circle 37.40 -4.80 190 | Andalusia | Andalusië | Andalusien | Andalousie | Andalucía | | Sevilla, Granada, Córdoba, Málaga, Ronda, Jaén, Marbella, Almería
catalonia | ES | named circle 41.60 1.90 90 | Catalonia | Catalonië | Katalonien | Catalogne | Cataluña | Catalunya | Barcelona, Girona, Tarragona, Lleida, Sitges
galicia | ES | circle 42.80 -8.10 70 | Galicia | Galicië | Galicien | Galice | Galicia | | Santiago de Compostela, A Coruña, Vigo, Lugo, Ourense, Pontevedra
asturias | ES | circle 43.35 -5.80 55 | Asturias | Asturië | Asturien | Asturies | Asturias | | Oviedo, Gijón, Avilés, Cangas de Onís
basque-country | ES | circle 43.10 -2.50 55 | Basque Country | Baskenland | Baskenland | Pays basque espagnol | País Vasco | Euskadi | Bilbao, San Sebastián, Vitoria-Gasteiz
sierra-nevada | ES | circle 37.08 -3.40 22 | Sierra Nevada | Sierra Nevada | Sierra Nevada | Sierra Nevada | Sierra Nevada | | Monachil, Granada, Lanjarón
algarve | PT | circle 37.10 -8.20 45 + circle 37.15 -8.70 30 | Algarve | Algarve | Algarve | Algarve | Algarve | | Faro, Albufeira, Lagos, Portimão, Tavira
madeira | PT | circle 32.75 -17.00 32 | Madeira | Madeira | Madeira | Madère | Madeira | | Funchal, Machico, Câmara de Lobos
tuscany | IT | named circle 43.50 11.20 60 + circle 43.80 10.60 35 | Tuscany | Toscane | Toskana | Toscane | Toscana | | Firenze, Siena, Pisa, Lucca, San Gimignano, Montecatini Terme, Arezzo, Prato, Viareggio, Livorno
umbria | IT | circle 42.95 12.50 45 | Umbria | Umbrië | Umbrien | Ombrie | Umbría | | Perugia, Assisi, Orvieto, Spoleto
liguria | IT | circle 44.35 9.00 40 + circle 44.00 8.10 30 + circle 44.12 9.75 20 | Liguria | Ligurië | Ligurien | Ligurie | Liguria | | Genova, Sanremo, La Spezia, Rapallo, Alassio
cinque-terre | IT | circle 44.13 9.70 14 | Cinque Terre | Cinque Terre | Cinque Terre | Cinque Terre | Cinque Terre | | La Spezia, Monterosso al Mare, Riomaggiore, Levanto
amalfi-coast | IT | circle 40.65 14.55 20 | Amalfi Coast | Amalfikust | Amalfiküste | Côte amalfitaine | Costa Amalfitana | Costiera Amalfitana | Sorrento, Amalfi, Positano, Salerno, Ravello
south-tyrol | IT | circle 46.65 11.35 55 | South Tyrol | Zuid-Tirol | Südtirol | Haut-Adige | Tirol del Sur | Alto Adige | Bolzano, Merano, Bressanone, Brunico, Ortisei
dolomites | IT | circle 46.50 11.90 32 | Dolomites | Dolomieten | Dolomiten | Dolomites | Dolomitas | Dolomiti | Cortina d'Ampezzo, Canazei, Corvara in Badia, Ortisei, San Candido
apulia | IT | circle 40.90 17.00 60 + circle 40.25 18.10 40 | Apulia | Apulië | Apulien | Pouilles | Apulia | Puglia | Bari, Lecce, Alberobello, Ostuni, Brindisi
sicily | IT | outline Sicilia | Sicily | Sicilië | Sizilien | Sicile | Sicilia | | Palermo, Catania, Taormina, Siracusa, Agrigento
sardinia | IT | outline Sardegna | Sardinia | Sardinië | Sardinien | Sardaigne | Cerdeña | | Cagliari, Olbia, Alghero, Sassari
elba | IT | circle 42.78 10.27 16 | Elba | Elba | Elba | Elbe | Elba | Isola d’Elba | Portoferraio, Porto Azzurro, Capoliveri
tyrol | AT | circle 47.25 11.40 45 + circle 47.40 12.20 35 + circle 47.10 10.50 30 | Tyrol | Tirol | Tirol | Tyrol | Tirol | | Innsbruck, Kitzbühel, Mayrhofen, Seefeld in Tirol, Sölden, Kufstein
zillertal | AT | circle 47.25 11.90 18 | Zillertal | Zillertal | Zillertal | Zillertal | Zillertal | | Mayrhofen, Zell am Ziller, Fügen, Gerlos
oetztal | AT | circle 47.05 10.95 20 | Ötztal | Ötztal | Ötztal | Ötztal | Ötztal | | Sölden, Längenfeld, Oetz
stubai | AT | circle 47.12 11.30 14 | Stubai Valley | Stubaital | Stubaital | Vallée de Stubai | Valle de Stubai | Stubai | Neustift im Stubaital, Fulpmes
pitztal | AT | named circle 47.10 10.85 16 | Pitztal | Pitztal | Pitztal | Pitztal | Pitztal | | Imst, Wenns, Arzl im Pitztal
montafon | AT | circle 47.05 9.95 14 | Montafon | Montafon | Montafon | Montafon | Montafon | | Schruns, Gaschurn, Bludenz
salzkammergut | AT | circle 47.70 13.60 26 | Salzkammergut | Salzkammergut | Salzkammergut | Salzkammergut | Salzkammergut | | Hallstatt, Bad Ischl, Gmunden, Sankt Gilgen, Bad Aussee
carinthia | AT | circle 46.70 13.90 60 | Carinthia | Karinthië | Kärnten | Carinthie | Carintia | | Klagenfurt am Wörthersee, Villach, Spittal an der Drau, Bad Kleinkirchheim
styria | AT | named circle 47.25 15.00 70 | Styria | Stiermarken | Steiermark | Styrie | Estiria | | Graz, Leoben, Mariazell, Bruck an der Mur
vorarlberg | AT | circle 47.30 9.90 30 | Vorarlberg | Vorarlberg | Vorarlberg | Vorarlberg | Vorarlberg | | Bregenz, Dornbirn, Lech, Feldkirch
wachau | AT | circle 48.37 15.45 20 | Wachau | Wachau | Wachau | Wachau | Wachau | | Krems an der Donau, Melk, Spitz
bernese-oberland | CH | circle 46.60 7.95 30 | Bernese Oberland | Berner Oberland | Berner Oberland | Oberland bernois | Oberland bernés | | Interlaken, Grindelwald, Thun, Adelboden
valais | CH | named circle 46.20 7.60 55 | Valais | Wallis | Wallis | Valais | Valais | | Sion, Brig, Zermatt, Verbier, Saas-Fee
engadin | CH | circle 46.55 9.95 30 | Engadin | Engadin | Engadin | Engadine | Engadina | Oberengadin | Sankt Moritz, Pontresina, Samedan, Scuol
ticino | CH | circle 46.25 8.90 35 | Ticino | Ticino | Tessin | Tessin | Tesino | | Lugano, Locarno, Bellinzona, Ascona
giant-mountains | CZ PL | circle 50.72 15.65 26 | Giant Mountains | Reuzengebergte | Riesengebirge | Monts des Géants | Montes Gigantes | Krkonoše, Karkonosze | Špindlerův Mlýn, Harrachov, Vrchlabí, Karpacz
bohemian-paradise | CZ | circle 50.55 15.20 18 | Bohemian Paradise | Boheems Paradijs | Böhmisches Paradies | Paradis de Bohême | Paraíso de Bohemia | Český ráj | Jičín, Turnov
masuria | PL | circle 53.90 21.60 50 | Masuria | Mazurië | Masuren | Mazurie | Masuria | Mazury | Giżycko, Mikołajki, Mrągowo, Olsztyn
istria | HR SI | circle 45.20 13.85 36 | Istria | Istrië | Istrien | Istrie | Istria | Istra | Pula, Rovinj, Poreč, Umag, Opatija
dalmatia | HR | outline Dalmatia | Dalmatia | Dalmatië | Dalmatien | Dalmatie | Dalmacia | Dalmacija | Split, Zadar, Šibenik, Dubrovnik, Makarska, Trogir
crete | GR | outline Crete | Crete | Kreta | Kreta | Crète | Creta | | Irákleion, Chaniá, Réthymno, Ágios Nikólaos
rhodes | GR | outline Rhodes | Rhodes | Rhodos | Rhodos | Rhodes | Rodas | | Ródos, Faliraki
malta | MT | outline Malta | Malta | Malta | Malta | Malte | Malta | | Valletta, Sliema, San Pawl il-Baħar
lofoten | NO | circle 68.20 14.00 60 | Lofoten | Lofoten | Lofoten | Lofoten | Lofoten | | Svolvær, Leknes
jutland | DK | circle 56.00 9.20 75 + circle 57.00 9.70 45 | Jutland | Jutland | Jütland | Jutland | Jutlandia | Jylland | Aarhus, Aalborg, Billund, Esbjerg, Kolding
bornholm | DK | circle 55.13 14.92 24 | Bornholm | Bornholm | Bornholm | Bornholm | Bornholm | | Rønne, Nexø
cornwall | GB | circle 50.35 -4.95 50 | Cornwall | Cornwall | Cornwall | Cornouailles | Cornualles | | Truro, Newquay, St Ives, Penzance, Falmouth
cotswolds | GB | circle 51.85 -1.85 28 | Cotswolds | Cotswolds | Cotswolds | Cotswolds | Cotswolds | The Cotswolds | Cheltenham, Stow on the Wold, Cirencester, Moreton in Marsh
lake-district | GB | circle 54.50 -3.05 30 | Lake District | Lake District | Lake District | Lake District | Distrito de los Lagos | | Windermere, Keswick, Ambleside, Kendal
isle-of-wight | GB | named circle 50.68 -1.30 18 | Isle of Wight | Wight | Isle of Wight | Île de Wight | Isla de Wight | | Newport, Cowes, Ryde, Sandown
formentera | ES | circle 38.70 1.45 12 | Formentera | Formentera | Formentera | Formentera | Formentera | | Sant Francesc de Formentera
foehr | DE | circle 54.71 8.50 9 | Föhr | Föhr | Föhr | Föhr | Föhr | Insel Föhr, Foehr | Wyk auf Föhr
ile-de-re | FR | circle 46.20 -1.41 15 | Île de Ré | Île de Ré | Île de Ré | Île de Ré | Isla de Ré | Ile de Re | Saint-Martin-de-Ré, La Flotte
oleron | FR | circle 45.92 -1.30 17 | Île d’Oléron | Île d’Oléron | Île d’Oléron | Île d’Oléron | Isla de Oléron | Oléron | Saint-Pierre-d'Oléron
noirmoutier | FR | circle 47.00 -2.26 9 | Île de Noirmoutier | Île de Noirmoutier | Île de Noirmoutier | Île de Noirmoutier | Isla de Noirmoutier | Noirmoutier | Noirmoutier-en-l'Île
belle-ile | FR | circle 47.33 -3.19 12 | Belle-Île | Belle-Île | Belle-Île | Belle-Île-en-Mer | Belle-Île | Belle-Île | Le Palais
skye | GB | named circle 57.35 -6.20 40 | Isle of Skye | Skye | Isle of Skye | Île de Skye | Isla de Skye | Skye | Portree
santorini | GR | circle 36.41 25.44 12 | Santorini | Santorini | Santorin | Santorin | Santorini | Thira, Santorín | Fira
andorra | AD | circle 42.55 1.58 24 | Andorra | Andorra | Andorra | Andorre | Andorra | | Andorra la Vella, les Escaldes, Encamp, Pas de la Casa, Canillo, la Massana
la-palma | ES | circle 28.68 -17.86 25 | La Palma | La Palma | La Palma | La Palma | La Palma | Isla de La Palma | Santa Cruz de la Palma, Los Llanos de Aridane
la-gomera | ES | circle 28.11 -17.23 16 | La Gomera | La Gomera | La Gomera | La Gomera | La Gomera | Gomera | San Sebastián de la Gomera
el-hierro | ES | circle 27.74 -18.03 16 | El Hierro | El Hierro | El Hierro | El Hierro | El Hierro | | Valverde
gozo | MT | circle 36.04 14.25 9 | Gozo | Gozo | Gozo | Gozo | Gozo | | Victoria
gotland | SE | circle 57.50 18.50 60 | Gotland | Gotland | Gotland | Gotland | Gotland | | Visby
`;
