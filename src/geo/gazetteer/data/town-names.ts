/**
 * Names of towns by language (exonyms), where GeoNames has one name only.
 * Source: own list from common usage in the five languages (2026-11).
 * Columns: GeoNames id | English | Dutch | German | French | Spanish | other names that a visitor may type.
 */
export const townNameRows = `
2759794 | Amsterdam | Amsterdam | Amsterdam | Amsterdam | Ámsterdam | Mokum
2747891 | Rotterdam | Rotterdam | Rotterdam | Rotterdam | Róterdam |
2747373 | The Hague | Den Haag | Den Haag | La Haye | La Haya | 's-Gravenhage, s Gravenhage
2755251 | Groningen | Groningen | Groningen | Groningue | Groninga | Grunn, Stad Groningen
2750053 | Nijmegen | Nijmegen | Nimwegen | Nimègue | Nimega |
2751283 | Maastricht | Maastricht | Maastricht | Maastricht | Mastrique | Mestreech
2751773 | Leiden | Leiden | Leiden | Leyde | Leiden |
2747351 | Den Bosch | 's-Hertogenbosch | 's-Hertogenbosch | Bois-le-Duc | Bolduque | Den Bosch
2759879 | Almere | Almere | Almere | Almere | Almere | Almere Stad
2750896 | Middelburg | Middelburg | Middelburg | Middelbourg | Middelburg |
2751792 | Leeuwarden | Leeuwarden | Leeuwarden | Leeuwarden | Leeuwarden | Ljouwert
2800866 | Brussels | Brussel | Brüssel | Bruxelles | Bruselas |
2803138 | Antwerp | Antwerpen | Antwerpen | Anvers | Amberes |
2797656 | Ghent | Gent | Gent | Gand | Gante |
2792413 | Liège | Luik | Lüttich | Liège | Lieja | Lîdje
2800931 | Bruges | Brugge | Brügge | Bruges | Brujas |
2790471 | Namur | Namen | Namur | Namur | Namur |
2792482 | Leuven | Leuven | Löwen | Louvain | Lovaina |
2790869 | Mons | Bergen | Mons | Mons | Mons |
2803448 | Aalst | Aalst | Aalst | Alost | Aalst |
2791537 | Mechelen | Mechelen | Mechelen | Malines | Malinas | Mecheln
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
2794166 | Koksijde | Koksijde | Koksijde | Coxyde | Koksijde |
2794210 | Knokke-Heist | Knokke-Heist | Knokke-Heist | Knokke-Heist | Knokke-Heist | Knocke, Knocke-Heist
2785169 | Tubize | Tubeke | Tubize | Tubize | Tubize |
2801150 | Braine-le-Comte | 's-Gravenbrakel | Braine-le-Comte | Braine-le-Comte | Braine-le-Comte |
2793548 | La Hulpe | Terhulpen | La Hulpe | La Hulpe | La Hulpe |
2797694 | Genappe | Genepiën | Genappe | Genappe | Genappe |
2742027 | Bragança | Bragança | Bragança | Bragance | Braganza |
2950159 | Berlin | Berlijn | Berlin | Berlin | Berlín |
2911298 | Hamburg | Hamburg | Hamburg | Hambourg | Hamburgo | Hamborg
2867714 | Munich | München | München | Munich | Múnich | Minga
2886242 | Cologne | Keulen | Köln | Cologne | Colonia | Kölle
2925533 | Frankfurt | Frankfurt am Main | Frankfurt am Main | Francfort-sur-le-Main | Fráncfort | Frankfurt, Francfort, Frankfurt/Main, FFM, Ffm
2925535 | Frankfurt (Oder) | Frankfurt (Oder) | Frankfurt (Oder) | Francfort-sur-l'Oder | Fráncfort del Óder |
2825297 | Stuttgart | Stuttgart | Stuttgart | Stuttgart | Stuttgart | Estugarda, Stgt
3116246 | Mont-roig del Camp | Mont-roig del Camp | Mont-roig del Camp | Mont-roig del Camp | Mont-roig del Camp | Montroig, Mont-roig, Montroig del Camp
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
2960316 | Luxembourg | Luxemburg | Luxemburg | Luxembourg | Luxemburgo | Lëtzebuerg, Stad Lëtzebuerg
2960596 | Esch-sur-Alzette | Esch-sur-Alzette | Esch an der Alzette | Esch-sur-Alzette | Esch-sur-Alzette | Esch-Uelzecht
2988507 | Paris | Parijs | Paris | Paris | París |
2995469 | Marseille | Marseille | Marseille | Marseille | Marsella | Marseilles, Marselha
2996944 | Lyon | Lyon | Lyon | Lyon | Lyon | Lyons
2972315 | Toulouse | Toulouse | Toulouse | Toulouse | Toulouse | Tolosa de Francia, Tolosa de Llenguadoc
2990440 | Nice | Nice | Nizza | Nice | Niza | Nissa
2973783 | Strasbourg | Straatsburg | Straßburg | Strasbourg | Estrasburgo | Strossburi
3031582 | Bordeaux | Bordeaux | Bordeaux | Bordeaux | Burdeos | Bordèu
2998324 | Lille | Rijsel | Lille | Lille | Lille | Lila
3095049 | Koszalin | Koszalin | Köslin | Koszalin | Koszalin |
3020686 | Dunkirk | Duinkerke | Dünkirchen | Dunkerque | Dunkerque | Duinkerken, Duunkerke
2984114 | Reims | Reims | Reims | Reims | Reims | Rheims
3035681 | Avignon | Avignon | Avignon | Avignon | Aviñón |
2987914 | Perpignan | Perpignan | Perpignan | Perpignan | Perpiñán | Perpinyà
3034475 | Bayonne | Bayonne | Bayonne | Bayonne | Bayona | Baiona
2991214 | Mulhouse | Mulhouse | Mülhausen | Mulhouse | Mulhouse | Mülhüsa
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
3114472 | Pamplona | Pamplona | Pamplona | Pampelune | Pamplona | Iruña, Iruñea
3110044 | San Sebastián | San Sebastián | San Sebastián | Saint-Sébastien | San Sebastián | Donostia, Donosti
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
3165185 | Trieste | Triëst | Triest | Trieste | Trieste | Trst
3170647 | Pisa | Pisa | Pisa | Pise | Pisa |
3166548 | Siena | Siena | Siena | Sienne | Siena |
3174051 | Mantua | Mantua | Mantua | Mantoue | Mantua |
3181913 | Bolzano | Bolzano | Bozen | Bolzano | Bolzano | Bozen, Bulsan
3165243 | Trento | Trente | Trient | Trente | Trento |
3174659 | Livorno | Livorno | Livorno | Livourne | Livorno | Leghorn
2761369 | Vienna | Wenen | Wien | Vienne | Viena |
2766824 | Salzburg | Salzburg | Salzburg | Salzbourg | Salzburgo |
2774326 | Klagenfurt | Klagenfurt | Klagenfurt am Wörthersee | Klagenfurt | Klagenfurt | Celovec
2657896 | Zurich | Zürich | Zürich | Zurich | Zúrich | Züri
2660646 | Geneva | Genève | Genf | Genève | Ginebra |
2661604 | Basel | Bazel | Basel | Bâle | Basilea | Basle, Basu
2661552 | Bern | Bern | Bern | Berne | Berna | Bärn
2659994 | Lausanne | Lausanne | Lausanne | Lausanne | Lausana |
2658822 | St. Gallen | Sankt Gallen | St. Gallen | Saint-Gall | San Galo |
2659811 | Lucerne | Luzern | Luzern | Lucerne | Lucerna |
2661513 | Biel | Biel | Biel | Bienne | Biel |
2660718 | Fribourg | Fribourg | Freiburg im Üechtland | Fribourg | Friburgo |
2659496 | Neuchâtel | Neuchâtel | Neuenburg | Neuchâtel | Neuchâtel |
2658761 | Schaffhausen | Schaffhausen | Schaffhausen | Schaffhouse | Schaffhausen |
2643743 | London | Londen | London | Londres | Londres |
2650225 | Edinburgh | Edinburgh | Edinburgh | Édimbourg | Edimburgo | Dùn Èideann
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
3099434 | Gdańsk | Gdańsk | Danzig | Gdańsk | Gdansk | Danzig, Gduńsk
3088171 | Poznań | Poznań | Posen | Poznań | Poznan |
3083829 | Szczecin | Szczecin | Stettin | Szczecin | Szczecin | Stettin
3096472 | Katowice | Katowice | Kattowitz | Katowice | Katowice | Katowicy
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
3201047 | Dubrovnik | Dubrovnik | Dubrovnik | Dubrovnik | Dubrovnik | Ragusa, Raguse
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
3117735 | Madrid | Madrid | Madrid | Madrid | Madrid |
3106672 | Valladolid | Valladolid | Valladolid | Valladolid | Valladolid |
2515270 | Las Palmas de Gran Canaria | Las Palmas de Gran Canaria | Las Palmas de Gran Canaria | Las Palmas de Grande Canarie | Las Palmas de Gran Canaria | Las Palmas
3121424 | Gijón | Gijón | Gijón | Gijón | Gijón | Xixón
3114711 | Oviedo | Oviedo | Oviedo | Oviedo | Oviedo | Uviéu
3120619 | L'Hospitalet de Llobregat | L'Hospitalet de Llobregat | L'Hospitalet de Llobregat | L'Hospitalet de Llobregat | Hospitalet de Llobregat |
3108286 | Terrassa | Terrassa | Terrassa | Terrassa | Tarrasa |
2516326 | Jerez de la Frontera | Jerez de la Frontera | Jerez de la Frontera | Jerez de la Frontera | Jerez de la Frontera | Xérès
3109718 | Santander | Santander | Santander | Santander | Santander |
3127461 | Burgos | Burgos | Burgos | Burgos | Burgos |
3118532 | León | León | León | León | León |
2522013 | Algeciras | Algeciras | Algeciras | Algésiras | Algeciras |
3122453 | Figueres | Figueres | Figueres | Figueras | Figueras |
3117814 | Lugo | Lugo | Lugo | Lugo | Lugo |
2513917 | Mérida | Mérida | Mérida | Mérida | Mérida |
2521420 | Badajoz | Badajoz | Badajoz | Badajoz | Badajoz |
3117164 | Mataró | Mataró | Mataró | Mataró | Mataró |
2511619 | Sagunto | Sagunto | Sagunt | Sagonte | Sagunto |
2517367 | Gandia | Gandia | Gandia | Gandia | Gandía |
2518878 | Dénia | Dénia | Dénia | Dénia | Denia |
3112011 | Errenteria | Errenteria | Errenteria | Errenteria | Rentería |
3121881 | Hondarribia | Hondarribia | Hondarribia | Fontarabie | Fuenterrabía |
2514301 | Mahón | Mahón | Mahón | Mahón | Mahón | Maó
3124967 | Ciutadella | Ciutadella | Ciutadella | Ciutadella | Ciudadela |
2928810 | Essen | Essen | Essen | Essen | Essen |
2935517 | Dortmund | Dortmund | Dortmund | Dortmund | Dortmund |
2934246 | Düsseldorf | Düsseldorf | Düsseldorf | Düsseldorf | Düsseldorf | Dusseldorf
2879139 | Leipzig | Leipzig | Leipzig | Leipzig | Leipzig | Lipsia
2867543 | Münster | Münster | Münster | Münster | Münster | Munster
2911522 | Halle (Saale) | Halle (Saale) | Halle (Saale) | Halle-sur-Saale | Halle (Saale) |
2875601 | Lübeck | Lübeck | Lübeck | Lübeck | Lübeck | Lubeca, Lubeck
2867838 | Mülheim an der Ruhr | Mülheim an der Ruhr | Mülheim an der Ruhr | Mülheim | Mülheim an der Ruhr |
2856883 | Osnabrück | Osnabrück | Osnabrück | Osnabrück | Osnabrück |
2857458 | Oldenburg | Oldenburg | Oldenburg | Oldenbourg | Oldemburgo |
2852458 | Potsdam | Potsdam | Potsdam | Potsdam | Potsdam |
2907911 | Heidelberg | Heidelberg | Heidelberg | Heidelberg | Heidelberg |
2806142 | Worms | Worms | Worms | Worms | Worms |
2873891 | Mannheim | Mannheim | Mannheim | Mannheim | Mannheim | Monnem
2892518 | Kassel | Kassel | Kassel | Cassel | Kassel | Cassel
2939951 | Coburg | Coburg | Coburg | Cobourg | Coburgo |
2952984 | Bamberg | Bamberg | Bamberg | Bamberg | Bamberg |
2855328 | Passau | Passau | Passau | Passau | Passau |
2820256 | Ulm | Ulm | Ulm | Ulm | Ulm |
2891621 | Kempten | Kempten | Kempten (Allgäu) | Kempten | Kempten |
2877550 | Lindau | Lindau | Lindau | Lindau | Lindau |
2857798 | Offenburg | Offenburg | Offenburg | Offenbourg | Offenburg |
2899449 | Homburg | Homburg | Homburg | Hombourg | Homburg |
2803620 | Zweibrücken | Zweibrücken | Zweibrücken | Deux-Ponts | Zweibrücken |
2842632 | Saarlouis | Saarlouis | Saarlouis | Sarrelouis | Saarlouis |
2891951 | Kehl | Kehl | Kehl | Kehl | Kehl |
2812482 | Weimar | Weimar | Weimar | Weimar | Weimar |
2918987 | Görlitz | Görlitz | Görlitz | Görlitz | Görlitz |
2951881 | Bautzen | Bautzen | Bautzen | Bautzen | Bautzen | Budyšin
2939811 | Cottbus | Cottbus | Cottbus | Cottbus | Cottbus | Chóśebuz
2875115 | Lüneburg | Lüneburg | Lüneburg | Lunebourg | Luneburgo |
2861934 | Nordhorn | Nordhorn | Nordhorn | Nordhorn | Nordhorn |
2894003 | Kaiserslautern | Kaiserslautern | Kaiserslautern | Kaiserslautern | Kaiserslautern |
2992166 | Montpellier | Montpellier | Montpellier | Montpellier | Montpellier | Mompelier
2990969 | Nantes | Nantes | Nantes | Nantes | Nantes | Naoned
2983990 | Rennes | Rennes | Rennes | Rennes | Rennes | Roazhon
3030300 | Brest | Brest | Brest | Brest | Brest |
3021372 | Dijon | Dijon | Dijon | Dijon | Dijon |
2994160 | Metz | Metz | Metz | Metz | Metz |
2990999 | Nancy | Nancy | Nancy | Nancy | Nancy | Nanzig
3033123 | Besançon | Besançon | Besançon | Besançon | Besanzón | Bisanz
3024297 | Colmar | Colmar | Colmar | Colmar | Colmar | Kolmar, Kolmer
3014078 | Haguenau | Haguenau | Hagenau | Haguenau | Haguenau | Hagenau
2975588 | Saverne | Saverne | Zabern | Saverne | Saverne | Zabern
2967325 | Wissembourg | Wissembourg | Weißenburg | Wissembourg | Wissembourg | Weissenburg
2975233 | Sélestat | Sélestat | Schlettstadt | Sélestat | Sélestat | Schlettstadt
2989796 | Obernai | Obernai | Oberehnheim | Obernai | Obernai |
2975964 | Sarreguemines | Sarreguemines | Saargemünd | Sarreguemines | Sarreguemines | Saargemünd
3017805 | Forbach | Forbach | Forbach | Forbach | Forbach |
2975967 | Sarrebourg | Sarrebourg | Saarburg | Sarrebourg | Sarrebourg |
3033791 | Belfort | Belfort | Belfort | Belfort | Belfort |
2992938 | Montbéliard | Montbéliard | Mömpelgard | Montbéliard | Montbéliard |
2969958 | Verdun | Verdun | Verdun | Verdun | Verdún |
3031133 | Boulogne-sur-Mer | Boulogne-sur-Mer | Boulogne-sur-Mer | Boulogne-sur-Mer | Boulogne-sur-Mer | Bonen
3014816 | Gravelines | Grevelingen | Gravelines | Gravelines | Gravelinas |
2982681 | Roubaix | Roubaix | Roubaix | Roubaix | Roubaix | Robeke
2972284 | Tourcoing | Tourcoing | Tourcoing | Tourcoing | Tourcoing | Toerkonje
3013619 | Hazebrouck | Hazebroek | Hazebrouck | Hazebrouck | Hazebrouck |
3033363 | Bergues | Sint-Winoksbergen | Bergues | Bergues | Bergues |
3035359 | Bailleul | Belle | Bailleul | Bailleul | Bailleul |
3036903 | Armentières | Armentiers | Armentières | Armentières | Armentières |
3037854 | Amiens | Amiens | Amiens | Amiens | Amiens |
2982652 | Rouen | Rouen | Rouen | Rouen | Ruan |
3003796 | Le Havre | Le Havre | Le Havre | Le Havre | El Havre |
3029241 | Caen | Caen | Caen | Caen | Caen |
3006787 | La Rochelle | La Rochelle | La Rochelle | La Rochelle | La Rochela |
2998286 | Limoges | Limoges | Limoges | Limoges | Limoges |
3032797 | Biarritz | Biarritz | Biarritz | Biarritz | Biarritz | Miarritze
2988358 | Pau | Pau | Pau | Pau | Pau |
2997395 | Lourdes | Lourdes | Lourdes | Lourdes | Lourdes |
3038334 | Ajaccio | Ajaccio | Ajaccio | Ajaccio | Ajaccio | Aiacciu
3034640 | Bastia | Bastia | Bastia | Bastia | Bastia |
2994497 | Menton | Menton | Menton | Menton | Menton | Mentone
3037456 | Antibes | Antibes | Antibes | Antibes | Antibes |
3038354 | Aix-en-Provence | Aix-en-Provence | Aix-en-Provence | Aix-en-Provence | Aix-en-Provence |
3037543 | Annecy | Annecy | Annecy | Annecy | Annecy |
3027422 | Chambéry | Chambéry | Chambéry | Chambéry | Chambéry |
2800481 | Charleroi | Charleroi | Charleroi | Charleroi | Charleroi |
2796491 | Hasselt | Hasselt | Hasselt | Hasselt | Hasselt |
2797670 | Genk | Genk | Genk | Genk | Genk |
2784821 | Verviers | Verviers | Verviers | Verviers | Verviers | Vervî
2793508 | La Louvière | La Louvière | La Louvière | La Louvière | La Louvière |
2798573 | Eupen | Eupen | Eupen | Eupen | Eupen |
2786318 | Spa | Spa | Spa | Spa | Spa |
2799357 | Dinant | Dinant | Dinant | Dinant | Dinant |
2791834 | Malmedy | Malmedy | Malmedy | Malmedy | Malmedy |
2787315 | St. Vith | Sankt Vith | Sankt Vith | Saint-Vith | Sankt Vith |
2792196 | Lokeren | Lokeren | Lokeren | Lokeren | Lokeren |
2783175 | Zottegem | Zottegem | Zottegem | Zottegem | Zottegem | Sottegem
2798747 | Enghien | Edingen | Enghien | Enghien | Enghien |
2792567 | Lessines | Lessen | Lessines | Lessines | Lessines |
2786420 | Soignies | Zinnik | Soignies | Soignies | Soignies |
2784066 | Waremme | Borgworm | Waremme | Waremme | Waremme |
2794895 | Jodoigne | Geldenaken | Jodoigne | Jodoigne | Jodoigne |
2784548 | Visé | Wezet | Visé | Visé | Visé |
2783170 | Zoutleeuw | Zoutleeuw | Zoutleeuw | Léau | Zoutleeuw |
2790150 | Nieuwpoort | Nieuwpoort | Nieuwpoort | Nieuport | Nieuwpoort |
2788726 | Poperinge | Poperinge | Poperinge | Poperinge | Poperinge | Poperinghe
2791343 | Menen | Menen | Menen | Menin | Menen |
2783820 | Wervik | Wervik | Wervik | Wervicq | Wervik |
2783985 | Waterloo | Waterloo | Waterloo | Waterloo | Waterloo |
2745912 | Utrecht | Utrecht | Utrecht | Utrecht | Utrecht | Utreque
2756253 | Eindhoven | Eindhoven | Eindhoven | Eindhoven | Eindhoven |
2755003 | Haarlem | Haarlem | Haarlem | Haarlem | Haarlem |
2759661 | Arnhem | Arnhem | Arnheim | Arnhem | Arnhem |
2758401 | Breda | Breda | Breda | Bréda | Breda |
2745392 | Flushing | Vlissingen | Vlissingen | Flessingue | Flesinga |
2748000 | Roermond | Roermond | Roermond | Ruremonde | Roermond | Remunj
2745641 | Venlo | Venlo | Venlo | Venlo | Venlo |
2743608 | Zutphen | Zutphen | Zutphen | Zutphen | Zutphen |
2754007 | Hook of Holland | Hoek van Holland | Hoek van Holland | Hoek van Holland | Hoek van Holland |
2655603 | Birmingham | Birmingham | Birmingham | Birmingham | Birmingham |
2643123 | Manchester | Manchester | Manchester | Manchester | Mánchester |
2648579 | Glasgow | Glasgow | Glasgow | Glasgow | Glasgow | Glaschu
2645425 | Hull | Hull | Hull | Hull | Hull | Kingston upon Hull
2641673 | Newcastle upon Tyne | Newcastle upon Tyne | Newcastle upon Tyne | Newcastle upon Tyne | Newcastle upon Tyne | Newcastle
2636432 | Swansea | Swansea | Swansea | Swansea | Swansea | Abertawe
2655984 | Belfast | Belfast | Belfast | Belfast | Belfast |
2965140 | Cork | Cork | Cork | Cork | Cork | Corcaigh
2960992 | Waterford | Waterford | Waterford | Waterford | Waterford |
3143244 | Oslo | Oslo | Oslo | Oslo | Oslo |
3161732 | Bergen | Bergen | Bergen | Bergen | Bergen |
3133880 | Trondheim | Trondheim | Trondheim | Trondheim | Trondheim | Trondhjem
2692969 | Malmö | Malmö | Malmö | Malmö | Malmö | Malmoe
2666199 | Uppsala | Uppsala | Uppsala | Uppsala | Upsala | Upsal
2706767 | Helsingborg | Helsingborg | Helsingborg | Helsingborg | Helsingborg | Hälsingborg
2615876 | Odense | Odense | Odense | Odense | Odense |
2624886 | Aalborg | Aalborg | Aalborg | Aalborg | Aalborg | Ålborg
2614481 | Roskilde | Roskilde | Roskilde | Roskilde | Roskilde |
2613102 | Sønderborg | Sønderborg | Sonderburg | Sønderborg | Sønderborg |
2620964 | Haderslev | Haderslev | Hadersleben | Haderslev | Haderslev |
2611497 | Tønder | Tønder | Tondern | Tønder | Tønder |
2625070 | Aabenraa | Aabenraa | Apenrade | Aabenraa | Aabenraa |
2620473 | Elsinore | Helsingør | Helsingör | Elseneur | Elsinor | Helsingør
2778067 | Graz | Graz | Graz | Graz | Graz |
2772400 | Linz | Linz | Linz | Linz | Linz |
2775220 | Innsbruck | Innsbruck | Innsbruck | Innsbruck | Innsbruck |
2762372 | Villach | Villach | Villach | Villach | Villach | Beljak
2781503 | Bregenz | Bregenz | Bregenz | Bregenz | Bregenz | Brégence
2657970 | Winterthur | Winterthur | Winterthur | Winterthour | Winterthur |
2658564 | Solothurn | Solothurn | Solothurn | Soleure | Soleura | Soledurn
2658606 | Sierre | Sierre | Siders | Sierre | Sierre |
2661169 | Chur | Chur | Chur | Coire | Coira | Cuira
2661567 | Bellinzona | Bellinzona | Bellinzona | Bellinzone | Bellinzona | Bellenz
2659836 | Lugano | Lugano | Lugano | Lugano | Lugano |
2657908 | Zug | Zug | Zug | Zoug | Zug |
2660594 | Glarus | Glarus | Glarus | Glaris | Glaris |
2658377 | Thun | Thun | Thun | Thoune | Thun |
2661321 | Burgdorf | Burgdorf | Burgdorf | Berthoud | Burgdorf |
2661035 | Delémont | Delémont | Delsberg | Delémont | Delémont |
2658112 | Visp | Visp | Visp | Viège | Visp |
2661394 | Brig | Brig | Brig | Brigue | Brig |
2659529 | Murten | Murten | Murten | Morat | Morat |
2960657 | Diekirch | Diekirch | Diekirch | Diekirch | Diekirch | Dikrech
2960684 | Clervaux | Clervaux | Clerf | Clervaux | Clervaux | Klierf
2960630 | Echternach | Echternach | Echternach | Echternach | Echternach | Iechternach
2523920 | Palermo | Palermo | Palermo | Palerme | Palermo |
2525068 | Catania | Catania | Catania | Catane | Catania |
3182351 | Bari | Bari | Bari | Bari | Bari |
2524170 | Messina | Messina | Messina | Messine | Mesina |
3165926 | Taranto | Taranto | Tarent | Tarente | Tarento |
3181554 | Brescia | Brescia | Brescia | Brescia | Brescia |
2523630 | Reggio Calabria | Reggio Calabria | Reggio Calabria | Reggio de Calabre | Regio de Calabria |
3173331 | Modena | Modena | Modena | Modène | Módena |
3171457 | Parma | Parma | Parma | Parme | Parma |
3171180 | Perugia | Perugia | Perugia | Pérouse | Perusa |
2525473 | Cagliari | Cagliari | Cagliari | Cagliari | Cagliari | Casteddu
3169561 | Ravenna | Ravenna | Ravenna | Ravenne | Rávena |
3177090 | Ferrara | Ferrara | Ferrara | Ferrare | Ferrara |
3169361 | Rimini | Rimini | Rimini | Rimini | Rímini |
3182164 | Bergamo | Bergamo | Bergamo | Bergame | Bérgamo |
3164419 | Vicenza | Vicenza | Vicenza | Vicence | Vicenza |
3165201 | Treviso | Treviso | Treviso | Trévise | Treviso |
3165072 | Udine | Udine | Udine | Udine | Údine | Udin
3183089 | Ancona | Ancona | Ancona | Ancône | Ancona |
3171058 | Piacenza | Piacenza | Piacenza | Plaisance | Piacenza |
3174530 | Lucca | Lucca | Lucca | Lucques | Lucca |
3182884 | Arezzo | Arezzo | Arezzo | Arezzo | Arezzo |
3182722 | Assisi | Assisi | Assisi | Assise | Asís |
3172189 | Novara | Novara | Novara | Novare | Novara |
3183299 | Alessandria | Alessandria | Alessandria | Alexandrie | Alessandria |
3171366 | Pavia | Pavia | Pavia | Pavie | Pavía |
3177838 | Cremona | Cremona | Cremona | Crémone | Cremona |
3178229 | Como | Como | Como | Côme | Como |
3182997 | Aosta | Aosta | Aosta | Aoste | Aosta |
3173577 | Merano | Merano | Meran | Merano | Merano | Meran
3181550 | Brixen | Brixen | Brixen | Bressanone | Bresanona | Bressanone
3181480 | Bruneck | Bruneck | Bruneck | Brunico | Brunico | Brunico
3164065 | Sterzing | Sterzing | Sterzing | Vipiteno | Vipiteno | Vipiteno
3175986 | Gorizia | Gorizia | Görz | Gorizia | Gorizia | Görz, Gorica
3167022 | Savona | Savona | Savona | Savone | Savona |
3164582 | Ventimiglia | Ventimiglia | Ventimiglia | Vintimille | Ventimiglia |
3167777 | Sanremo | Sanremo | Sanremo | Sanremo | San Remo | San Remo
3181528 | Brindisi | Brindisi | Brindisi | Brindisi | Brindisi |
2740637 | Coimbra | Coimbra | Coimbra | Coimbra | Coímbra |
2742032 | Braga | Braga | Braga | Braga | Braga |
2268406 | Évora | Évora | Évora | Évora | Évora |
2268339 | Faro | Faro | Faro | Faro | Faro |
3093133 | Lodz | Łódź | Lodz | Łódź | Lodz | Lodsch
3102014 | Bydgoszcz | Bydgoszcz | Bromberg | Bydgoszcz | Bydgoszcz | Bromberg
765876 | Lublin | Lublin | Lublin | Lublin | Lublin |
776069 | Białystok | Białystok | Białystok | Białystok | Białystok |
3099424 | Gdynia | Gdynia | Gdynia | Gdynia | Gdynia | Gdingen
3100946 | Częstochowa | Częstochowa | Tschenstochau | Częstochowa | Częstochowa | Czestochowa
3083271 | Toruń | Toruń | Thorn | Toruń | Toruń | Thorn
3099230 | Gliwice | Gliwice | Gleiwitz | Gliwice | Gliwice | Gleiwitz
3090048 | Opole | Opole | Oppeln | Opole | Opole | Oppeln
763166 | Olsztyn | Olsztyn | Allenstein | Olsztyn | Olsztyn | Allenstein
3080165 | Zielona Góra | Zielona Góra | Grünberg | Zielona Góra | Zielona Góra |
3097257 | Jelenia Góra | Jelenia Góra | Hirschberg | Jelenia Góra | Jelenia Góra |
3085151 | Sopot | Sopot | Zoppot | Sopot | Sopot | Zoppot
3080866 | Zakopane | Zakopane | Zakopane | Zakopane | Zakopane |
3068799 | Ostrava | Ostrava | Ostrau | Ostrava | Ostrava | Ostrau
3071961 | Liberec | Liberec | Reichenberg | Liberec | Liberec | Reichenberg
3077916 | České Budějovice | České Budějovice | Budweis | České Budějovice | České Budějovice | Budweis
3071024 | Mariánské Lázně | Mariënbad | Marienbad | Marianske Lazne | Mariánské Lázně | Marienbad
3077835 | Cheb | Cheb | Eger | Cheb | Cheb |
3072463 | Kutná Hora | Kutná Hora | Kuttenberg | Kutná Hora | Kutná Hora |
3077889 | Český Krumlov | Český Krumlov | Krumau | Český Krumlov | Český Krumlov | Krumau
3063548 | Ústí nad Labem | Ústí nad Labem | Aussig | Ústí nad Labem | Ústí nad Labem | Aussig
721472 | Debrecen | Debrecen | Debrecen | Debrecen | Debrecen | Debreczin
715429 | Szeged | Szeged | Szeged | Szeged | Szeged | Szegedin
3046526 | Pécs | Pécs | Pécs | Pécs | Pécs | Fünfkirchen
3052009 | Győr | Győr | Győr | Győr | Győr | Raab
3045190 | Sopron | Sopron | Ödenburg | Sopron | Sopron | Ödenburg
721239 | Eger | Eger | Erlau | Eger | Eger |
3044310 | Szombathely | Szombathely | Steinamanger | Szombathely | Szombathely |
3057124 | Trnava | Trnava | Tyrnau | Trnava | Trnava |
3061186 | Banská Bystrica | Banská Bystrica | Neusohl | Banská Bystrica | Banská Bystrica |
3202781 | Celje | Celje | Cilli | Celje | Celje |
3192241 | Ptuj | Ptuj | Pettau | Ptuj | Ptuj |
3197753 | Koper | Koper | Koper | Koper | Koper | Capodistria
3193341 | Piran | Piran | Piran | Piran | Piran | Pirano
3191648 | Rijeka | Rijeka | Rijeka | Rijeka | Rijeka | Fiume
3186952 | Zadar | Zadar | Zadar | Zadar | Zadar | Zara
3192224 | Pula | Pula | Pula | Pula | Pula | Pola
3193935 | Osijek | Osijek | Osijek | Osijek | Osijek | Esseg
3192699 | Poreč | Poreč | Poreč | Poreč | Poreč | Parenzo
3191518 | Rovinj | Rovinj | Rovinj | Rovinj | Rovinj | Rovigno
3191281 | Sarajevo | Sarajevo | Sarajevo | Sarajevo | Sarajevo |
787657 | Niš | Niš | Niš | Niš | Niš | Nisch
3194360 | Novi Sad | Novi Sad | Novi Sad | Novi Sad | Novi Sad | Neusatz
785842 | Skopje | Skopje | Skopje | Skopje | Skopie |
3193044 | Podgorica | Podgorica | Podgorica | Podgorica | Podgorica |
786714 | Pristina | Pristina | Pristina | Pristina | Pristina | Prishtina
681290 | Cluj-Napoca | Cluj-Napoca | Klausenburg | Cluj-Napoca | Cluj-Napoca | Klausenburg, Cluj
665087 | Timișoara | Timișoara | Temeswar | Timișoara | Timișoara | Temesvar
675810 | Iași | Iași | Iași | Iași | Iași | Jassy
680963 | Constanța | Constanța | Konstanza | Constanța | Constanza | Constanta
671768 | Oradea | Oradea | Großwardein | Oradea | Oradea |
665004 | Târgu Mureș | Târgu Mureș | Neumarkt am Mieresch | Târgu Mureș | Târgu Mureș |
728193 | Plovdiv | Plovdiv | Plowdiw | Plovdiv | Plovdiv | Philippopolis
726050 | Varna | Varna | Warna | Varna | Varna | Warna
732770 | Burgas | Boergas | Burgas | Bourgas | Burgas | Bourgas
255683 | Patras | Patras | Patras | Patras | Patras |
255274 | Piraeus | Piraeus | Piräus | Le Pirée | El Pireo |
2463679 | Corfu | Korfoe | Korfu | Corfou | Corfú | Kerkyra
260114 | Chania | Chania | Chania | La Canée | La Canea |
261745 | Heraklion | Heraklion | Heraklion | Héraklion | Heraclión | Iraklio, Iraklion
400666 | Rhodes | Rhodos | Rhodos | Rhodes | Rodas |
259289 | Corinth | Korinthe | Korinth | Corinthe | Corinto |
323786 | Ankara | Ankara | Ankara | Ankara | Ankara | Angora
311046 | Izmir | Izmir | Izmir | Izmir | Esmirna | Smyrna
750269 | Bursa | Bursa | Bursa | Bursa | Bursa | Brousse
323777 | Antalya | Antalya | Antalya | Antalya | Antalya | Adalia
747712 | Edirne | Edirne | Edirne | Edirne | Edirne | Adrianopel
625144 | Minsk | Minsk | Minsk | Minsk | Minsk |
629634 | Brest | Brest | Brest | Brest | Brest | Brest-Litovsk
627904 | Grodno | Grodno | Grodno | Grodno | Grodno | Hrodna
627907 | Gomel | Gomel | Homel | Gomel | Gomel | Homyel
706483 | Kharkiv | Charkov | Charkiw | Kharkiv | Járkov | Charkiv
709930 | Dnipro | Dnipro | Dnipro | Dnipro | Dnipró |
710719 | Chernivtsi | Tsjernivtsi | Czernowitz | Tchernivtsi | Chernivtsi | Czernowitz
618426 | Chișinău | Chisinau | Chișinău | Chișinău | Chisináu | Kishinev
598316 | Kaunas | Kaunas | Kaunas | Kaunas | Kaunas | Kowno
598098 | Klaipėda | Klaipėda | Klaipėda | Klaipėda | Klaipėda | Memel
457954 | Liepāja | Liepāja | Liepāja | Liepāja | Liepāja | Libau
588335 | Tartu | Tartu | Tartu | Tartu | Tartu | Dorpat
589580 | Pärnu | Pärnu | Pärnu | Pärnu | Pärnu | Pernau
590031 | Narva | Narva | Narva | Narva | Narva |
660158 | Espoo | Espoo | Espoo | Espoo | Espoo | Esbo
632453 | Vantaa | Vantaa | Vantaa | Vantaa | Vantaa | Vanda
634963 | Tampere | Tampere | Tampere | Tampere | Tampere | Tammerfors
643492 | Oulu | Oulu | Oulu | Oulu | Oulu | Uleåborg
632978 | Vaasa | Vaasa | Vaasa | Vaasa | Vaasa | Vasa
3413829 | Reykjavík | Reykjavik | Reykjavík | Reykjavik | Reikiavik | Reykjavik
146268 | Nicosia | Nicosia | Nikosia | Nicosie | Nicosia | Lefkosia
146384 | Limassol | Limassol | Limassol | Limassol | Limasol | Lemesos
3042030 | Vaduz | Vaduz | Vaduz | Vaduz | Vaduz |
3168070 | San Marino | San Marino | San Marino | Saint-Marin | San Marino |
3041563 | Andorra la Vella | Andorra la Vella | Andorra la Vella | Andorre-la-Vieille | Andorra la Vieja |
2516336 | Jávea | Jávea | Jávea | Jávea | Jávea | Xàbia
8436351 | Sighișoara | Sighișoara | Schäßburg | Sighișoara | Sighișoara |
2864054 | Neustadt an der Weinstraße | Neustadt an der Weinstraße | Neustadt an der Weinstraße | Neustadt an der Weinstraße | Neustadt an der Weinstraße | Neustadt
2745874 | Valkenburg | Valkenburg | Valkenburg | Fauquemont | Valkenburg | Valkenburg aan de Geul
2922530 | Garmisch-Partenkirchen | Garmisch-Partenkirchen | Garmisch-Partenkirchen | Garmisch-Partenkirchen | Garmisch-Partenkirchen | Garmisch
2847639 | Rheinfelden | Rheinfelden | Rheinfelden | Rheinfelden | Rheinfelden | Rheinfelden (Baden), Rheinfelden Baden
2813040 | Weiden | Weiden | Weiden | Weiden | Weiden | Weiden in der Oberpfalz
2992061 | Montreuil-sur-Mer | Montreuil-sur-Mer | Montreuil-sur-Mer | Montreuil-sur-Mer | Montreuil-sur-Mer | Montreuil
2747063 | Sneek | Sneek | Sneek | Sneek | Sneek | Snits
2754669 | Heerenveen | Heerenveen | Heerenveen | Heerenveen | Heerenveen | It Hearrenfean
2754817 | Harlingen | Harlingen | Harlingen | Harlingen | Harlingen | Harns
2758682 | Bolsward | Bolsward | Bolsward | Bolsward | Bolsward | Boalsert
2755845 | Franeker | Franeker | Franeker | Franeker | Franeker | Frjentsjer
2747203 | Sittard | Sittard | Sittard | Sittard | Sittard | Zittert
2752923 | Kerkrade | Kerkrade | Kerkrade | Kerkrade | Kerkrade | Kirchroa
2745634 | Venray | Venray | Venray | Venray | Venray | Venroj
2756071 | Enschede | Enschede | Enschede | Enschede | Enschede | Eanske
2751729 | Lemmer | Lemmer | Lemmer | Lemmer | Lemmer | De Lemmer
2753197 | Joure | Joure | Joure | Joure | Joure | De Jouwer
2744179 | Workum | Workum | Workum | Workum | Workum | Warkum
2926271 | Flensburg | Flensburg | Flensburg | Flensburg | Flensburg | Flensborg
2897132 | Husum | Husum | Husum | Husum | Husum | Hüsem
2863696 | Niebüll | Niebüll | Niebüll | Niebüll | Niebüll | Naibel
2960589 | Ettelbruck | Ettelbruck | Ettelbruck | Ettelbruck | Ettelbruck | Ettelbréck
2959977 | Wiltz | Wiltz | Wiltz | Wiltz | Wiltz | Wolz
2960154 | Remich | Remich | Remich | Remich | Remich | Réimech
2960021 | Vianden | Vianden | Vianden | Vianden | Vianden | Veianen
2960634 | Dudelange | Dudelange | Dudelange | Dudelange | Dudelange | Diddeleng
2960651 | Differdange | Differdange | Differdange | Differdange | Differdange | Déifferdeng
2984701 | Quimper | Quimper | Quimper | Quimper | Quimper | Kemper
2970777 | Vannes | Vannes | Vannes | Vannes | Vannes | Gwened
2997577 | Lorient | Lorient | Lorient | Lorient | Lorient | An Oriant
2981280 | Saint-Brieuc | Saint-Brieuc | Saint-Brieuc | Saint-Brieuc | Saint-Brieuc | Sant-Brieg
2978640 | Saint-Malo | Saint-Malo | Saint-Malo | Saint-Malo | Saint-Malo | Sant-Maloù
2979309 | Saint-Jean-de-Luz | Saint-Jean-de-Luz | Saint-Jean-de-Luz | Saint-Jean-de-Luz | Saint-Jean-de-Luz | Donibane Lohizune
2979207 | Saint-Jean-Pied-de-Port | Saint-Jean-Pied-de-Port | Saint-Jean-Pied-de-Port | Saint-Jean-Pied-de-Port | Saint-Jean-Pied-de-Port | Donibane Garazi
3013534 | Hendaye | Hendaye | Hendaye | Hendaye | Hendaye | Hendaia
2641598 | Newport | Newport | Newport | Newport | Newport | Casnewydd
2633485 | Wrexham | Wrexham | Wrexham | Wrexham | Wrexham | Wrecsam
2646686 | Holyhead | Holyhead | Holyhead | Holyhead | Holyhead | Caergybi
2646088 | Inverness | Inverness | Inverness | Inverness | Inverness | Inbhir Nis
2657832 | Aberdeen | Aberdeen | Aberdeen | Aberdeen | Aberdeen | Obar Dheathain
2654092 | Caernarfon | Caernarfon | Caernarfon | Caernarfon | Caernarfon | Caernarvon
2649169 | Fort William | Fort William | Fort William | Fort William | Fort William | An Gearasdan
2780190 | Eisenstadt | Eisenstadt | Eisenstadt | Eisenstadt | Eisenstadt | Kismarton
3110610 | Sanxenxo | Sanxenxo | Sanxenxo | Sanxenxo | Sanxenxo | Sangenjo
3110581 | San Ildefonso | San Ildefonso | San Ildefonso | San Ildefonso | San Ildefonso | La Granja
3111348 | Roses | Roses | Roses | Roses | Roses | Rosas
`;
