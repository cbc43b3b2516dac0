/**
 * More sights, museums, parks, ski stations, piers and campuses of Spain that groups travel to.
 * Source: own list from general knowledge (2026-11), good to about a kilometre, some to two; that each row lies in its country and near its
 * town is tested. Columns: key | country | town | latitude | longitude | name | other names | names by language.
 * Every position was estimated twice, the second time without sight of the first, and the surer one was taken. Where a place is reached by
 * lift or boat only, the position is where a coach stops.
 */
export const moreSightRowsOfSpain = `
hospital-de-sant-pau | ES | Barcelona | 41.4130 | 2.1745 | Hospital de Sant Pau | Recinte Modernista de Sant Pau |
las-ramblas | ES | Barcelona | 41.3810 | 2.1730 | Las Ramblas |  |
la-boqueria | ES | Barcelona | 41.3810 | 2.1730 | La Boqueria |  |
mnac | ES | Barcelona | 41.3690 | 2.1530 | MNAC |  |
museu-nacional-d-art-de-catalunya | ES | Barcelona | 41.3690 | 2.1530 | Museu Nacional d'Art de Catalunya |  |
museu-picasso | ES | Barcelona | 41.3850 | 2.1810 | Museu Picasso | Museo Picasso Barcelona |
zoo-de-barcelona | ES | Barcelona | 41.3880 | 2.1880 | Zoo de Barcelona |  |
campus-nord-upc | ES | L'Hospitalet de Llobregat | 41.3880 | 2.1130 | Campus Nord UPC |  |
upc-barcelona | ES | L'Hospitalet de Llobregat | 41.3880 | 2.1130 | UPC Barcelona |  |
universitat-autonoma-de-barcelona | ES | Sabadell | 41.5010 | 2.1080 | Universitat Autònoma de Barcelona | UAB |
circuit-de-montmelo | ES | Granollers | 41.5690 | 2.2590 | Circuit de Montmeló |  |
seu-vella | ES | Lleida | 41.6177 | 0.6266 | Seu Vella |  |
amfiteatre-de-tarragona | ES | Tarragona | 41.1150 | 1.2580 | Amfiteatre de Tarragona | Anfiteatro de Tarragona |
tarraco | ES | Tarragona | 41.1150 | 1.2580 | Tarraco |  |
portaventura-caribe | ES | Salou | 41.0880 | 1.1560 | PortAventura Caribe |  |
catedral-de-girona | ES | Girona | 41.9870 | 2.8260 | Catedral de Girona |  |
cadaques-portlligat | ES | Cadaqués | 42.2890 | 3.2790 | Cadaqués Portlligat | Casa Dalí Portlligat |
castell-de-tossa | ES | Tossa de Mar | 41.7160 | 2.9345 | Castell de Tossa |  |
marineland-catalunya | ES | Malgrat de Mar | 41.6645 | 2.7330 | Marineland Catalunya |  |
masella | ES | Alp | 42.3520 | 1.9000 | Masella | La Masella |
astun | ES | Canfranc | 42.8080 | -0.5020 | Astún |  |
estacion-de-canfranc | ES | Canfranc | 42.7480 | -0.5150 | Estación de Canfranc | Canfranc estación |
ciudadela-de-jaca | ES | Jaca | 42.5700 | -0.5490 | Ciudadela de Jaca |  |
catedral-de-tarazona | ES | Tarazona | 41.9033 | -1.7225 | Catedral de Tarazona |  |
aljaferia | ES | Zaragoza | 41.6560 | -0.8970 | Aljafería | Palacio de la Aljafería |
albarracin-casco | ES | Albarracín | 40.4080 | -1.4420 | Albarracín casco |  |
oceanografico | ES | Valencia | 39.4550 | -0.3500 | Oceanográfico |  |
l-oceanografic | ES | Valencia | 39.4550 | -0.3500 | L'Oceanogràfic |  |
l-hemisferic | ES | Valencia | 39.4550 | -0.3500 | L'Hemisfèric |  |
lonja-de-la-seda | ES | Valencia | 39.4740 | -0.3790 | Lonja de la Seda |  |
mercado-central-de-valencia | ES | Valencia | 39.4740 | -0.3790 | Mercado Central de Valencia |  |
universitat-politecnica-de-valencia | ES | Valencia | 39.4750 | -0.3430 | Universitat Politècnica de València | UPV |
universitat-de-valencia-tarongers | ES | Valencia | 39.4790 | -0.3430 | Universitat de València Tarongers | Tarongers |
benidorm-levante | ES | Benidorm | 38.5358 | -0.1180 | Benidorm Levante | Playa de Levante |
explanada-de-alicante | ES | Alicante | 38.3460 | -0.4780 | Explanada de Alicante |  |
basilica-de-santa-maria-de-elche | ES | Elche | 38.2690 | -0.6980 | Basílica de Santa María de Elche |  |
catedral-de-murcia | ES | Murcia | 37.9840 | -1.1280 | Catedral de Murcia |  |
terra-natura-murcia | ES | Murcia | 38.0375 | -1.1490 | Terra Natura Murcia |  |
la-manga | ES | La Manga del Mar Menor | 37.6440 | -0.7180 | La Manga |  |
la-manga-club | ES | Atamaría | 37.6025 | -0.8070 | La Manga Club |  |
generalife | ES | Granada | 37.1760 | -3.5880 | Generalife |  |
palacio-de-carlos-v | ES | Granada | 37.1760 | -3.5880 | Palacio de Carlos V |  |
parque-de-las-ciencias | ES | Granada | 37.1620 | -3.6060 | Parque de las Ciencias |  |
albaicin | ES | Granada | 37.1810 | -3.5920 | Albaicín |  |
mirador-de-san-nicolas | ES | Granada | 37.1810 | -3.5920 | Mirador de San Nicolás |  |
sacromonte | ES | Granada | 37.1810 | -3.5920 | Sacromonte |  |
cartuja-de-granada | ES | Granada | 37.1922 | -3.5990 | Cartuja de Granada | Universidad de Granada Cartuja |
alcazaba-de-almeria | ES | Almería | 36.8410 | -2.4720 | Alcazaba de Almería |  |
balcon-nerja | ES | Nerja | 36.7400 | -3.8790 | Balcón Nerja |  |
centre-pompidou-malaga | ES | Málaga | 36.7200 | -4.4190 | Centre Pompidou Málaga |  |
muelle-uno | ES | Málaga | 36.7200 | -4.4190 | Muelle Uno |  |
teleferico-de-benalmadena | ES | Benalmádena | 36.5960 | -4.5390 | Teleférico de Benalmádena |  |
penon-de-gibraltar-frontera | ES | La Línea de la Concepción | 36.1550 | -5.3480 | Peñón de Gibraltar frontera |  |
catedral-de-cadiz | ES | Cadiz | 36.5290 | -6.2930 | Catedral de Cádiz |  |
bodegas-gonzalez-byass | ES | Jerez de la Frontera | 36.6860 | -6.1400 | Bodegas González Byass | Bodegas Tío Pepe |
tio-pepe | ES | Jerez de la Frontera | 36.6860 | -6.1400 | Tío Pepe |  |
parque-de-maria-luisa | ES | Sevilla | 37.3772 | -5.9869 | Parque de María Luisa |  |
catedral-de-sevilla | ES | Sevilla | 37.3858 | -5.9931 | Catedral de Sevilla |  |
giralda | ES | Sevilla | 37.3858 | -5.9931 | Giralda |  |
la-giralda | ES | Sevilla | 37.3858 | -5.9931 | La Giralda |  |
torre-del-oro | ES | Sevilla | 37.3824 | -5.9963 | Torre del Oro |  |
setas-de-sevilla | ES | Sevilla | 37.3930 | -5.9910 | Setas de Sevilla |  |
metropol-parasol | ES | Sevilla | 37.3930 | -5.9910 | Metropol Parasol |  |
real-de-la-feria-de-sevilla | ES | Sevilla | 37.3718 | -6.0000 | Real de la Feria de Sevilla |  |
catedral-de-jaen | ES | Jaén | 37.7680 | -3.7900 | Catedral de Jaén |  |
sacra-capilla-del-salvador | ES | Úbeda | 38.0130 | -3.3690 | Sacra Capilla del Salvador |  |
campus-de-rabanales | ES | Córdoba | 37.9140 | -4.7210 | Campus de Rabanales | Universidad de Córdoba Rabanales |
alcazaba-de-badajoz | ES | Badajoz | 38.8780 | -6.9710 | Alcazaba de Badajoz |  |
ciudad-monumental-de-caceres | ES | Cáceres | 39.4740 | -6.3710 | Ciudad Monumental de Cáceres |  |
catedral-de-plasencia | ES | Plasencia | 40.0290 | -6.0900 | Catedral de Plasencia |  |
museo-thyssen | ES | Madrid | 40.4090 | -3.6940 | Museo Thyssen | Museo Thyssen-Bornemisza |
hospital-clinico-madrid | ES | Madrid | 40.4410 | -3.7190 | Hospital Clínico Madrid |  |
universidad-autonoma-de-madrid | ES | Alcobendas | 40.5430 | -3.6930 | Universidad Autónoma de Madrid |  |
uam-cantoblanco | ES | Alcobendas | 40.5430 | -3.6930 | UAM Cantoblanco | Universidad Autónoma Cantoblanco, Universidad Autónoma de Madrid, Universidad de Cantoblanco, Campus de Cantoblanco |
universidad-carlos-iii | ES | Leganés | 40.3310 | -3.7650 | Universidad Carlos III | UC3M |
san-lorenzo-de-el-escorial-monasterio | ES | San Lorenzo de El Escorial | 40.5890 | -4.1480 | San Lorenzo de El Escorial Monasterio |  |
universidad-de-alcala | ES | Alcalá de Henares | 40.4830 | -3.3640 | Universidad de Alcalá |  |
casas-colgadas | ES | Cuenca | 40.0780 | -2.1300 | Casas Colgadas | Casas Colgadas de Cuenca |
zocodover | ES | Toledo | 39.8580 | -4.0240 | Zocodover |  |
catedral-de-avila | ES | Ávila | 40.6560 | -4.7000 | Catedral de Ávila |  |
catedral-de-salamanca | ES | Salamanca | 40.9600 | -5.6660 | Catedral de Salamanca |  |
museo-nacional-de-escultura | ES | Valladolid | 41.6520 | -4.7280 | Museo Nacional de Escultura |  |
catedral-de-zamora | ES | Zamora | 41.5030 | -5.7540 | Catedral de Zamora |  |
palacio-episcopal-de-astorga | ES | Astorga | 42.4580 | -6.0560 | Palacio Episcopal de Astorga | Palacio de Gaudí Astorga |
medulas-mirador-de-orellan | ES | Carucedo | 42.4550 | -6.7735 | Médulas mirador de Orellán |  |
lago-de-sanabria | ES | Trefacio | 42.1220 | -6.7150 | Lago de Sanabria |  |
concatedral-de-logrono | ES | Logroño | 42.4660 | -2.4450 | Concatedral de Logroño |  |
catedral-de-santo-domingo-de-la-calzada | ES | Santo Domingo de la Calzada | 42.4400 | -2.9530 | Catedral de Santo Domingo de la Calzada |  |
marques-de-riscal | ES | Laguardia | 42.5120 | -2.6170 | Marqués de Riscal | Bodegas Marqués de Riscal |
ciudad-del-vino | ES | Elciego | 42.5127 | -2.6180 | Ciudad del Vino |  |
sanfermines | ES | Pamplona | 42.8170 | -1.6430 | Sanfermines |  |
universidad-de-navarra | ES | Pamplona | 42.8010 | -1.6600 | Universidad de Navarra |  |
la-concha | ES | Donostia / San Sebastián | 43.3220 | -1.9860 | La Concha | Playa de la Concha |
monte-igueldo | ES | Donostia / San Sebastián | 43.3200 | -2.0100 | Monte Igueldo |  |
getaria-balenciaga | ES | Getaria | 43.3022 | -2.2052 | Getaria Balenciaga | Museo Balenciaga |
palacio-euskalduna | ES | Bilbao | 43.2640 | -2.9490 | Palacio Euskalduna | Euskalduna |
getxo-puerto-deportivo | ES | Getxo | 43.3375 | -3.0145 | Getxo Puerto deportivo |  |
casa-de-juntas-de-gernika | ES | Gernika-Lumo | 43.3130 | -2.6780 | Casa de Juntas de Gernika | Museo de la Paz de Gernika |
palacio-de-la-magdalena | ES | Santander | 43.4730 | -3.7690 | Palacio de la Magdalena | Península de la Magdalena |
santillana-del-mar-casco | ES | Santillana | 43.3910 | -4.1080 | Santillana del Mar casco |  |
comillas-universidad-pontificia | ES | Comillas | 43.3890 | -4.2930 | Comillas Universidad Pontificia |  |
catedral-de-oviedo | ES | Oviedo | 43.3620 | -5.8430 | Catedral de Oviedo |  |
santa-maria-del-naranco | ES | Oviedo | 43.3790 | -5.8680 | Santa María del Naranco |  |
universidad-laboral-de-gijon | ES | Gijón | 43.5245 | -5.6135 | Universidad Laboral de Gijón | Laboral Ciudad de la Cultura |
centro-niemeyer | ES | Avilés | 43.5570 | -5.9180 | Centro Niemeyer |  |
torre-de-hercules | ES | A Coruña | 43.3860 | -8.4060 | Torre de Hércules |  |
muralla-de-lugo | ES | Lugo | 43.0130 | -7.5580 | Muralla de Lugo | Catedral de Lugo |
islas-cies | ES | Vigo | 42.2410 | -8.7270 | Islas Cíes |  |
puerto-de-vigo | ES | Vigo | 42.2400 | -8.7260 | Puerto de Vigo | Estación Marítima de Vigo |
catedral-de-ourense | ES | Ourense | 42.3360 | -7.8630 | Catedral de Ourense |  |
termas-de-outariz | ES | Ourense | 42.3495 | -7.9110 | Termas de Outariz |  |
monasterio-de-oia | ES | Oia | 42.0018 | -8.8760 | Monasterio de Oia |  |
castell-de-bellver | ES | Palma | 39.5638 | 2.6193 | Castell de Bellver |  |
palma-aquarium | ES | Palma | 39.5272 | 2.7286 | Palma Aquarium |  |
ballermann | ES | Palma | 39.5230 | 2.7380 | Ballermann |  |
western-water-park | ES | Palmanova | 39.5055 | 2.5240 | Western Water Park |  |
monestir-de-lluc | ES | Escorca | 39.8210 | 2.8850 | Monestir de Lluc | Santuari de Lluc |
alcudia-puerto | ES | Alcúdia | 39.8390 | 3.1330 | Alcudia Puerto |  |
dalt-vila | ES | Ibiza | 38.9060 | 1.4370 | Dalt Vila |  |
catedral-de-las-palmas | ES | Las Palmas de Gran Canaria | 28.1030 | -15.4130 | Catedral de Las Palmas |  |
vegueta | ES | Las Palmas de Gran Canaria | 28.1030 | -15.4130 | Vegueta |  |
maspalomas-faro | ES | Maspalomas | 27.7352 | -15.5990 | Maspalomas Faro |  |
meloneras | ES | Maspalomas | 27.7400 | -15.6035 | Meloneras |  |
drago-milenario | ES | Icod de los Vinos | 28.3660 | -16.7170 | Drago Milenario |  |
playa-blanca-lanzarote | ES | Playa Blanca | 28.8640 | -13.8290 | Playa Blanca Lanzarote |  |
corralejo-dunas | ES | Corralejo | 28.7030 | -13.8450 | Corralejo dunas |  |
hospital-la-fe | ES | Valencia | 39.4430 | -0.3760 | Hospital La Fe | Hospital Universitario La Fe |
`;
