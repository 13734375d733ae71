import type { Lexicon } from './lexicon-shape.ts';

/** Words of English recipe lines. */
export const english: Lexicon = {
  preparation: `
    chopped diced sliced minced grated shredded crushed peeled cored deseeded seeded pitted stoned trimmed halved
    quartered torn cubed julienned mashed melted softened soft chilled thawed defrosted drained rinsed washed cleaned
    sifted packed beaten whisked toasted separated divided squeezed zested juiced crumbled snipped scrubbed shelled
    deveined butterflied boned deboned pounded flattened shaved slivered cracked broken picked stemmed hulled scraped
    split cut cooked uncooked boiled steamed blanched parboiled fried roasted baked grilled poached pureed blended
    strained soaked reserved removed discarded warmed heated cooled set bruised crumpled scored tied
    spiralized riced shucked cold warm hot lukewarm tepid room-temperature undrained unpeeled unsifted patted dry
    boneless skinless seedless bone-in skin-on skin bone leftover prepared level heaped heaping rounded scant generous
    loosely lightly tightly firmly overflowing freeze thawed patted dusting roughly finely
  `,
  descriptor: `
    lg lge sm sml med xl large medium small big little tiny huge extra jumbo mini miniature giant thick thin long short size sized chunky
    fresh freshly raw ripe overripe unripe firm tender young baby new old day good best quality favourite favorite your my
    any some about organic natural pure real proper plain regular ordinary normal standard classic traditional authentic
    homemade home-made shop-bought store-bought bought ready made ready-made ready-to-eat instant quick easy
    free-range free range cage grass fed corn-fed outdoor pasture pasture-raised wild farmed local seasonal
    frozen tinned canned jarred bottled dried fine coarse medium-sized whole half
    lean fatty room temperature temp low reduced high full fat sodium unsalted salted unsweetened sweetened lightly-salted
    unwaxed waxed bio premium artisan artisanal gourmet high-quality
    thick-cut thin-cut bite bite-sized sized crusty soft crispy
    unbleached bleached enriched
    green red yellow white black brown orange purple pink golden dark light pale bright
    sweet tart bitter sour mild spicy smoky savoury savory sharp strong rich following one
    nice lovely decent handsized more additional another other each only just chosen choice
    style type kind variety brand food grade edible culinary cooking baking
    very assorted mixed various different several few couple
    granulated kernel
  `,
  adverb: `
    very quite fairly finely thinly thickly roughly coarsely freshly lightly loosely tightly firmly well not too so
    approximately approx about around nearly almost slightly partially partly crosswise crossways lengthwise lengthways
    diagonally evenly gently quickly together separately apart
  `,
  form: `
    slice slices piece pieces chunk chunks strip strips cube cubes half halves quarter quarters wedge wedges
    segment segments floret florets stalk stalks stem stems leaf leaves needle needles sprig sprigs
    clove cloves bulb bulbs head heads ear ears pod pods fillet fillets filet filets cutlet cutlets medallion medallions
    kernel kernels ribbon ribbons matchstick matchsticks sliver slivers shaving shavings curl curls
    bunch bunches handful handfuls knob knobs bit bits batons baton block blocks log logs wheel wheels
    hunk hunks lump lumps sheet sheets bag bags packet packets package packages pack packs can cans tin tins
    jar jars box boxes carton cartons tub tubs bottle bottles container containers pot tail tails end ends part parts
    portion portions serving servings size link links rib ribs top tops blade blades spear spears frond fronds
    assortment selection combination amount rasher rashers cob cobs loaf loaves link side sides
    scoop scoops dollop dollops layer layers turn turns twist twists crown crowns tip tips bulk heart hearts
  `,
  shape: `
    stick sticks ring rings ball balls bite bites bar bars mix mixture blend finger fingers round rounds cake
  `,
  terminator: `
    for to if until when while where because since so per needed used into onto until depending see use used using adjust
    minus then which that than i we you it is are was be can will should note preferably ideally from
    without according equivalent equal yield yields
  `,
  accompaniment: 'with in w',
  example: 'such like eg as e',
  and: 'and n und plus',
  or: 'or',
  connector: 'of the a an',
  optional: 'optional optionally desired',
  negationBefore: 'no without non minus',
  negationAfter: 'free',
  warning: 'contain contains trace traces',
  vegan: 'vegan plant plants nondairy',
  vegetarian: 'vegetarian veggie meatless meatfree mock faux imitation',
  notFood: `
    soap bleach detergent shampoo conditioner toothpaste lotion perfume petrol gasoline diesel kerosene paraffin paint
    varnish glue ink candle motor engine machine lamp massage essential washing laundry dishwasher toilet tissue
    paper foil clingfilm parchment cat dog kitten puppy hamster cigarette cigarettes
    tobacco nicotine plastic rubber metal wood wooden iron concrete cement sand soil dirt mud gravel     fertiliser fertilizer pesticide herbicide insecticide poison poisonous toxic venom antifreeze ammonia acetone
    turpentine rubbing isopropyl methanol battery batteries phone laptop computer car truck chair sofa
    death agaric hemlock nightshade belladonna oleander foxglove aconite wolfsbane ricin yew daffodil daffodils
    wisteria laburnum mistletoe ragwort destroying webcap toadstool toadstools sock socks shoe shoes shirt
    homework money thermometer dish pan tray skewer skewers toothpick toothpicks twine string cheesecloth
    mouldy moldy rotten expired spoiled rat rats   `,
};
