export { words } from '../en/index.ts';
