import { ALLERGENS } from '@larder/contract/allergen';
import { INGREDIENT_PARTS } from '@larder/contract/dish/ingredient-part';
import { COOKING_KINDS, CUTS, WRITTEN_BY } from '@larder/food/ingredients/cooking';
import {
  COUNT_UNITS,
  GENDERS,
  GROUPS,
  type Group,
  INGREDIENT_RULES,
  ORIGINS,
  ROLES,
  SUITABILITIES,
} from '@larder/food/ingredients/ingredient';
import { GRAMMATICAL_NUMBERS, TREATMENTS } from '@larder/food/ingredients/wording';
import { LANGUAGE_DATA } from '@larder/food/languages/languages';
import { TEXT_LANGUAGES, type TextLanguage } from '@larder/food/recipe';
import { z } from 'zod';

const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is written in lower case, with hyphens between its words')
  .meta({ description: 'The id of an ingredient.' });
const ids = z.array(id).min(1);
const name = z
  .string()
  .regex(/^[^\s|]([^|]*[^\s|])?( ?\| ?[^\s|]([^|]*[^\s|])?)?$/, 'a name is written "singular | plural", or as one form')
  .meta({ description: '"singular | plural"; one form where both are the same or there is no plural.' });
const names = z.array(name).min(1);
const allergens = z.array(z.enum(ALLERGENS)).min(1);
const grams = z.number().positive();
const amount = z.number().min(0);

/** Languages whose names have a gender. */
const GENDERED = TEXT_LANGUAGES.filter((language) => LANGUAGE_DATA[language].nouns !== null);

/** A value for each language, none of which must be there. */
function inLanguages<Value extends z.ZodType>(value: Value, languages: readonly TextLanguage[] = TEXT_LANGUAGES) {
  const shape = Object.fromEntries(languages.map((language) => [language, value.exactOptional()]));
  return z.strictObject(shape as Record<TextLanguage, z.ZodExactOptional<Value>>);
}

const nameSchema = z
  .strictObject({
    ...(Object.fromEntries(TEXT_LANGUAGES.map((language) => [language, name])) as Record<TextLanguage, typeof name>),
    'en-US': name.exactOptional().meta({ description: 'Only where Americans call it otherwise.' }),
  })
  .meta({ description: 'The name shown in each language. A name belongs to one ingredient in each language.' });

const alsoSchema = inLanguages(names).meta({
  description: 'Other names: regional words, spellings, short forms. "en" counts for both Englishes.',
});

const nutrientsSchema = z
  .strictObject({ kcal: amount, protein: amount, carbs: amount, fat: amount, fibre: amount, sugar: amount })
  .meta({ description: 'Nutrients of 100 g as bought, in grams; carbohydrate includes fibre.' });

const swapSchema = z
  .strictObject({
    use: id,
    ratio: grams.meta({ description: 'Grams of the substitute for one gram of this ingredient.' }),
    as: z.array(z.enum(ROLES)).min(1).meta({ description: 'The roles in which the substitute works.' }),
  })
  .meta({ description: 'An ingredient that can take the place of this one.' });

const grammaticalNumber = z.enum(GRAMMATICAL_NUMBERS);
const minutes = z.number().positive();
const cookingSchema = z
  .strictObject({
    kind: z.enum(COOKING_KINDS).meta({ description: 'The slots it can fill.' }),
    grams: grams.meta({ description: 'Grams a serving.' }),
    by: z.enum(WRITTEN_BY).exactOptional().meta({ description: 'How its amount is written; by weight where absent.' }),
    grammaticalNumber: grammaticalNumber
      .exactOptional()
      .meta({ description: 'The number that a weight of it is named in: "tofu", but "chickpeas".' }),
    cut: z.enum(CUTS).exactOptional().meta({ description: 'What is done to it before cooking.' }),
    fry: minutes.exactOptional().meta({ description: 'Minutes in a pan over a medium heat.' }),
    roast: minutes.exactOptional().meta({ description: 'Minutes in the oven at 200 °C.' }),
    simmer: minutes.exactOptional().meta({ description: 'Minutes in liquid at a simmer.' }),
    stew: minutes.exactOptional().meta({
      description: 'Minutes at a simmer as a cut for stewing, for meat that is named by its animal alone.',
    }),
  })
  .meta({ description: 'How composed dishes use it. Inherited from the nearest wider kind that has it.' });

