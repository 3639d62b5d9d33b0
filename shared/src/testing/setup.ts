import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './console-guard.ts';
import './jsdom-polyfills.ts';

// Waits up to a minute, because a busy machine is slow. A test continues as soon as the element appears.
configure({ asyncUtilTimeout: 60_000 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
