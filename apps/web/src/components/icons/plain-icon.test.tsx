import { render } from '@testing-library/react';
import { createLucideIcon, type IconNode } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { plainIcon } from './plain-icon.ts';

const DROP: [string, Record<string, string>][] = [
  ['path', { d: 'M12 3c4 5 6 8 6 11', key: 'right' }],
  ['circle', { cx: '12', cy: '15', r: '6', key: 'round' }],
];
const Lucide = createLucideIcon('Drop', DROP as IconNode);

/** The element of an icon, without the classes that Lucide adds. */
function drawn(icon: ReactNode): SVGSVGElement | null {
  const svg = render(icon).container.querySelector('svg');
  svg?.classList.remove('lucide', 'lucide-drop');
  return svg;
}

test.each([
  ['a name and its drawing', plainIcon('Drop', DROP)],
  ['data', plainIcon({ node: DROP })],
])('an icon made of %s is drawn like that of Lucide', (_of, Plain) => {
  const svg = drawn(<Plain className="size-5" />);
  expect(svg?.isEqualNode(drawn(<Lucide className="size-5" />))).toBe(true);
});
