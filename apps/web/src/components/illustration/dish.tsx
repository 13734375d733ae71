import type { DishIllustration } from '@larder/contract/dish/illustration';
import { type SeededChoices, spotsOnDisc } from './arrangement.ts';
import { Base } from './base.tsx';
import { Part } from './part.tsx';
import { VESSELS } from './vessels.tsx';

const RIMS = ['var(--art-rim)', 'var(--art-leaf)', 'var(--art-tomato)', 'var(--art-plum)', 'var(--art-yolk)'] as const;
const PART_SCALE = 1.3;
/** A baking dish is longer than it is broad. */
const STRETCH = 1.35;

/** A dish seen from above. */
export function Dish({ vessel, base, colour, parts, reach, choices }: DishIllustration & { choices: SeededChoices }) {
  const Vessel = VESSELS[vessel];
  const fill = `var(--art-${colour})`;
  const isLong = vessel === 'baking-dish';
  return (
    <g transform={`translate(200 146) rotate(${Math.round(choices.between(-14, 14))}) scale(${isLong ? 1 : 1.08})`}>
      <Cloth colour={choices.pick(RIMS)} side={choices.pick([-1, 1])} />
      <Vessel rim={choices.pick(RIMS)}>
        <Base base={base} fill={fill} />
        {spotsOnDisc(parts.length, reach, choices).map(({ x, y, turn }, index) => {
          const part = parts[index];
          const at = `translate(${isLong ? x * STRETCH : x} ${isLong ? y / STRETCH : y}) rotate(${turn})`;
          return (
            part && (
              <g key={`${part} ${at}`} transform={`${at} scale(${PART_SCALE})`}>
                <Part part={part} fill={fill} />
              </g>
            )
          );
        })}
      </Vessel>
    </g>
  );
}

/** A striped cloth, partly below the dish. */
function Cloth({ colour, side }: { colour: string; side: number }) {
  return (
    <g transform={`rotate(${side * 24}) translate(${side * 96} 6)`}>
      <rect x="-62" y="-150" width="124" height="310" fill="var(--art-cream)" opacity=".9" />
      <path d="M-46-150v310M46-150v310" stroke={colour} strokeWidth="7" opacity=".8" />
      <path d="M-34-150v310M34-150v310" stroke={colour} strokeWidth="2" opacity=".8" />
    </g>
  );
}
