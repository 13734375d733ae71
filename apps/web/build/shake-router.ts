import type { Plugin } from 'vite';

const ROUTER = /node_modules\/react-router\/dist\/production\//;
const CREATION = /= (\w+(?:\$\d)?\.(?:forwardRef|createContext|memo)\()/g;
const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm;

/**
 * Lets the bundler drop the components of React Router that are not used (forms, prefetching, scroll restoration) with
 * all that they import: declares their creation as pure and removes the names that only developer tools read.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({
        code: code.replace(DISPLAY_NAME, '').replace(CREATION, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
