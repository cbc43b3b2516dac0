/** The hubs and the roads of the Netherlands, Belgium and Luxembourg. The columns and the sources stand in `road-network.ts`. */
export const beneluxHubRows = `
amsterdam | NL | 52.374 | 4.89 | 3
den-haag | NL | 52.077 | 4.299 | 2
rotterdam | NL | 51.922 | 4.479 | 3
utrecht | NL | 52.091 | 5.122 | 3
haarlem | NL | 52.381 | 4.637 | 2
alkmaar | NL | 52.632 | 4.749 | 1
den-helder | NL | 52.96 | 4.759 | 0
hoorn | NL | 52.642 | 5.06 | 1
den-oever | NL | 52.935 | 5.03 | 0
lelystad | NL | 52.508 | 5.475 | 2
almere | NL | 52.37 | 5.214 | 1
amersfoort | NL | 52.155 | 5.388 | 2
apeldoorn | NL | 52.21 | 5.969 | 3
zwolle | NL | 52.513 | 6.094 | 2
deventer | NL | 52.255 | 6.164 | 3
enschede | NL | 52.218 | 6.896 | 0
hengelo | NL | 52.266 | 6.793 | 2
almelo | NL | 52.357 | 6.662 | 1
arnhem | NL | 51.98 | 5.911 | 3
nijmegen | NL | 51.843 | 5.853 | 2
s-hertogenbosch | NL | 51.699 | 5.304 | 2
tilburg | NL | 51.556 | 5.091 | 2
breda | NL | 51.587 | 4.776 | 3
eindhoven | NL | 51.441 | 5.478 | 3
venlo | NL | 51.37 | 6.168 | 2
roermond | NL | 51.194 | 5.987 | 1
sittard | NL | 50.998 | 5.869 | 1
maastricht | NL | 50.848 | 5.689 | 1
heerlen | NL | 50.884 | 5.982 | 1
groningen | NL | 53.219 | 6.567 | 1
winschoten | NL | 53.144 | 7.035 | 0
assen | NL | 52.997 | 6.563 | 2
emmen | NL | 52.779 | 6.907 | 2
hoogeveen | NL | 52.722 | 6.476 | 1
meppel | NL | 52.696 | 6.194 | 1
leeuwarden | NL | 53.201 | 5.809 | 1
sneek | NL | 53.033 | 5.659 | 0
heerenveen | NL | 52.959 | 5.919 | 1
emmeloord | NL | 52.711 | 5.749 | 0
drachten | NL | 53.113 | 6.099 | 1
harlingen | NL | 53.175 | 5.422 | 0
middelburg | NL | 51.5 | 3.614 | 0
goes | NL | 51.504 | 3.889 | 1
zierikzee | NL | 51.65 | 3.919 | 0
bergen-op-zoom | NL | 51.495 | 4.292 | 1
terneuzen | NL | 51.336 | 3.828 | 0
dordrecht | NL | 51.81 | 4.674 | 2
gorinchem | NL | 51.837 | 4.972 | 1
gouda | NL | 52.017 | 4.708 | 2
leiden | NL | 52.158 | 4.493 | 2
hilversum | NL | 52.223 | 5.176 | 1
doetinchem | NL | 51.965 | 6.289 | 1
oss | NL | 51.765 | 5.518 | 1
weert | NL | 51.252 | 5.707 | 2
tiel | NL | 51.887 | 5.429 | 1
waalwijk | NL | 51.682 | 5.071 | 0
den-burg | NL | 53.054 | 4.797 | 0
nes | NL | 53.445 | 5.775 | 0
west-terschelling | NL | 53.36 | 5.215 | 0
hoek-van-holland | NL | 51.9775 | 4.12 | 0
ijmuiden | NL | 52.4606 | 4.6 | 0
brussel | BE | 50.8466 | 4.3517 | 3
antwerpen | BE | 51.22 | 4.4 | 2
gent | BE | 51.05 | 3.717 | 3
brugge | BE | 51.209 | 3.224 | 3
oostende | BE | 51.216 | 2.927 | 0
kortrijk | BE | 50.828 | 3.265 | 2
ieper | BE | 50.851 | 2.886 | 0
tournai | BE | 50.607 | 3.389 | 2
mons | BE | 50.454 | 3.952 | 2
charleroi | BE | 50.411 | 4.444 | 2
namur | BE | 50.467 | 4.867 | 3
liege | BE | 50.634 | 5.567 | 2
hasselt | BE | 50.931 | 5.338 | 3
genk | BE | 50.965 | 5.501 | 2
leuven | BE | 50.88 | 4.701 | 2
mechelen | BE | 51.026 | 4.478 | 2
turnhout | BE | 51.323 | 4.945 | 2
sint-niklaas | BE | 51.165 | 4.144 | 2
veurne | BE | 51.073 | 2.668 | 0
geel | BE | 51.166 | 4.989 | 3
dinant | BE | 50.258 | 4.912 | 0
bastogne | BE | 50.003 | 5.718 | 1
libramont | BE | 49.9195 | 5.3808 | 2
arlon | BE | 49.683 | 5.817 | 1
sankt-vith | BE | 50.2817 | 6.1272 | 0
luxembourg | LU | 49.612 | 6.13 | 2
ettelbruck | LU | 49.847 | 6.104 | 0
`;

