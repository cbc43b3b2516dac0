/**
 * Regions, lakes and islands with their towns, those first to which groups go. Made by `tools/derive-regions.ts` from Natural Earth
 * (public domain), our own list and the gazetteer: see NOTICE. Columns: key | English | Dutch | German | French | Spanish | other names | towns
 */
export const regionRows = `
garda | Lake Garda | Gardameer | Gardasee | Lac de Garde | Lago de Garda | Lago di Garda | gn:3169272, gn:3177610, gn:3166499, gn:3171152, gn:3182364, gn:3174188, gn:3182910, gn:3168633, gn:3165356, gn:3171748
como | Lake Como | Comomeer | Comer See | Lac de Côme | Lago de Como | Lago di Como, Lario | gn:3178229, gn:3174945, gn:3173598, gn:3182230, gn:3164701, gn:3174107, gn:3178451, gn:3176405, gn:3170141, gn:3182455
maggiore | Lake Maggiore | Lago Maggiore | Lago Maggiore | Lac Majeur | Lago Mayor | | gn:6457398, gn:3166101, gn:2659869, gn:2661698, gn:3180802, gn:3174483, gn:3182812, gn:3179629, gn:3176261, gn:3182111
lugano | Lake Lugano | Meer van Lugano | Luganersee | Lac de Lugano | Lago de Lugano | Lago di Lugano, Ceresio | gn:2659836, gn:3170141, gn:3170213, gn:2661836, gn:3170103, gn:2659008, gn:3181006, gn:2661293, gn:3175152
iseo | Lake Iseo | Iseomeer | Iseosee | Lac d’Iseo | Lago de Iseo | Lago d’Iseo | gn:3175447, gn:3174543, gn:3167117, gn:3168678, gn:3165874, gn:3175877, gn:8949121, gn:6535206
trasimeno | Lake Trasimeno | Trasimenomeer | Trasimenischer See | Lac Trasimène | Lago Trasimeno | Lago Trasimeno | gn:3179419, gn:3171418, gn:3174273, gn:3165106, gn:3165767
constance | Lake Constance | Bodensee | Bodensee | Lac de Constance | Lago de Constanza | Bodenmeer | gn:2885679, gn:2924585, gn:2877550, gn:2781503, gn:2820577, gn:2872486, gn:2826909, gn:2776874, gn:2661731, gn:2660575
geneva-lake | Lake Geneva | Meer van Genève | Genfersee | Lac Léman | Lago Lemán | Lac de Genève, Genfer See, Lago de Ginebra, Meer van Geneve | gn:2660646, gn:2659994, gn:2659601, gn:2658145, gn:3019280, gn:2972742, gn:2658154, gn:2659070, gn:2659587, gn:2658151
lucerne-lake | Lake Lucerne | Vierwoudstrekenmeer | Vierwaldstättersee | Lac des Quatre-Cantons | Lago de los Cuatro Cantones | | gn:2659811, gn:2658038, gn:2660088, gn:2660953, gn:2661780, gn:2660261, gn:2658504, gn:2659708, gn:2661328, gn:2660367
zurich-lake | Lake Zurich | Meer van Zürich | Zürichsee | Lac de Zurich | Lago de Zúrich | | gn:2657896, gn:2659099, gn:2658082, gn:2660305, gn:2661861, gn:2660721, gn:2660089, gn:2658909, gn:2660860, gn:2659772
thun-lake | Lake Thun | Meer van Thun | Thunersee | Lac de Thoune | Lago de Thun | | gn:2658377, gn:2660253, gn:2658536, gn:2661586
chiemsee | Lake Chiem | Chiemsee | Chiemsee | Chiemsee | Chiemsee | | gn:2852101, gn:2913942, gn:3205634, gn:2820564, gn:2950095, gn:2940127, gn:2918434, gn:2933018
starnberg | Lake Starnberg | Starnberger See | Starnberger See | Lac de Starnberg | Lago Starnberg | | gn:2829457, gn:2820692, gn:2853066, gn:2867561, gn:2833590
mueritz | Müritz | Müritz | Müritz | Müritz | Müritz | | gn:2814131, gn:2846286, gn:2849717, gn:2887686
attersee | Lake Atter | Attersee | Attersee | Attersee | Attersee | | gn:2765231, gn:2765649
woerthersee | Lake Wörth | Wörthersee | Wörthersee | Wörthersee | Wörthersee | Wörther See | gn:2774326, gn:2768497, gn:2760924, gn:2773321, gn:2762453, gn:2766010
wolfgangsee | Lake Wolfgang | Wolfgangsee | Wolfgangsee | Wolfgangsee | Wolfgangsee | | gn:2766683, gn:2764121, gn:2766340
neusiedl | Lake Neusiedl | Neusiedler See | Neusiedler See | Lac de Neusiedl | Lago Neusiedl | Fertő | gn:2770684, gn:2766939, gn:2768622, gn:2771219, gn:2781472
balaton | Lake Balaton | Balatonmeer | Plattensee | Lac Balaton | Lago Balatón | Balaton | gn:3045332, gn:3055566, gn:3050212, gn:3043927, gn:3055590, gn:3052574, gn:3055556, gn:3055730, gn:3042580, gn:3055568
annecy-lake | Lake Annecy | Meer van Annecy | Lac d’Annecy | Lac d’Annecy | Lago de Annecy | See von Annecy | gn:3037543, gn:2973480, gn:3020900, gn:2979175, gn:2985305, gn:2969502
bourget | Lac du Bourget | Lac du Bourget | Lac du Bourget | Lac du Bourget | Lago de Bourget | | gn:3038350, gn:3005081, gn:3026089, gn:3011031
ijsselmeer | IJsselmeer | IJsselmeer | IJsselmeer | IJsselmeer | IJsselmeer | | gn:2756077, gn:2751073, gn:2751729, gn:2745932, gn:2751254
texel | Texel | Texel | Texel | Texel | Texel | | gn:2757244, gn:2757417, gn:2749009
ameland | Ameland | Ameland | Ameland | Ameland | Ameland | | gn:2750417, gn:2753887
terschelling | Terschelling | Terschelling | Terschelling | Terschelling | Terschelling | | gn:2744608
vlieland | Vlieland | Vlieland | Vlieland | Vlieland | Vlieland | | gn:2749334
schiermonnikoog | Schiermonnikoog | Schiermonnikoog | Schiermonnikoog | Schiermonnikoog | Schiermonnikoog | | gn:2747591
veluwe | Veluwe | Veluwe | Veluwe | Veluwe | Veluwe | De Veluwe | gn:2759706, gn:2756429, gn:2759407, gn:2754848, gn:2749756, gn:2756059, gn:2749203
achterhoek | Achterhoek | Achterhoek | Achterhoek | Achterhoek | Achterhoek | De Achterhoek | gn:2756767, gn:2744332, gn:2743608, gn:2751651, gn:2758177, gn:2744324, gn:2760123, gn:2756295, gn:2751537, gn:2756772
twente | Twente | Twente | Twente | Twente | Twente | | gn:2756071, gn:2754394, gn:2759887, gn:2749644, town:rijssen, town:nijverdal, gn:2755030, gn:2744549, gn:2751424, gn:2758598
betuwe | Betuwe | Betuwe | Betuwe | Betuwe | Betuwe | De Betuwe | gn:2746331, gn:2757872, gn:2755633, gn:2756161, gn:2759016, gn:2749296
drenthe | Drenthe | Drenthe | Drenthe | Drenthe | Drente | Drente | gn:2759633, gn:2756136, gn:2753719, gn:2750947, gn:2744769, gn:2746860, gn:2757937, gn:2759271, gn:2749391, gn:2755527
zeeland | Zeeland | Zeeland | Zeeland | Zélande | Zelanda | Zeeuwse kust | gn:2750896, gn:2745392, gn:2755476, gn:2746420, gn:2756746, gn:2743913, gn:2748240, gn:2758587, gn:7284469, gn:2759594
friesland | Friesland | Friesland | Westfriesland | Frise | Frisia | Fryslân | gn:2751792, gn:2747063, gn:2754669, gn:2756644, gn:2754817, gn:2758682, gn:2756759, gn:2755845, gn:2753197, gn:2744194
south-limburg | South Limburg | Zuid-Limburg | Südlimburg | Limbourg du Sud | Limburgo del Sur | Heuvelland | gn:2751283, gn:2754652, gn:2752923, gn:2745874, gn:2747203, gn:2758174, gn:2753996, gn:2756283, gn:2746748, gn:2745906
kempen | Kempen | Kempen | Kempen | Campine | Campiña | De Kempen | gn:2785141, gn:2796009, gn:2797779, gn:2791067, gn:2792179, gn:2783801, gn:2783204, gn:2802743, gn:2756342, gn:2759132
belgian-coast | Belgian coast | Belgische kust | Belgische Küste | Côte belge | Costa belga | De kust, Vlaamse kust | gn:2789786, gn:2794210, gn:2801858, gn:2799779, gn:2790150, gn:2799577, gn:2794166, gn:2791194, gn:2801103, gn:2784804
ardennes | Ardennes | Ardennen | Ardennen | Ardenne | Ardenas | De Ardennen, Belgische Ardennen, Les Ardennes | gn:2799047, gn:2793279, gn:2802583, gn:2801283, gn:2786318, gn:2799357, gn:3026613, gn:2975349, gn:2784189, gn:2791744
sauerland | Sauerland | Sauerland | Sauerland | Sauerland | Sauerland | Hochsauerland | gn:2807788, gn:2808544, gn:2838053, gn:2871668, gn:2857306, gn:2944079, gn:2955471, gn:2884050, gn:2824655, gn:2814005
eifel | Eifel | Eifel | Eifel | Eifel | Eifel | De Eifel | gn:2869756, gn:2938714, gn:2920963, gn:2953398, gn:2872649, gn:2851826, gn:2928396, gn:2872611, gn:2838744, gn:2893762
moselle | Moselle | Moezel | Mosel | Moselle | Mosela | Moezelstreek, De Moezel, Moseltal | gn:2939949, gn:2949998, gn:2821690, gn:2821164, gn:2804882, gn:2807240, gn:2852909, gn:2834594, gn:2858253, gn:2867514
rhine-valley | Middle Rhine | Midden-Rijn | Mittelrhein | Rhin moyen | Rin medio | Mittelrheintal, Rheintal, Loreley | gn:2946366, gn:2843395, gn:2948825, gn:2841611, gn:2953702, gn:2930528, gn:2866990, gn:2847658, gn:2815186, gn:2858562
harz | Harz | Harz | Harz | Harz | Harz | De Harz, Oberharz | gn:2918840, gn:2810808, gn:2945055, gn:2953449, gn:2851465, gn:2939995
black-forest | Black Forest | Zwarte Woud | Schwarzwald | Forêt-Noire | Selva Negra | Hochschwarzwald | gn:2925177, gn:2822083, gn:2924894, gn:2821216, gn:2953197, gn:2953504, gn:2817220, gn:2941976, gn:2930523, gn:2959686
bavarian-forest | Bavarian Forest | Beierse Woud | Bayerischer Wald | Forêt de Bavière | Selva de Baviera | Böhmerwald | gn:2803537, gn:2947120, gn:2849495, gn:2855328, gn:2940204, gn:2908661, gn:2814880, gn:2923529, gn:2918365, gn:2817483
ore-mountains | Ore Mountains | Ertsgebergte | Erzgebirge | Monts Métallifères | Montes Metálicos | | gn:2956005, gn:2834978, gn:2882329, gn:3071665, gn:2954602, gn:2954695, gn:2873289, gn:2833296, gn:2837470, gn:2873632
saxon-switzerland | Saxon Switzerland | Saksisch Zwitserland | Sächsische Schweiz | Suisse saxonne | Suiza sajona | Elbsandsteingebirge | gn:2953352, gn:2853572, gn:2885764, gn:2864089, gn:2834102, gn:2826532, gn:2934286, gn:2900844, gn:2876212, gn:2825620
allgaeu | Allgäu | Allgäu | Allgäu | Allgäu | Algovia | | town:kempten, gn:2858964, gn:2923507, gn:2831088, gn:2896261, gn:2873291, gn:2895638, gn:2956787, gn:2814445, gn:2937077
lueneburg-heath | Lüneburg Heath | Lüneburger Heide | Lüneburger Heide | Lande de Lunebourg | Brezal de Luneburgo | | gn:2875115, gn:2831486, gn:2837291, gn:2948222, gn:2940213, gn:2942323, gn:2867542, gn:2821736, gn:2817130, gn:2906015
east-frisia | East Frisia | Oost-Friesland | Ostfriesland | Frise orientale | Frisia Oriental | | gn:2930596, gn:2954006, gn:2862118, gn:2879697, gn:2807218, gn:2870911, gn:2809134, gn:2924788, gn:2941693, gn:2904397
spreewald | Spreewald | Spreewald | Spreewald | Forêt de la Sprée | Bosque del Spree | | gn:2875623, gn:2875625, gn:2941502, gn:2939811, gn:2875509, gn:2817517, gn:2940424, gn:2863786
ruegen | Rügen | Rügen | Rügen | Rügen | Rügen | Insel Rügen, Rugia | gn:2856198, gn:2950620, gn:2841333, gn:2856189, gn:2851615, gn:2856195, gn:2842434, gn:2922419
usedom | Usedom | Usedom | Usedom | Usedom | Usedom | Insel Usedom | gn:2885338, gn:3083955, gn:2833988, gn:2804109
sylt | Sylt | Sylt | Sylt | Sylt | Sylt | Insel Sylt | gn:2810284, gn:2876837, gn:3208571, gn:2891848
fehmarn | Fehmarn | Fehmarn | Fehmarn | Fehmarn | Fehmarn | Insel Fehmarn | gn:8051091
german-baltic | German Baltic coast | Duitse Oostzeekust | Ostseeküste | Côte baltique allemande | Costa báltica alemana | Ostsee, Oostzee | gn:2822160, gn:2917150, gn:2856193, gn:2928381, gn:2864034, gn:2850235, gn:2840393, gn:2953528, gn:2874111, gn:2959084
north-sea | North Sea | Noordzee | Nordsee | Mer du Nord | Mar del Norte | Nordseeküste, Noordzeekust, North Sea coast, Côte de la mer du Nord | gn:2747599, gn:2744042, town:noordwijk, gn:2789786, gn:2794210, gn:2939658, gn:2940669, gn:2841484, gn:2862118, gn:2622447
normandy | Normandy | Normandië | Normandie | Normandie | Normandía | Normandie | gn:3029241, gn:2982652, gn:3003796, gn:3034483, gn:3021668, gn:3013173, gn:3019355, gn:3025466, gn:2980236, gn:3003952
brittany | Brittany | Bretagne | Bretagne | Bretagne | Bretaña | | gn:2983990, gn:2978640, gn:2984701, gn:3030300, gn:2970777, gn:2997577, gn:2981280, gn:3028575, gn:3024035, gn:2986732
provence | Provence | Provence | Provence | Provence | Provenza | La Provence | gn:3038354, gn:3035681, gn:2995469, gn:3036938, gn:2989460, gn:2996180, gn:2977214
cote-d-azur | French Riviera | Côte d’Azur | Côte d’Azur | Côte d’Azur | Costa Azul | Französische Riviera, Blauwe Kust | gn:2990440, gn:3028808, gn:3037456, gn:2994497, gn:2977246, gn:2976742, gn:3017253, gn:3014856, gn:3029227, gn:2970962
alsace | Alsace | Elzas | Elsass | Alsace | Alsacia | | gn:2973783, gn:3024297, gn:2991214, gn:2983451, gn:2989796, gn:2983705, gn:3014078, gn:3012834, gn:2975233, gn:2967318
vosges | Vosges | Vogezen | Vogesen | Vosges | Vosgos | Les Vosges | gn:3016274, gn:3010815, gn:3020035, gn:2991189, gn:2980827
burgundy | Burgundy | Bourgondië | Burgund | Bourgogne | Borgoña | | gn:3021372, gn:3034126, gn:3035843, gn:2996882, gn:3027484, gn:3035883
champagne | Champagne | Champagne | Champagne | Champagne | Champaña | | gn:2984114, gn:3020062, gn:3027487, gn:2971549, gn:3023628, gn:2991413, gn:3018453, gn:2967320, gn:2973720, gn:3034800
loire-valley | Loire Valley | Loirestreek | Loiretal | Val de Loire | Valle del Loira | Châteaux de la Loire, Loire | gn:2972191, gn:3032213, gn:3037902, gn:2975758, gn:3037656, gn:3012219, gn:2970110, gn:2981512, gn:2999908, gn:2971896
dordogne | Dordogne | Dordogne | Dordogne | Dordogne | Dordoña | Périgord | gn:2976007, gn:2987967, gn:3033391, gn:2971890, gn:3031180, gn:2973108, gn:3015546, gn:2992453, gn:3008469, gn:3004935
ardeche | Ardèche | Ardèche | Ardèche | Ardèche | Ardèche | Gorges de l’Ardèche, Ardèche Gorges, Ardècheschlucht, Gargantas del Ardèche | gn:2970885, gn:3036418, gn:2982143, gn:2985290, gn:2992703, gn:2987259, gn:2999259, gn:3030953, gn:2977638, gn:3021061
verdon | Verdon Gorge | Gorges du Verdon | Verdonschlucht | Gorges du Verdon | Gargantas del Verdon | Gorge du Verdon, Grand Canyon du Verdon, Verdon, Gorges de Verdon, Cañón del Verdon | gn:3028382, gn:2983580, gn:3036067, gn:2984145
tarn-gorges | Tarn Gorges | Gorges du Tarn | Tarnschlucht | Gorges du Tarn | Gargantas del Tarn | | gn:2993875, gn:3018238
auvergne | Auvergne | Auvergne | Auvergne | Auvergne | Auvernia | | gn:3024635, gn:2969392, gn:3012664
camargue | Camargue | Camargue | Camargue | Camargue | Camarga | | gn:3036938, gn:2980325, gn:3038493, gn:2979679
languedoc | Languedoc | Languedoc | Languedoc | Languedoc | Languedoc | | gn:2992166, gn:3032833, gn:2990919, gn:2974733, gn:3028641, gn:3038638, gn:3016956, gn:2995121, gn:3006121, town:cap-d-agde
jura | Jura | Jura | Jura | Jura | Jura | Le Jura | gn:2997626, gn:2999706, gn:2991832, gn:2981077, gn:2986302
savoy | Savoy | Savoie | Savoyen | Savoie | Saboya | Haute-Savoie, Hoog-Savoye | gn:3027422, gn:3037543, gn:3027301, gn:3038266, gn:3030949, gn:3037538, gn:3038350, gn:3024532, gn:2976406, gn:3007998
opal-coast | Opal Coast | Opaalkust | Opalküste | Côte d’Opale | Costa de Ópalo | | gn:3029162, gn:3031133, gn:2999139, gn:2967351, gn:3033416, gn:3014224, gn:3021524, gn:2980283, gn:3022167, gn:2995532
corsica | Corsica | Corsica | Korsika | Corse | Córcega | | gn:3038334, gn:3034640, gn:3029090, gn:2985947, gn:3023506, gn:3032668, gn:3031537, gn:2975931, gn:3016133, gn:2985266
costa-brava | Costa Brava | Costa Brava | Costa Brava | Costa Brava | Costa Brava | | gn:3118212, gn:3127978, gn:3107661, gn:3111348, gn:3114566, gn:3110643, gn:3122453, gn:3114567, gn:3117636, gn:3107955
costa-dorada | Costa Dorada | Costa Dorada | Costa Dorada | Costa Dorada | Costa Dorada | Costa Daurada | gn:3110986, gn:3126888, gn:3108288, gn:3127066, gn:3111933, gn:3105184, gn:3107807, gn:3124201, gn:3125895, gn:3119889
costa-blanca | Costa Blanca | Costa Blanca | Costa Blanca | Costa Blanca | Costa Blanca | | gn:2521088, gn:2521978, gn:2510253, gn:2518878, gn:2520496, gn:2518559, gn:2511032, gn:2509588, gn:2511102, gn:2516336
costa-del-sol | Costa del Sol | Costa del Sol | Costa del Sol | Costa del Sol | Costa del Sol | | gn:2514256, gn:2510281, gn:2521139, gn:2517595, gn:2514169, gn:2513240, gn:2509769, gn:2513882, gn:2517816, gn:2521986
costa-de-la-luz | Costa de la Luz | Costa de la Luz | Costa de la Luz | Costa de la Luz | Costa de la Luz | | gn:2520600, gn:2519289, gn:2519513, gn:2516431, gn:2516548, gn:2516326, gn:2511388, gn:2518207, gn:2512169, gn:2511700
mallorca | Majorca | Mallorca | Mallorca | Majorque | Mallorca | | gn:2512989, gn:2522091, gn:6355015, gn:2514216, gn:2510821, gn:6355021, gn:2520493, gn:2514984, gn:2514097, gn:2516452
menorca | Menorca | Menorca | Menorca | Minorque | Menorca | Minorca | gn:2514301, gn:3124967, gn:2522259, gn:2511302, gn:2517733, gn:2513922
ibiza | Ibiza | Ibiza | Ibiza | Ibiza | Ibiza | Eivissa | gn:2516479, gn:2511448, gn:2511162, gn:2511331, gn:2511352
tenerife | Tenerife | Tenerife | Teneriffa | Ténérife | Tenerife | | gn:2511174, town:los-cristianos, gn:2512196, gn:2522437, gn:2511401, gn:2521582, gn:2517111, gn:6692471, gn:2520283, gn:2516474
gran-canaria | Gran Canaria | Gran Canaria | Gran Canaria | Grande Canarie | Gran Canaria | | gn:2515270, gn:2514042, gn:2513798, gn:2510542, gn:2511150, gn:2521519, gn:2516443, gn:2517436, gn:2511202, gn:6544416
lanzarote | Lanzarote | Lanzarote | Lanzarote | Lanzarote | Lanzarote | | gn:2521570, gn:6355013, gn:6355127, gn:2512465, gn:2510485, gn:2510573, gn:2511447, gn:2509408, gn:2510455, gn:2516814
fuerteventura | Fuerteventura | Fuerteventura | Fuerteventura | Fuerteventura | Fuerteventura | | gn:2512186, gn:2519217, gn:2515698, gn:2513026, gn:2510137, gn:2521706, gn:2512465, gn:6544327, gn:6692439
andalusia | Andalusia | Andalusië | Andalusien | Andalousie | Andalucía | | gn:2510911, gn:2517117, gn:2519240, gn:2514256, gn:2511730, gn:2516395, gn:2514169, gn:2521886
catalonia | Catalonia | Catalonië | Katalonien | Catalogne | Cataluña | Catalunya | gn:3128760, gn:3121456, gn:3108288, gn:3118514, gn:3108877
castile-and-leon | Castile and León | Castilië en León | Kastilien und León | Castille-et-León | Castilla y León | | gn:3106672, gn:3118532, gn:3111108, gn:3127461, gn:3129136, gn:3109256
castile-la-mancha | Castile-La Mancha | Castilië-La Mancha | Kastilien-La Mancha | Castille-La Manche | Castilla-La Mancha | | gn:2510409, gn:2522258, gn:2519402, gn:3124132, gn:3121070
extremadura | Extremadura | Extremadura | Extremadura | Estrémadure | Extremadura | | gn:2521420, gn:2520611, gn:2513917
galicia | Galicia | Galicië | Galicien | Galice | Galicia | | gn:3109642, gn:3119841, gn:3105976, gn:3117814, gn:3114965, gn:3113209, gn:3105575, gn:3115177, gn:3126369, gn:3129329
asturias | Asturias | Asturië | Asturien | Asturies | Asturias | | gn:3114711, gn:3121424, gn:3129135, gn:3126571, gn:3110962, gn:3116789, gn:3104707, gn:3113271, gn:3117811, gn:3118307
basque-country | Basque Country | Baskenland | Baskenland | Pays basque espagnol | País Vasco | Euskadi | gn:3128026, gn:3110044, gn:3104499, gn:3109453, gn:3121007, gn:6697039, gn:3112011, gn:3123773, gn:3123709, gn:3104316
sierra-nevada | Sierra Nevada | Sierra Nevada | Sierra Nevada | Sierra Nevada | Sierra Nevada | | gn:2513709, gn:2517117, gn:2515708, gn:2521590, gn:2509305, gn:2513035, gn:2518774, gn:2513045, gn:2513073, gn:2516873
algarve | Algarve | Algarve | Algarve | Algarve | Algarve | | gn:2268339, gn:2272222, gn:2267226, gn:2264456, gn:2262744, gn:2265447, gn:2266988, gn:2267131, gn:2264299, gn:2263377
madeira | Madeira | Madeira | Madeira | Madère | Madeira | | gn:2267827, gn:2266895, gn:2270380, gn:2270258, gn:2263491, gn:2263197, gn:2263905, gn:2270273, gn:2271598, gn:2264412
tuscany | Tuscany | Toscane | Toskana | Toscane | Toscana | | gn:3176959, gn:3166548, gn:3170647, gn:3174530, gn:3168320, gn:3172996, gn:3182884, gn:3169921, gn:3164433, gn:3174659
umbria | Umbria | Umbrië | Umbrien | Ombrie | Umbría | | gn:3171180, gn:3182722, gn:3171874, gn:3166236, gn:3165771, gn:3176854, gn:3182289, gn:3175687, gn:3165052, gn:8948749
liguria | Liguria | Ligurië | Ligurien | Ligurie | Liguria | | gn:3176219, gn:3167777, gn:3175081, gn:3169602, gn:3183366, gn:3175532, gn:3178832, gn:3167104, gn:3183343, gn:3166595
cinque-terre | Cinque Terre | Cinque Terre | Cinque Terre | Cinque Terre | Cinque Terre | | gn:3175081, gn:3172769, gn:3169333, gn:3174793, gn:3170946, gn:3174916, gn:3181493, gn:3169423
amalfi-coast | Amalfi Coast | Amalfikust | Amalfiküste | Côte amalfitaine | Costa Amalfitana | Costiera Amalfitana | gn:3166350, gn:3183130, gn:3170051, gn:3168673, gn:3169562, gn:3179661, gn:3167010, gn:3179337, gn:3172244, gn:3165475
south-tyrol | South Tyrol | Zuid-Tirol | Südtirol | Haut-Adige | Tirol del Sur | Alto Adige | gn:3181913, gn:3173577, gn:3181550, gn:3181480, gn:3171891, gn:3175235, gn:3175177, gn:6534786, gn:3173480, gn:3181215
dolomites | Dolomites | Dolomieten | Dolomiten | Dolomites | Dolomitas | Dolomiti | gn:3177952, gn:3180883, gn:3177943, gn:3171891, gn:3168508, gn:3181550, gn:3169877, gn:3183420, town:selva-gardena, gn:3178764
apulia | Apulia | Apulië | Apulien | Pouilles | Apulia | Puglia | gn:3182351, gn:3174953, gn:3183330, gn:3171786, gn:3181528, gn:3165926, gn:3183178, gn:3173287, gn:3173721, gn:3182007
sicily | Sicily | Sicilië | Sizilien | Sicile | Sicilia | | gn:2523920, gn:2525068, gn:2522975, gn:2523083, gn:2525764, gn:2524170, gn:2524245, gn:2524653, gn:2523650, gn:2522876
sardinia | Sardinia | Sardinië | Sardinien | Sardaigne | Cerdeña | | gn:2525473, gn:3172087, gn:3183284, gn:3167096, gn:2523665, gn:3172154, gn:2525655, gn:2523964, gn:2523166, gn:2524533
elba | Elba | Elba | Elba | Elbe | Elba | Isola d’Elba | gn:3170094, gn:3170107, gn:3180676, gn:6534703, gn:3173996, gn:3169330
tyrol | Tyrol | Tirol | Tirol | Tyrol | Tirol | | gn:2775220, gn:2774347, gn:2771725, gn:2765278, gn:2764957, gn:2773300, gn:2763810, gn:2760854, gn:2765390, gn:2764958
zillertal | Zillertal | Zillertal | Zillertal | Zillertal | Zillertal | | gn:2771725, gn:2760632, gn:2779154, gn:3323921, gn:3323982, gn:2781269, gn:11903603, gn:2764055, gn:2764189
oetztal | Ötztal | Ötztal | Ötztal | Ötztal | Ötztal | | gn:2764957, gn:8740442, gn:2769324, gn:2763164, gn:2775086
stubai | Stubai Valley | Stubaital | Stubaital | Vallée de Stubai | Valle de Stubai | Stubai | gn:2770651, gn:2779143, gn:2782106, gn:2764557, gn:2770913, gn:3319573, gn:3319572, gn:2769211, gn:2771830
pitztal | Pitztal | Pitztal | Pitztal | Pitztal | Pitztal | | gn:2775307, gn:2761488, gn:2782382
montafon | Montafon | Montafon | Montafon | Montafon | Montafon | | gn:2765581, gn:2778834, gn:2781680, gn:10629658, gn:2766724, gn:2782156, gn:2781119
salzkammergut | Salzkammergut | Salzkammergut | Salzkammergut | Salzkammergut | Salzkammergut | | town:hallstatt, gn:2782052, gn:2778436, gn:2766683, gn:2782070, gn:2780547, gn:2771277, gn:2766340, gn:2770741, gn:2782055
carinthia | Carinthia | Karinthië | Kärnten | Carinthie | Carintia | | gn:2774326, gn:2762372, gn:2764786, gn:2782878, gn:2766359, gn:2762375, gn:3218464, gn:2760924, gn:2762315, gn:2779640
styria | Styria | Stiermarken | Steiermark | Styrie | Estiria | | gn:2778067, gn:2772649, gn:2771893, gn:2781371
vorarlberg | Vorarlberg | Vorarlberg | Vorarlberg | Vorarlberg | Vorarlberg | | gn:2781503, gn:2780741, gn:2772798, gn:2779674, gn:2772173, gn:2775742, gn:2781680, gn:2776874, gn:2767974, gn:2778218
wachau | Wachau | Wachau | Wachau | Wachau | Wachau | | gn:2773549, gn:2771682, gn:2764783, gn:2773010, gn:2772264, gn:2778599, gn:2768316, gn:2772662, gn:2774703, gn:2769588
bernese-oberland | Bernese Oberland | Berner Oberland | Berner Oberland | Oberland bernois | Oberland bernés | | gn:2660253, gn:2660498, gn:2658377, gn:2661863, gn:2658536, gn:2660707, gn:2659700, gn:2661398, gn:2659992, gn:2657977
valais | Valais | Wallis | Wallis | Valais | Valais | | gn:2658576, gn:2661394, gn:2657928, gn:2658168, gn:2658898
engadin | Engadin | Engadin | Engadin | Engadine | Engadina | Oberengadin | gn:2658813, gn:2659172, gn:2658846, gn:2658660, gn:2661039, gn:2659165, gn:2657898, gn:2657926, gn:2658588
ticino | Ticino | Ticino | Tessin | Tessin | Tesino | | gn:2659836, gn:2659869, gn:2661567, gn:2661698, gn:2661524, gn:2660559, gn:2661260, gn:2661160, gn:2661294, gn:2661231
giant-mountains | Giant Mountains | Reuzengebergte | Riesengebirge | Monts des Géants | Montes Gigantes | Krkonoše, Karkonosze | gn:3065522, gn:3075953, gn:3062439, gn:3096576, gn:3097257, gn:3063907, gn:3101367, gn:3094934, gn:3066220, gn:3083677
bohemian-paradise | Bohemian Paradise | Boheems Paradijs | Böhmisches Paradies | Paradis de Bohême | Paraíso de Bohemia | Český ráj | gn:3074204, gn:3063853, gn:3066220, gn:3070451, gn:3061562, gn:3071606, gn:3075664, gn:3076918, gn:3065626, gn:3068437
masuria | Masuria | Mazurië | Masuren | Mazurie | Masuria | Mazury | gn:772195, gn:764777, gn:764312, gn:763166, gn:772227, gn:769274, gn:762120, gn:756048, gn:775890, gn:763028
istria | Istria | Istrië | Istrien | Istrie | Istria | Istra | gn:3192224, gn:3191518, gn:3192699, gn:3188498, gn:3194099, gn:3196834, gn:3202942, gn:3193561, gn:3187477, gn:3196175
dalmatia | Dalmatia | Dalmatië | Dalmatien | Dalmatie | Dalmacia | Dalmacija | gn:3190261, gn:3186952, gn:3190941, gn:3201047, gn:3195890, gn:3188763, gn:3188326, gn:3204237, gn:3215759, gn:3199180
crete | Crete | Kreta | Kreta | Crète | Creta | | gn:261745, gn:260114, gn:254352, gn:263824, gn:262067, gn:261814, gn:253759, gn:253456, gn:256842, gn:252862
rhodes | Rhodes | Rhodos | Rhodos | Rhodes | Rodas | | gn:400666, gn:6354951, gn:252685, gn:408685, gn:408686, gn:408689, gn:262698
malta | Malta | Malta | Malta | Malte | Malta | | gn:2562305, gn:2562501, gn:2562541, gn:2563191, gn:2562258, gn:2562250, gn:2562504, gn:2562620, gn:2562619, gn:2562744
lofoten | Lofoten | Lofoten | Lofoten | Lofoten | Lofoten | | gn:3135020, gn:7626400, gn:3136690, gn:3146160, gn:3157977, gn:3150639, gn:3155152
jutland | Jutland | Jutland | Jütland | Jutland | Jutlandia | Jylland | gn:2624652, gn:2624886, gn:2624144, gn:2622447, gn:2618528, gn:2619771, gn:2615006, gn:2610613, gn:2620425, gn:2614030
bornholm | Bornholm | Bornholm | Bornholm | Bornholm | Bornholm | | gn:2614553, gn:2616504, gn:2624929
cornwall | Cornwall | Cornwall | Cornwall | Cornouailles | Cornualles | | gn:2635412, gn:2641589, gn:2638778, gn:2640377, gn:2649715, gn:2639524, gn:2638853, gn:2653945, gn:2655273, gn:2647143
cotswolds | Cotswolds | Cotswolds | Cotswolds | Cotswolds | Cotswolds | The Cotswolds | gn:2653261, gn:2636748, gn:2652995, gn:2642200, gn:2648404, gn:2636616, gn:2633729, gn:2649833, gn:2636071, gn:2653634
lake-district | Lake District | Lake District | Lake District | Lake District | Distrito de los Lagos | | gn:2633851, gn:2645756, gn:2657360, gn:2645826, gn:2640416, gn:2652676, gn:2638282, gn:2649033, gn:2636993, gn:2638135
isle-of-wight | Isle of Wight | Wight | Isle of Wight | Île de Wight | Isla de Wight | | gn:2641599, gn:2652204, gn:2638911, gn:2638568
formentera | Formentera | Formentera | Formentera | Formentera | Formentera | | gn:2511381
foehr | Föhr | Föhr | Föhr | Föhr | Föhr | Insel Föhr, Foehr | gn:2805396
ile-de-re | Île de Ré | Île de Ré | Île de Ré | Île de Ré | Isla de Ré | Ile de Re | gn:2978361, gn:3009436, gn:2980429, gn:3036719, gn:3009873
oleron | Île d’Oléron | Île d’Oléron | Île d’Oléron | Île d’Oléron | Isla de Oléron | Oléron | gn:2977471, gn:3031080, gn:3021244, gn:3030656, gn:2976743, gn:2980891
noirmoutier | Île de Noirmoutier | Île de Noirmoutier | Île de Noirmoutier | Île de Noirmoutier | Isla de Noirmoutier | Noirmoutier | gn:2990205, gn:3008854
belle-ile | Belle-Île | Belle-Île | Belle-Île | Belle-Île-en-Mer | Belle-Île | Belle-Île | gn:3003045
skye | Isle of Skye | Skye | Isle of Skye | Île de Skye | Isla de Skye | Skye | gn:2640006
santorini | Santorini | Santorini | Santorin | Santorin | Santorini | Thira, Santorín | gn:252920, gn:256344, gn:262696
andorra | Andorra | Andorra | Andorra | Andorre | Andorra | | gn:3041563, gn:3040051, gn:3040686, gn:3039604, gn:3041204, gn:3040132, gn:3039163, gn:3039154
la-palma | La Palma | La Palma | La Palma | La Palma | La Palma | Isla de La Palma | gn:2511180, gn:2514651, gn:2520800, gn:2517349, gn:2513978, gn:2510468, gn:2512138, gn:2521309, gn:2517346, gn:2517598
la-gomera | La Gomera | La Gomera | La Gomera | La Gomera | La Gomera | Gomera | gn:2511230, gn:2509887, gn:2516785, gn:2522293
el-hierro | El Hierro | El Hierro | El Hierro | El Hierro | El Hierro | | gn:2509841, gn:2517611
gozo | Gozo | Gozo | Gozo | Gozo | Gozo | | gn:2562619, gn:2562687
gotland | Gotland | Gotland | Gotland | Gotland | Gotland | | gn:2662689, gn:2663254, gn:2706678, gn:2700497
`;
