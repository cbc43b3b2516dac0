export type PlaceRole = 'from' | 'to' | 'via' | 'pickUp';

/** "Abfahrt: Kassel" */
export const labels: readonly (readonly [PlaceRole, RegExp])[] = [
  [
    'from',
    /(?:^|\n|[;,.|]\s)[ \t*•-]*(?:abfahrt(?:s?ort)?|startort|start|von|treffpunkt|departure(?: point)?|from|pick-?up(?: point| location)?|collection|vertrek(?:plaats|punt)?|van|opstapplaats|ophaaladres|(?:lieu de )?depart|lieu de prise en charge|prise en charge|de|(?:lugar de )?salida|origen|recogida)\s*:\s*/g,
  ],
  [
    'to',
    /(?:^|\n|[;,.|]\s)[ \t*•-]*(?:ziel(?:ort)?|reiseziel|nach|fahrtziel|destination|to|drop-?off|bestemming|naar|(?:lieu d')?arrivee|destination|a|destino|llegada)\s*:\s*/g,
  ],
  ['via', /(?:^|\n)[ \t*•-]*(?:zwischen(?:stopp|halt)|zwischenstop|stops?|via|tussenstop|etapes?|arrets?|paradas?)\s*:\s*/g],
];

/** Words before a place, with how clearly they give its role: 2 clear, 1 often used for other things. */
export const prepositions: readonly (readonly [PlaceRole, RegExp, number])[] = [
  [
    'from',
    /\b(?:abfahrt (?:in|ist in|ab|am|an der|vom)|start (?:in|ist in)|ab|depart(?:ing|ure)? from|departure (?:in|is)|leav(?:e|es|ing) from|starting (?:from|in|at)|pick(?:ing)?(?: us)? up (?:from|at|in)|pick-?up (?:from|at|in|is)|picked up (?:from|at|in)|collect(?:ed|ing)? (?:us )?(?:from|at)|vanaf|vanuit|vertrek(?:ken)? (?:is )?(?:in|uit|vanaf|vanuit|bij|aan)|opstappen (?:in|bij|aan)|au depart de|au depart d'|depart(?: est)? (?:de|d'|a|du|depuis)|en partant de|partant de|depuis|desde|con salida (?:de|desde|en)|salida (?:de|desde|en)|saliendo de|salimos de|saldremos de|partons de|partir de|partirons de)(?![a-z])\s*/g,
    2,
  ],
  ['from', /\b(?:von|vom|from|van|de|du|del)\s+|\bd'/g, 1],
  [
    'to',
    /\b(?:fahrt (?:geht )?nach|reise nach|ausflug (?:nach|zum|zur|in den|ins|an den)|klassenfahrt (?:nach|an die|an den|in den|in die)|nach|trip to|travel(?:ling)? to|going to|go to|heading (?:to|for)|coach to|bus to|transport to|transfer to|visit(?:ing)?|bound for|naar|richting|uitstap naar|a destination de|a destination d'|vers|jusqu'a|jusqu'au|visiter|sejour a|con destino a|hasta|hacia|viajar a|viaje a|ir a|excursion a|visitar)\s+/g,
    2,
  ],
  ['to', /\b(?:zum|zur|ins|in die|in den|in das|an die|an den|bis|to|tot|a|au|aux|pour|al)\s+/g, 1],
  [
    'via',
    /\b(?:uber|via|mit (?:einem )?(?:halt|stopp|zwischenstopp|zwischenhalt|pause) in|zwischenstopp in|zwischenhalt in|with (?:a )?(?:stop|stopover|lunch stop|break|lunch) (?:in|at)|stopping (?:in|at|off (?:in|at))|calling at|met (?:een )?(?:tussen)?stop (?:in|bij)|tussenstop in|avec (?:un )?arret a|en passant par|passant par|arret a|con (?:una )?parada en|parando en|pasando por|parada en)\s+/g,
    2,
  ],
  [
    'pickUp',
    /\b(?:zusteigen in|zustieg in|zustieg(?:smoglichkeit)? (?:auch )?in|(?:steigen|steigt) in|holen auch in|weitere (?:in|abholung in)|(?:also |and then |then )?pick(?:ing)? up (?:more|others|another \w+|\d+ (?:more|others|people)) (?:in|at|from)|(?:second|another|extra|additional) pick-?up (?:in|at|is)|also pick(?:ing)? up (?:in|at)|also stop to collect (?:in|at)|tweede opstapplaats (?:in|is)|extra opstap(?:plaats)? in|ook opstappen in|ook ophalen in|(?:deuxieme|autre|second) (?:prise en charge|point de depart) a|prendre aussi (?:des|\d+) \w+ a|(?:segunda|otra) (?:recogida|parada de recogida) en|recoger tambien en)\s+/g,
    2,
  ],
];

/** Utrecht – Paris, Utrecht -> Paris */
export const arrow =
  /(\p{Lu}[\p{L}'.-]+(?: (?:\p{Lu}|am |an der |de |la |sur ?|aan )[\p{L}'.-]*){0,4}) ?(?:->|=>|→|➜|>|–|—| - |(?<= )(?:to|nach|naar)(?= )) ?(\p{Lu}[\p{L}'.-]+(?: (?:\p{Lu}|am |an der |de |la |sur ?|aan )[\p{L}'.-]*){0,4})/gu;

/** Words before a name that are not part of it. */
export const startWords =
  /^(?:(?:der|die|das|dem|den|the|our|de|het|el|la|le|les|los|las|onze|unserer|unserem|notre|nuestro|nuestra)\s+|l'|l’)(?=\S)/;

export const endOfPlace = {
  /** Small words within names. */
  connectors:
    /^(?:am|an|im|in|bei|vor|ob|der|dem|den|de|des|du|la|le|les|del|los|las|el|en|y|of|the|on|upon|by|sur|sous|aan|op|bij|van|und|et|&|di|do|da|dos)$/,
  /** Words that never continue a place name. */
  words:
    /^(?:nach|zum|zur|bis|von|vom|ab|mit|fur|um|am|an|im|in|auf|aus|und|oder|fahren|fahrt|reisen|abfahrt|ankunft|ruckfahrt|hinfahrt|zuruck|wir|ich|es|ist|sind|brauchen|benotigen|suchen|mochten|wollen|bitte|hin|ca|etwa|gegen|fur|uber|wo|wir's|personen|uhr|gebucht|machen|planen|geht|gehen|holen|abholen|anfragen|der|die|das|den|dem|des|to|from|on|at|for|with|and|or|we|i|it|is|are|by|around|about|leaving|leave|departing|departure|return|returning|back|arriving|arrive|arrival|need|needs|would|we'd|we're|we'll|i'd|please|via|then|stopping|where|which|who|the|our|of|as|but|if|next|this|naar|tot|van|vanaf|vanuit|met|voor|om|rond|op|aan|bij|en|of|wij|we|ik|het|een|is|zijn|vertrek|vertrekken|aankomst|terug|terugreis|retour|heen|graag|gaan|willen|waar|te|per|uur|komende|volgende|aanstaande|dans|pour|avec|a|au|aux|vers|le|la|les|l'|de|du|des|et|ou|nous|je|il|est|sont|depart|arrivee|aller|aller-retour|avant|jusqu'a|depuis|prochain|ce|en|sur|par|desde|hasta|hacia|con|para|y|o|el|los|las|al|del|que|es|somos|salida|salimos|saliendo|llegada|vuelta|ida|regreso|volviendo|volvemos|por|sobre|proximo|este|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|january|february|march|may|june|july|october|december|januari|februari|maart|augustus|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|morgen|heute|today|tomorrow|demain|hoy|manana|weekend|wochenende|vereinsfahrt|klassenfahrt|tagesausflug|tagesfahrt|ausflug|betriebsausflug|reise|transfer|transport|trip|travel|journey|busfahrt|day|bustransfer|christmas|weihnachtsmarkt|kerstmarkt|bus|reisebus|coach|autocar|autobus|touringcar|minibus|thanks|danke|merci|gracias|bedankt|kosten|price|preis|prix|precio|prijs|-|->|=>|→|–|—|>)$/,
};
