/** The hubs and the roads of Great Britain and Ireland. The columns and the sources stand in `road-network.ts`. */
export const britishIslesHubRows = `
london | GB | 51.509 | -0.126 | -4
sheerness | GB | 51.44 | 0.763 | 0
selsey | GB | 50.735 | -0.79 | 0
portland | GB | 50.535 | -2.448 | 0
north-berwick | GB | 56.058 | -2.723 | 0
dover | GB | 51.126 | 1.313 | 0
folkestone | GB | 51.095 | 1.13 | 0
canterbury | GB | 51.279 | 1.08 | 1
ramsgate | GB | 51.336 | 1.418 | 0
hastings | GB | 50.855 | 0.573 | 0
brighton | GB | 50.828 | -0.139 | 2
newhaven | GB | 50.797 | 0.055 | 0
crawley | GB | 51.113 | -0.183 | 2
portsmouth | GB | 50.799 | -1.091 | 1
southampton | GB | 50.904 | -1.404 | 3
bournemouth | GB | 50.72 | -1.879 | 1
poole | GB | 50.714 | -1.985 | 0
weymouth | GB | 50.614 | -2.46 | 0
salisbury | GB | 51.069 | -1.796 | 3
exeter | GB | 50.724 | -3.528 | 3
plymouth | GB | 50.372 | -4.143 | 2
truro | GB | 50.265 | -5.054 | 2
penzance | GB | 50.119 | -5.537 | 0
bath | GB | 51.375 | -2.362 | 3
bristol | GB | 51.455 | -2.597 | 4
swindon | GB | 51.558 | -1.781 | 3
reading | GB | 51.456 | -0.971 | 4
oxford | GB | 51.752 | -1.256 | 4
gloucester | GB | 51.866 | -2.243 | 4
cardiff | GB | 51.48 | -3.18 | 3
swansea | GB | 51.621 | -3.943 | 4
pembroke | GB | 51.675 | -4.913 | 0
fishguard | GB | 52 | -4.98 | 0
aberystwyth | GB | 52.415 | -4.083 | 0
shrewsbury | GB | 52.71 | -2.752 | 1
birmingham | GB | 52.481 | -1.9 | 4
coventry | GB | 52.407 | -1.512 | 2
leicester | GB | 52.639 | -1.132 | 4
nottingham | GB | 52.954 | -1.15 | 5
derby | GB | 52.923 | -1.477 | 2
sheffield | GB | 53.383 | -1.466 | 4
leeds | GB | 53.796 | -1.548 | 3
stoke-on-trent | GB | 53.004 | -2.185 | 3
manchester | GB | 53.481 | -2.237 | 3
liverpool | GB | 53.411 | -2.978 | 3
chester | GB | 53.191 | -2.892 | 3
bangor | GB | 53.195 | -4.105 | 2
holyhead | GB | 53.306 | -4.632 | 0
preston | GB | 53.763 | -2.705 | 2
blackpool | GB | 53.817 | -3.05 | 0
lancaster | GB | 54.046 | -2.8 | 3
kendal | GB | 54.327 | -2.748 | 4
barrow | GB | 54.115 | -3.22 | 0
windermere | GB | 54.38 | -2.907 | 0
penrith | GB | 54.666 | -2.758 | 1
carlisle | GB | 54.895 | -2.938 | 2
york | GB | 53.958 | -1.083 | 4
hull | GB | 53.7446 | -0.3352 | 0
doncaster | GB | 53.523 | -1.131 | 3
lincoln | GB | 53.227 | -0.538 | 1
scotch-corner | GB | 54.443 | -1.669 | 0
middlesbrough | GB | 54.576 | -1.235 | 2
newcastle | GB | 54.9733 | -1.614 | 2
berwick | GB | 55.77 | -2.005 | 2
edinburgh | GB | 55.952 | -3.196 | 4
glasgow | GB | 55.865 | -4.258 | 2
stirling | GB | 56.119 | -3.937 | 2
perth | GB | 56.395 | -3.431 | 2
dundee | GB | 56.469 | -2.975 | 1
aberdeen | GB | 57.144 | -2.098 | 2
aviemore | GB | 57.196 | -3.826 | 0
inverness | GB | 57.479 | -4.224 | 2
thurso | GB | 58.593 | -3.526 | 0
ullapool | GB | 57.898 | -5.16 | 0
fort-william | GB | 56.816 | -5.112 | 0
oban | GB | 56.415 | -5.472 | 0
kyle | GB | 57.29 | -5.64 | 0
portree | GB | 57.4125 | -6.195 | 0
stornoway | GB | 58.209 | -6.386 | 0
cairnryan | GB | 54.97 | -5.02 | 0
cambridge | GB | 52.2 | 0.117 | 3
peterborough | GB | 52.574 | -0.248 | 2
norwich | GB | 52.628 | 1.298 | 2
ipswich | GB | 52.059 | 1.155 | 3
colchester | GB | 51.889 | 0.904 | 2
harwich | GB | 51.942 | 1.284 | 0
northampton | GB | 52.25 | -0.883 | 2
milton-keynes | GB | 52.042 | -0.756 | 2
kirkwall | GB | 58.985 | -2.959 | 0
lerwick | GB | 60.153 | -1.144 | 0
brodick | GB | 55.576 | -5.145 | 0
craignure | GB | 56.47 | -5.706 | 0
newport-iow | GB | 50.7 | -1.294 | 0
belfast | GB | 54.597 | -5.925 | 1
larne | GB | 54.85 | -5.817 | 0
derry | GB | 54.9981 | -7.3093 | 0
omagh | GB | 54.6 | -7.3 | 0
enniskillen | GB | 54.346 | -7.641 | 0
newry | GB | 54.178 | -6.337 | 1
douglas | IM | 54.1501 | -4.4815 | 0
saint-helier | JE | 49.188 | -2.1049 | 0
dublin | IE | 53.333 | -6.249 | 1
dundalk | IE | 54 | -6.417 | 2
letterkenny | IE | 54.95 | -7.733 | 0
donegal | IE | 54.654 | -8.11 | 0
sligo | IE | 54.27 | -8.469 | 0
westport | IE | 53.8 | -9.517 | 0
cobh | IE | 51.85 | -8.295 | 0
howth | IE | 53.388 | -6.065 | 0
galway | IE | 53.272 | -9.051 | 2
doolin | IE | 53.015 | -9.377 | 0
athlone | IE | 53.423 | -7.937 | 2
mullingar | IE | 53.526 | -7.338 | 2
ennis | IE | 52.844 | -8.986 | 2
limerick | IE | 52.665 | -8.623 | 3
tralee | IE | 52.27 | -9.703 | 0
killarney | IE | 52.06 | -9.507 | 0
cork | IE | 51.898 | -8.471 | 2
waterford | IE | 52.258 | -7.112 | 2
kilkenny | IE | 52.654 | -7.252 | 3
wexford | IE | 52.336 | -6.463 | 1
rosslare | IE | 52.25 | -6.34 | 0
portlaoise | IE | 53.034 | -7.3 | 3
`;

