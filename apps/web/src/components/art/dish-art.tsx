import '../../styles/art.css';
import type { Category, SubcategoryFilter } from '@larder/contract/category';
import type { DietType } from '@larder/contract/diet';
import { BASES } from './bases.tsx';
import { GLASSES } from './glasses.tsx';
import { type Ingredients, knownIds, madeOf } from './of-ingredients.ts';
import { PARTS } from './parts.tsx';
import {
  DRINK_SCENES,
  drinkFor,
  fillFor,
  fitFor,
  type GlassScene,
  type Hinted,
  MEAL_SCENES,
  type PlateScene,
} from './scenes.ts';
import { type Seeded, scatter, seededBy } from './seeded.ts';
import { VESSELS } from './vessels.tsx';

const TINTS = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `var(--tint-${number})`) as [string, ...string[]];
const RIMS = ['var(--art-rim)', 'var(--art-leaf)', 'var(--art-tomato)', 'var(--art-plum)', 'var(--art-yolk)'] as const;

const PART_SCALE = 1.3;

export type DishArtProps = {
  id: string;
  category: Category;
  subcategory: SubcategoryFilter;
  /** Whoever eats no meat is shown none. */
  dietType?: DietType | undefined;
  /** What is in it: where they are known, nothing else lies on the dish. */
  ingredients?: Ingredients | undefined;
  className?: string;
};

/**
 * A stand-in picture for a recipe without one: its kind of dish and what is in it, laid out after its id, the same every
 * time.
 */
export function DishArt({
  id,
  category,
  subcategory,
  dietType = 'Unknown',
  ingredients = [],
  className,
}: DishArtProps) {
  const seeded = seededBy(id);
  const told: Told = { id, known: knownIds(ingredients) };
  return (
    <svg aria-hidden="true" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" className={className}>
      <rect width="400" height="300" fill={seeded.pick(TINTS)} />
      <path d="M-30 0h90l130 300h-90ZM90 0h90l130 300h-90Z" fill="var(--art-pane)" />
      {category === 'Drinks' ? (
        <Drink scene={sceneFor(told, DRINK_SCENES, drinkKind(subcategory), seeded)} told={told} seeded={seeded} />
      ) : (
        <Meal
          scene={fitted(told, sceneFor(told, MEAL_SCENES, mealKind(subcategory), seeded), dietType)}
          told={told}
          seeded={seeded}
        />
      )}
    </svg>
  );
}

/** The scene as this dish is: by what is in it, or where that is not known, by its diet. */
function fitted({ id, known }: Told, scene: PlateScene, dietType: DietType): PlateScene {
  if (known.length === 0) return fitFor(dietType, scene);
  return { ...scene, ...madeOf(known, scene, scene.hints.test(id)) };
}

function Meal({ scene, told, seeded }: { scene: PlateScene; told: Told; seeded: Seeded }) {
  const { vessel, base, fills, parts, reach } = scene;
  const fill = [told.id, told.known.join(' ')].map(fillFor).find((colour) => colour && fills.includes(colour));
  const Vessel = VESSELS[vessel];
  const Base = BASES[base];
  return (
    <g transform={`translate(200 146) rotate(${Math.round(seeded.between(-14, 14))}) scale(1.08)`}>
      <Cloth colour={seeded.pick(RIMS)} side={seeded.pick([-1, 1])} />
      <Vessel rim={seeded.pick(RIMS)}>
        <Base fill={fill ?? seeded.pick(fills)} />
        {scatter(parts.length, reach, seeded).map((spot, index) => {
          const part = parts[index];
          return (
            part && (
              <g
                key={`${part}${spot.x}`}
                transform={`translate(${spot.x} ${spot.y}) rotate(${spot.turn}) scale(${PART_SCALE})`}
              >
                {PARTS[part]}
              </g>
            )
          );
        })}
      </Vessel>
    </g>
  );
}

/** A striped cloth that looks out from under the dish. */
function Cloth({ colour, side }: { colour: string; side: number }) {
  return (
    <g transform={`rotate(${side * 24}) translate(${side * 96} 6)`}>
      <rect x="-62" y="-150" width="124" height="310" fill="var(--art-cream)" opacity=".9" />
      <path d="M-46-150v310M46-150v310" stroke={colour} strokeWidth="7" opacity=".8" />
      <path d="M-34-150v310M34-150v310" stroke={colour} strokeWidth="2" opacity=".8" />
    </g>
  );
}

function Drink({ scene, told, seeded }: { scene: GlassScene; told: Told; seeded: Seeded }) {
  const { glass, drinks } = scene;
  const Glass = GLASSES[glass];
  const [low, high] = drinkFor(told.id) ?? drinkFor(told.known.join(' ')) ?? seeded.pick(drinks);
  return (
    <>
      <path d="M0 238h400v62H0Z" fill="var(--art-table)" />
      <g transform="translate(200 274) scale(1.12)">
        <Glass low={low} high={high} />
      </g>
    </>
  );
}

/** What speaks for a scene and for colours: the recipe's id, and the ids of the ingredients that are known. */
type Told = { id: string; known: readonly string[] };

type Scenes<T> = Record<string, readonly [T, ...T[]]>;

/**
 * The scene that the words of the id speak for, else one of the kind: that which the ingredients speak for, or any that
 * needs nothing to speak for it.
 */
function sceneFor<T extends Hinted>({ id, known }: Told, scenes: Scenes<T>, kind: string, seeded: Seeded): T {
  const ofKind = (scenes[kind] ?? Object.values(scenes)[0]) as readonly [T, ...T[]];
  const named = [...ofKind, ...Object.values(scenes).flat()].find(({ hints }) => hints.test(id));
  if (named) return named;
  const inARow = known.join(' ');
  const told = ofKind.find(({ madeWith }) => madeWith instanceof RegExp && madeWith.test(inARow));
  const [first, ...others] = ofKind.filter(({ madeWith }) => !madeWith || known.length === 0);
  return told ?? seeded.pick(first ? [first, ...others] : ofKind);
}

function mealKind(subcategory: SubcategoryFilter): keyof typeof MEAL_SCENES {
  return subcategory in MEAL_SCENES ? (subcategory as keyof typeof MEAL_SCENES) : 'Dinner';
}

function drinkKind(subcategory: SubcategoryFilter): keyof typeof DRINK_SCENES {
  return subcategory === 'Alcoholic' ? 'Alcoholic' : 'Non-alcoholic';
}
