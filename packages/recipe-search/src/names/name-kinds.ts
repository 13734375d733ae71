import type { Cuisine } from '@larder/contract/cuisine';
import { type DishType, SWEET_DISH_TYPES } from '@larder/contract/dish-type';
import type { Role } from '@larder/food/ingredients/ingredient';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { gramsOf } from '@larder/food/nutrition/grams';
import type { CanonicalRecipe } from '@larder/food/recipe';
import { fold } from '@larder/text/fold';

/** What people call a whole kind of recipe, folded, in every language. */
const KINDS: Readonly<Record<CanonicalRecipe['category'] | NonNullable<CanonicalRecipe['subcategory']>, string>> = {
  Meals: 'meal food comida',
  Drinks: 'drink bebida boisson trago refresco',
  Breakfast: 'breakfast brunch desayuno',
  Lunch: 'lunch almuerzo',
  Dinner: 'dinner supper cena diner',
  Snack: 'snack tentempie',
  Alcoholic: 'cocktail coctel copa',
  'Non-alcoholic': 'mocktail nonalcoholic',
};
const SWEET = 'dessert postre sweet treat merienda gouter';
const SAVOURY = 'appetizer starter nibble aperitivo tapa entrante apero aperitif entree';

/** Other names of a cuisine than its English adjective, folded. */
const CUISINE_NAMES: Readonly<Record<Cuisine, string>> = {
  Afghan: 'afgano afgana afghane',
  African: 'africano africana africain africaine',
  Algerian: 'argelino argelina algerien algerienne',
  American: 'americano americana americain americaine',
  Argentine: 'argentinian argentino argentina argentin',
  Armenian: 'armenio armenia armenien armenienne',
  Asian: 'asiatico asiatica asiatique',
  Australian: 'australiano australiana australien australienne',
  Austrian: 'austriaco austriaca autrichien autrichienne',
  Bangladeshi: 'bangladesi bangladais bangladaise bengali',
  Basque: 'vasco vasca',
  Belgian: 'belga belge',
  Bolivian: 'boliviano boliviana bolivien bolivienne',
  Brazilian: 'brasileno brasilena bresilien bresilienne',
  Breton: 'breton bretona bretonne',
  British: 'english ingles inglesa britanico anglais anglaise britannique',
  Bulgarian: 'bulgaro bulgara bulgare',
  Cajun: 'creole',
  Cambodian: 'camboyano camboyana cambodgien cambodgienne khmer',
  Canadian: 'canadiense canadien canadienne',
  Caribbean: 'caribeno caribena caribeen caribeenne antillais antillaise',
  Catalan: 'catalan catalana catalane',
  Chilean: 'chileno chilena chilien chilienne',
  Chinese: 'chino china chinois chinoise',
  Colombian: 'colombiano colombiana colombien colombienne',
  'Costa Rican': 'costarricense costaricain costaricaine',
  Croatian: 'croata croate',
  Cuban: 'cubano cubana cubain cubaine',
  Cypriot: 'chipriota chypriote',
  Czech: 'checo checa tcheque',
  Danish: 'danes danesa danois danoise',
  Dominican: 'dominicano dominicana dominicain dominicaine',
  Dutch: 'holandes holandesa neerlandes neerlandesa hollandais hollandaise neerlandais neerlandaise',
  Ecuadorian: 'ecuatoriano ecuatoriana equatorien equatorienne',
  Egyptian: 'egipcio egipcia egyptien egyptienne',
  English: 'ingles inglesa anglais anglaise british',
  Ethiopian: 'etiope ethiopien ethiopienne',
  Filipino: 'filipino filipina philippin philippine',
  Finnish: 'finlandes finlandesa finlandais finlandaise',
  French: 'frances francesa francais francaise',
  Galician: 'gallego gallega galicien galicienne',
  Georgian: 'georgiano georgiana georgien georgienne',
  German: 'aleman alemana allemand allemande',
  Ghanaian: 'ghanes ghanesa ghaneen ghaneenne',
  Greek: 'griego griega grec grecque',
  Haitian: 'haitiano haitiana haitien haitienne',
  Hawaiian: 'hawaiano hawaiana hawaien hawaienne',
  Hungarian: 'hungaro hungara hongrois hongroise',
  Icelandic: 'islandes islandesa islandais islandaise',
  Indian: 'indio india indien indienne hindu',
  Indonesian: 'indonesio indonesia indonesien indonesienne',
  International: 'internacional',
  Iranian: 'irani persian persa iranien iranienne',
  Iraqi: 'iraqui irakien irakienne',
  Irish: 'irlandes irlandesa irlandais irlandaise',
  Israeli: 'israeli israelien israelienne',
  Italian: 'italiano italiana italien italienne',
  Jamaican: 'jamaicano jamaicana jamaicain jamaicaine',
  Japanese: 'japones japonesa japonais japonaise',
  Jewish: 'judio judia juif juive',
  Jordanian: 'jordano jordana jordanien jordanienne',
  Kenyan: 'keniano keniana kenyan kenyane',
  Korean: 'coreano coreana coreen coreenne',
  Laotian: 'lao laosiano laosiana laotien laotienne',
  'Latin American': 'latino latinoamericano latinoamericana',
  Lebanese: 'libanes libanesa libanais libanaise',
  Malaysian: 'malasio malasia malaisien malaisienne',
  Maltese: 'maltes maltesa maltais maltaise',
  Mediterranean: 'mediterraneo mediterranea mediterraneen mediterraneenne',
  Mexican: 'mexicano mexicana mexicain mexicaine',
  'Middle Eastern': 'oriental orientale',
  Moroccan: 'marroqui marocain marocaine',
  Nepalese: 'nepali nepalais nepalaise',
  'New Zealand': 'neozelandes neozelandesa neozelandais neozelandaise',
  Nigerian: 'nigeriano nigeriana nigerian nigeriane',
  'North African': 'norteafricano norteafricana maghrebin maghrebine',
  Norwegian: 'noruego noruega norvegien norvegienne',
  Pakistani: 'paquistani pakistanais pakistanaise',
  Palestinian: 'palestino palestina palestinien palestinienne',
  Persian: 'persa persan persane iranian',
  Peruvian: 'peruano peruana peruvien peruvienne',
  Polish: 'polaco polaca polonais polonaise',
  Portuguese: 'portugues portuguesa portugais portugaise',
  Provençal: 'provencal provenzal provencale',
  'Puerto Rican': 'puertorriqueno puertorriquena portoricain portoricaine',
  Québécois: 'quebecois quebequense quebequesa quebecoise',
  Romanian: 'rumano rumana roumain roumaine',
  Russian: 'ruso rusa russe',
  Salvadoran: 'salvadoreno salvadorena salvadorien salvadorienne',
  Scandinavian: 'escandinavo escandinava scandinave nordic',
  Scottish: 'escoces escocesa ecossais ecossaise scots',
  Senegalese: 'senegales senegalesa senegalais senegalaise',
  Serbian: 'serbio serbia serbe',
  Singaporean: 'singapurense singapourien singapourienne',
  'South African': 'sudafricano sudafricana',
  Spanish: 'espanol espanola espagnol espagnole',
  'Sri Lankan': 'srilankais srilankaise',
  Swedish: 'sueco sueca suedois suedoise',
  Swiss: 'suizo suiza suisse',
  Syrian: 'sirio siria syrien syrienne',
  Taiwanese: 'taiwanes taiwanesa taiwanais taiwanaise',
  'Tex-Mex': 'texmex',
  Thai: 'tailandes tailandesa thailandais thailandaise',
  Tibetan: 'tibetano tibetana tibetain tibetaine',
  Trinidadian: 'trinitense trinidadien trinidadienne',
  Tunisian: 'tunecino tunecina tunisien tunisienne',
  Turkish: 'turco turca turc turque',
  Ukrainian: 'ucraniano ucraniana ukrainien ukrainienne',
  Uruguayan: 'uruguayo uruguaya uruguayen uruguayenne',
  Uzbek: 'uzbeko uzbeka ouzbek ouzbeke',
  Venezuelan: 'venezolano venezolana venezuelien venezuelienne',
  Vietnamese: 'vietnamita vietnamien vietnamienne',
  Welsh: 'gales galesa gallois galloise',
  'West African': '',
  Yemeni: 'yemeni yemenite',
};

