/** As {@link dutchRows}, of Spanish sites. */
export const spanishRows = `
es | Madrid | NH Sevilla Plaza de Armas | 37.39,-6.00 |
es | Madrid | Ibis Zaragoza Centro | 41.656,-0.88 |
es | Madrid | Meliá Sevilla | 37.38,-5.985 |
es | Madrid | Ilunion Valencia | 39.47,-0.36 |
es | Madrid | Hotel Barceló Málaga | 36.71,-4.43 |
es | Madrid | AC Hotel Burgos | 42.34,-3.70 |
es | Madrid | Novotel Madrid Center | 40.42,-3.67 |
es | Madrid | Hotel Ibis Bilbao Barakaldo | 43.29,-2.99 |
es | Madrid | Eurostars Toledo | 39.87,-4.04 |
es | Madrid | Silken Puerta Valencia | 39.47,-0.34 |
es | Madrid | Tryp Murcia | 37.98,-1.12 |
es | Madrid | Parador de Sigüenza | 41.065,-2.64 |
es | Madrid | Albergue Juvenil Santander | 43.47,-3.82 |
es | Madrid | Hospital La Paz Madrid | 40.48,-3.687 |
es | Madrid | Hospital Clínico Zaragoza | 41.64,-0.90 |
es | Madrid | Hospital Virgen del Rocío Sevilla | 37.36,-5.98 |
es | Madrid | Universidad de Salamanca | 40.96,-5.67 |
es | Madrid | Universidad Politécnica de Valencia | 39.48,-0.34 |
es | Madrid | Universidad de Deusto Bilbao | 43.27,-2.94 |
es | Madrid | Ciudad Universitaria Madrid | 40.45,-3.73 |
es | Madrid | IES Cervantes Alcalá de Henares | 40.48,-3.37 |
es | Madrid | CEIP San José Guadalajara | 40.63,-3.17 |
es | Madrid | Colegio Maristas Logroño | 42.465,-2.45 |
es | Madrid | Colegio Santa María Aranjuez | 40.03,-3.60 |
es | Madrid | Estación de Atocha | 40.406,-3.69 |
es | Madrid | Estación de tren Guadalajara | 40.644,-3.18 |
es | Madrid | Estación de autobuses Cuenca | 40.07,-2.135 |
es | Madrid | Estación de autobuses Méndez Álvaro | 40.395,-3.678 |
es | Madrid | Estación Sants | 41.379,2.14 |
es | Madrid | Estación Albacete-Los Llanos | 39.0,-1.85 |
es | Madrid | Intercambiador Moncloa | 40.435,-3.72 |
es | Madrid | Plaza de Castilla Madrid | 40.466,-3.689 |
es | Madrid | T4 Barajas | 40.492,-3.593 |
es | Madrid | Aeropuerto de Sevilla | 37.42,-5.893 |
es | Madrid | Aeropuerto Alicante | 38.282,-0.558 |
es | Madrid | aeropuerto de Bilbao | 43.30,-2.91 |
es | Madrid | Aeropuerto del Prat | 41.297,2.083 |
es | Madrid | C/ Mayor 12, Alcalá de Henares | 40.48,-3.37 |
es | Madrid | Avda. de la Constitución 5, Ávila | 40.656,-4.69 |
es | Madrid | Pza. Mayor s/n Segovia | 40.95,-4.124 |
es | Madrid | Calle Real 3 28411 Moralzarzal | 40.68,-3.97 |
es | Madrid | Gran Vía 32 Madrid | 40.42,-3.705 |
es | Madrid | Paseo Pereda Santander | 43.462,-3.80 |
es | Madrid | Sta. Cruz de Tenerife | 28.47,-16.25 |
es | Madrid | S. Lorenzo de El Escorial | 40.59,-4.147 |
es | Madrid | Pto. de la Cruz | 28.41,-16.55 |
es | Madrid | Pto. Banús | 36.487,-4.953 |
es | Madrid | Vva. de la Serena | 38.975,-5.80 |
es | Madrid | Jerez de la Fra. | 36.685,-6.13 |
es | Madrid | Feria de Abril Sevilla | 37.37,-6.0 |
es | Madrid | Feria de Zaragoza | 41.65,-0.95 |
es | Madrid | Feria de Málaga | 36.70,-4.47 |
es | Madrid | Feria de Jerez | 36.69,-6.13 |
es | Madrid | IFEMA Feria de Madrid | 40.466,-3.616 |
es | Madrid | Estadio de Anoeta | 43.301,-1.974 |
es | Madrid | Estadio El Sadar | 42.797,-1.637 |
es | Madrid | Estadio Riazor | 43.369,-8.417 |
es | Madrid | Nuevo Mirandilla | 36.503,-6.273 |
es | Madrid | La Romareda | 41.637,-0.902 |
es | Madrid | Estadio Nuevo Los Cármenes | 37.153,-3.596 |
es | Madrid | Coliseum Getafe | 40.326,-3.715 |
es | Madrid | Palau Sant Jordi | 41.363,2.153 |
es | Madrid | WiZink Center | 40.424,-3.672 |
es | Madrid | Cueva de Valporquero | 42.906,-5.558 |
es | Madrid | Monasterio de Piedra | 41.19,-1.785 |
es | Madrid | Monasterio de Guadalupe | 39.453,-5.328 |
es | Madrid | Monasterio de Poblet | 41.38,1.083 |
es | Madrid | Monasterio de Silos | 41.962,-3.42 |
es | Madrid | San Juan de la Peña | 42.508,-0.673 |
es | Madrid | Monasterio de Leyre | 42.636,-1.172 |
es | Madrid | Castillo de Loarre | 42.325,-0.612 |
es | Madrid | Castillo de Javier | 42.594,-1.21 |
es | Madrid | Alcázar de Segovia | 40.952,-4.132 |
es | Madrid | Acueducto de Segovia | 40.948,-4.118 |
es | Madrid | Palacio de la Granja | 40.897,-4.005 |
es | Madrid | Valle de los Caídos | 40.642,-4.155 |
es | Madrid | Las Médulas | 42.47,-6.77 |
es | Madrid | Atapuerca | 42.376,-3.507 |
es | Madrid | Medina Azahara | 37.886,-4.867 |
es | Madrid | Itálica | 37.444,-6.046 |
es | Madrid | Teatro Romano de Mérida | 38.915,-6.339 |
es | Madrid | Ciudad Encantada | 40.206,-2.006 |
es | Madrid | Lagunas de Ruidera | 38.955,-2.88 | ask
es | Madrid | Sierra de Gredos | 40.27,-5.2 | ask
es | Madrid | Doñana | 37.0,-6.45 | ask
es | Madrid | Ordesa | 42.65,-0.06 | ask
es | Madrid | Cabo de Gata | 36.722,-2.193 | ask
es | Madrid | Lago de Sanabria | 42.12,-6.71 | ask
es | Madrid | El Rocío | 37.13,-6.485 |
es | Madrid | Faunia | 40.39,-3.612 |
es | Madrid | Terra Natura Benidorm | 38.56,-0.155 |
es | Madrid | Aqualandia | 38.55,-0.10 |
es | Madrid | Parque de la Naturaleza de Cabárceno | 43.357,-3.82 |
es | Madrid | Oceanogràfic | 39.453,-0.348 |
es | Madrid | Sendaviva | 42.22,-1.55 |
es | Madrid | Micropolix | 40.55,-3.62 |
es | Madrid | Xanadú | 40.30,-3.93 | ask
es | Madrid | Las Rozas Village | 40.52,-3.89 |
es | Madrid | Valdesquí | 40.797,-3.965 |
es | Madrid | Navacerrada | 40.78,-4.0 | ask
es | Madrid | Valdelinares estación de esquí | 40.38,-0.62 |
es | Madrid | San Isidro estación de esquí | 43.05,-5.38 |
es | Madrid | Alto Campoo | 43.03,-4.37 |
es | Madrid | Candanchú | 42.787,-0.53 |
es | Madrid | Astún | 42.81,-0.50 |
es | Madrid | Boí Taüll | 42.48,0.87 |
es | Madrid | Port Ainé | 42.43,1.21 |
es | Madrid | Puerto de Barcelona | 41.35,2.17 | ask
es | Madrid | Puerto de Huelva | 37.2,-6.93 |
es | Madrid | Estación marítima Ceuta | 35.893,-5.31 |
es | Madrid | Covadona | 43.30,-5.05 | ask
es | Madrid | Peñíscola | 40.36,0.405 |
es | Madrid | Santiago | 42.88,-8.54 |
es | Madrid | Burdeos | 44.84,-0.58 |
es | Madrid | Ginebra | 46.20,6.145 |
es | Madrid | Múnich | 48.137,11.575 |
es | Madrid | Lieja | 50.633,5.567 |
es | Madrid | Basilea | 47.56,7.59 |
es | Madrid | Brujas | 51.21,3.22 |
es | Madrid | Cracovia | 50.06,19.94 |
es | Madrid | Perpiñán | 42.698,2.895 |
es | Madrid | Carcasona | 43.213,2.351 |
es | Madrid | Aviñón | 43.95,4.81 |
es | Madrid | Sevila | 37.39,-5.99 |
es | Madrid | Barselona | 41.39,2.17 |
es | Madrid | Vayadolid | 41.65,-4.73 |
es | Madrid | Granda | 37.18,-3.60 | ask
es | Madrid | Villanueva | ask | ask
es | Madrid | San Fernando | ask | ask
es | Madrid | Parking Bus Alhambra | 37.174,-3.58 |
es | Madrid | Aparcamiento Camp Nou | 41.381,2.123 |
es | Madrid | Polígono Industrial Cobo Calleja Fuenlabrada | 40.265,-3.77 |
es | Madrid | Ayuntamiento de Talavera | 39.96,-4.83 |
es | Madrid | Mercadona Tres Cantos | 40.60,-3.71 |
es | Madrid | Polideportivo Móstoles | 40.32,-3.865 |
es | Madrid | Catedral de Burgos | 42.341,-3.704 |
es | Madrid | Basílica del Pilar | 41.657,-0.878 |
es | Madrid | Bodegas Marqués de Riscal Elciego | 42.51,-2.62 |
es | Madrid | Camping Salou | 41.08,1.14 |
es | Sevilla | El Puerto | 36.60,-6.23 | ask
es | Valladolid | Camping Riberduero Peñafiel | 41.60,-4.12 |
es | Valladolid | Camping Toledo Llanes | 43.42,-4.755 | ask
es | Valladolid | Albergue juvenil Navarredonda de Gredos | 40.36,-5.12 |
es | Valladolid | Albergue Los Batanes Rascafría | 40.90,-3.88 |
es | Valladolid | Granja escuela El Álamo | 40.23,-3.99 | ask
es | Valladolid | Hotel Ciudad de Burgos Rubena | 42.39,-3.58 | ask
es | Valladolid | Hotel Conde Ansúrez Valladolid | 41.65,-4.72 |
es | Valladolid | Parador de León | 42.60,-5.58 |
es | Valladolid | Parador de Lerma | 42.03,-3.755 |
es | Valladolid | NH Ciudad de Santander | 43.46,-3.81 |
es | Valladolid | AC Hotel Palencia | 42.01,-4.53 |
es | Valladolid | Hotel Silken Gran Teatro Burgos | 42.34,-3.70 |
es | Valladolid | Eurostars Toledo | 39.86,-4.02 |
es | Valladolid | Ibis Madrid Getafe | 40.31,-3.72 |
es | Valladolid | Holiday Inn Madrid Las Tablas | 40.505,-3.67 |
es | Valladolid | Hotel Barceló Aran Mantegna | 40.40,-3.62 | ask
es | Valladolid | IES Vega del Prado Valladolid | 41.65,-4.72 |
es | Valladolid | IES Arca Real | 41.63,-4.72 | ask
es | Valladolid | Colegio La Salle Palencia | 42.01,-4.53 |
es | Valladolid | Colegio San José Valladolid | 41.65,-4.72 |
es | Valladolid | CEIP Miguel Delibes Aranda de Duero | 41.67,-3.69 |
es | Valladolid | CEIP Cervantes Medina del Campo | 41.31,-4.91 |
es | Valladolid | Instituto Jorge Manrique Tres Cantos | 40.60,-3.71 |
es | Valladolid | Universidad de Salamanca | 40.96,-5.67 |
es | Valladolid | Universidad Carlos III Getafe | 40.316,-3.725 |
es | Valladolid | Hospital Río Hortega | 41.63,-4.71 | ask
es | Valladolid | Hospital La Paz Madrid | 40.48,-3.69 |
es | Valladolid | Hospital Miguel Servet Zaragoza | 41.635,-0.90 |
es | Valladolid | Hospital de Jaca | 42.57,-0.55 |
es | Valladolid | Estadio José Zorrilla | 41.645,-4.762 |
es | Valladolid | San Mamés Bilbao | 43.264,-2.95 |
es | Valladolid | Estadio El Molinón Gijón | 43.536,-5.637 |
es | Valladolid | Santiago Bernabéu | 40.453,-3.688 |
es | Valladolid | Polideportivo Huerta del Rey Valladolid | 41.655,-4.735 | ask
es | Valladolid | Polideportivo Cuéllar | 41.40,-4.31 |
es | Valladolid | Estación de Zamora | 41.515,-5.74 |
es | Valladolid | Estación Campo Grande Valladolid | 41.643,-4.727 |
es | Valladolid | estación de autobuses Segovia | 40.945,-4.12 |
es | Valladolid | Chamartín | 40.472,-3.683 |
es | Valladolid | Atocha Madrid | 40.407,-3.69 |
es | Valladolid | Aeropuerto de Villanubla | 41.706,-4.85 |
es | Valladolid | Barajas T1 | 40.475,-3.565 |
es | Valladolid | Feria de Valladolid | 41.66,-4.735 |
es | Valladolid | IFEMA | 40.465,-3.615 |
es | Valladolid | Museo Nacional de Escultura | 41.657,-4.724 | ask
es | Valladolid | Museo de la Evolución Humana Burgos | 42.338,-3.697 |
es | Valladolid | Atapuerca | 42.38,-3.51 |
es | Valladolid | Castillo de Peñafiel | 41.597,-4.115 |
es | Valladolid | Castillo de Coca | 41.216,-4.525 |
es | Valladolid | Monasterio de Silos | 41.962,-3.419 |
es | Valladolid | Las Médulas | 42.46,-6.77 |
es | Valladolid | Lago de Sanabria | 42.12,-6.70 | ask
es | Valladolid | Cueva de Valporquero | 42.906,-5.557 |
es | Valladolid | Parque Warner | 40.23,-3.59 |
es | Valladolid | Faunia | 40.39,-3.61 |
es | Valladolid | Puy du Fou España | 39.83,-4.09 |
es | Valladolid | Calle Santiago 12, Valladolid | 41.65,-4.73 |
es | Valladolid | C/ Real 5 La Granja | 40.90,-4.005 |
es | Valladolid | Pza. Mayor 1 Tordesillas | 41.50,-5.00 |
es | Valladolid | Avda. de Salamanca 20, 47014 Valladolid | 41.65,-4.74 |
es | Valladolid | Medina | ask | ask
es | Valladolid | Villanueva | ask | ask
es | Valladolid | La Bañeza | 42.30,-5.90 |
es | Valladolid | S. Lorenzo de El Escorial | 40.59,-4.15 |
es | Valladolid | Sta. Cruz de Tenerife | 28.47,-16.25 |
es | Valladolid | Sto. Domingo de la Calzada | 42.44,-2.95 |
es | Valladolid | Valadolid | 41.65,-4.72 |
es | Valladolid | Salamnca | 40.97,-5.66 |
es | Valladolid | Ponferada | 42.55,-6.60 |
es | Valladolid | Burdeos | 44.84,-0.58 |
es | Valladolid | Oporto | 41.15,-8.61 |
es | Valladolid | Braganza | 41.81,-6.76 |
es | Valladolid | Perpiñán | 42.70,2.90 |
es | Valladolid | Renault Villamuriel | 41.95,-4.51 |
es | Valladolid | Bodegas Protos Peñafiel | 41.60,-4.115 |
es | Sevilla | Camping Granada Conil | 36.275,-6.09 | ask
es | Sevilla | Hotel Macià Ronda | 36.745,-5.165 | ask
es | Sevilla | Albergue Inturjoven Punta Umbría | 37.18,-6.965 |
es | Sevilla | NH Córdoba Califa | 37.885,-4.78 |
es | Sevilla | Ibis Málaga Aeropuerto | 36.675,-4.49 |
es | Sevilla | Eurostars Torre Sevilla | 37.395,-6.005 |
es | Sevilla | Parador de Carmona | 37.47,-5.635 |
es | Sevilla | IES San Isidoro Sevilla | 37.395,-5.995 |
es | Sevilla | IES Cristóbal Colón Sanlúcar de Barrameda | 36.78,-6.35 |
es | Sevilla | CEIP Maestro José Páez Écija | 37.54,-5.08 |
es | Sevilla | Colegio Madrid Utrera | 37.185,-5.78 | ask
es | Sevilla | Universidad Pablo de Olavide | 37.355,-5.94 | ask
es | Sevilla | Hospital de Valme | 37.31,-5.96 | ask
es | Sevilla | Hospital Reina Sofía Córdoba | 37.87,-4.80 |
es | Sevilla | Estadio Benito Villamarín | 37.356,-5.982 |
es | Sevilla | Estadio Ramón de Carranza | 36.503,-6.273 | ask
es | Sevilla | Estación de Cádiz | 36.528,-6.288 |
es | Sevilla | estación de autobuses Plaza de Armas Sevilla | 37.391,-6.003 |
es | Sevilla | Aeropuerto de Jerez | 36.745,-6.06 |
es | Sevilla | Isla Mágica | 37.406,-6.0 |
es | Sevilla | Itálica | 37.443,-6.046 |
es | Sevilla | Medina Azahara | 37.886,-4.867 |
es | Sevilla | El Rocío | 37.13,-6.485 |
es | Sevilla | C/ Sierpes 10 Sevilla | 37.39,-5.995 |
es | Sevilla | Plaza de España 1, 41013 Sevilla | 37.377,-5.987 |
es | Sevilla | Pto. de Santa María | 36.60,-6.23 |
es | Sevilla | Arcos | 36.75,-5.81 | ask
es | Sevilla | Jeréz de la Frontera | 36.685,-6.135 |
es | Sevilla | Cordova | 37.885,-4.78 |
es | Sevilla | Lisboa | 38.72,-9.14 |
`;
