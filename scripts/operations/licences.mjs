// npm run licences: lists the licences of the packages that ship, and fails on one that is not allowed.
import { install, run } from '../prepare.mjs';

run(install(), ['scripts/licences/list.ts']);
