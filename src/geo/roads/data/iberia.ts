/** The hubs and the roads of Spain, Portugal and Andorra, with the islands. The columns and the sources stand in `road-network.ts`. */
export const iberiaHubRows = `
madrid | ES | 40.416 | -3.703 | 3
guadalajara | ES | 40.629 | -3.162 | 2
medinaceli | ES | 41.165 | -2.425 | 0
calatayud | ES | 41.354 | -1.643 | 1
zaragoza | ES | 41.656 | -0.877 | 3
lleida | ES | 41.617 | 0.622 | 2
barcelona | ES | 41.389 | 2.159 | 3
tarragona | ES | 41.117 | 1.25 | 4
tortosa | ES | 40.812 | 0.522 | 6
castellon | ES | 39.9864 | -0.0513 | 3
valencia | ES | 39.47 | -0.377 | 4
gandia | ES | 38.967 | -0.183 | 1
benidorm | ES | 38.538 | -0.131 | 2
alicante | ES | 38.345 | -0.481 | 3
murcia | ES | 37.987 | -1.13 | 2
cartagena | ES | 37.605 | -0.986 | 0
lorca | ES | 37.671 | -1.702 | 1
almeria | ES | 36.838 | -2.46 | 2
motril | ES | 36.751 | -3.518 | 2
guadix | ES | 37.299 | -3.139 | 0
granada | ES | 37.188 | -3.607 | 2
jaen | ES | 37.769 | -3.79 | 1
bailen | ES | 38.096 | -3.778 | 0
malaga | ES | 36.72 | -4.42 | 3
antequera | ES | 37.019 | -4.561 | 2
marbella | ES | 36.515 | -4.886 | 2
algeciras | ES | 36.133 | -5.451 | 1
sierra-nevada | ES | 37.095 | -3.4 | 0
vielha | ES | 42.7 | 0.795 | 0
la-linea | ES | 36.165 | -5.348 | 0
tarifa | ES | 36.014 | -5.607 | 0
cadiz | ES | 36.527 | -6.289 | 0
jerez | ES | 36.6866 | -6.1372 | 3
sevilla | ES | 37.383 | -5.973 | 4
huelva | ES | 37.266 | -6.94 | 3
cordoba | ES | 37.892 | -4.773 | 3
manzanares | ES | 38.999 | -3.37 | 1
ciudad-real | ES | 38.986 | -3.929 | 2
toledo | ES | 39.858 | -4.023 | 1
albacete | ES | 38.994 | -1.856 | 2
almansa | ES | 38.869 | -1.097 | 1
cuenca | ES | 40.067 | -2.133 | 0
honrubia | ES | 39.61 | -2.28 | 0
teruel | ES | 40.346 | -1.106 | 1
talavera | ES | 39.96 | -4.83 | 2
trujillo | ES | 39.458 | -5.882 | 1
caceres | ES | 39.476 | -6.372 | 2
plasencia | ES | 40.031 | -6.088 | 3
merida | ES | 38.916 | -6.344 | 2
badajoz | ES | 38.878 | -6.971 | 3
avila | ES | 40.657 | -4.7 | 1
segovia | ES | 40.948 | -4.118 | 2
villacastin | ES | 40.78 | -4.41 | 0
tordesillas | ES | 41.502 | -5.001 | 0
valladolid | ES | 41.655 | -4.724 | 2
zamora | ES | 41.506 | -5.745 | 1
salamanca | ES | 40.969 | -5.664 | 2
benavente | ES | 42.002 | -5.678 | 1
leon | ES | 42.6 | -5.57 | 3
astorga | ES | 42.459 | -6.056 | 2
ponferrada | ES | 42.547 | -6.596 | 2
lugo | ES | 43.01 | -7.556 | 3
a-coruna | ES | 43.3623 | -8.4115 | 1
santiago-de-compostela | ES | 42.8804 | -8.5457 | 2
pontevedra | ES | 42.431 | -8.644 | 1
vigo | ES | 42.233 | -8.723 | 1
ourense | ES | 42.337 | -7.864 | 3
oviedo | ES | 43.36 | -5.845 | 2
gijon | ES | 43.536 | -5.662 | 3
santander | ES | 43.465 | -3.804 | 3
torrelavega | ES | 43.349 | -4.048 | 1
bilbao | ES | 43.263 | -2.925 | 3
san-sebastian | ES | 43.3128 | -1.975 | 2
irun | ES | 43.339 | -1.789 | 1
vitoria | ES | 42.85 | -2.6727 | 3
pamplona | ES | 42.817 | -1.643 | 3
logrono | ES | 42.4667 | -2.45 | 2
tudela | ES | 42.062 | -1.605 | 3
burgos | ES | 42.341 | -3.702 | 4
aranda-de-duero | ES | 41.67 | -3.689 | 2
palencia | ES | 42.01 | -4.524 | 1
soria | ES | 41.764 | -2.469 | 1
huesca | ES | 42.136 | -0.409 | 1
jaca | ES | 42.569 | -0.55 | 0
manresa | ES | 41.728 | 1.824 | 2
berga | ES | 42.104 | 1.846 | 1
vic | ES | 41.93 | 2.255 | 1
la-seu | ES | 42.358 | 1.459 | 0
puigcerda | ES | 42.432 | 1.928 | 0
girona | ES | 41.983 | 2.825 | 3
lloret-de-mar | ES | 41.7 | 2.845 | 0
ribeira | ES | 42.555 | -8.99 | 0
sanxenxo | ES | 42.4 | -8.807 | 0
o-grove | ES | 42.494 | -8.865 | 0
muros | ES | 42.777 | -9.06 | 0
fisterra | ES | 42.905 | -9.263 | 0
figueres | ES | 42.266 | 2.962 | 2
ceuta | ES | 35.889 | -5.32 | 0
melilla | ES | 35.294 | -2.938 | 0
palma | ES | 39.569 | 2.65 | 0
alcudia | ES | 39.853 | 3.121 | 0
ibiza | ES | 38.909 | 1.433 | 0
mahon | ES | 39.8885 | 4.2658 | 0
ciutadella | ES | 40 | 3.838 | 0
las-palmas | ES | 28.0997 | -15.4134 | 0
maspalomas | ES | 27.761 | -15.586 | 0
santa-cruz-de-tenerife | ES | 28.468 | -16.255 | 0
los-cristianos | ES | 28.05 | -16.717 | 0
garachico | ES | 28.373 | -16.764 | 0
arrecife | ES | 28.963 | -13.548 | 0
puerto-del-rosario | ES | 28.5 | -13.863 | 0
andorra-la-vella | AD | 42.508 | 1.521 | 0
soldeu | AD | 42.576 | 1.666 | 0
lisboa | PT | 38.7167 | -9.1333 | 2
sintra | PT | 38.8 | -9.385 | 0
cascais | PT | 38.697 | -9.421 | 0
palmela | PT | 38.59 | -8.88 | 0
setubal | PT | 38.524 | -8.888 | 1
santarem | PT | 39.233 | -8.683 | 6
leiria | PT | 39.744 | -8.807 | 5
fatima | PT | 39.621 | -8.652 | 2
coimbra | PT | 40.206 | -8.42 | 5
aveiro | PT | 40.644 | -8.646 | 9
porto | PT | 41.15 | -8.611 | 2
braga | PT | 41.55 | -8.42 | 2
guimaraes | PT | 41.444 | -8.296 | 2
viana-do-castelo | PT | 41.693 | -8.833 | 1
valenca | PT | 42.03 | -8.64 | 0
vila-real | PT | 41.301 | -7.744 | 2
braganca | PT | 41.806 | -6.757 | 1
viseu | PT | 40.661 | -7.91 | 3
guarda | PT | 40.537 | -7.266 | 2
castelo-branco | PT | 39.822 | -7.491 | 2
evora | PT | 38.567 | -7.9 | 4
elvas | PT | 38.882 | -7.163 | 2
beja | PT | 38.015 | -7.863 | 0
albufeira | PT | 37.088 | -8.25 | 5
portimao | PT | 37.139 | -8.538 | 3
lagos | PT | 37.102 | -8.674 | 0
faro | PT | 37.019 | -7.927 | 4
`;

