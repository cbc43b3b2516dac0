/**
 * Sights, abbeys, castles, museums, parks, memorials and large works of Germany that groups travel to.
 * Source: own list from general knowledge (2026-11), good to about a kilometre; that each row lies in its country and near its town is
 * tested. Columns: key | country | town | latitude | longitude | name | other names | names by language.
 */
export const sightRowsOfGermany = `
dortmunder-u | DE | Dortmund | 51.5149 | 7.4533 | Dortmunder U |  |
deutsches-fussballmuseum | DE | Dortmund | 51.5070 | 7.4570 | Deutsches Fußballmuseum | Fußballmuseum Dortmund |
semperoper | DE | Dresden | 51.0544 | 13.7352 | Semperoper | Semperoper Dresden |
frauenkirche-dresden | DE | Dresden | 51.0519 | 13.7415 | Frauenkirche Dresden | Frauenkirche |
volkerschlachtdenkmal | DE | Leipzig | 51.3124 | 12.4132 | Völkerschlachtdenkmal | Völkerschlachtdenkmal Leipzig |
kloster-eberbach | DE | Eltville | 50.0428 | 8.0465 | Kloster Eberbach | Eberbach Abbey |
kloster-banz | DE | Bad Staffelstein | 50.1330 | 11.0000 | Kloster Banz |  |
basilika-vierzehnheiligen | DE | Bad Staffelstein | 50.1163 | 11.0553 | Basilika Vierzehnheiligen | Vierzehnheiligen |
hermannsdenkmal | DE | Detmold | 51.9115 | 8.8394 | Hermannsdenkmal | Hermannsdenkmal Detmold |
externsteine | DE | Horn | 51.8688 | 8.9175 | Externsteine |  |
schloss-linderhof | DE | Unterammergau | 47.5714 | 10.9608 | Schloss Linderhof | Linderhof Palace |
kloster-ettal | DE | Oberammergau | 47.5690 | 11.0940 | Kloster Ettal |  |
herreninsel | DE | Prien am Chiemsee | 47.8600 | 12.3660 | Herreninsel |  |
fraueninsel | DE | Prien am Chiemsee | 47.8600 | 12.3660 | Fraueninsel |  |
prien-stock | DE | Prien am Chiemsee | 47.8600 | 12.3660 | Prien-Stock |  |
schloss-lichtenstein | DE | Pfullingen | 48.4065 | 9.2586 | Schloss Lichtenstein | Burg Lichtenstein, Lichtenstein Castle |
marksburg | DE | Braubach | 50.2722 | 7.6504 | Marksburg |  |
loreley | DE | Sankt Goarshausen | 50.1390 | 7.7290 | Loreley | Loreley Freilichtbühne |
loreleyfelsen | DE | Sankt Goarshausen | 50.1390 | 7.7290 | Loreleyfelsen |  |
lorelei | DE | Sankt Goarshausen | 50.1390 | 7.7290 | Lorelei |  |
deutsches-eck | DE | Koblenz | 50.3642 | 7.6056 | Deutsches Eck | Deutsches Eck Koblenz |
festung-ehrenbreitstein | DE | Koblenz | 50.3650 | 7.6150 | Festung Ehrenbreitstein | Ehrenbreitstein |
bastei | DE | Lohmen | 50.9620 | 14.0730 | Bastei | Parkplatz Bastei |
basteibrucke | DE | Lohmen | 50.9620 | 14.0730 | Basteibrücke | Bastei Sächsische Schweiz |
festung-konigstein | DE | Königstein | 50.9190 | 14.0570 | Festung Königstein |  |
saalburg | DE | Bad Homburg vor der Höhe | 50.2714 | 8.5664 | Saalburg | Römerkastell Saalburg |
edertalsperre | DE | Waldeck | 51.1800 | 9.0600 | Edertalsperre |  |
brocken | DE | Wernigerode | 51.7650 | 10.6670 | Brocken |  |
brockenbahn | DE | Wernigerode | 51.8410 | 10.7900 | Brockenbahn |  |
schloss-wernigerode | DE | Wernigerode | 51.8300 | 10.7930 | Schloss Wernigerode |  |
vogelsang-ip | DE | Schleiden | 50.5840 | 6.4470 | Vogelsang IP |  |
vogelsang | DE | Schleiden | 50.5840 | 6.4470 | Vogelsang |  |
ordensburg-vogelsang | DE | Schleiden | 50.5840 | 6.4470 | Ordensburg Vogelsang |  |
konigsstuhl | DE | Saßnitz | 54.5570 | 13.6110 | Königsstuhl | Nationalpark-Zentrum Königsstuhl, Königsstuhl Rügen |
kreidefelsen-rugen | DE | Saßnitz | 54.5570 | 13.6110 | Kreidefelsen Rügen |  |
prora | DE | Ostseebad Binz | 54.4390 | 13.5700 | Prora |  |
jagdschloss-granitz | DE | Ostseebad Binz | 54.3805 | 13.6275 | Jagdschloss Granitz |  |
erlebnispark-ziegenhagen | DE | Witzenhausen | 51.3640 | 9.7630 | Erlebnispark Ziegenhagen |  |
taunus-wunderland | DE | Schlangenbad | 50.1090 | 8.0720 | Taunus Wunderland |  |
eifelpark-gondorf | DE | Bitburg | 49.9790 | 6.5860 | Eifelpark Gondorf | Eifelpark |
tierpark-sababurg | DE | Hofgeismar | 51.5430 | 9.5230 | Tierpark Sababurg | Sababurg, Dornröschenschloss Sababurg |
point-alpha | DE | Geisa | 50.7230 | 9.9270 | Point Alpha | Gedenkstätte Point Alpha |
kz-gedenkstatte-mittelbau-dora | DE | Nordhausen | 51.5350 | 10.7490 | KZ-Gedenkstätte Mittelbau-Dora | KZ Mittelbau-Dora, Mittelbau-Dora |
kz-gedenkstatte-flossenburg | DE | Flossenbürg | 49.7350 | 12.3560 | KZ-Gedenkstätte Flossenbürg |  |
kz-flossenburg | DE | Flossenbürg | 49.7350 | 12.3560 | KZ Flossenbürg |  |
mahn-und-gedenkstatte-ravensbruck | DE | Fürstenberg | 53.1900 | 13.1650 | Mahn- und Gedenkstätte Ravensbrück | Ravensbrück, KZ Ravensbrück |
kz-gedenkstatte-neuengamme | DE | Hamburg | 53.4300 | 10.2320 | KZ-Gedenkstätte Neuengamme | KZ Neuengamme |
kehlsteinhaus | DE | Berchtesgaden | 47.6310 | 13.0410 | Kehlsteinhaus |  |
eagle-s-nest | DE | Berchtesgaden | 47.6310 | 13.0410 | Eagle's Nest |  |
dokumentation-obersalzberg | DE | Berchtesgaden | 47.6310 | 13.0400 | Dokumentation Obersalzberg |  |
obersalzberg | DE | Berchtesgaden | 47.6310 | 13.0400 | Obersalzberg |  |
salzbergwerk-berchtesgaden | DE | Berchtesgaden | 47.6340 | 13.0130 | Salzbergwerk Berchtesgaden |  |
zeche-zollverein | DE | Essen | 51.4866 | 7.0428 | Zeche Zollverein | Zollverein, UNESCO-Welterbe Zollverein |
ruhr-museum | DE | Essen | 51.4866 | 7.0428 | Ruhr Museum |  |
villa-hugel | DE | Essen | 51.4060 | 7.0070 | Villa Hügel |  |
centro | DE | Oberhausen | 51.4920 | 6.8720 | CentrO | Centro Oberhausen, Westfield Centro |
gasometer-oberhausen | DE | Oberhausen | 51.4920 | 6.8720 | Gasometer Oberhausen |  |
sea-life-oberhausen | DE | Oberhausen | 51.4920 | 6.8720 | Sea Life Oberhausen |  |
rudolf-weber-arena | DE | Oberhausen | 51.4920 | 6.8720 | Rudolf Weber-Arena |  |
landschaftspark-duisburg-nord | DE | Duisburg | 51.4810 | 6.7830 | Landschaftspark Duisburg-Nord | Landschaftspark Nord |
deutsches-bergbau-museum | DE | Bochum | 51.4890 | 7.2170 | Deutsches Bergbau-Museum | Deutsches Bergbau-Museum Bochum |
bergbaumuseum-bochum | DE | Bochum | 51.4890 | 7.2170 | Bergbaumuseum Bochum |  |
starlight-express-theater | DE | Bochum | 51.4930 | 7.2360 | Starlight Express Theater | Starlight Express |
lwl-freilichtmuseum-hagen | DE | Hagen | 51.3260 | 7.4920 | LWL-Freilichtmuseum Hagen | Freilichtmuseum Hagen |
wuppertaler-zoo | DE | Wuppertal | 51.2410 | 7.1080 | Wuppertaler Zoo |  |
zoo-wuppertal | DE | Wuppertal | 51.2410 | 7.1080 | Zoo Wuppertal |  |
gruner-zoo-wuppertal | DE | Wuppertal | 51.2410 | 7.1080 | Grüner Zoo Wuppertal |  |
schloss-burg | DE | Solingen | 51.1370 | 7.1510 | Schloss Burg | Schloss Burg an der Wupper |
mungstener-brucke | DE | Solingen | 51.1607 | 7.1335 | Müngstener Brücke |  |
altenberger-dom | DE | Odenthal | 51.0550 | 7.1330 | Altenberger Dom |  |
bergischer-dom | DE | Odenthal | 51.0550 | 7.1330 | Bergischer Dom |  |
lvr-freilichtmuseum-kommern | DE | Mechernich | 50.6110 | 6.6310 | LVR-Freilichtmuseum Kommern | Freilichtmuseum Kommern, Kommern |
neanderthal-museum | DE | Mettmann | 51.2270 | 6.9510 | Neanderthal Museum |  |
neandertal | DE | Mettmann | 51.2270 | 6.9510 | Neandertal |  |
archaologischer-park-xanten | DE | Xanten | 51.6680 | 6.4450 | Archäologischer Park Xanten | LVR-Archäologischer Park Xanten |
apx-xanten | DE | Xanten | 51.6680 | 6.4450 | APX Xanten |  |
wunderland-kalkar | DE | Kalkar | 51.7630 | 6.3270 | Wunderland Kalkar |  |
kloster-kamp | DE | Kamp-Lintfort | 51.5010 | 6.5190 | Kloster Kamp |  |
schloss-drachenburg | DE | Königswinter | 50.6700 | 7.2060 | Schloss Drachenburg |  |
petersberg | DE | Königswinter | 50.6855 | 7.2085 | Petersberg |  |
siebengebirge | DE | Königswinter | 50.6700 | 7.2060 | Siebengebirge |  |
haus-der-geschichte | DE | Bonn | 50.7180 | 7.1180 | Haus der Geschichte |  |
bundeskunsthalle | DE | Bonn | 50.7180 | 7.1180 | Bundeskunsthalle |  |
museumsmeile-bonn | DE | Bonn | 50.7180 | 7.1180 | Museumsmeile Bonn |  |
rheinaue-bonn | DE | Bonn | 50.7120 | 7.1450 | Rheinaue Bonn |  |
schloss-augustusburg | DE | Brühl | 50.8280 | 6.9070 | Schloss Augustusburg | Schlösser Augustusburg und Falkenlust |
kolner-zoo | DE | Köln | 50.9580 | 6.9740 | Kölner Zoo | Kölner Seilbahn |
zoo-koln | DE | Köln | 50.9580 | 6.9740 | Zoo Köln |  |
flora-koln | DE | Köln | 50.9580 | 6.9740 | Flora Köln |  |
schokoladenmuseum | DE | Köln | 50.9320 | 6.9640 | Schokoladenmuseum | Schokoladenmuseum Köln |
rheinauhafen | DE | Köln | 50.9320 | 6.9640 | Rheinauhafen |  |
kloster-maria-laach | DE | Mendig | 50.4025 | 7.2520 | Kloster Maria Laach | Maria Laach |
abtei-maria-laach | DE | Mendig | 50.4025 | 7.2520 | Abtei Maria Laach |  |
geysir-andernach | DE | Andernach | 50.4450 | 7.3980 | Geysir Andernach | Geysir-Zentrum |
burg-stahleck | DE | Bacharach | 50.0600 | 7.7660 | Burg Stahleck | Jugendherberge Burg Stahleck |
reichsburg-cochem | DE | Cochem | 50.1420 | 7.1660 | Reichsburg Cochem | Burg Cochem |
porta-nigra | DE | Trier | 49.7597 | 6.6440 | Porta Nigra | Porta Nigra Trier |
dauner-maare | DE | Daun | 50.1740 | 6.8500 | Dauner Maare |  |
maarmuseum | DE | Manderscheid | 50.1000 | 6.8100 | Maarmuseum |  |
cloef | DE | Mettlach | 49.4990 | 6.5640 | Cloef |  |
technik-museum-speyer | DE | Speyer | 49.3120 | 8.4480 | Technik Museum Speyer |  |
technikmuseum-speyer | DE | Speyer | 49.3120 | 8.4480 | Technikmuseum Speyer |  |
speyerer-dom | DE | Speyer | 49.3173 | 8.4423 | Speyerer Dom |  |
dom-zu-speyer | DE | Speyer | 49.3173 | 8.4423 | Dom zu Speyer |  |
kaiserdom-speyer | DE | Speyer | 49.3173 | 8.4423 | Kaiserdom Speyer |  |
technik-museum-sinsheim | DE | Sinsheim | 49.2390 | 8.8970 | Technik Museum Sinsheim |  |
technikmuseum-sinsheim | DE | Sinsheim | 49.2390 | 8.8970 | Technikmuseum Sinsheim |  |
auto-und-technikmuseum-sinsheim | DE | Sinsheim | 49.2390 | 8.8970 | Auto- und Technikmuseum Sinsheim |  |
hambacher-schloss | DE | Neustadt | 49.3250 | 8.1190 | Hambacher Schloss |  |
burg-trifels | DE | Annweiler am Trifels | 49.1930 | 7.9760 | Burg Trifels | Trifels |
durkheimer-riesenfass | DE | Bad Dürkheim | 49.4640 | 8.1760 | Dürkheimer Riesenfass |  |
wurstmarkt-bad-durkheim | DE | Bad Dürkheim | 49.4640 | 8.1760 | Wurstmarkt Bad Dürkheim |  |
mathildenhohe | DE | Darmstadt | 49.8770 | 8.6680 | Mathildenhöhe |  |
grube-messel | DE | Messel | 49.9170 | 8.7560 | Grube Messel |  |
kloster-lorsch | DE | Lorsch | 49.6540 | 8.5690 | Kloster Lorsch |  |
hessenpark | DE | Wehrheim | 50.2770 | 8.5300 | Hessenpark | Freilichtmuseum Hessenpark |
grosser-feldberg | DE | Oberursel | 50.2320 | 8.4570 | Großer Feldberg | Feldberg Taunus |
opel-zoo | DE | Kronberg | 50.1850 | 8.5370 | Opel-Zoo |  |
opelzoo | DE | Kronberg | 50.1850 | 8.5370 | Opelzoo |  |
stiftsruine-bad-hersfeld | DE | Bad Hersfeld | 50.8690 | 9.7030 | Stiftsruine Bad Hersfeld |  |
fuldaer-dom | DE | Fulda | 50.5540 | 9.6720 | Fuldaer Dom |  |
dom-zu-fulda | DE | Fulda | 50.5540 | 9.6720 | Dom zu Fulda |  |
wasserkuppe | DE | Gersfeld | 50.4980 | 9.9370 | Wasserkuppe |  |
bergpark-wilhelmshohe | DE | Kassel | 51.3160 | 9.3930 | Bergpark Wilhelmshöhe | Schloss Wilhelmshöhe |
herkules-kassel | DE | Kassel | 51.3160 | 9.3930 | Herkules Kassel |  |
fridericianum | DE | Kassel | 51.3130 | 9.4980 | Fridericianum |  |
documenta-halle | DE | Kassel | 51.3130 | 9.4980 | documenta Halle |  |
kloster-haina | DE | Haina | 51.0270 | 8.9720 | Kloster Haina |  |
leica-welt | DE | Wetzlar | 50.5540 | 8.5370 | Leica Welt |  |
leitz-park-wetzlar | DE | Wetzlar | 50.5540 | 8.5370 | Leitz-Park Wetzlar |  |
limburger-dom | DE | Limburg an der Lahn | 50.3890 | 8.0670 | Limburger Dom |  |
schloss-corvey | DE | Höxter | 51.7780 | 9.4100 | Schloss Corvey | Kloster Corvey, Corvey |
munchhausen-museum | DE | Bodenwerder | 51.9720 | 9.5180 | Münchhausen-Museum |  |
rattenfangerhaus | DE | Hameln | 52.1030 | 9.3570 | Rattenfängerhaus |  |
kaiser-wilhelm-denkmal | DE | Porta Westfalica | 52.2470 | 8.9060 | Kaiser-Wilhelm-Denkmal | Porta Westfalica Denkmal |
wasserstrassenkreuz-minden | DE | Minden | 52.3060 | 8.9250 | Wasserstraßenkreuz Minden |  |
potts-park | DE | Minden | 52.2800 | 8.8600 | Potts Park |  |
schloss-buckeburg | DE | Bückeburg | 52.2600 | 9.0460 | Schloss Bückeburg |  |
steinzeichen-steinbergen | DE | Rinteln | 52.2130 | 9.1230 | Steinzeichen Steinbergen |  |
wisentgehege-springe | DE | Springe | 52.1760 | 9.5310 | Wisentgehege Springe |  |
schloss-marienburg | DE | Pattensen | 52.1670 | 9.7750 | Schloss Marienburg |  |
herrenhauser-garten | DE | Hannover | 52.3920 | 9.6970 | Herrenhäuser Gärten |  |
schloss-herrenhausen | DE | Hannover | 52.3920 | 9.6970 | Schloss Herrenhausen |  |
bergwerk-rammelsberg | DE | Goslar | 51.8920 | 10.4190 | Bergwerk Rammelsberg | Rammelsberg |
hexentanzplatz | DE | Thale | 51.7370 | 11.0230 | Hexentanzplatz |  |
bodetal | DE | Thale | 51.7370 | 11.0230 | Bodetal |  |
seilbahnen-thale | DE | Thale | 51.7370 | 11.0230 | Seilbahnen Thale |  |
rubelander-tropfsteinhohlen | DE | Rübeland | 51.7560 | 10.8430 | Rübeländer Tropfsteinhöhlen |  |
baumannshohle | DE | Rübeland | 51.7560 | 10.8430 | Baumannshöhle |  |
herzog-august-bibliothek | DE | Wolfenbüttel | 52.1630 | 10.5300 | Herzog August Bibliothek |  |
schloss-celle | DE | Celle | 52.6240 | 10.0760 | Schloss Celle |  |
weltvogelpark-walsrode | DE | Walsrode | 52.8810 | 9.5980 | Weltvogelpark Walsrode | Vogelpark Walsrode |
snow-dome-bispingen | DE | Bispingen | 53.1000 | 9.9800 | Snow Dome Bispingen |  |
ralf-schumacher-kartcenter | DE | Bispingen | 53.1000 | 9.9800 | Ralf Schumacher Kartcenter |  |
deutsches-salzmuseum | DE | Lüneburg | 53.2490 | 10.4080 | Deutsches Salzmuseum |  |
schwedenspeicher | DE | Stade | 53.6020 | 9.4760 | Schwedenspeicher |  |
museumsdorf-cloppenburg | DE | Cloppenburg | 52.8480 | 8.0560 | Museumsdorf Cloppenburg |  |
meyer-werft | DE | Papenburg | 53.0990 | 7.3650 | Meyer Werft | Meyer Werft Papenburg |
ferienzentrum-schloss-dankern | DE | Haren | 52.8060 | 7.2270 | Ferienzentrum Schloss Dankern | Schloss Dankern |
museum-kalkriese | DE | Osnabrück | 52.4070 | 8.1290 | Museum Kalkriese | Varusschlacht Kalkriese, Kalkriese |
varusschlacht-museum | DE | Bramsche | 52.4080 | 8.1300 | Varusschlacht Museum |  |
allwetterzoo-munster | DE | Münster | 51.9480 | 7.5940 | Allwetterzoo Münster |  |
muhlenhof | DE | Münster | 51.9480 | 7.5940 | Mühlenhof |  |
schloss-nordkirchen | DE | Nordkirchen | 51.7350 | 7.5320 | Schloss Nordkirchen |  |
burg-vischering | DE | Lüdinghausen | 51.7790 | 7.4240 | Burg Vischering |  |
mohnetalsperre | DE | Möhnesee | 51.4895 | 8.0590 | Möhnetalsperre | Möhnesee Sperrmauer, Sperrmauer Möhnesee |
ramsbeck-bergwerk | DE | Bestwig | 51.3150 | 8.4000 | Ramsbeck Bergwerk |  |
sauerlander-besucherbergwerk | DE | Bestwig | 51.3150 | 8.4000 | Sauerländer Besucherbergwerk |  |
atta-hohle | DE | Attendorn | 51.1290 | 7.9160 | Atta-Höhle |  |
attahohle | DE | Attendorn | 51.1290 | 7.9160 | Attahöhle |  |
bruchhauser-steine | DE | Olsberg | 51.3270 | 8.5410 | Bruchhauser Steine |  |
heinz-nixdorf-museumsforum | DE | Paderborn | 51.7310 | 8.7350 | Heinz Nixdorf MuseumsForum | Heinz Nixdorf Forum |
wewelsburg | DE | Büren | 51.6070 | 8.6515 | Wewelsburg |  |
sparrenburg | DE | Bielefeld | 52.0150 | 8.5270 | Sparrenburg |  |
safariland-stukenbrock | DE | Hövelhof | 51.8750 | 8.6590 | Safariland Stukenbrock |  |
zoo-safaripark-stukenbrock | DE | Hövelhof | 51.8750 | 8.6590 | Zoo Safaripark Stukenbrock |  |
rulantica | DE | Rust | 48.2790 | 7.7400 | Rulantica |  |
titisee-schwarzwald | DE | Titisee-Neustadt | 47.9050 | 8.1460 | Titisee Schwarzwald |  |
triberger-wasserfalle | DE | Triberg | 48.1300 | 8.2260 | Triberger Wasserfälle |  |
triberg-wasserfall | DE | Triberg | 48.1300 | 8.2260 | Triberg Wasserfall |  |
freilichtmuseum-vogtsbauernhof | DE | Gutach | 48.2700 | 8.2000 | Freilichtmuseum Vogtsbauernhof | Vogtsbauernhof |
festspielhaus-baden-baden | DE | Baden-Baden | 48.7600 | 8.2390 | Festspielhaus Baden-Baden |  |
caracalla-therme | DE | Baden-Baden | 48.7600 | 8.2390 | Caracalla Therme |  |
friedrichsbad | DE | Baden-Baden | 48.7600 | 8.2390 | Friedrichsbad |  |
casino-baden-baden | DE | Baden-Baden | 48.7600 | 8.2390 | Casino Baden-Baden |  |
kurhaus-baden-baden | DE | Baden-Baden | 48.7600 | 8.2390 | Kurhaus Baden-Baden |  |
kloster-maulbronn | DE | Maulbronn | 49.0010 | 8.8120 | Kloster Maulbronn |  |
baumwipfelpfad-schwarzwald | DE | Bad Wildbad | 48.7490 | 8.5380 | Baumwipfelpfad Schwarzwald | Baumwipfelpfad Bad Wildbad |
residenzschloss-ludwigsburg | DE | Ludwigsburg | 48.9000 | 9.1960 | Residenzschloss Ludwigsburg | Schloss Ludwigsburg |
bluhendes-barock | DE | Ludwigsburg | 48.9000 | 9.1960 | Blühendes Barock |  |
porsche-arena | DE | Stuttgart | 48.7960 | 9.2230 | Porsche-Arena |  |
hanns-martin-schleyer-halle | DE | Stuttgart | 48.7960 | 9.2230 | Hanns-Martin-Schleyer-Halle |  |
porsche-museum | DE | Stuttgart | 48.8340 | 9.1520 | Porsche Museum |  |
schloss-sigmaringen | DE | Sigmaringen | 48.0880 | 9.2160 | Schloss Sigmaringen |  |
pfahlbauten-unteruhldingen | DE | Uhldingen-Mühlhofen | 47.7250 | 9.2270 | Pfahlbauten Unteruhldingen | Unteruhldingen |
pfahlbaumuseum | DE | Uhldingen-Mühlhofen | 47.7250 | 9.2270 | Pfahlbaumuseum |  |
schloss-salem | DE | Salem | 47.7760 | 9.2770 | Schloss Salem |  |
affenberg-salem | DE | Salem | 47.7570 | 9.2570 | Affenberg Salem |  |
zeppelin-museum | DE | Friedrichshafen | 47.6500 | 9.4830 | Zeppelin Museum |  |
wallfahrtskirche-birnau | DE | Überlingen | 47.7460 | 9.2200 | Wallfahrtskirche Birnau | Birnau |
basilika-birnau | DE | Überlingen | 47.7460 | 9.2200 | Basilika Birnau |  |
kloster-beuron | DE | Fridingen an der Donau | 48.0510 | 8.9680 | Kloster Beuron |  |
blautopf | DE | Blaubeuren | 48.4160 | 9.7840 | Blautopf |  |
ulmer-munster | DE | Ulm | 48.3985 | 9.9925 | Ulmer Münster |  |
outletcity-metzingen | DE | Metzingen | 48.5360 | 9.2780 | Outletcity Metzingen |  |
kloster-zwiefalten | DE | Zwiefalten | 48.2320 | 9.4620 | Kloster Zwiefalten |  |
meteorkrater-museum | DE | Heidenheim an der Brenz | 48.6870 | 10.0630 | Meteorkrater-Museum |  |
kloster-andechs | DE | Andechs | 47.9740 | 11.1830 | Kloster Andechs |  |
kloster-benediktbeuern | DE | Benediktbeuern | 47.7075 | 11.4000 | Kloster Benediktbeuern |  |
passionstheater-oberammergau | DE | Oberammergau | 47.5970 | 11.0650 | Passionstheater Oberammergau | Passionstheater |
passionsspiele-oberammergau | DE | Oberammergau | 47.5970 | 11.0650 | Passionsspiele Oberammergau |  |
wieskirche | DE | Steingaden | 47.6812 | 10.9003 | Wieskirche |  |
schloss-hohenschwangau | DE | Schwangau | 47.5557 | 10.7358 | Schloss Hohenschwangau | Hohenschwangau |
tegelbergbahn | DE | Schwangau | 47.5690 | 10.7580 | Tegelbergbahn |  |
festspielhaus-neuschwanstein | DE | Füssen | 47.5830 | 10.7180 | Festspielhaus Neuschwanstein | Festspielhaus Füssen |
kloster-ottobeuren | DE | Ottobeuren | 47.9410 | 10.2990 | Kloster Ottobeuren |  |
kloster-weltenburg | DE | Kelheim | 48.9000 | 11.8160 | Kloster Weltenburg | Weltenburg |
befreiungshalle-kelheim | DE | Kelheim | 48.9185 | 11.8605 | Befreiungshalle Kelheim |  |
walhalla | DE | Donaustauf | 49.0310 | 12.2240 | Walhalla |  |
steinerne-brucke | DE | Regensburg | 49.0190 | 12.0970 | Steinerne Brücke |  |
regensburger-dom | DE | Regensburg | 49.0190 | 12.0970 | Regensburger Dom |  |
veste-oberhaus | DE | Passau | 48.5740 | 13.4650 | Veste Oberhaus |  |
dreiflusseeck | DE | Passau | 48.5740 | 13.4650 | Dreiflüsseeck |  |
gnadenkapelle-altotting | DE | Altötting | 48.2260 | 12.6770 | Gnadenkapelle Altötting |  |
burg-zu-burghausen | DE | Burghausen | 48.1560 | 12.8310 | Burg zu Burghausen |  |
papsthaus-marktl | DE | Marktl | 48.2530 | 12.8430 | Papsthaus Marktl |  |
baumwipfelpfad-bayerischer-wald | DE | Neuschönau | 48.8890 | 13.4880 | Baumwipfelpfad Bayerischer Wald | Nationalpark Bayerischer Wald |
freizeit-land-geiselwind | DE | Geiselwind | 49.7780 | 10.4690 | Freizeit-Land Geiselwind |  |
freizeitpark-geiselwind | DE | Geiselwind | 49.7780 | 10.4690 | Freizeitpark Geiselwind |  |
freizeitland-geiselwind | DE | Geiselwind | 49.7780 | 10.4690 | Freizeitland Geiselwind |  |
residenz-wurzburg | DE | Würzburg | 49.7929 | 9.9393 | Residenz Würzburg | Würzburger Residenz |
festung-marienberg | DE | Würzburg | 49.7900 | 9.9210 | Festung Marienberg |  |
festspielhaus-bayreuth | DE | Bayreuth | 49.9600 | 11.5800 | Festspielhaus Bayreuth | Bayreuther Festspielhaus |
veste-coburg | DE | Coburg | 50.2640 | 10.9820 | Veste Coburg |  |
felsenlabyrinth-luisenburg | DE | Wunsiedel | 50.0170 | 11.9870 | Felsenlabyrinth Luisenburg | Luisenburg |
dokumentationszentrum-reichsparteitagsge | DE | Nürnberg | 49.4340 | 11.1130 | Dokumentationszentrum Reichsparteitagsgelände | Reichsparteitagsgelände |
dutzendteich | DE | Nürnberg | 49.4340 | 11.1130 | Dutzendteich |  |
nurnberger-burg | DE | Nürnberg | 49.4580 | 11.0760 | Nürnberger Burg |  |
kaiserburg-nurnberg | DE | Nürnberg | 49.4580 | 11.0760 | Kaiserburg Nürnberg |  |
christkindlesmarkt | DE | Nürnberg | 49.4580 | 11.0760 | Christkindlesmarkt |  |
schloss-moritzburg | DE | Moritzburg | 51.1680 | 13.6800 | Schloss Moritzburg |  |
albrechtsburg-meissen | DE | Meissen | 51.1660 | 13.4710 | Albrechtsburg Meißen | Albrechtsburg |
porzellanmanufaktur-meissen | DE | Meissen | 51.1660 | 13.4710 | Porzellanmanufaktur Meissen |  |
barockgarten-grosssedlitz | DE | Heidenau | 50.9620 | 13.8890 | Barockgarten Großsedlitz |  |
schloss-pillnitz | DE | Dresden | 51.0090 | 13.8700 | Schloss Pillnitz |  |
furst-puckler-park | DE | Bad Muskau | 51.5510 | 14.7250 | Fürst-Pückler-Park | Muskauer Park |
schloss-colditz | DE | Colditz | 51.1310 | 12.8070 | Schloss Colditz |  |
colditz-castle | DE | Colditz | 51.1310 | 12.8070 | Colditz Castle |  |
schloss-augustusburg-sachsen | DE | Augustusburg | 50.8140 | 13.1000 | Schloss Augustusburg Sachsen |  |
spielzeugmuseum-seiffen | DE | Seiffen | 50.6460 | 13.4510 | Spielzeugmuseum Seiffen |  |
spreewaldhafen-lubbenau | DE | Lübbenau | 51.8660 | 13.9680 | Spreewaldhafen Lübbenau |  |
spreewald-lubbenau | DE | Lübbenau | 51.8660 | 13.9680 | Spreewald Lübbenau |  |
grosser-hafen-lubbenau | DE | Lübbenau | 51.8660 | 13.9680 | Großer Hafen Lübbenau |  |
schloss-cecilienhof | DE | Potsdam | 52.4190 | 13.0710 | Schloss Cecilienhof | Cecilienhof |
berliner-dom | DE | Berlin | 52.5190 | 13.4010 | Berliner Dom |  |
museumsinsel | DE | Berlin | 52.5190 | 13.4010 | Museumsinsel |  |
lustgarten-berlin | DE | Berlin | 52.5190 | 13.4010 | Lustgarten Berlin |  |
berliner-fernsehturm | DE | Berlin | 52.5208 | 13.4094 | Berliner Fernsehturm | Fernsehturm, Fernsehturm Berlin |
gedenkstatte-berliner-mauer | DE | Berlin | 52.5350 | 13.3900 | Gedenkstätte Berliner Mauer | Berliner Mauer |
bernauer-strasse | DE | Berlin | 52.5350 | 13.3900 | Bernauer Straße |  |
east-side-gallery | DE | Berlin | 52.5050 | 13.4390 | East Side Gallery |  |
denkmal-fur-die-ermordeten-juden-europas | DE | Berlin | 52.5140 | 13.3790 | Denkmal für die ermordeten Juden Europas |  |
holocaust-mahnmal | DE | Berlin | 52.5140 | 13.3790 | Holocaust-Mahnmal |  |
schloss-charlottenburg | DE | Berlin | 52.5200 | 13.2950 | Schloss Charlottenburg | Charlottenburg Palace |
tierpark-berlin | DE | Berlin | 52.5020 | 13.5290 | Tierpark Berlin |  |
schloss-friedrichsfelde | DE | Berlin | 52.5020 | 13.5290 | Schloss Friedrichsfelde |  |
kadewe | DE | Berlin | 52.5020 | 13.3420 | KaDeWe |  |
gedenkstatte-berlin-hohenschonhausen | DE | Berlin | 52.5390 | 13.4990 | Gedenkstätte Berlin-Hohenschönhausen |  |
tempelhofer-feld | DE | Berlin | 52.4740 | 13.4010 | Tempelhofer Feld |  |
flughafen-tempelhof | DE | Berlin | 52.4830 | 13.3880 | Flughafen Tempelhof |  |
industriemuseum-ludwigsfelde | DE | Ludwigsfelde | 52.2990 | 13.2560 | Industriemuseum Ludwigsfelde |  |
schlosskirche-wittenberg | DE | Wittenberg | 51.8660 | 12.6370 | Schlosskirche Wittenberg |  |
worlitzer-park | DE | Wörlitz | 51.8450 | 12.4170 | Wörlitzer Park |  |
gartenreich-worlitz | DE | Wörlitz | 51.8450 | 12.4170 | Gartenreich Wörlitz |  |
bauhaus-dessau | DE | Dessau | 51.8390 | 12.2270 | Bauhaus Dessau |  |
ferropolis | DE | Gräfenhainichen | 51.7590 | 12.4430 | Ferropolis |  |
stiftskirche-quedlinburg | DE | Quedlinburg | 51.7850 | 11.1370 | Stiftskirche Quedlinburg |  |
naumburger-dom | DE | Naumburg | 51.1550 | 11.8040 | Naumburger Dom |  |
rotkappchen-sektkellerei | DE | Freyburg | 51.2110 | 11.7710 | Rotkäppchen Sektkellerei |  |
landesmuseum-fur-vorgeschichte | DE | Halle (Saale) | 51.4990 | 11.9625 | Landesmuseum für Vorgeschichte |  |
erfurter-dom | DE | Erfurt | 50.9760 | 11.0240 | Erfurter Dom |  |
domplatz-erfurt | DE | Erfurt | 50.9760 | 11.0240 | Domplatz Erfurt |  |
kramerbrucke | DE | Erfurt | 50.9760 | 11.0240 | Krämerbrücke |  |
egapark | DE | Erfurt | 50.9700 | 10.9960 | egapark |  |
goethehaus | DE | Weimar | 50.9770 | 11.3290 | Goethehaus |  |
deutsches-nationaltheater-weimar | DE | Weimar | 50.9770 | 11.3290 | Deutsches Nationaltheater Weimar |  |
saalfelder-feengrotten | DE | Saalfeld | 50.6330 | 11.3450 | Saalfelder Feengrotten | Feengrotten |
erlebnis-bergwerk-merkers | DE | Philippsthal | 50.8270 | 10.1210 | Erlebnis Bergwerk Merkers |  |
panorama-museum | DE | Bad Frankenhausen | 51.3650 | 11.0960 | Panorama Museum |  |
leuchtturm-warnemunde | DE | Rostock | 54.1800 | 12.0810 | Leuchtturm Warnemünde | Warnemünde Teepott |
karls-erlebnis-dorf | DE | Rövershagen | 54.1760 | 12.2440 | Karls Erlebnis-Dorf | Karls Erdbeerhof, Karls Erlebnisdorf Rövershagen |
ozeaneum | DE | Stralsund | 54.3180 | 13.0970 | Ozeaneum | Ozeaneum Stralsund |
deutsches-meeresmuseum | DE | Stralsund | 54.3180 | 13.0970 | Deutsches Meeresmuseum |  |
historisch-technisches-museum-peenemunde | DE | Karlshagen | 54.1390 | 13.7690 | Historisch-Technisches Museum Peenemünde | Peenemünde |
schweriner-schloss | DE | Schwerin | 53.6240 | 11.4190 | Schweriner Schloss |  |
munster-bad-doberan | DE | Bad Doberan | 54.1070 | 11.9090 | Münster Bad Doberan |  |
holstentor | DE | Lübeck | 53.8660 | 10.6800 | Holstentor | Holstentor Lübeck |
marine-ehrenmal-laboe | DE | Kiel | 54.4120 | 10.2300 | Marine-Ehrenmal Laboe | U-Boot Laboe |
wikinger-museum-haithabu | DE | Schleswig | 54.4910 | 9.5650 | Wikinger Museum Haithabu | Haithabu |
schloss-glucksburg | DE | Glücksburg | 54.8320 | 9.5430 | Schloss Glücksburg |  |
nolde-museum | DE | Süderlügum | 54.8900 | 8.7900 | Nolde Museum | Nolde Stiftung |
multimar-wattforum | DE | Tönning | 54.3160 | 8.9420 | Multimar Wattforum |  |
seehundstation-friedrichskoog | DE | Friedrichskoog | 54.0000 | 8.8870 | Seehundstation Friedrichskoog |  |
leuchtturm-westerheversand | DE | Sankt Peter-Ording | 54.3740 | 8.6400 | Leuchtturm Westerheversand |  |
deutsches-auswandererhaus | DE | Bremerhaven | 53.5430 | 8.5790 | Deutsches Auswandererhaus | Auswandererhaus |
zoo-am-meer | DE | Bremerhaven | 53.5430 | 8.5790 | Zoo am Meer |  |
havenwelten | DE | Bremerhaven | 53.5430 | 8.5790 | Havenwelten |  |
universum-bremen | DE | Bremen | 53.1060 | 8.8480 | Universum Bremen |  |
speicherstadt | DE | Hamburg | 53.5440 | 9.9880 | Speicherstadt | Hamburg Speicherstadt |
hafencity | DE | Hamburg | 53.5440 | 9.9880 | HafenCity |  |
landungsbrucken | DE | Hamburg | 53.5450 | 9.9680 | Landungsbrücken | St. Pauli-Landungsbrücken, Hamburg Landungsbrücken |
hamburger-hafen | DE | Hamburg | 53.5450 | 9.9680 | Hamburger Hafen |  |
hamburg-hafen | DE | Hamburg | 53.5450 | 9.9680 | Hamburg Hafen |  |
operettenhaus-hamburg | DE | Hamburg | 53.5470 | 9.9690 | Operettenhaus Hamburg | Stage Operettenhaus |
stage-theater-im-hafen | DE | Hamburg | 53.5380 | 9.9690 | Stage Theater im Hafen | Theater im Hafen |
konig-der-lowen | DE | Hamburg | 53.5380 | 9.9690 | König der Löwen |  |
hamburger-michel | DE | Hamburg | 53.5480 | 9.9780 | Hamburger Michel |  |
st-michaelis-hamburg | DE | Hamburg | 53.5480 | 9.9780 | St. Michaelis Hamburg |  |
schloss-ahrensburg | DE | Ahrensburg | 53.6810 | 10.2400 | Schloss Ahrensburg |  |
kalkberg-bad-segeberg | DE | Bad Segeberg | 53.9350 | 10.3170 | Kalkberg Bad Segeberg | Kalkberg |
karl-may-spiele | DE | Bad Segeberg | 53.9350 | 10.3170 | Karl-May-Spiele |  |
schloss-eutin | DE | Eutin | 54.1380 | 10.6200 | Schloss Eutin |  |
basf | DE | Ludwigshafen am Rhein | 49.4955 | 8.4297 | BASF | BASF Ludwigshafen, BASF SE |
sap | DE | Walldorf | 49.2940 | 8.6420 | SAP |  |
sap-se | DE | Walldorf | 49.2940 | 8.6420 | SAP SE |  |
chempark-leverkusen | DE | Leverkusen | 51.0170 | 6.9870 | Chempark Leverkusen | Bayer Leverkusen Chempark, Chempark |
mercedes-benz-werk-sindelfingen | DE | Sindelfingen | 48.7050 | 8.9930 | Mercedes-Benz Werk Sindelfingen |  |
daimler-sindelfingen | DE | Sindelfingen | 48.7050 | 8.9930 | Daimler Sindelfingen |  |
audi-forum-ingolstadt | DE | Ingolstadt | 48.7830 | 11.4120 | Audi Forum Ingolstadt | Audi Ingolstadt, Audi Forum |
bosch-feuerbach | DE | Stuttgart | 48.8120 | 9.1610 | Bosch Feuerbach |  |
licher-brauerei | DE | Lich | 50.5220 | 8.8190 | Licher Brauerei |  |
warsteiner-welt | DE | Warstein | 51.4420 | 8.3570 | Warsteiner Welt | Warsteiner Brauerei |
`;
