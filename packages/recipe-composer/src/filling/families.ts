/** Seasonings that go together: what is taken into one dish comes from one family. */
export type Family = {
  id: string;
  /** Herbs, spices and sauces that belong to it. */
  seasonings: ReadonlySet<string>;
  /** What stands in most kitchens and gives its taste alone, the likeliest first. */
  spices: readonly string[];
};

const family = (id: string, spices: string, seasonings: string): Family => ({
  id,
  spices: spices.split(' '),
  seasonings: new Set(`${spices} ${seasonings}`.split(/\s+/)),
});

const SOFT_HERBS = 'parsley chive dill mint basil chervil herb dried-parsley dried-dill';

export const FAMILIES = {
  mediterranean: family(
    'mediterranean',
    'dried-oregano mixed-herbs paprika',
    `${SOFT_HERBS} oregano thyme rosemary sage marjoram tarragon savory dried-basil dried-thyme dried-rosemary
     dried-sage dried-mint italian-seasoning herbes-de-provence smoked-paprika chilli-flakes espelette-pepper fennel-seed
     pesto red-pesto vegan-pesto pistou mustard dijon-mustard wholegrain-mustard vinegar white-wine-vinegar
     red-wine-vinegar sherry-vinegar balsamic-vinegar cider-vinegar harissa nutmeg`,
  ),
  northern: family(
    'northern',
    'dried-thyme mixed-herbs paprika',
    `${SOFT_HERBS} thyme rosemary sage tarragon marjoram savory dried-rosemary dried-sage dried-tarragon caraway-seed
     nutmeg mustard dijon-mustard wholegrain-mustard english-mustard yellow-mustard vinegar cider-vinegar
     white-wine-vinegar red-wine-vinegar smoked-paprika cayenne-pepper chilli-flakes`,
  ),
  indian: family(
    'indian',
    'curry-powder ground-cumin turmeric',
    `garam-masala cumin-seed ground-coriander coriander-seed tandoori-masala chilli-powder chilli-flakes cayenne-pepper
     mustard-seed fennel-seed cinnamon ground-cardamom ground-ginger coriander-leaf mint ginger paprika curry-paste
     indian-curry-paste tikka-paste tandoori-paste kashmiri-chilli nigella-seed colombo hot-sauce`,
  ),
  thai: family(
    'thai',
    'curry-powder',
    `thai-curry-paste thai-red-curry-paste thai-green-curry-paste thai-yellow-curry-paste massaman-curry-paste
     panang-curry-paste vegan-thai-curry-paste curry-paste ginger galangal coriander-leaf thai-basil basil mint soy-sauce
     sriracha hot-sauce chilli-flakes turmeric`,
  ),
  eastern: family(
    'eastern',
    'soy-sauce',
    `light-soy-sauce dark-soy-sauce reduced-salt-soy-sauce tamari gluten-free-soy-sauce coconut-aminos oyster-sauce
     vegetarian-oyster-sauce hoisin-sauce teriyaki-sauce stir-fry-sauce ginger five-spice sichuan-pepper rice-vinegar
     toasted-sesame-oil sesame-oil miso white-miso red-miso barley-miso gochujang gochugaru sriracha hot-sauce chilli-sauce
     sambal-oelek chilli-flakes coriander-leaf thai-basil mint`,
  ),
  mexican: family(
    'mexican',
    'ground-cumin paprika smoked-paprika',
    `chilli-powder chilli-flakes cayenne-pepper hot-paprika dried-oregano oregano taco-seasoning fajita-seasoning
     ground-coriander cajun-seasoning coriander-leaf parsley hot-sauce tabasco chipotle-paste cinnamon salsa guacamole`,
  ),
  'middle-eastern': family(
    'middle-eastern',
    'ground-cumin paprika',
    `ground-coriander cumin-seed coriander-seed cinnamon turmeric sumac zaatar ras-el-hanout baharat smoked-paprika
     aleppo-pepper chilli-flakes cayenne-pepper ground-ginger harissa mint parsley coriander-leaf dill herb dried-mint
     tahini`,
  ),
  sweet: family(
    'sweet',
    'cinnamon',
    'mixed-spice pumpkin-pie-spice gingerbread-spice ground-ginger ground-cardamom nutmeg mint vanilla-extract ginger',
  ),
  drinks: family(
    'drinks',
    'cinnamon',
    'mint basil rosemary thyme lemon-balm ginger mixed-spice ground-ginger ground-cardamom nutmeg vanilla-extract turmeric',
  ),
} as const satisfies Record<string, Family>;

export type FamilyName = keyof typeof FAMILIES;
