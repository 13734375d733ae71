import type { DrinkIllustration } from '@larder/contract/dish/illustration';
import { GLASSES } from './glasses.tsx';

/** A drink on a table, seen from the side. */
export function Drink({ glass, colours: [low, high], ice, garnish }: DrinkIllustration) {
  const Glass = GLASSES[glass];
  return (
    <>
      <path d="M0 238h400v62H0Z" fill="var(--art-table)" />
      <g transform="translate(200 274) scale(1.12)">
        <Glass low={`var(--art-${low})`} high={`var(--art-${high})`} ice={ice} garnish={garnish} />
      </g>
    </>
  );
}
