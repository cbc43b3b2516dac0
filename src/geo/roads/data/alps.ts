/** The hubs and the roads of Switzerland, Liechtenstein, Austria and Slovenia. The columns and the sources stand in `road-network.ts`. */
export const alpsHubRows = `
geneve | CH | 46.202 | 6.146 | 2
grindelwald | CH | 46.624 | 8.041 | 0
verbier | CH | 46.096 | 7.229 | 0
laax | CH | 46.807 | 9.258 | 0
saas-fee | CH | 46.108 | 7.928 | 0
arosa | CH | 46.783 | 9.679 | 0
engelberg | CH | 46.82 | 8.403 | 0
lausanne | CH | 46.516 | 6.633 | 3
yverdon | CH | 46.7785 | 6.6412 | 1
montreux | CH | 46.433 | 6.911 | 1
martigny | CH | 46.1 | 7.073 | 1
sion | CH | 46.227 | 7.356 | 1
brig | CH | 46.317 | 7.983 | 1
zermatt | CH | 46.02 | 7.749 | 0
fribourg | CH | 46.802 | 7.151 | 1
bern | CH | 46.948 | 7.447 | 2
thun | CH | 46.751 | 7.622 | 2
interlaken | CH | 46.684 | 7.866 | 1
neuchatel | CH | 46.992 | 6.931 | 1
biel | CH | 47.1324 | 7.2441 | 1
delemont | CH | 47.365 | 7.345 | 1
basel | CH | 47.558 | 7.573 | 2
olten | CH | 47.35 | 7.903 | 4
luzern | CH | 47.05 | 8.306 | 2
zuerich | CH | 47.367 | 8.55 | 3
winterthur | CH | 47.506 | 8.724 | 2
schaffhausen | CH | 47.697 | 8.635 | 1
st-gallen | CH | 47.424 | 9.375 | 2
sargans | CH | 47.049 | 9.441 | 0
chur | CH | 46.85 | 9.533 | 1
davos | CH | 46.804 | 9.837 | 0
st-moritz | CH | 46.4983 | 9.8393 | 0
altdorf | CH | 46.88 | 8.644 | 1
goeschenen | CH | 46.668 | 8.588 | 0
andermatt | CH | 46.636 | 8.594 | 0
airolo | CH | 46.529 | 8.612 | 0
bellinzona | CH | 46.193 | 9.017 | 2
locarno | CH | 46.171 | 8.8 | 0
lugano | CH | 46.01 | 8.96 | 2
vaduz | LI | 47.142 | 9.522 | 0
wien | AT | 48.208 | 16.372 | 3
st-poelten | AT | 48.2 | 15.6333 | 5
krems | AT | 48.41 | 15.61 | 0
linz | AT | 48.306 | 14.286 | 8
wels | AT | 48.167 | 14.033 | 4
salzburg | AT | 47.799 | 13.044 | 4
bad-ischl | AT | 47.711 | 13.619 | 0
bischofshofen | AT | 47.417 | 13.217 | 1
liezen | AT | 47.567 | 14.233 | 2
leoben | AT | 47.377 | 15.091 | 1
bruck-an-der-mur | AT | 47.417 | 15.283 | 1
graz | AT | 47.067 | 15.45 | 4
wiener-neustadt | AT | 47.805 | 16.232 | 2
eisenstadt | AT | 47.846 | 16.523 | 1
oberwart | AT | 47.29 | 16.206 | 0
klagenfurt | AT | 46.625 | 14.305 | 2
villach | AT | 46.61 | 13.856 | 2
spittal | AT | 46.8 | 13.5 | 1
sankt-michael | AT | 47.1 | 13.64 | 0
lienz | AT | 46.829 | 12.769 | 0
zell-am-see | AT | 47.323 | 12.798 | 0
mittersill | AT | 47.283 | 12.483 | 0
kitzbuehel | AT | 47.446 | 12.392 | 0
woergl | AT | 47.489 | 12.062 | 1
kufstein | AT | 47.583 | 12.167 | 1
innsbruck | AT | 47.263 | 11.395 | 1
mayrhofen | AT | 47.167 | 11.867 | 0
oetztal | AT | 47.245 | 10.87 | 1
imst | AT | 47.245 | 10.74 | 2
saalbach | AT | 47.391 | 12.636 | 0
lech | AT | 47.209 | 10.142 | 0
sankt-anton | AT | 47.13 | 10.265 | 1
landeck | AT | 47.14 | 10.566 | 1
ischgl | AT | 47.013 | 10.292 | 0
soelden | AT | 46.967 | 11 | 0
reutte | AT | 47.483 | 10.717 | 0
bludenz | AT | 47.155 | 9.823 | 2
feldkirch | AT | 47.233 | 9.6 | 2
bregenz | AT | 47.503 | 9.747 | 2
ljubljana | SI | 46.051 | 14.505 | 3
kranj | SI | 46.239 | 14.356 | 2
jesenice | SI | 46.431 | 14.067 | 1
celje | SI | 46.231 | 15.26 | 2
maribor | SI | 46.555 | 15.647 | 2
novo-mesto | SI | 45.804 | 15.169 | 2
koper | SI | 45.547 | 13.729 | 2
nova-gorica | SI | 45.956 | 13.648 | 1
`;

