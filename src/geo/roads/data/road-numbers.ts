/**
 * The numbers of main roads, as signs beside them show it: country | number | hubs along it, neighbours joined by a road of the network. A road
 * that no row names has no number on our pages. Of two numbers on one road the one that its country signs larger. Source: general knowledge,
 * November 2026; where a number changes between two hubs, the one of most kilometres.
 */
export const roadNumberRows = `
NL | A2 | amsterdam utrecht s-hertogenbosch eindhoven weert sittard maastricht
NL | A1 | amsterdam hilversum amersfoort apeldoorn deventer hengelo
NL | A1 | amsterdam amersfoort
NL | A4 | amsterdam leiden
NL | A4 | rotterdam leiden den-haag
NL | A5 | haarlem leiden
NL | A6 | amsterdam almere lelystad emmeloord heerenveen
NL | A7 | amsterdam hoorn den-oever sneek heerenveen drachten groningen winschoten
NL | A9 | amsterdam alkmaar
NL | A12 | den-haag gouda utrecht arnhem
NL | A12 | arnhem oberhausen
NL | A13 | den-haag rotterdam
NL | A15 | rotterdam dordrecht gorinchem tiel nijmegen
NL | A16 | dordrecht breda
NL | A18 | arnhem doetinchem
NL | A20 | gouda rotterdam
NL | A27 | almere hilversum utrecht gorinchem breda
NL | A27 | almere utrecht
NL | A28 | utrecht amersfoort zwolle meppel hoogeveen assen groningen
NL | A30 | amersfoort arnhem
NL | A31 | den-oever harlingen leeuwarden
NL | N31 | leeuwarden drachten
NL | A32 | leeuwarden heerenveen meppel
NL | A37 | hoogeveen emmen meppen
NL | N35 | zwolle almelo hengelo enschede
NL | A50 | zwolle apeldoorn arnhem
NL | A50 | oss eindhoven
NL | A58 | middelburg goes bergen-op-zoom breda tilburg eindhoven
NL | A59 | oss s-hertogenbosch waalwijk breda
NL | N261 | waalwijk tilburg
NL | A65 | s-hertogenbosch tilburg
NL | A67 | eindhoven venlo
DE | A40 | venlo duisburg
NL | A73 | roermond venlo nijmegen
NL | A76 | sittard heerlen aachen
NL | A79 | maastricht heerlen
NL | A325 | arnhem nijmegen
NL | A2 | utrecht tiel
BE | E19 | breda antwerpen mechelen brussel
BE | E19 | antwerpen brussel
BE | E19 | brussel mons valenciennes
BE | E34 | eindhoven turnhout antwerpen
BE | E17 | antwerpen sint-niklaas gent kortrijk
BE | E17 | kortrijk lille
BE | E40 | brussel gent brugge oostende veurne dunkerque
BE | E40 | brussel leuven liege aachen
BE | E403 | brugge kortrijk tournai
BE | E42 | lille tournai mons charleroi namur liege
BE | E42 | liege sankt-vith
BE | E411 | brussel namur libramont arlon luxembourg
BE | E25 | maastricht liege bastogne arlon
BE | E313 | antwerpen geel hasselt liege
BE | E314 | leuven hasselt genk aachen
BE | A12 | bergen-op-zoom antwerpen
BE | A19 | kortrijk ieper
LU | A3 | luxembourg metz
LU | A1 | luxembourg trier
DE | A1 | trier koblenz
DE | A1 | koeln wuppertal hagen dortmund muenster osnabrueck bremen hamburg luebeck puttgarden
DE | A2 | oberhausen hamm bielefeld hannover braunschweig magdeburg berlin
DE | A2 | dortmund hamm
DE | A2 | magdeburg potsdam
DE | A3 | oberhausen koeln limburg frankfurt aschaffenburg wuerzburg nuernberg regensburg deggendorf passau
DE | A3 | duesseldorf koeln
DE | A3 | duesseldorf duisburg
DE | A3 | bonn limburg wiesbaden
DE | A4 | aachen koeln
DE | A4 | bad-hersfeld eisenach erfurt jena hermsdorf gera chemnitz dresden bautzen goerlitz
DE | A5 | bad-hersfeld giessen frankfurt darmstadt heidelberg karlsruhe baden-baden offenburg freiburg basel
DE | A5 | kassel frankfurt
DE | A6 | saarbruecken kaiserslautern mannheim heilbronn feuchtwangen ansbach nuernberg weiden
DE | A6 | mannheim heidelberg heilbronn
DE | A7 | flensburg neumuenster hamburg hannover hildesheim goettingen kassel bad-hersfeld fulda wuerzburg rothenburg feuchtwangen ulm memmingen kempten fuessen
DE | A8 | karlsruhe pforzheim stuttgart ulm augsburg muenchen rosenheim salzburg
DE | A9 | berlin dessau schkeuditz hermsdorf hof bayreuth nuernberg ingolstadt muenchen
DE | A9 | leipzig schkeuditz
DE | A10 | potsdam berlin
DE | A11 | berlin pasewalk szczecin
DE | A12 | berlin frankfurt-oder
DE | A13 | berlin dresden
DE | A14 | dresden leipzig schkeuditz halle magdeburg
DE | A14 | leipzig halle
DE | A14 | wismar schwerin
DE | A15 | berlin cottbus
DE | A17 | dresden usti-nad-labem
DE | A19 | wittstock rostock
DE | A20 | luebeck wismar rostock
DE | A20 | rostock greifswald
DE | A24 | hamburg wittstock berlin
DE | A24 | hamburg schwerin wittstock
DE | A23 | hamburg heide
DE | A27 | bremen bremerhaven cuxhaven
DE | A27 | hannover bremen
DE | A28 | leer oldenburg bremen
DE | A29 | oldenburg wilhelmshaven
DE | A30 | hengelo rheine osnabrueck
DE | A31 | rheine lingen meppen leer emden
DE | A33 | osnabrueck bielefeld paderborn
DE | A36 | braunschweig goslar
DE | A38 | halle nordhausen goettingen
DE | A39 | braunschweig wolfsburg
DE | A40 | duisburg essen bochum dortmund
DE | A42 | duisburg oberhausen
DE | A43 | essen wuppertal
DE | A44 | dortmund paderborn kassel
DE | A44 | dortmund kassel
DE | A44 | aachen moenchengladbach
DE | A44 | kassel eisenach
DE | A45 | hagen siegen giessen
DE | A45 | dortmund giessen
DE | A46 | duesseldorf wuppertal
DE | A48 | koblenz trier
DE | A52 | moenchengladbach duesseldorf essen
DE | A57 | nijmegen krefeld koeln
DE | A59 | koeln duesseldorf
DE | A61 | venlo moenchengladbach
DE | A61 | koblenz mainz mannheim
DE | A61 | koblenz mannheim
DE | A63 | mainz kaiserslautern
DE | A66 | wiesbaden mainz frankfurt
DE | A66 | mainz frankfurt
DE | A66 | frankfurt fulda
DE | A67 | darmstadt mannheim
DE | A70 | schweinfurt bamberg bayreuth
DE | A71 | erfurt suhl schweinfurt
DE | A72 | leipzig chemnitz zwickau plauen hof
DE | A73 | suhl bamberg nuernberg
DE | A81 | wuerzburg heilbronn stuttgart rottweil singen
DE | A81 | stuttgart tuebingen
DE | A92 | muenchen landshut deggendorf
DE | A93 | regensburg weiden hof
DE | A93 | rosenheim kufstein
DE | A93 | regensburg muenchen
DE | A95 | muenchen garmisch
DE | A96 | muenchen memmingen lindau
DE | A555 | koeln bonn
DE | A565 | bonn koblenz
DE | A215 | kiel neumuenster
DE | A26 | hamburg stade
FR | A1 | lille arras paris
FR | A2 | valenciennes arras
FR | A4 | paris marne-la-vallee reims verdun metz strasbourg
FR | A5 | paris sens
FR | A5 | paris troyes langres
FR | A6 | paris auxerre beaune macon lyon
FR | A6 | sens auxerre
FR | A7 | lyon valence montelimar orange avignon aix-en-provence marseille
FR | A7 | orange aix-en-provence
FR | A8 | aix-en-provence frejus cannes nice menton
FR | A9 | orange nimes montpellier beziers narbonne perpignan
FR | A10 | paris blois
FR | A10 | paris orleans blois tours poitiers niort saintes bordeaux
FR | A11 | paris chartres le-mans angers nantes
FR | A11 | paris le-mans
FR | A13 | paris rouen
FR | A13 | rouen honfleur caen
FR | A13 | rouen caen
FR | A16 | beauvais amiens abbeville boulogne-sur-mer calais dunkerque
FR | A16 | paris beauvais
FR | A20 | orleans chateauroux limoges brive-la-gaillarde cahors montauban toulouse
FR | A25 | lille dunkerque
FR | A26 | calais arras saint-quentin reims
FR | A26 | reims chalons-en-champagne troyes
FR | A28 | abbeville rouen alencon le-mans tours
FR | A29 | le-havre amiens saint-quentin
FR | A31 | luxembourg metz nancy langres dijon beaune
FR | A34 | reims charleville-mezieres
FR | A35 | strasbourg colmar mulhouse basel
FR | A36 | mulhouse belfort besancon beaune
FR | A40 | macon bourg-en-bresse pont-d-ain geneve chamonix
FR | A41 | geneve annecy chambery grenoble
FR | A42 | lyon pont-d-ain
FR | A43 | lyon chambery modane
FR | A47 | lyon saint-etienne
FR | A48 | lyon grenoble
FR | A50 | marseille toulon
FR | A51 | aix-en-provence sisteron gap
FR | A54 | nimes arles
FR | A57 | toulon frejus
FR | A61 | narbonne carcassonne toulouse
FR | A62 | toulouse montauban agen bordeaux
FR | A63 | bordeaux bayonne irun
FR | A64 | tarbes pau bayonne
FR | A68 | toulouse albi
FR | A71 | orleans bourges montlucon clermont-ferrand
FR | A72 | clermont-ferrand saint-etienne
FR | A75 | clermont-ferrand saint-flour severac
FR | A77 | paris nevers
FR | A81 | le-mans laval rennes
FR | A83 | niort nantes
FR | A84 | rennes avranches caen
FR | A85 | angers tours bourges
FR | A87 | angers cholet
FR | A89 | bordeaux perigueux brive-la-gaillarde clermont-ferrand
ES | A-1 | madrid aranda-de-duero burgos
ES | AP-1 | burgos vitoria
ES | A-2 | madrid guadalajara medinaceli calatayud zaragoza
ES | AP-2 | zaragoza lleida
ES | A-2 | lleida barcelona
ES | AP-2 | lleida tarragona
ES | A-3 | madrid honrubia valencia
ES | A-4 | madrid manzanares bailen cordoba sevilla
ES | AP-4 | sevilla jerez
ES | A-5 | madrid talavera trujillo merida badajoz
ES | AP-6 | madrid villacastin
ES | A-6 | villacastin tordesillas benavente astorga ponferrada lugo a-coruna
ES | AP-7 | figueres girona barcelona tarragona tortosa castellon valencia
ES | AP-7 | valencia gandia benidorm alicante
ES | AP-7 | malaga marbella algeciras
ES | A-7 | alicante murcia lorca almeria motril malaga
ES | A-8 | bilbao santander torrelavega
ES | AP-8 | bilbao san-sebastian irun
ES | A-23 | valencia teruel zaragoza huesca
ES | A-31 | albacete almansa alicante
ES | A-35 | valencia almansa
ES | A-42 | madrid toledo
ES | A-44 | bailen jaen granada motril
ES | A-45 | cordoba antequera malaga
ES | A-49 | sevilla huelva
ES | AP-9 | a-coruna santiago-de-compostela pontevedra vigo
ES | A-50 | avila salamanca
ES | A-52 | benavente ourense vigo
ES | A-62 | burgos palencia valladolid tordesillas salamanca
ES | A-66 | salamanca plasencia caceres merida sevilla
ES | AP-68 | bilbao logrono tudela zaragoza
ES | A-68 | tudela zaragoza
ES | AP-15 | pamplona tudela
ES | A-92 | sevilla antequera granada guadix almeria
AT | A1 | wien st-poelten linz wels salzburg
AT | A2 | wien wiener-neustadt
AT | A8 | wels passau
AT | A9 | graz maribor
AT | A10 | bischofshofen salzburg
AT | A12 | kufstein woergl innsbruck
AT | A4 | wien gyor
AT | A14 | feldkirch bregenz
CH | A1 | bern olten zuerich winterthur st-gallen
CH | A2 | basel olten luzern
CH | A9 | lausanne montreux
IT | A1 | milano piacenza parma reggio-emilia modena bologna firenze arezzo orvieto roma
IT | A4 | torino novara milano bergamo brescia
IT | A4 | verona vicenza padova
IT | A22 | brennero bressanone bolzano trento
CZ | D1 | praha jihlava brno
CZ | D5 | praha plzen
CZ | D8 | praha usti-nad-labem
PL | A2 | frankfurt-oder poznan konin
PL | A4 | goerlitz legnica wroclaw
`;
