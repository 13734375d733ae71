import { phrases } from './phrases.ts';

/** Says that there is plenty of something: a complaint, unless the text praises it. */
export const PLENTY = phrases`
  wall to wall
  (?:half an?|an? (?:whole|entire)|medi[oa]|un[oa]? \w+ enter[oa]|la moitie (?:de la|du)|une? (?:demi-)?(?:plaquette|paquet) entiere?) (?:pack|packet|tub|stick|jar|bottle|block|bag|paquete|kilo|bote|tarro|bolsa|botella|plaquette|paquet|pot|bouteille)? ?(?:of|de|d')
  (?:forest|sea|jungle|ocean|blanket|carpet|bucket|avalanche) of
  (?:menuda|vaya|tremenda|semejante) (?:cantidad|monton|pila|racion)
  ^que de
  ^cuant[oa]s? \w+
  (?:barbaridad|burrada|exageracion|pasada) de
  a mansalva
  quelle (?:quantite|dose|tonne)
  pa(?:ra)? (?:aburrir|parar un carro|un regimiento)
  a (?:punta pala|montones|cascoporro|tutiplen|patadas|raudales|lo bestia)
  por un tubo
  galore
  for days
  a (?:gogo|foison|tire-larigot)
  en veux-tu
  everywhere
  all over (?:it|the place|the plate)
  por todas partes
  por todos (?:lados|sitios)
  para parar un tren
  (?:son|hay|es) much[oa]s?
  tant d[e']
  deborde\w*
  partout
  llevan? much[oa]s?
  (?:obscene|ridiculous|insane|crazy|silly|absurd|stupid|huge|massive|enormous|mad) (?:amount|quantity|number|load|pile|portion)s? of
  que (?:cantidad|barbaridad|monton|exageracion|pasada) de
  (?:sobrad|cargad|llen|petad|forrad|inundad|hasta arriba)[oa]? de
  rebosa\w*
  (?:hay|tiene|lleva|veo) muchisim[oa]s?
  (?:plein|charge|blinde|rempli|gorge|inonde|recouvert)e? (?:en|d[eu'])s?
  (?:montagne|tonne|tas) d[eu']
  that's (?:a lot|an awful lot|quite a lot) of
  tellement (?:il )?y a d[eu']?
  (?:load|stack|pil|heap)ed with
  a (?:ton|mountain|sea|heap) of
  tant[oa]s?
  autant d[e']
  tellement d[e']
  (?:so|that|this) (?:much|many)
  (?:there's|there are|got) (?:a lot|an awful lot|quite a lot|lots|loads) of
  tiene much[oa]s?
  hay un monton de
  ^much[oa]s? (?!.*\bpor ?fa)
  y a beaucoup
`;
/** Asks for more, but says in praise that there is much already. */
export const LAVISH = phrases`
  a must
  generous
  generos\w+
  genereu\w+
`;