export const iberiaRoadRows = `
motorway |  | madrid 60 guadalajara 96 medinaceli 83 calatayud 88 zaragoza
motorway | ES 80 | zaragoza 148 lleida
motorway |  | lleida 163 barcelona
motorway | ES 60 | lleida 100 tarragona
motorway |  | tarragona 100 barcelona
motorway |  | tarragona 86 tortosa 124 castellon 75 valencia
motorway |  | valencia 68 gandia 78 benidorm 46 alicante
motorway |  | valencia 106 almansa 97 alicante
motorway |  | valencia 168 alicante
motorway |  | alicante 82 murcia 50 cartagena
motorway |  | murcia 70 lorca 150 almeria 110 motril
motorway |  | motril 66 granada
motorway |  | motril 95 malaga
motorway |  | almeria 112 guadix 56 granada
motorway |  | lorca 165 guadix
motorway |  | granada 93 jaen 40 bailen
motorway |  | malaga 50 antequera 104 granada
motorway |  | antequera 160 sevilla
motorway |  | antequera 118 cordoba
motorway | ES 40 | malaga 60 marbella 80 algeciras
motorway |  | algeciras 100 jerez
trunk |  | algeciras 22 tarifa 104 cadiz
motorway |  | jerez 92 sevilla 94 huelva
motorway |  | sevilla 140 cordoba 106 bailen 122 manzanares 173 madrid
motorway |  | manzanares 55 ciudad-real
motorway |  | ciudad-real 118 toledo 72 madrid
trunk |  | manzanares 160 albacete
trunk |  | ciudad-real 200 cordoba
motorway |  | albacete 75 almansa
motorway |  | albacete 147 murcia
motorway |  | albacete 90 honrubia
motorway |  | madrid 168 honrubia 190 valencia
motorway |  | madrid 168 cuenca
trunk |  | cuenca 72 honrubia
trunk |  | cuenca 150 teruel
trunk |  | cuenca 195 valencia
motorway |  | valencia 143 teruel 172 zaragoza
motorway |  | castellon 145 teruel
motorway |  | toledo 82 talavera
motorway |  | madrid 118 talavera 138 trujillo 90 merida 65 badajoz
motorway |  | trujillo 47 caceres 73 merida 193 sevilla
trunk |  | badajoz 92 caceres
motorway |  | caceres 83 plasencia 133 salamanca
trunk |  | plasencia 125 talavera
trunk |  | merida 240 cordoba
motorway | ES 50 | madrid 85 villacastin
motorway | ES 90 | villacastin 30 avila
trunk |  | avila 110 salamanca
motorway | ES 60 | villacastin 37 segovia
motorway | ES 50 | madrid 92 segovia
trunk |  | segovia 68 avila
trunk |  | segovia 115 valladolid
motorway |  | villacastin 102 tordesillas 32 valladolid
motorway |  | tordesillas 68 zamora
motorway |  | tordesillas 88 salamanca
motorway |  | tordesillas 86 benavente 65 astorga 62 ponferrada 115 lugo 97 a-coruna
motorway |  | benavente 72 leon
trunk |  | leon 48 astorga
trunk |  | leon 112 ponferrada
motorway |  | zamora 66 benavente
motorway |  | zamora 66 salamanca
motorway |  | benavente 218 ourense
trunk |  | ponferrada 178 ourense
trunk |  | lugo 98 ourense
motorway |  | lugo 106 santiago-de-compostela
motorway |  | ourense 101 vigo
motorway | ES 60 | ourense 106 santiago-de-compostela
motorway | ES 80 | a-coruna 74 santiago-de-compostela
motorway | ES 75 | santiago-de-compostela 62 pontevedra
motorway | ES 60 | pontevedra 28 vigo
motorway |  | vigo 32 valenca
motorway | ES 65 | leon 124 oviedo
motorway |  | oviedo 29 gijon
motorway |  | oviedo 172 torrelavega
motorway |  | gijon 150 torrelavega
motorway |  | oviedo 235 lugo
motorway |  | gijon 285 a-coruna
motorway |  | torrelavega 28 santander 102 bilbao
motorway |  | torrelavega 175 palencia
trunk |  | santander 155 burgos
motorway | ES 75 | bilbao 102 san-sebastian
motorway | ES 50 | san-sebastian 20 irun
motorway |  | bilbao 63 vitoria
motorway |  | vitoria 119 burgos
motorway | ES 85 | bilbao 158 burgos
motorway | ES 85 | bilbao 137 logrono
motorway |  | burgos 83 aranda-de-duero 161 madrid
motorway | ES 40 | vitoria 107 san-sebastian
motorway |  | vitoria 96 pamplona
motorway |  | pamplona 82 san-sebastian
motorway |  | pamplona 88 logrono
motorway | ES 80 | pamplona 98 tudela 86 zaragoza
motorway | ES 80 | logrono 98 tudela
trunk |  | vitoria 92 logrono
motorway |  | logrono 118 burgos
motorway |  | burgos 92 palencia 50 valladolid
trunk |  | palencia 128 leon
motorway |  | burgos 182 leon
motorway |  | valladolid 118 salamanca
trunk |  | valladolid 98 aranda-de-duero
trunk |  | aranda-de-duero 110 soria
motorway |  | soria 76 medinaceli
trunk |  | soria 102 logrono
trunk |  | soria 158 zaragoza
trunk |  | soria 92 tudela
trunk |  | soria 142 burgos
motorway |  | zaragoza 75 huesca
motorway |  | jaca 112 pamplona
motorway | ES 60 | barcelona 66 manresa
motorway |  | manresa 50 berga
trunk |  | manresa 122 la-seu
trunk |  | la-seu 48 puigcerda
trunk |  | la-seu 20 andorra-la-vella
mountain |  | andorra-la-vella 19 soldeu
trunk |  | lleida 132 la-seu
motorway |  | lleida 118 manresa
motorway |  | barcelona 72 vic 68 girona
trunk |  | vic 52 manresa
mountain |  | vic 88 puigcerda
motorway |  | barcelona 101 girona 43 figueres
motorway | PT 90 | lisboa 80 santarem
motorway | PT 85 | lisboa 145 leiria
motorway | PT 90 | santarem 85 leiria
motorway | PT 90 | santarem 62 fatima
motorway | PT 80 | fatima 27 leiria
motorway | PT 90 | leiria 74 coimbra
motorway | PT 90 | fatima 88 coimbra
motorway | PT 85 | coimbra 62 aveiro 77 porto
motorway | PT 80 | porto 55 braga
motorway | PT 85 | porto 55 guimaraes
motorway | PT 70 | braga 25 guimaraes
motorway | PT 80 | braga 68 valenca
motorway | PT 50 | porto 76 viana-do-castelo
motorway |  | viana-do-castelo 52 valenca
motorway | PT 60 | porto 98 vila-real
motorway |  | vila-real 118 braganca
trunk |  | braganca 108 zamora
motorway |  | vila-real 92 viseu
motorway |  | aveiro 86 viseu 76 guarda 164 salamanca
trunk |  | viseu 88 coimbra
motorway |  | guarda 102 castelo-branco 155 santarem
motorway | PT 85 | palmela 95 evora
motorway | PT 85 | evora 88 elvas
motorway |  | elvas 20 badajoz
motorway |  | palmela 10 setubal
trunk |  | setubal 135 beja
trunk |  | beja 80 evora
trunk |  | beja 128 albufeira
motorway |  | albufeira 45 faro
motorway |  | albufeira 36 portimao 22 lagos
motorway |  | faro 114 huelva
trunk |  | evora 120 santarem
trunk |  | beja 150 badajoz
motorway |  | palma 54 alcudia
trunk |  | mahon 46 ciutadella
motorway |  | las-palmas 56 maspalomas
motorway |  | santa-cruz-de-tenerife 78 los-cristianos
motorway |  | santa-cruz-de-tenerife 61 garachico
motorway |  | malaga 127 granada
trunk |  | algeciras 20 la-linea
motorway |  | la-linea 75 marbella
motorway |  | lisboa 29 sintra
motorway | PT 40 | lisboa 31 cascais
trunk |  | sintra 17 cascais
mountain |  | granada 34 sierra-nevada
motorway |  | barcelona 75 lloret-de-mar
trunk |  | lloret-de-mar 40 girona
motorway |  | santiago-de-compostela 68 ribeira
trunk |  | ribeira 40 padron 20 vilagarcia 27 pontevedra
motorway |  | padron 22 santiago-de-compostela
trunk |  | vilagarcia 12 cambados 27 pontevedra
trunk |  | cambados 22 o-grove
motorway |  | a-coruna 24 betanzos 20 pontedeume 18 ferrol
trunk |  | pontedeume 12 ares
trunk |  | a-coruna 78 vimianzo 19 camarinas
trunk |  | vimianzo 23 muxia
trunk |  | vimianzo 30 fisterra
trunk |  | pontevedra 19 sanxenxo 16 o-grove
trunk |  | santiago-de-compostela 66 muros 48 fisterra 82 santiago-de-compostela
trunk |  | albacete 252 bailen
`;
