import { createElement, type SVGProps } from 'react';

type IconNode = [tag: string, attributes: Record<string, string>][];

/**
 * In the build in place of Lucide's `createLucideIcon`: an icon that takes what an `svg` element takes. Icons here need none of
 * its options, and their code would be part of the first load.
 */
export function plainIcon(data: { node: IconNode } | string, drawn: IconNode = []) {
  const node = typeof data === 'string' ? drawn : data.node;
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
