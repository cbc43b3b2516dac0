/**
 * Sights, abbeys, castles, museums, parks, memorials and large works of Spain that groups travel to.
 * Source: own list from general knowledge (2026-11), good to about a kilometre; that each row lies in its country and near its town is
 * tested. Columns: key | country | town | latitude | longitude | name | other names | names by language.
 */
export const sightRowsOfSpain = `
cueva-de-valporquero | ES | Matallana de Torío | 42.9060 | -5.5590 | Cueva de Valporquero |  |
cuevas-de-valporquero | ES | Matallana de Torío | 42.9060 | -5.5590 | Cuevas de Valporquero |  |
monasterio-de-poblet | ES | Vimbodí | 41.3807 | 1.0826 | Monasterio de Poblet | Monestir de Poblet, Poblet |
monestir-de-santes-creus | ES | El Pla de Santa Maria | 41.3480 | 1.3635 | Monestir de Santes Creus | Santes Creus |
monasterio-de-silos | ES | Santo Domingo de Silos | 41.9620 | -3.4190 | Monasterio de Silos | Monasterio de Santo Domingo de Silos |
san-juan-de-la-pena | ES | Jaca | 42.5070 | -0.6730 | San Juan de la Peña | Monasterio de San Juan de la Peña |
palacio-real-de-la-granja | ES | San Ildefonso | 40.8980 | -4.0040 | Palacio Real de La Granja | Palacio de la Granja |
la-granja-de-san-ildefonso | ES | San Ildefonso | 40.8980 | -4.0040 | La Granja de San Ildefonso |  |
valle-de-los-caidos | ES | San Lorenzo de El Escorial | 40.6420 | -4.1550 | Valle de los Caídos | Valle de Cuelgamuros |
medina-azahara | ES | Córdoba | 37.8860 | -4.8670 | Medina Azahara |  |
madinat-al-zahra | ES | Córdoba | 37.8860 | -4.8670 | Madinat al-Zahra |  |
italica | ES | Santiponce | 37.4430 | -6.0450 | Itálica | Conjunto Arqueológico de Itálica, Ruinas de Itálica |
santuario-de-el-rocio | ES | Almonte | 37.1320 | -6.4850 | Santuario de El Rocío |  |
ermita-del-rocio | ES | Almonte | 37.1320 | -6.4850 | Ermita del Rocío |  |
aldea-del-rocio | ES | Almonte | 37.1320 | -6.4850 | Aldea del Rocío |  |
faunia | ES | Madrid | 40.3910 | -3.6130 | Faunia |  |
aqualandia | ES | Benidorm | 38.5520 | -0.0980 | Aqualandia |  |
mundomar | ES | Benidorm | 38.5530 | -0.0960 | Mundomar |  |
terra-natura | ES | Benidorm | 38.5640 | -0.1620 | Terra Natura | Aqua Natura |
sendaviva | ES | Arguedas | 42.2050 | -1.5750 | Sendaviva | Parque Sendaviva |
bardenas-reales | ES | Arguedas | 42.2050 | -1.5750 | Bardenas Reales |  |
micropolix | ES | San Sebastián de los Reyes | 40.5490 | -3.6120 | Micropolix |  |
madrid-xanadu | ES | Arroyomolinos | 40.2990 | -3.9260 | Madrid Xanadú | Xanadú |
snowzone | ES | Arroyomolinos | 40.2990 | -3.9260 | SnowZone |  |
las-rozas-village | ES | Las Rozas de Madrid | 40.5260 | -3.9010 | Las Rozas Village |  |
la-roca-village | ES | La Roca del Vallès | 41.6090 | 2.3440 | La Roca Village |  |
basilica-del-pilar | ES | Zaragoza | 41.6567 | -0.8785 | Basílica del Pilar | El Pilar, Basílica de Nuestra Señora del Pilar |
monasterio-de-piedra | ES | Nuévalos | 41.1910 | -1.7900 | Monasterio de Piedra |  |
castillo-de-loarre | ES | Loarre | 42.3250 | -0.6120 | Castillo de Loarre |  |
castillo-de-javier | ES | Javier | 42.5940 | -1.2150 | Castillo de Javier |  |
palacio-real-de-olite | ES | Olite | 42.4820 | -1.6500 | Palacio Real de Olite |  |
castillo-de-olite | ES | Olite | 42.4820 | -1.6500 | Castillo de Olite |  |
monasterio-de-leyre | ES | Yesa | 42.6360 | -1.1700 | Monasterio de Leyre |  |
cuevas-de-zugarramurdi | ES | Zugarramurdi | 43.2690 | -1.5420 | Cuevas de Zugarramurdi |  |
monasterio-de-yuso | ES | San Millán de la Cogolla | 42.3260 | -2.8650 | Monasterio de Yuso | Monasterio de Suso |
santuario-de-loyola | ES | Azpeitia | 43.1750 | -2.2810 | Santuario de Loyola | Loyola |
santuario-de-arantzazu | ES | Oñati | 42.9790 | -2.3980 | Santuario de Arantzazu | Arantzazu |
san-juan-de-gaztelugatxe | ES | Bermeo | 43.4470 | -2.7840 | San Juan de Gaztelugatxe | Gaztelugatxe |
puente-de-vizcaya | ES | Getxo | 43.3230 | -3.0170 | Puente de Vizcaya | Puente Colgante, Puente Bizkaia |
parque-de-la-naturaleza-de-cabarceno | ES | Camargo | 43.3560 | -3.8340 | Parque de la Naturaleza de Cabárceno | Cabárceno |
el-capricho-de-gaudi | ES | Comillas | 43.3830 | -4.2920 | El Capricho de Gaudí | El Capricho |
cueva-el-soplao | ES | San Vicente de la Barquera | 43.2960 | -4.4030 | Cueva El Soplao | El Soplao |
cueva-de-el-castillo | ES | Puente Viesgo | 43.2910 | -3.9660 | Cueva de El Castillo |  |
teleferico-de-fuente-de | ES | Camaleño | 43.1530 | -4.8050 | Teleférico de Fuente Dé | Fuente Dé |
picos-de-europa | ES | Camaleño | 43.1530 | -4.8050 | Picos de Europa |  |
santo-toribio-de-liebana | ES | Camaleño | 43.1500 | -4.6540 | Santo Toribio de Liébana |  |
cueva-de-tito-bustillo | ES | Ribadesella | 43.4600 | -5.0680 | Cueva de Tito Bustillo | Tito Bustillo |
museo-del-jurasico-de-asturias | ES | Colunga | 43.4980 | -5.2770 | Museo del Jurásico de Asturias |  |
muja | ES | Colunga | 43.4980 | -5.2770 | MUJA |  |
playa-de-las-catedrales | ES | Barreiros | 43.5540 | -7.1570 | Playa de las Catedrales |  |
as-catedrais | ES | Barreiros | 43.5540 | -7.1570 | As Catedrais |  |
catedral-de-santiago | ES | Santiago de Compostela | 42.8806 | -8.5446 | Catedral de Santiago |  |
plaza-del-obradoiro | ES | Santiago de Compostela | 42.8806 | -8.5446 | Plaza del Obradoiro |  |
obradoiro | ES | Santiago de Compostela | 42.8806 | -8.5446 | Obradoiro |  |
isla-de-la-toja | ES | O Grove | 42.4880 | -8.8640 | Isla de La Toja | La Toja |
a-toxa | ES | O Grove | 42.4880 | -8.8640 | A Toxa |  |
ribeira-sacra | ES | Castro Caldelas | 42.3300 | -7.5000 | Ribeira Sacra |  |
castillo-de-ponferrada | ES | Ponferrada | 42.5430 | -6.5940 | Castillo de Ponferrada | Castillo de los Templarios |
catedral-de-leon | ES | León | 42.5990 | -5.5670 | Catedral de León |  |
catedral-de-burgos | ES | Burgos | 42.3400 | -3.7040 | Catedral de Burgos |  |
yacimientos-de-atapuerca | ES | Atapuerca | 42.3660 | -3.5290 | Yacimientos de Atapuerca | Atapuerca |
monasterio-de-las-huelgas | ES | Burgos | 42.3365 | -3.7200 | Monasterio de las Huelgas |  |
alcazar-de-segovia | ES | Segovia | 40.9526 | -4.1325 | Alcázar de Segovia |  |
acueducto-de-segovia | ES | Segovia | 40.9480 | -4.1180 | Acueducto de Segovia |  |
murallas-de-avila | ES | Ávila | 40.6570 | -4.7000 | Murallas de Ávila |  |
plaza-mayor-de-salamanca | ES | Salamanca | 40.9650 | -5.6640 | Plaza Mayor de Salamanca |  |
universidad-de-salamanca | ES | Salamanca | 40.9650 | -5.6640 | Universidad de Salamanca |  |
castillo-de-coca | ES | Coca | 41.2170 | -4.5260 | Castillo de Coca |  |
castillo-de-penafiel | ES | Peñafiel | 41.5970 | -4.1140 | Castillo de Peñafiel |  |
monasterio-de-guadalupe | ES | Guadalupe | 39.4530 | -5.3270 | Monasterio de Guadalupe | Real Monasterio de Guadalupe |
monasterio-de-yuste | ES | Jaraíz de la Vera | 40.1140 | -5.7390 | Monasterio de Yuste |  |
teatro-romano-de-merida | ES | Mérida | 38.9160 | -6.3380 | Teatro Romano de Mérida |  |
molinos-de-consuegra | ES | Consuegra | 39.4520 | -3.6090 | Molinos de Consuegra |  |
corral-de-comedias | ES | Almagro | 38.8890 | -3.7110 | Corral de Comedias |  |
alcazar-de-toledo | ES | Toledo | 39.8580 | -4.0200 | Alcázar de Toledo |  |
catedral-de-toledo | ES | Toledo | 39.8580 | -4.0200 | Catedral de Toledo |  |
palacio-real-de-aranjuez | ES | Aranjuez | 40.0360 | -3.6090 | Palacio Real de Aranjuez |  |
plaza-mayor-de-chinchon | ES | Chinchón | 40.1400 | -3.4220 | Plaza Mayor de Chinchón |  |
palacio-real-de-madrid | ES | Madrid | 40.4180 | -3.7143 | Palacio Real de Madrid |  |
plaza-de-oriente | ES | Madrid | 40.4180 | -3.7143 | Plaza de Oriente |  |
museo-reina-sofia | ES | Madrid | 40.4080 | -3.6943 | Museo Reina Sofía |  |
parque-del-retiro | ES | Madrid | 40.4153 | -3.6845 | Parque del Retiro | El Retiro |
plaza-mayor-de-madrid | ES | Madrid | 40.4155 | -3.7074 | Plaza Mayor de Madrid |  |
intercambiador-de-moncloa | ES | Madrid | 40.4350 | -3.7190 | Intercambiador de Moncloa | Intercambiador Moncloa, Moncloa |
ciudad-universitaria | ES | Madrid | 40.4480 | -3.7290 | Ciudad Universitaria | Ciudad Universitaria Madrid |
universidad-complutense | ES | Madrid | 40.4480 | -3.7290 | Universidad Complutense |  |
casa-vicens | ES | Barcelona | 41.4036 | 2.1500 | Casa Vicens |  |
la-pedrera | ES | Barcelona | 41.3950 | 2.1619 | La Pedrera |  |
casa-mila | ES | Barcelona | 41.3950 | 2.1619 | Casa Milà |  |
casa-batllo | ES | Barcelona | 41.3950 | 2.1619 | Casa Batlló |  |
catedral-de-barcelona | ES | Barcelona | 41.3839 | 2.1763 | Catedral de Barcelona |  |
barrio-gotico | ES | Barcelona | 41.3839 | 2.1763 | Barrio Gótico |  |
l-aquarium-de-barcelona | ES | Barcelona | 41.3760 | 2.1830 | L'Aquàrium de Barcelona |  |
maremagnum | ES | Barcelona | 41.3760 | 2.1830 | Maremagnum |  |
port-vell | ES | Barcelona | 41.3760 | 2.1830 | Port Vell |  |
poble-espanyol | ES | Barcelona | 41.3690 | 2.1480 | Poble Espanyol |  |
pueblo-espanol | ES | Barcelona | 41.3690 | 2.1480 | Pueblo Español |  |
font-magica-de-montjuic | ES | Barcelona | 41.3711 | 2.1519 | Font Màgica de Montjuïc |  |
teatre-museu-dali | ES | Figueres | 42.2680 | 2.9600 | Teatre-Museu Dalí | Museo Dalí, Teatro-Museo Dalí |
empuries | ES | l'Escala | 42.1340 | 3.1200 | Empúries |  |
ampurias | ES | l'Escala | 42.1340 | 3.1200 | Ampurias |  |
ruines-d-empuries | ES | l'Escala | 42.1340 | 3.1200 | Ruines d'Empúries |  |
monestir-de-ripoll | ES | Ripoll | 42.2010 | 2.1910 | Monestir de Ripoll |  |
sant-pere-de-rodes | ES | Roses | 42.3210 | 3.1680 | Sant Pere de Rodes |  |
water-world-lloret | ES | Lloret de Mar | 41.7010 | 2.8310 | Water World Lloret |  |
waterworld | ES | Lloret de Mar | 41.7010 | 2.8310 | Waterworld |  |
aquopolis-costa-dorada | ES | Salou | 41.0790 | 1.1390 | Aquopolis Costa Dorada |  |
castillo-de-peniscola | ES | Peníscola | 40.3590 | 0.4080 | Castillo de Peñíscola |  |
coves-de-sant-josep | ES | Villavieja | 39.8250 | -0.2510 | Coves de Sant Josep |  |
grutas-de-san-jose | ES | Villavieja | 39.8250 | -0.2510 | Grutas de San José |  |
el-palmar | ES | Valencia | 39.3130 | -0.3180 | El Palmar |  |
castillo-de-santa-barbara | ES | Alicante | 38.3490 | -0.4780 | Castillo de Santa Bárbara |  |
castillo-de-guadalest | ES | Castell de Castells | 38.6770 | -0.1970 | Castillo de Guadalest |  |
fonts-de-l-algar | ES | Altea | 38.6590 | -0.0950 | Fonts de l'Algar |  |
palmeral-de-elche | ES | Elche | 38.2640 | -0.6940 | Palmeral de Elche |  |
huerto-del-cura | ES | Elche | 38.2640 | -0.6940 | Huerto del Cura |  |
teatro-romano-de-cartagena | ES | Cartagena | 37.5990 | -0.9840 | Teatro Romano de Cartagena |  |
santuario-de-caravaca | ES | Caravaca | 38.1070 | -1.8610 | Santuario de Caravaca |  |
oasys-minihollywood | ES | Tabernas | 37.0260 | -2.4370 | Oasys MiniHollywood | Oasys, MiniHollywood, Oasys MiniHollywood Tabernas |
mini-hollywood | ES | Tabernas | 37.0260 | -2.4370 | Mini Hollywood |  |
dolmenes-de-antequera | ES | Antequera | 37.0250 | -4.5470 | Dólmenes de Antequera |  |
puente-nuevo-de-ronda | ES | Ronda | 36.7410 | -5.1660 | Puente Nuevo de Ronda |  |
tajo-de-ronda | ES | Ronda | 36.7410 | -5.1660 | Tajo de Ronda |  |
bioparc-fuengirola | ES | Fuengirola | 36.5370 | -4.6270 | Bioparc Fuengirola |  |
marenostrum-fuengirola | ES | Fuengirola | 36.5370 | -4.6270 | Marenostrum Fuengirola |  |
tivoli-world | ES | Benalmádena | 36.5970 | -4.5310 | Tivoli World |  |
teleferico-benalmadena | ES | Benalmádena | 36.5970 | -4.5310 | Teleférico Benalmádena |  |
selwo-marina | ES | Benalmádena | 36.5970 | -4.5310 | Selwo Marina |  |
pena-de-francia | ES | La Alberca | 40.5130 | -6.1680 | Peña de Francia |  |
gruta-de-las-maravillas | ES | Aracena | 37.8930 | -6.5640 | Gruta de las Maravillas |  |
monasterio-de-la-rabida | ES | Palos de la Frontera | 37.2070 | -6.9250 | Monasterio de La Rábida | La Rábida |
muelle-de-las-carabelas | ES | Palos de la Frontera | 37.2070 | -6.9250 | Muelle de las Carabelas |  |
real-escuela-andaluza-del-arte-ecuestre | ES | Jerez de la Frontera | 36.6930 | -6.1390 | Real Escuela Andaluza del Arte Ecuestre |  |
baelo-claudia | ES | Tarifa | 36.0890 | -5.7740 | Baelo Claudia |  |
bolonia | ES | Tarifa | 36.0890 | -5.7740 | Bolonia |  |
alcazaba-de-malaga | ES | Málaga | 36.7215 | -4.4165 | Alcazaba de Málaga |  |
museo-picasso-malaga | ES | Málaga | 36.7215 | -4.4165 | Museo Picasso Málaga |  |
catedral-de-palma | ES | Palma | 39.5674 | 2.6483 | Catedral de Palma |  |
la-seu | ES | Palma | 39.5674 | 2.6483 | La Seu |  |
cuevas-del-drach | ES | Manacor | 39.5360 | 3.3300 | Cuevas del Drach |  |
coves-del-drac | ES | Manacor | 39.5360 | 3.3300 | Coves del Drac |  |
cartuja-de-valldemossa | ES | Valldemossa | 39.7100 | 2.6220 | Cartuja de Valldemossa |  |
santuari-de-cura | ES | Algaida | 39.5300 | 2.9200 | Santuari de Cura |  |
montanas-del-fuego | ES | Yaiza | 29.0020 | -13.7540 | Montañas del Fuego |  |
jameos-del-agua | ES | Haría | 29.1570 | -13.4320 | Jameos del Agua |  |
cueva-de-los-verdes | ES | Haría | 29.1570 | -13.4320 | Cueva de los Verdes |  |
dunas-de-maspalomas | ES | San Bartolomé de Tirajana | 27.7390 | -15.5860 | Dunas de Maspalomas | Faro de Maspalomas |
fabrica-de-mantecados-la-estepena | ES | Estepa | 37.2900 | -4.8790 | Fábrica de mantecados La Estepeña |  |
balcon-de-europa | ES | Nerja | 36.7450 | -3.8750 | Balcón de Europa |  |
`;