export const alpsRoadRows = `
motorway |  | lausanne 30 montreux
motorway |  | martigny 30 sion
motorway |  | montreux 63 fribourg 35 bern
motorway |  | lausanne 74 fribourg
motorway |  | lausanne 38 yverdon 39 neuchatel 50 bern
motorway |  | yverdon 80 bern
motorway |  | neuchatel 33 biel 42 bern
motorway |  | biel 64 olten
motorway |  | bern 28 thun 28 interlaken
motorway |  | bern 66 olten 65 zuerich
motorway |  | olten 46 basel 45 delemont
motorway |  | olten 57 luzern
motorway |  | basel 87 zuerich
motorway |  | delemont 55 biel
motorway |  | delemont 62 belfort
trunk |  | interlaken 68 luzern
motorway |  | zuerich 53 luzern 40 altdorf
motorway |  | zuerich 74 altdorf 30 goeschenen
motorway |  | airolo 60 bellinzona 30 lugano 33 como
mountain |  | goeschenen 6 andermatt
motorway |  | bellinzona 22 locarno
motorway |  | zuerich 26 winterthur 60 st-gallen 40 bregenz
motorway |  | winterthur 28 schaffhausen 50 zuerich
motorway |  | konstanz 40 st-gallen
motorway |  | st-gallen 78 sargans
motorway |  | zuerich 94 sargans 30 chur
motorway |  | sargans 22 vaduz
trunk |  | vaduz 16 feldkirch
motorway |  | feldkirch 37 bregenz
motorway |  | wien 66 st-poelten 125 linz 32 wels 111 salzburg
trunk |  | st-poelten 32 krems
motorway |  | krems 78 wien
motorway |  | linz 96 passau
motorway |  | wels 80 passau
motorway |  | liezen 72 leoben 16 bruck-an-der-mur 55 graz
motorway |  | graz 70 maribor
motorway |  | graz 135 klagenfurt 40 villach 38 spittal
motorway |  | bischofshofen 53 salzburg
motorway |  | bruck-an-der-mur 100 wiener-neustadt 54 wien
motorway |  | graz 145 wiener-neustadt
motorway |  | graz 95 oberwart 110 wien
motorway |  | oberwart 72 wiener-neustadt
motorway |  | wien 55 eisenstadt 28 wiener-neustadt
trunk |  | eisenstadt 21 sopron
trunk |  | klagenfurt 145 leoben
motorway |  | wien 127 gyor
motorway |  | wien 80 bratislava
motorway |  | wien 136 brno
trunk |  | wien 86 znojmo
trunk |  | bischofshofen 47 zell-am-see 28 mittersill
trunk |  | mittersill 30 kitzbuehel 31 woergl
mountain |  | zell-am-see 83 salzburg
motorway |  | woergl 17 kufstein
motorway |  | woergl 60 innsbruck
trunk |  | kufstein 36 kitzbuehel
trunk |  | innsbruck 68 mayrhofen
trunk |  | woergl 50 mayrhofen
trunk |  | lienz 70 spittal
motorway |  | innsbruck 47 oetztal 12 imst 21 landeck
motorway |  | bludenz 23 feldkirch
mountain |  | landeck 30 ischgl
trunk |  | reutte 15 fuessen
trunk |  | reutte 21 lermoos
trunk |  | imst 14 nassereith
motorway |  | nassereith 48 innsbruck
trunk |  | lermoos 25 garmisch
trunk |  | klagenfurt 17 ferlach
trunk |  | trzic 45 ljubljana
trunk |  | oetztal 40 soelden
motorway |  | merano 30 bolzano
trunk |  | salzburg 56 bad-ischl 72 liezen
trunk |  | bad-ischl 62 wels
trunk |  | linz 108 ceske-budejovice
motorway |  | villach 28 tarvisio
trunk |  | jesenice 43 tarvisio
motorway |  | jesenice 40 kranj 27 ljubljana
motorway |  | ljubljana 77 celje 56 maribor
motorway |  | ljubljana 72 novo-mesto 76 zagreb
motorway |  | ljubljana 106 koper
motorway |  | ljubljana 96 trieste
motorway |  | ljubljana 105 nova-gorica 5 gorizia
trunk |  | koper 22 trieste
motorway |  | koper 95 pula
motorway |  | koper 62 porec
trunk |  | maribor 78 varazdin
motorway |  | maribor 112 zagreb
trunk |  | ljubljana 115 rijeka
motorway |  | maribor 115 nagykanizsa
motorway |  | landeck 27 sankt-anton
mountain |  | lech 48 bludenz
trunk |  | zell-am-see 19 saalbach
trunk |  | interlaken 20 grindelwald
mountain |  | martigny 27 verbier
trunk |  | chur 24 laax
mountain |  | chur 31 arosa
trunk |  | luzern 35 engelberg
`;
