/**
 * The hubs and the roads of Poland, Czechia, Slovakia, Hungary and the west of Ukraine. The columns and the sources stand in
 * `road-network.ts`.
 */
export const centralEuropeHubRows = `
szczecin | PL | 53.429 | 14.553 | 4
swinoujscie | PL | 53.91 | 14.247 | 0
koszalin | PL | 54.194 | 16.172 | 1
gdansk | PL | 54.352 | 18.649 | 3
gdynia | PL | 54.519 | 18.532 | 2
hel | PL | 54.606 | 18.803 | 0
elblag | PL | 54.152 | 19.409 | 2
olsztyn | PL | 53.78 | 20.494 | 2
torun | PL | 53.014 | 18.598 | 4
bydgoszcz | PL | 53.123 | 18.008 | 2
gorzow | PL | 52.7368 | 15.2288 | 2
poznan | PL | 52.407 | 16.93 | 4
zielona-gora | PL | 51.935 | 15.506 | 3
konin | PL | 52.223 | 18.251 | 3
strykow | PL | 51.9 | 19.6 | 0
lodz | PL | 51.771 | 19.474 | 2
warszawa | PL | 52.23 | 21.012 | 3
piotrkow | PL | 51.405 | 19.703 | 2
czestochowa | PL | 50.796 | 19.124 | 2
katowice | PL | 50.258 | 19.028 | 2
opole | PL | 50.672 | 17.925 | 8
wroclaw | PL | 51.1 | 17.033 | 4
legnica | PL | 51.21 | 16.162 | 2
krakow | PL | 50.061 | 19.937 | 3
zakopane | PL | 49.299 | 19.949 | 0
bielsko-biala | PL | 49.822 | 19.047 | 1
tarnow | PL | 50.014 | 20.987 | 3
rzeszow | PL | 50.041 | 21.999 | 3
przemysl | PL | 49.785 | 22.767 | 3
lublin | PL | 51.25 | 22.567 | 2
radom | PL | 51.403 | 21.147 | 2
kielce | PL | 50.87 | 20.628 | 2
bialystok | PL | 53.133 | 23.164 | 3
suwalki | PL | 54.112 | 22.931 | 1
praha | CZ | 50.088 | 14.4208 | 3
plzen | CZ | 49.747 | 13.378 | 3
karlovy-vary | CZ | 50.233 | 12.871 | 1
cheb | CZ | 50.08 | 12.374 | 1
usti-nad-labem | CZ | 50.661 | 14.032 | 5
liberec | CZ | 50.767 | 15.056 | 1
hradec-kralove | CZ | 50.209 | 15.833 | 2
pardubice | CZ | 50.041 | 15.777 | 1
jihlava | CZ | 49.396 | 15.591 | 4
brno | CZ | 49.195 | 16.608 | 2
olomouc | CZ | 49.596 | 17.252 | 2
ostrava | CZ | 49.835 | 18.282 | 2
zlin | CZ | 49.226 | 17.671 | 0
tabor | CZ | 49.414 | 14.658 | 2
ceske-budejovice | CZ | 48.974 | 14.474 | 2
cesky-krumlov | CZ | 48.811 | 14.315 | 0
znojmo | CZ | 48.855 | 16.049 | 1
bratislava | SK | 48.148 | 17.107 | 2
trnava | SK | 48.377 | 17.587 | 3
nitra | SK | 48.308 | 18.085 | 2
trencin | SK | 48.895 | 18.044 | 3
zilina | SK | 49.223 | 18.739 | 2
ruzomberok | SK | 49.078 | 19.305 | 0
liptovsky-mikulas | SK | 49.084 | 19.612 | 1
banska-bystrica | SK | 48.739 | 19.153 | 1
poprad | SK | 49.061 | 20.298 | 2
presov | SK | 48.998 | 21.234 | 1
kosice | SK | 48.714 | 21.258 | 3
budapest | HU | 47.498 | 19.04 | 3
gyor | HU | 47.683 | 17.635 | 4
sopron | HU | 47.685 | 16.59 | 1
szombathely | HU | 47.231 | 16.622 | 1
veszprem | HU | 47.093 | 17.911 | 2
szekesfehervar | HU | 47.19 | 18.41 | 4
siofok | HU | 46.904 | 18.058 | 1
nagykanizsa | HU | 46.453 | 16.991 | 3
pecs | HU | 46.072 | 18.231 | 3
kecskemet | HU | 46.906 | 19.691 | 3
szeged | HU | 46.253 | 20.148 | 5
szolnok | HU | 47.183 | 20.2 | 1
debrecen | HU | 47.532 | 21.624 | 3
nyiregyhaza | HU | 47.955 | 21.717 | 3
miskolc | HU | 48.103 | 20.778 | 3
eger | HU | 47.903 | 20.373 | 0
lviv | UA | 49.838 | 24.023 | 0
uzhhorod | UA | 48.621 | 22.288 | 0
kyiv | UA | 50.4547 | 30.5238 | 0
`;

