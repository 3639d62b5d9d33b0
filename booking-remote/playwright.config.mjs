export { default } from '@rangmala/kit/playwright-config.mjs';