export const beneluxRoadRows = `
motorway |  | amsterdam 20 haarlem 33 alkmaar 42 den-helder
motorway |  | haarlem 33 leiden 18 den-haag 25 rotterdam
motorway |  | amsterdam 40 alkmaar
trunk |  | hoorn 19 enkhuizen 32 lelystad
motorway |  | amsterdam 42 hoorn 38 den-oever 42 harlingen 28 leeuwarden
motorway |  | den-oever 55 sneek 24 heerenveen
trunk |  | den-oever 25 den-helder
trunk |  | alkmaar 27 hoorn
trunk |  | haarlem 14 ijmuiden
motorway |  | ijmuiden 29 amsterdam
motorway |  | ijmuiden 26 alkmaar
trunk |  | leeuwarden 25 sneek
motorway |  | leeuwarden 33 heerenveen 40 meppel 25 zwolle
motorway |  | leeuwarden 27 drachten
motorway |  | heerenveen 26 drachten 38 groningen
motorway |  | heerenveen 31 emmeloord 34 lelystad 29 almere 30 amsterdam
trunk |  | emmeloord 40 zwolle
motorway |  | meppel 22 hoogeveen 33 assen 28 groningen 37 winschoten
motorway |  | hoogeveen 33 emmen 30 meppen
trunk |  | assen 38 emmen
trunk |  | lelystad 48 zwolle
trunk |  | zwolle 34 deventer
motorway |  | zwolle 41 apeldoorn 30 arnhem
motorway |  | zwolle 68 amersfoort 23 utrecht
trunk |  | zwolle 46 almelo 17 hengelo 10 enschede
trunk |  | emmen 62 almelo
motorway |  | amsterdam 50 amersfoort 45 apeldoorn 17 deventer 50 hengelo 50 rheine
motorway |  | deventer 42 almelo
motorway |  | amersfoort 19 hilversum 30 amsterdam
motorway |  | hilversum 20 utrecht
motorway |  | almere 25 hilversum
motorway |  | almere 42 utrecht
motorway |  | amsterdam 44 utrecht
motorway |  | amsterdam 44 leiden 35 rotterdam
motorway |  | utrecht 37 gouda 31 den-haag
motorway |  | gouda 24 rotterdam
trunk |  | leiden 31 gouda
trunk |  | hoek-van-holland 22 den-haag
motorway |  | utrecht 64 arnhem 19 nijmegen
motorway |  | amersfoort 52 arnhem
motorway |  | arnhem 32 doetinchem
motorway |  | arnhem 92 oberhausen
motorway |  | utrecht 43 tiel 28 s-hertogenbosch
motorway |  | gorinchem 38 tiel 40 nijmegen
motorway |  | utrecht 55 s-hertogenbosch 39 eindhoven 56 venlo 58 duisburg
motorway |  | s-hertogenbosch 22 oss 30 nijmegen
trunk |  | s-hertogenbosch 25 tilburg
motorway |  | oss 48 eindhoven
motorway |  | s-hertogenbosch 18 waalwijk 29 breda 27 tilburg 36 eindhoven
trunk |  | waalwijk 17 tilburg
motorway |  | waalwijk 27 gorinchem
motorway |  | utrecht 37 gorinchem 38 breda
motorway |  | gorinchem 45 s-hertogenbosch
motorway |  | gorinchem 25 dordrecht 24 rotterdam
motorway |  | dordrecht 30 breda 57 antwerpen
motorway |  | dordrecht 60 bergen-op-zoom
motorway |  | breda 42 bergen-op-zoom 40 goes 25 middelburg
motorway |  | bergen-op-zoom 43 antwerpen
trunk |  | rotterdam 68 zierikzee 26 goes
trunk |  | middelburg 41 zierikzee 28 middelharnis 44 rotterdam
trunk |  | middelharnis 27 hellevoetsluis 24 rozenburg
trunk |  | hellevoetsluis 36 rotterdam
trunk |  | terneuzen 42 gent
trunk |  | terneuzen 60 antwerpen
trunk |  | terneuzen 58 brugge
motorway |  | eindhoven 46 turnhout 45 antwerpen
trunk |  | tilburg 31 turnhout
trunk |  | eindhoven 61 hasselt
motorway |  | eindhoven 30 weert 39 sittard 23 maastricht 33 liege
motorway |  | weert 24 roermond 27 venlo
motorway |  | roermond 28 sittard 22 heerlen 20 aachen
motorway |  | roermond 36 moenchengladbach
motorway |  | maastricht 25 heerlen
trunk |  | maastricht 36 aachen
motorway |  | nijmegen 65 venlo
motorway |  | nijmegen 82 krefeld
motorway |  | venlo 33 moenchengladbach
trunk |  | enschede 65 muenster
motorway |  | sittard 34 genk 17 hasselt
trunk |  | maastricht 33 hasselt
motorway |  | antwerpen 46 brussel
motorway |  | antwerpen 25 mechelen 28 brussel
motorway |  | gent 56 brussel
motorway |  | gent 38 sint-niklaas 24 antwerpen
motorway |  | gent 50 brugge 29 oostende 30 veurne 27 dunkerque
motorway |  | brugge 52 kortrijk 30 lille
motorway |  | gent 48 kortrijk 32 tournai 50 mons
motorway |  | kortrijk 32 ieper
trunk |  | ieper 32 veurne
motorway |  | tournai 28 lille
motorway |  | mons 67 brussel
motorway |  | mons 45 charleroi 38 namur 64 liege
motorway |  | charleroi 60 brussel
motorway |  | namur 65 brussel 27 leuven 75 liege
motorway |  | leuven 56 hasselt 48 liege
motorway |  | antwerpen 48 geel 37 hasselt
trunk |  | mechelen 26 leuven
trunk |  | turnhout 24 geel
motorway |  | genk 60 aachen
trunk |  | namur 29 dinant
trunk |  | dinant 70 charleville-mezieres
trunk |  | charleroi 48 dinant
motorway |  | namur 82 libramont 47 arlon 30 luxembourg
motorway |  | liege 87 bastogne 40 arlon
trunk |  | bastogne 32 libramont
trunk |  | bastogne 42 ettelbruck 33 luxembourg
motorway |  | liege 55 aachen
motorway |  | liege 74 sankt-vith 82 trier
trunk |  | bastogne 52 sankt-vith
motorway |  | luxembourg 64 metz
motorway |  | luxembourg 50 trier
motorway |  | luxembourg 96 saarbruecken
trunk |  | charleroi 82 charleville-mezieres
trunk |  | charleville-mezieres 78 libramont
`;
