/**
 * Towns on two banks of a lake, a fjord, a strait or a large river, with the roads round it, over its bridge and to its ferry: where the
 * net was wide. The columns and the sources stand in `road-network.ts`.
 */
export const bankHubRows = `
tau | NO | 59.064 | 5.92 | 0
gjoevik | NO | 60.796 | 10.692 | 0
balestrand | NO | 61.21 | 6.53 | 0
vik-i-sogn | NO | 61.087 | 6.58 | 0
drobak | NO | 59.663 | 10.63 | 0
saetre | NO | 59.681 | 10.527 | 0
motala | SE | 58.537 | 15.036 | 0
askersund | SE | 58.88 | 14.9 | 0
karlsborg | SE | 58.537 | 14.505 | 0
hjo | SE | 58.301 | 14.288 | 0
lidkoping | SE | 58.505 | 13.158 | 0
vanersborg | SE | 58.381 | 12.323 | 0
mellerud | SE | 58.7 | 12.455 | 0
amal | SE | 59.051 | 12.705 | 0
lysekil | SE | 58.274 | 11.436 | 0
fiskebackskil | SE | 58.247 | 11.46 | 0
sodertalje | SE | 59.196 | 17.626 | 0
trosa | SE | 58.896 | 17.548 | 0
nauvo | FI | 60.19 | 21.91 | 0
vaaksy | FI | 61.174 | 25.548 | 0
padasjoki | FI | 61.35 | 25.283 | 0
sysma | FI | 61.5 | 25.683 | 0
heinola | FI | 61.203 | 26.032 | 0
gourock | GB | 55.96 | -4.817 | 0
dunoon | GB | 55.95 | -4.926 | 0
tarbet | GB | 56.204 | -4.713 | 0
cairndow | GB | 56.265 | -4.93 | 0
inveraray | GB | 56.23 | -5.073 | 0
strontian | GB | 56.697 | -5.57 | 0
corran | GB | 56.722 | -5.235 | 0
kilrush | IE | 52.64 | -9.486 | 0
tarbert | IE | 52.573 | -9.375 | 0
vordingborg | DK | 55.008 | 11.911 | 0
stege | DK | 54.987 | 12.285 | 0
fredericia | DK | 55.566 | 9.753 | 0
hals | DK | 56.995 | 10.31 | 0
egense | DK | 56.98 | 10.3 | 0
hundested | DK | 55.964 | 11.85 | 0
rorvig | DK | 55.94 | 11.77 | 0
holbaek | DK | 55.717 | 11.713 | 0
frederikssund | DK | 55.84 | 12.069 | 0
schaprode | DE | 54.515 | 13.165 | 0
waren | DE | 53.52 | 12.68 | 0
roebel | DE | 53.376 | 12.603 | 0
saint-brevin | FR | 47.246 | -2.166 | 0
paimboeuf | FR | 47.287 | -2.03 | 0
pornic | FR | 47.116 | -2.104 | 0
montijo | PT | 38.707 | -8.974 | 0
alcoutim | PT | 37.474 | -7.472 | 0
sanlucar-de-guadiana | ES | 37.473 | -7.465 | 0
latisana | IT | 45.777 | 13 | 0
lignano | IT | 45.676 | 13.117 | 0
bibione | IT | 45.635 | 13.05 | 0
aigio | GR | 38.25 | 22.082 | 0
rio | GR | 38.3 | 21.785 | 0
nafpaktos | GR | 38.393 | 21.828 | 0
calafat | RO | 43.991 | 22.933 | 0
oryahovo | BG | 43.736 | 23.96 | 0
bechet | RO | 43.782 | 23.957 | 0
nikopol | BG | 43.705 | 24.895 | 0
turnu-magurele | RO | 43.747 | 24.868 | 0
svishtov | BG | 43.619 | 25.35 | 0
zimnicea | RO | 43.656 | 25.364 | 0
silistra | BG | 44.117 | 27.261 | 0
calarasi | RO | 44.2 | 27.33 | 0
smederevo | RS | 44.664 | 20.928 | 0
kovin | RS | 44.748 | 20.976 | 0
pozarevac | RS | 44.62 | 21.187 | 0
golubac | RS | 44.653 | 21.632 | 0
bela-crkva | RS | 44.9 | 21.417 | 0
moldova-veche | RO | 44.735 | 21.65 | 0
kladovo | RS | 44.611 | 22.61 | 0
drobeta | RO | 44.627 | 22.653 | 0
clevedon | GB | 51.441 | -2.858 | 0
avonmouth | GB | 51.505 | -2.68 | 0
`;

