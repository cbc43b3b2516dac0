/**
 * Names of towns by language (exonyms), where GeoNames has one name only.
 * Source: own list from common usage in the five languages (2026-11).
 * Columns: GeoNames id | English | Dutch | German | French | Spanish | other names that a visitor may type.
 */
export const townNameRows = `
2759794 | Amsterdam | Amsterdam | Amsterdam | Amsterdam | Ámsterdam |
2747891 | Rotterdam | Rotterdam | Rotterdam | Rotterdam | Róterdam |
2747373 | The Hague | Den Haag | Den Haag | La Haye | La Haya | 's-Gravenhage, s Gravenhage
2755251 | Groningen | Groningen | Groningen | Groningue | Groninga |
2750053 | Nijmegen | Nijmegen | Nimwegen | Nimègue | Nimega |
2751283 | Maastricht | Maastricht | Maastricht | Maastricht | Mastrique |
2751773 | Leiden | Leiden | Leiden | Leyde | Leiden |
2747351 | Den Bosch | 's-Hertogenbosch | 's-Hertogenbosch | Bois-le-Duc | Bolduque | Den Bosch
2759879 | Almere | Almere | Almere | Almere | Almere | Almere Stad
2750896 | Middelburg | Middelburg | Middelburg | Middelbourg | Middelburg |
2751792 | Leeuwarden | Leeuwarden | Leeuwarden | Leeuwarden | Leeuwarden | Ljouwert
2800866 | Brussels | Brussel | Brüssel | Bruxelles | Bruselas |
2803138 | Antwerp | Antwerpen | Antwerpen | Anvers | Amberes |
2797656 | Ghent | Gent | Gent | Gand | Gante |
2792413 | Liège | Luik | Lüttich | Liège | Lieja |
2800931 | Bruges | Brugge | Brügge | Bruges | Brujas |
2790471 | Namur | Namen | Namur | Namur | Namur |
2792482 | Leuven | Leuven | Löwen | Louvain | Lovaina |
2790869 | Mons | Bergen | Mons | Mons | Mons |
2803448 | Aalst | Aalst | Aalst | Alost | Aalst |
2791537 | Mechelen | Mechelen | Mechelen | Malines | Malinas |
2794055 | Kortrijk | Kortrijk | Kortrijk | Courtrai | Cortrique |
2789786 | Ostend | Oostende | Ostende | Ostende | Ostende |
2786578 | Sint-Niklaas | Sint-Niklaas | Sint-Niklaas | Saint-Nicolas | Sint-Niklaas |
2785341 | Tournai | Doornik | Tournai | Tournai | Tournai |
2787889 | Roeselare | Roeselare | Roeselare | Roulers | Roeselare |
2790595 | Mouscron | Moeskroen | Mouscron | Mouscron | Mouscron |
2799645 | Dendermonde | Dendermonde | Dendermonde | Termonde | Dendermonde |
2786545 | Sint-Truiden | Sint-Truiden | Sint-Truiden | Saint-Trond | Sint-Truiden |
2801154 | Braine-l'Alleud | Eigenbrakel | Braine-l'Alleud | Braine-l'Alleud | Braine-l'Alleud |
2784604 | Vilvoorde | Vilvoorde | Vilvoorde | Vilvorde | Vilvoorde |
2795100 | Ypres | Ieper | Ypern | Ypres | Ypres |
2796696 | Halle | Halle | Halle | Hal | Halle |
2792397 | Lier | Lier | Lier | Lierre | Lier |
2783941 | Wavre | Waver | Wavre | Wavre | Wavre |
2785470 | Tienen | Tienen | Tienen | Tirlemont | Tienen |
2797638 | Geraardsbergen | Geraardsbergen | Geraardsbergen | Grammont | Geraardsbergen |
2785389 | Tongeren | Tongeren | Tongern | Tongres | Tongeren |
2789529 | Oudenaarde | Oudenaarde | Oudenaarde | Audenarde | Oudenaarde |
2784804 | Veurne | Veurne | Veurne | Furnes | Veurne |
2799369 | Diksmuide | Diksmuide | Dixmude | Dixmude | Diksmuide |
2802583 | Bastogne | Bastenaken | Bastogne | Bastogne | Bastogne |
2803073 | Arlon | Aarlen | Arel | Arlon | Arlon |
2790101 | Nivelles | Nijvel | Nivelles | Nivelles | Nivelles |
2795113 | Huy | Hoei | Huy | Huy | Huy |
2799577 | De Panne | De Panne | De Panne | La Panne | De Panne |
2803010 | Ath | Aat | Ath | Ath | Ath |
2787769 | Ronse | Ronse | Ronse | Renaix | Ronse |
2950159 | Berlin | Berlijn | Berlin | Berlin | Berlín |
2911298 | Hamburg | Hamburg | Hamburg | Hambourg | Hamburgo |
2867714 | Munich | München | München | Munich | Múnich |
2886242 | Cologne | Keulen | Köln | Cologne | Colonia |
2925533 | Frankfurt | Frankfurt am Main | Frankfurt am Main | Francfort-sur-le-Main | Fráncfort | Frankfurt, Francfort, Frankfurt/Main
2925535 | Frankfurt (Oder) | Frankfurt (Oder) | Frankfurt (Oder) | Francfort-sur-l'Oder | Fráncfort del Óder |
2825297 | Stuttgart | Stuttgart | Stuttgart | Stuttgart | Stuttgart | Estugarda
2944388 | Bremen | Bremen | Bremen | Brême | Bremen |
2910831 | Hanover | Hannover | Hannover | Hanovre | Hannover |
2934691 | Duisburg | Duisburg | Duisburg | Duisbourg | Duisburgo |
2861650 | Nuremberg | Neurenberg | Nürnberg | Nuremberg | Núremberg |
2935022 | Dresden | Dresden | Dresden | Dresde | Dresde |
2892794 | Karlsruhe | Karlsruhe | Karlsruhe | Karlsruhe | Karlsruhe | Carlsruhe
3247449 | Aachen | Aken | Aachen | Aix-la-Chapelle | Aquisgrán |
2954172 | Augsburg | Augsburg | Augsburg | Augsbourg | Augsburgo |
2945024 | Braunschweig | Braunschweig | Braunschweig | Brunswick | Brunswick |
2874545 | Magdeburg | Maagdenburg | Magdeburg | Magdebourg | Magdeburgo |
2925177 | Freiburg | Freiburg | Freiburg | Fribourg-en-Brisgau | Friburgo | Freiburg im Breisgau
2874225 | Mainz | Mainz | Mainz | Mayence | Maguncia |
2842647 | Saarbrücken | Saarbrücken | Saarbrücken | Sarrebruck | Sarrebruck |
2821164 | Trier | Trier | Trier | Trèves | Tréveris |
2886946 | Koblenz | Koblenz | Koblenz | Coblence | Coblenza |
2849483 | Regensburg | Regensburg | Regensburg | Ratisbonne | Ratisbona |
2805615 | Würzburg | Würzburg | Würzburg | Wurtzbourg | Wurzburgo |
2806654 | Wolfsburg | Wolfsburg | Wolfsburg | Wolfsburg | Wolfsburgo |
2885679 | Konstanz | Konstanz | Konstanz | Constance | Constanza |
2830582 | Speyer | Spiers | Speyer | Spire | Espira |
2887835 | Cleves | Kleef | Kleve | Clèves | Cléveris |
2930509 | Emmerich | Emmerik | Emmerich | Emmerich | Emmerich | Emmerich am Rhein
2869756 | Monschau | Monschau | Monschau | Montjoie | Monschau |
2875392 | Ludwigsburg | Ludwigsburg | Ludwigsburg | Ludwigsbourg | Luisburgo |
2918632 | Göttingen | Göttingen | Göttingen | Göttingen | Gotinga |
2960316 | Luxembourg | Luxemburg | Luxemburg | Luxembourg | Luxemburgo | Lëtzebuerg
2960596 | Esch-sur-Alzette | Esch-sur-Alzette | Esch an der Alzette | Esch-sur-Alzette | Esch-sur-Alzette |
2988507 | Paris | Parijs | Paris | Paris | París |
2995469 | Marseille | Marseille | Marseille | Marseille | Marsella | Marseilles
2996944 | Lyon | Lyon | Lyon | Lyon | Lyon | Lyons
2972315 | Toulouse | Toulouse | Toulouse | Toulouse | Toulouse | Tolosa de Francia
2990440 | Nice | Nice | Nizza | Nice | Niza |
2973783 | Strasbourg | Straatsburg | Straßburg | Strasbourg | Estrasburgo |
3031582 | Bordeaux | Bordeaux | Bordeaux | Bordeaux | Burdeos |
2998324 | Lille | Rijsel | Lille | Lille | Lille |
3020686 | Dunkirk | Duinkerke | Dünkirchen | Dunkerque | Dunkerque |
2984114 | Reims | Reims | Reims | Reims | Reims | Rheims
3035681 | Avignon | Avignon | Avignon | Avignon | Aviñón |
2987914 | Perpignan | Perpignan | Perpignan | Perpignan | Perpiñán |
3034475 | Bayonne | Bayonne | Bayonne | Bayonne | Bayona |
2991214 | Mulhouse | Mulhouse | Mülhausen | Mulhouse | Mulhouse |
2972811 | Thionville | Thionville | Diedenhofen | Thionville | Thionville |
3029162 | Calais | Calais | Calais | Calais | Calais | Kales
3036784 | Arras | Atrecht | Arras | Arras | Arrás |
3029030 | Cambrai | Kamerijk | Cambrai | Cambrai | Cambrai |
3021000 | Douai | Dowaai | Douai | Douai | Douai |
2971041 | Valenciennes | Valencijn | Valenciennes | Valenciennes | Valenciennes |
2977845 | Saint-Omer | Sint-Omaars | Saint-Omer | Saint-Omer | Saint-Omer |
2969679 | Versailles | Versailles | Versailles | Versailles | Versalles |
2972328 | Toulon | Toulon | Toulon | Toulon | Tolón |
2990363 | Nîmes | Nîmes | Nîmes | Nîmes | Nimes |
2989317 | Orléans | Orléans | Orléans | Orléans | Orleans |
3028641 | Carcassonne | Carcassonne | Carcassonne | Carcassonne | Carcasona |
2990919 | Narbonne | Narbonne | Narbonne | Narbonne | Narbona |
3128760 | Barcelona | Barcelona | Barcelona | Barcelone | Barcelona |
2509954 | Valencia | Valencia | Valencia | Valence | Valencia | València
2510911 | Seville | Sevilla | Sevilla | Séville | Sevilla |
3104324 | Zaragoza | Zaragoza | Saragossa | Saragosse | Zaragoza | Saragossa
2514256 | Málaga | Málaga | Málaga | Malaga | Málaga |
2513416 | Murcia | Murcia | Murcia | Murcie | Murcia |
2512989 | Palma de Mallorca | Palma de Mallorca | Palma de Mallorca | Palma de Majorque | Palma de Mallorca | Palma
3128026 | Bilbao | Bilbao | Bilbao | Bilbao | Bilbao | Bilbo
2521978 | Alicante | Alicante | Alicante | Alicante | Alicante | Alacant
2519240 | Córdoba | Córdoba | Córdoba | Cordoue | Córdoba | Cordova
3119841 | A Coruña | A Coruña | A Coruña | La Corogne | La Coruña | Corunna
3104499 | Vitoria-Gasteiz | Vitoria-Gasteiz | Vitoria-Gasteiz | Vitoria-Gasteiz | Vitoria | Gasteiz
2517117 | Granada | Granada | Granada | Grenade | Granada |
2518559 | Elche | Elche | Elche | Elche | Elche | Elx
2520058 | Cartagena | Cartagena | Cartagena | Carthagène | Cartagena |
3114472 | Pamplona | Pamplona | Pamplona | Pampelune | Pamplona | Iruña
3110044 | San Sebastián | San Sebastián | San Sebastián | Saint-Sébastien | San Sebastián | Donostia
2519752 | Castellón de la Plana | Castellón de la Plana | Castellón de la Plana | Castellón de la Plana | Castellón de la Plana | Castelló, Castellón
3111108 | Salamanca | Salamanca | Salamanca | Salamanque | Salamanca |
3108288 | Tarragona | Tarragona | Tarragona | Tarragone | Tarragona |
3118514 | Lleida | Lleida | Lleida | Lérida | Lérida |
2520600 | Cádiz | Cádiz | Cádiz | Cadix | Cádiz |
3121456 | Girona | Girona | Girona | Gérone | Gerona |
3114965 | Ourense | Ourense | Ourense | Ourense | Orense |
3109642 | Santiago de Compostela | Santiago de Compostela | Santiago de Compostela | Saint-Jacques-de-Compostelle | Santiago de Compostela |
2510409 | Toledo | Toledo | Toledo | Tolède | Toledo |
3109256 | Segovia | Segovia | Segovia | Ségovie | Segovia |
3120304 | Irún | Irún | Irún | Irún | Irún | Irun
2516479 | Ibiza | Ibiza | Ibiza | Ibiza | Ibiza | Eivissa
2267057 | Lisbon | Lissabon | Lissabon | Lisbonne | Lisboa |
2735943 | Porto | Porto | Porto | Porto | Oporto |
3169070 | Rome | Rome | Rom | Rome | Roma |
3173435 | Milan | Milaan | Mailand | Milan | Milán | Milano
3172394 | Naples | Napels | Neapel | Naples | Nápoles | Napoli
3165524 | Turin | Turijn | Turin | Turin | Turín | Torino
3176219 | Genoa | Genua | Genua | Gênes | Génova | Genova
3181928 | Bologna | Bologna | Bologna | Bologne | Bolonia |
3176959 | Florence | Florence | Florenz | Florence | Florencia | Firenze
3164603 | Venice | Venetië | Venedig | Venise | Venecia | Venezia
3164527 | Verona | Verona | Verona | Vérone | Verona |
3171728 | Padua | Padua | Padua | Padoue | Padua |
3165185 | Trieste | Triëst | Triest | Trieste | Trieste |
3170647 | Pisa | Pisa | Pisa | Pise | Pisa |
3166548 | Siena | Siena | Siena | Sienne | Siena |
3174051 | Mantua | Mantua | Mantua | Mantoue | Mantua |
3181913 | Bolzano | Bolzano | Bozen | Bolzano | Bolzano | Bozen
3165243 | Trento | Trente | Trient | Trente | Trento |
3174659 | Livorno | Livorno | Livorno | Livourne | Livorno | Leghorn
2761369 | Vienna | Wenen | Wien | Vienne | Viena |
2766824 | Salzburg | Salzburg | Salzburg | Salzbourg | Salzburgo |
2774326 | Klagenfurt | Klagenfurt | Klagenfurt am Wörthersee | Klagenfurt | Klagenfurt |
2657896 | Zurich | Zürich | Zürich | Zurich | Zúrich |
2660646 | Geneva | Genève | Genf | Genève | Ginebra |
2661604 | Basel | Bazel | Basel | Bâle | Basilea |
2661552 | Bern | Bern | Bern | Berne | Berna |
2659994 | Lausanne | Lausanne | Lausanne | Lausanne | Lausana |
2658822 | St. Gallen | Sankt Gallen | St. Gallen | Saint-Gall | San Galo |
2659811 | Lucerne | Luzern | Luzern | Lucerne | Lucerna |
2661513 | Biel | Biel | Biel | Bienne | Biel |
2660718 | Fribourg | Fribourg | Freiburg im Üechtland | Fribourg | Friburgo |
2659496 | Neuchâtel | Neuchâtel | Neuenburg | Neuchâtel | Neuchâtel |
2658761 | Schaffhausen | Schaffhausen | Schaffhausen | Schaffhouse | Schaffhausen |
2643743 | London | Londen | London | Londres | Londres |
2650225 | Edinburgh | Edinburgh | Edinburgh | Édimbourg | Edimburgo |
2651048 | Dover | Dover | Dover | Douvres | Dover |
2653877 | Canterbury | Canterbury | Canterbury | Cantorbéry | Canterbury |
2653822 | Cardiff | Cardiff | Cardiff | Cardiff | Cardiff | Caerdydd
2964574 | Dublin | Dublin | Dublin | Dublin | Dublín |
2962943 | Limerick | Limerick | Limerick | Limerick | Limerick | Luimneach
2964180 | Galway | Galway | Galway | Galway | Galway | Gaillimh
2618425 | Copenhagen | Kopenhagen | Kopenhagen | Copenhague | Copenhague | København
2624652 | Aarhus | Aarhus | Aarhus | Aarhus | Aarhus | Århus
2673730 | Stockholm | Stockholm | Stockholm | Stockholm | Estocolmo |
2711537 | Gothenburg | Göteborg | Göteborg | Göteborg | Gotemburgo |
658225 | Helsinki | Helsinki | Helsinki | Helsinki | Helsinki | Helsingfors
633679 | Turku | Turku | Turku | Turku | Turku | Åbo
756135 | Warsaw | Warschau | Warschau | Varsovie | Varsovia | Warszawa
3094802 | Kraków | Krakau | Krakau | Cracovie | Cracovia | Cracow
3081368 | Wrocław | Wrocław | Breslau | Wrocław | Breslavia | Breslau
3099434 | Gdańsk | Gdańsk | Danzig | Gdańsk | Gdansk | Danzig
3088171 | Poznań | Poznań | Posen | Poznań | Poznan |
3083829 | Szczecin | Szczecin | Stettin | Szczecin | Szczecin | Stettin
3096472 | Katowice | Katowice | Kattowitz | Katowice | Katowice |
3089658 | Oświęcim | Oświęcim | Oświęcim | Oświęcim | Oświęcim | Auschwitz
3067696 | Prague | Praag | Prag | Prague | Praga | Praha
3078610 | Brno | Brno | Brünn | Brno | Brno |
3068160 | Pilsen | Pilsen | Pilsen | Pilsen | Pilsen | Plzeň
3073803 | Karlovy Vary | Karlsbad | Karlsbad | Karlovy Vary | Karlovy Vary | Carlsbad
3069011 | Olomouc | Olomouc | Olmütz | Olomouc | Olomouc |
3060972 | Bratislava | Bratislava | Bratislava | Bratislava | Bratislava | Pressburg
724443 | Košice | Košice | Kaschau | Košice | Košice |
3054643 | Budapest | Boedapest | Budapest | Budapest | Budapest |
3196359 | Ljubljana | Ljubljana | Laibach | Ljubljana | Liubliana | Ljubljana
3195506 | Maribor | Maribor | Marburg an der Drau | Maribor | Maribor |
3186886 | Zagreb | Zagreb | Zagreb | Zagreb | Zagreb | Agram
3190261 | Split | Split | Split | Split | Split | Spalato
3201047 | Dubrovnik | Dubrovnik | Dubrovnik | Dubrovnik | Dubrovnik | Ragusa
792680 | Belgrade | Belgrado | Belgrad | Belgrade | Belgrado | Beograd
683506 | Bucharest | Boekarest | Bukarest | Bucarest | Bucarest | București
667268 | Sibiu | Sibiu | Hermannstadt | Sibiu | Sibiu |
683844 | Brașov | Brașov | Kronstadt | Brașov | Brașov |
727011 | Sofia | Sofia | Sofia | Sofia | Sofía | Sofija
264371 | Athens | Athene | Athen | Athènes | Atenas | Athina
734077 | Thessaloniki | Thessaloniki | Thessaloniki | Thessalonique | Tesalónica | Saloniki
745044 | Istanbul | Istanbul | Istanbul | Istanbul | Estambul | Constantinople
703448 | Kyiv | Kyiv | Kiew | Kiev | Kiev | Kijev
702550 | Lviv | Lviv | Lemberg | Lviv | Leópolis | Lwów
698740 | Odesa | Odesa | Odessa | Odessa | Odesa |
593116 | Vilnius | Vilnius | Vilnius | Vilnius | Vilna |
456172 | Riga | Riga | Riga | Riga | Riga | Rīga
588409 | Tallinn | Tallinn | Tallinn | Tallinn | Tallin | Reval
2993458 | Monaco | Monaco | Monaco | Monaco | Mónaco |
3183875 | Tirana | Tirana | Tirana | Tirana | Tirana | Tiranë
2562305 | Valletta | Valletta | Valletta | La Valette | La Valeta |
2523083 | Syracuse | Syracuse | Syrakus | Syracuse | Siracusa |
3027301 | Chamonix | Chamonix | Chamonix | Chamonix-Mont-Blanc | Chamonix | Chamonix-Mont-Blanc
2658813 | St. Moritz | Sankt Moritz | St. Moritz | Saint-Moritz | Sankt Moritz |
2658576 | Sion | Sion | Sitten | Sion | Sion |
3174742 | Lido di Jesolo | Lido di Jesolo | Lido di Jesolo | Lido di Jesolo | Lido di Jesolo | Jesolo
`;