export const centralEuropeRoadRows = `
trunk |  | szczecin 105 swinoujscie
motorway |  | szczecin 158 koszalin
motorway |  | szczecin 108 gorzow
motorway |  | gorzow 110 zielona-gora
motorway |  | gorzow 162 poznan
motorway |  | frankfurt-oder 85 gorzow
motorway |  | koszalin 195 gdansk
trunk |  | koszalin 190 bydgoszcz
motorway |  | gdansk 22 gdynia
motorway |  | gdansk 62 elblag
trunk |  | elblag 100 olsztyn
motorway |  | olsztyn 215 warszawa
motorway |  | elblag 285 warszawa
motorway |  | gdansk 170 torun
trunk |  | gdansk 168 bydgoszcz
motorway |  | torun 48 bydgoszcz
motorway |  | bydgoszcz 132 poznan
motorway |  | torun 152 poznan
motorway |  | torun 168 strykow
trunk |  | torun 180 olsztyn
trunk |  | torun 210 warszawa
motorway |  | poznan 178 frankfurt-oder
motorway |  | poznan 102 konin
motorway |  | konin 102 strykow 113 warszawa
motorway |  | strykow 20 lodz
motorway |  | lodz 50 piotrkow 85 czestochowa 74 katowice
motorway |  | strykow 65 piotrkow
motorway |  | piotrkow 140 warszawa
motorway |  | warszawa 200 bialystok
motorway |  | bialystok 122 suwalki
motorway |  | warszawa 175 lublin
motorway |  | lublin 168 rzeszow
motorway |  | warszawa 105 radom 80 kielce 116 krakow
trunk |  | radom 112 lublin
trunk |  | kielce 125 czestochowa
trunk |  | kielce 112 piotrkow
trunk |  | kielce 150 tarnow
trunk |  | kielce 180 lublin
motorway |  | krakow 80 katowice
motorway |  | katowice 112 opole 98 wroclaw
motorway |  | wroclaw 72 legnica 103 goerlitz
motorway |  | wroclaw 182 poznan
motorway |  | wroclaw 218 lodz
motorway |  | legnica 100 zielona-gora
motorway |  | poznan 140 zielona-gora
motorway |  | cottbus 178 legnica
motorway |  | krakow 85 tarnow 84 rzeszow 88 przemysl
trunk |  | przemysl 97 lviv 540 kyiv
trunk |  | krakow 104 zakopane
trunk |  | krakow 90 bielsko-biala
motorway |  | katowice 60 bielsko-biala
trunk |  | bielsko-biala 100 zilina
motorway |  | katowice 95 ostrava
motorway |  | bielsko-biala 74 ostrava
mountain |  | zakopane 68 poprad
trunk |  | opole 105 czestochowa
trunk |  | wroclaw 185 hradec-kralove
motorway |  | praha 94 plzen 108 weiden
motorway |  | praha 128 karlovy-vary
trunk |  | karlovy-vary 48 cheb
trunk |  | karlovy-vary 80 plzen
trunk |  | karlovy-vary 92 chemnitz
trunk |  | plzen 105 cheb
trunk |  | plzen 175 regensburg
trunk |  | plzen 140 passau
motorway |  | praha 92 usti-nad-labem 70 dresden
motorway |  | praha 110 liberec
trunk |  | liberec 72 bautzen
trunk |  | liberec 50 goerlitz
trunk |  | liberec 95 hradec-kralove
trunk |  | liberec 95 usti-nad-labem
motorway |  | praha 115 hradec-kralove 22 pardubice
motorway |  | hradec-kralove 142 olomouc
trunk |  | pardubice 145 brno
trunk |  | pardubice 92 jihlava
motorway |  | praha 129 jihlava 90 brno
motorway |  | brno 78 olomouc 98 ostrava
trunk |  | brno 97 zlin 64 olomouc
trunk |  | zlin 72 trencin
trunk |  | brno 66 znojmo
trunk |  | jihlava 78 znojmo
motorway |  | brno 130 bratislava
motorway |  | praha 90 tabor 62 ceske-budejovice
trunk |  | ceske-budejovice 26 cesky-krumlov
trunk |  | ceske-budejovice 125 jihlava
trunk |  | ceske-budejovice 138 plzen
trunk |  | cesky-krumlov 82 linz
trunk |  | ceske-budejovice 118 passau
trunk |  | znojmo 130 ceske-budejovice
trunk |  | tabor 76 jihlava
trunk |  | ostrava 100 zilina
motorway |  | bratislava 56 trnava 80 trencin 79 zilina
motorway |  | trnava 50 nitra 120 banska-bystrica
trunk |  | banska-bystrica 92 zilina
trunk |  | banska-bystrica 128 poprad
motorway |  | poprad 80 presov 37 kosice
trunk |  | banska-bystrica 213 kosice
trunk |  | banska-bystrica 172 budapest
trunk |  | nitra 78 trencin
motorway |  | bratislava 82 gyor
motorway |  | kosice 86 miskolc
trunk |  | kosice 98 uzhhorod
trunk |  | presov 145 rzeszow
trunk |  | presov 140 tarnow
trunk |  | uzhhorod 255 lviv
motorway |  | nyiregyhaza 108 uzhhorod
motorway |  | gyor 123 budapest 66 szekesfehervar 49 siofok 110 nagykanizsa
motorway |  | gyor 86 sopron
trunk |  | sopron 70 szombathely
trunk |  | gyor 108 szombathely
trunk |  | gyor 80 veszprem
trunk |  | veszprem 47 szekesfehervar
trunk |  | veszprem 50 siofok
trunk |  | veszprem 120 szombathely
trunk |  | szombathely 108 nagykanizsa
trunk |  | szombathely 46 oberwart
motorway |  | szombathely 125 graz
motorway |  | nagykanizsa 66 varazdin
motorway |  | budapest 92 kecskemet 88 szeged
trunk |  | budapest 105 szolnok
trunk |  | szolnok 130 debrecen
trunk |  | szolnok 60 kecskemet
motorway |  | budapest 184 miskolc
motorway |  | budapest 138 eger
trunk |  | eger 68 miskolc
motorway |  | budapest 232 debrecen
motorway |  | miskolc 112 debrecen
motorway |  | miskolc 92 nyiregyhaza
motorway |  | debrecen 52 nyiregyhaza
trunk |  | debrecen 72 oradea
motorway |  | budapest 208 pecs
trunk |  | pecs 132 siofok
trunk |  | pecs 130 nagykanizsa
trunk |  | pecs 95 osijek
trunk |  | pecs 190 szeged
motorway |  | szeged 46 subotica
motorway |  | szeged 105 arad
trunk |  | szeged 115 timisoara
trunk |  | gdynia 74 hel
motorway |  | zilina 65 ruzomberok 30 liptovsky-mikulas 58 poprad
trunk |  | krakow 165 ruzomberok 55 banska-bystrica
motorway |  | warszawa 280 suwalki
trunk |  | suwalki 185 vilnius
`;
