import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './console-guard.ts';
import './jsdom-polyfills.ts';

// Waits up to 5 seconds, which is enough on a busy machine. A test continues as soon as the element appears.
configure({ asyncUtilTimeout: 5_000 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
