import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './console-guard.ts';
import './jsdom-polyfills.ts';

// Long enough for a busy machine. A test continues as soon as the element appears.
configure({ asyncUtilTimeout: 5_000 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