const boughtAsSchema = z
  .strictObject({
    for: z
      .array(z.enum(TREATMENTS))
      .min(1)
      .exactOptional()
      .meta({ description: 'What the dish does to it; any other dish where absent.' }),
    en: z.string().min(1),
    es: z.string().min(1),
    fr: z.string().min(1),
  })
  .meta({ description: 'The cut or kind that suits.' });

const wordingSchema = z
  .strictObject({
    calledAs: id.exactOptional().meta({ description: 'The ingredient whose name it goes by in steps and titles.' }),
    calledAsInTitles: id.exactOptional().meta({ description: 'The ingredient whose name it goes by in titles.' }),
    shortName: inLanguages(name).exactOptional().meta({ description: 'A shorter name for steps and titles.' }),
    inSteps: inLanguages(name).exactOptional().meta({ description: 'A shorter name for steps alone.' }),
    shortNumber: grammaticalNumber
      .exactOptional()
      .meta({ description: 'The number in which it names what is called as it.' }),
    titleNumber: inLanguages(grammaticalNumber)
      .exactOptional()
      .meta({ description: 'The number that titles name it in.' }),
    uncountedIn: z
      .array(z.enum(TEXT_LANGUAGES))
      .min(1)
      .exactOptional()
      .meta({ description: 'Languages that name it in the singular where others count it.' }),
    boughtAs: z.array(boughtAsSchema).min(1).exactOptional().meta({
      description: 'What a list says of it, where its name leaves its cut or kind open; the first that suits.',
    }),
  })
  .meta({ description: 'How composed recipes name it, where that is not by its own name.' });

