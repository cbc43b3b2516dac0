/**
 * More sights, museums, parks, ski stations, piers and campuses of Italy that groups travel to.
 * Source: own list from general knowledge (2026-11), good to about a kilometre, some to two; that each row lies in its country and near its
 * town is tested. Columns: key | country | town | latitude | longitude | name | other names | names by language.
 * Every position was estimated twice, the second time without sight of the first, and the surer one was taken. Where a place is reached by
 * lift or boat only, the position is where a coach stops.
 */
export const moreSightRowsOfItaly = `
pantheon-rome | IT | Rome | 41.8992 | 12.4731 | Pantheon |  |
galleria-borghese | IT | Rome | 41.9142 | 12.4922 | Galleria Borghese | Villa Borghese |
engelsburg | IT | Rome | 41.9030 | 12.4660 | Engelsburg |  |
spanish-steps | IT | Rome | 41.9058 | 12.4823 | Spanish Steps |  |
spanische-treppe | IT | Rome | 41.9058 | 12.4823 | Spanische Treppe |  |
san-giovanni-in-laterano | IT | Rome | 41.8869 | 12.5057 | San Giovanni in Laterano | Basilica di San Giovanni in Laterano |
san-paolo-fuori-le-mura | IT | Rome | 41.8586 | 12.4767 | San Paolo fuori le Mura |  |
catacombe-di-san-callisto | IT | Rome | 41.8570 | 12.5110 | Catacombe di San Callisto | Catacombs of San Callisto |
ostia-antica | IT | Acilia-Castel Fusano-Ostia Antica | 41.7550 | 12.2910 | Ostia Antica | Scavi di Ostia Antica |
palazzo-apostolico-castel-gandolfo | IT | Albano Laziale | 41.7470 | 12.6500 | Palazzo Apostolico Castel Gandolfo |  |
hadrian-s-villa | IT | Tivoli | 41.9420 | 12.7740 | Hadrian's Villa |  |
eur-roma | IT | Rome | 41.8330 | 12.4710 | EUR Roma |  |
palazzo-dei-congressi | IT | Rome | 41.8350 | 12.4765 | Palazzo dei Congressi |  |
zoomarine-torvaianica | IT | Torvaianica | 41.6370 | 12.4740 | Zoomarine | Zoomarine Roma |
cinecitta-world | IT | Selcetta | 41.7080 | 12.4450 | Cinecittà World |  |
duomo-di-orvieto | IT | Orvieto | 42.7180 | 12.1110 | Duomo di Orvieto |  |
pozzo-di-san-patrizio | IT | Orvieto | 42.7228 | 12.1205 | Pozzo di San Patrizio |  |
civita-di-bagnoregio | IT | Lubriano | 42.6270 | 12.1140 | Civita di Bagnoregio |  |
parco-dei-mostri | IT | Bomarzo | 42.4910 | 12.2480 | Parco dei Mostri |  |
cascata-delle-marmore | IT | Terni | 42.5520 | 12.7140 | Cascata delle Marmore | Marmore Falls |
rocca-paolina | IT | Perugia | 43.1120 | 12.3890 | Rocca Paolina |  |
duomo-di-siena | IT | Siena | 43.3180 | 11.3310 | Duomo di Siena |  |
palio-di-siena | IT | Siena | 43.3180 | 11.3310 | Palio di Siena |  |
san-gimignano-torri | IT | San Gimignano | 43.4680 | 11.0430 | San Gimignano torri |  |
palazzo-vecchio | IT | Florence | 43.7731 | 11.2560 | Palazzo Vecchio |  |
galleria-dell-accademia | IT | Florence | 43.7768 | 11.2587 | Galleria dell'Accademia | Accademia Firenze |
palazzo-pitti | IT | Florence | 43.7650 | 11.2500 | Palazzo Pitti |  |
giardino-di-boboli | IT | Florence | 43.7650 | 11.2500 | Giardino di Boboli |  |
the-mall-firenze | IT | Rignano sull'Arno | 43.7020 | 11.4660 | The Mall Firenze | The Mall Luxury Outlet |
barberino-designer-outlet | IT | Barberino di Mugello | 43.9870 | 11.2310 | Barberino Designer Outlet |  |
mura-di-lucca | IT | Lucca | 43.8420 | 10.5030 | Mura di Lucca |  |
festival-puccini | IT | Torre del Lago Puccini | 43.8270 | 10.2910 | Festival Puccini |  |
viareggio-carnevale | IT | Viareggio | 43.8705 | 10.2435 | Viareggio Carnevale | Cittadella del Carnevale |
terme-tettuccio | IT | Montecatini-Terme | 43.8810 | 10.7750 | Terme Tettuccio |  |
parco-di-pinocchio | IT | Pescia | 43.8973 | 10.6537 | Parco di Pinocchio |  |
collodi | IT | Pescia | 43.8980 | 10.6540 | Collodi |  |
cinque-terre | IT | Riomaggiore | 44.1210 | 9.7090 | Cinque Terre |  |
cattedrale-di-san-lorenzo | IT | Genoa | 44.4070 | 8.9340 | Cattedrale di San Lorenzo |  |
palazzo-ducale-genova | IT | Genoa | 44.4070 | 8.9340 | Palazzo Ducale Genova |  |
teatro-ariston | IT | San Remo | 43.8160 | 7.7770 | Teatro Ariston |  |
casino-di-sanremo | IT | San Remo | 43.8160 | 7.7770 | Casinò di Sanremo |  |
festival-di-sanremo | IT | San Remo | 43.8160 | 7.7770 | Festival di Sanremo |  |
museo-egizio | IT | Turin | 45.0680 | 7.6860 | Museo Egizio |  |
egyptian-museum-turin | IT | Turin | 45.0680 | 7.6860 | Egyptian Museum Turin |  |
mole-antonelliana | IT | Turin | 45.0690 | 7.6930 | Mole Antonelliana |  |
museo-nazionale-del-cinema | IT | Turin | 45.0690 | 7.6930 | Museo Nazionale del Cinema |  |
museo-dell-automobile | IT | Turin | 45.0320 | 7.6730 | Museo dell'Automobile | MAUTO |
lingotto | IT | Turin | 45.0310 | 7.6640 | Lingotto | Lingotto Fiere |
reggia-di-venaria | IT | Venaria Reale | 45.1350 | 7.6240 | Reggia di Venaria |  |
basilica-di-superga | IT | Turin | 45.0810 | 7.7670 | Basilica di Superga | Superga |
forte-di-exilles | IT | Exilles | 45.0990 | 6.9300 | Forte di Exilles |  |
castello-di-grinzane-cavour | IT | Grinzane Cavour | 44.6533 | 7.9945 | Castello di Grinzane Cavour |  |
santuario-di-oropa | IT | Campiglia Cervo | 45.6290 | 7.9810 | Santuario di Oropa |  |
bardonecchia-ski | IT | Bardonecchia | 45.0722 | 6.6955 | Bardonecchia ski |  |
champoluc-ski | IT | Ayas | 45.8333 | 7.7275 | Champoluc ski |  |
monterosa-ski | IT | Gressoney-La-Trinitè | 45.8380 | 7.8000 | Monterosa Ski |  |
pila-ski | IT | Aosta | 45.6845 | 7.3100 | Pila ski |  |
courmayeur-ski-resort | IT | Courmayeur | 45.7920 | 6.9690 | Courmayeur ski resort |  |
skyway-monte-bianco | IT | Courmayeur | 45.8148 | 6.9558 | Skyway Monte Bianco |  |
skyway | IT | Courmayeur | 45.8148 | 6.9558 | Skyway |  |
la-thuile-ski-resort | IT | La Thuile | 45.7140 | 6.9510 | La Thuile ski resort |  |
forte-di-bard | IT | Hone | 45.6089 | 7.7450 | Forte di Bard |  |
santa-maria-delle-grazie | IT | Milan | 45.4660 | 9.1710 | Santa Maria delle Grazie |  |
cenacolo-vinciano | IT | Milan | 45.4660 | 9.1710 | Cenacolo Vinciano |  |
last-supper-milan | IT | Milan | 45.4660 | 9.1710 | Last Supper Milan |  |
castello-sforzesco | IT | Milan | 45.4704 | 9.1794 | Castello Sforzesco |  |
parco-sempione | IT | Milan | 45.4704 | 9.1794 | Parco Sempione |  |
la-scala | IT | Milan | 45.4674 | 9.1895 | La Scala | Teatro alla Scala |
galleria-vittorio-emanuele | IT | Milan | 45.4674 | 9.1895 | Galleria Vittorio Emanuele |  |
bicocca | IT | Milan | 45.5200 | 9.2140 | Bicocca | Università Bicocca |
pirelli-hangarbicocca | IT | Milan | 45.5200 | 9.2140 | Pirelli HangarBicocca |  |
politecnico-di-milano | IT | Milan | 45.4770 | 9.2280 | Politecnico di Milano |  |
citta-studi | IT | Milan | 45.4770 | 9.2280 | Città Studi |  |
mind-milano | IT | Pero | 45.5200 | 9.1000 | MIND Milano | Expo Milano |
volandia | IT | Vizzola Ticino | 45.6365 | 8.7080 | Volandia |  |
serravalle-designer-outlet | IT | Serravalle Scrivia | 44.7395 | 8.8400 | Serravalle Designer Outlet | Serravalle Outlet |
citta-alta-bergamo | IT | Bergamo | 45.7040 | 9.6620 | Città Alta Bergamo |  |
museo-mille-miglia | IT | Brescia | 45.5243 | 10.2570 | Museo Mille Miglia |  |
santa-giulia-brescia | IT | Brescia | 45.5380 | 10.2200 | Santa Giulia Brescia |  |
vittoriale-degli-italiani | IT | Gardone Riviera | 45.6240 | 10.5640 | Vittoriale degli Italiani | Il Vittoriale |
rocca-di-riva | IT | Riva del Garda | 45.8850 | 10.8410 | Rocca di Riva |  |
funivia-malcesine | IT | Malcesine | 45.7650 | 10.8080 | Funivia Malcesine | Funivia Monte Baldo |
monte-baldo | IT | Malcesine | 45.7650 | 10.8080 | Monte Baldo |  |
casa-di-giulietta | IT | Verona | 45.4410 | 10.9990 | Casa di Giulietta |  |
juliet-s-house | IT | Verona | 45.4410 | 10.9990 | Juliet's House |  |
parco-sigurta | IT | Valeggio sul Mincio | 45.3570 | 10.7330 | Parco Sigurtà | Parco Giardino Sigurtà |
palazzo-ducale-mantova | IT | Mantova | 45.1600 | 10.7970 | Palazzo Ducale Mantova | Palazzo Te |
museo-del-violino | IT | Cremona | 45.1330 | 10.0250 | Museo del Violino |  |
basilica-di-sant-antonio | IT | Padova | 45.4010 | 11.8800 | Basilica di Sant'Antonio | Basilica del Santo |
cappella-degli-scrovegni | IT | Padova | 45.4120 | 11.8790 | Cappella degli Scrovegni | Scrovegni Chapel |
teatro-olimpico | IT | Vicenza | 45.5470 | 11.5440 | Teatro Olimpico |  |
basilica-palladiana | IT | Vicenza | 45.5470 | 11.5440 | Basilica Palladiana |  |
villa-la-rotonda | IT | Vicenza | 45.5360 | 11.5600 | Villa La Rotonda | Villa Rotonda |
ponte-degli-alpini | IT | Bassano del Grappa | 45.7660 | 11.7340 | Ponte degli Alpini | Ponte Vecchio Bassano |
sacrario-del-grappa | IT | Crespano del Grappa | 45.8727 | 11.8000 | Sacrario del Grappa | Monte Grappa |
palazzo-ducale-venezia | IT | Venice | 45.4340 | 12.3390 | Palazzo Ducale Venezia |  |
doge-s-palace | IT | Venice | 45.4340 | 12.3390 | Doge's Palace |  |
dogenpalast | IT | Venice | 45.4340 | 12.3390 | Dogenpalast |  |
ponte-di-rialto | IT | Venice | 45.4380 | 12.3359 | Ponte di Rialto |  |
punta-sabbioni | IT | Ca' Savio | 45.4410 | 12.4215 | Punta Sabbioni |  |
stazione-marittima-venezia | IT | Venice | 45.4360 | 12.3105 | Stazione Marittima Venezia | Venezia Terminal Passeggeri |
venice-cruise-terminal | IT | Venice | 45.4360 | 12.3105 | Venice cruise terminal |  |
aqualandia-jesolo | IT | Lido di Jesolo | 45.5030 | 12.6370 | Aqualandia Jesolo |  |
noventa-designer-outlet | IT | Noventa di Piave | 45.6620 | 12.5350 | Noventa Designer Outlet |  |
basilica-di-aquileia | IT | Aquileia | 45.7690 | 13.3710 | Basilica di Aquileia | Aquileia scavi |
ponte-del-diavolo-cividale | IT | Cividale del Friuli | 46.0940 | 13.4310 | Ponte del Diavolo Cividale |  |
castello-del-buonconsiglio | IT | Trento | 46.0670 | 11.1210 | Castello del Buonconsiglio |  |
muse-trento | IT | Trento | 46.0670 | 11.1210 | MUSE Trento |  |
otzi-museum | IT | Bolzano | 46.4990 | 11.3540 | Ötzi Museum | Ötzimuseum |
museo-archeologico-dell-alto-adige | IT | Bolzano | 46.4990 | 11.3540 | Museo Archeologico dell'Alto Adige |  |
sudtiroler-archaologiemuseum | IT | Bolzano | 46.4990 | 11.3540 | Südtiroler Archäologiemuseum |  |
schloss-sigmundskron | IT | Bolzano | 46.4780 | 11.2988 | Schloss Sigmundskron |  |
messner-mountain-museum | IT | Bolzano | 46.4780 | 11.2988 | Messner Mountain Museum |  |
seiser-alm | IT | Siusi | 46.5430 | 11.5690 | Seiser Alm |  |
alpe-di-siusi | IT | Siusi | 46.5430 | 11.5690 | Alpe di Siusi |  |
kalterer-see | IT | Caldaro sulla Strada del Vino | 46.3795 | 11.2620 | Kalterer See |  |
lago-di-caldaro | IT | Caldaro sulla Strada del Vino | 46.3795 | 11.2620 | Lago di Caldaro |  |
abbazia-di-novacella | IT | Bressanone | 46.7370 | 11.6540 | Abbazia di Novacella |  |
karersee | IT | Nova Levante | 46.4097 | 11.5755 | Karersee |  |
lago-di-carezza | IT | Nova Levante | 46.4097 | 11.5755 | Lago di Carezza |  |
sella-ronda | IT | Canazei | 46.4870 | 11.8130 | Sella Ronda | Passo Sella |
san-martino-di-castrozza | IT | Transacqua | 46.2620 | 11.8020 | San Martino di Castrozza |  |
pinzolo-ski | IT | Carisolo | 46.1565 | 10.7675 | Pinzolo ski |  |
le-due-torri | IT | Bologna | 44.4940 | 11.3430 | Le due Torri |  |
santuario-di-san-luca | IT | Bologna | 44.4800 | 11.2970 | Santuario di San Luca | Madonna di San Luca |
fico-eataly-world | IT | Bologna | 44.5160 | 11.4040 | FICO Eataly World |  |
grand-tour-italia | IT | Bologna | 44.5160 | 11.4040 | Grand Tour Italia |  |
duomo-di-modena | IT | Modena | 44.6460 | 10.9260 | Duomo di Modena |  |
museo-enzo-ferrari | IT | Modena | 44.6528 | 10.9335 | Museo Enzo Ferrari |  |
museo-lamborghini | IT | Sant'Agata Bolognese | 44.6590 | 11.1290 | Museo Lamborghini | Lamborghini Museum, Lamborghini Sant'Agata |
duomo-di-parma | IT | Parma | 44.8030 | 10.3300 | Duomo di Parma |  |
teatro-regio | IT | Parma | 44.8030 | 10.3300 | Teatro Regio |  |
castello-estense | IT | Ferrara | 44.8380 | 11.6200 | Castello Estense |  |
san-vitale | IT | Ravenna | 44.4200 | 12.1960 | San Vitale | Basilica di San Vitale |
mausoleo-di-galla-placidia | IT | Ravenna | 44.4200 | 12.1960 | Mausoleo di Galla Placidia |  |
san-leo-fortezza | IT | San Leo | 43.8963 | 12.3455 | San Leo fortezza |  |
fiabilandia | IT | Rimini | 44.0360 | 12.6100 | Fiabilandia |  |
aquafan | IT | Riccione | 43.9860 | 12.6460 | Aquafan | Aquafan Riccione |
oltremare | IT | Riccione | 43.9840 | 12.6490 | Oltremare |  |
palazzo-ducale-urbino | IT | Urbino | 43.7240 | 12.6370 | Palazzo Ducale Urbino |  |
castello-di-gradara | IT | Gradara | 43.9402 | 12.7715 | Castello di Gradara |  |
basilica-di-collemaggio | IT | L'Aquila | 42.3428 | 13.4045 | Basilica di Collemaggio |  |
campo-imperatore | IT | Pietracamela | 42.4430 | 13.5590 | Campo Imperatore |  |
gran-sasso | IT | Pietracamela | 42.4530 | 13.5610 | Gran Sasso |  |
castel-dell-ovo | IT | Naples | 40.8280 | 14.2480 | Castel dell'Ovo |  |
museo-archeologico-nazionale-di-napoli | IT | Naples | 40.8537 | 14.2505 | Museo Archeologico Nazionale di Napoli | MANN |
maschio-angioino | IT | Naples | 40.8380 | 14.2530 | Maschio Angioino |  |
citta-della-scienza | IT | Bagnoli | 40.8060 | 14.1745 | Città della Scienza |  |
duomo-di-amalfi | IT | Amalfi | 40.6290 | 14.6020 | Duomo di Amalfi |  |
marina-grande-capri | IT | Capri | 40.5510 | 14.2430 | Marina Grande Capri |  |
marina-piccola-sorrento | IT | Sorrento | 40.6280 | 14.3740 | Marina Piccola Sorrento |  |
sassi-di-matera | IT | Matera | 40.6670 | 16.6120 | Sassi di Matera | Sassi, Matera Sassi |
basilica-di-santa-croce-lecce | IT | Lecce | 40.3520 | 18.1690 | Basilica di Santa Croce Lecce |  |
basilica-di-san-nicola | IT | Bari | 41.1300 | 16.8700 | Basilica di San Nicola | San Nicola Bari |
zoosafari-fasano | IT | Fasano | 40.8270 | 17.3420 | Zoosafari Fasano | Fasanolandia |
zoo-safari | IT | Fasano | 40.8270 | 17.3420 | Zoo Safari |  |
monte-sant-angelo-santuario | IT | Monte Sant'Angelo | 41.7080 | 15.9550 | Monte Sant'Angelo santuario | Santuario di San Michele Arcangelo |
palazzo-dei-normanni | IT | Palermo | 38.1110 | 13.3530 | Palazzo dei Normanni |  |
cappella-palatina | IT | Palermo | 38.1110 | 13.3530 | Cappella Palatina |  |
duomo-di-cefalu | IT | Cefalù | 38.0380 | 14.0230 | Duomo di Cefalù |  |
teatro-antico-di-taormina | IT | Taormina | 37.8520 | 15.2920 | Teatro Antico di Taormina | Teatro greco Taormina, Isola Bella Taormina |
parco-archeologico-neapolis | IT | Siracusa | 37.0760 | 15.2750 | Parco archeologico Neapolis |  |
orecchio-di-dionisio | IT | Siracusa | 37.0760 | 15.2750 | Orecchio di Dionisio |  |
teatro-greco-siracusa | IT | Siracusa | 37.0760 | 15.2750 | Teatro Greco Siracusa |  |
villa-romana-del-casale | IT | Piazza Armerina | 37.3650 | 14.3340 | Villa Romana del Casale |  |
selinunte | IT | Marinella | 37.5830 | 12.8260 | Selinunte | Parco archeologico di Selinunte |
tempio-di-segesta | IT | Calatafimi | 37.9410 | 12.8320 | Tempio di Segesta | Segesta |
scala-dei-turchi | IT | Realmonte | 37.2930 | 13.4700 | Scala dei Turchi |  |
bastione-di-saint-remy | IT | Cagliari | 39.2190 | 9.1160 | Bastione di Saint Remy |  |
su-nuraxi | IT | Barumini | 39.7060 | 8.9910 | Su Nuraxi |  |
nuraghe-di-barumini | IT | Barumini | 39.7060 | 8.9910 | Nuraghe di Barumini |  |
costa-smeralda | IT | Porto Cervo | 41.1360 | 9.5360 | Costa Smeralda |  |
grotta-di-nettuno | IT | Alghero | 40.5640 | 8.1600 | Grotta di Nettuno |  |
`;