export const britishIslesRoadRows = `
motorway |  | london 30 dartford 22 rochester 44 canterbury 28 dover
trunk |  | canterbury 28 ramsgate
motorway |  | london 115 folkestone 15 dover
trunk |  | folkestone 28 canterbury
trunk |  | folkestone 62 hastings
trunk |  | london 100 hastings 56 brighton
motorway |  | london 47 crawley 39 brighton
trunk |  | brighton 15 newhaven 48 hastings
trunk |  | london 98 newhaven
trunk |  | brighton 78 portsmouth
motorway |  | london 120 portsmouth
motorway |  | london 128 southampton
motorway |  | portsmouth 33 southampton
motorway |  | southampton 53 bournemouth 9 poole
trunk |  | poole 48 weymouth
trunk |  | southampton 38 salisbury
trunk |  | salisbury 47 bournemouth
trunk |  | salisbury 145 exeter
trunk |  | weymouth 92 exeter
trunk |  | salisbury 64 bath
motorway |  | london 140 salisbury
motorway |  | london 66 reading 65 swindon 66 bristol 47 newport 23 cardiff 66 swansea
motorway |  | swindon 55 bath 21 bristol
motorway |  | bristol 130 exeter 71 plymouth
trunk |  | plymouth 88 truro
trunk |  | exeter 140 truro
trunk |  | truro 43 penzance
motorway |  | bristol 58 gloucester 88 birmingham
trunk |  | gloucester 56 swindon
trunk |  | gloucester 90 cardiff
trunk |  | gloucester 82 oxford
trunk |  | swansea 92 pembroke
trunk |  | swansea 115 fishguard
trunk |  | pembroke 42 fishguard
trunk |  | fishguard 92 aberystwyth
trunk |  | swansea 120 aberystwyth
trunk |  | cardiff 165 aberystwyth
trunk |  | aberystwyth 120 shrewsbury
trunk |  | aberystwyth 140 bangor
motorway |  | london 95 oxford 110 birmingham
trunk |  | oxford 48 swindon
trunk |  | oxford 43 reading
motorway |  | oxford 108 southampton
motorway |  | reading 72 southampton
trunk |  | oxford 68 milton-keynes
trunk |  | oxford 68 northampton
motorway |  | london 88 milton-keynes 30 northampton 60 leicester
motorway |  | northampton 55 coventry
motorway |  | milton-keynes 80 coventry
motorway |  | coventry 36 birmingham
motorway |  | coventry 42 leicester
motorway |  | leicester 46 nottingham 70 sheffield 62 leeds
motorway |  | leicester 72 birmingham
motorway |  | derby 25 nottingham
motorway |  | derby 66 birmingham
motorway |  | derby 50 leicester
motorway |  | derby 66 sheffield
trunk |  | derby 60 stoke-on-trent
motorway |  | birmingham 75 stoke-on-trent 72 manchester
motorway |  | stoke-on-trent 92 liverpool
trunk |  | stoke-on-trent 60 chester
motorway |  | birmingham 75 shrewsbury
trunk |  | shrewsbury 66 chester
trunk |  | shrewsbury 135 bangor
trunk |  | gloucester 125 shrewsbury
motorway |  | liverpool 56 manchester
motorway |  | liverpool 30 chester
motorway |  | manchester 65 chester
motorway |  | chester 100 bangor
trunk |  | bangor 40 holyhead
motorway |  | manchester 53 preston 36 lancaster 38 kendal 50 penrith 32 carlisle
motorway |  | liverpool 58 preston
motorway |  | preston 28 blackpool
trunk |  | kendal 15 windermere
trunk |  | windermere 45 penrith
trunk |  | manchester 65 sheffield
motorway |  | manchester 72 leeds
motorway |  | leeds 40 york
motorway |  | leeds 98 hull
trunk |  | york 62 hull
motorway |  | leeds 55 doncaster
motorway |  | doncaster 38 sheffield
motorway |  | doncaster 78 hull
trunk |  | doncaster 64 lincoln
trunk |  | lincoln 60 nottingham
trunk |  | lincoln 85 peterborough
trunk |  | lincoln 75 hull
motorway |  | doncaster 76 nottingham
motorway |  | doncaster 58 york
motorway |  | peterborough 146 doncaster 115 scotch-corner
motorway |  | leeds 88 scotch-corner
motorway |  | york 80 scotch-corner
motorway |  | scotch-corner 76 newcastle
trunk |  | scotch-corner 40 middlesbrough
trunk |  | middlesbrough 63 newcastle
trunk |  | middlesbrough 80 york
trunk |  | scotch-corner 82 penrith
trunk |  | newcastle 95 carlisle
trunk |  | newcastle 103 berwick 92 edinburgh
trunk |  | newcastle 168 edinburgh
motorway |  | carlisle 156 glasgow
motorway |  | carlisle 155 edinburgh
trunk |  | carlisle 168 cairnryan
trunk |  | cairnryan 135 glasgow
motorway |  | glasgow 75 edinburgh
motorway |  | glasgow 43 stirling
motorway |  | edinburgh 60 stirling 54 perth
motorway |  | edinburgh 70 perth 36 dundee 107 aberdeen
trunk |  | perth 136 aberdeen
trunk |  | perth 134 aviemore 48 inverness
trunk |  | aberdeen 168 inverness
trunk |  | glasgow 38 greenock 32 dumbarton 24 glasgow
trunk |  | dumbarton 13 helensburgh
trunk |  | glasgow 172 fort-william
trunk |  | glasgow 150 oban
trunk |  | stirling 140 oban
trunk |  | stirling 155 fort-william
trunk |  | oban 71 fort-william
trunk |  | fort-william 106 inverness
trunk |  | fort-william 105 aviemore
trunk |  | inverness 92 ullapool
trunk |  | inverness 178 thurso
trunk |  | fort-william 122 kyle
trunk |  | inverness 128 kyle
motorway |  | london 97 cambridge
motorway |  | london 135 peterborough
motorway |  | peterborough 64 cambridge
trunk |  | cambridge 103 norwich
motorway |  | cambridge 90 ipswich
motorway |  | cambridge 82 northampton
trunk |  | cambridge 75 milton-keynes
trunk |  | peterborough 68 northampton
trunk |  | peterborough 68 leicester
trunk |  | peterborough 127 norwich
motorway |  | london 56 chelmsford 40 colchester 30 ipswich
trunk |  | ipswich 70 norwich
trunk |  | colchester 32 harwich
trunk |  | ipswich 38 harwich
trunk |  | cambridge 78 colchester
motorway |  | belfast 60 newry
trunk |  | newry 22 dundalk
motorway |  | dundalk 84 dublin
trunk |  | belfast 37 larne
trunk |  | belfast 113 derry
trunk |  | belfast 110 omagh
trunk |  | derry 54 omagh
trunk |  | omagh 42 enniskillen
motorway |  | belfast 135 enniskillen
trunk |  | enniskillen 66 sligo
trunk |  | enniskillen 58 donegal
trunk |  | enniskillen 112 dundalk
trunk |  | enniskillen 128 mullingar
trunk |  | derry 34 letterkenny 48 donegal 66 sligo
trunk |  | omagh 120 dundalk
trunk |  | sligo 130 mullingar
trunk |  | sligo 140 galway
trunk |  | sligo 103 westport
trunk |  | sligo 118 athlone
trunk |  | westport 82 galway
trunk |  | westport 138 athlone
motorway |  | dublin 80 mullingar 50 athlone
motorway | IE 40 | dublin 126 athlone
motorway | IE 30 | athlone 88 galway
motorway |  | galway 72 ennis 38 limerick
motorway |  | limerick 120 portlaoise
motorway | IE 20 | portlaoise 86 dublin
motorway | IE 20 | portlaoise 175 cork
trunk |  | limerick 102 cork
trunk |  | limerick 103 tralee
trunk |  | limerick 110 killarney
trunk |  | tralee 33 killarney 89 cork
trunk |  | cork 122 waterford
trunk |  | waterford 62 wexford
trunk |  | waterford 82 rosslare
trunk |  | wexford 20 rosslare
motorway |  | wexford 140 dublin
motorway | IE 20 | waterford 52 kilkenny
motorway | IE 20 | kilkenny 130 dublin
trunk |  | kilkenny 52 portlaoise
trunk |  | limerick 118 athlone
trunk |  | limerick 127 waterford
trunk |  | portlaoise 66 athlone
trunk |  | kilkenny 80 wexford
trunk |  | galway 68 doolin 38 ennis
trunk |  | kendal 55 barrow 52 windermere
trunk |  | london 76 sheerness 46 canterbury
trunk |  | portsmouth 40 selsey
trunk |  | weymouth 9 portland
trunk |  | edinburgh 38 north-berwick
trunk |  | cork 24 cobh
trunk |  | dublin 15 howth
`;