/** What a recipe may be called by its kind; folded. */
export function kindWordsOf(recipe: CanonicalRecipe, kb: KnowledgeBase): string[] {
  const { category, subcategory } = recipe;
  const own = [KINDS[category], subcategory === null ? '' : KINDS[subcategory]];
  if (subcategory === 'Snack') own.push(isSweet(recipe, kb) ? SWEET : SAVOURY);
  return own.join(' ').split(' ').filter(Boolean);
}

/** What a recipe may be called by where it comes from; folded. */
export function cuisineWordsOf({ cuisine }: CanonicalRecipe): string[] {
  return cuisine === null ? [] : [...fold(cuisine).split(' '), ...CUISINE_NAMES[cuisine].split(' ').filter(Boolean)];
}

/** Least share, by weight, of a sweet dish that is sugar, syrup or chocolate; or less, or fruit, with no onion near it. */
const SWEET_SHARE = { sure: 0.1, likely: 0.05, fruit: 0.5 } as const;

const SWEET_TYPES: ReadonlySet<DishType> = new Set(SWEET_DISH_TYPES);
/** Dish types that can be sweet or savoury: what is in them decides. */
const EITHER: ReadonlySet<DishType> = new Set([
  'fritters',
  'pancakes',
  'crepes',
  'waffles',
  'sauce',
  'spread',
  'dough',
]);

function isSweet({ dishType, lines }: CanonicalRecipe, kb: KnowledgeBase): boolean {
  if (dishType && !EITHER.has(dishType)) return SWEET_TYPES.has(dishType);
  const share = (...roles: readonly Role[]): number => {
    const weights = lines.map((line) => ({ grams: gramsOf(line, kb) ?? 0, own: rolesOf(line.ingredient, kb) }));
    const held = weights.filter(({ own }) => own.some((role) => roles.includes(role)));
    const sum = (of: typeof weights) => of.reduce((total, { grams }) => total + grams, 0);
    return sum(held) / sum(weights);
  };
  const sugar = share('sweetener', 'syrup', 'chocolate');
  if (sugar >= SWEET_SHARE.sure) return true;
  if (lines.some(({ ingredient }) => rolesOf(ingredient, kb).includes('aromatic'))) return false;
  return sugar >= SWEET_SHARE.likely || share('fruit') >= SWEET_SHARE.fruit;
}

function rolesOf(ingredient: string | null, kb: KnowledgeBase): readonly Role[] {
  return (ingredient === null ? undefined : kb.get(ingredient)?.roles) ?? [];
}