export const bankRoadRows = `
trunk |  | gjoevik 47 hamar
trunk |  | gjoevik 45 lillehammer
trunk |  | gjoevik 124 oslo
mountain |  | vik-i-sogn 62 voss
trunk |  | oslo 38 drobak 30 moss
trunk |  | saetre 32 drammen
trunk |  | jonkoping 66 hjo 31 karlsborg 50 askersund 43 motala 47 linkoping
trunk |  | hjo 32 skovde 44 karlsborg
trunk |  | askersund 49 orebro
trunk |  | motala 113 jonkoping
trunk |  | skovde 53 lidkoping 58 vanersborg 43 mellerud 41 amal 70 karlstad
trunk |  | lidkoping 58 trollhattan 16 vanersborg 30 uddevalla
trunk |  | uddevalla 56 lysekil
trunk |  | uddevalla 48 fiskebackskil
motorway |  | stockholm 37 sodertalje 67 nykoping
trunk |  | sodertalje 46 nynashamn
trunk |  | sodertalje 41 trosa 46 nykoping
trunk |  | lahti 26 vaaksy 31 padasjoki 111 jyvaskyla
trunk |  | vaaksy 44 sysma 46 heinola
motorway |  | lahti 35 heinola 99 mikkeli
trunk |  | greenock 5 gourock
trunk |  | dumbarton 32 tarbet 23 cairndow 15 inveraray 64 oban
trunk |  | cairndow 46 dunoon
mountain |  | balestrand 92 forde
mountain |  | fort-william 92 strontian
trunk |  | fort-william 14 corran
trunk |  | stavanger 24 tau
trunk |  | ennis 43 kilrush
trunk |  | limerick 58 tarbert 50 tralee
motorway |  | kobenhavn 92 vordingborg 34 nykobing
trunk |  | naestved 27 vordingborg 27 stege
trunk |  | middelfart 12 fredericia 23 kolding
trunk |  | fredericia 26 vejle
trunk |  | hals 31 aalborg 36 egense
trunk |  | kobenhavn 43 frederikssund 38 holbaek
trunk |  | frederikssund 26 hundested
motorway |  | roskilde 33 holbaek 43 kalundborg
trunk |  | holbaek 50 rorvig
trunk |  | bergen-auf-ruegen 24 schaprode
trunk |  | neubrandenburg 43 waren 27 roebel 32 wittstock
trunk |  | waren 80 rostock
trunk |  | saint-brevin 18 pornic 51 nantes
trunk |  | saint-brevin 13 paimboeuf 45 nantes
trunk |  | montijo 22 palmela
trunk |  | alcoutim 40 vila-real-de-santo-antonio
trunk |  | sanlucar-de-guadiana 44 ayamonte
trunk |  | lignano 20 latisana 24 bibione
motorway | IT 100 | palmanova 28 latisana 74 mestre
motorway |  | patra 9 rio 31 aigio 96 korinthos
trunk |  | antirrio 10 nafpaktos
trunk |  | calafat 87 craiova
trunk |  | bechet 71 craiova
trunk |  | oryahovo 115 montana
trunk |  | oryahovo 103 pleven
trunk |  | nikopol 53 pleven 81 svishtov 92 ruse
trunk |  | turnu-magurele 133 bucuresti 121 zimnicea
trunk |  | turnu-magurele 140 craiova
trunk |  | silistra 122 ruse
trunk |  | silistra 141 varna
trunk |  | calarasi 123 bucuresti
trunk |  | beograd 46 smederevo 28 pozarevac 47 golubac
mountain |  | golubac 110 kladovo
trunk |  | smederevo 14 kovin 50 beograd
trunk |  | kovin 52 bela-crkva 42 moldova-veche
trunk |  | craiova 113 drobeta 222 timisoara
trunk |  | bela-crkva 112 timisoara
motorway |  | newport 34 avonmouth 11 bristol
motorway |  | avonmouth 17 clevedon 110 exeter
`;
