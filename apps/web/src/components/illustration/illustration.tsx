import '../../styles/illustration.css';
import type { Illustration as IllustrationData } from '@larder/contract/dish/illustration';
import { seededChoices } from './arrangement.ts';
import { Dish } from './dish.tsx';
import { Drink } from './drink.tsx';

const TINTS = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `var(--tint-${number})`) as [string, ...string[]];

type IllustrationProps = {
  /** The recipe's id: decides what the data leaves open, so that a recipe always looks the same. */
  id: string;
  illustration: IllustrationData;
  className?: string;
};

/** The drawing of a recipe that has no picture. Decorative: the title beside it says what it shows. */
export function Illustration({ id, illustration, className }: IllustrationProps) {
  const choices = seededChoices(id);
  return (
    <svg aria-hidden="true" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" className={className}>
      <rect width="400" height="300" fill={choices.pick(TINTS)} />
      <path d="M-30 0h90l130 300h-90ZM90 0h90l130 300h-90Z" fill="var(--art-pane)" />
      {illustration.kind === 'drink' ? <Drink {...illustration} /> : <Dish {...illustration} choices={choices} />}
    </svg>
  );
}
