import { createHostConfig, provideToRemotes } from '@rangmala/kit/webpack-config.ts';
import host from './host.ts';

export default createHostConfig(import.meta.dirname, {
  name: host.name,
  entry: {
    main: './src/main.tsx',
    // Adds fonts and icons to the browser bundle. Only the server uses their URLs, so no page loads the script of this
    // entry. Without `library`, webpack would remove the fonts and icons.
    files: { import: '@rangmala/shared/theme/files', library: { type: 'var', name: 'files' } },
  },
  shared: provideToRemotes(),
});
