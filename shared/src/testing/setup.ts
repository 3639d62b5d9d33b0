import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './console-guard.ts';
import './jsdom-polyfills.ts';

// What a page shows soon is waited for on a busy machine, too; a test ends as soon as it is there.
configure({ asyncUtilTimeout: 5_000 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