/** An entry of the data files, as it is written; its id is its key. */
const entrySchema = z
  .strictObject({
    name: nameSchema,
    also: alsoSchema.exactOptional(),
    gender: inLanguages(z.enum(GENDERS), GENDERED).exactOptional().meta({
      description: 'The gender of its name where the ending does not tell: Spanish -a is feminine, all else masculine.',
    }),
    number: inLanguages(grammaticalNumber, GENDERED)
      .exactOptional()
      .meta({ description: 'The number of its name where the ending does not tell: an s makes a plural.' }),
    emoji: z.string().min(1).exactOptional(),
    icon: id.exactOptional().meta({
      description:
        'The name of its icon, in Fluent Emoji Flat or in packages/illustrations/src/icons; else that of its emoji, else that of its nearest wider kind.',
    }),
    kindOf: ids
      .exactOptional()
      .meta({ description: 'Wider kinds it belongs to: a cherry tomato is a kind of tomato.' }),
    madeFrom: z.array(id).min(1).exactOptional().meta({
      description: 'Foods that it is made from and tastes of: who leaves out garlic leaves out garlic oil.',
    }),
    mayBeMadeFrom: z.array(id).min(1).exactOptional().meta({
      description: 'Foods that depend on the maker: who leaves out onion is told to look at the packet of stock.',
    }),
    madeWithout: z.array(id).min(1).exactOptional().meta({
      description: 'Foods that a wider kind is or may be made from, and this one is not: soy sauce has no onion.',
    }),
    notFrom: z
      .array(z.enum(GROUPS))
      .min(1)
      .exactOptional()
      .meta({ description: 'Groups with whose ingredients a compound names something else: almond milk is no milk.' }),
    origin: z.array(z.enum(ORIGINS)).min(1).meta({ description: 'What it is made from; decides the diets.' }),
    allergens: allergens.exactOptional().meta({ description: 'Allergens it always contains; none is inherited.' }),
    mayContain: allergens.exactOptional().meta({ description: 'Allergens that depend on the maker.' }),
    without: allergens
      .exactOptional()
      .meta({ description: 'Allergens of a wider kind that this one does not contain.' }),
    suitability: z
      .partialRecord(z.enum(INGREDIENT_RULES), z.enum(SUITABILITIES))
      .exactOptional()
      .meta({ description: 'What halal, kosher and age rules say of it and its narrower kinds.' }),
    per100g: nutrientsSchema.exactOptional(),
    source: z
      .string()
      .regex(
        /^(USDA (NDB )?\d+|CIQUAL \d+|EU 1169\/2011)$/,
        'a source is USDA, USDA NDB or CIQUAL and a number, or EU 1169/2011',
      )
      .exactOptional()
      .meta({ description: 'The table that per100g is from: "USDA 169655", "USDA NDB 11124", "CIQUAL 20047".' }),
    nutritionFrom: z.record(id, grams).exactOptional().meta({
      description: 'In place of per100g: 100 g has the nutrients of so many grams of these; the rest is water.',
    }),
    abv: z.number().positive().max(100).exactOptional().meta({ description: 'Alcohol by volume in percent.' }),
    salt: amount
      .max(100)
      .exactOptional()
      .meta({ description: 'Grams of salt in 100 g, where it seasons what it is in; inherited by narrower kinds.' }),
    edible: z
      .number()
      .positive()
      .lt(1)
      .exactOptional()
      .meta({ description: 'Share that is eaten of what is weighed: of mussels in their shells.' }),
    density: grams.exactOptional().meta({ description: 'Grams per millilitre.' }),
    weighs: z
      .partialRecord(z.enum(COUNT_UNITS), grams)
      .exactOptional()
      .meta({ description: 'Grams of one piece, clove, slice, bunch, drained tin, …' }),
    soldIn: z
      .literal('tin')
      .exactOptional()
      .meta({ description: 'The unit in which composed dishes state its amount, because it is sold in it.' }),
    staple: z
      .literal(true)
      .exactOptional()
      .meta({ description: 'Assumed to be at hand everywhere: salt, water, oil.' }),
    fodmapFrom: z.number().positive().exactOptional().meta({
      description: 'Grams a serving from which it is not known to be low in FODMAPs, rather too few than too many.',
    }),
    roles: z.array(z.enum(ROLES)).meta({ description: 'The parts it can play in a dish or a drink.' }),
    isDish: z.literal(true).exactOptional().meta({ description: 'It is also a dish, which people ask for by name.' }),
    cooking: z
      .union([cookingSchema, z.literal('none')])
      .exactOptional()
      .meta({ description: 'How composed dishes use it; "none" where its wider kind is used and this is not.' }),
    interchangeable: ids
      .exactOptional()
      .meta({ description: 'Groups whose members, narrower kinds included, are close matches of each other.' }),
    usedAs: ids.exactOptional().meta({ description: 'What it can be used as in a composed dish: a cube as stock.' }),
    wording: wordingSchema.exactOptional(),
    drawnAs: z
      .array(z.enum(INGREDIENT_PARTS))
      .min(1)
      .exactOptional()
      .meta({ description: 'The parts of an illustration that show it; not inherited.' }),
    swaps: z
      .array(swapSchema)
      .min(1)
      .exactOptional()
      .meta({ description: 'Substitutes; those of its wider kinds are inherited.' }),
  })
  .refine(({ per100g, source, nutritionFrom }) => {
    const isCited = per100g !== undefined && source !== undefined;
    return nutritionFrom === undefined ? isCited : per100g === undefined && source === undefined;
  }, 'an entry has either per100g with its source, or nutritionFrom');

/** The entries of one file, by id. */
export const fileSchema = z.record(id, entrySchema);

/** An entry with its id and the file it is written in, relative to the data folder: "fruit/berries.yaml". */
export type IngredientEntry = z.infer<typeof entrySchema> & { id: string; group: Group; file: string };

/** The JSON Schema of a data file, for editors: the text of `ingredients/schema.json`. */
export function jsonSchemaText(): string {
  const schema = { title: 'Ingredients of Larder', ...z.toJSONSchema(fileSchema, { io: 'input' }) };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
