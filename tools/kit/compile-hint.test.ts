import webpack from 'webpack';
import { COMPILE_HINT } from './compile-hint.ts';

const { matchObject } = webpack.ModuleFilenameHelpers;
const isIncluded = (file: string) => matchObject(COMPILE_HINT.options as { include: RegExp }, file);

test('marks the scripts of an initial page load, of the shell and of remotes, and no other chunk', () => {
  const files = ['vendor.js', 'main.js', 'remoteEntry.js', 'CategoryPage.js', 'HomePage-HomePage-tsx.js'];
  expect(files.filter((file) => !isIncluded(file))).toEqual([]);
  expect(['endpoints.js', 'design-editor.js', 'HomePage.js.map'].filter(isIncluded)).toEqual([]);
});
