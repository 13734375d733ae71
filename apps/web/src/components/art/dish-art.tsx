import '../../styles/art.css';
import type { Category, SubcategoryFilter } from '@larder/contract/category';
import type { DietType } from '@larder/contract/diet';
import { BASES } from './bases.tsx';
import { GLASSES } from './glasses.tsx';
import { PARTS } from './parts.tsx';
import { DRINK_SCENES, drinkFor, fillFor, fitFor, type GlassScene, MEAL_SCENES, type PlateScene } from './scenes.ts';
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
  className?: string;
};

/** A stand-in picture for a recipe without one: its kind of dish, laid out after its id, the same every time. */
export function DishArt({ id, category, subcategory, dietType = 'Unknown', className }: DishArtProps) {
  const seeded = seededBy(id);
  return (
    <svg aria-hidden="true" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" className={className}>
      <rect width="400" height="300" fill={seeded.pick(TINTS)} />
      <path d="M-30 0h90l130 300h-90ZM90 0h90l130 300h-90Z" fill="var(--art-pane)" />
      {category === 'Drinks' ? (
        <Drink scene={sceneFor(id, DRINK_SCENES, drinkKind(subcategory), seeded)} id={id} seeded={seeded} />
      ) : (
        <Meal
          scene={fitFor(dietType, sceneFor(id, MEAL_SCENES, mealKind(subcategory), seeded))}
          id={id}
          seeded={seeded}
        />
      )}
    </svg>
  );
}

function Meal({ scene, id, seeded }: { scene: PlateScene; id: string; seeded: Seeded }) {
  const { vessel, base, fills, parts, reach } = scene;
  const told = fillFor(id);
  const Vessel = VESSELS[vessel];
  const Base = BASES[base];
  return (
    <g transform={`translate(200 146) rotate(${Math.round(seeded.between(-14, 14))}) scale(1.08)`}>
      <Cloth colour={seeded.pick(RIMS)} side={seeded.pick([-1, 1])} />
      <Vessel rim={seeded.pick(RIMS)}>
        <Base fill={told && fills.includes(told) ? told : seeded.pick(fills)} />
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

function Drink({ scene, id, seeded }: { scene: GlassScene; id: string; seeded: Seeded }) {
  const { glass, drinks } = scene;
  const Glass = GLASSES[glass];
  const [low, high] = drinkFor(id) ?? seeded.pick(drinks);
  return (
    <>
      <path d="M0 238h400v62H0Z" fill="var(--art-table)" />
      <g transform="translate(200 274) scale(1.12)">
        <Glass low={low} high={high} />
      </g>
    </>
  );
}

type Scenes<T> = Record<string, readonly [T, ...T[]]>;

/** The scene that the words of the id speak for, else one of the kind. */
function sceneFor<T extends { hints: RegExp }>(id: string, scenes: Scenes<T>, kind: string, seeded: Seeded): T {
  const ofKind = scenes[kind] ?? Object.values(scenes)[0];
  const told = [...(ofKind ?? []), ...Object.values(scenes).flat()].find(({ hints }) => hints.test(id));
  return told ?? seeded.pick(ofKind as readonly [T, ...T[]]);
}

function mealKind(subcategory: SubcategoryFilter): keyof typeof MEAL_SCENES {
  return subcategory in MEAL_SCENES ? (subcategory as keyof typeof MEAL_SCENES) : 'Dinner';
}

function drinkKind(subcategory: SubcategoryFilter): keyof typeof DRINK_SCENES {
  return subcategory === 'Alcoholic' ? 'Alcoholic' : 'Non-alcoholic';
}
