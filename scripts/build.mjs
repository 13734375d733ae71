// npm run build: installs and builds without starting; a later start has nothing left to build.
import { build, install } from './prepare.mjs';

build(install());
